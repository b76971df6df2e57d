import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Client } from '../load/client.ts'
import { playOn, runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

async function until(test: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await test()) return
    await new Promise(done => setTimeout(done, 50))
  }
  throw new Error('it did not happen')
}

withBothStores(fresh => {
  test('when time is up a seat forfeits, a bot takes it, or the rules choose, as the table wishes', async () => {
    const { port } = await testServer(fresh())
    const clock = { kind: 'live' as const, minutes: 0.01, increment: 0 }
    const status = async (client: Client, table: string) => (await client.get(`/tables/${table}`)).body
    const forfeit = await runningTable(port, { terms: { clock, timeout: 'forfeit' } })
    await until(async () => (await status(forfeit.ann, forfeit.table)).status === 'finished')
    expect((await status(forfeit.ann, forfeit.table)).result.by).toBe('resigned')
    const bot = await runningTable(port, { terms: { clock, timeout: 'bot' } })
    await until(async () => (await status(bot.ann, bot.table)).status === 'finished')
    const play = await runningTable(port, { terms: { clock, timeout: 'default' } })
    const seq = async () => (await play.ann.get(`/tables/${play.table}/state`)).body.seq
    await until(async () => (await seq()) > 3)
  })

  test('vacation gives time at correspondence tables, as far as there are days left', async () => {
    const { port } = await testServer(fresh(), { VACATION_DAYS: 10 })
    const { ann, table } = await runningTable(port, { terms: { clock: { kind: 'days', days: 1, bank: 0 } } })
    const left = async () => (await ann.get(`/tables/${table}/state`)).body.shown.info.clocks.left[0]
    expect(await left()).toBe(0)
    expect((await ann.post('/vacation', { days: 7 })).body).toEqual({ tables: 1 })
    expect(await left()).toBe(7 * 86_400_000)
    expect((await ann.post('/vacation', { days: 7 })).status).toBe(422)
  })

  test('lists: whose turn first, open, running, finished, a page at a time', async () => {
    const { port } = await testServer(fresh())
    const ann = await Client.guest(port, 'Ann')
    for (let i = 0; i < 5; i++) {
      const access = i === 4 ? 'private' : 'public'
      await ann.post('/tables', { game: 'skirmish', title: `t${i}`, access, seats: [{ kind: 'me' }, { kind: 'open' }] })
    }
    const first = (await ann.get('/tables?list=open&limit=3')).body
    const second = (await ann.get(`/tables?list=open&limit=3&cursor=${first.next}`)).body
    const titles = [...first.tables, ...second.tables].map((one: { title: string }) => one.title)
    expect(titles.toSorted()).toEqual(['t0', 't1', 't2', 't3'])
    expect(second.next).toBeNull()
    expect((await ann.get('/my/tables?list=open')).body.tables).toHaveLength(5)
    const running = []
    for (let i = 0; i < 3; i++) {
      const { id } = (
        await ann.post('/tables', { game: 'skirmish', access: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] })
      ).body
      const ben = await Client.guest(port, 'Ben')
      await ben.post(`/tables/${id}/join`)
      await ann.post(`/tables/${id}/start`)
      running.push({ id, ben })
    }
    const state = (await ann.get(`/tables/${running[1].id}/state`)).body
    await ann.post(`/tables/${running[1].id}/do`, { do: 'choose', seq: 0, choice: state.shown.options[0] })
    const mine = (await ann.get('/my/tables')).body.tables
    expect(mine.map((one: { mine: boolean }) => one.mine)).toEqual([true, true, false])
    expect(mine[2].id).toBe(running[1].id)
    const page = (await ann.get('/my/tables?limit=2')).body
    expect((await ann.get(`/my/tables?limit=2&cursor=${page.next}`)).body.tables).toMatchObject([{ id: running[1].id }])
    await running[0].ben.post(`/tables/${running[0].id}/do`, { do: 'resign' })
    expect((await new Client(port).get('/tables?list=finished')).body.tables).toMatchObject([
      { result: { places: [1, 2] } },
    ])
    expect((await new Client(port).get('/tables?list=running')).body.tables).toHaveLength(2)
    expect((await ann.get(`/persons/${running[0].ben.id}/tables`)).body.tables).toHaveLength(1)
  })

  test('rated games move ratings, once, and only as agreed', async () => {
    const { port, house } = await testServer(fresh())
    const { ann, ben, table } = await runningTable(port, { terms: { rated: true } })
    await ben.post(`/tables/${table}/do`, { do: 'resign' })
    await until(async () => (await ann.get(`/persons/${ann.id}`)).body.ratings.length === 1)
    await house.ratings.settle(table)
    const [mine, his] = await Promise.all(
      [ann, ben].map(async one => (await one.get(`/persons/${one.id}`)).body.ratings[0]),
    )
    expect(mine).toMatchObject({ scale: 'glicko', games: 1 })
    expect(mine.rating).toBeCloseTo(1662.3, 0)
    expect(mine.rating + his.rating).toBeCloseTo(3000)
    const unrated = await runningTable(port, { names: ['Nan', 'Ned'] })
    await unrated.ben.post(`/tables/${unrated.table}/do`, { do: 'resign' })
    expect((await ann.get(`/persons/${unrated.ann.id}`)).body.ratings).toEqual([])
    expect((await ann.get('/ratings/skirmish')).body[0]).toMatchObject({ name: 'Ann' })
  })

  test('what is said reaches those who may hear it; notes reach nobody', async () => {
    const { port } = await testServer(fresh())
    const { ann, ben, table } = await runningTable(port, { terms: { watcherChat: true } })
    const watcher = await Client.guest(port, 'Wes')
    const sockets = await Promise.all([ann, ben, watcher].map(client => client.socket()))
    for (const socket of sockets) await socket.watch(table)
    await ann.post(`/tables/${table}/chat`, { room: 'players', text: 'psst' })
    await watcher.post(`/tables/${table}/chat`, { room: 'all', text: 'hello' })
    for (const socket of sockets) await socket.wait(frame => frame.t === 'said' && frame.text === 'hello')
    expect(sockets.map(socket => socket.frames.some(frame => frame.t === 'said' && frame.text === 'psst'))).toEqual([
      true,
      true,
      false,
    ])
    expect((await watcher.post(`/tables/${table}/chat`, { room: 'players', text: 'x' })).status).toBe(403)
    expect((await watcher.get(`/tables/${table}/chat`)).body).toMatchObject([{ text: 'hello' }])
    await ben.put(`/tables/${table}/mute`, { person: watcher.id, muted: true })
    expect((await ben.get(`/tables/${table}/chat`)).body).toMatchObject([{ text: 'psst' }])
    await ann.put(`/tables/${table}/note`, { text: 'flank left' })
    expect((await ann.get(`/tables/${table}/note`)).body).toEqual({ text: 'flank left' })
    expect((await ben.get(`/tables/${table}/note`)).body).toEqual({ text: '' })
  })

  test('who is away is told of his turn: in the page, by push, and by letter', async () => {
    const pushed: string[] = []
    let time = Date.now()
    const server = await testServer(
      fresh(),
      {},
      { now: () => time, pusher: async (_, payload) => 410 + 0 * pushed.push(payload) },
    )
    const { ann, ben, table } = await runningTable(server.port)
    await server.house.store.write([
      { sql: `UPDATE persons SET email = 'ben@example.org', email_verified = 1 WHERE id = $1`, values: [ben.id] },
    ])
    await ben.post('/notices/seen', {})
    const keys = { p256dh: 'x', auth: 'y' }
    expect((await ben.post('/push', { endpoint: 'https://127.0.0.1/x', keys })).status).toBe(400)
    expect((await ben.post('/push', { endpoint: 'https://fcm.googleapis.com/x', keys })).status).toBe(200)
    const sockets = [await ann.socket()]
    await sockets[0].watch(table, 0)
    const benSocket = await ben.socket()
    await benSocket.watch(table, 1)
    // Ben is there: nothing to tell. He goes; then the turn comes to him.
    await playOn(table, [sockets[0], benSocket], 13)
    expect((await ben.get('/notices')).body).toEqual([])
    benSocket.close()
    await until(async () => server.house.connected(ben.id) === 0)
    let before: readonly number[] = [1]
    for (let i = 0; i < 400; i++) {
      const { shown, seq } = sockets[0].at(table, 0)
      const { seats } = shown.asked!
      if (seats.includes(1) && !before.includes(1)) break // who chooses at once has seen it, and is told no more
      before = seats
      const seat = seats[0]
      const client = [ann, ben][seat]
      const options = (await client.get(`/tables/${table}/state`)).body.shown.options
      await client.post(`/tables/${table}/do`, { do: 'choose', seq, choice: options[(i * 7) % options.length] })
      await sockets[0].wait(() => sockets[0].at(table, 0).seq > seq)
    }
    await until(async () => pushed.length > 0)
    expect(JSON.parse(pushed[0])).toEqual({
      kind: 'turn',
      table,
      title: 'Skirmish',
      text: 'It is your turn.',
      count: 1,
    })
    expect((await ben.get('/notices')).body).toMatchObject([{ kind: 'turn', table }])
    await until(async () => (await server.house.store.query('SELECT 1 AS one FROM subscriptions')).length === 0)
    await server.house.notices.sendLetters()
    time += 25 * 60 * 60 * 1000
    await server.house.notices.sendLetters()
    await server.house.notices.sendLetters()
    const { readdirSync, readFileSync } = await import('node:fs')
    const outbox = `${server.house.config.DATA}/outbox`
    const letters = readdirSync(outbox).map(file => readFileSync(`${outbox}/${file}`, 'utf8'))
    expect(letters.filter(letter => letter.includes('It is your turn'))).toHaveLength(1)
  })

  test('watchers who are behind see everything later, and nothing sooner', async () => {
    const { port } = await testServer(fresh())
    const { ann, ben, table } = await runningTable(port, { terms: { delay: 1 } })
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    const behind = await new Client(port).socket()
    await behind.watch(table)
    await playOn(table, sockets, 4)
    expect((await new Client(port).get(`/tables/${table}/state`)).body.seq).toBe(0)
    expect((await new Client(port).get(`/tables/${table}/story`)).body).toHaveLength(1)
    await behind.wait(() => behind.at(table, -1).seq === 4)
    expect((await new Client(port).get(`/tables/${table}/state`)).body.seq).toBe(4)
  })

  test('watchers who are behind stay so when somebody sets the machine’s clock', async () => {
    let wall = Date.now()
    const { port } = await testServer(fresh(), {}, { wall: () => wall })
    const { ann, ben, table } = await runningTable(port, { terms: { delay: 600 } })
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    await playOn(table, sockets, 2)
    vi.spyOn(Date, 'now').mockImplementation(() => wall)
    onTestFinished(() => void vi.restoreAllMocks())
    wall += 14_000
    const seen = async () => (await new Client(port).get(`/tables/${table}/state`)).body.seq
    expect(await seen()).toBe(0)
    vi.mocked(Date.now).mockImplementation(() => wall + 3_600_000)
    expect(await seen()).toBe(0)
  })

  test('health, readiness and metrics are there, metrics behind a token if wished', async () => {
    const { port } = await testServer(fresh(), { METRICS_TOKEN: 'secret-token' })
    const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    expect((await get('/metrics')).status).toBe(401)
    const metrics = await (await get('/metrics', { authorization: 'Bearer secret-token' })).text()
    expect(metrics).toContain('hexarium_steps_total')
  })
})

test('the web client is served packed, every address leads to its page, and nothing outside its folder is served', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hexarium-web-'))
  mkdirSync(join(root, 'web/assets'), { recursive: true })
  writeFileSync(join(root, 'secret.txt'), 'secret')
  writeFileSync(join(root, 'web/index.html'), '<!doctype html><title>Hexarium</title>')
  writeFileSync(join(root, 'web/assets/page-1a2b.js'), `export const page = '${'x'.repeat(3000)}'`)
  const server = await testServer(join(root, 'test.db'), { WEB: join(root, 'web') })
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  // the page's files lie beside it, so it can be read at one address only
  for (const path of ['/t/abc?link=x%2F', '/play/titan?bot=fair', '//elsewhere.example/x']) {
    const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' })
    expect(headers.get('location')).toBe(`/#${path}`)
  }
  for (const path of ['/', '/play/titan']) {
    const page = await get(path)
    expect(await page.text()).toContain('<title>Hexarium</title>')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  }
  const script = await get('/assets/page-1a2b.js')
  expect(script.headers.get('content-encoding')).toBe('gzip')
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect(script.headers.get('content-type')).toContain('javascript')
  expect((await script.text()).length).toBeGreaterThan(3000)
  expect((await get('/assets/gone-9f.js')).status).toBe(404)
  expect((await get('/api/nothing')).status).toBe(404)
  for (const path of ['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])
    expect(await (await get(path)).text()).not.toContain('secret')
})
