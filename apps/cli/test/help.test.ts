import { expect, test } from 'vitest'
import { commands } from '../src/dispatch.ts'
import { Desk } from './cli.ts'

const desk = new Desk()

test('the list of commands names each', async () => {
  const { out, code } = await desk.run('--help')
  expect(code).toBe(0)
  for (const name of Object.keys(commands)) expect(out).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'))
  expect(await desk.run('')).toMatchObject({ code: 0, out })
})

test.concurrent.for(Object.keys(commands))('hexarium %s --help', async name => {
  const { out, err, code } = await desk.run(`${name} --help`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.startsWith(`hexarium ${name}`)).toBe(true)
  expect(out).toContain('--help')
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
})

test('prompts counts what is asked, and what habits spare', async () => {
  const { out, code } = await desk.run('prompts skirmish --games 1 --seed one')
  expect(code).toBe(0)
  const [before, after] = [...out.matchAll(/(\d+) questions/g)].map(([, count]) => Number(count))
  expect(before).toBeGreaterThan(after)
  expect(after).toBeGreaterThan(0)
})

test('chart prints the sequence of play in the order of the rule book', async () => {
  const { out, code } = await desk.run('chart skirmish')
  expect(code).toBe(0)
  const order = ['SK-3.1', 'SK-4.1', 'SK-5.1', 'SK-6.1', 'SK-7.1'].map(rule => out.indexOf(`[${rule}`))
  expect(order.every((at, i) => at > 0 && (i === 0 || at > order[i - 1]))).toBe(true)
})

test('rules are printed without the brackets that name their sources', async () => {
  for (const game of ['titan', 'dragon-rage', 'warcraft', 'demonworld']) {
    const { out } = await desk.run(`rules ${game} --all`)
    expect(out.length).toBeGreaterThan(10_000)
    expect(out.match(/\[(?:R|F|T|seed|base-rules|designed|G≠F)\b[^\]]*\]/g) ?? []).toEqual([])
  }
})

test('rules prints chapters, a chapter, a rule, or what holds some words', async () => {
  expect((await desk.run('rules skirmish')).out).toMatch(/5\. Shooting {2}3\n/)
  expect((await desk.run('rules skirmish sk-2.3')).out).toBe('SK-2.3  One unit a hex.\n')
  expect((await desk.run('rules skirmish melee')).out).toMatch(/^7\. Melee\n\nSK-7\.1 /)
  expect((await desk.run('rules skirmish woods sight')).out).toMatch(/^SK-5\.2 {2}Sight runs/)
})
