import { mayTakeBack, type RuleId, type Seat } from '@hexarium/kernel'
import type { Effect } from '../../content/effects.ts'
import { playables } from '../../content/playables.ts'
import { act, ask, decision, procedure, repeat, tell, when } from '../../events.ts'
import { endOf, firstOf, HERO, heroOf, isUnitType, KIND, OWNER, SLOTS, SUMMON } from '../../pieces.ts'
import { roomIn } from '../../spaces.ts'
import { type Hex, MOVED, NONE, type Piece, type Warcraft } from '../../state.ts'
import { takeAway } from '../battle/removal.ts'
import { revealCreeps } from '../movement/discoveries.ts'
import { blinkSpaces, meldSpaces, overflowSpaces, portalSpaces, teleportSpaces } from './relocation-spaces.ts'
import { top } from './stages.ts'
import { isAlike } from './targets.ts'

/** Where to, which piece is next, and how many more may go. */
type Here = { to: Hex; piece: Piece; left: number }

type Moving = Extract<Effect, { op: 'portal' | 'meld' | 'massTeleport' | 'blink' }>

/** True for effects that move pieces outside normal movement. */
export function isRelocation(effect: Effect): boolean {
  return ['portal', 'meld', 'massTeleport', 'blink'].includes(effect.op)
}

function moving(g: Warcraft): Moving {
  return playables[top(g).what].effects.find(isRelocation) as Moving
}

/** The destination of all. */
export const relocateAll = decision({
  name: 'relocateAll',
  rule: 'WC-B-EXP-05',
  auto: true,
  seat: (g, _here: Here) => top(g).seat,
  offer(g, _here, can, seat) {
    for (const hex of destinations(g, seat)) can.hex(hex)
  },
  take: {
    hex(_g, here, hex) {
      here.to = hex
    },
  },
  cannot: { hex: (g, _here, hex, seat) => (destinations(g, seat).includes(hex) ? undefined : 'WC-B-EXP-05') },
})

/** Who goes: beside the destination (Town Portal), away (Shadowmeld), or along (Mass Teleport). */
export const relocateWho = decision({
  name: 'relocateWho',
  rule: 'WC-B-EXP-05',
  seat: (g, _here: Here) => top(g).seat,
  offer(g, here, can, seat) {
    for (const piece of candidates(g, here, seat)) can.piece(piece)
    if (moving(g).op !== 'portal') can.done()
  },
  take: {
    piece(g, here, piece, seat) {
      if (moving(g).op === 'massTeleport') {
        shift(g, piece, here.to)
        here.left--
      } else if (!goesAutomatically(g, here, piece, seat)) here.piece = piece
    },
    done() {},
  },
  ends: ['done'],
  cannot: {
    piece: (g, here, piece, seat) => (candidates(g, here, seat).includes(piece) ? undefined : 'WC-B-EXP-05'),
    done: g => (moving(g).op === 'portal' ? 'WC-B-EXP-05' : undefined),
  },
})

/** Where the chosen piece goes. */
export const relocateTo = decision({
  name: 'relocateTo',
  rule: 'WC-B-EXP-05',
  auto: true,
  seat: (g, _here: Here) => top(g).seat,
  offer(g, here, can, seat) {
    for (const hex of spacesFor(g, here, here.piece, seat)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      shift(g, here.piece, hex)
      here.piece = NONE
    },
  },
  cannot: { hex: (g, here, hex, seat) => cannotGo(g, here, hex, seat) },
})

/** Town Portal, Shadowmeld, Mass Teleport, Blink. */
export const relocation = procedure<Here>(
  'relocation',
  'WC-B-EXP-05',
  act(begin),
  when(hasOneDestination, ask(relocateAll)),
  act(heroGoes),
  repeat(someoneMayGo, ask(relocateWho), when(isChosen, ask(relocateTo))),
  act(restGoes),
)

function begin(g: Warcraft, here: Here): void {
  const effect = moving(g)
  here.to = NONE
  here.piece = NONE
  here.left = effect.op === 'massTeleport' ? effect.most : 0
}

function hasOneDestination(g: Warcraft): boolean {
  return moving(g).op !== 'meld'
}

function destinations(g: Warcraft, seat: Seat): Hex[] {
  const effect = moving(g)
  if (effect.op === 'portal') return portalSpaces(g, seat, top(g).targets[0])
  return effect.op === 'blink' ? blinkSpaces(g, seat, effect.within) : teleportSpaces(g, seat)
}

/** Mass Teleport and Blink move the hero first; he does not move further this turn. */
function heroGoes(g: Warcraft, here: Here): void {
  const { seat, targets } = top(g)
  if (!['massTeleport', 'blink'].includes(moving(g).op)) return
  targets[0] = g.at[heroOf(seat)]
  shift(g, heroOf(seat), here.to)
}

/** Own units still in the space they leave. */
function leaving(g: Warcraft, seat: Seat): Piece[] {
  const from = top(g).targets[0]
  const found: Piece[] = []
  for (let piece = seat * SLOTS; piece < (seat + 1) * SLOTS; piece++) {
    if (g.at[piece] === from && (isUnitType(piece) || KIND[piece] === HERO)) found.push(piece)
  }
  return found
}

function candidates(g: Warcraft, here: Here, seat: Seat): Piece[] {
  const all = leaving(g, seat).filter(piece => {
    if (moving(g).op === 'meld') return meldSpaces(g, seat, piece).length > 0
    return isUnitType(piece)
  })
  if (moving(g).op === 'massTeleport' && (here.left === 0 || roomIn(g, seat, here.to) <= 0)) return []
  return all.filter((piece, i) => !all.slice(0, i).some(other => isAlike(g, other, piece)))
}

/** Town Portal: only what does not fit has to be chosen. */
function someoneMayGo(g: Warcraft, here: Here): boolean {
  const { seat } = top(g)
  if (moving(g).op === 'blink') return false
  if (moving(g).op !== 'portal')
    return candidates(g, here, seat).length > 0 || mayTakeBack(g, seat, relocateWho, relocateTo)
  const units = leaving(g, seat).filter(isUnitType).length
  return units > Math.max(0, roomIn(g, seat, here.to))
}

function isChosen(_g: Warcraft, here: Here): boolean {
  return here.piece !== NONE
}

function spacesFor(g: Warcraft, here: Here, piece: Piece, seat: Seat): Hex[] {
  return moving(g).op === 'meld' ? meldSpaces(g, seat, piece) : overflowSpaces(g, seat, piece, here.to)
}

/** Town Portal: a unit for which there is no room anywhere goes back to reserves. */
function goesAutomatically(g: Warcraft, here: Here, piece: Piece, seat: Seat): boolean {
  if (spacesFor(g, here, piece, seat).length > 0) return false
  tell(g, 'leaves', piece, g.at[piece])
  takeAway(g, piece)
  return true
}

function cannotGo(g: Warcraft, here: Here, hex: Hex, seat: Seat): RuleId | undefined {
  return spacesFor(g, here, here.piece, seat).includes(hex) ? undefined : 'WC-B-MOV-02'
}

/** Town Portal: everybody left goes to the destination. */
function restGoes(g: Warcraft, here: Here): void {
  if (moving(g).op === 'portal') for (const piece of leaving(g, top(g).seat)) shift(g, piece, here.to)
}

/** Moves a piece outside normal movement; a hero's creatures go with him, and it ends their movement. */
export function shift(g: Warcraft, piece: Piece, to: Hex): void {
  const from = g.at[piece]
  tell(g, 'shifted', piece, from, to)
  g.at[piece] = to
  g.moves[piece] = MOVED
  followHero(g, piece, to)
  revealCreeps(g, to)
}

/** WC-X-HER-31: persistent creatures end the hero's move in his space. */
export function followHero(g: Warcraft, piece: Piece, to: Hex): void {
  const seat = OWNER[piece]
  if (piece !== heroOf(seat)) return
  for (let summon = firstOf(seat, SUMMON); summon < endOf(seat, SUMMON); summon++)
    if (g.at[summon] >= 0) g.at[summon] = to
}
