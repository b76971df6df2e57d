import { describe, expect, test } from 'vitest'
import { Desk } from './cli.ts'

/** A table without what depends on the machine, its last columns and the day. */
function steady(out: string): string {
  return out.replace(/ \| \d+\.\d\d( \/ \d+\.\d\d)?(?= \|)/g, '').replace(/\d{4}-\d\d-\d\d/, 'day')
}

describe('levels', () => {
  const desk = new Desk()
  const levels = 'levels skirmish --bots random,greedy,novice --set rounds=3 --seed a --workers 1'

  test('each plays the one below it; with a file what is missing is played later, to the same table', async () => {
    const [whole, part] = await Promise.all([
      desk.run(`${levels} --games 6`),
      desk.run(`${levels} --games 2 --file games.jsonl`),
    ])
    expect(whole).toMatchObject({ code: 0, err: '' })
    const row =
      /^\| skirmish, novice – greedy \| 6 \| \d \| \d \| \d \| (\d+\.\d) ± \d+\.\d % \| (\d+\.\d) ± \d+\.\d % \| (\d+\.\d) ± \d+\.\d % \| \d+\.\d\d \/ \d+\.\d\d \| \d+\.\d\d \/ \d+\.\d\d \|$/m
    const [score, first, second] = row.exec(whole.out)?.slice(1).map(Number) ?? []
    expect(score).toBeCloseTo((first + second) / 2, 0)
    expect(first).not.toBe(second)
    expect(whole.out).toMatch(/^\| skirmish, greedy – random \| 6 /m)
    expect(part.out).toMatch(/^\| skirmish, greedy – random \| 2 /m)
    const lines = desk.read('games.jsonl')
    desk.write('games.jsonl', lines.slice(0, -20)) // the power failed while the last game was written
    const rest = await desk.run(`${levels} --games 6 --file games.jsonl`)
    expect(steady(rest.out)).toBe(steady(whole.out))
    expect(
      desk
        .read('games.jsonl')
        .split('\n')
        .filter(line => line.includes('"of"')),
    ).toHaveLength(12)
  })

  test('a file of another measurement is not continued', async () => {
    desk.write(
      'other.jsonl',
      '{"measures":"levels","seed":"b","bots":["random","greedy"],"set":[],"date":"2026-01-01"}\n',
    )
    const { code, err } = await desk.run(`${levels} --games 2 --file other.jsonl`)
    expect(code).toBe(2)
    expect(err).toContain('other.jsonl holds another measurement')
  })
})

test('balance plays every pairing of a game from both seats, and writes what it found with its provenance', async () => {
  const desk = new Desk()
  const { code, out } = await desk.run(
    'balance warcraft --only baseGame,captives --level random --games 1 --seed a --set turnLimit=1 --workers 1 --out found.json',
  )
  expect(code).toBe(0)
  expect(out).toMatch(
    /^\| warcraft, baseGame, human – orc \| 1 \| (0|100)\.0 % \| (0|100)\.0 % \| (0|100)\.0 % \| \d+ \| \d+\.\d\d \|$/m,
  )
  expect(out.match(/^\| warcraft, baseGame, .* \| 1 \| .* \|$/gm)).toHaveLength(12)
  expect(out).toMatch(/^\| warcraft, baseGame, human – orc \| 2 \| \d+\.\d ± \d+\.\d % \|$/m)
  expect(out).toMatch(/^\| from both seats \| games \| score of the first \|$/m)
  const found = JSON.parse(desk.read('found.json'))
  expect(found).toMatchObject({ by: 'random', seed: 'a' })
  expect(found.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(found.rows[0]).toMatchObject({
    game: 'warcraft',
    preset: 'baseGame',
    games: 1,
    settings: { firstRace: 'human', secondRace: 'orc' },
  })
})

test('a ladder keeps the bots of all matches; one of another game is refused', async () => {
  const desk = new Desk()
  const match = (bots: string) =>
    desk.run(`arena skirmish --bots ${bots} --games 2 --set rounds=3 --seed a --workers 1 --ladder ladder.json`)
  await match('greedy,random')
  const { out } = await match('greedy,novice')
  expect(out).toMatch(/^ {2}1 {2}\w+ +-?\d+ ± \d+ +\d games$/m)
  expect(out).toMatch(/greedy .* 4 games$/m)
  expect(out).toMatch(/random .* 2 games$/m)
  const { code, err } = await desk.run('arena titan --bots greedy,random --games 2 --workers 1 --ladder ladder.json')
  expect(code).toBe(2)
  expect(err).toContain('this is a ladder of skirmish, and the match is of titan')
})
