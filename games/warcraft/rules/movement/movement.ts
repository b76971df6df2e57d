import type { RuleId, Seat } from '@hexarium/kernel'
import { HERO_MOVES, STACK } from '../../content/components.ts'
import { MOVES_OF_TYPE, NIGHTELF, WORKER_MOVES } from '../../content/races.ts'
import { act, ask, call, decision, loop, procedure, repeat, tell, when } from '../../events.ts'
import { HERO, heroOf, isUnitType, KIND, OWNER, SLOTS, SUMMON, WORKER } from '../../pieces.ts'
import { dropVainPins, mapOf, stackIn, survey } from '../../spaces.ts'
import { type Hex, MOVED, NONE, type Piece, type Warcraft } from '../../state.ts'
import { abandonProject, takeAway } from '../battle/removal.ts'
import { followHero } from '../cards/relocation.ts'
import { playOut } from '../cards/resolving.ts'
import { windowFor } from '../cards/windows.ts'
import { auraOf } from '../heroes/auras.ts'
import { hasRacial } from '../sides.ts'
import { ancientAt, cannotUproot, TREE, uproot, uprootSpaces } from './ancients.ts'
import { cannotCarry, carriable } from './carrying.ts'
import { revealCreeps } from './discoveries.ts'
import { type MarchHere, march } from './march.ts'
import { cannotReach, explore, reached } from './reach.ts'
import { crowdedSpace, mayStack } from './stacking.ts'
import { noteThreat } from './threat.ts'

export const callToArms = windowFor('callToArms', playOut)

/** The piece chosen, or the ancient (NONE without), and what it carries. */
type Here = MarchHere & { ancient: number }

/** WC-B-MOV-01: any of one's pieces, one after the other. */
export const nextMove = decision({
  name: 'nextMove',
  rule: ['WC-B-MOV-01', 'WC-B-MOV-02'],
  seat: (g, _here: Here) => g.active,
  offer(g, _here, can, seat) {
    survey(g, seat)
    let any = false
    for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++) {
      if (isRepeated(g, piece) || !canMove(g, piece)) continue
      can.piece(piece)
      any = true
    }
    if (hasRacial(g, seat, NIGHTELF)) for (const number of ancients(g, seat)) can.ancient(number)
    if (!any || crowdedSpace(g, seat) === NONE) can.done()
  },
  take: {
    piece(_g, here, piece) {
      here.piece = piece
      here.load = 0
      here.marching = false
      here.steps = 0
    },
    ancient(_g, here, number) {
      here.ancient = number
    },
    done() {},
  },
  cannot: {
    piece: (g, _here, piece, seat) => cannotPick(g, seat, piece),
    ancient: (g, _here, number, seat) => (ancients(g, seat).includes(number) ? undefined : 'WC-X-RAC-11'),
    done: g => (mayEnd(g) ? undefined : 'WC-B-MOV-02'),
  },
  ends: ['done'],
  gives: ['done'], // WC-B-MOV-02: what stands beyond the limit goes back to the reserves
  default: g => (mayEnd(g) ? ['done'] : ['piece', firstMovable(g)]),
})

/** WC-B-MOV-01 … 05: where it goes; a unit may first take something along. */
export const moveTo = decision({
  name: 'moveTo',
  rule: ['WC-B-MOV-01', 'WC-B-MOV-03'],
  seat: (g, _here: Here) => g.active,
  offer(g, here, can) {
    for (const hex of destinations(g, here.piece)) can.hex(hex)
    for (const token of carriable(g, here.piece)) can.take(token)
  },
  take: {
    hex: (g, here, hex) => move(g, here, hex),
    take(_g, here, token) {
      here.load |= 1 << token
      here.marching = true
    },
  },
  cannot: {
    hex: (g, here, hex) => cannotMoveTo(g, here.piece, hex),
    take: (g, here, token) => cannotCarry(g, here.piece, token),
  },
  points: { take: 'quest' },
})

/** WC-X-RAC-11, WC-X-RAC-12: where the Tree or an Outpost goes. */
export const uprootTo = decision({
  name: 'uprootTo',
  rule: ['WC-X-RAC-11', 'WC-X-RAC-12'],
  seat: (g, _here: Here) => g.active,
  offer(g, here, can, seat) {
    survey(g, seat)
    for (const hex of uprootSpaces(g, seat, here.ancient)) can.hex(hex)
  },
  take: {
    hex(g, here, hex, seat) {
      uproot(g, seat, here.ancient, hex)
      here.ancient = NONE
    },
  },
  cannot: {
    hex(g, here, hex, seat) {
      survey(g, seat)
      return cannotUproot(g, seat, here.ancient, hex)
    },
  },
})

/** WC-B-MOV-02: what stands beyond the limit and cannot move away returns to reserves. */
export const giveUpExcess = decision({
  name: 'giveUpExcess',
  rule: 'WC-B-MOV-02',
  auto: true,
  seat: g => g.active,
  offer(g, _here: Here, can, seat) {
    for (const piece of excess(g, seat)) can.piece(piece)
  },
  take: {
    piece(g, _here, piece) {
      tell(g, 'leaves', piece, g.at[piece])
      takeAway(g, piece)
    },
  },
  cannot: { piece: (g, _here, piece, seat) => (excess(g, seat).includes(piece) ? undefined : 'WC-B-MOV-02') },
})

/** WC-B-MOV-01: the movement of a Move Step. */
export const movement = procedure<Here>(
  'movement',
  'WC-B-MOV-01',
  act(begin),
  repeat(
    ask(nextMove),
    when(pieceIsChosen, ask(moveTo), repeat(isMarching, ask(march))),
    when(ancientIsChosen, ask(uprootTo)),
    when(workersAreThreatened, call(callToArms.open), act(forgetTrigger)),
  ),
  loop(tooManyStand, ask(giveUpExcess)),
)

function begin(g: Warcraft, here: Here): void {
  here.piece = NONE
  here.ancient = NONE
  here.marching = false
  here.load = 0
  g.trigger = NONE
  dropVainPins(g)
}

function pieceIsChosen(_g: Warcraft, here: Here): boolean {
  return here.piece !== NONE
}

function ancientIsChosen(_g: Warcraft, here: Here): boolean {
  return here.ancient !== NONE
}

function isMarching(_g: Warcraft, here: Here): boolean {
  return here.marching
}

function tooManyStand(g: Warcraft): boolean {
  return excess(g, g.active).length > 0
}

/** WC-B-MOV-01: everybody may move again; auras reach those who start in the hero's space. */
export function refreshMoves(g: Warcraft, seat: Seat): void {
  const hero = heroOf(seat)
  const aura = auraOf(g, seat, 'marchAura')
  for (let piece = seat * SLOTS; piece < (seat + 1) * SLOTS; piece++) {
    const kind = KIND[piece]
    const base = kind === WORKER ? WORKER_MOVES : kind === HERO ? HERO_MOVES : kind === SUMMON ? 0 : MOVES_OF_TYPE[kind]
    const goesFarther = aura?.types.includes(kind) && g.at[piece] === g.at[hero]
    g.moves[piece] = g.at[piece] < 0 ? 0 : goesFarther ? Math.max(base, Math.min(aura!.most, base + aura!.by)) : base
  }
  for (const piece of g.slowed) if (OWNER[piece] === seat) g.moves[piece] = Math.max(0, g.moves[piece] - 1)
}

/** True if an earlier piece is just like this one: offering both would offer the same twice. */
function isRepeated(g: Warcraft, piece: Piece): boolean {
  const kind = KIND[piece]
  for (let other = piece - 1; other >= 0 && KIND[other] === kind && OWNER[other] === OWNER[piece]; other--) {
    if (g.at[other] !== g.at[piece] || g.moves[other] !== g.moves[piece]) continue
    if (kind !== WORKER || g.outpostWorker.includes(other) === g.outpostWorker.includes(piece)) return true
  }
  return false
}

/** True if it has somewhere to go. The tables of `survey` must be fresh. */
function canMove(g: Warcraft, piece: Piece): boolean {
  const { ids, count } = explore(g, piece, reached)
  for (let i = 0; i < count; i++) if (mayStack(g, piece, ids[i])) return true
  return false
}

/** WC-B-MOV-01 … 05: the spaces a piece can end in. */
export function destinations(g: Warcraft, piece: Piece): Hex[] {
  survey(g, OWNER[piece])
  const spaces = explore(g, piece, reached).toArray()
  return spaces.filter(hex => mayStack(g, piece, hex))
}

/** Why a piece cannot be chosen to move; of several that are alike only the first is. */
export function cannotPick(g: Warcraft, seat: Seat, piece: Piece): RuleId | undefined {
  if (piece >= SLOTS * g.race.length || OWNER[piece] !== seat || piece > heroOf(seat) || g.at[piece] < 0)
    return 'WC-B-MOV-01'
  if (g.pinned.includes(g.at[piece])) return 'WC-B-DEP-06'
  survey(g, seat)
  if (g.moves[piece] <= 0 || isRepeated(g, piece)) return 'WC-B-MOV-01'
  return canMove(g, piece) ? undefined : cannotMoveTo(g, piece, mapOf(g).next[g.at[piece]][0] ?? NONE)
}

/** Why a piece cannot move to a space: it comes there but finds no room, or does not come there. */
function cannotMoveTo(g: Warcraft, piece: Piece, hex: Hex): RuleId | undefined {
  survey(g, OWNER[piece])
  if (!explore(g, piece, reached).has(hex)) return cannotReach(g, piece, hex)
  return mayStack(g, piece, hex) ? undefined : 'WC-B-MOV-02'
}

function firstMovable(g: Warcraft): Piece {
  survey(g, g.active)
  for (let piece = g.active * SLOTS; piece <= heroOf(g.active); piece++)
    if (!cannotPick(g, g.active, piece)) return piece
  return NONE
}

/** WC-B-MOV-02: the limit must hold, unless nobody can move any more. */
function mayEnd(g: Warcraft): boolean {
  return crowdedSpace(g, g.active) === NONE || firstMovable(g) === NONE
}

function ancients(g: Warcraft, seat: Seat): number[] {
  return [0, 1, TREE].filter(number => ancientAt(g, seat, number) !== NONE && uprootSpaces(g, seat, number).length > 0)
}

function move(g: Warcraft, here: Here, to: Hex): void {
  const { piece } = here
  const from = g.at[piece]
  if (KIND[piece] === WORKER) abandonProject(g, piece)
  g.at[piece] = to
  g.moves[piece] = MOVED
  tell(g, 'moved', piece, from, to)
  followHero(g, piece, to)
  if (KIND[piece] !== WORKER) revealCreeps(g, to)
  here.piece = NONE
  noteThreat(g, piece, to)
}

function workersAreThreatened(g: Warcraft): boolean {
  return g.trigger !== NONE
}

function forgetTrigger(g: Warcraft): void {
  g.trigger = NONE
}

/** The active player's pieces that stand where too many do: units, or workers if it is workers. */
function excess(g: Warcraft, seat: Seat): Piece[] {
  const hex = crowdedSpace(g, seat)
  if (hex === NONE) return []
  const found: Piece[] = []
  for (const workers of [true, false]) {
    if (found.length > 0 || !isTooMany(g, seat, hex, workers)) continue
    for (let piece = seat * SLOTS; piece < heroOf(seat); piece++) {
      const fits = workers ? KIND[piece] === WORKER : isUnitType(piece)
      if (fits && g.at[piece] === hex && !found.some(other => KIND[other] === KIND[piece])) found.push(piece)
    }
  }
  return found
}

function isTooMany(g: Warcraft, seat: Seat, hex: Hex, workers: boolean): boolean {
  return stackIn(g, seat, hex, workers) > STACK
}
