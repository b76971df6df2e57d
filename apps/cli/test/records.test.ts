import { type GameRecord, Match, must, readLine } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { beforeAll, describe, expect, test } from 'vitest'
import { Desk } from './cli.ts'

const desk = new Desk()

beforeAll(async () => {
  const { code } = await desk.run('simulate skirmish --bots random,random --games 1 --seed x --set rounds=4 --out .')
  expect(code).toBe(0)
})

const game = 'skirmish-1.hexarium.json'

describe('verify', () => {
  test('proves a record', async () => {
    const { out, code } = await desk.run(`verify ${game}`)
    expect(code).toBe(0)
    expect(out).toMatch(/^ok .*commitment kept, \d+ choices, \d+ rolls; (Red|Blue|A draw)/)
  })

  test('notices a choice, a roll, the seed, the result or any other word that was changed', async () => {
    const at = (record: { choices: string[] }, pattern: RegExp) => record.choices.findIndex(line => pattern.test(line))
    desk.alter(game, 'choice.json', record => {
      const index = at(record, /^hex \d+$/)
      record.choices[index] = 'hex 0'
    })
    desk.alter(game, 'roll.json', record => {
      const index = at(record, /\(\d \d\)/)
      record.choices[index] = record.choices[index].replace(/\((\d)/, (_: string, die: string) => `(${7 - Number(die)}`)
    })
    desk.alter(game, 'seed.json', record => {
      record.dice.seed = 'y'
    })
    desk.alter(game, 'result.json', record => {
      record.result.scores[0]++
    })
    desk.alter(game, 'name.json', record => {
      record.seats[0] = 'greedy'
    })
    const { out, code } = await desk.run(`verify choice.json roll.json seed.json result.json name.json ${game}`)
    expect(code).toBe(1)
    const lines = out.trim().split('\n')
    expect(lines.map(line => line.split(/ +/)[0])).toEqual(['FAILED', 'FAILED', 'FAILED', 'FAILED', 'FAILED', 'ok'])
    expect(lines[0]).toMatch(/choice\.json: Choice \d+ \(“hex 0”\): “hex 0” is not allowed here \(SK-/)
    expect(lines[1]).toMatch(/roll\.json: Choice \d+ .*the dice fall/)
    expect(lines[2]).toContain('seed.json: The seed shown is not the one committed to')
    expect(lines[3]).toContain('The result in the record is not the one')
    expect(lines[4]).toContain('its digest does not fit')
  })
})

describe('verify, of dice', () => {
  test('calls none proved that were given by hand', async () => {
    const { seats, settings, choices } = JSON.parse(desk.read(game)) as GameRecord
    const match = must(Match.open(skirmish, { seats, settings, dice: { seed: 'x' } }))
    for (const text of choices) {
      const line = readLine(text)
      if (line?.is !== 'choice') continue
      const given = line.rolls.length > 0 ? line.rolls : null
      must(match.play(line.seat ?? match.asked!.seats[0], line.choice, given))
    }
    desk.write('hand.json', JSON.stringify(match.record()))
    const { out, code } = await desk.run('verify hand.json')
    expect([out, code]).toEqual([expect.stringMatching(/^by hand .* dice given by hand, which nothing proves/), 0])
  })

  test('holds a record against what a browser kept', async () => {
    const { dice } = JSON.parse(desk.read(game)) as GameRecord
    desk.write('kept.json', JSON.stringify({ commitment: dice.commitment, seals: ['a', 'b'], shares: {} }))
    const { out, code } = await desk.run(`verify ${game} --kept kept.json`)
    expect([out, code]).toEqual([expect.stringMatching(/^FAILED .*other seals than those that were kept/), 1])
    desk.write('none.json', '{}')
    const none = await desk.run(`verify ${game} --kept none.json`)
    expect([none.err, none.code]).toEqual([expect.stringContaining('not what a browser keeps of dice'), 2])
  })
})

describe('replay', () => {
  test('prints every choice in words and every event with its rule', async () => {
    const { out, code } = await desk.run(`replay ${game}`)
    expect(code).toBe(0)
    expect(out).toContain('Round 1 [SK-3.1]')
    expect(out).toMatch(/^ {3}1 {2}Red: (march|guard) \(0>order \d\)$/m)
    expect(out).toMatch(/^ +\d+ {2}(Red|Blue): 0\d0\d, (open ground|woods|hill) \(hex \d+\)$/m)
    expect(out).toMatch(/march from \d{4} to \d{4} \[SK-6\.2\]/)
    expect(out.trim().split('\n').at(-1)).toMatch(/wins|draw/)
  })

  test('counts how the dice fell, for whom and how luckily', async () => {
    const { out, code } = await desk.run(`replay ${game} --dice --lang de`)
    expect(code).toBe(0)
    const [title, head, red, blue] = out.split('\n')
    expect(title).toBe('sechsseitiger Würfel')
    expect(head).toMatch(/^ +1 +2 +3 +4 +5 +6$/)
    expect(red).toMatch(/^Rot \(hoch ist gut\) +[+−]\d\.\d\d( +\d+){6}$/)
    expect(blue).toMatch(/^Blau \(hoch ist gut\) +[+−]\d\.\d\d( +\d+){6}$/)
    expect(out).not.toContain('SK-3.1')
  })

  test('prints a part, with maps, in German', async () => {
    const { out } = await desk.run(`replay ${game} --from 2 --to 3 --map --lang de`)
    expect(out).toMatch(/^ {3}2 {2}Blau: /)
    expect(out.match(/^ {3,4}\d /gm)).toHaveLength(2)
    expect(out).toContain('── Runde 1')
  })

  test('tells how far a damaged record can be followed', async () => {
    desk.alter(game, 'broken.json', record => {
      record.choices[7] = 'nonsense'
    })
    const { out, err, code } = await desk.run('replay broken.json')
    expect(code).toBe(2)
    expect(out).toMatch(/^ {3}7 /m)
    expect(err).toMatch(/^broken\.json: Choice 8 \(“nonsense”\): .*\n$/)
  })
})
