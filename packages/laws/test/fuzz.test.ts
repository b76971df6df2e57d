import { type AnyGame, replay } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { check, type Parts, type Toy, toy, toyGame } from '../../kernel/test/toy.ts'
import { createFuzzer, type FuzzOptions } from '../src/fuzz/index.ts'

function fuzz(game: AnyGame, games: number, options: FuzzOptions = {}) {
  const fuzzer = createFuzzer(game, { seed: 'test', ...options })
  for (let i = 0; i < games; i++) fuzzer.playGame()
  return fuzzer.report()
}

/** The toy with something wrong deep inside: only from the second round on, only with the dearest stake. */
function planted(mischief: (g: Toy) => void, stake = 6): Parts {
  return {
    react: {
      take: {
        halve(g, _here, _value, seat) {
          g.token[seat]--
          g.score[g.winner] -= g.stake >> 1
          if (g.stake >= stake && g.round > 1) mischief(g)
        },
      },
    },
  }
}

describe('the fuzzer', () => {
  test('finds nothing wrong with the toy and reaches all of it', () => {
    const report = fuzz(toy, 200, { lawsEvery: 10 })
    expect(report.findings).toEqual([])
    expect(report.games).toBe(200)
    expect(report.choices).toBeGreaterThan(1000)
    for (const reach of [report.rules, report.procedures, report.decisions, report.kinds, report.events]) {
      expect(reach.never).toEqual([])
    }
    expect(report.rules.reached).toEqual(['TOY-1', 'TOY-2', 'TOY-3', 'TOY-3a', 'TOY-4', 'TOY-5'])
    expect(report.transitions).toBeGreaterThan(8)
  })

  test('says what it never reached', () => {
    const { kinds, events, rules } = fuzz(toyGame({ draw: { offer: (_g, _here, can) => can['keep']() } }), 50)
    expect(kinds.never).toEqual(['draw draw'])
    expect(events.never).toEqual(['drew', 'someoneDrew'])
    expect(rules.never).toEqual([])
    expect(fuzz(toy, 100, { settings: { tokens: false } }).decisions.never).toEqual(['react'])
  })

  test('counts what the game says can be used, in watched games too, and says what never was', () => {
    const contents: NonNullable<AnyGame['contents']> = {
      all: { cards: ['0', '14', '15'], words: ['1', '2'] },
      used(_g, { kind, args }, note) {
        if (kind === 'bids') for (const card of args) note('cards', `${card}`)
        if (kind === 'boasted') note('words', `${args[1]}`)
      },
    }
    const game = toyGame({ spec: { contents } })
    for (const lawsEvery of [0, 1]) {
      expect(fuzz(game, 60, { lawsEvery }).contents).toEqual({
        cards: { reached: ['0', '14'], never: ['15'] },
        words: { reached: ['1', '2'], never: [] },
      })
    }
    expect(fuzz(toy, 1).contents).toEqual({})
  })

  test('does the same for the same seed, and something else for another', () => {
    const game = toyGame(planted(g => g.gone.pop()))
    const once = fuzz(game, 60)
    expect(fuzz(game, 60)).toEqual(once)
    expect(fuzz(game, 60, { seed: 'other' }).choices).not.toBe(once.choices)
  })

  test('goes step by step as well as game by game', () => {
    const fuzzer = createFuzzer(toy, { seed: 'steps' })
    for (let i = 0; i < 500; i++) fuzzer.step()
    expect(fuzzer.choices).toBe(500)
    expect(fuzzer.games).toBeGreaterThan(10)
  })

  test('turns what the rules throw into a finding that replays', () => {
    const game = toyGame(
      planted(() => {
        throw new Error('off the map at 7')
      }),
    )
    const { findings } = fuzz(game, 300, { lawsEvery: 0 })
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ law: 5, text: 'a choice that was offered throws: off the map at 7' })
    expect(() => replay(game, findings[0].record)).toThrow('off the map at 7')
  })

  test('finds a broken invariant, and the record leads to it', () => {
    const game = toyGame(planted(g => g.gone.pop()))
    const { findings } = fuzz(game, 300, { lawsEvery: 0 })
    expect(findings).toHaveLength(1)
    expect(findings[0].law).toBe(8)
    const replayed = replay(game, JSON.parse(JSON.stringify(findings[0].record)))
    expect(replayed.ok).toBe(true)
    if (replayed.ok) expect(() => check(replayed.value.state as Toy)).toThrow('TOY-1')
  })

  test('shortens what it finds', () => {
    const game = toyGame(planted(g => g.gone.pop(), 1))
    const { record } = fuzz(game, 300, { lawsEvery: 0 }).findings[0]
    // two rounds: a boast ended, two or three bids, and in the first perhaps reaction and draw
    expect(record.choices.length).toBeLessThan(12)
    expect(record.choices.filter(choice => choice.startsWith('word'))).toEqual([])
    expect(record.settings).toEqual({ rounds: 2, tokens: true })
  })

  test('finds a dead end and a game without end', () => {
    const dead = toyGame({ draw: { offer: (g, _here, can) => (g.round < 2 ? can['keep']() : undefined) } })
    expect(fuzz(dead, 50, { lawsEvery: 0 }).findings[0]).toMatchObject({
      law: 4,
      text: expect.stringMatching(/draw offers seat \d nothing/),
    })
    const endless = toyGame({
      boast: {
        take: {
          word: (g, _here, word) => {
            g.boast = word
          },
          done: () => {},
        },
      },
    })
    const { findings } = fuzz(endless, 3, { limit: 500, lawsEvery: 0 })
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ law: 4, text: 'no end after 500 choices' })
    expect(findings[0].record.choices).toHaveLength(500)
  })

  test('finds what only the laws see', () => {
    const game = toyGame({ spec: { view: g => ({ score: [...g.score], deck: [...g.deck] }) } })
    const { findings } = fuzz(game, 20, { lawsEvery: 2 })
    expect(findings.map(finding => finding.law)).toContain(6)
    expect(replay(game, findings[0].record).ok).toBe(true)
  })

  test('survives a game that cannot be opened', () => {
    const game = toyGame({
      rollStake: () => {
        throw new Error('no dice')
      },
    })
    const { findings, games } = fuzz(game, 80)
    expect(games).toBe(80)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ law: 4, text: 'the game cannot be opened: no dice' })
  })

  test('survives a game that does not do the same twice', () => {
    let times = 0
    const game = toyGame({
      rollStake: g => {
        g.round++
        g.stake = 1
        if (++times % 50 === 0) throw new Error('now and then')
      },
    })
    expect(fuzz(game, 200).findings.length).toBeGreaterThan(0)
  })
})
