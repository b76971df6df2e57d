import { describe, expect, test } from 'vitest'
import { Desk } from './cli.ts'

const match = 'arena skirmish --bots greedy,random --games 4 --set rounds=3 --seed a'

/** The table without what depends on the machine. */
function withoutTimes(out: string): string {
  return out.replace(/ +(ms\/choice|\d+\.\d\d)$/gm, '')
}

test('bots meet at every seat; the table is the same for a seed, however many threads play', async () => {
  const desk = new Desk()
  const [one, two] = await Promise.all([desk.run(`${match} --workers 1`), desk.run(`${match} --workers 2`)])
  expect(one.code).toBe(0)
  expect(one.out).toMatch(/^skirmish, 2 seats, seed a\n\nbot +Elo +±95% +games/)
  expect(one.out).toMatch(/^greedy .* 4 /m)
  expect(one.out).toContain('4 games; seats show won-drawn-lost')
  expect(withoutTimes(two.out)).toBe(withoutTimes(one.out))
})

test('simulate plays the same games for the same seed', async () => {
  const desk = new Desk()
  const command = 'simulate skirmish --bots random,random --games 2 --seed a --set rounds=3'
  const [one, two] = await Promise.all([desk.run(command), desk.run(`${command} --out records`)])
  const results = (out: string) => out.match(/^ +\d .*?\d+ choices/gm)
  expect(results(one.out)).toHaveLength(2)
  expect(results(two.out)).toEqual(results(one.out))
  expect(one.out).toMatch(/Won: Red \(random\) \d, Blue \(random\) \d, drawn: \d/)
  const proved = await desk.run('verify records/skirmish-1.hexarium.json records/skirmish-2.hexarium.json')
  expect(proved).toMatchObject({ code: 0, err: '' })
})

describe('a bot from outside is a program that is asked by lines of JSON', () => {
  const desk = new Desk()
  const program = `
    require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
      const { options, words, seat, view, decision } = JSON.parse(line)
      if (!options.length || words.length !== options.length || !view || !decision || seat > 1) process.exit(3)
      console.log(JSON.stringify({ choice: process.argv[2] ?? options.at(-1) }))
    })`
  desk.write('last.cjs', program)
  const against = (args: string) =>
    desk.run(
      `arena skirmish --bots 'random,process:node last.cjs ${args}' --games 2 --set rounds=3 --seed a --workers 1`,
    )

  test('it is told what its seat may know, and plays', async () => {
    const { code, out } = await against('')
    expect(code).toBe(0)
    expect(out).toMatch(/^process:node last.cjs +[+-]?\d+ +\d+ +2 /m)
  })

  test('what it does wrong is said in a sentence, and nothing hangs', async () => {
    const [nonsense, gone] = await Promise.all([
      against('nonsense'),
      desk.run(`arena skirmish --bots 'random,process:exit 4' --games 2 --workers 1`),
    ])
    expect(nonsense).toMatchObject({ code: 2 })
    expect(nonsense.err).toMatch(/chose “nonsense”, which is no choice of \w+\.\n$/)
    expect(gone).toMatchObject({ code: 2, err: 'The bot “exit 4” is gone: it ended with code 4.\n' })
  })
})

test('train --taste tunes the numbers of a skilled player by games, the same for the same seed, and writes them with their provenance', async () => {
  const desk = new Desk()
  const train =
    'train warcraft --taste --games 10 --set secondRace=undead --vary firstRace=human,orc --seed a --workers 1'
  const [one, two, none, wrong] = await Promise.all([
    desk.run(`${train} --out found.json`),
    desk.run(`${train} --only fade,company`),
    desk.run('train skirmish --taste'),
    desk.run('train warcraft --taste --only fad'),
  ])
  expect(one).toMatchObject({ code: 0, err: '' })
  expect(one.out).toMatch(/^\| fade \| 0\.72 \| \d\.\d+ \| -?\d+\.\d ± \d+\.\d % \|$/m)
  expect(one.out).toMatch(/against the plain numbers \d+\.\d ± \d+\.\d % of 2 games\.$/m)
  const found = JSON.parse(desk.read('found.json'))
  expect(found.by).toBe(
    'hexarium train warcraft --taste --games 10 --seed a --vary firstRace=human,orc --set secondRace=undead',
  )
  expect(found.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(found.numbers.fade).not.toBe(0.72)
  const again = await desk.run(`${train} --out again.json`)
  expect(again.out.replace('again.json', 'found.json')).toBe(one.out)
  expect(two.out.match(/^\| \w+ \| \d/gm)).toHaveLength(2)
  expect(none.err).toContain('skirmish has no taste')
  expect(wrong.err).toContain('--only fad: the taste of warcraft has')
})

test('train tells whether the chances of a game’s judgement come true, the same for the same seed', async () => {
  const desk = new Desk()
  const [one, two, wrong] = await Promise.all([
    desk.run('train skirmish --games 5 --set rounds=3 --seed a'),
    desk.run('train skirmish --games 5 --vary rounds=3 --seed a'),
    desk.run('train skirmish --games 5 --vary rounds'),
  ])
  expect(one).toMatchObject({ code: 0, err: '' })
  expect(one.out).toMatch(/^skirmish, 5 games of greedy, seed a: \d+ states learnt from\n\nlogOdds -?\d+\.\d{3}\n/)
  expect(one.out).toMatch(/^\| evaluation as it is \| \d+ \| \d\.\d{4} \|$/m)
  expect(two.out).toBe(one.out)
  expect(wrong).toMatchObject({ code: 2 })
  expect(wrong.err).toContain('such as --vary')
})
