import type { RuleId, Seat } from '@hexarium/kernel'
import { SUMMON_BUILDING } from '../../content/cards.ts'
import {
  COOPERATIVE_COST,
  COOPERATIVE_WORKERS,
  HERO_COST_PER_LEVEL,
  PROJECT_COST,
  RESEARCH_COST,
  RESEARCH_SLOTS,
  UPGRADE_COST,
} from '../../content/components.ts'
import {
  GOLD_COST,
  HUMAN,
  levelOf,
  PRINTED,
  races,
  TILES,
  TYPES,
  UNDEAD,
  WOOD_COST,
  WORKER_COST,
} from '../../content/races.ts'
import { countPieces, endOf, findPiece, firstOf, heroOf, WORKER } from '../../pieces.ts'
import { outpostAt } from '../../spaces.ts'
import {
  builderOf,
  type Hex,
  NONE,
  ofType,
  outpostsOf,
  type Piece,
  RESERVE,
  TRAINING,
  type Warcraft,
} from '../../state.ts'
import { freeUpgrades } from '../scenarios/necromancers.ts'
import { hasInterface, hasRacial } from '../sides.ts'

/** The options of a Spend Step (WC-B-SPE-01), and none yet. */
export const UNDECIDED = 0
export const TRAIN = 1
export const CONSTRUCT = 2
export const UPGRADE = 3

/** Which option was taken, bits of types upgraded, projects in the Town begun without tying a worker. */
export type SpendHere = { option: number; upgraded: number; begun: number }

/** Before anything is bought. */
export const nothingSpent = (): SpendHere => ({ option: UNDECIDED, upgraded: 0, begun: 0 })

/** WC-B-SPE-01: one option a Spend Step. */
function isOther(here: SpendHere, option: number): boolean {
  return here.option !== UNDECIDED && here.option !== option
}

export const mayTrain = (here: SpendHere): boolean => !isOther(here, TRAIN)
export const mayConstruct = (here: SpendHere): boolean => !isOther(here, CONSTRUCT)
export const mayUpgrade = (here: SpendHere): boolean => !isOther(here, UPGRADE)

function isShort(g: Warcraft, seat: Seat, gold: number, wood: number): boolean {
  return g.gold[seat] < gold || g.wood[seat] < wood
}

/** Completed buildings of a type, the printed one among them (WC-B-SPE-30). */
function buildingsOf(g: Warcraft, seat: Seat, type: number): number {
  return PRINTED[type] + g.built[ofType(seat, type)]
}

/** WC-B-SPE-10, WC-B-SPE-13: why a unit of a type cannot be trained. */
export function cannotTrain(g: Warcraft, here: SpendHere, seat: Seat, type: number): RuleId | undefined {
  if (type >= TYPES.length || isOther(here, TRAIN) || !hasInterface(g, seat)) return 'WC-B-SPE-01'
  if (countPieces(g, seat, type, TRAINING) >= buildingsOf(g, seat, type)) return 'WC-B-SPE-10'
  if (findPiece(g, seat, type, RESERVE) === NONE) return 'WC-B-SPE-13'
  return isShort(g, seat, GOLD_COST[type], WOOD_COST[type]) ? 'WC-B-SPE-11' : undefined
}

/** WC-B-SPE-12, WC-X-RES-02: one worker at a time, and not while spells are researched. */
export function cannotTrainWorker(g: Warcraft, here: SpendHere, seat: Seat): RuleId | undefined {
  if (isOther(here, TRAIN) || !hasInterface(g, seat)) return 'WC-B-SPE-01'
  if (g.research[seat] > 0) return 'WC-X-RES-02'
  if (findPiece(g, seat, WORKER, TRAINING) !== NONE) return 'WC-B-SPE-12'
  if (findPiece(g, seat, WORKER, RESERVE) === NONE) return 'WC-B-SPE-13'
  return isShort(g, seat, WORKER_COST, 0) ? 'WC-B-SPE-11' : undefined
}

/** WC-X-HER-50, WC-X-HER-51: a dead hero, at his last level or a lower one. */
export function cannotTrainHero(g: Warcraft, here: SpendHere, seat: Seat, level: number): RuleId | undefined {
  if (isOther(here, TRAIN) || !hasInterface(g, seat)) return 'WC-B-SPE-01'
  if (g.hero[seat] === NONE || g.at[heroOf(seat)] !== RESERVE) return 'WC-X-HER-50'
  if (level < 1 || level > g.heroLevel[seat]) return 'WC-X-HER-51'
  const cost = level * HERO_COST_PER_LEVEL
  return isShort(g, seat, cost, cost) ? 'WC-X-HER-50' : undefined
}

/** WC-X-RES-02: one or two markers on the worker building, never together with a worker. */
export function cannotResearch(g: Warcraft, here: SpendHere, seat: Seat): RuleId | undefined {
  if (!g.options.research || isOther(here, TRAIN) || !hasInterface(g, seat)) return 'WC-X-RES-02'
  if (g.research[seat] >= RESEARCH_SLOTS || findPiece(g, seat, WORKER, TRAINING) !== NONE) return 'WC-X-RES-02'
  return isShort(g, seat, RESEARCH_COST, 0) ? 'WC-X-RES-02' : undefined
}

/** WC-B-SPE-20, WC-B-SPE-23, WC-X-RAC-31: a tile, a worker in the Town, and the price. */
export function cannotConstruct(g: Warcraft, here: SpendHere, seat: Seat, type: number): RuleId | undefined {
  const fault = cannotRaiseTile(g, here, seat, type)
  if (fault) return fault
  return freeWorkers(g, seat, g.town[seat]).length < workersNeeded(g, here, seat) ? 'WC-B-SPE-20' : undefined
}

/** WC-X-RAC-31: Undead workers in the Town stay where they are, so those who stand for a project are counted. */
function workersNeeded(g: Warcraft, here: SpendHere, seat: Seat): number {
  return hasRacial(g, seat, UNDEAD) ? here.begun + 1 : 1
}

/** Summon Building: the same without a worker. */
export function cannotSummonBuilding(g: Warcraft, here: SpendHere, seat: Seat, type: number): RuleId | undefined {
  if (!g.hand[seat].includes(SUMMON_BUILDING)) return 'WC-B-EXP-05'
  return cannotRaiseTile(g, here, seat, type)
}

function cannotRaiseTile(g: Warcraft, here: SpendHere, seat: Seat, type: number): RuleId | undefined {
  if (type >= TYPES.length || isOther(here, CONSTRUCT) || g.town[seat] === NONE || !hasInterface(g, seat))
    return 'WC-B-SPE-01'
  if (!hasTile(g, seat, type)) return 'WC-B-SPE-23'
  return isShort(g, seat, PROJECT_COST, PROJECT_COST) ? 'WC-B-SPE-20' : undefined
}

function hasTile(g: Warcraft, seat: Seat, type: number): boolean {
  const at = ofType(seat, type)
  return g.built[at] + g.building[at] + g.raising[at] < TILES[type]
}

/** WC-B-SPE-21, WC-B-SPE-22, WC-B-SPE-23: a worker there, no other Outpost there, a marker, the price. */
export function cannotBuildOutpost(g: Warcraft, here: SpendHere, seat: Seat, hex: Hex): RuleId | undefined {
  if (unusedOutpost(g, seat) === NONE) return 'WC-B-SPE-23'
  return cannotPlaceOutpost(g, here, seat, hex)
}

/** WC-X-CHG-02: with both Outposts on the board one may be torn down and built elsewhere. */
export function cannotRebuild(g: Warcraft, here: SpendHere, seat: Seat, from: Hex, to: Hex): RuleId | undefined {
  return cannotTearDown(g, seat, from) ?? cannotPlaceOutpost(g, here, seat, to)
}

function cannotTearDown(g: Warcraft, seat: Seat, hex: Hex): RuleId | undefined {
  const isOwn = builderOf(outpostAt(g, hex)) === seat
  return isOwn && unusedOutpost(g, seat) === NONE ? undefined : 'WC-X-CHG-02'
}

function cannotPlaceOutpost(g: Warcraft, here: SpendHere, seat: Seat, hex: Hex): RuleId | undefined {
  if (isOther(here, CONSTRUCT) || !hasInterface(g, seat)) return 'WC-B-SPE-01'
  if (hex >= g.depletion.length || outpostAt(g, hex) !== NONE) return 'WC-B-SPE-22'
  if (isShort(g, seat, PROJECT_COST, PROJECT_COST)) return 'WC-B-SPE-21'
  const needed = hex === g.town[seat] && !g.lenient ? workersNeeded(g, here, seat) : 1
  return freeWorkers(g, seat, hex).length < needed ? 'WC-B-SPE-21' : undefined
}

/** WC-X-RAC-01: completed at once for more of everything, before the normal option. */
export function cannotCooperate(g: Warcraft, here: SpendHere, seat: Seat, type: number): RuleId | undefined {
  const fault = cannotBuildTogether(g, here, seat, g.town[seat])
  return fault ?? (type < TYPES.length && hasTile(g, seat, type) ? undefined : 'WC-B-SPE-23')
}

export function cannotCooperateOutpost(g: Warcraft, here: SpendHere, seat: Seat, hex: Hex): RuleId | undefined {
  return cannotSettleTogether(g, here, seat, hex) ?? (unusedOutpost(g, seat) === NONE ? 'WC-B-SPE-23' : undefined)
}

/** WC-X-CHG-02, WC-X-RAC-01: an Outpost torn down may be rebuilt together as well, and is complete at once. */
export function cannotCooperateRebuild(
  g: Warcraft,
  here: SpendHere,
  seat: Seat,
  from: Hex,
  to: Hex,
): RuleId | undefined {
  return cannotTearDown(g, seat, from) ?? cannotSettleTogether(g, here, seat, to)
}

function cannotSettleTogether(g: Warcraft, here: SpendHere, seat: Seat, hex: Hex): RuleId | undefined {
  if (hex >= g.depletion.length || outpostAt(g, hex) !== NONE) return 'WC-B-SPE-22'
  return cannotBuildTogether(g, here, seat, hex)
}

function cannotBuildTogether(g: Warcraft, here: SpendHere, seat: Seat, hex: Hex): RuleId | undefined {
  if (!hasRacial(g, seat, HUMAN) || here.option !== UNDECIDED || hex === NONE) return 'WC-X-RAC-01'
  if (isShort(g, seat, COOPERATIVE_COST, COOPERATIVE_COST)) return 'WC-X-RAC-01'
  return freeWorkers(g, seat, hex).length < COOPERATIVE_WORKERS ? 'WC-X-RAC-01' : undefined
}

/** WC-B-SPE-30, WC-B-SPE-31, WC-B-SPE-32: the next level of a unit type. */
export function cannotUpgrade(g: Warcraft, here: SpendHere, seat: Seat, type: number): RuleId | undefined {
  if (type >= TYPES.length || isOther(here, UPGRADE)) return 'WC-B-SPE-01'
  if (here.upgraded & (1 << type)) return 'WC-B-SPE-31'
  const level = g.level[ofType(seat, type)]
  if (level >= races[g.race[seat]].levels[type].length) return 'WC-B-SPE-32'
  if (!hasInterface(g, seat)) return countUpgrades(here) < freeUpgrades(g, seat) ? undefined : 'WC-B-SCN-22'
  if (buildingsOf(g, seat, type) < levelOf(g.race[seat], type, level, g.former).needs) return 'WC-B-SPE-30'
  return isShort(g, seat, UPGRADE_COST, UPGRADE_COST) ? 'WC-B-SPE-30' : undefined
}

function countUpgrades(here: SpendHere): number {
  return [0, 1, 2].filter(type => here.upgraded & (1 << type)).length
}

/** What an upgrade costs: nothing for the Undead of March of the Necromancers (WC-B-SCN-22). */
export function upgradeCost(g: Warcraft, seat: Seat): number {
  return hasInterface(g, seat) ? UPGRADE_COST : 0
}

/** Workers in a space that build nothing else. */
export function freeWorkers(g: Warcraft, seat: Seat, hex: Hex): Piece[] {
  const found: Piece[] = []
  for (let piece = firstOf(seat, WORKER), end = endOf(seat, WORKER); piece < end; piece++) {
    if (g.at[piece] === hex && hex !== NONE && !g.outpostWorker.includes(piece) && !g.busy.includes(piece))
      found.push(piece)
  }
  return found
}

/** An Outpost marker not on the board: seat × 2 + number, or NONE. */
export function unusedOutpost(g: Warcraft, seat: Seat): number {
  return outpostsOf(seat).find(outpost => g.outpostAt[outpost] === NONE) ?? NONE
}
