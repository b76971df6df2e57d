import { choicesOf, match } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import {
  askedInWords,
  byName,
  chart,
  choiceInWords,
  eventInWords,
  grammar,
  humanise,
  isDraw,
  isForPlayers,
  LANGUAGES,
  ownDie,
  ranked,
  readOut,
  resultInWords,
  SPECTATOR,
  winners,
  withoutSources,
} from '../src/index.ts'
import { ask, decision, over, procedure, tiny } from './tiny.ts'
import { toy } from './toy.ts'

describe('results', () => {
  test('rank by score, equal scores share a place', () => {
    expect(ranked([3, 5, 3, 1], 'R')).toEqual({ places: [2, 1, 2, 4], scores: [3, 5, 3, 1], by: 'R' })
  })

  test('know winners and draws', () => {
    expect(winners(ranked([1, 2], 'R'))).toEqual([1])
    expect(winners(ranked([2, 2, 1], 'R'))).toEqual([0, 1])
    expect(winners(ranked([2, 2], 'R'))).toEqual([])
    expect([isDraw(ranked([2, 2], 'R')), isDraw(ranked([2, 1], 'R')), isDraw(ranked([5], 'R'))]).toEqual([
      true,
      false,
      false,
    ])
    expect(winners(ranked([5], 'R'))).toEqual([0])
  })
})

test('rules are read without the brackets that name their sources', () => {
  expect(withoutSources('Goldmines first. [base-rules: R p5; skipping designed]')).toBe('Goldmines first.')
  expect(withoutSources('It flies [R]. It dies [G≠F: both], always 6 [R, DR-1.1]. [seed, R p4; order designed]')).toBe(
    'It flies. It dies, always 6.',
  )
  expect(withoutSources('One tower each [R A36] [R D2] [F] [T] [designed: none]')).toBe('One tower each')
  expect(withoutSources('the summoner is attacked [R: or dies].')).toBe('the summoner is attacked (or dies).')
  const kept = 'rows[0], a[i−1], [midpoint], [R](there), “[illegible]”'
  expect(withoutSources(kept)).toBe(kept)
})

describe('words', () => {
  const m = match(toy)
  const { view } = m.seen(1)

  test('are the game’s own where it has them', () => {
    expect(askedInWords(toy, 'en', view, 'boast', 1)).toBe('Boast')
    const text = {
      ...toy.text.en,
      ask: { boast: (_v: unknown, _a: unknown, _s: unknown, of: readonly string[]) => of.join(', ') },
    }
    const wordy = { ...toy, text: { ...toy.text, en: text } } as typeof toy
    expect(askedInWords(wordy, 'en', view, 'boast', 1, m.seen(1).options)).toBe('word, done')
    expect(choiceInWords(toy, 'en', view, 'boast', m.seen(1).options[0], 1)).toBe('word 1')
    expect(choiceInWords(toy, 'en', view, 'draw', 0, 1)).toBe('Draw a card')
    expect(eventInWords(toy, 'en', view, { kind: 'wins', args: [0, 6] }, 1)).toEqual({
      text: '0 wins 6',
      rule: 'TOY-3',
    })
  })

  test('tell an event’s integers by the names of its spec, the rest as a list', () => {
    expect(byName(['unit', 'hex'], [3, 40])).toEqual({ unit: 3, hex: 40 })
    expect(byName(['unit', 'hexes…'], [3, 40, 41])).toEqual({ unit: 3, hexes: [40, 41] })
    expect(byName(['unit', 'hexes…'], [3])).toEqual({ unit: 3, hexes: [] })
    expect([byName([], []), byName(undefined, [7])]).toEqual([{}, {}])
    expect(eventInWords(toy, 'en', view, { kind: 'bids', args: [4, 9] }, 1).text).toBe('Bids 4 9')
  })

  test('tell a choice’s integer by its kind’s name, or its parts by theirs', () => {
    const wheel = decision({
      name: 'wheel',
      rule: '',
      parts: { turn: { element: 100, facing: 6 } },
      seat: () => 0,
      offer(_g, _here: object, can) {
        can.turn({ element: 12, facing: 5 })
        can.rest(3)
      },
      take: { turn() {}, rest() {} },
    })
    type Told = Readonly<Record<string, number>>
    const choice = {
      turn: (_v: unknown, { element, facing }: Told) => `${element} to ${facing}`,
      'wheel.rest': (_v: unknown, { rest }: Told, seat: number) => `seat ${seat} rests ${rest}`,
    }
    const game = tiny(procedure('main', '', ask(wheel as never), over))
    const wordy = { ...game, text: { ...game.text, en: { ...game.text.en, choice } } }
    const m = match(wordy)
    const read = (language: 'en' | 'de') =>
      m.seen(0).options.map(option => choiceInWords(wordy, language, m.seen(0).view, 'wheel', option, 0))
    expect(read('en')).toEqual(['12 to 5', 'seat 0 rests 3'])
    expect(read('de')).toEqual(choicesOf(m))
  })

  test('are the kernel’s for dice, resignations and draws, in every language', () => {
    for (const language of LANGUAGES) {
      expect(eventInWords(toy, language, view, { kind: 'dice', args: [1, 6, 0, 3, 4] }, 1).text).toMatch(
        /^Ben .*: 3 4$/,
      )
      expect(eventInWords(toy, language, view, { kind: 'roll', args: [6, 3, 4] }, 1).text).toMatch(/: 3 4$/)
      expect(eventInWords(toy, language, view, { kind: 'resigned', args: [1] }, 1).text).toMatch(/^Ben /)
      expect(eventInWords(toy, language, view, { kind: 'agreed', args: [] }, 1).text.length).toBeGreaterThan(10)
    }
  })

  test('say whose dice fell and which they were', () => {
    const game = { ...toy, dice: [ownDie(0, 'ore', [1, 1, 1, 2, 2, 3])] }
    game.text = { ...toy.text, de: { ...toy.text.de, dice: { ore: 'Erzwürfel' } } }
    const told = (...args: number[]) => LANGUAGES.map(l => eventInWords(game, l, view, { kind: 'dice', args }, 1).text)
    expect(told(0, 6, 1, 5, 2)).toEqual(['Ann rolls: 5 2', 'Ann würfelt: 5 2', 'Ann lance les dés\u00a0: 5 2'])
    expect(told(SPECTATOR, 6, 0, 5)).toEqual(['Die: 5', 'Würfel: 5', 'Dé\u00a0: 5'])
    expect(told(1, 20, -1, 13)[1]).toBe('Ben würfelt (zwanzigseitiger Würfel): 13')
    expect(told(1, 7, 0, 7)[0]).toBe('Ben rolls (die with 7 sides): 7')
    expect(told(1, -1, 1, 6, 4)[1]).toBe('Ben würfelt (Erzwürfel): 3 2')
  })

  test('fall back to names rather than fail', () => {
    expect(askedInWords(toy, 'en', view, 'unknown', 1)).toBe('You are asked: unknown')
    expect(eventInWords(toy, 'en', view, { kind: 'unknown', args: [] }, 1)).toEqual({ text: 'unknown', rule: '' })
    expect(humanise('driftDamage_of-all')).toBe('drift damage of all')
  })

  test('tell how it ended', () => {
    const tell = (scores: number[]) => resultInWords(toy, 'en', view, ranked(scores, 'TOY-6'))
    expect(tell([3, 1, 2])).toBe('Ann wins: last round done.')
    expect(tell([3, 3, 2])).toBe('Ann and Ben win: last round done.')
    expect(tell([3, 3, 3])).toBe('A draw: last round done.')
    expect(resultInWords(toy, 'de', view, { ...ranked([1, 0], 'x') })).toBe('Ann gewinnt.')
  })
})

test('the sequence of play lists every question with its rule', () => {
  const text = chart(toy)
  for (const line of [
    'Toy [TOY-1]',
    'Boast [TOY-2]: word, done',
    'Bid [TOY-3, TOY-3a]: card',
    'Draw [TOY-5]: draw, keep',
  ]) {
    expect(text).toContain(line)
  }
})

test('a scene reads as text', () => {
  const scene = toy.scene(match(toy).seen(SPECTATOR).view, toy.text.en)
  expect(readOut(scene)).toContain('seat 0 scored 0')
})

test('a side of many does what it does in the plural', () => {
  const orcs = {
    ...toy,
    text: {
      ...toy.text,
      en: { ...toy.text.en, sides: () => ['Orcs', 'Elf'], isMany: (_: unknown, seat: number) => seat === 0 },
    },
  }
  const { view } = match(toy).seen(SPECTATOR)
  expect(resultInWords(orcs, 'en', view, ranked([3, 1], 'x'))).toBe('Orcs win.')
  expect(resultInWords(orcs, 'en', view, ranked([1, 3], 'x'))).toBe('Elf wins.')
  expect(eventInWords(orcs, 'en', view, { kind: 'resigned', args: [0] }, SPECTATOR).text).toBe('Orcs give up')
})

test('rules that only builders want are named to nobody', () => {
  expect(['TI-7.1a', 'TI-DP-01', 'DW-EX-14', 'DW-EX2-3', 'TI-RT-2', 'resigned'].map(isForPlayers)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('lists and plurals are those of each language; English has no comma before its last “and”', () => {
  const lists = (['en', 'de', 'fr'] as const).map(language => grammar(language).list(['a', 'b', 'c']))
  expect(lists).toEqual(['a, b and c', 'a, b und c', 'a, b et c'])
  expect(grammar('fr').count(0, 'coup', 'coups')).toBe('0 coup')
  expect(grammar('en').count(0, 'hit', 'hits')).toBe('0 hits')
  expect(grammar('de').either(['a', 'b', 'c'])).toBe('a, b oder c')
  expect([grammar('en').percent(0.45), grammar('de').percent(0.45)]).toEqual(['45%', '45\u00a0%'])
})
