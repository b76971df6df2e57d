import {
  type AnyGame,
  type Decision,
  type DecisionSpec,
  d6,
  defineGame,
  type EventArgs,
  type EventTexts,
  finish,
  type GameSpec,
  ranked,
  reveal,
  roll,
  type Seat,
  SPECTATOR,
  type State,
  shuffle,
  type Text,
  vocabulary,
} from '../src/index.ts'

/**
 * A toy with a little of everything. Two or three seats bid cards from hidden hands for a die's worth of points: the
 * lone highest card wins them, the seat after it may react with its token, and the winner may draw a card nobody sees.
 * Each test changes one part of it through `Parts` to break one law.
 */
export interface Toy extends State {
  round: number
  stake: number
  hand: number[][]
  deck: number[]
  gone: number[]
  /** The cards bid this round, -1 before they lie open. */
  bid: number[]
  winner: number
  score: number[]
  token: number[]
  boast: number
  /** Room for a broken variant's mischief. */
  extra?: unknown
}

const events = {
  dealt: { rule: 'TOY-1', args: [] },
  bids: { rule: 'TOY-3', args: ['cards…'] },
  wins: { rule: 'TOY-3', args: ['seat', 'points'] },
  halved: { rule: 'TOY-4', args: ['seat'] },
  drew: { rule: 'TOY-5', args: ['card'] },
  someoneDrew: { rule: 'TOY-5', args: ['seat'] },
  boasted: { rule: 'TOY-2', args: ['seat', 'word'] },
} as const

export const { decision, procedure, ask, act, call, when, loop, tell, tellOnly } = vocabulary<
  Toy,
  EventArgs<typeof events>
>()

type Changes = Partial<DecisionSpec<Toy, Record<string, number>, string>>

/** What a variant may replace. */
export interface Parts {
  boast?: Changes
  bid?: Changes
  react?: Changes
  draw?: Changes
  rollStake?: (g: Toy) => void
  showBids?: (g: Toy) => void
  spec?: Partial<GameSpec<Toy, unknown>>
}

/** The toy, or a variant of it. */
export function toyGame(parts: Parts = {}): AnyGame {
  const change = (spec: DecisionSpec<Toy, Record<string, number>, string>, by: Changes = {}): Decision<Toy> =>
    decision({ ...spec, ...by, take: { ...spec.take, ...by.take } }) as Decision<Toy>
  const boast = change(
    {
      name: 'boast',
      rule: 'TOY-2',
      seat: g => g.round % g.core.seats,
      offer(g, _here, can) {
        for (let word = 1; word <= 2; word++) if (word !== g.boast) can['word'](word)
        can['done']()
      },
      take: {
        word(g, here, word, seat) {
          g.boast = word
          here['said'] = (here['said'] ?? 0) + 1
          if (here['said'] === 3) here['over'] = 1
          tell(g, 'boasted', seat, word)
        },
        done(_g, here) {
          here['over'] = 1
        },
      },
      cannot: { word: (g, _here, word) => (word < 1 || word > 2 || word === g.boast ? 'TOY-2' : undefined) },
    },
    parts.boast,
  )
  const bid = change(
    {
      name: 'bid',
      rule: ['TOY-3', 'TOY-3a'],
      sealed: true,
      seats: g => g.hand.map((_, seat) => seat),
      offer(g, _here, can, seat) {
        for (const card of g.hand[seat]) can['card'](card)
      },
      take: {
        card(g, _here, card, seat) {
          g.hand[seat] = g.hand[seat].filter(other => other !== card)
          g.bid[seat] = card
          g.gone.push(card)
        },
      },
      cannot: { card: (g, _here, card, seat) => (g.hand[seat].includes(card) ? undefined : 'TOY-3a') },
    },
    parts.bid,
  )
  const react = change(
    {
      name: 'react',
      rule: 'TOY-4',
      seat: g => (g.winner + 1) % g.core.seats,
      offer(_g, _here, can) {
        can['halve']()
        can['pass']()
      },
      take: {
        halve(g, _here, _value, seat) {
          g.token[seat]--
          g.score[g.winner] -= g.stake >> 1
          tell(g, 'halved', seat)
        },
        pass() {},
      },
      cannot: { halve: (_g, _here, value) => (value === 0 ? undefined : 'TOY-4') },
      standing: { pass: { answer: 'pass' }, passUnlessDear: { answer: 'pass', unless: g => g.stake > 3 } },
    },
    parts.react,
  )
  const draw = change(
    {
      name: 'draw',
      rule: 'TOY-5',
      seat: g => g.winner,
      offer(_g, _here, can) {
        can['draw']()
        can['keep']()
      },
      take: {
        draw(g, _here, _value, seat) {
          const card = g.deck.pop()!
          g.hand[seat].push(card)
          g.hand[seat].sort((a, b) => a - b)
          reveal(g)
          tellOnly(g, [seat], 'drew', card)
          tell(g, 'someoneDrew', seat)
        },
        keep() {},
      },
      cannot: { draw: (_g, _here, value) => (value === 0 ? undefined : 'TOY-5') },
    },
    parts.draw,
  )
  const prize = procedure('prize', 'TOY-4', when(loserHasToken, ask(react)), when(deckIsLeft, ask(draw)))
  const round = procedure(
    'round',
    'TOY-2',
    act(parts.rollStake ?? rollStake),
    loop((_g, here) => !here['over'], ask(boast)),
    ask(bid),
    act(parts.showBids ?? showBids),
    when(somebodyWon, call(prize)),
  )
  const start = procedure('toy', 'TOY-1', act(deal), loop(cardsAreLeft, call(round)), act(count))
  return defineGame<Toy, unknown>({
    id: 'toy',
    rules: '1',
    seats: { min: 2, max: 3 },
    settings: { rounds: { kind: 'number', min: 2, max: 4, default: 3 }, tokens: { kind: 'switch', default: true } },
    setup: ({ seats, settings }) => ({
      round: 0,
      stake: 0,
      hand: Array.from({ length: seats }, () => []),
      deck: Array.from({ length: 15 }, (_, card) => card),
      gone: [],
      bid: new Array(seats).fill(-1),
      winner: -1,
      score: new Array(seats).fill(0),
      token: new Array(seats).fill(settings['tokens'] ? 1 : 0),
      boast: 0,
      last: settings['rounds'],
    }),
    start,
    view,
    imagine,
    check,
    scene: (seen, text) => ({
      boards: [
        {
          id: 'table',
          title: text.title,
          width: 1,
          height: 1,
          places: [{ id: 'place:0', x: 0, y: 0, outline: [0, 0], terrain: 'box', label: 'table', say: 'table' }],
          sides: [],
          counters: (seen as Toy).score.map((score, seat) => ({
            id: `seat:${seat}`,
            at: 'place:0',
            owner: seat,
            glyph: 'person',
            short: `${seat}`,
            say: `seat ${seat} scored ${score}`,
          })),
          marks: [],
        },
      ],
      sheets: [],
    }),
    text: { en: words, de: words, fr: words },
    events,
    ...parts.spec,
  })
}

const told: EventTexts<unknown, typeof events> = {
  dealt: 'Cards are dealt',
  bids: (_v, { cards }) => `Bids ${cards.join(' ')}`,
  wins: (_v, { seat, points }) => `${seat} wins ${points}`,
  halved: (_v, { seat }) => `${seat} halves it`,
  drew: (_v, { card }) => `Drawn ${card}`,
  someoneDrew: (_v, { seat }) => `${seat} draws`,
  boasted: (_v, { seat, word }) => `${seat} says ${word}`,
}

const words: Text<unknown> = {
  title: 'Toy',
  blurb: 'A little bit, all in one.',
  unless: { passUnlessDear: 'dear stake' },
  seats: ['Ann', 'Ben', 'Cid'],
  settings: { rounds: { name: 'Rounds' }, tokens: { name: 'Tokens' } },
  ask: { boast: 'Boast', bid: 'Bid', react: 'React', draw: 'Draw' },
  choice: {
    word: (_v, { word }) => `word ${word}`,
    done: 'Done',
    card: (_v, { card }) => `card ${card}`,
    halve: 'Halve it',
    pass: 'Pass',
    'draw.draw': 'Draw a card',
    keep: 'Keep hand',
  },
  event: told,
  result: { 'TOY-6': 'last round done.' },
}

/** TOY-1: four cards each. */
function deal(g: Toy): void {
  shuffle(g, g.deck)
  for (const hand of g.hand) hand.push(...g.deck.splice(-4).sort((a, b) => a - b))
  tell(g, 'dealt')
}

/** TOY-2: the round is worth what the die says. */
export function rollStake(g: Toy): void {
  g.round++
  g.stake = roll(g, SPECTATOR, d6)
  g.bid.fill(-1)
  g.winner = -1
}

/** TOY-3: the highest card wins, if it is higher than the die. */
export function showBids(g: Toy): void {
  tell(g, 'bids', ...g.bid)
  const best = Math.max(...g.bid)
  if (best <= g.stake) return
  g.winner = g.bid.indexOf(best)
  g.score[g.winner] += g.stake
  tell(g, 'wins', g.winner, g.stake)
}

function somebodyWon(g: Toy): boolean {
  return g.winner >= 0
}

function loserHasToken(g: Toy): boolean {
  return g.token[(g.winner + 1) % g.core.seats] > 0
}

function deckIsLeft(g: Toy): boolean {
  return g.deck.length > 0
}

function cardsAreLeft(g: Toy): boolean {
  return g.round < (g as Toy & { last: number }).last
}

/** TOY-6: most points win. */
function count(g: Toy): void {
  finish(g, ranked([...g.score], 'TOY-6'))
}

/** What a seat may know: all but the deck and the others' hands. */
export function view(g: Toy, seat: Seat): Omit<Toy, 'core' | 'hand' | 'deck'> & { hand: unknown[]; deck: number } {
  const { round, stake, gone, bid, winner, score, token, boast } = g
  const hand = g.hand.map((cards, of) => (of === seat ? [...cards] : cards.map(() => null)))
  const open = { bid: [...bid], score: [...score], token: [...token], gone: [...gone] }
  return { round, stake, winner, boast, ...open, hand, deck: g.deck.length }
}

/** Deals deck and others' hands anew. */
export function imagine(g: Toy, seat: Seat, chance: { shuffle<T>(list: T[]): T[] }): void {
  const unseen = chance.shuffle([...g.deck, ...g.hand.flatMap((cards, of) => (of === seat ? [] : cards))])
  g.hand.forEach((cards, of) => {
    if (of !== seat) g.hand[of] = unseen.splice(0, cards.length).sort((a, b) => a - b)
  })
  g.deck = unseen
}

/** Every card is somewhere, once. */
export function check(g: Toy): void {
  const cards = [...g.deck, ...g.hand.flat(), ...g.gone]
  if (cards.length !== 15 || new Set(cards).size !== 15) throw new Error('TOY-1: a card is missing or there twice')
  if (g.token.some(token => token < 0)) throw new Error('TOY-4: a token that is not there was spent')
}

/** The toy as it should be. */
export const toy = toyGame()
