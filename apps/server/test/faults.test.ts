import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must, type State } from '@hexarium/kernel'
import { expect, test, vi } from 'vitest'
import { Client } from '../load/client.ts'
import { readConfig } from '../src/config.ts'
import type { House } from '../src/house.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { sql } from '../src/store/store.ts'
import { type Saved, save, writeSaved } from '../src/table/saved.ts'
import { runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

/** The seqs of a table's log. */
async function seqs(store: Store, table: string): Promise<number[]> {
  const rows = await store.query<{ seq: number }>('SELECT seq FROM log WHERE table_id = $1 ORDER BY seq', [table])
  return rows.map(({ seq }) => seq)
}

/** Chooses the first option of whoever is asked, under an id of its own. */
async function chooseFirst(people: readonly Client[], table: string, id: string) {
  for (const [seat, person] of people.entries()) {
    const { body } = await person.get(`/tables/${table}/state?seat=${seat}`)
    if (!body.shown.asked.seats.includes(seat)) continue
    const command = { do: 'choose', seq: body.seq, choice: body.shown.options[0], seat, id }
    return { person, command, answer: await person.post(`/tables/${table}/do`, command) }
  }
  throw new Error('nobody is asked')
}

/** What a server's log is told at a level, as it comes: fields and words. */
function heardLog({ log }: House, level: 'warn' | 'error'): object[] {
  const lines: object[] = []
  log[level] = ((fields: object, msg: string) => void lines.push({ ...fields, msg })) as typeof log.warn
  return lines
}

/** The log of tables can be neither written nor read; the rest of the store can. */
function logAway(store: Store): () => void {
  const { append, query } = store
  store.append = () => Promise.reject(new Error('the database is away'))
  store.query = (text, values) =>
    text.includes('FROM log')
      ? Promise.reject(new Error('the database is away'))
      : (query.call(store, text, values) as never)
  return () => Object.assign(store, { append, query })
}

withBothStores((fresh, kind) => {
  test('what the store could not keep was never done, is acknowledged to nobody, and leaves no hole', async () => {
    const server = await testServer(fresh())
    const { store } = server.house
    const { table, ann, ben } = await runningTable(server.port)
    expect((await chooseFirst([ann, ben], table, 'a')).answer.status).toBe(200)
    const comeBack = logAway(store)
    const { person, command, answer } = await chooseFirst([ann, ben], table, 'b')
    expect(answer.status).toBe(500)
    const repeated = await person.post(`/tables/${table}/do`, command)
    expect(repeated.status).toBe(500)
    comeBack()
    expect(await seqs(store, table)).toEqual([1])
    expect((await person.post(`/tables/${table}/do`, command)).status).toBe(200)
    expect((await person.post(`/tables/${table}/do`, command)).status).toBe(200)
    expect((await chooseFirst([ann, ben], table, 'c')).answer.status).toBe(200)
    expect(await seqs(store, table)).toEqual([1, 2, 3])
  })

  test('a frame that goes wrong is answered as such, shows nobody anything, and can be sent again: to look on, or to choose', async () => {
    const server = await testServer(fresh())
    const { store, hall } = server.house
    const { table, ann, ben } = await runningTable(server.port)
    hall.forgetIdle(performance.now() + 60_000)
    await vi.waitFor(() => expect(hall.has(table)).toBe(false))
    const sockets = [await ann.socket(), await ben.socket()]
    const comeBack = logAway(store)
    expect(await sockets[0].watch(table)).toMatchObject({ t: 'refused', code: 'failure', table })
    comeBack()
    for (const socket of sockets) expect((await socket.watch(table)).t).toBe('state')
    const seat = sockets[0].at(table, 0).shown.asked!.seats[0]
    const { seq, shown } = sockets[seat].at(table, seat)
    const command = { do: 'choose' as const, seq, choice: shown.options[0], seat, id: 'x' }
    const { append } = store
    store.append = () => Promise.reject(new Error('the database is away'))
    expect(await sockets[seat].do(table, command)).toMatchObject({ t: 'refused', code: 'failure', table, id: 'x' })
    // nobody who looks on was shown what was not kept
    for (const [of, socket] of sockets.entries()) {
      socket.send({ t: 'ping' })
      await socket.wait(({ t }) => t === 'pong')
      expect([socket.frames.filter(({ t }) => t === 'step'), socket.at(table, of).seq]).toEqual([[], seq])
    }
    store.append = append
    expect(await sockets[seat].do(table, command)).toMatchObject({ t: 'ack', id: 'x' })
    for (const [of, socket] of sockets.entries()) await socket.wait(() => socket.at(table, of).seq > seq)
  })

  test.each(['open', 'running'])(
    'who could not look at %s table since the store was away tries again',
    async status => {
      const { port, house } = await testServer(fresh())
      const ann = await Client.guest(port)
      const seats = [{ kind: 'me' as const }, { kind: 'me' as const }]
      const { id } = await ann.ask('POST /tables', { body: { game: 'skirmish', seats } })
      if (status === 'running') await ann.ask('POST /tables/:id/start', { params: { id } })
      const socket = await ann.socket()
      const { query } = house.store
      let asked = 0
      // it is found, and then cannot be read again
      house.store.query = (text, values) =>
        text.includes('FROM tables') && ++asked === 2
          ? Promise.reject(new Error('the database is away'))
          : (query.call(house.store, text, values) as never)
      socket.send({ t: 'watch', table: id })
      expect(await socket.wait(({ t }) => t === 'refused')).toMatchObject({ code: 'failure' })
      house.store.query = query
      expect((await socket.watch(id)).t).toBe(status === 'running' ? 'state' : 'table')
    },
  )

  test('a choice that was kept though the store did not say so is heeded once', async () => {
    const server = await testServer(fresh())
    const { store } = server.house
    const { table, ann, ben } = await runningTable(server.port)
    const { append } = store
    store.append = async (...line) => {
      await append.apply(store, line)
      store.append = append
      throw new Error('the connection was cut')
    }
    const { person, command, answer } = await chooseFirst([ann, ben], table, 'a')
    expect(answer.status).toBe(500)
    expect((await person.post(`/tables/${table}/do`, command)).status).toBe(200)
    expect(await seqs(store, table)).toEqual([1])
  })

  test('a line whose predecessor is missing is not written; one that is missing when read is damage, and stays that table’s own', async () => {
    const server = await testServer(fresh())
    const { store } = server.house
    const [one, other] = [await runningTable(server.port), await runningTable(server.port)]
    const line = { table: one.table, seq: 3, visible: 3, line: 'unit 0', actor: 0, at: 1, client: null }
    expect(await store.append(line, null)).toBe(false)
    expect(await store.append(line, null, [sql('DELETE FROM log WHERE table_id = $1', ['nothing'])])).toBe(false)
    expect(await seqs(store, one.table)).toEqual([])
    for (const id of ['a', 'b', 'c']) await chooseFirst([one.ann, one.ben], one.table, id)
    await store.write([sql('DELETE FROM log WHERE table_id = $1 AND seq = 2', [one.table])])
    await server.stop()
    const again = await testServer(server.address)
    for (const { ann } of [one, other]) Object.assign(ann, { base: `http://127.0.0.1:${again.port}` })
    expect((await one.ann.get(`/tables/${one.table}/state`)).status).toBe(500)
    expect((await other.ann.get(`/tables/${other.table}/state`)).status).toBe(200)
  })

  test.each<[string, (saved: Saved) => string]>([
    ['is not JSON', () => 'not JSON'],
    ['says nothing', () => '{}'],
    ['holds no game', saved => writeSaved({ ...saved, state: {} as State })],
    ['has one letter changed that can be read', saved => writeSaved(saved).replace('"visible":3', '"visible":2')],
  ])('a snapshot that %s falls back to the log', async (_, damaged) => {
    const server = await testServer(fresh())
    const { store } = server.house
    const { table, ann, ben } = await runningTable(server.port)
    for (const id of ['a', 'b', 'c']) await chooseFirst([ann, ben], table, id)
    const { body } = await ann.get(`/tables/${table}/state`)
    const saved = save(must(await server.house.hall.live(table)).play)
    expect(saved).toMatchObject({ visible: 3 })
    const data = damaged({ ...saved, seq: 2 })
    await store.write([
      sql(`INSERT INTO snapshots (table_id, seq, rules, data) SELECT id, 2, rules, $1 FROM tables WHERE id = $2`, [
        data,
        table,
      ]),
    ])
    await server.stop()
    const again = await testServer(server.address)
    Object.assign(ann, { base: `http://127.0.0.1:${again.port}` })
    expect((await ann.get(`/tables/${table}/state`)).body).toEqual(body)
  })

  test('a line the store refuses fails alone, whatever is written beside it', async () => {
    const server = await testServer(fresh())
    const { store } = server.house
    const tables = [await runningTable(server.port), await runningTable(server.port)]
    const [bad, good] = tables.map(({ table }, number) =>
      store.append({ table, seq: 1, visible: 1, line: 'x', actor: 0, at: 1, client: number ? 'b' : 'a\u0000' }, null),
    )
    if (kind === 'postgres') await expect(bad).rejects.toThrow()
    else expect(await bad).toBe(true)
    expect(await good).toBe(true)
  })

  test('a table that cannot be looked after is closed in the end, and its players are told; a store that is away is not its fault', async () => {
    const server = await testServer(fresh())
    const { house } = server
    const { table, ann, ben } = await runningTable(server.port)
    const socket = await ann.socket()
    await socket.watch(table, 0)
    const status = async () => (await ann.get(`/tables/${table}`)).body.status
    const { write } = house.store
    house.store.write = () => Promise.reject(new Error('the database is away'))
    for (let times = 0; times < 30; times++)
      await house['watchman']['parts'].troubles.note(table, new Error('the rules stumble'))
    house.store.write = write
    for (let times = 0; times < 23; times++)
      await house['watchman']['parts'].troubles.note(table, new Error('the rules stumble'))
    expect(await status()).toBe('running')
    await house['watchman']['parts'].troubles.note(table, new Error('the rules stumble'))
    expect(await status()).toBe('broken')
    expect(await socket.wait(frame => frame.t === 'trouble')).toMatchObject({ table, what: 'closed' })
    expect((await ben.get('/notices')).body).toContainEqual(expect.objectContaining({ table, kind: 'closed' }))
    const { answer } = await chooseFirst([ann, ben], table, 'late')
    expect(answer.body.problem.code).toBe('over')
  })

  test('a bot that cannot decide takes its first option, and that is logged, counted and told at the table', async () => {
    const server = await testServer(fresh())
    const { store } = server.house
    const ann = await Client.guest(server.port)
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' as const }]
    const { id } = await ann.ask('POST /tables', { body: { game: 'skirmish', seats } })
    const logged = heardLog(server.house, 'warn')
    await store.write([sql(`UPDATE seats SET level = 'wizard' WHERE table_id = $1 AND kind = 'bot'`, [id])])
    await ann.ask('POST /tables/:id/start', { params: { id } })
    const socket = await ann.socket()
    await socket.watch(id, 0)
    for (let choices = 0; choices < 20 && !socket.frames.some(({ t }) => t === 'trouble'); choices++) {
      await socket.wait(() => socket.at(id, 0).shown.asked?.seats.includes(0) ?? false)
      const { seq, shown } = socket.at(id, 0)
      await socket.do(id, { do: 'choose', seq, choice: shown.options[0], seat: 0 })
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    expect(await socket.wait(({ t }) => t === 'trouble')).toMatchObject({ table: id, what: 'bot', seat: 1 })
    const line = { table: id, seat: 1, level: 'wizard', fault: expect.any(String), msg: 'a bot could not decide' }
    expect(logged).toContainEqual(line)
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    expect(metrics).toMatch(/hexarium_bot_faults_total{level="wizard"} [1-9]/)
  })

  test('a table that throws stops nobody else’s clock, is counted, and is named in the log', async () => {
    let late = 0
    const server = await testServer(fresh(), {}, { now: () => Date.now() + late })
    const { store } = server.house
    const logged = heardLog(server.house, 'error')
    const terms = { clock: { kind: 'live', minutes: 1, increment: 0 }, timeout: 'forfeit' } as const
    const [damaged, sound] = [await runningTable(server.port, { terms }), await runningTable(server.port, { terms })]
    await store.write([
      sql('INSERT INTO log (table_id, seq, visible, line, actor, at) VALUES ($1, 7, 7, $2, 0, 1)', [
        damaged.table,
        'fly',
      ]),
      sql('UPDATE progress SET wake = 1 WHERE table_id = $1', [damaged.table]),
    ])
    const live = await server.house.hall.inMemory(damaged.table)
    live?.distrust()
    late = 120_000
    await vi.waitFor(async () => {
      const { body } = await sound.ann.get(`/tables/${sound.table}`)
      expect(body.status).toBe('finished')
    })
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    expect(metrics).toMatch(/hexarium_tables_in_trouble 1/)
    const line = { table: damaged.table, err: expect.any(Error), msg: 'unexpected fault' }
    expect(logged).toContainEqual(line)
  })

  test('where time is up and nothing can be done about it, the table is in trouble and asked later and later, not again and again', async () => {
    let late = 0
    const server = await testServer(fresh(), {}, { now: () => Date.now() + late })
    const terms = { clock: { kind: 'live', minutes: 1, increment: 0 }, timeout: 'default' } as const
    const { table } = await runningTable(server.port, { terms })
    const live = must(await server.house.hall.live(table))
    let asked = 0
    live.play.choose = () => {
      asked++
      return { ok: false, problem: { code: 'broken', text: 'the rules stumble' } }
    }
    late = 120_000
    await vi.waitFor(async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
      expect(metrics).toMatch(/hexarium_tables_in_trouble 1/)
    })
    await new Promise(done => setTimeout(done, 1500))
    expect(asked).toBeLessThan(3)
  })

  test('a game ends though the thread that should tell its story fails', async () => {
    const server = await testServer(fresh())
    const { table, ann, ben } = await runningTable(server.port)
    for (const id of ['a', 'b', 'c']) await chooseFirst([ann, ben], table, id)
    const { play } = must(await server.house.hall.live(table))
    play.course['told'].takeAway(play.course['told'].length - 1, 1) // as if it was taken up in the middle
    play.course.isWhole = false
    server.house.reckoner.ask = () => Promise.reject(new Error('its thread broke'))
    expect((await ann.post(`/tables/${table}/do`, { do: 'resign' })).status).toBe(200)
    expect((await ann.get(`/tables/${table}`)).body.status).toBe('finished')
  })
})

test('a server is not started with a bot that does not exist', () => {
  expect(() => readConfig({ TIMEOUT_BOT: 'wizard' })).toThrow(/TIMEOUT_BOT/)
})

test('SQLite: when the thread that writes dies, what it had under way fails, and another one goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hexarium-'))
  const store = SqliteStore.open(join(folder, 'hexarium.db'))
  const note = (name: string) => store.write([sql('INSERT INTO settings (name, value) VALUES ($1, $1)', [name])])
  expect(await note('a')).toBe(true)
  const [cut] = await Promise.allSettled([note('b'), store['writer'].terminate()])
  expect([cut.status, await note('c')]).toEqual([cut.status, true])
  const kept = await store.query<{ name: string }>('SELECT name FROM settings ORDER BY name')
  expect(kept.map(({ name }) => name)).toEqual(cut.status === 'fulfilled' ? ['a', 'b', 'c'] : ['a', 'c'])
  await store['writer'].terminate()
  expect(await note('d')).toBe(true)
  await store.close()
  rmSync(folder, { recursive: true })
})
