import { at, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { Match, must, nearest, type PositionFormat, Reader, reading, readSettings, verify } from '../src/index.ts'
import { ask, call, diary, note, over, procedure, question, type Tiny, tiny } from './tiny.ts'

describe('a reader', () => {
  const read = (json: unknown, take: (reader: Reader) => unknown): string => {
    const outcome = reading(() => take(new Reader(json)))
    return outcome.ok ? JSON.stringify(outcome.value) : outcome.problem.text
  }

  test('gives what is there', () => {
    const json = { n: 3, t: 'x', f: true, list: [1, 2], o: { a: 1 }, w: 'red' }
    expect(read(json, r => r.at('n').int(1, 5))).toBe('3')
    expect(read(json, r => r.at('t').text())).toBe('"x"')
    expect(read(json, r => r.at('f').flag())).toBe('true')
    expect(
      read(json, r =>
        r
          .at('list')
          .list()
          .map(item => item.int(0, 9)),
      ),
    ).toBe('[1,2]')
    expect(
      read(json, r =>
        r
          .at('o')
          .entries()
          .map(([key, value]) => [key, value.json]),
      ),
    ).toBe('[["a",1]]')
    expect(read(json, r => r.at('w').oneOf(['red', 'blue']))).toBe('"red"')
    expect(read(json, r => [r.has('n'), r.has('m')])).toBe('[true,false]')
    expect(read(json, r => r.only('n', 't', 'f', 'list', 'o', 'w').at('n').json)).toBe('3')
  })

  test.each<[unknown, (reader: Reader) => unknown, string]>([
    [{ n: 9 }, r => r.at('n').int(1, 5), 'position.n: a whole number from 1 to 5 is wanted, this is 9'],
    [{ n: 1.5 }, r => r.at('n').int(1, 5), 'position.n: a whole number from 1 to 5 is wanted, this is 1.5'],
    [{}, r => r.at('n').int(1, 5), 'position.n: a whole number from 1 to 5 is wanted, this is missing'],
    [{ t: 3 }, r => r.at('t').text(), 'position.t: text is wanted, this is 3'],
    [{ f: 'yes' }, r => r.at('f').flag(), 'position.f: true or false is wanted, this is "yes"'],
    [{ l: {} }, r => r.at('l').list(), 'position.l: a list is wanted, this is {}'],
    [[1], r => r.at('x'), 'position: an object is wanted, this is [1]'],
    [null, r => r.entries(), 'position: an object is wanted, this is null'],
    [
      { a: [{ b: 'c' }] },
      r => r.at('a').list()[0].at('b').int(0, 1),
      'position.a[0].b: a whole number from 0 to 1 is wanted, this is "c"',
    ],
    [
      { unis: 1 },
      r => r.only('units', 'round'),
      'position: unknown key “unis” (did you mean “units”?); known are units, round',
    ],
    [{ zebra: 1 }, r => r.only('units'), 'position: unknown key “zebra”; known are units'],
    [{ w: 'rde' }, r => r.at('w').oneOf(['red', 'blue']), 'position.w: "rde" is unknown; known are red, blue'],
    [{ w: 'bleu' }, r => r.at('w').oneOf(['red', 'blue']), 'position.w: "bleu" is unknown; known are red, blue'],
    [
      { w: 'Blue2' },
      r => r.at('w').oneOf(['red', 'blue']),
      'position.w: "Blue2" is unknown (did you mean “blue”?); known are red, blue',
    ],
    [
      { x: 1 },
      r => r.at('x').fault('stands in the sea; choose a hex on land'),
      'position.x: stands in the sea; choose a hex on land',
    ],
  ])('%# names place and remedy', (json, take, words) => expect(read(json, take)).toBe(words))

  test('keeps long things short', () => {
    expect(read({ t: ['x'.repeat(100)] }, r => r.at('t').text()).length).toBeLessThan(80)
    const words = Array.from({ length: 30 }, (_, i) => `word${i}`)
    expect(read('zzz', r => r.oneOf(words))).toMatch(/word11 …$/)
  })

  test('lets other errors through', () => {
    expect(() =>
      reading(() => {
        throw new TypeError('a bug')
      }),
    ).toThrow('a bug')
  })

  test('finds the nearest word, if any is near', () => {
    expect(nearest('lgion', ['legion', 'region'])).toBe(' (did you mean “legion”?)')
    expect(nearest('xyz', ['legion'])).toBe('')
    expect(nearest('a', [])).toBe('')
  })
})

describe('settings', () => {
  const specs = {
    fast: { kind: 'switch', default: false },
    map: { kind: 'choice', values: ['east', 'west'], default: 'east' },
    rounds: { kind: 'number', min: 1, max: 9, default: 5 },
  } as const

  test('are those given, and defaults for the rest', () => {
    expect(must(readSettings(specs, {}))).toEqual({ fast: false, map: 'east', rounds: 5 })
    expect(must(readSettings(specs, { rounds: 9, fast: true }))).toEqual({ fast: true, map: 'east', rounds: 9 })
  })

  test.each<[Record<string, unknown>, string]>([
    [{ fats: true }, 'There is no setting “fats”; the settings are: fast, map, rounds.'],
    [{ constructor: 1 }, 'There is no setting “constructor”; the settings are: fast, map, rounds.'],
    [{ fast: 1 }, 'Setting “fast” is 1; it must be true or false.'],
    [{ map: 'north' }, 'Setting “map” is "north"; it must be one of: east, west.'],
    [{ rounds: 0 }, 'Setting “rounds” is 0; it must be a whole number from 1 to 9.'],
    [{ rounds: 2.5 }, 'Setting “rounds” is 2.5; it must be a whole number from 1 to 9.'],
    [{ rounds: '3' }, 'Setting “rounds” is "3"; it must be a whole number from 1 to 9.'],
  ])('%j is refused with the remedy', (given, words) => {
    const outcome = readSettings(specs, given)
    expect(outcome.ok ? '' : outcome.problem.text).toBe(words)
  })
})

describe('a position', () => {
  const format: PositionFormat<Tiny> = {
    read: json =>
      reading(() => {
        const reader = new Reader(json).only('diary', 'flow', 'seats')
        const flow = reader.has('flow') ? { flow: reader.at('flow').json as { proc: string; at: string }[] } : {}
        const seats = reader.has('seats') ? { seats: reader.at('seats').int(1, 4) } : {}
        return {
          diary: reader
            .at('diary')
            .list()
            .map(line => line.text()),
          ...flow,
          ...seats,
        }
      }),
    write: g => ({ diary: g.diary }),
    tables: () => [],
  }
  const inner = procedure('inner', '', ask(question('deep', { x: [1] })), note('deep over'))
  const start = procedure('main', '', ask(question('one', { x: [1] })), call(inner), over)
  const game = tiny(start, { position: format })

  test('starts at the beginning', () => {
    const m = at(game, { diary: ['before'] })
    expect(m.asked?.decision).toBe('one')
    expect(diary(m)).toEqual(['before'])
  })

  test('or in the middle of things', () => {
    const m = at(game, {
      diary: [],
      flow: [
        { proc: 'main', at: 'inner' },
        { proc: 'inner', at: 'deep' },
      ],
    })
    expect(m.asked?.decision).toBe('deep')
    play(m, 'x 1')
    expect(diary(m)).toEqual(['deep.x 1 by 0', 'deep over'])
    expect(verify(game, JSON.parse(JSON.stringify(m.record()))).ok).toBe(true)
  })

  const open = (position: unknown, seats = 1) =>
    Match.open(game, { seats: Array.from({ length: seats }, (_, i) => `p${i}`), dice: { seed: 's' }, position })
  const problem = (position: unknown, seats = 1): string => {
    const outcome = open(position, seats)
    return outcome.ok ? '' : outcome.problem.text
  }

  test('is for as many as sit at the table, unless it says otherwise', () => {
    expect(must(open({ diary: [] }, 3)).state.core).toMatchObject({ seats: 3, sealed: [-1, -1, -1] })
    expect(must(open({ diary: [], seats: 2 }, 2)).state.core.seats).toBe(2)
    expect(problem({ diary: [], seats: 2 }, 3)).toBe('This position is for 2 players; 3 were named.')
  })

  test('with a fault names it', () => {
    expect(problem({ diry: [] })).toContain('did you mean “diary”?')
    expect(problem({ diary: [1] })).toBe('position.diary[0]: text is wanted, this is 1')
    for (const flow of [
      [],
      [{ proc: 'main', at: 'two' }],
      [{ proc: 'nowhere', at: 'one' }],
      [{ proc: 'main', at: 'inner' }],
    ]) {
      expect(problem({ diary: [], flow })).toBe('position: the flow rests at no question of this game.')
    }
  })

  test('is refused by a game that has none', () => {
    const outcome = Match.open(tiny(start), { seats: ['a'], dice: { seed: 's' }, position: {} })
    expect(outcome).toMatchObject({ problem: { text: 'tiny cannot start from a position.' } })
  })
})
