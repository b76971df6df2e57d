import { d6, mayTakeBack, type RuleId, roll, type Seat, SPECTATOR } from '@hexarium/kernel'
import { ARTILLERY, cards, LARGE } from '../../content/armies/cards.ts'
import { HOLD_ORDER } from '../../content/tables.ts'
import {
  ground,
  hitPoints,
  isAllRouting,
  isPresent,
  isRouting,
  members,
  sideOf,
  stands,
  unitsOf,
} from '../../elements.ts'
import { act, ask, call, decision, each, procedure, repeat, tell, when } from '../../events.ts'
import { type Demonworld, NONE, SINGED, UNITS, type Unit } from '../../state.ts'
import { airMelee, breakingOff, expert, hewing } from '../expert.ts'
import { isInAir, someoneFlies } from '../flyers/heights.ts'
import { stirFighters } from '../magic/rest.ts'
import { flight } from '../morale/rout.ts'
import { flightOf, LOSS_TEST, mustTest, passes, startRout } from '../morale/tests.ts'
import { foeUnits, isFighting } from '../movement/contact.ts'
import { cannotAttack, isDaunted } from '../movement/move.ts'
import {
  CONTACT_PAIR,
  declareContact,
  endContact,
  type OptionalContact,
  optionalContacts,
  wasBeside,
} from '../movement/optional-contact.ts'
import { noteFormation } from '../movement/units.ts'
import { fightOf, strikes } from './fight.ts'
import { regrouping, regroupingOf } from './regroup.ts'
import { momentaryInitiative } from './strike.ts'

/**
 * The melee phase: which melee each unit is in, by its lowest unit, and who fought whom, pair by pair; `linked` and `met` are
 * the same as they were found, without those drawn in since. `turn` is what is done with which melee, `stage` and `root`.
 */
type Phase = {
  parts: number[]
  pairs: Unit[]
  linked: number[]
  met: Unit[]
  turn: number
  stage: number
  root: Unit
  side: Seat
  unit: Unit
  fled: Unit[]
  loser: Seat
  /** AMB2-06: by unit, the hits its first element had before its melee. */
  before: number[]
}

/** DW-XI.21: optional contacts: the one who could enter the other's field declares them. */
export const declareContacts = decision({
  name: 'declareContacts',
  rule: 'DW-XI.21',
  ends: ['done'],
  seat: (_g, here: Phase) => here.side,
  offer(g, here, can) {
    for (const pair of optional(g, here.side)) can.pair(pair)
    can.done()
  },
  take: {
    pair(g, _here, pair) {
      declareContact(g, pair)
    },
    done() {},
  },
  cannot: { pair: (g, here, pair) => cannotDeclarePair(g, here.side, pair) },
  parts: { pair: CONTACT_PAIR },
  points: { pair: ({ element }) => `element:${element}` },
  default: () => ['done'],
})

/** DW-XI.21: at the end of each melee phase, before regrouping, they may be declared ended. */
export const endContacts = decision({
  name: 'endContacts',
  rule: 'DW-XI.21',
  ends: ['done'],
  seat: (_g, here: Phase) => here.side,
  offer(g, here, can) {
    for (const pair of endable(g, here)) can.pair(pair)
    can.done()
  },
  take: {
    pair(g, _here, pair) {
      endContact(g, pair)
    },
    done() {},
  },
  cannot: { pair: (g, here, pair) => (isAmong(endable(g, here), pair) ? undefined : 'DW-XI.21') },
  parts: { pair: CONTACT_PAIR },
  points: { pair: ({ element }) => `element:${element}` },
  default: () => ['done'],
})

const mayDeclareContacts = (g: Demonworld, here: Phase) =>
  optional(g, here.side).length > 0 || mayTakeBack(g, here.side, declareContacts)
const mayEndContacts = (g: Demonworld, here: Phase) =>
  endable(g, here).length > 0 || mayTakeBack(g, here.side, endContacts)

/** DW-XV.15: loss tests of one side, then the rout moves of those that failed. */
const lossTests = procedure<Phase>(
  'lossTests',
  'DW-XV.15',
  each('unit', testers, act(testLosses)),
  each<Phase>('unit', (_g, here) => here.fled, call(flight, { with: flightOf })),
)

/** What is done with a melee in its turn: strikes, flyers breaking off, tests and rout moves, regrouping. */
const STRIKES = 1
const LEAVING = 2
const TESTS = 4
const REGROUPING = 8

/** DW-VIII.5: the melee phase: melee by melee all strike, flyers break off, then all test and flee, then all regroup. */
export const melees = procedure<Phase>(
  'melees',
  'DW-VI.5',
  act(beginMelees),
  each('side', () => [0, 1], repeat(mayDeclareContacts, ask(declareContacts))),
  when(hasStrongDoors, call(hewing, { with: () => ({ side: 0 }) })),
  when(someoneFlies, call(airMelee, { with: () => expert.frayOf() })),
  act(findMelees),
  each(
    'turn',
    turns,
    act(openTurn),
    when(strikesNow, call(strikes, { with: (_g, here: Phase) => fightOf(unitsIn(here)) }), act(drawIn)),
    when(flyersLeaveNow, call(breakingOff, { with: leavingOf })),
    when(
      testsNow,
      act(findLoser),
      when(
        g => g.rules.morale,
        each('side', (_g, here) => [here.loser, 1 - here.loser], call(lossTests, { with: testingOf })),
      ),
    ),
    when(
      regroupsNow,
      each('side', () => [0, 1], repeat(mayEndContacts, ask(endContacts))),
      call(regrouping, { with: (_g, here: Phase) => regroupingOf(unitsIn(here), 0, wounds(here)) }),
    ),
  ),
  act(endMelees),
)

/**
 * DW-VI.40, DW-XV.15: „am Ende der Nahkampfphase“ units test, those that fail flee, and after all of that everybody regroups; by
 * older rules one melee was over before the next began.
 */
function turns(g: Demonworld, here: Phase): number[] {
  const atOnce = STRIKES | LEAVING | TESTS | REGROUPING
  const stages = g.rules.beforeEleven ? [atOnce] : [STRIKES, LEAVING, TESTS, REGROUPING]
  return stages.flatMap(stage => roots(here).map(root => stage * UNITS + root))
}

function openTurn(g: Demonworld, here: Phase): void {
  here.root = here.turn % UNITS
  here.stage = Math.floor(here.turn / UNITS)
  if (!(here.stage & STRIKES)) return
  if (g.rules.beforeEleven) {
    here.parts = [...here.linked] // no melee knew who was drawn into another
    here.pairs = [...here.met]
  }
  for (const unit of unitsIn(here)) here.before[unit] = g.hits[g.head[unit]]
}

function strikesNow(_g: Demonworld, { stage }: Phase): boolean {
  return (stage & STRIKES) > 0
}

/** DW-XXIII.9: before all else that happens at the end of the phase. */
function flyersLeaveNow(g: Demonworld, { stage }: Phase): boolean {
  return g.rules.flyers && (stage & LEAVING) > 0
}

function testsNow(_g: Demonworld, { stage }: Phase): boolean {
  return (stage & TESTS) > 0
}

function regroupsNow(_g: Demonworld, { stage }: Phase): boolean {
  return (stage & REGROUPING) > 0
}

function testingOf(_g: Demonworld, { parts, pairs, root, side }: Phase): Phase {
  return { ...phaseOf(), parts: [...parts], pairs: [...pairs], root, side }
}

/** AMB2-06: the hits the first elements of the units of a melee had before it. */
function wounds(here: Phase): number[] {
  return unitsIn(here).map(unit => here.before[unit])
}

function leavingOf(_g: Demonworld, here: Phase): object {
  return { units: unitsIn(here), element: NONE }
}

/** DW-XXIV.3: only where a strong door or a gate is left. */
function hasStrongDoors(g: Demonworld): boolean {
  return g.rules.buildings && g.stability.some(left => left > 0)
}

function phaseOf(): Phase {
  const lists = { parts: [], pairs: [], linked: [], met: [], fled: [], before: [] }
  return { ...lists, turn: NONE, stage: 0, root: NONE, side: 0, unit: NONE, loser: 0 }
}

function beginMelees(g: Demonworld, here: Phase): void {
  g.losses.fill(0)
  g.slain.fill(0)
  g.struck.fill(false)
  for (let e = 0; e < g.shot.length; e++) if (g.shot[e] & SINGED) g.struck[e] = true // DW-XXII.6
  Object.assign(here, phaseOf())
}

/** Optional contacts a side could declare. */
function optional(g: Demonworld, side: Seat): OptionalContact[] {
  const found: OptionalContact[] = []
  if (ground(g).isBare) return found
  for (const unit of unitsOf(g, side)) {
    if (cannotDeclareContact(g, unit)) continue
    const contacts = optionalContacts(g, unit)
    // DW-XV.30: a charge test that was due and not passed is a condition, too
    const isOpen = (pair: OptionalContact) =>
      wasBeside(g, pair) && (g.rules.asBefore || !isDaunted(g, unit, g.unit[pair.other]))
    found.push(...contacts.filter(isOpen))
  }
  return found
}

/** DW-V.31: why a unit declares no contact: it must meet the conditions of an attack, or already fight. */
function cannotDeclareContact(g: Demonworld, unit: Unit): RuleId | undefined {
  if (isRouting(g, unit)) return 'DW-XV.61'
  if (!LARGE[g.card[unit]]) return cannotAttack(g, unit)
  return mayLargeDeclare(g, unit) ? undefined : 'DW-XVII.23'
}

/** DW-XI.21: why a contact is not declared. */
function cannotDeclarePair(g: Demonworld, side: Seat, pair: OptionalContact): RuleId | undefined {
  if (isAmong(optional(g, side), pair)) return undefined
  const [unit, foe] = [g.unit[pair.element], g.unit[pair.other]]
  if (unit === undefined || foe === undefined || g.owner[unit] !== side || !isPresent(g, unit)) return 'DW-XI.21'
  return cannotDeclareContact(g, unit) ?? (isDaunted(g, unit, foe) ? 'DW-XV.30' : 'DW-XI.21')
}

function isAmong(pairs: readonly OptionalContact[], { element, other }: OptionalContact): boolean {
  return pairs.some(pair => pair.element === element && pair.other === other)
}

/** DW-XI.21, DW-XVII.23: a large element needs no formation; with a Hold order it attacks nobody, and guns never do. */
function mayLargeDeclare(g: Demonworld, unit: Unit): boolean {
  return !ARTILLERY[g.card[unit]] && (g.order[unit] !== HOLD_ORDER || isFighting(g, unit))
}

/** The optional contacts of a side in a melee. */
function endable(g: Demonworld, here: Phase): OptionalContact[] {
  const found: OptionalContact[] = []
  for (let i = 0; i < g.declared.length; i += 2) {
    const [element, other] = [g.declared[i], g.declared[i + 1]]
    if (sideOf(g, element) === here.side && here.parts[g.unit[element]] === here.root) found.push({ element, other })
  }
  return found
}

/** DW-VI.5: units linked by contact are one melee; each is known by its lowest unit. */
function findMelees(g: Demonworld, here: Phase): void {
  const parts = g.card.map(() => NONE)
  const pairs: Unit[] = []
  for (let unit = 0; unit < parts.length; unit++) {
    if (!isPresent(g, unit)) continue
    for (const foe of foeUnits(g, unit)) {
      pairs.push(unit, foe)
      const [a, b] = [parts[unit] === NONE ? unit : parts[unit], parts[foe] === NONE ? foe : parts[foe]]
      const root = Math.min(a, b)
      for (let other = 0; other < parts.length; other++)
        if (parts[other] === a || parts[other] === b) parts[other] = root
      parts[unit] = parts[foe] = root
    }
  }
  here.parts = parts
  here.pairs = pairs
  here.linked = [...parts]
  here.met = [...pairs]
  here.before = g.card.map(() => 0)
  for (let unit = 0; unit < parts.length; unit++) if (parts[unit] !== NONE) noteFormation(g, unit)
  stirFighters(g)
}

function roots(here: Phase): Unit[] {
  return here.parts.flatMap((root, unit) => (root === unit ? [unit] : []))
}

function unitsIn(here: Phase): Unit[] {
  return here.parts.flatMap((root, unit) => (root === here.root ? [unit] : []))
}

/** DW-XIV.2, DW-XV.15: a unit of no melee that somebody who moved up has struck is in this one now, and tests with it. */
function drawIn(g: Demonworld, here: Phase): void {
  for (let unit = 0; unit < here.parts.length; unit++) {
    if (here.parts[unit] !== NONE || g.losses[unit] === 0 || !isPresent(g, unit)) continue
    for (const foe of foeUnits(g, unit)) {
      if (here.parts[foe] !== here.root) continue
      if (here.parts[unit] === NONE) {
        here.parts[unit] = here.root
        here.before[unit] = g.hits[g.head[unit]]
      }
      here.pairs.push(unit, foe, foe, unit)
    }
  }
}

/** DW-XV.15, AMB-18: more losses; then the lowest momentary initiative; then a die. */
function findLoser(g: Demonworld, here: Phase): void {
  const units = unitsIn(here)
  const lost = [0, 1].map(side => units.reduce((sum, unit) => sum + (g.owner[unit] === side ? g.losses[unit] : 0), 0))
  if (lost[0] !== lost[1]) {
    here.loser = lost[0] > lost[1] ? 0 : 1
    return
  }
  if (!g.rules.morale || lost[0] === 0) return
  const slowest = [0, 1].map(side =>
    Math.min(
      ...units.flatMap(unit => (g.owner[unit] === side ? members(g, unit).map(e => momentaryInitiative(g, e)) : [])),
    ),
  )
  here.loser = slowest[0] !== slowest[1] ? (slowest[0] < slowest[1] ? 0 : 1) : roll(g, SPECTATOR, d6) > 3 ? 1 : 0
}

/** DW-XV.15: units with losses whose opponents are not all destroyed or routing. */
function testers(g: Demonworld, here: Phase): Unit[] {
  return unitsIn(here).filter(unit => {
    if (g.owner[unit] !== here.side || g.losses[unit] === 0 || !isPresent(g, unit) || !mustTest(g, unit)) return false
    return opponents(here, unit).some(foe => isStillFought(g, foe))
  })
}

/** DW-XV.15: neither destroyed nor fled, by land or by air. */
function isStillFought(g: Demonworld, foe: Unit): boolean {
  return isPresent(g, foe) && !isAllRouting(g, foe) && !isInAir(g, foe)
}

function opponents(here: Phase, unit: Unit): Unit[] {
  return here.pairs.filter((_, i) => i % 2 === 1 && here.pairs[i - 1] === unit)
}

/** DW-XV.15: only those it is still in melee with are feared. */
function testLosses(g: Demonworld, here: Phase): void {
  const foes = opponents(here, here.unit).filter(foe => g.rules.beforeEight || isStillFought(g, foe))
  if (passes(g, { kind: LOSS_TEST, unit: here.unit, foes })) return
  startRout(g, here.unit)
  here.fled.push(here.unit)
}

/** DW-VI.43, DW-XIII.23, DW-XXVII.1: who is still in melee; markers go, wounds of regenerating elements close. */
function endMelees(g: Demonworld, here: Phase): void {
  for (let unit = 0; unit < g.card.length; unit++) {
    if (here.linked[unit] !== NONE) g.phases[unit]++
    if (here.linked[unit] !== NONE && g.skirmish[unit]) {
      g.skirmish[unit] = false
      tell(g, 'loosens', unit, 0)
    }
    const wasEngaged = here.linked[unit] !== NONE
    g.engaged[unit] = isPresent(g, unit) && isFighting(g, unit)
    if (!g.engaged[unit] || !wasEngaged) g.phases[unit] = 0
    g.formed[unit] = 0
    if (wasEngaged && !g.engaged[unit] && isPresent(g, unit)) tell(g, 'out', unit)
  }
  g.dived.fill(false) // DW-XXIII.14: only in the first phase
  for (let element = 0; element < g.hits.length; element++) {
    if (!cards[g.type[element]].regenerates || !stands(g, element) || g.hits[element] === 0) continue
    if (hitPoints(g, element) < 2 || g.hits[element] <= g.burns[element]) continue
    g.hits[element] = g.burns[element]
    tell(g, 'heals', element)
  }
}
