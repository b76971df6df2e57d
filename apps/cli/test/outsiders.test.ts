import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Desk } from './cli.ts'

const example = (name: string) => fileURLToPath(new URL(`../examples/${name}`, import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0

test('a module is a bot: the example beats chance', async () => {
  const { code, out } = await new Desk().run(
    `arena skirmish --bots random,module:${example('wary.mjs')} --games 6 --set rounds=4 --seed a --workers 1`,
  )
  expect(code).toBe(0)
  expect(Number(/^module:\S+ +\S+ +\S+ +6 +(\d) /m.exec(out)?.[1])).toBeGreaterThanOrEqual(4)
})

test('a module that is no bot, or not there, is told in a sentence', async () => {
  const desk = new Desk()
  desk.write('empty.mjs', 'export default 7')
  const play = (name: string) => desk.run(`arena skirmish --bots random,module:${name} --games 2 --workers 1`)
  const [empty, missing] = await Promise.all([play('empty.mjs'), play('missing.mjs')])
  expect(empty).toMatchObject({ code: 2, err: expect.stringContaining('module:empty.mjs exports no bot') })
  expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('module:missing.mjs: there is no such file') })
})

test.skipIf(!hasPython)('a program in another language plays a game: the example in Python', async () => {
  const { code, out, err } = await new Desk().run(
    `arena skirmish --bots 'random,process:python3 ${example('hopeful.py')}' --games 2 --set rounds=3 --seed a --workers 1`,
  )
  expect({ code, err: err.replace(/^\d.*\n$/, '') }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^process:python3 .* 2 /m)
})

test('explain tells what a bot would choose at a moment of a record, in words or as JSON, the same every time', async () => {
  const desk = new Desk()
  await desk.run('simulate skirmish --bots greedy,random --games 1 --seed a --set rounds=3 --out .')
  const ask = (more: string) => desk.run(`explain skirmish-1.hexarium.json --at 9 --bot greedy ${more}`)
  const [words, again, german, json, late] = await Promise.all([
    ask(''),
    ask(''),
    ask('--lang de'),
    ask('--json'),
    desk.run('explain skirmish-1.hexarium.json --at 9999'),
  ])
  expect(words).toMatchObject({ code: 0, err: '' })
  expect(words.out).toMatch(/^ {3}9 {2}\w+: .+\n( +\d+% {2}.+ \(looked at.*\)\n)+/)
  expect(words.out).toContain('greedy would choose this')
  expect(words.out).toContain('this was chosen')
  expect(again.out).toBe(words.out)
  expect(german.out).toContain('greedy würde das wählen')
  const { choice, reasons, at } = JSON.parse(json.out)
  expect(at).toBe(9)
  expect(reasons[0]).toMatchObject({ choice, tries: 1 })
  expect(late.code).toBe(2)
})
