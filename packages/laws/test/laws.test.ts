import { type DecisionSpec, d6, ownDie, replay, reveal, roll, type Seat, verify } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import {
  check,
  imagine,
  type Parts,
  rollStake,
  type Toy,
  tell,
  tellOnly,
  toy,
  toyGame,
  view,
} from '../../kernel/test/toy.ts'
import { checkLaws, type LawId, walk } from '../src/laws/index.ts'
import { silentKind } from '../src/laws/reasons.ts'
import { vagueKinds } from '../src/laws/vague.ts'
import { laws } from '../src/test-kit.ts'

const thorough = { games: 40, thoroughness: 0.5 }

laws(toy, thorough)

type Take = DecisionSpec<Toy, Record<string, number>, string>['take'][string]

/** A toy whose `card` take, or another, does something more. */
function also(decision: 'bid' | 'boast' | 'draw', kind: string, more: Take, first: Take = () => {}): Parts {
  return {
    [decision]: {
      take: {
        [kind](g: Toy, here: Record<string, number>, value: number, seat: Seat) {
          first(g, here, value, seat)
          more(g, here, value, seat)
        },
      },
    },
  }
}

const say: Take = (g, here, word, seat) => {
  g.boast = word
  here['said'] = (here['said'] ?? 0) + 1
  if (here['said'] === 3) here['over'] = 1
  tell(g, 'boasted', seat, word)
}

const bidCard: Take = (g, _here, card, seat) => {
  g.hand[seat] = g.hand[seat].filter(other => other !== card)
  g.bid[seat] = card
  g.gone.push(card)
}

function drawCard(g: Toy, seat: Seat): number {
  const card = g.deck.pop()!
  g.hand[seat].push(card)
  g.hand[seat].sort((a, b) => a - b)
  return card
}

let counter = 0
const shared: number[] = []
const held: Record<string, number>[] = [{ a: 1 }]

const luck = { key: 'luck', args: [] }
const hasty = { habits: { haste: () => 2 ** 24 - 1 } }

/** Each game is broken on purpose, and the law it breaks notices, with words that fit. */
const broken: [law: LawId, what: string, words: RegExp, parts: Parts][] = [
  [
    1,
    'a counter outside the state',
    /extra is \d+ here and \d+ there/,
    also('boast', 'word', g => (g.extra = ++counter), say),
  ],
  [
    2,
    'a Map in the state',
    /not plain data at .extra: an instance/,
    {
      spec: { check: () => {} },
      rollStake: g => {
        rollStake(g)
        g.extra = new Map()
      },
    },
  ],
  [
    2,
    'undefined in the state',
    /a undefined is not plain data/,
    also('boast', 'word', g => (g.extra = [undefined]), say),
  ],
  [2, 'a number JSON does not know', /is not JSON/, also('boast', 'word', g => (g.extra = 1 / 0), say)],
  [
    3,
    'a static array in the state',
    /two new games share extra/,
    {
      rollStake: g => {
        rollStake(g)
        g.extra = shared
      },
    },
  ],
  [
    3,
    'an object behind primitives, which a copy does not reach',
    /a copy shares extra.1 with its original .*array of primitives/,
    {
      rollStake: g => {
        rollStake(g)
        g.extra = [1, { ...held[0] }]
      },
    },
  ],
  [
    3,
    'one array in two places',
    /stands in two places of the state, extra/,
    {
      rollStake: g => {
        rollStake(g)
        g.extra = g.score
      },
    },
  ],
  [4, 'a question without options', /boast offers seat \d nothing/, { boast: { offer: () => {}, cannot: {} } }],
  [4, 'a question to nobody', /bid asks nobody/, { bid: { sealed: false, seats: () => [] } }],
  [4, 'a question to a seat that is not there', /draw asks seat 7/, { draw: { seat: () => 7 } }],
  [
    4,
    'no end',
    /no end after 2000 choices/,
    {
      boast: {
        offer: (_g, _here, can) => can['word'](1),
        cannot: {},
        take: {
          word: g => {
            g.boast = 1
          },
        },
      },
    },
  ],
  [
    5,
    'a listed option that throws',
    /“word \d” (of boast, but it throws|was offered and throws): never mind/,
    also('boast', 'word', () => {
      throw new Error('never mind')
    }),
  ],
  [
    5,
    'an option twice',
    /draw lists an option twice/,
    {
      draw: {
        offer: (_g, _h, can) => {
          can['keep']()
          can['keep']()
        },
      },
    },
  ],
  [5, 'a value out of range', /draw lists “keep 16777216”/, { draw: { offer: (_g, _h, can) => can['keep'](1 << 24) } }],
  [5, 'a broken value', /draw lists “keep 0.5”/, { draw: { offer: (_g, _h, can) => can['keep'](0.5) } }],
  [
    5,
    'what is chosen where time is up and is not listed',
    /boast chooses “word 99” where time is up, and does not list it/,
    { boast: { default: () => ['word', 99] } },
  ],
  [
    5,
    'a predicate that forbids what is listed',
    /lists “word \d”, and its own predicate forbids it \(TOY-2\)/,
    { boast: { cannot: { word: () => 'TOY-2' } } },
  ],
  [
    5,
    'a predicate that does not say why',
    /does not list “word \d+” for seat \d, and its predicate does not say why/,
    { boast: { cannot: { word: (_g, _h, word) => (word > 100 ? 'TOY-2' : undefined) } } },
  ],
  [
    5,
    'a kind with a number and no reasons',
    /bid\.card carries a number, and no predicate says which rule forbids one/,
    { bid: { cannot: {} } },
  ],
  [
    5,
    'a reason that is not the one its predicate has',
    /is not offered “word \d+” of boast, and TOY-\w+ is named, though its predicate says TOY-\w+/,
    {
      boast: {
        cannot: {
          word: (g, _h, word) =>
            word === 1 || word === 2 ? (word === g.boast ? 'TOY-2' : undefined) : `TOY-${counter++}`,
        },
      },
    },
  ],
  [
    5,
    'a predicate that throws',
    /is not offered “word \d+” of boast, and refusing it throws/,
    {
      boast: {
        cannot: {
          word: (g, _h, word) =>
            word === 1 || word === 2 ? (word === g.boast ? 'x' : undefined) : g.hand[word][0].toString(),
        },
      },
    },
  ],
  [
    5,
    'a list that changes the state',
    /listing the options of draw changes the state/,
    {
      draw: {
        offer: (g, _h, can) => {
          g.stake++
          can['keep']()
        },
      },
    },
  ],
  [
    6,
    'a leak in the view',
    /seat \d can tell a state imagined for it from the real one: view.hand|spectator can tell/,
    { spec: { view: (g, seat) => ({ ...view(g, seat), hand: g.hand.map(cards => [...cards]) }) } },
  ],
  [
    6,
    'a leak in the options',
    /(can tell a state imagined for it from the real one|the view shows seat \d what no event told it): options/,
    {
      draw: {
        offer(g, _here, can) {
          can['keep']()
          if (g.deck.at(-1)! % 2 === 0) can['draw']()
        },
      },
    },
  ],
  [
    6,
    'a leak in an event',
    /“word \d” of boast an event tells (seat \d|the spectator) what its view does not show/,
    also('boast', 'word', (g, _h, _v, seat) => tell(g, 'drew', g.hand[seat][0]), say),
  ],
  [
    6,
    'something shown that no event tells',
    /the view shows (seat \d|the spectator) what no event told it/,
    also('draw', 'draw', (g, _h, _v, seat) => {
      drawCard(g, seat)
      reveal(g)
      tell(g, 'someoneDrew', seat)
    }),
  ],
  [
    6,
    'a window that opens only for whom it helps',
    /what no event told it: asked/,
    {
      react: {
        auto: true,
        offer: (g, _h, can, seat) => {
          if (g.hand[seat].some(card => card > 9)) can['halve']()
          can['pass']()
        },
      },
    },
  ],
  [
    6,
    'an imagined state that cannot be',
    /breaks an invariant: TOY-1/,
    {
      spec: {
        imagine: g => {
          g.deck.fill(0)
        },
      },
    },
  ],
  [6, 'an imagination that deals nothing', /imagine leaves what is hidden as it is/, { spec: { imagine: () => {} } }],
  [
    7,
    'a card drawn and taken back',
    /“draw 0” of draw shows seat \d something hidden/,
    also('draw', 'draw', (g, _h, _v, seat) => {
      tellOnly(g, [seat], 'drew', drawCard(g, seat))
      tell(g, 'someoneDrew', seat)
    }),
  ],
  [
    7,
    'a choice that leaves a trace when it is taken back',
    /taking a choice back does not lead to the state before it/,
    {
      rollStake(g) {
        rollStake(g)
        g.extra = [0, { words: 0 }]
      },
      ...also('boast', 'word', g => (g.extra as [number, { words: number }])[1].words++, say),
    },
  ],
  [
    7,
    'a card shown and taken back',
    /“word \d” of boast shows (seat \d|the spectator) something hidden/,
    {
      spec: {
        view: (g, seat) => ({ ...view(g, seat), peek: g.boast === 2 ? g.hand[g.round % g.core.seats][0] : -1 }),
      },
    },
  ],
  [
    8,
    'a broken invariant',
    /TOY-1: a card is missing/,
    also(
      'bid',
      'card',
      g => {
        if (g.round === 2) g.gone.pop()
      },
      bidCard,
    ),
  ],
  [
    8,
    'a check that changes the state',
    /check changes the state/,
    {
      spec: {
        check: g => {
          g.stake++
        },
      },
    },
  ],
  [
    9,
    'a view that is not plain',
    /not plain data at .view.hand: an instance/,
    { spec: { view: (g, seat) => ({ ...view(g, seat), hand: new Set(view(g, seat).hand) }) } },
  ],
  [
    9,
    'a view that is part of the state',
    /what (seat \d|the spectator) was shown changes later/,
    { spec: { view: (g, seat) => ({ ...view(g, seat), score: g.score, gone: g.gone }) } },
  ],
  [
    9,
    'a view that is made of one object again and again',
    /changes later|is not what it sees/,
    { spec: { view: (g, seat) => Object.assign(held, [view(g, seat)]) } },
  ],
  ['texts and scene', 'a question without words', /the en text of the question boast is missing/, texts({ ask: {} })],
  [
    'texts and scene',
    'an option without words',
    /the en text of the choice boast.word is missing/,
    texts({ choice: {} }),
  ],
  [
    'texts and scene',
    'an option with a hole in it',
    /the en text of the choice bid.card shows that something was missing: “undefined of hearts”/,
    texts({
      choice: { ...toy.text.en.choice, card: (_v: unknown, { suit }: Record<string, number>) => `${suit} of hearts` },
    }),
  ],
  [
    'texts and scene',
    'an event whose words throw',
    /the en text of the event bids throws: no words/,
    texts({
      event: {
        ...toy.text.en.event,
        bids: () => {
          throw new Error('no words')
        },
      },
    }),
  ],
  [
    'texts and scene',
    'dice of somebody who is not there',
    /the roll \[7,6,0,\d\] is nobody's at this table/,
    also('boast', 'word', g => void roll(g, 7, d6), say),
  ],
  [
    'texts and scene',
    'dice the game does not have',
    /the roll \[0,-1,0,\d\] is of no die the game has/,
    also('boast', 'word', g => void roll(g, 0, ownDie(0, 'ore', [1, 1, 2])), say),
  ],
  [
    'texts and scene',
    'a result the die cannot have',
    /the roll \[0,6,0,9\] holds what its die cannot show/,
    also('boast', 'word', g => (tell as (g: Toy, kind: string, ...args: number[]) => void)(g, 'dice', 0, 6, 0, 9), say),
  ],
  [
    'texts and scene',
    'a die without a name',
    /the en text of the die ore is missing/,
    { spec: { dice: [ownDie(0, 'ore', [1, 1, 2])] } },
  ],
  [
    'texts and scene',
    'an event nobody declared',
    /the event wins is not among the game's events/,
    { spec: { events: Object.fromEntries(Object.entries(toy.events).filter(([kind]) => kind !== 'wins')) } },
  ],
  [
    'texts and scene',
    'an event with too little in it',
    /the event boasted holds \[\d\]; wanted are seat, word/,
    also('boast', 'word', (g, _h, _v, seat) =>
      (tell as (g: Toy, kind: string, ...args: number[]) => void)(g, 'boasted', seat),
    ),
  ],
  ['texts and scene', 'odds beyond one', /the odds hope are 2/, { spec: { odds: () => [hope(2)] } }],
  [
    'texts and scene',
    'odds without words',
    /the en text of the odds hope is missing/,
    { spec: { odds: () => [hope(1)] } },
  ],
  [
    'texts and scene',
    'a note without words',
    /the en text of the note luck is missing/,
    { spec: { aid: { notes: () => [{ ...luck, at: 'place:0' }] } } },
  ],
  [
    'texts and scene',
    'a note about nothing drawn',
    /the note luck is about moon:1, which the scene does not show/,
    { spec: { aid: { plan: () => [{ ...luck, at: 'moon:1' }] } } },
  ],
  [
    'texts and scene',
    'something forgotten that is not drawn',
    /moon:1 is said to be forgotten/,
    { spec: { aid: { forgotten: () => ['moon:1'] } } },
  ],
  [
    'texts and scene',
    'an exception without words',
    /the en text of the exception of passUnlessDear/,
    texts({ unless: {} }),
  ],
  ['texts and scene', 'a habit without a name', /the en text of the habit haste/, { spec: { aid: hasty } }],
  [
    'texts and scene',
    'a habit that takes what is not offered',
    /the habit haste chooses what is not offered/,
    inAll({ habit: { haste: 'in haste' } }, { aid: hasty }),
  ],
  ['texts and scene', 'a result without words', /the en text of the result TOY-6 is missing/, texts({ result: {} })],
  [
    'texts and scene',
    'a counter that stands nowhere',
    /seat:0 stands on place:0, which is no place/,
    {
      spec: {
        scene: (seen, text) => {
          const scene = toy.scene(seen, text)
          scene.boards[0].places = []
          return scene
        },
      },
    },
  ],
  [
    'texts and scene',
    'two things with one id',
    /two things in the scene have the id place:0/,
    {
      spec: {
        scene: (seen, text) => {
          const scene = toy.scene(seen, text)
          scene.boards[0].places.push(...scene.boards[0].places)
          return scene
        },
      },
    },
  ],
]

function hope(chance: number) {
  return { key: 'hope', args: [], chance, rule: 'TOY-1' }
}

/** The same words in every language. */
function inAll(change: object, spec: Parts['spec']): Parts {
  const { en, de, fr } = toy.text
  return { spec: { ...spec, text: { en: { ...en, ...change }, de: { ...de, ...change }, fr: { ...fr, ...change } } } }
}

function texts(change: object): Parts {
  const { en, de, fr } = toy.text
  return { spec: { text: { en: { ...en, ...change }, de, fr } } }
}

describe('a game broken on purpose', () => {
  for (const [law, what, words, parts] of broken) {
    test(`law ${law} notices ${what}`, () => {
      const game = toyGame(parts)
      const violation = checkLaws(game, { ...thorough, limit: 2000, laws: [law] })
      expect(violation?.law).toBe(law)
      expect(violation?.text).toMatch(words)
      expect(violation?.record.game).toBe('toy')
    })
  }
})

describe('a violation', () => {
  test('comes with a record that leads to it', () => {
    const parts = also(
      'bid',
      'card',
      g => {
        if (g.round === 2) g.gone.pop()
      },
      bidCard,
    )
    const game = toyGame(parts)
    const { record } = checkLaws(game, { ...thorough, laws: [8] })!
    const replayed = replay(game, JSON.parse(JSON.stringify(record)))
    expect(replayed.ok).toBe(true)
    if (replayed.ok) expect(() => check(replayed.value.state as Toy)).toThrow('a card is missing')
  })

  test('ends with the choice that throws', () => {
    const game = toyGame(
      also('boast', 'word', () => {
        throw new Error('never mind')
      }),
    )
    const { record } = checkLaws(game, { ...thorough, laws: [4] })!
    expect(() => replay(game, record)).toThrow('never mind')
  })

  test('is the same for the same seed', () => {
    const game = toyGame({ spec: { imagine: g => imagine(g, 0, { shuffle: list => list.reverse() }) } })
    const once = checkLaws(game, { seed: 'again' })
    expect(once).toBeDefined()
    expect(checkLaws(game, { seed: 'again' })).toEqual(once)
  })

  test('is reported when a game cannot even be opened', () => {
    const game = toyGame({
      rollStake: () => {
        throw new Error('no dice')
      },
    })
    expect(checkLaws(game)).toMatchObject({ law: 4, text: 'the game cannot be opened: no dice' })
  })
})

describe('a walk', () => {
  test('writes the record a match would write', () => {
    const laws: LawId[] = []
    for (let i = 0; i < 20; i++) {
      const { state, choices } = walk(toy, { seed: `record ${i}`, laws })
      expect(state.core.result).not.toBeNull()
      expect(choices).toBeGreaterThan(3)
    }
    const { record } = checkLaws(
      toyGame({
        spec: {
          check: g => {
            if (g.round > 2) throw new Error('stop')
          },
        },
      }),
    )!
    const verified = verify(toy, record)
    expect(verified.ok && verified.value.record()).toEqual(record)
  })

  test('keeps to the seats and settings it is given', () => {
    const { state } = walk(toy, { seed: 'fixed', seats: 3, settings: { rounds: 4, tokens: false } })
    expect(state.core.seats).toBe(3)
    expect(state).toMatchObject({ round: 4, token: [0, 0, 0] })
  })

  test('can stop early, and start late', () => {
    expect(walk(toy, { seed: 'short', steps: 2 }).choices).toBe(2)
    const after = [{ is: 'choice', seat: 1, option: 1 << 24 }] as const
    const { choices, violation } = walk(toy, { seed: 'late', seats: 2, after, thoroughness: 1 })
    expect(violation).toBeUndefined()
    expect(choices).toBeGreaterThan(4)
  })
})

test('a kind that carries a number and gives no reason is found', () => {
  expect(silentKind(toyGame({ bid: { cannot: {} } }))).toMatch(/bid\.card carries a number, and no predicate says/)
  expect(silentKind(toy)).toBeUndefined()
})

test('a kind that names the question’s own rule whatever it is asked is found', () => {
  const some = { games: 20 }
  expect(vagueKinds(toy, some)).toEqual(['boast.word', 'draw.draw', 'react.halve']) // there is only one rule to name
  const vague = toyGame({
    bid: { cannot: { card: (g, _h, card, seat) => (g.hand[seat].includes(card) ? undefined : 'TOY-3') } },
  })
  expect(vagueKinds(vague, some)).toContain('bid.card')
})
