import { d6, type RuleId, roll, rollMany } from '@hexarium/kernel'
import { beside, board, neighboursOf } from '../content/board.ts'
import {
  AUTOMATIC,
  type BreachRow,
  breachRows,
  breaksNothing,
  CLIMB_BONUS,
  frenchRow,
  germanRow,
  IMPOSSIBLE,
  leavesLadder,
  led,
  SERPENT_BREACH,
  troopRow,
} from '../content/breach.ts'
import { TOWER, WALL } from '../content/maps.ts'
import { GOB, isHero, isMajor, SER, typeOf } from '../content/types.ts'
import { tell } from '../events.ts'
import {
  BROKEN,
  CITY,
  CLIMBED,
  type DragonRage,
  type Entrance,
  type Hex,
  INVADER,
  LADDER_LEFT,
  MOVE_ENDED,
  NONE,
  RAMMED,
  type Unit,
} from '../state.ts'
import { hasCityUnit, isFree, isLoneCharacter, mapOf, onMap, rollerOf } from '../units.ts'
import { breakEntrance } from './arrival.ts'
import { cannotShare } from './stacking.ts'
import { cannotCross, cannotStandOn } from './terrain.ts'
import { inFog } from './weather.ts'

/** DR-2.5.8: a unit's row of the table; militia and infantry do better under a hero, he himself has his own. */
export function rowOf(g: DragonRage, unit: Unit): BreachRow {
  const type = typeOf[unit]
  const troops = g.rulings.climbRowMilitiaOnly ? frenchRow : germanRow
  if (troops.has(type)) return heroWith(g, unit) === NONE ? troopRow : led
  return breachRows[type]
}

/** A hero of the same side in a troop's hex, or NONE; there is none with a unit off the map. */
export function heroWith(g: DragonRage, unit: Unit): Unit {
  for (let other = g.top[g.at[unit]] ?? NONE; other !== NONE; other = g.next[other])
    if (isHero(other) && g.owner[other] === g.owner[unit]) return other
  return NONE
}

/** The hex on the other side of an entrance. */
export function behind(g: DragonRage, entrance: Entrance, hex: Hex): Hex {
  const { inner, outer } = mapOf(g).entrances[entrance]
  return hex === inner ? outer : inner
}

/** What breaking an entrance needs on two dice; AUTOMATIC where nobody guards it (DR-2.5.5.1c, DR-2.5.5.2c). */
export function breakNeed(g: DragonRage, unit: Unit, entrance: Entrance): number {
  if (!hasCityUnit(g, behind(g, entrance, g.at[unit]))) return AUTOMATIC
  const row = rowOf(g, unit)
  return mapOf(g).entrances[entrance].kind === 'door' ? row.door : row.gate
}

/** Why a unit may not try to break an entrance now. */
export function cannotBreak(g: DragonRage, unit: Unit, entrance: Entrance): RuleId | undefined {
  const plan = mapOf(g).entrances[entrance]
  if (!plan || g.owner[unit] !== INVADER || !onMap(g, unit)) return 'DR-2.5.5c'
  if (g.at[unit] !== plan.inner && g.at[unit] !== plan.outer) return 'DR-2.5.5a'
  if (g.entrance[entrance] & BROKEN) return 'DR-2.5.5c'
  if (breaksNothing.has(typeOf[unit])) return 'DR-2.11.3'
  if (breakNeed(g, unit, entrance) === IMPOSSIBLE) return 'DR-2.5.8'
  return undefined
}

/** DR-2.5.5.2c: an unguarded gate costs 1 MP and the move goes on; anything else ends it. */
export function breaksInPassing(g: DragonRage, unit: Unit, entrance: Entrance): boolean {
  return mapOf(g).entrances[entrance].kind === 'gate' && !hasCityUnit(g, behind(g, entrance, g.at[unit]))
}

/** DR-2.5.5.1b, DR-2.5.5.2c: the attempt. */
export function tryToBreak(g: DragonRage, unit: Unit, entrance: Entrance): void {
  const { inner, outer } = mapOf(g).entrances[entrance]
  const need = breakNeed(g, unit, entrance)
  const isWon = need === AUTOMATIC || total(g, unit) >= need
  g.deeds[unit] |= RAMMED
  if (breaksInPassing(g, unit, entrance)) g.spent[unit]++
  else endMove(g, unit)
  tell(g, 'rammed', unit, inner, outer, need === AUTOMATIC ? 0 : need, isWon ? 1 : 0)
  if (isWon) breakEntrance(g, entrance)
}

function total(g: DragonRage, unit: Unit): number {
  const [one, other] = rollMany(g, rollerOf(g, unit), 2, d6, 'high')
  return one + other
}

/** A move is over, for a hero who took part as well. */
export function endMove(g: DragonRage, unit: Unit): void {
  g.deeds[unit] |= MOVE_ENDED
}

/** Why a unit may not try to climb over the wall to a hex (DR-2.5.3.1). `left` are its MP. */
export function cannotClimb(g: DragonRage, unit: Unit, to: Hex, left: number): RuleId | undefined {
  const from = g.at[unit]
  if (g.owner[unit] !== INVADER || !onMap(g, unit) || to >= board.size) return 'DR-2.5.3.1a'
  const map = mapOf(g)
  if (map.side[board.sideBetween(from, to)] !== WALL) return 'DR-2.5.3.1b'
  if (map.terrain[to] === TOWER || map.terrain[from] === TOWER) return 'DR-2.5.3.1a'
  if (left < 1) return 'DR-2.5.3.1b'
  if (g.deeds[unit] & RAMMED) return 'DR-2.5.3.1a'
  if (rowOf(g, unit).climb === IMPOSSIBLE) return 'DR-2.5.8'
  if (g.marks[unit] & LADDER_LEFT) return 'DR-2.5.3.1g'
  return cannotClimbInto(g, unit, from, to)
}

function cannotClimbInto(g: DragonRage, unit: Unit, from: Hex, to: Hex): RuleId | undefined {
  if (cannotStandOn(g, unit, to)) return 'DR-2.5.3.1d'
  if (g.carcasses.includes(to)) return 'DR-2.12.1.8'
  const fogs = Number(inFog(g, from)) + Number(inFog(g, to))
  if (fogs > (g.rulings.fogClimb ? 1 : 0)) return 'DR-2.5.3.1h'
  if (typeOf[unit] === GOB && hasFoeBeside(g, to)) return 'DR-2.5.3.1f'
  if (isFree(g, to)) return undefined
  if (!isLoneCharacter(g, to) || !hasCityUnit(g, to)) return 'DR-2.5.3.1d'
  return waysOut(g, to).length > 0 ? undefined : 'DR-2.5.3.1d'
}

function hasFoeBeside(g: DragonRage, hex: Hex): boolean {
  return neighboursOf[hex].some(near => hasCityUnit(g, near))
}

/** DR-2.5.3.1c: what a climb needs, with its bonus counted in. */
export function climbNeed(g: DragonRage, unit: Unit, to: Hex): number {
  return rowOf(g, unit).climb - (isWatched(g, to) ? 0 : CLIMB_BONUS)
}

/** DR-2.5.3.1c: a city unit beside the hex, but not in a tower, and no lone hero or wizard. */
function isWatched(g: DragonRage, hex: Hex): boolean {
  return neighboursOf[hex].some(
    near => mapOf(g).terrain[near] !== TOWER && hasCityUnit(g, near) && !isLoneCharacter(g, near),
  )
}

/** DR-2.5.3.1d: where a hero or wizard in the way can be moved. */
export function waysOut(g: DragonRage, hex: Hex): Hex[] {
  const found: Hex[] = []
  let person = g.top[hex]
  while (person !== NONE && g.owner[person] !== CITY) person = g.next[person]
  if (person === NONE) return found
  for (let d = 0; d < 6; d++) {
    const to = beside(hex, d)
    if (!cannotCross(g, person, hex, d) && !cannotShare(g, person, to)) found.push(to)
  }
  return found
}

/** DR-2.5.3.1b, e: the attempt; true if the unit gets over. */
export function tryToClimb(g: DragonRage, unit: Unit, to: Hex): boolean {
  const need = climbNeed(g, unit, to)
  const isWon = roll(g, rollerOf(g, unit), d6, 'high') >= need
  g.deeds[unit] |= CLIMBED
  endMove(g, unit)
  if (isWon && leavesLadder.has(typeOf[unit])) g.marks[unit] |= LADDER_LEFT
  tell(g, 'climbed', unit, to, need, isWon ? 1 : 0)
  return isWon
}

/** DR-2.11.2.2: why a serpent may not break the palisade towards a hex. */
export function cannotBreach(g: DragonRage, unit: Unit, to: Hex): RuleId | undefined {
  const map = mapOf(g)
  if (typeOf[unit] !== SER || !map.planks) return 'DR-2.11.2.2'
  const side = board.sideBetween(g.at[unit], to)
  return map.side[side] !== WALL || g.breaches.includes(side) ? 'DR-2.11.2.2' : undefined
}

/** DR-2.11.2.2: 9+ on two dice at the end of the move; 1 MP where nobody guards the hex. */
export function tryToBreach(g: DragonRage, unit: Unit, to: Hex): void {
  const isGuarded = hasCityUnit(g, to)
  const isWon = !isGuarded || total(g, unit) >= SERPENT_BREACH
  if (isGuarded) endMove(g, unit)
  else g.spent[unit]++
  tell(g, 'breached', unit, g.at[unit], to, isGuarded ? SERPENT_BREACH : 0, isWon ? 1 : 0)
  if (isWon) g.breaches.push(board.sideBetween(g.at[unit], to))
}

/** DR-2.5.8: majors but the wurm have no row of their own. */
export function usesTable(unit: Unit): boolean {
  return !isMajor(unit) || breachRows[typeOf[unit]].gate !== IMPOSSIBLE
}
