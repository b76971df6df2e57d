import { type Frame, flatCopy, type Seat, SPECTATOR } from '@hexarium/kernel'
import { creeps } from './content/creeps.ts'
import { PHASES } from './content/races.ts'
import { sideAttacks } from './rules/attack.ts'
import { allPoints } from './rules/points.ts'
import { poisoner } from './rules/round.ts'
import { areFriends } from './spaces.ts'
import { type Battle, type Card, NONE, type Play, type Warcraft } from './state.ts'

/** What a seat is in the middle of, for its own question. */
interface Asking {
  /** The piece chosen to move, the kind being deployed, and so on. */
  piece?: number
  kind?: number
  hex?: number
  option?: number
}

type Hidden =
  | 'core'
  | 'wanted'
  | 'loose'
  | 'deck'
  | 'hand'
  | 'box'
  | 'aside'
  | 'creepKind'
  | 'token'
  | 'battle'
  | 'stack'

/** What a seat may know (WC-B-SET-07): `null` where something is hidden from it. */
export interface View extends Omit<Warcraft, Hidden> {
  seat: Seat
  deck: number[]
  box: number[]
  hand: (Card | null)[][]
  aside: (Card | null)[][]
  /** By creep slot: the marker; NONE where there is none. */
  creepKind: (number | null)[]
  /** By creep slot: experience on its back. */
  creepXp: number[]
  /** By hex: hidden tokens; 0 for none. */
  token: (number | null)[]
  battle: Battle | null
  stack: Play[]
  /** WC-B-ABL-03: whose Slow Poison is to be named, and for each phase 1 if his side attacks in it; null at other moments. */
  poison: { owner: number; attacks: number[] } | null
  /** Victory points by seat, and by seat with those of its teammates. */
  points: number[]
  sidePoints: number[]
  asking: Asking
}

/** What a seat may know: hands of one's own side only, no decks, no face-down markers. */
export function view(g: Warcraft, seat: Seat): View {
  const {
    core,
    wanted: _wanted,
    loose: _loose,
    deck,
    hand,
    box,
    aside,
    creepKind,
    token,
    battle,
    stack,
    options,
    ...open
  } = g
  const seesHand = (of: Seat) => seat !== SPECTATOR && areFriends(g, seat, of)
  const shown = (piles: Card[][]) => piles.map((pile, of) => pile.map(card => (seesHand(of) ? card : null)))
  return {
    ...flatCopy(open),
    options: { ...options },
    seat,
    discard: g.discard.map(pile => [...pile]),
    deck: deck.map(pile => pile.length),
    box: box.map(pile => pile.length),
    hand: shown(hand),
    aside: shown(aside),
    creepKind: creepKind.map((kind, slot) => (kind < 0 || g.creepShown[slot] ? kind : null)),
    creepXp: creepKind.map(kind => creeps[kind]?.xp ?? 0),
    token: token.map((value, hex) => (value === 0 || g.tokenShown[hex] ? value : null)),
    battle: battle && { ...flatCopy(battle), lasting: battle.lasting.map(lasting => ({ ...lasting })) },
    stack: stack.map(play => ({ ...play, targets: [...play.targets] })),
    ...(g.turn > 0 ? allPoints(g) : { points: g.race.map(() => 0), sidePoints: g.race.map(() => 0) }),
    poison: poisonOf(g),
    asking: askingOf(core.flow.at(-1)),
  }
}

function poisonOf(g: Warcraft): View['poison'] {
  if (g.battle === null || g.core.flow.at(-1)?.proc !== 'round') return null
  const owner = poisoner(g)
  if (owner === NONE) return null
  return { owner, attacks: PHASES.map(type => (sideAttacks(g, g.battle!.side[owner], type) ? 1 : 0)) }
}

/** What the innermost procedure remembers and everybody may know. */
function askingOf(frame: Frame | undefined): Asking {
  const asking: Asking = {}
  for (const key of ['piece', 'kind', 'hex', 'option'] as const) {
    const value = frame?.here[key]
    if (typeof value === 'number') asking[key] = value
  }
  return asking
}
