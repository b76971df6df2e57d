import { mayTakeBack, type RuleId, type Seat } from '@hexarium/kernel'
import { TYPES } from '../../content/races.ts'
import { act, ask, call, decision, procedure, repeat, resigned, tell, when } from '../../events.ts'
import { findPiece, HERO, KIND, WORKER } from '../../pieces.ts'
import { deployPoints, enemiesOf, mayStandOn, roomIn, unitsAt } from '../../spaces.ts'
import {
  BUILDING,
  DEPLOY,
  type Hex,
  NONE,
  ofType,
  outpostOf,
  type Piece,
  TRAINING,
  type Warcraft,
} from '../../state.ts'
import { researchDraw } from '../cards/research.ts'
import { auraOf } from '../heroes/auras.ts'
import { healHero } from '../heroes/wounds.ts'
import { isActive, skipsStep } from '../sides.ts'

/** The kind being deployed, or NONE. */
type Here = { kind: number }

/** The kinds that can be in training. */
export const KINDS: readonly number[] = [0, 1, 2, WORKER, HERO]

/** WC-B-DEP-01: in any order; anything may be left unfinished. */
export const deploy = decision({
  name: 'deploy',
  rule: ['WC-B-DEP-01', 'WC-B-DEP-05'],
  seat: (g, _here: Here) => g.active,
  offer(g, _here, can, seat) {
    for (const kind of KINDS) if (!cannotDeploy(g, seat, kind)) can.kind(kind)
    for (let type = 0; type < TYPES.length; type++) {
      if (!cannotComplete(g, seat, type)) can.building(type)
      if (g.raising[ofType(seat, type)] > 0) can.summoned(type)
    }
    for (const outpost of [0, 1]) if (!cannotFinish(g, seat, outpost)) can.outpost(outpost)
    can.done()
  },
  take: {
    kind(_g, here, kind) {
      here.kind = kind
    },
    building: (g, _here, type, seat) => complete(g, seat, type, true),
    summoned: (g, _here, type, seat) => complete(g, seat, type, false),
    outpost(g, _here, outpost, seat) {
      g.outpostDone[outpostOf(seat, outpost)] = true
      g.outpostWorker[outpostOf(seat, outpost)] = NONE
      tell(g, 'outpostDone', seat, g.outpostAt[outpostOf(seat, outpost)])
    },
    done() {},
  },
  cannot: {
    kind: (g, _here, kind, seat) => cannotDeploy(g, seat, kind),
    building: (g, _here, type, seat) => cannotComplete(g, seat, type),
    summoned: (g, _here, type, seat) =>
      type < TYPES.length && g.raising[ofType(seat, type)] > 0 ? undefined : 'WC-B-DEP-03',
    outpost: (g, _here, outpost, seat) => cannotFinish(g, seat, outpost),
  },
  ends: ['done'],
  points: { kind: 'unit', building: 'unit', summoned: 'unit' },
})

/** WC-B-DEP-02: the Town or a completed Outpost. */
export const deployTo = decision({
  name: 'deployTo',
  rule: ['WC-B-DEP-02', 'WC-B-DEP-06'],
  auto: true,
  seat: (g, _here: Here) => g.active,
  offer(g, here, can, seat) {
    for (const hex of landings(g, seat, here.kind)) can.hex(hex)
  },
  take: {
    hex(g, here, hex, seat) {
      land(g, seat, findPiece(g, seat, here.kind, TRAINING), hex)
      here.kind = NONE
    },
  },
  cannot: { hex: (g, here, hex, seat) => cannotLand(g, seat, here.kind, hex) },
})

/** WC-B-DEP: one player's Deploy Step. */
export const deployStep = procedure<Here>(
  'deployStep',
  'WC-B-DEP-01',
  resigned(isActive),
  act(begin),
  call(researchDraw),
  repeat(somethingWaits, ask(deploy), when(isChosen, ask(deployTo))),
)

function begin(g: Warcraft, here: Here): void {
  here.kind = NONE
  tell(g, 'step', g.active, DEPLOY)
  const rest = auraOf(g, g.active, 'restAura') // Unholy Aura
  if (rest) healHero(g, g.active, rest.count)
}

function isChosen(_g: Warcraft, here: Here): boolean {
  return here.kind !== NONE
}

function somethingWaits(g: Warcraft): boolean {
  const seat = g.active
  if (skipsStep(g, seat, DEPLOY)) return false
  if (mayTakeBack(g, seat, deploy, deployTo)) return true
  if (KINDS.some(kind => !cannotDeploy(g, seat, kind)) || [0, 1].some(outpost => !cannotFinish(g, seat, outpost)))
    return true
  return TYPES.some((_, type) => g.raising[ofType(seat, type)] > 0 || !cannotComplete(g, seat, type))
}

/** Why nothing of a kind can be deployed. */
export function cannotDeploy(g: Warcraft, seat: Seat, kind: number): RuleId | undefined {
  if (!KINDS.includes(kind) || findPiece(g, seat, kind, TRAINING) === NONE) return 'WC-B-DEP-02'
  return landings(g, seat, kind).length > 0 ? undefined : 'WC-B-DEP-05'
}

/** WC-B-DEP-02, WC-B-DEP-05, WC-B-DEP-07: where a trained piece may land. */
function landings(g: Warcraft, seat: Seat, kind: number): Hex[] {
  const piece = findPiece(g, seat, kind, TRAINING)
  if (piece === NONE) return []
  return deployPoints(g, seat).filter(hex => {
    if (!mayStandOn(g, piece, hex) || isTaken(g, seat, hex)) return false
    return kind === HERO || roomIn(g, seat, hex, kind === WORKER) > 0
  })
}

/** WC-B-DEP-07: nobody deploys to an Outpost among enemies; only where the table lets those of the Undead stand can that be. */
function isTaken(g: Warcraft, seat: Seat, hex: Hex): boolean {
  return g.options.outpostsStand && hex !== g.town[seat] && (unitsAt(g, hex) & enemiesOf(g, seat)) !== 0
}

/** WC-B-DEP-02: only there; WC-B-DEP-04: once the Outpost is turned up; WC-B-DEP-05: where there is room. */
function cannotLand(g: Warcraft, seat: Seat, kind: number, hex: Hex): RuleId | undefined {
  if (landings(g, seat, kind).includes(hex)) return undefined
  if (deployPoints(g, seat).includes(hex)) return isTaken(g, seat, hex) ? 'WC-B-DEP-07' : 'WC-B-DEP-05'
  return [0, 1].some(outpost => g.outpostAt[outpostOf(seat, outpost)] === hex) ? 'WC-B-DEP-04' : 'WC-B-DEP-02'
}

/** WC-B-DEP-06: whoever deploys a unit or a worker among enemies pins everybody there until a battle is fought. */
function land(g: Warcraft, seat: Seat, piece: Piece, hex: Hex): void {
  g.at[piece] = hex
  tell(g, 'deploys', piece, hex)
  if ((KIND[piece] !== WORKER || !g.lax) && unitsAt(g, hex) & enemiesOf(g, seat)) pin(g, hex)
}

function pin(g: Warcraft, hex: Hex): void {
  if (!g.pinned.includes(hex)) g.pinned.push(hex)
}

/** WC-B-DEP-03, WC-B-DEP-05: the worker must find room in the Town. */
function cannotComplete(g: Warcraft, seat: Seat, type: number): RuleId | undefined {
  if (type >= TYPES.length || g.building[ofType(seat, type)] === 0) return 'WC-B-DEP-03'
  return g.town[seat] !== NONE && roomIn(g, seat, g.town[seat], true) > 0 ? undefined : 'WC-B-DEP-05'
}

function complete(g: Warcraft, seat: Seat, type: number, withWorker: boolean): void {
  g.built[ofType(seat, type)]++
  tell(g, 'completes', seat, type)
  if (!withWorker) {
    g.raising[ofType(seat, type)]--
    return
  }
  g.building[ofType(seat, type)]--
  g.at[findPiece(g, seat, WORKER, BUILDING)] = g.town[seat]
}

/** WC-B-DEP-04: an Outpost under construction is turned up. */
function cannotFinish(g: Warcraft, seat: Seat, outpost: number): RuleId | undefined {
  const number = outpostOf(seat, outpost)
  return outpost < 2 && g.outpostAt[number] !== NONE && !g.outpostDone[number] ? undefined : 'WC-B-DEP-04'
}
