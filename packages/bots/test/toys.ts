import type { AnyGame, BotHints, Game, GameSpec, Seat, State, Text } from '@hexarium/kernel'
import { defineGame, draw, finish, ranked, vocabulary } from '@hexarium/kernel'

const text: Text<never> = new Proxy({}, { get: () => ({}) }) as Text<never>

/** A game without anything to look at. */
function toy<G extends State>(
  spec: Pick<GameSpec<G, unknown>, 'id' | 'seats' | 'start' | 'setup'> & Partial<GameSpec<G, unknown>>,
) {
  return defineGame<G, unknown>({
    rules: '1',
    settings: {},
    view: () => ({}),
    imagine: () => {},
    check: () => {},
    scene: () => ({}) as never,
    text: { en: text, de: text, fr: text } as never,
    events: {},
    ...spec,
  })
}

/** A card lies face down before seat 0, who guesses it, in two steps: first the colour, then the rank. */
export interface Guess extends State {
  card: number
  colour: number
}

/** How many cards there are: two colours of four ranks. */
export const CARDS = 8

/** Whoever could see the card would always win. The evaluation can: it is asked about imagined states only. */
export function guessing(bot?: BotHints<Guess>): Game<Guess, unknown> {
  const { decision, procedure, ask, act } = vocabulary<Guess>()
  const colour = decision({
    name: 'colour',
    rule: '',
    seat: () => 0,
    offer(_g, _here, can) {
      for (let of = 0; of < 2; of++) can.colour(of)
    },
    take: {
      colour(g, _here, of) {
        g.colour = of
      },
    },
  })
  const rank = decision({
    name: 'rank',
    rule: '',
    seat: () => 0,
    offer(_g, _here, can) {
      for (let of = 0; of < 4; of++) can.rank(of)
    },
    take: {
      rank(g, _here, of) {
        finish(g, ranked(g.card === g.colour * 4 + of ? [1, 0] : [0, 1], ''))
      },
    },
  })
  const deal = (g: Guess) => {
    g.card = draw(g, CARDS)
  }
  return toy<Guess>({
    id: 'guessing',
    seats: { min: 2, max: 2 },
    setup: () => ({ card: 0, colour: 0 }),
    start: procedure('guessing', '', act(deal), ask(colour), ask(rank)),
    imagine(g, _seat, chance) {
      g.card = chance.below(CARDS)
    },
    bot: bot ?? { evaluate: (g, seat) => ((g.card >> 2 === g.colour) === (seat === 0) ? 1 : 0) },
  })
}

/** Two players show a number at once; the points are `table[mine][yours]`, and the rest of ten is the other's. */
export interface Showdown extends State {
  shown: number[]
}

/** One sealed decision, decided by a table of points for seat 0; seat 1 gets the rest of ten. */
export function showdown(table: readonly (readonly number[])[]): Game<Showdown, unknown> {
  const { decision, procedure, ask, act } = vocabulary<Showdown>()
  const show = decision({
    name: 'show',
    rule: '',
    sealed: true,
    seats: () => [0, 1],
    offer(_g, _here, can, seat) {
      for (let number = 0; number < (seat === 0 ? table.length : table[0].length); number++) can.number(number)
    },
    take: {
      number(g, _here, number, seat) {
        g.shown[seat] = number
      },
    },
  })
  const points = (g: Showdown) => table[g.shown[0]]?.[g.shown[1]] ?? 5
  const count = (g: Showdown) => finish(g, ranked([points(g), 10 - points(g)], ''))
  return toy<Showdown>({
    id: 'showdown',
    seats: { min: 2, max: 2 },
    setup: () => ({ shown: [-1, -1] }),
    start: procedure('showdown', '', ask(show), act(count)),
  })
}

/** Heaps of stones; in turn everybody takes some from one of them; who takes the last one wins, the others share the rest. */
export interface Heaps extends State {
  heaps: number[]
  turn: Seat
  from: number
}

/** Nim for any number: choose a heap, choose how many, which is two steps for one move. No evaluation at all. */
export function heaps(start: readonly number[], seats = 2, first: Seat = 0): Game<Heaps, unknown> {
  const { decision, procedure, ask, act, loop } = vocabulary<Heaps>()
  const heap = decision({
    name: 'heap',
    rule: '',
    seat: g => g.turn,
    offer(g, _here, can) {
      for (let of = 0; of < g.heaps.length; of++) if (g.heaps[of] > 0) can.heap(of)
    },
    take: {
      heap(g, _here, of) {
        g.from = of
      },
    },
  })
  const stones = decision({
    name: 'stones',
    rule: '',
    seat: g => g.turn,
    offer(g, _here, can) {
      for (let count = 1; count <= Math.min(3, g.heaps[g.from]); count++) can.stones(count)
    },
    take: {
      stones(g, _here, count) {
        g.heaps[g.from] -= count
      },
    },
  })
  const pass = (g: Heaps) => {
    if (g.heaps.some(count => count > 0)) g.turn = (g.turn + 1) % g.core.seats
    else {
      const winner = g.turn
      finish(
        g,
        ranked(
          Array.from({ length: g.core.seats }, (_, seat) => (seat === winner ? 1 : 0)),
          '',
        ),
      )
    }
  }
  return toy<Heaps>({
    id: 'heaps',
    seats: { min: seats, max: seats },
    setup: () => ({ heaps: [...start], turn: first, from: -1 }),
    start: procedure(
      'heaps',
      '',
      loop(g => g.core.result === null, ask(heap), ask(stones), act(pass)),
    ),
  })
}

/** A game with other hints for its bots. */
export function hinted(game: AnyGame, bot: BotHints<never>): AnyGame {
  return { ...game, bot }
}

/** A gamble: seat 0 keeps what there is and shares the game, or throws a coin for it. */
export function gamble(): AnyGame {
  const { decision, procedure, ask } = vocabulary<State>()
  const dare = decision({
    name: 'dare',
    rule: '',
    seat: () => 0,
    offer(_g, _here, can) {
      can.keep()
      can.roll()
    },
    take: {
      keep: g => finish(g, ranked([1, 1], '')),
      roll(g) {
        const wins = draw(g, 2)
        finish(g, ranked([wins, 1 - wins], ''))
      },
    },
  })
  const plans = [{ kind: 'dare', decisions: [dare], isOver: (g: State) => g.core.result !== null }]
  return toy<State>({
    id: 'gamble',
    seats: { min: 2, max: 2 },
    setup: () => ({}),
    start: procedure('gamble', '', ask(dare)),
    bot: { evaluate: () => 0.5, plans },
  })
}
