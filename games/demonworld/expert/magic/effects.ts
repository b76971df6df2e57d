import { d20, roll, type Seat } from '@hexarium/kernel'
import { fieldsOf } from '../../bases.ts'
import {
  FLAME_STRIKE,
  FLAMES,
  HEALED_HITS,
  HEALING,
  INCOMPATIBLE,
  NAMELESS_DREAD,
  spells,
  TERROR,
} from '../../content/expert/spells.ts'
import { TOO_STEEP } from '../../content/tables.ts'
import { ground, isDoomed, riderOf, seatOf, sideOf, stir } from '../../elements.ts'
import { act, call, each, procedure, tell, when } from '../../events.ts'
import { ignite, isCombustible } from '../../rules/flames/blaze.ts'
import { settingDown } from '../../rules/large/setting-down.ts'
import { flight } from '../../rules/morale/rout.ts'
import { flightOf, MISSILE_TEST, mustTest, passes, startRout } from '../../rules/morale/tests.ts'
import { fall } from '../../rules/shooting/casualties.ts'
import { type Demonworld, type Element, HERE, type Hex, NONE, type Unit } from '../../state.ts'
import { modelsOf } from './casting.ts'

/** What an announced spell consists of: wizard, spell, target, spell points in all; and one that works. */
export const ENTRY = 4

/** A test a spell causes, and whether the first morale value is raised for it. */
type Caused = { unit: Unit; isRaised: boolean }

/** Spells that work, entry by entry; the tests they cause, and the place of the one under way. */
type Effects = { works: number[]; tests: Caused[]; test: number; unit: Unit; fled: boolean }

/** The locals of what successful spells do. */
export function effectsOf(works: readonly number[]): Effects {
  return { works: [...works], tests: [], test: 0, unit: NONE, fled: false }
}

/** DW-XX.5: all successful spells take effect together; the tests they cause come at the end of the phase (DW-XX.1). */
export const effects = procedure<Effects>(
  'effects',
  'DW-XX.5',
  act(fightDuels),
  act(enchantAll),
  act(healAll),
  act(strikeFlames),
  settingDown,
  act(frighten),
  each('test', testsCaused, act(testSpellbound), when(hasFled, call(flight, { with: flightOf }))),
)

/** DW-XX.5, AMB2-33: of two spells at one target that cannot both hold, the duel decides. */
function fightDuels(g: Demonworld, here: Effects): void {
  here.works = withoutLosers(g, here.works)
}

export function withoutLosers(g: Demonworld, works: readonly number[], pairs = INCOMPATIBLE): number[] {
  const lost = new Set<number>()
  for (let a = 0; a < works.length; a += ENTRY) {
    for (let b = a + ENTRY; b < works.length; b += ENTRY) {
      if (lost.has(a) || lost.has(b) || works[a + 2] !== works[b + 2]) continue
      const clash = pairs.some(pair => pair.includes(works[a + 1]) && pair.includes(works[b + 1]))
      if (clash && works[a + 1] !== works[b + 1]) lost.add(duel(g, works, a, b))
    }
  }
  return works.filter((_, i) => !lost.has(i - (i % ENTRY)))
}

/** DW-XX.5: the die and all spell points spent; the higher sum stands. Returns the loser's place. */
function duel(g: Demonworld, works: readonly number[], a: number, b: number): number {
  let sums = [0, 0]
  while (sums[0] === sums[1])
    sums = [a, b].map(place => roll(g, sideOf(g, works[place]), d20, 'high') + works[place + 3])
  const [winner, loser] = sums[0] > sums[1] ? [a, b] : [b, a]
  tell(g, 'duel', works[winner], works[winner + 1], works[loser], works[loser + 1])
  return loser
}

/** Calls back for each spell of the wanted kind. */
function eachWork(
  works: readonly number[],
  wanted: (spell: number) => boolean,
  then: (target: number, wizard: Element) => void,
): void {
  for (let i = 0; i < works.length; i += ENTRY) if (wanted(works[i + 1])) then(works[i + 2], works[i])
}

/** DW-XX.6: lasting spells; once on a target they do not add up with themselves. */
function enchantAll(g: Demonworld, here: Effects): void {
  for (let i = 0; i < here.works.length; i += ENTRY) {
    const [, spell, unit] = here.works.slice(i, i + ENTRY)
    if (spells[spell].aim === 'field') continue
    for (const model of modelsOf(g, unit)) stir(g, model)
    if (spells[spell].lasts === 'phase') continue
    g.spells[unit] |= 1 << spell
    if (spells[spell].lasts === 'nextRound') g.spellEnd[unit] = g.round + 1
    tell(g, 'enchants', unit, spell)
  }
}

/** DW-XX.S5: once an element in a phase, whoever heals it. */
function healAll(g: Demonworld, here: Effects): void {
  const healed = new Set<Unit>()
  eachWork(
    here.works,
    spell => spell === HEALING,
    unit => healed.add(unit),
  )
  for (const unit of healed) {
    const element = g.head[unit]
    if (g.hits[element] === 0) continue
    g.hits[element] -= HEALED_HITS
    tell(g, 'heals', element)
  }
}

/** DW-XX.S12: the flames, then the fallen; units with losses among them test. */
function strikeFlames(g: Demonworld, here: Effects): void {
  const before = g.losses.slice()
  eachWork(
    here.works,
    spell => spell === FLAME_STRIKE,
    (hex, wizard) => burn(g, sideOf(g, wizard), hex),
  )
  for (let element = 0; element < g.fate.length; element++)
    if (g.fate[element] === HERE && isDoomed(g, element)) fall(g, element)
  for (let unit = 0; unit < g.losses.length; unit++) {
    if (g.losses[unit] > 0) here.tests.push({ unit, isRaised: g.losses[unit] > before[unit] })
  }
}

/** DW-XX.S12: the field and those around it that no insurmountable height cuts off. */
export function flameFields(g: Demonworld, centre: Hex): Hex[] {
  const { board, level } = ground(g)
  const found = [centre]
  for (let direction = 0; direction < 6; direction++) {
    const hex = board.neighbour[centre * 6 + direction]
    if (hex >= 0 && Math.abs(level[hex] - level[centre]) < TOO_STEEP) found.push(hex)
  }
  return found
}

function burn(g: Demonworld, seat: Seat, centre: Hex): void {
  const fields = flameFields(g, centre)
  const struck = new Set<Element>()
  for (const hex of fields) if (g.on[hex] !== NONE) struck.add(g.on[hex])
  for (const element of struck) {
    for (const hex of fieldsOf(g, element)) if (fields.includes(hex)) scorch(g, seat, element)
    const rider = riderOf(g, element)
    if (rider !== NONE && fields.includes(seatOf(g, element))) scorch(g, seat, rider)
  }
  if (g.rules.fire) setAblaze(g, seat, fields)
}

/** DW-XX.S12, DW-XXII.8: fields nobody stands on that can burn, burn at once. */
function setAblaze(g: Demonworld, seat: Seat, fields: readonly Hex[]): void {
  for (const hex of fields) {
    if (g.on[hex] !== NONE || !isCombustible(g, hex)) continue
    const die = roll(g, seat, d20, 'low')
    tell(g, 'catches', hex, FLAMES, die, die <= FLAMES ? 1 : 0)
    if (die <= FLAMES) ignite(g, hex)
  }
}

/** DW-XX.S12, DW-XXVII.1: no armour helps, and what fire does to trolls never closes. */
function scorch(g: Demonworld, seat: Seat, element: Element): void {
  const die = roll(g, seat, d20, 'low')
  const hit = die <= FLAMES ? 1 : 0
  stir(g, element)
  tell(g, 'scorches', element, die, hit)
  g.hits[element] += hit
  g.burns[element] += hit
}

/** DW-XX.S6: one test a unit, however many wizards frighten it. */
function frighten(_g: Demonworld, here: Effects): void {
  const frightened = new Set<Unit>()
  eachWork(
    here.works,
    spell => spell === NAMELESS_DREAD,
    unit => frightened.add(unit),
  )
  for (const unit of frightened) here.tests.push({ unit, isRaised: true })
}

function testsCaused(_g: Demonworld, here: Effects): number[] {
  return here.tests.map((_, place) => place)
}

/** DW-XX.S6, DW-XX.S12: a missile test, harder where the spell says so; with all spells of this phase at work (DW-EX2-43). */
function testSpellbound(g: Demonworld, here: Effects): void {
  const { unit, isRaised } = here.tests[here.test]
  here.unit = unit
  here.fled = false
  if (!mustTest(g, unit)) return
  if (passes(g, { kind: MISSILE_TEST, unit, foes: [], raise: isRaised ? TERROR : 0 })) return
  here.fled = true
  startRout(g, unit)
}

function hasFled(_g: Demonworld, here: Effects): boolean {
  return here.fled
}
