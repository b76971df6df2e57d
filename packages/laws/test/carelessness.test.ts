import {
  type AnyGame,
  aid,
  canonical,
  d6,
  defaultOption,
  finish,
  hash,
  inOrder,
  lossesInWords,
  Match,
  mayTakeBack,
  must,
  options,
  replay,
  roll,
  type Seat,
  verify,
  writeOption,
} from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { ask, call, decision, diary, loop, over, procedure, type Tiny, tiny } from '../../kernel/test/tiny.ts'
import { checkLaws } from '../src/laws/index.ts'

/** A tiny game in which each of two seats has men to lose: a phase of moves, with a concession at hand for both. */
interface Camp extends Tiny {
  men: number[]
}

type Turn = { side: Seat; left: number; over: number }

interface Parts {
  /** What `move` says of itself. */
  move?: object
  /** When a side is asked for a move. */
  goesOn?: (g: Camp, here: Turn) => boolean
  habits?: object
  loss?: Record<string, string>
  older?: readonly string[]
}

const camp = (g: Tiny) => g as Camp

function lose(g: Tiny, side: Seat, men: number): void {
  camp(g).men[side] = Math.max(0, camp(g).men[side] - men)
  if (camp(g).men[side] === 0) finish(g, { places: side === 0 ? [2, 1] : [1, 2], scores: [0, 0], by: 'beaten' })
}

/** Each side has two moves; a risky one rolls, a foolish one costs a man for certain, the end of the phase costs one who has not moved. */
function campGame({ move: more = {}, goesOn, habits = {}, loss, older }: Parts = {}): AnyGame {
  const move = decision<string, Turn>({
    name: 'move',
    rule: 'C-1',
    seat: (_g, here) => here.side,
    may: (_g, here) => [1 - here.side],
    offer(_g, here, can, seat) {
      if (seat === here.side) {
        can['done']()
        if (here.left > 0) for (const way of [1, 2, 3]) can['go'](way)
      }
      can['concede']()
    },
    take: {
      done(g, here) {
        here.over = 1
        if (here.left > 0) lose(g, here.side, 1)
      },
      go(g, here, way) {
        here.left--
        if (way === 2 && roll(g, 0, d6) > 1) lose(g, here.side, 1)
        if (way === 3) lose(g, here.side, 1)
        g.diary.push(`${here.side} goes ${way}`)
      },
      concede: (g, _here, _value, seat) => lose(g, seat, 9),
    },
    ends: ['done'],
    gives: ['done', 'go', 'concede'],
    ...more,
  })
  const turn = procedure<Turn>(
    'turn',
    'C-1',
    loop((g, here) => (goesOn ?? (() => !here.over))(camp(g), here), ask(move)),
  )
  const start = procedure(
    'camp',
    'C-1',
    ...[0, 1].map(side => call(turn, { with: () => ({ side, left: 2, over: 0 }) })),
    over,
  )
  const words = {
    title: 'Camp',
    blurb: 'a\nb',
    seats: ['Ann', 'Ben'],
    settings: {},
    event: {},
    result: { over: 'x', beaten: 'x' },
    ask: { move: 'Move' },
    choice: { done: 'Done', go: 'Go', concede: 'Concede' },
    loss: loss ?? { man: (_view: unknown, [count]: readonly number[]) => `${count} men` },
  }
  return tiny(start, {
    seats: { min: 2, max: 2 },
    ...(older ? { rules: '2', older } : {}),
    setup: () => ({ diary: [], men: [4, 4] }) as unknown as Tiny,
    aid: {
      stakes: (g, seat) => Array.from({ length: camp(g).men[seat] }, () => ({ key: 'man', args: [] })),
      habits: habits as never,
    },
    text: { en: words, de: words, fr: words },
  })
}

const good = campGame()
const open = (game: AnyGame, seed = 'camp', rules = game.rules) =>
  must(Match.open(game, { seats: ['Ann', 'Ben'], dice: { seed }, rules }))
const lossesOf = (match: Match, seat: Seat) => {
  const kinds = match.game.decisions.get(match.asked!.decision)!
  return Object.fromEntries(
    aid(match.game, match.state, seat, 'aid').losses.map(({ option, stakes }) => [
      writeOption(kinds, option),
      lossesInWords(match.game, 'en', {}, stakes, seat),
    ]),
  )
}

describe('what an option gives up', () => {
  test('is what it costs whatever the dice; a risk is none', () => {
    const match = open(good)
    expect(lossesOf(match, 0)).toEqual({
      'go 3': ['1 men'],
      done: ['1 men'],
      'concede 0': ['the game is lost', '4 men'],
    })
  })

  test('counts for a seat nobody waits for, too, though it has no other option', () => {
    expect(lossesOf(open(good), 1)).toEqual({ 'concede 0': ['the game is lost', '4 men'] })
  })

  test('is not tried where the decision does not say that it may cost something', () => {
    expect(lossesOf(open(campGame({ move: { gives: ['concede'] } })), 0)).toEqual({
      'concede 0': ['the game is lost', '4 men'],
    })
  })

  test('is no carelessness where every option costs as much, such as casualties, but the end of a phase is', () => {
    const forced = decision<string>({
      name: 'fall',
      rule: 'C-2',
      seat: () => 0,
      offer: (_g, _here, can) => {
        for (const man of [1, 2]) can['man'](man)
      },
      take: { man: (g, _here, man) => camp(g).men.splice(0, 1, man) },
      gives: ['man'],
    })
    const game = tiny(procedure('fall', 'C-2', ask(forced), over), {
      setup: () => ({ diary: [], men: [4] }) as unknown as Tiny,
      aid: { stakes: g => Array.from({ length: camp(g).men[0] }, (_, man) => ({ key: `man ${man}`, args: [] })) },
    })
    const match = must(Match.open(game, { seats: ['Ann'], dice: { seed: 'x' } }))
    expect(aid(game, match.state, 0, 1).losses.map(({ option }) => option & 3)).toEqual([1]) // the other costs less, and nothing else
    const held = open(good)
    for (const way of ['go 1', 'go 1']) must(held.play(0, way))
    expect(lossesOf(held, 0)).toEqual({ 'concede 0': ['the game is lost', '4 men'] })
  })

  test('is nothing where all comes about and only the order is chosen', () => {
    const order = { isOrder: true, may: () => [], ends: [] }
    const careless = (move: object) => checkLaws(campGame({ move }), { games: 5, thoroughness: 1, laws: [10] })?.text
    expect(lossesOf(open(campGame({ move: order })), 0)).toEqual({})
    expect(careless({ ...order, gives: [] })).toBeUndefined()
    expect(careless({ ...order, gives: [], isOrder: false })).toMatch(/of move costs seat/)
  })

  test('is taken by no habit', () => {
    const habits = { hasty: (_g: unknown, _seat: Seat, _d: unknown, offered: number[]) => offered[0] }
    const match = open(campGame({ habits }))
    expect(aid(match.game, match.state, 0, 1).habits).toEqual({})
    for (const way of ['go 1', 'go 1']) must(match.play(0, way))
    expect(Object.keys(aid(match.game, match.state, 0, 1).habits)).toEqual(['hasty'])
  })

  test('stands last, and a clock does not take it', () => {
    const offers = [
      { name: 'concede', isBare: true, isCostly: true },
      { name: 'hex', isBare: false, isCostly: false },
      { name: 'done', isBare: true, isCostly: false },
      { name: 'trap', isBare: false, isCostly: true },
    ]
    expect(inOrder(offers).map(({ name }) => name)).toEqual(['done', 'hex', 'concede', 'trap'])
    const match = open(campGame({ move: { gives: ['done', 'concede'] } }))
    expect(options(match.game, match.state, 0)[0]).toBe(0) // done
    expect(defaultOption(match.game, match.state, 0)! & 3).toBe(1) // go 1
    const settled = open(campGame({ move: { default: () => ['done'] } }))
    expect(defaultOption(settled.game, settled.state, 0)).toBe(0) // the rules say so
  })
})

describe('law 10', () => {
  const first = (_g: Camp, here: Turn) => here.left > 0 && !here.over
  const suite = { games: 30, thoroughness: 1, laws: [10] as const }

  test('holds where everything is said and asked', () => {
    expect(checkLaws(good, suite)).toBeUndefined()
  })

  const broken: [what: string, words: RegExp, parts: Parts][] = [
    [
      'a concession that does not say what it may cost',
      /“concede 0” of move costs seat \d game, man/,
      { move: { gives: ['done', 'go'] } },
    ],
    [
      'an end that costs somebody',
      /“done” of move costs seat \d man for certain/,
      { move: { gives: ['go', 'concede'] } },
    ],
    ['a loss without words', /the en text of the loss man is missing/, { loss: {} }],
    [
      'a phase that ends by itself',
      /move ended by itself after “go 1” of move, which seat \d can take back no more/,
      { goesOn: first },
    ],
  ]
  for (const [what, words, parts] of broken) {
    test(`notices ${what}`, () => {
      const violation = checkLaws(campGame(parts), suite)
      expect(violation?.law).toBe(10)
      expect(violation?.text).toMatch(words)
    })
  }

  /** After a choice comes a question with but one answer, which is taken without asking. */
  function lone(parts: object, cost = 0): AnyGame {
    const choose = decision<string>({
      name: 'choose',
      rule: 'C-3',
      seat: () => 0,
      offer: (_g, _here, can) => {
        for (const way of [1, 2]) can['way'](way)
      },
      take: { way: (g, _here, way) => g.diary.push(`${way}`) },
    })
    const end = decision<string>({
      name: 'end',
      rule: 'C-3',
      auto: true,
      seat: () => 0,
      offer: (_g, _here, can) => can['done'](),
      take: {
        done(g) {
          camp(g).men[0] -= cost
        },
      },
      ...parts,
    })
    const other = decision<string>({
      name: 'other',
      rule: 'C-3',
      seat: () => 1,
      offer: (_g, _here, can) => {
        for (const way of [1, 2]) can['way'](way)
      },
      take: { way: () => {} },
    })
    return tiny(procedure('lone', 'C-3', ask(choose), ask(end), ask(other), over), {
      seats: { min: 2, max: 2 },
      setup: () => ({ diary: [], men: [4, 4] }) as unknown as Tiny,
      aid: { stakes: (g, seat) => Array.from({ length: camp(g).men[seat] }, () => ({ key: 'man', args: [] })) },
    })
  }

  test('notices an end that is chosen by itself while the choice before could be taken back', () => {
    expect(checkLaws(lone({}), suite)?.text).toMatch(
      /“done” of end was chosen by itself, and seat 0 can no longer take back/,
    )
    expect(checkLaws(lone({ ends: ['done'] }), suite)).toBeUndefined()
  })

  test('notices a loss by an answer nobody gave', () => {
    const valued = { take: { done: (g: Tiny, _h: unknown, _v: number) => void camp(g).men[0]-- } }
    expect(checkLaws(lone(valued), suite)?.text).toMatch(/“done 0” of end was chosen by itself and costs seat 0 man/)
    expect(checkLaws(lone({ ...valued, gives: ['done'] }), suite)).toBeUndefined()
  })

  test('notices a habit that chooses what costs something, were the kernel to let it', () => {
    const habits = { hasty: (_g: unknown, _seat: Seat, _d: unknown, offered: number[]) => offered[0] }
    expect(checkLaws(campGame({ habits, move: { gives: ['go', 'concede'] } }), suite)?.law).toBe(10)
    expect(checkLaws(campGame({ habits }), suite)).toBeUndefined()
  })
})

describe('a phase with nothing left to do', () => {
  const asks = (game: AnyGame, seed?: string) => open(game, seed)

  test('asks for its end as long as the last choice can be taken back', () => {
    const match = asks(good)
    for (const way of ['go 1', 'go 1']) must(match.play(0, way))
    expect(match.asked?.seats).toEqual([0])
    expect(match.choices(0)).toEqual(['done', 'concede 0'])
    must(match.undo(0))
    expect(diary(match)).toEqual(['0 goes 1'])
  })

  /** The same with the kernel's own test: a phase goes on while something can be done, or taken back. */
  const asking = (older?: readonly string[]) =>
    campGame({
      goesOn: (g, here) => !here.over && (here.left > 0 || mayTakeBack(g, here.side)),
      ...(older ? { older } : {}),
    })

  test('ends by itself once dice have fallen', () => {
    const match = asks(asking())
    must(match.play(0, 'go 1'))
    must(match.play(0, 'go 2'))
    expect(match.asked?.seats).toEqual([1])
  })

  test('does not ask for an end in a phase that has not begun: an end chosen is the last word', () => {
    const match = asks(asking())
    for (const way of ['go 1', 'go 1', 'done']) must(match.play(0, way))
    expect(match.asked?.seats).toEqual([1])
  })

  test('ends by itself by the rules of older records, which replay, verify and are written as they were', () => {
    const now = asking(['1'])
    const old = open(now, 'old', '1')
    for (const way of ['go 1', 'go 1']) must(old.play(0, way))
    expect(old.asked?.seats).toEqual([1])
    must(old.undo(0))
    must(old.play(0, 'go 1'))
    for (const way of ['go 1', 'go 3']) must(old.play(1, way))
    const record = old.record()
    expect(record).toMatchObject({ rules: '1', choices: ['go 1', 'go 1', 'go 1', 'go 3'] })
    expect(verify(now, record).ok).toBe(true)
    expect(must(replay(now, record)).record()).toEqual(record)
    expect(replay(now, { ...record, rules: '0' })).toMatchObject({ ok: false, problem: { code: 'other-rules' } })
    expect(Match.open(now, { seats: ['a', 'b'], dice: { seed: '' }, rules: '0' }).ok).toBe(false)
  })

  test('asks by older rules, too, that were not hasty; the state they led to may have had another shape', () => {
    const now = { ...asking(['1']), hasty: [] }
    const old = open(now, 'old', '1')
    for (const way of ['go 1', 'go 1']) must(old.play(0, way))
    expect(old.asked?.seats).toEqual([0])
    const { digest: _digest, ...rest } = { ...old.record(), end: hash('another shape') }
    const record = { ...rest, digest: hash(canonical(rest)) }
    expect(verify(now, record).ok).toBe(true)
    expect(verify(now, { ...record, choices: ['go 1', 'go 2'] }).ok).toBe(false)
  })
})
