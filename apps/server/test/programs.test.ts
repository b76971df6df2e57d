import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { Client, type Socket } from '../load/client.ts'
import { Programs } from '../src/bots/programs.ts'
import { readConfig } from '../src/config.ts'
import { testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const folder = mkdtempSync(join(tmpdir(), 'hexarium-programs-'))

/** The command of a program that does this with every `asked`, and writes what it is asked to a file. */
function program(name: string, does: string): { command: string; asked: () => Record<string, unknown>[] } {
  const [script, log] = [join(folder, `${name}.mjs`), join(folder, `${name}.log`)]
  writeFileSync(
    script,
    `import { createInterface } from 'node:readline'
     import { appendFileSync } from 'node:fs'
     const say = choice => console.log(JSON.stringify({ choice }))
     createInterface({ input: process.stdin }).on('line', line => {
       appendFileSync(${JSON.stringify(log)}, JSON.stringify({ ...JSON.parse(line), environment: Object.keys(process.env) }) + '\\n')
       const asked = JSON.parse(line)
       ${does}
     })`,
  )
  const asked = () =>
    existsSync(log)
      ? readFileSync(log, 'utf8')
          .trim()
          .split('\n')
          .map(line => JSON.parse(line))
      : []
  return { command: `${JSON.stringify(process.execPath)} ${JSON.stringify(script)}`, asked }
}

/** A table of Ann's at which a program has the second seat, and what she sees of it. */
async function tableWith(
  port: number,
  level: string,
  settings = {},
): Promise<{ ann: Client; table: string; socket: Socket }> {
  const ann = await Client.guest(port, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'bot', level }]
  const table = (await ann.post('/tables', { game: 'skirmish', access: 'public', seats, terms: { settings } })).body.id
  expect((await ann.post(`/tables/${table}/start`)).status).toBe(200)
  const socket = await ann.socket()
  await socket.watch(table, 0)
  return { ann, table, socket }
}

/** Ann takes her last option whenever she is asked, to the end or until something is so. */
async function playOn(socket: Socket, table: string, isEnough: () => boolean = () => false): Promise<void> {
  for (;;) {
    await socket.wait(() => {
      const { shown } = socket.at(table, 0)
      return isEnough() || shown.info.status !== 'running' || (shown.asked?.seats.includes(0) ?? false)
    })
    const { shown, seq } = socket.at(table, 0)
    if (isEnough() || shown.info.status !== 'running') return
    await socket.do(table, { do: 'choose', seq, choice: shown.options.at(-1)!, seat: 0 })
  }
}

withBothStores(fresh => {
  test('a program of somebody else’s plays a whole game, and is told what its seat may know and nothing of the house', async () => {
    const last = program('last', 'say(asked.options.at(-1))')
    vi.stubEnv('SECRET', 'a secret of the house that is long enough')
    const { port, house } = await testServer(fresh(), { BOTS: { last: last.command } })
    expect((await new Client(port).get('/bots')).body).toEqual([{ name: 'last', level: 'program:last' }])
    const { ann, table, socket } = await tableWith(port, 'program:last', { rounds: 3 })
    expect(socket.at(table, 0).shown.info.seats[1]).toMatchObject({ kind: 'bot', level: 'program:last' })
    await playOn(socket, table)
    const record = (await ann.get(`/tables/${table}/record`)).body
    expect(record.seats).toEqual(['Ann', 'bot (program:last)'])
    const asked = last.asked()
    expect(asked.length).toBeGreaterThan(10)
    for (const { environment, options, words, seat } of asked as never as {
      environment: string[]
      options: string[]
      words: string[]
      seat: number
    }[]) {
      expect(environment).not.toContain('SECRET')
      expect(words).toHaveLength(options.length)
      expect(seat).toBe(1)
    }
    // Of orders that are given in secret it sees its own.
    const orders = asked.flatMap(one =>
      one['decision'] === 'giveOrder' ? [(one['view'] as { order: unknown[] }).order] : [],
    )
    const others = orders.flatMap(order => order.slice(0, order.length / 2))
    expect(others.filter(order => order !== null && order !== -1)).toEqual([])
    expect(orders.flat()).toContain(null)
    expect(await house.metrics.registry.metrics()).not.toMatch(/bot_faults\S* [1-9]/)
    vi.unstubAllEnvs()
  })

  test('a program that talks nonsense, or ends, is chosen for, the table is told, and it is asked again', async () => {
    const odd = program('odd', `asked.options.length % 2 ? say('the moon') : process.exit(3)`)
    const { port } = await testServer(fresh(), { BOTS: { odd: odd.command } })
    const { table, socket } = await tableWith(port, 'program:odd')
    const troubles = () => socket.frames.filter(({ t }) => t === 'trouble').length
    await playOn(socket, table, () => troubles() >= 3)
    expect(odd.asked().length).toBeGreaterThanOrEqual(3)
    expect(socket.frames.find(({ t }) => t === 'trouble')).toMatchObject({ what: 'bot', seat: 1 })
  })

  test('nobody calls a program that is not here, and contests are played by bots of the house', async () => {
    const { port } = await testServer(fresh(), { BOTS: { last: 'nothing' } })
    const ann = await Client.account(port, 'ann')
    const level = 'program:other'
    const laid = (seat: object) => ann.post('/tables', { game: 'skirmish', seats: [{ kind: 'me' }, seat] })
    expect((await laid({ kind: 'bot', level })).body.problem.code).toBe('no-program')
    const { id } = (await laid({ kind: 'open' })).body
    const fill = (wish: object) => ann.post(`/tables/${id}/fill`, { seat: 1, wish })
    expect((await fill({ kind: 'bot', level })).body.problem.code).toBe('no-program')
    expect((await fill({ kind: 'bot', level: 'program:last' })).status).toBe(200)
    expect((await fill({ kind: 'bot', level: 'program:../last' })).status).toBe(400)
    await ann.post(`/tables/${id}/start`)
    expect((await ann.post(`/tables/${id}/do`, { do: 'bot', level })).body.problem.code).toBe('no-program')
    const cup = (await ann.post('/tournaments', { title: 'Cup', game: 'skirmish', form: { kind: 'knockout' } })).body.id
    expect((await ann.post(`/tournaments/${cup}/bots`, { level: 'program:last' })).status).toBe(400)
  })
})

test('a program that hangs is ended with all it has started, and the next question starts it anew', async () => {
  const hung = program('hung', `asked.first ? setInterval(() => {}, 1000) : say('ready')`)
  const programs = new Programs({ hung: hung.command }, 1500)
  expect(await programs.ask('hung', '{"first":true}')).toMatchObject({
    ok: false,
    problem: { text: expect.stringMatching(/longer than 1500 ms/) },
  })
  expect(await programs.ask('hung', '{}')).toEqual({ ok: true, value: '{"choice":"ready"}' })
  programs.close()
  expect((await programs.ask('other', '{}')).ok).toBe(false)
})

test('programs are named as the configuration says', () => {
  expect(readConfig({ BOTS: 'hopeful=python3 hopeful.py --deep=2 ; wary = node wary.mjs;' }).BOTS).toEqual({
    hopeful: 'python3 hopeful.py --deep=2',
    wary: 'node wary.mjs',
  })
  for (const wrong of ['python3 hopeful.py', 'Hopeful=x', 'a b=x', 'x='])
    expect(() => readConfig({ BOTS: wrong }), wrong).toThrow(/BOTS/)
})
