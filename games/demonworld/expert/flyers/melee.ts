import { d20, mayTakeBack, type RuleId, roll, type Seat } from '@hexarium/kernel'
import { LARGE } from '../../content/armies/cards.ts'
import { isDoomed, isHere, isPresent, sideOf } from '../../elements.ts'
import { act, ask, decision, each, loop, procedure, repeat, tell } from '../../events.ts'
import { inAir } from '../../rules/flyers/heights.ts'
import { settingDown } from '../../rules/large/setting-down.ts'
import { momentaryInitiative } from '../../rules/melee/strike.ts'
import { LOSS_TEST, mustTest, passes, startRout } from '../../rules/morale/tests.ts'
import { fall } from '../../rules/shooting/casualties.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../../state.ts'
import {
  airBase,
  airTargets,
  BLOW,
  type Blow,
  blowsOf,
  cannotBackInAir,
  cannotStrikeFlyer,
  isSameBlow,
} from './blows.ts'

/** A blow with its target. */
type Declared = Blow & { target: Element }

/** Blows at flyers: `blow` is the one being aimed, `used` those struck or let be, `declared` those that wait to be struck. */
type Fray = { side: Seat; step: number; blow: Blow | null; used: Blow[]; declared: Declared[]; foes: Unit[] }

/** Quicker than anybody; negative, slower than anybody. */
const BEYOND = 99

/** DW-XXIII.8, DW-XXIII.13: who strikes at somebody in the air in this step of initiative. */
export const airStrikes = decision({
  name: 'airStrikes',
  rule: ['DW-XXIII.8', 'DW-XXIII.13'],
  ends: ['everyone', 'done'],
  seat: (_g, here: Fray) => here.side,
  offer(g, here, can) {
    const ready = blowsNow(g, here)
    if (ready.length > 0) can.everyone()
    for (const blow of ready) can.blow(blow)
    can.done()
  },
  take: {
    everyone(g, here) {
      for (const blow of blowsNow(g, here)) here.declared.push({ ...blow, target: easiest(g, blow) })
    },
    blow(_g, here, blow) {
      here.blow = blow
    },
    done() {},
  },
  cannot: {
    blow: (g, here, blow): RuleId | undefined =>
      blowsNow(g, here).some(other => isSameBlow(other, blow)) ? undefined : 'DW-XXIII.13',
  },
  parts: { blow: BLOW },
  default: (g, here) => [blowsNow(g, here).length > 0 ? 'everyone' : 'done'],
})

/** DW-XXIII.13: whom it strikes. */
export const airTarget = decision({
  name: 'airTarget',
  rule: ['DW-XXIII.8', 'DW-XXIII.13'],
  seat: (_g, here: Fray) => here.side,
  about: (_g, here) => ({ element: aimed(here).striker }),
  offer(g, here, can) {
    for (const target of targetsOf(g, aimed(here))) can.target(target)
  },
  take: {
    target(_g, here, target) {
      here.declared.push({ ...aimed(here), target })
    },
  },
  cannot: {
    target(g, here, target) {
      const { striker, attack } = aimed(here)
      return cannotStrikeFlyer(g, striker, attack, target)
    },
  },
  points: { target: 'element' },
})

/** DW-XXIII.13, DW-VI.11: in the air support counts as on the ground. */
export const airSupport = decision({
  name: 'airSupport',
  rule: ['DW-XXIII.13', 'DW-VI.11'],
  seat: (_g, here: Fray) => here.side,
  about: (_g, here) => ({ element: aimed(here).striker }),
  offer(g, here, can) {
    for (const supporter of backers(g, here)) can.supporter(supporter)
    can.ready()
  },
  take: {
    supporter(g, here, supporter) {
      g.backs[supporter] = aimed(here).striker
    },
    ready(_g, here) {
      here.blow = null
    },
  },
  cannot: { supporter: (g, here, supporter) => (backers(g, here).includes(supporter) ? undefined : 'DW-VI.11') },
  points: { supporter: 'element' },
  default: () => ['ready'],
})

/** DW-XXIII.8, DW-XXIII.13: the melees with flyers, before those on the ground; nobody is bound by them. */
export const airMelee = procedure<Fray>(
  'airMelee',
  'DW-XXIII.13',
  act(beginFray),
  loop(
    nextStep,
    each(
      'side',
      () => [0, 1],
      act(open),
      repeat(hasBlows, ask(airStrikes), ask(airTarget), loop(mayBeBacked, ask(airSupport)), act(forget)),
    ),
    act(strikeAll),
    settingDown,
  ),
  act(testFlyers),
)

/** A melee with flyers before its first blow. */
export function frayOf(): Fray {
  return { side: 0, step: BEYOND, blow: null, used: [], declared: [], foes: [] }
}

function beginFray(_g: Demonworld, here: Fray): void {
  Object.assign(here, frayOf())
}

function open(_g: Demonworld, here: Fray): void {
  here.blow = null
}

/** The blow a question about its target or its support is about. */
export function aimed({ blow }: Fray): Blow {
  if (blow === null) throw new Error('No blow is being aimed.')
  return blow
}

function targetsOf(g: Demonworld, { striker, attack }: Blow): Element[] {
  return airTargets(g, striker, attack)
}

/** The blows somebody could still strike at a flyer, of both sides. */
function allBlows(g: Demonworld, here: Fray): Blow[] {
  const found: Blow[] = []
  for (let element = 0; element < g.at.length; element++) {
    if (!isHere(g, element) || g.struck[element] || isDoomed(g, element) || g.backs[element] !== NONE) continue
    for (let attack = 0; attack < blowsOf(g, element); attack++) {
      const blow = { striker: element, attack }
      if (!here.used.some(other => isSameBlow(other, blow)) && targetsOf(g, blow).length > 0) found.push(blow)
    }
  }
  return found
}

/** DW-VI.8: in descending initiative. */
function nextStep(g: Demonworld, here: Fray): boolean {
  let next = -BEYOND
  for (const { striker } of allBlows(g, here)) {
    const initiative = momentaryInitiative(g, striker)
    if (initiative < here.step && initiative > next) next = initiative
  }
  here.step = next
  here.declared = []
  return next !== -BEYOND
}

function blowsNow(g: Demonworld, here: Fray): Blow[] {
  return allBlows(g, here).filter(blow => {
    if (sideOf(g, blow.striker) !== here.side || momentaryInitiative(g, blow.striker) !== here.step) return false
    return !here.declared.some(other => isSameBlow(other, blow))
  })
}

function hasBlows(g: Demonworld, here: Fray): boolean {
  return blowsNow(g, here).length > 0 || mayTakeBack(g, here.side, airTarget, airSupport)
}

function forget(_g: Demonworld, here: Fray): void {
  here.blow = null
}

function mayBeBacked(g: Demonworld, here: Fray): boolean {
  return here.blow !== null && backers(g, here).length > 0
}

/** DW-VI.11: those who could strike the target themselves, are quick enough and have neither struck nor declared. */
function backers(g: Demonworld, here: Fray): Element[] {
  const { striker, target } = here.declared.at(-1)!
  const found: Element[] = []
  for (let element = 0; element < g.at.length; element++) {
    if (g.altitude[element] === 0 || g.struck[element] || isDoomed(g, element) || g.backs[element] !== NONE) continue
    if (here.declared.some(blow => blow.striker === element)) continue
    if (cannotBackInAir(g, element, striker, target)) continue
    if (momentaryInitiative(g, element) >= here.step) found.push(element)
  }
  return found
}

/** The target with the best base number. */
function easiest(g: Demonworld, { striker, attack }: Blow): Element {
  let best = NONE
  let most = Number.NEGATIVE_INFINITY
  for (const target of airTargets(g, striker, attack)) {
    const { base } = airBase(g, striker, attack, target)
    if (base <= most) continue
    most = base
    best = target
  }
  return best
}

/** DW-VI.8: all blows of a step at the same time, then the fallen. */
function strikeAll(g: Demonworld, here: Fray): void {
  for (const blow of here.declared) strike(g, here, blow)
  here.declared = []
  for (let element = 0; element < g.at.length; element++) {
    if (isHere(g, element) && inAir(g, element) && isDoomed(g, element)) fall(g, element)
  }
}

function strike(g: Demonworld, here: Fray, { striker, attack, target }: Declared): void {
  here.used.push({ striker, attack })
  if (!LARGE[g.type[striker]]) g.struck[striker] = true
  const supports = spendBackers(g, striker)
  if (!isHere(g, target) || isDoomed(g, target)) {
    tell(g, 'wasted', striker, target)
    return
  }
  const { base } = airBase(g, striker, attack, target, supports)
  const die = roll(g, sideOf(g, striker), d20, 'low')
  const hit = die <= base
  tell(g, 'strikes', striker, target, supports, base, die, hit ? 1 : 0)
  if (!hit) return
  g.hits[target]++
  here.foes.push(g.unit[target], g.unit[striker])
  if (isDoomed(g, target)) g.slain[g.unit[striker]]++
}

/** DW-VI.11: who supports has struck. */
function spendBackers(g: Demonworld, striker: Element): number {
  let supports = 0
  for (let element = 0; element < g.backs.length; element++) {
    if (g.backs[element] !== striker) continue
    g.backs[element] = NONE
    g.struck[element] = true
    supports++
  }
  return supports
}

/** DW-XV.15: flying units with losses test against those who struck them; in the air they leave by the air. */
function testFlyers(g: Demonworld, here: Fray): void {
  if (!g.rules.morale) return
  for (let unit = 0; unit < g.card.length; unit++) {
    if (g.losses[unit] === 0 || !isPresent(g, unit) || !mustTest(g, unit)) continue
    const foes = [...new Set(here.foes.filter((_, i) => i % 2 === 1 && here.foes[i - 1] === unit))]
    if (foes.length === 0 || passes(g, { kind: LOSS_TEST, unit, foes })) continue
    startRout(g, unit)
  }
}
