import { readFileSync } from 'node:fs'
import { registry } from '@hexarium/registry'
import { expect, test } from 'vitest'
import { loadGame } from '../src/games.ts'
import { Desk } from './cli.ts'

/** Sends questions to the real program and reads its answers. */
function probe(...questions: (object | string)[]) {
  return probeGame('skirmish', ...questions)
}

async function probeGame(game: string, ...questions: (object | string)[]) {
  const input = questions.map(question => (typeof question === 'string' ? question : JSON.stringify(question)))
  const { out, code } = await new Desk().run(`probe ${game}`, `${input.join('\n')}\n`)
  expect(code).toBe(0)
  return out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

const guards = ['0>order 2', '1>order 2']
const orders = [...guards, ...guards, ...guards, ...guards, ...guards, ...guards]
const duel = { units: { 0: { hex: '0504' }, 6: { hex: '0604' } } }

test('a position is answered with who is asked what, and every option', async () => {
  const [first, other] = await probe({ position: {}, seat: 0 }, { position: { round: 3 }, seat: 1, id: 'b' })
  expect(first).toEqual({
    seat: 0,
    decision: 'giveOrder',
    asked: [0, 1],
    odds: {},
    options: ['order 0', 'order 2'],
    words: ['march', 'guard'],
  })
  expect(other).toMatchObject({ id: 'b', seat: 1, decision: 'giveOrder' })
})

test('choices are played first, with the dice given', async () => {
  const [fight] = await probe({ position: duel, choices: [...orders, 'unit 0'], dice: [5, 2] })
  expect(fight).toMatchObject({ seat: 0, decision: 'meleeTarget', options: ['unit 6'], rolls: [5, 2] })
  const factors = [{ key: 'toHit', args: [], value: 4, rule: 'SK-7.2', isBase: true }]
  expect(fight.odds).toEqual({ 'unit 6': [{ key: 'hit', args: [4], chance: 0.5, rule: 'SK-7.2', factors }] })
  const [struck] = await probe({ position: duel, choices: [...orders, 'unit 0', 'unit 6'], dice: [5, 2, 4, 1] })
  expect(struck.events).toContainEqual({ kind: 'attacked', args: [0, 6, 4, 1] })
})

test('why a choice is not possible', async () => {
  const march = { choices: orders.map(line => line.replace('order 2', 'order 0')), dice: [6, 1] }
  const [own, off, fine] = await probe(
    { ...march, why: 'unit 7' },
    { ...march, choices: [...march.choices, 'unit 0'], why: 'hex 62' },
    { why: 'order 2' },
  )
  expect(own).toMatchObject({ rule: 'SK-6.1', text: expect.stringContaining('march order') })
  expect(off).toMatchObject({ rule: 'SK-6.2', text: expect.stringContaining('movement points') })
  expect(fine).toEqual({ allowed: true })
})

test('what cannot be answered gets an error on its line, and the rest goes on', async () => {
  const answers = await probe(
    '{"position": {',
    '[]',
    { positon: {} },
    { position: { units: { 12: null } } },
    { choices: ['order 7'] },
    { choices: orders, dice: [3, 3] },
    { choices: orders, dice: [6, 1, 1] },
    { ask: 'the way' },
    { settings: { rounds: 99 } },
    { position: {} },
  )
  expect(answers.map(answer => answer.error ?? 'fine')).toEqual([
    expect.stringMatching(/^Line 1: question, line 1, column 15: this is no JSON, the text ends/),
    expect.stringMatching(/^Line 2: An object is wanted/),
    expect.stringMatching(/^Line 3: question: unknown key “positon” \(did you mean “position”\?\)/),
    expect.stringMatching(/^Line 4: position\.units\.12: there is no such unit/),
    expect.stringMatching(/^Line 5: question\.choices\[0\]: “order 7” is not allowed here \(SK-4/),
    expect.stringMatching(/^Line 6: question\.choices\[11\]: the dice given do not fit: one more/),
    expect.stringMatching(/^Line 7: question\.dice: 1 of them were not wanted/),
    expect.stringMatching(/^Line 8: skirmish knows no question "the way"/),
    expect.stringMatching(/^Line 9: Setting “rounds” is 99/),
    'fine',
  ])
})

test('a direct question is answered by the game itself, in its own words', async () => {
  const question = { ask: 'moves', land: 1, roll: 3, friends: [], enemies: [2000] }
  const [moves] = await probeGame('titan', question)
  expect(moves).toEqual({ moves: { 4: ['left'], 2000: ['left'], 5000: ['right'] } })
})

test('what a README says of the keys of a position is what its reader says', async () => {
  for (const id of Object.keys(registry)) {
    const readme = readFileSync(new URL(`../../../games/${id}/README.md`, import.meta.url), 'utf8')
    const { position } = await loadGame(id)
    expect(position?.tables()).not.toEqual([])
    for (const table of position!.tables()) expect(readme).toContain(table)
  }
})
