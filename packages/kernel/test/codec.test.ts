import { describe, expect, test } from 'vitest'
import { as, flag, key, keys, listOf, maybe, named, orNull, text, under, whole, word } from '../src/help/codec.ts'
import { Reader, ReadFault } from '../src/index.ts'

const unit = keys({
  hex: key(
    as(
      text,
      (name, reader) => (/^\d{4}$/.test(name) ? Number(name) : reader.fault('a hex such as 0504 is wanted')),
      hex => `${hex}`.padStart(4, '0'),
    ),
    'where it stands',
  ),
  strength: maybe(whole(1, 3), 'hits it can take', 3),
})
const position = keys({
  round: maybe(whole(1, 9), 'the round', 1),
  phase: maybe(word('march', 'melee'), 'what comes next', 'march' as const),
  raining: maybe(flag, 'bows are wet', false),
  units: key(
    under(name => Number(name), orNull(unit)),
    'units by number',
  ),
  weather: maybe(named(['dry', 'rain', 'snow']), 'how it is outside', 0),
  path: maybe(listOf(whole(0, 99)), 'where it came from', () => []),
})

const read = (json: unknown) => position.read(new Reader(json))

describe('a description of what people write', () => {
  test('reads it, with what is left out', () => {
    const found: { round: number; phase: 'march' | 'melee' } = read({ units: { 2: { hex: '0504' }, 3: null } })
    expect(found).toEqual({
      round: 1,
      phase: 'march',
      raining: false,
      units: [undefined, undefined, { hex: 504, strength: 3 }, null],
      weather: 0,
      path: [],
    })
  })

  test('writes what reads back the same, and leaves out what goes without saying', () => {
    const json = { round: 4, units: { 0: { hex: '0101', strength: 1 } }, weather: 'snow', path: [1, 2] }
    expect(read(json).weather).toBe(2)
    expect(position.write(read(json))).toEqual(json)
    expect(position.write(read({ round: 1, units: {} }))).toEqual({ units: {} })
  })

  test.each([
    [
      { units: {}, rond: 1 },
      'position: unknown key “rond” (did you mean “round”?); known are round, phase, raining, units, weather, path',
    ],
    [{}, 'position.units: an object is wanted, this is missing'],
    [{ units: { 1: { hex: 'x' } } }, 'position.units.1.hex: a hex such as 0504 is wanted'],
    [{ units: {}, weather: 'snwo' }, 'position.weather: "snwo" is unknown; known are dry, rain, snow'],
    [{ units: {}, path: [1, 'a'] }, 'position.path[1]: a whole number from 0 to 99 is wanted, this is "a"'],
  ])('complains about %j with the place', (json, text) => {
    expect(() => read(json)).toThrow(new ReadFault(text))
  })

  test('prints the table of its keys', () => {
    expect(unit.table().split('\n')).toEqual([
      '| key | what it is | without it |',
      '| --- | --- | --- |',
      '| `hex` | where it stands | – |',
      '| `strength` | hits it can take | 3 |',
    ])
  })
})
