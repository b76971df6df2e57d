import { ALONG, hexesCrossed, IdSet, LINE_STRIDE, Lines } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { battleBoard, groundOf, HEXES, riseBetween, sideBetween, TOWER_CENTRE } from '../content/battlelands.ts'
import { isNative, LORD, MAGIC, RANGESTRIKES, SKILL } from '../content/creatures.ts'
import {
  ADJACENT_RANGE,
  BRAMBLE,
  BRAMBLE_SKILL,
  CLIFF,
  DUNE,
  FAR_RANGE,
  FAR_SKILL,
  type Hazard,
  NEAR_RANGE,
  RANGE_DIVISOR,
  SLOPE,
  TREE,
  VOLCANO,
  VOLCANO_COVER,
  VOLCANO_DICE,
  WALL,
  WALL_UP_SKILL,
} from '../content/hazards.ts'
import type { Terrain } from '../content/terrains.ts'
import type { Battle, Fighter, Hex, Rulings } from '../state.ts'
import { contacts, type HexSet, isSlain, occupied } from './battlefield.ts'
import { elevation } from './hazards.ts'
import { brambleCover, groundUnder, strikeChart } from './strike.ts'

/** Why a fighter may not rangestrike a target; whose phase it is the flow knows (TI-12.1a). */
export function cannotRangestrike(
  battle: Battle,
  striker: Fighter,
  target: Fighter,
  rulings: Readonly<Rulings>,
): RuleId | undefined {
  return cannotShoot(battle, striker) ?? cannotBeShot(battle, striker, target, rulings, occupied(battle))
}

/** TI-12.1a: only with the gift, on the map, once a phase and free of contact, with the slain too (TI-13.0b). */
export function cannotShoot(battle: Battle, striker: Fighter): RuleId | undefined {
  const able = RANGESTRIKES[battle.type[striker]] && battle.hex[striker] >= 0 && !battle.struck[striker]
  return able && contacts(battle, striker) === 0 ? undefined : 'TI-12.1a'
}

function cannotBeShot(
  battle: Battle,
  striker: Fighter,
  target: Fighter,
  rulings: Readonly<Rulings>,
  full: HexSet,
): RuleId | undefined {
  if (battle.side[target] !== 1 - battle.side[striker] || battle.hex[target] < 0 || isSlain(battle, target))
    return 'TI-12.1c'
  const type = battle.type[striker]
  const range = battleBoard.distance(battle.hex[striker], battle.hex[target]) + 1
  const nearest = RANGESTRIKES[type] === MAGIC && rulings.warlockAdjacent ? ADJACENT_RANGE : NEAR_RANGE
  if (range < nearest || range > FAR_RANGE || range > SKILL[type]) return 'TI-12.3a'
  if (RANGESTRIKES[type] === MAGIC) return undefined
  if (rulings.boundAreSafe && contacts(battle, target) !== 0) return 'TI-12.1b'
  if (LORD[battle.type[target]]) return 'TI-12.6a'
  for (const corridor of corridorsBetween(battle.map, battle.hex[striker], battle.hex[target]))
    if (isOpen(corridor, rulings, full)) return undefined
  return 'TI-12.4c'
}

/** TI-12: all enemies a fighter may rangestrike. */
export function rangestrikeTargets(battle: Battle, striker: Fighter, rulings: Readonly<Rulings>): Fighter[] {
  const found: number[] = []
  if (cannotShoot(battle, striker)) return found
  const full = occupied(battle)
  for (let target = 0; target < battle.hex.length; target++)
    if (!cannotBeShot(battle, striker, target, rulings, full)) found.push(target)
  return found
}

/** TI-12.2, TI-12.6c: dice and number of a rangestrike, or undefined if it is not allowed. */
export function rangestrike(
  battle: Battle,
  striker: Fighter,
  target: Fighter,
  rulings: Readonly<Rulings>,
): { dice: number; number: number } | undefined {
  if (cannotRangestrike(battle, striker, target, rulings)) return undefined
  return { dice: rangeDice(battle, striker), number: rangeNumber(battle, striker, target, rulings) }
}

/** TI-12.2, TI-H6r: half the power, and two more for a dragon in the volcano. */
export function rangeDice(battle: Battle, striker: Fighter): number {
  const inVolcano = groundUnder(battle, striker) === VOLCANO && isNative(battle.type[striker], VOLCANO)
  return Math.floor(battle.power[striker] / RANGE_DIVISOR) + (inVolcano ? VOLCANO_DICE : 0)
}

/** TI-12.6c: what each die of a legal rangestrike must show; over the better of two corridors (TI-12.4c). */
export function rangeNumber(battle: Battle, striker: Fighter, target: Fighter, rulings: Readonly<Rulings>): number {
  const type = battle.type[striker]
  const defence = SKILL[battle.type[target]]
  if (RANGESTRIKES[type] === MAGIC) return strikeChart(SKILL[type], defence, rulings)
  const from = battle.hex[striker]
  const far = battleBoard.distance(from, battle.hex[target]) + 1 === FAR_RANGE ? FAR_SKILL : 0
  const inVolcano = groundUnder(battle, target) === VOLCANO && isNative(battle.type[target], VOLCANO)
  const cover = brambleCover(battle, striker, target) + (inVolcano ? VOLCANO_COVER : 0)
  const full = occupied(battle)
  let loss = Number.NEGATIVE_INFINITY
  for (const corridor of corridorsBetween(battle.map, from, battle.hex[target])) {
    if (!isOpen(corridor, rulings, full)) continue
    const brambles = isNative(type, BRAMBLE) ? 0 : corridor.brambles * BRAMBLE_SKILL
    loss = Math.max(loss, brambles + corridor.climbs * WALL_UP_SKILL)
  }
  return strikeChart(SKILL[type] + far + loss, defence + cover, rulings)
}

/** TI-12.4: the bramble hexes between two hexes of an empty map for anybody but a warlock, or undefined if the way is blocked. */
export function sight(terrain: Terrain, from: Hex, to: Hex, rulings: Readonly<Rulings>): number | undefined {
  const open = corridorsBetween(terrain, from, to).filter(corridor => isOpen(corridor, rulings, 0))
  return open.length > 0 ? Math.min(...open.map(({ brambles }) => brambles)) : undefined
}

// ---- corridors (TI-12.4) ----

/** Whether the ground lets a rangestrike through: never, always, or by a ruling. */
const BLOCKED = 0
const OPEN = 1
const BY_THREE_SLOPES = 2
const BY_WALL_FROM_TARGET = 3

/** One way between two hexes, with everything about it that does not depend on who stands where. */
interface Corridor {
  readonly verdict: number
  /** The hexes between the ends. */
  readonly hexes: HexSet
  /** Those of them over whose characters one may shoot: with sand at elevation 0, and at 1 (TI-12.4f). */
  readonly over: readonly [HexSet, HexSet]
  readonly brambles: number
  /** Walls crossed upwards. */
  readonly climbs: number
}

function isOpen(corridor: Corridor, rulings: Readonly<Rulings>, full: HexSet): boolean {
  if (full & corridor.hexes & ~corridor.over[rulings.sandElevation ? 1 : 0]) return false
  if (corridor.verdict === BY_THREE_SLOPES) return rulings.threeSlopes
  if (corridor.verdict === BY_WALL_FROM_TARGET) return rulings.wallFromTarget
  return corridor.verdict === OPEN
}

const lines = new Lines(battleBoard)
const known: (readonly Corridor[] | undefined)[] = []

/** TI-12.4a, TI-12.4b: the corridors between two hexes at range 3 or 4: one, or two where the line runs along a border. */
function corridorsBetween(terrain: Terrain, from: Hex, to: Hex): readonly Corridor[] {
  return (known[(terrain * HEXES + from) * HEXES + to] ??= paths(from, to).map(path => survey(terrain, path)))
}

/** The ways from hex to hex, both ends included. */
function paths(from: Hex, to: Hex): Hex[][] {
  const line = lines.between(from, to)
  for (let step = 0; step < line.length; step += LINE_STRIDE)
    if (line[step] === ALONG) return [line[step + 2], line[step + 3]].map(beside => [from, beside, to])
  return [[from, ...hexesCrossed(line, new IdSet(HEXES)), to]]
}

function survey(terrain: Terrain, path: readonly Hex[]): Corridor {
  const between = path.slice(1, -1)
  const steps = path.slice(1).map((to, i) => ({
    side: sideBetween(terrain, path[i], to),
    rise: riseBetween(terrain, path[i], to),
    high: riseBetween(terrain, path[i], to) > 0 ? to : path[i],
    low: riseBetween(terrain, path[i], to) > 0 ? path[i] : to,
  }))
  return {
    verdict: judge(terrain, path, steps),
    hexes: between.reduce((set, hex) => set | (1 << hex), 0),
    over: [overCharacters(terrain, path, steps, 0), overCharacters(terrain, path, steps, 1)],
    brambles: between.filter(hex => groundOf(terrain, hex) === BRAMBLE).length,
    climbs: steps.filter(({ side, rise }) => side === WALL && rise > 0).length,
  }
}

interface Crossing {
  readonly side: Hazard
  readonly rise: number
  readonly high: Hex
  readonly low: Hex
}

/** TI-12.4f: a character at the foot of a cliff that an end is atop, or lower than both ends, does not block. */
function overCharacters(terrain: Terrain, path: readonly Hex[], steps: readonly Crossing[], sand: number): HexSet {
  const ends = [path[0], path[path.length - 1]]
  const lowerEnd = Math.min(...ends.map(end => elevation(terrain, end, sand)))
  return path.slice(1, -1).reduce((set, hex) => {
    const atFoot = steps.some(({ side, low, high }) => side === CLIFF && low === hex && ends.includes(high))
    return atFoot || elevation(terrain, hex, sand) < lowerEnd ? set | (1 << hex) : set
  }, 0)
}

/** TI-12.4e, TI-12.4g … TI-12.4j: trees, dunes, cliffs, slopes, walls. An end is atop a side if it is its upper hex. */
function judge(terrain: Terrain, path: readonly Hex[], steps: readonly Crossing[]): number {
  const [from, to] = [path[0], path[path.length - 1]]
  const atop = ({ high }: Crossing) => high === from || high === to
  const over = (hazard: Hazard) => steps.filter(({ side }) => side === hazard)
  if (path.slice(1, -1).some(hex => groundOf(terrain, hex) === TREE)) return BLOCKED
  if (!over(DUNE).every(atop) || !over(CLIFF).every(atop)) return BLOCKED
  const walls = over(WALL)
  if (walls.length === 1 && walls[0].high !== from) return walls[0].high === to ? BY_WALL_FROM_TARGET : BLOCKED
  if (walls.length > 1) return isOverTower(terrain, from, to) ? OPEN : BLOCKED
  const slopes = over(SLOPE)
  if (slopes.length === 0 || over(CLIFF).length > 0) return OPEN
  if (!slopes.some(atop)) return BLOCKED
  const bothAtop = [from, to].every(end => slopes.some(({ high }) => high === end))
  return slopes.length < THREE_SLOPES || bothAtop ? OPEN : BY_THREE_SLOPES
}

const THREE_SLOPES = 3

/** TI-12.4j: over two walls one end is in the middle of the tower and the other not at the foot of a wall. */
function isOverTower(terrain: Terrain, from: Hex, to: Hex): boolean {
  const other = from === TOWER_CENTRE ? to : from
  if (from !== TOWER_CENTRE && to !== TOWER_CENTRE) return false
  for (let direction = 0; direction < 6; direction++) {
    const beside = battleBoard.neighbour[other * 6 + direction]
    if (beside >= 0 && sideBetween(terrain, other, beside) === WALL && riseBetween(terrain, other, beside) > 0)
      return false
  }
  return true
}
