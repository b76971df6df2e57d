import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { copy, must } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { fill } from '../load/filling.ts'
import { settings } from '../src/config.ts'
import { backup, restore } from '../src/store/backup.ts'
import { openStore } from '../src/store/open.ts'
import { everyTable } from '../src/store/schema.ts'
import { type Row, sql } from '../src/store/store.ts'
import { save } from '../src/table/saved.ts'
import { adopt, type Trial, tryRules } from '../src/table/upgrade.ts'
import { playOn, runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

withBothStores((fresh, kind) => {
  test('a backup that is cut off or missing leaves the store empty, one by an older program fits, and nobody else reads it', async () => {
    const server = await testServer(fresh())
    await runningTable(server.port)
    const folder = mkdtempSync(join(tmpdir(), 'hexarium-'))
    const file = join(folder, 'backup.gz')
    await backup(server.house.store, file)
    expect(statSync(file).mode & 0o077).toBe(0)
    const store = await openStore(await fresh())
    const whole = readFileSync(file)
    writeFileSync(join(folder, 'half.gz'), whole.subarray(0, whole.length / 2))
    await expect(restore(store, join(folder, 'half.gz'))).rejects.toThrow('nothing of it was restored')
    await expect(restore(store, join(folder, 'none.gz'))).rejects.toThrow('There is no file')
    expect(await store.query('SELECT id FROM persons')).toEqual([])
    const older = gunzipSync(whole)
      .toString()
      .replace(/"version":\d+/, '"version":1')
    writeFileSync(join(folder, 'older.gz'), gzipSync(older))
    expect(await restore(store, join(folder, 'older.gz'))).toBeGreaterThan(4)
    await store.close()
  })

  test('a restoring that is broken off is no store: none is served, and it is begun anew', async () => {
    const server = await testServer(fresh())
    for (let number = 0; number < 150; number++) await server.house.people.guest(`Guest ${number}`)
    await runningTable(server.port)
    const file = join(mkdtempSync(join(tmpdir(), 'hexarium-')), 'backup.gz')
    const rows = await backup(server.house.store, file)
    const address = await fresh()
    const store = await openStore(address)
    const write = store.write.bind(store)
    let writes = 0
    store.write = async (...unit) => {
      if (++writes > 1) throw new Error('No space left on device')
      return write(...unit)
    }
    await expect(restore(store, file, 100)).rejects.toThrow('No space left')
    expect((await store.query('SELECT id FROM persons')).length).toBeGreaterThan(0)
    await expect(testServer(address)).rejects.toThrow('half restored')
    store.write = write
    expect(await restore(store, file, 100)).toBe(rows)
    await store.close()
    const again = await testServer(address)
    expect(await again.house.store.query('SELECT id FROM persons')).toHaveLength(152)
  })

  test.runIf(kind === 'sqlite')('one SQLite file is for one server', async () => {
    const server = await testServer(fresh())
    await expect(testServer(server.address)).rejects.toThrow('more than one process needs PostgreSQL')
    await server.stop()
    await expect(testServer(server.address)).resolves.toBeDefined()
  })

  test('a backup restored elsewhere is the same, row for row, and plays on', async () => {
    const address = await fresh()
    const server = await testServer(address)
    const { table, ann, ben } = await runningTable(server.port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    await playOn(table, sockets, 20)
    const over = await runningTable(server.port)
    await over.ann.post(`/tables/${over.table}/do`, { do: 'resign' })
    await server.stop()
    const original = await openStore(address)
    const file = join(mkdtempSync(join(tmpdir(), 'hexarium-')), 'backup.gz')
    const rows = await backup(original, file)
    expect(rows).toBeGreaterThan(20)
    // From either store into SQLite, and from SQLite into the store at hand.
    const there = kind === 'sqlite' ? await fresh() : join(mkdtempSync(join(tmpdir(), 'hexarium-')), 'test.db')
    const store = await openStore(there)
    expect(await restore(store, file)).toBe(rows)
    await expect(restore(store, file)).rejects.toThrow('not empty')
    for (const { name, key } of everyTable) {
      const all = `SELECT * FROM ${name} ORDER BY ${key}`
      expect(plain(await store.query(all))).toBe(plain(await original.query(all)))
    }
    await store.close()
    await original.close()
    const again = await testServer(there)
    Object.assign(ann, { base: `http://127.0.0.1:${again.port}` })
    expect((await ann.get(`/tables/${table}/state`)).body.seq).toBe(20)
  })

  test('new rules are tried on running tables first; those that fit go on, the others say where they do not', async () => {
    const address = await fresh()
    const server = await testServer(address)
    const fits = await runningTable(server.port)
    const sockets = [await fits.ann.socket(), await fits.ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(fits.table, seat)
    await playOn(fits.table, sockets, 5)
    const breaks = await runningTable(server.port)
    const { store } = server.house
    await store.write([
      sql('INSERT INTO log (table_id, seq, visible, line, actor, at) VALUES ($1, 1, 1, $2, 0, 1)', [
        breaks.table,
        'fly 7',
      ]),
    ])
    const next = { ...skirmish, rules: '99' }
    const trials: Trial[] = []
    for await (const trial of tryRules(store, async () => next)) trials.push(trial)
    const by = (table: string) => trials.find(trial => trial.table === table)!
    expect(by(fits.table)).toMatchObject({ from: skirmish.rules, to: '99', divergence: null })
    expect(by(breaks.table).divergence).toMatchObject({ seq: 1, line: 'fly 7' })
    await server.stop()
    const upgraded = await testServer(address, {}, { games: async () => next })
    const ann = Object.assign(new Client(upgraded.port), { cookie: fits.ann.cookie })
    const warnings: object[] = []
    upgraded.house.log.warn = ((...line: object[]) => void warnings.push(line)) as typeof upgraded.house.log.warn
    for (let times = 0; times < 2; times++) {
      const { problem } = (await ann.get(`/tables/${fits.table}/state`)).body
      expect(problem.code).toBe('outdated')
      expect(problem.text).not.toMatch(/migrate|hexarium/) // that is said in the log, once, to who can do it
    }
    expect(warnings).toEqual([
      [{ table: fits.table, rules: skirmish.rules, ours: '99' }, expect.stringContaining('hexarium migrate')],
    ])
    expect(await adopt(upgraded.house.store, by(fits.table))).toBe(true)
    expect((await ann.get(`/tables/${fits.table}/state`)).body.seq).toBe(5)
  })

  test('a table of older rules that the game still knows goes on by them, and needs no migration', async () => {
    const address = await fresh()
    const server = await testServer(address)
    const { table, ann, ben } = await runningTable(server.port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    await playOn(table, sockets, 5)
    const next = { ...skirmish, rules: '99', older: [skirmish.rules] }
    const trials: Trial[] = []
    for await (const trial of tryRules(server.house.store, async () => next)) trials.push(trial)
    expect(trials).toMatchObject([{ from: skirmish.rules, to: skirmish.rules, divergence: null }])
    await server.stop()
    const upgraded = await testServer(address, {}, { games: async () => next })
    const again = Object.assign(new Client(upgraded.port), { cookie: ann.cookie })
    expect((await again.get(`/tables/${table}/state`)).body.seq).toBe(5)
    await again.post(`/tables/${table}/do`, { do: 'resign' })
    expect((await again.get(`/tables/${table}/record`)).body.rules).toBe(skirmish.rules)
  })

  test('finished games stay readable whatever becomes of the rules', async () => {
    const address = await fresh()
    const server = await testServer(address)
    const { table, ann } = await runningTable(server.port)
    await ann.post(`/tables/${table}/do`, { do: 'resign' })
    const next = { ...skirmish, rules: '99' }
    await server.stop()
    const upgraded = await testServer(address, {}, { games: async () => next })
    const reader = new Client(upgraded.port)
    expect((await reader.get(`/tables/${table}/record`)).body).toMatchObject({
      rules: skirmish.rules,
      choices: ['!resign 0'],
    })
    expect((await reader.get(`/tables/${table}/story`)).body.flat()).toContainEqual({ kind: 'resigned', args: [0] })
    expect((await reader.get('/tables?list=finished')).body.tables).toHaveLength(1)
  })

  test('snapshots bring a long table back as it was', async () => {
    const address = await fresh()
    const server = await testServer(address)
    const kept = async (table: string): Promise<number> => {
      const rows = await server.house.store.query('SELECT table_id FROM snapshots WHERE table_id = $1', [table])
      return rows.length
    }
    const longTable = async (): Promise<string> => {
      const { table, ann, ben } = await runningTable(server.port, {
        game: 'titan',
        terms: { clock: { kind: 'live', minutes: 600, increment: 5 } },
      })
      const sockets = [await ann.socket(), await ben.socket()]
      for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
      for (let i = 0; i < 30 && (await kept(table)) === 0; i++) await playOn(table, sockets, 50)
      await playOn(table, sockets, 5)
      return table
    }
    const isRunning = async (table: string) => must(await server.house.hall.live(table)).play.status === 'running'
    // The dice may end a game before it is long, or just after: then another is played.
    let table = await longTable()
    for (let i = 0; i < 20 && !((await kept(table)) > 0 && (await isRunning(table))); i++) table = await longTable()
    expect(await kept(table)).toBe(1)
    const { play } = must(await server.house.hall.live(table))
    const before = copy(save(play))
    await server.stop()
    const again = await testServer(address)
    const after = must(await again.house.hall.live(table)).play
    expect(save(after)).toEqual(before)
    expect(after.course.story).toBeNull() // it was not replayed from its beginning
  })

  test('however many tables there are, a start opens none of them, and lists are read a page at a time', async () => {
    const address = await fresh()
    await fill(address, ['skirmish'], 150, 50)
    const server = await testServer(address)
    expect(server.house.hall.size).toBe(0)
    const reader = new Client(server.port)
    const seen = new Set<string>()
    let cursor = ''
    do {
      const { tables, next } = (await reader.get(`/tables?list=finished&limit=40${cursor && `&cursor=${cursor}`}`)).body
      for (const { id } of tables) seen.add(id)
      expect(tables.length).toBeLessThanOrEqual(40)
      cursor = next ?? ''
    } while (cursor)
    expect(seen.size).toBe(150)
    expect((await reader.get('/tables?list=running&limit=100')).body.tables).toHaveLength(50)
    expect(server.house.hall.size).toBe(0)
    expect((await reader.get('/tables/live7/state')).body.seq).toBe(40)
    expect(server.house.hall.size).toBe(1)
  })
})

/** Rows as text, bytes of either kind alike. */
function plain(rows: Row[]): string {
  return JSON.stringify(
    rows.map(row =>
      Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? [...value] : value]),
    ),
  )
}

test('the README’s table names every setting, its default and nothing else', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const named = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|$/gm)].map(([, name, value, what]) => ({
    name,
    value,
    what,
  }))
  const defaults = settings.parse({}) as Record<string, unknown>
  const isNothing = (value: unknown) => value === undefined || typeof value === 'object' // what was not set, read
  expect(named).toEqual(
    Object.entries(settings.shape).map(([name, schema]) => ({
      name,
      value: isNothing(defaults[name])
        ? ''
        : `\`${typeof defaults[name] === 'boolean' ? Number(defaults[name]) : defaults[name]}\``,
      what: schema.description,
    })),
  )
})
