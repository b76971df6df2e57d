import type { Seat } from '@hexarium/kernel'
import { SUMMON_BUILDING } from '../../content/cards.ts'
import {
  COOPERATIVE_COST,
  COOPERATIVE_WORKERS,
  HERO_COST_PER_LEVEL,
  PROJECT_COST,
  RESEARCH_COST,
} from '../../content/components.ts'
import { UNDEAD } from '../../content/races.ts'
import { tell } from '../../events.ts'
import { findPiece, heroOf } from '../../pieces.ts'
import { teammates } from '../../spaces.ts'
import { BUILDING, type Hex, NONE, ofType, RESERVE, TRAINING, type Warcraft } from '../../state.ts'
import { takeFromHand } from '../cards/piles.ts'
import { hasRacial } from '../sides.ts'
import { CONSTRUCT, freeWorkers, type SpendHere, TRAIN, UPGRADE, unusedOutpost, upgradeCost } from './conditions.ts'

function pay(g: Warcraft, seat: Seat, gold: number, wood: number): void {
  g.gold[seat] -= gold
  g.wood[seat] -= wood
}

/** WC-B-SPE-10: the piece lies on its building until the next Deploy Step. */
export function train(g: Warcraft, here: SpendHere, seat: Seat, kind: number, gold: number, wood: number): void {
  here.option = TRAIN
  pay(g, seat, gold, wood)
  g.at[findPiece(g, seat, kind, RESERVE)] = TRAINING
  tell(g, 'trains', seat, kind)
}

/** WC-X-HER-51: levels given up must be earned again. */
export function trainHero(g: Warcraft, here: SpendHere, seat: Seat, level: number): void {
  here.option = TRAIN
  pay(g, seat, level * HERO_COST_PER_LEVEL, level * HERO_COST_PER_LEVEL)
  g.heroLevel[seat] = level
  g.at[heroOf(seat)] = TRAINING
  tell(g, 'trainsHero', seat, level)
}

export function research(g: Warcraft, here: SpendHere, seat: Seat): void {
  here.option = TRAIN
  pay(g, seat, RESEARCH_COST, 0)
  g.research[seat]++
  tell(g, 'researches', seat)
}

/** WC-B-SPE-20, WC-X-RAC-31: with a worker on the tile; the Undead need not tie one. */
export function construct(g: Warcraft, here: SpendHere, seat: Seat, type: number): void {
  here.option = CONSTRUCT
  pay(g, seat, PROJECT_COST, PROJECT_COST)
  if (hasRacial(g, seat, UNDEAD)) {
    here.begun++
    g.raising[ofType(seat, type)]++
  } else {
    g.building[ofType(seat, type)]++
    g.at[freeWorkers(g, seat, g.town[seat])[0]] = BUILDING
  }
  tell(g, 'constructs', seat, type)
}

/** Summon Building: begun without a worker. */
export function summonBuilding(g: Warcraft, here: SpendHere, seat: Seat, type: number): void {
  here.option = CONSTRUCT
  takeFromHand(g, seat, SUMMON_BUILDING)
  g.discard[seat].push(SUMMON_BUILDING)
  tell(g, 'plays', seat, SUMMON_BUILDING)
  pay(g, seat, PROJECT_COST, PROJECT_COST)
  g.raising[ofType(seat, type)]++
  tell(g, 'constructs', seat, type)
}

/** WC-B-SPE-21: under construction, with the worker on it. */
export function buildOutpost(g: Warcraft, here: SpendHere, seat: Seat, hex: Hex): void {
  here.option = CONSTRUCT
  pay(g, seat, PROJECT_COST, PROJECT_COST)
  const outpost = unusedOutpost(g, seat)
  g.outpostAt[outpost] = hex
  g.outpostDone[outpost] = false
  const isUntied = hasRacial(g, seat, UNDEAD)
  if (isUntied && hex === g.town[seat] && !g.lenient) here.begun++
  g.outpostWorker[outpost] = isUntied ? NONE : freeWorkers(g, seat, hex)[0]
  tell(g, 'outpostBegun', seat, hex)
}

export function tearDown(g: Warcraft, seat: Seat, hex: Hex): void {
  const outpost = g.outpostAt.indexOf(hex)
  g.outpostAt[outpost] = NONE
  g.outpostDone[outpost] = false
  g.outpostWorker[outpost] = NONE
  tell(g, 'outpostTorn', seat, hex)
}

/** WC-B-SPE-30: the tile goes under its stack; all units of the type improve at once. */
export function upgrade(g: Warcraft, here: SpendHere, seat: Seat, type: number): void {
  here.option = UPGRADE
  here.upgraded |= 1 << type
  pay(g, seat, upgradeCost(g, seat), upgradeCost(g, seat))
  g.level[ofType(seat, type)]++
  tell(g, 'upgrades', seat, type, g.level[ofType(seat, type)])
}

/** WC-X-RAC-01, WC-X-RAC-02: never under construction; the workers are busy for the rest of the turn. */
export function cooperate(g: Warcraft, seat: Seat, type: number): void {
  pay(g, seat, COOPERATIVE_COST, COOPERATIVE_COST)
  g.busy.push(...freeWorkers(g, seat, g.town[seat]).slice(0, COOPERATIVE_WORKERS))
  g.built[ofType(seat, type)]++
  tell(g, 'completes', seat, type)
}

export function cooperateOutpost(g: Warcraft, seat: Seat, hex: Hex): void {
  pay(g, seat, COOPERATIVE_COST, COOPERATIVE_COST)
  g.busy.push(...freeWorkers(g, seat, hex).slice(0, COOPERATIVE_WORKERS))
  const outpost = unusedOutpost(g, seat)
  g.outpostAt[outpost] = hex
  g.outpostDone[outpost] = true
  g.outpostWorker[outpost] = NONE
  tell(g, 'outpostDone', seat, hex)
}

/** WC-B-TEA-01: to the active player from a teammate, or from him to his teammate. */
export function giveResources(g: Warcraft, seat: Seat, gold: number, wood: number): void {
  const to = seat === g.active ? teammates(g, seat)[0] : g.active
  pay(g, seat, gold, wood)
  g.gold[to] += gold
  g.wood[to] += wood
  tell(g, 'gives', seat, to, gold, wood)
}
