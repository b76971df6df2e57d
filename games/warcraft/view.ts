import { flatCopy, hereAt, type Seat, SPECTATOR } from '@hexarium/kernel'
import { creeps } from './content/creeps.ts'
import { PHASES } from './content/races.ts'
import { countDice } from './rules/battle/attack.ts'
import { takeLoss } from './rules/battle/losses.ts'
import { poisoner, slowPoison } from './rules/battle/round.ts'
import { relocateTo } from './rules/cards/relocation.ts'
import { march } from './rules/movement/march.ts'
import { moveTo } from './rules/movement/movement.ts'
import { UNDECIDED } from './rules/town/conditions.ts'
import { deployTo } from './rules/town/deploy.ts'
import { spend } from './rules/town/spend.ts'
import { allPoints } from './rules/victory/points.ts'
import { areFriends } from './spaces.ts'
import { type Battle, type Card, NONE, type Owner, type Piece, type Play, type Warcraft } from './state.ts'

/** What a question is about. */
interface Asking {
  /** The piece that goes somewhere, the kind being deployed; NONE where it is about none. */
  piece: Piece
  kind: number
  /** Which of Train, Construct and Upgrade was taken in this Spend Step. */
  option: number
  /** Casualties still to be chosen, this one among them; 0 where none are. */
  due: number
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
  /** WC-B-ABL-03: whose Slow Poison is to be named, and for each phase whether he attacks in it; null at other moments. */
  poison: { owner: Owner; attacks: boolean[] } | null
  /** Victory points by seat, and by seat with those of its teammates. */
  points: number[]
  sidePoints: number[]
  asking: Asking
}

/** What a seat may know: hands of one's own side only, no decks, no face-down markers. */
export function view(g: Warcraft, seat: Seat, before?: View): View {
  const { core: _core, wanted: _wanted, loose: _loose, ...known } = g
  const { deck, hand, box, aside, creepKind, token, battle, stack, options } = g
  const seesHand = (of: Seat) => seat !== SPECTATOR && areFriends(g, seat, of)
  const shown = (piles: Card[][]) => piles.map((pile, of) => pile.map(card => (seesHand(of) ? card : null)))
  return {
    ...flatCopy(known, before),
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
    battle: battle && {
      ...flatCopy(battle, before?.battle ?? undefined),
      lasting: battle.lasting.map(lasting => ({ ...lasting })),
    },
    stack: stack.map(play => ({ ...play, targets: [...play.targets] })),
    ...(g.turn > 0 ? allPoints(g) : { points: g.race.map(() => 0), sidePoints: g.race.map(() => 0) }),
    poison: poisonOf(g),
    asking: askingOf(g),
  }
}

function poisonOf(g: Warcraft): View['poison'] {
  if (g.battle === null || !hereAt(g, slowPoison)) return null
  const owner = poisoner(g)
  if (owner === NONE) return null
  return { owner, attacks: PHASES.map(type => countDice(g, owner, type) > 0) }
}

function askingOf(g: Warcraft): Asking {
  const going = hereAt(g, moveTo) ?? hereAt(g, march) ?? hereAt(g, relocateTo)
  return {
    piece: going?.piece ?? NONE,
    kind: hereAt(g, deployTo)?.kind ?? NONE,
    option: hereAt(g, spend)?.option ?? UNDECIDED,
    due: hereAt(g, takeLoss)?.due[g.battle!.losing] ?? 0,
  }
}
