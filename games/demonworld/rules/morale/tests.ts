import { d6, type RuleId, roll } from '@hexarium/kernel'
import { cards, LARGE, STARS } from '../../content/armies/cards.ts'
import { ALWAYS_PASSES, ATTACK_ORDER, ENEMY_ENGAGED, HOLD_ORDER, MOVE_ORDER } from '../../content/tables.ts'
import { isAllRouting, isCaptain, isHalfRallied, members, remove, shift } from '../../elements.ts'
import { act, call, each, procedure, tell, when } from '../../events.ts'
import {
  CAPTAIN,
  type Demonworld,
  type Element,
  FLED,
  LEADER,
  MUSICIAN,
  NO_ORDER,
  NONE,
  STANDARD,
  type Unit,
} from '../../state.ts'
import { isHoused, isInside, isSheltered } from '../buildings/house.ts'
import { expert } from '../expert.ts'
import { firstMoraleMagic, secondMoraleMagic } from '../magic/enchantments.ts'
import { bannerOf } from '../magic/items.ts'
import { groupsOf, isFighting } from '../movement/contact.ts'
import { dreadIn, fearOf, sizeOf, tallestIn } from '../movement/units.ts'
import { addUp, type Factor } from '../shooting/range.ts'
import { type Flight, flight } from './rout.ts'

/** The tests (DW-XV.10 … DW-XV.50). */
export const MISSILE_TEST = 0
export const LOSS_TEST = 1
export const CHARGE_TEST = 2
export const OBEDIENCE_TEST = 3
export const RALLY_TEST = 4
/** DW-XV.20: after an overrun; only the expert game has any. */
export const OVERRUN_TEST = 5
export const TESTS = ['missile', 'loss', 'charge', 'obedience', 'rally', 'overrun'] as const

/** What a test is about beside the unit: the enemies that count, by unit. */
export interface Occasion {
  readonly kind: number
  readonly unit: Unit
  readonly foes: readonly Unit[]
  /** DW-XX.S6, DW-XX.S12: what a spell that causes it adds to the first morale value. */
  readonly raise?: number
}

/** What a group of a unit brings to a test. */
export interface Standing {
  readonly group: readonly Element[]
  readonly factors: readonly Factor[]
  /** The sum, without leader and commanders where their sign is free (DW-XV.40). */
  readonly total: number
  /** Leader and commanders whose sign the owner chooses. */
  readonly free: readonly number[]
  /** What must be reached, or not reached in obedience tests. */
  readonly value: number
}

/** DW-XV.6: the group with the most favourable total tests for the whole unit. */
export function standingOf(g: Demonworld, occasion: Occasion): Standing {
  const isHalf = isHalfRallied(g, occasion.unit) // DW-XV.63: then only the part that has rallied tests
  const tests = groupsOf(g, occasion.unit).map(group => (isHalf ? group.filter(e => !g.routs[e]) : group))
  const all = outsideOnly(
    g,
    occasion.unit,
    tests.filter(group => group.length > 0),
  )
  const groups = all.filter(group => group.some(e => g.figure[e] !== CAPTAIN))
  const standings = (groups.length > 0 ? groups : all).map(group => standing(g, occasion, group))
  const sign = occasion.kind === OBEDIENCE_TEST ? -1 : 1 // to stay below is favourable there
  return standings.reduce((best, other) => (sign * merit(other) > sign * merit(best) ? other : best))
}

/** DW-XXIV.7: of a unit that is partly in a building only those outside count. */
function outsideOnly(g: Demonworld, unit: Unit, groups: Element[][]): Element[][] {
  if (!isHoused(g, unit)) return groups
  const outside = groups.map(group => group.filter(e => !isInside(g, e))).filter(group => group.length > 0)
  return outside.length > 0 ? outside : groups
}

function merit({ total, value }: Standing): number {
  return total - value
}

function standing(g: Demonworld, occasion: Occasion, group: readonly Element[]): Standing {
  const { kind, unit } = occasion
  const has = (figure: number) => (g.rules.specialFigures && group.some(e => g.figure[e] === figure) ? 1 : 0)
  const stars = group.filter(e => g.figure[e] === CAPTAIN).map(e => STARS[g.type[e]])
  const isFree = kind === OBEDIENCE_TEST
  const factors = [
    { name: 'elements', value: group.length },
    { name: 'leader', value: isFree ? 0 : has(LEADER) },
    { name: 'standard', value: isFree ? 0 : has(STANDARD) },
    { name: 'musician', value: kind === RALLY_TEST ? has(MUSICIAN) : 0 },
    { name: 'commanders', value: isFree ? 0 : stars.reduce((sum, one) => sum + one, 0) },
    ...situation(g, occasion),
  ]
  const sum = addUp(factors)
  const [a, b] = cards[g.card[unit]].morale ?? [0, 0]
  return {
    group,
    factors: sum.factors,
    total: sum.base,
    free: isFree ? [...(has(LEADER) ? [1] : []), ...stars] : [],
    value:
      kind === OBEDIENCE_TEST
        ? b + secondMoraleMagic(g, unit)
        : a + bannerOf(g, unit, group) + firstMoraleMagic(g, unit) + (occasion.raise ?? 0),
  }
}

/** DW-T3: the factors that do not depend on the group. */
function situation(g: Demonworld, { kind, unit, foes }: Occasion): Factor[] {
  const facing = kind === CHARGE_TEST || kind === OBEDIENCE_TEST
  const highest = (of: (g: Demonworld, foe: Unit) => number) => Math.max(...foes.map(foe => of(g, foe)))
  const foe = foes[0] ?? NONE
  const hurt = kind === LOSS_TEST || kind === OVERRUN_TEST
  const wearing = kind === MISSILE_TEST || hurt
  return [
    { name: 'impetuous', value: wearing && g.impetuous[unit] ? 1 : 0 },
    { name: 'size', value: facing && foes.length > 0 ? sizeOf(g, unit) - highest(tallestIn) : 0 },
    { name: 'fear', value: (facing || hurt) && foes.length > 0 ? fearOf(g, unit) - highest(dreadIn) : 0 },
    { name: 'losses', value: hurt ? -g.losses[unit] : 0 },
    { name: 'inflicted', value: kind === LOSS_TEST ? g.slain[unit] : 0 },
    { name: 'attackOrder', value: facing && g.order[unit] === ATTACK_ORDER ? 1 : 0 },
    { name: 'holdOrder', value: kind === OBEDIENCE_TEST && g.order[unit] === HOLD_ORDER ? -1 : 0 },
    { name: 'enemyOrder', value: kind === CHARGE_TEST ? enemyOrder(g, foe) : 0 },
    { name: 'enemyEngaged', value: kind === CHARGE_TEST && isFighting(g, foe) ? ENEMY_ENGAGED : 0 },
  ]
}

/** DW-X.11: commanders on their own have no order, in whatever section they have moved. */
function enemyOrder(g: Demonworld, foe: Unit): number {
  if (isCaptain(g, foe) && !g.rules.beforeEight) return 0
  return g.order[foe] === MOVE_ORDER ? 1 : g.order[foe] === HOLD_ORDER ? -1 : 0
}

/** DW-XV.1: units test; commanders on their own never do. */
export function cannotTest(g: Demonworld, unit: Unit): RuleId | undefined {
  if (isSheltered(g, unit)) return 'DW-XXIV.7'
  if (LARGE[g.card[unit]]) return 'DW-XVII.2'
  return !g.rules.morale || isCaptain(g, unit) ? 'DW-XV.1' : undefined
}

/** DW-XV.2: rolls a test that is passed by reaching the value. */
export function passes(g: Demonworld, occasion: Occasion): boolean {
  const { total, value } = standingOf(g, occasion)
  const die = roll(g, g.owner[occasion.unit], d6, 'high')
  const passed = die === ALWAYS_PASSES || die + total >= value
  tell(g, 'test', occasion.kind, occasion.unit, total, die, value, passed ? 1 : 0)
  return passed
}

/** DW-XV.60: a unit routs: the marker takes the place of its order. */
export function startRout(g: Demonworld, unit: Unit): void {
  const inHouse = isHoused(g, unit)
  for (const element of members(g, unit)) {
    if (g.figure[element] === CAPTAIN || (inHouse && isSafeInside(g, element))) continue
    if (g.altitude[element] > 0) flyOff(g, element)
    else g.routs[element] = true
  }
  g.bolted[unit] = g.round
  g.order[unit] = NO_ORDER
  g.impetuous[unit] = false
  g.prey[unit] = NONE
  g.skirmish[unit] = false
  g.engaged[unit] = false
  g.phases[unit] = 0
  tell(g, 'routs', unit)
}

/** DW-XXIV.7: who is inside a building is not affected; who is outside runs in, if he can. */
function isSafeInside(g: Demonworld, element: Element): boolean {
  if (isInside(g, element)) return true
  const hex = expert.shelterFor(g, element)
  if (hex === NONE) return false
  tell(g, 'steps', element, g.at[element], hex)
  shift(g, element, hex)
  return true
}

/** AMB2-45: who routs in the air leaves the battle by the air. */
function flyOff(g: Demonworld, element: Element): void {
  tell(g, 'flees', element, g.at[element])
  remove(g, element, FLED)
}

type Testing = { unit: Unit; fled: boolean }

/** DW-XV.10: units with ranged losses; those that fail rout and flee at once. */
export const missileTests = procedure<Testing>(
  'missileTests',
  'DW-XV.10',
  each('unit', shotUnits, act(testUnderFire), when(hasFled, call(flight, { with: flightOf }))),
)

function shotUnits(g: Demonworld): Unit[] {
  return g.losses.flatMap((losses, unit) => (losses > 0 && mustTest(g, unit) ? [unit] : []))
}

/** DW-XV.60, DW-XV.63: routing units take no further tests; the part of one that has rallied does. */
export function mustTest(g: Demonworld, unit: Unit): boolean {
  if (cannotTest(g, unit)) return false
  const elements = members(g, unit)
  return elements.some(e => g.figure[e] !== CAPTAIN && !g.routs[e]) && !isAllRouting(g, unit)
}

function testUnderFire(g: Demonworld, here: Testing): void {
  here.fled = !passes(g, { kind: MISSILE_TEST, unit: here.unit, foes: [] })
  if (here.fled) startRout(g, here.unit)
}

function hasFled(_g: Demonworld, here: Testing): boolean {
  return here.fled
}

/** The locals of a unit's flight. */
export function flightOf(_g: Demonworld, { unit }: { unit: Unit }): Flight {
  return { unit, element: NONE, first: true, gone: [] }
}
