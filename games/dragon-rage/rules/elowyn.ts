import { BLOCKED, type Movement, Reach } from '@hexarium/hex'
import { board, neighboursOf } from '../content/board.ts'
import { ESIRIEN } from '../content/maps.ts'
import { ELOWYN_KILLED, ELOWYN_SAVED } from '../content/scenarios.ts'
import { ELOWYN_UNIT, everyUnit, HUMAN, mpOf, ORC, roadMpOf, typeOf, types } from '../content/types.ts'
import { tell } from '../events.ts'
import {
  AT_START,
  AWAY,
  CAPTIVE,
  CITY,
  DEAD,
  DEAD_AT_START,
  type DragonRage,
  type Hex,
  INVADER,
  NONE,
  SAFE,
  type Side,
  type Unit,
} from '../state.ts'
import { lift, mapOf, onMap, put } from '../units.ts'
import { cannotShare, isAmongFoes } from './stacking.ts'
import { cannotCross } from './terrain.ts'
import { addBonus, win } from './victory.ts'

/** DR-2.10.7: puts Elowyn where her story begins: in the citadel, in the cages, or in the cages under orc guard. */
export function placeElowyn(g: DragonRage): void {
  if (g.elowyn === 0) return
  g.elowyn = AT_START
  g.owner[ELOWYN_UNIT] = g.map === ESIRIEN || !hasHumans(g) ? CITY : CAPTIVE
  put(g, ELOWYN_UNIT, mapOf(g).elowyn.start)
  tell(g, 'placed', ELOWYN_UNIT, mapOf(g).elowyn.start, 0)
}

/** DR-2.10.7d: an invader with any human unit is a human invader. */
function hasHumans(g: DragonRage): boolean {
  for (const unit of everyUnit) if (g.owner[unit] === INVADER && types[typeOf[unit]].race === HUMAN) return true
  return false
}

/** DR-2.10.7e: she follows an orc who shares her hex; she goes nowhere by herself while orcs lead her. */
export function isLedByOrcs(g: DragonRage): boolean {
  return g.map !== ESIRIEN && g.owner[ELOWYN_UNIT] === CITY
}

/** The orc that leads her, or NONE. */
export function leaderOf(g: DragonRage): Unit {
  if (!onMap(g, ELOWYN_UNIT)) return NONE
  for (let unit = g.top[g.at[ELOWYN_UNIT]]; unit !== NONE; unit = g.next[unit])
    if (typeOf[unit] === ORC && g.owner[unit] === CITY) return unit
  return NONE
}

/** What follows when a unit comes to a hex: Elowyn leaves her start, is freed, or is safe. */
export function elowynMoves(g: DragonRage, unit: Unit, hex: Hex): void {
  if (unit === ELOWYN_UNIT) travels(g, hex)
  else if (g.owner[ELOWYN_UNIT] === CAPTIVE) frees(g, unit, hex)
}

function travels(g: DragonRage, hex: Hex): void {
  const { elowyn } = mapOf(g)
  if (g.elowyn === AT_START && hex !== elowyn.start) {
    g.elowyn = AWAY
    tell(g, 'elowynLeft', elowyn.start)
  }
  if (!elowyn.exits.includes(hex)) return
  if (g.owner[ELOWYN_UNIT] === INVADER) {
    tell(g, 'elowynSaved', hex, 0)
    win(g, INVADER, 'DR-2.10.7d')
  } else save(g, isLedByOrcs(g) && leaderOf(g) === NONE ? ELOWYN_KILLED : ELOWYN_SAVED)
}

/** DR-2.10.7b, DR-2.10.7e: she is out of reach, and the invader loses or gains for it. */
export function save(g: DragonRage, points: number): void {
  const hex = g.at[ELOWYN_UNIT]
  g.elowyn = SAFE
  lift(g, ELOWYN_UNIT)
  g.owner[ELOWYN_UNIT] = NONE
  tell(g, 'elowynSaved', hex, points)
  addBonus(g, points)
}

/** DR-2.10.7d, D15: a human of the invader in her hex frees her; next to it, where the table says so and nobody guards her. */
function frees(g: DragonRage, unit: Unit, hex: Hex): void {
  if (g.owner[unit] !== INVADER || types[typeOf[unit]].race !== HUMAN) return
  const cage = g.at[ELOWYN_UNIT]
  let isThere = hex === cage
  if (g.rulings.freeElowyn && !isAmongFoes(g, unit, cage)) isThere ||= neighboursOf[cage].includes(hex)
  if (!isThere) return
  g.owner[ELOWYN_UNIT] = INVADER
  tell(g, 'elowynFreed', cage)
}

/** DR-2.10.7a, d, e: what her death is worth, by whose she was: nothing to anybody while she sits in a cage. */
export function elowynDies(g: DragonRage, owner: Side): void {
  g.elowyn = g.elowyn === AT_START ? DEAD_AT_START : DEAD
  const points = owner === INVADER ? -ELOWYN_KILLED : owner === CITY ? ELOWYN_KILLED : 0
  tell(g, 'elowynKilled', points)
  addBonus(g, points)
}

/** DR-2.10.7b: on the pier at the start of a turn in which reinforcements arrive she takes ship. */
export function takeShip(g: DragonRage): void {
  const { ship } = mapOf(g).elowyn
  if (g.at[ELOWYN_UNIT] === ship && g.owner[ELOWYN_UNIT] === CITY) save(g, ELOWYN_SAVED)
}

/** DR-2.10.7e: true for the orc that takes her along. */
export function mayLead(g: DragonRage, unit: Unit): boolean {
  return isLedByOrcs(g) && leaderOf(g) === unit
}

const reach = new Reach(board)
/** More MP than any way on the map takes. */
const FAR = 200

/** DR-2.10.7e: without her orc she runs for the nearest exit by herself in the city's movement phase. */
export function flee(g: DragonRage): void {
  if (g.elowyn !== AWAY || !isLedByOrcs(g) || leaderOf(g) !== NONE) return
  const walk: Movement = {
    budget: FAR,
    step: (from, to, direction) =>
      cannotCross(g, ELOWYN_UNIT, from, direction) || cannotShare(g, ELOWYN_UNIT, to) ? BLOCKED : 1,
  }
  reach.from(g.at[ELOWYN_UNIT], walk)
  const map = mapOf(g)
  const exits = map.elowyn.exits.filter(hex => reach.cost[hex] > 0).sort((a, b) => reach.cost[a] - reach.cost[b])
  if (exits.length === 0) return
  const path = reach.path(exits[0])
  const alongRoad = path.slice(0, roadMpOf[ELOWYN_UNIT] + 1).every((hex, i) => {
    if (i === 0) return true
    return (map.road[path[i - 1]] >> board.directionTo(path[i - 1], hex)) & 1
  })
  const way = path.slice(0, (alongRoad ? roadMpOf[ELOWYN_UNIT] : mpOf[ELOWYN_UNIT]) + 1)
  tell(g, 'moved', ELOWYN_UNIT, ...way)
  for (const hex of way.slice(1)) {
    put(g, ELOWYN_UNIT, hex)
    travels(g, hex)
  }
}
