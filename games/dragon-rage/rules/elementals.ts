import { BLOCKED, type Movement, Reach } from '@hexarium/hex'
import { dieOf, roll, SPECTATOR } from '@hexarium/kernel'
import { board, neighboursOf } from '../content/board.ts'
import { attackOf, DRG, elementalUnits, everyUnit, isHero, isWizard, mpOf, typeOf, YDR } from '../content/types.ts'
import { tell } from '../events.ts'
import { ATTACKED, CAPTIVE, type DragonRage, type Hex, NONE, type Side, SUMMONED, type Unit, WILD } from '../state.ts'
import { isMonstrous, onMap } from '../units.ts'
import { arrive } from './arrival.ts'
import { othersOn, rampage } from './assault.ts'
import { isWithinReach } from './blows.ts'
import { cannotShare } from './stacking.ts'
import { cannotCross } from './terrain.ts'
import { fogParts, inWhirlwind } from './weather.ts'

const reach = new Reach(board)
/** More MP than any way on the map takes. */
const FAR = 200

/** DR-2.8.9g: in every movement phase elementals out of control make for the nearest unit of either side. */
export function elementalsRoam(g: DragonRage): void {
  for (const unit of elementalUnits) if (!g.core.result && onMap(g, unit) && g.owner[unit] === WILD) roam(g, unit)
}

function roam(g: DragonRage, elemental: Unit): void {
  const walk: Movement = {
    budget: FAR,
    step: (from, to, direction) =>
      cannotCross(g, elemental, from, direction) || cannotShare(g, elemental, to) ? BLOCKED : 1,
  }
  reach.from(g.at[elemental], walk)
  const target = nearestPrey(g, elemental, unit => isReachable(g.at[unit]))
  if (target === NONE) return
  const goal = entryTo(g.at[target])
  if (goal === g.at[elemental]) return
  const path = reach.path(goal).slice(0, mpOf[elemental] + 1)
  tell(g, 'moved', elemental, ...path)
  for (const hex of path.slice(1)) {
    arrive(g, elemental, hex)
    if (g.core.result || !onMap(g, elemental)) return
  }
}

/** True if an elemental can get into a hex, or next to one it cannot enter. */
function isReachable(hex: Hex): boolean {
  return entryTo(hex) !== NONE
}

function entryTo(hex: Hex): Hex {
  if (reach.cost[hex] >= 0) return hex
  let best = NONE
  for (const near of neighboursOf[hex]) {
    if (reach.cost[near] >= 0 && (best === NONE || reach.cost[near] < reach.cost[best])) best = near
  }
  return best
}

/** DR-2.8.9g: the nearest unit; then wizard, dragon, hero, other monster, strongest troop; then by lot. */
function nearestPrey(g: DragonRage, elemental: Unit, isPossible: (unit: Unit) => boolean): Unit {
  let best = Number.POSITIVE_INFINITY
  let tied: Unit[] = []
  for (const unit of everyUnit) {
    if (unit === elemental || !onMap(g, unit) || g.flying[unit] || g.owner[unit] === CAPTIVE || !isPossible(unit))
      continue
    const order = 1000 * board.distance(g.at[elemental], g.at[unit]) + rank(g, unit)
    if (order < best) {
      best = order
      tied = []
    }
    if (order === best) tied.push(unit)
  }
  if (tied.length === 0) return NONE
  return tied.length === 1 ? tied[0] : tied[roll(g, SPECTATOR, dieOf(tied.length)) - 1]
}

function rank(g: DragonRage, unit: Unit): number {
  if (isWizard(unit)) return 0
  // D48: young dragons are dragons in all that is not said of them otherwise
  if (typeOf[unit] === DRG || (typeOf[unit] === YDR && g.rulings.youngDragonsRank)) return 1
  if (isHero(unit)) return 2
  return isMonstrous(g, unit) ? 3 : 100 - attackOf[unit]
}

/** DR-2.8.9c, g: at the end of a melee phase elementals attack whom they share a hex with; those out of control also beside. */
export function elementalsFight(g: DragonRage, side: Side): void {
  for (const unit of elementalUnits) {
    if (g.core.result || !onMap(g, unit)) continue
    const isWild = g.owner[unit] === WILD
    if (!isWild && (g.owner[unit] !== side || g.deeds[unit] & ATTACKED || isTooNew(g, unit))) continue
    fight(g, unit, isWild)
  }
}

/** D12: where the table has it so, a new elemental moves and does not attack. */
function isTooNew(g: DragonRage, elemental: Unit): boolean {
  return (g.deeds[elemental] & SUMMONED) !== 0 && g.rulings.elementalFirstTurn
}

function fight(g: DragonRage, elemental: Unit, isWild: boolean): void {
  const hex = g.at[elemental]
  if (fogParts(g, hex, hex)) return
  const here = othersOn(g, elemental, hex).filter(unit => g.owner[unit] !== CAPTIVE)
  // DR-2.8.7b: a monster in a whirlwind fights, but nobody in it is fought
  if (inWhirlwind(g, hex) && (here.length > 0 || !isMonstrous(g, elemental))) return
  if (here.length > 0) {
    rampage(g, elemental, hex, here, isWild ? preyAmong(g, here) : NONE)
    return
  }
  if (!isWild) return
  const prey = nearestPrey(g, elemental, unit => canReach(g, hex, g.at[unit]))
  if (prey === NONE) return
  const there = othersOn(g, elemental, g.at[prey]).filter(unit => g.owner[unit] !== CAPTIVE)
  rampage(g, elemental, g.at[prey], there, preyAmong(g, there))
}

/** DR-2.8.9g: whom of those in one hex an elemental out of control goes for; by older rules anybody before a monster. */
function preyAmong(g: DragonRage, units: readonly Unit[]): Unit {
  if (g.rulings.beforeFive) return NONE
  return units.reduce((first, unit) => (rank(g, unit) < rank(g, first) ? unit : first))
}

function canReach(g: DragonRage, from: Hex, to: Hex): boolean {
  return isWithinReach(g, from, to) && !fogParts(g, from, to) && !inWhirlwind(g, to)
}
