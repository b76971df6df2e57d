import { describe, expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { findPostgres, startPostgres } from '../load/postgres.ts'
import { Limits } from '../src/web/limits.ts'
import { SoftKey } from './kit/passkey.ts'
import { runningTable, startServer, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const HOUR = 60 * 60 * 1000

/** Plays on until somebody is asked who was not before: he. */
async function passTurn(table: string, people: readonly Client[]): Promise<number> {
  const asked = async () => (await people[0].get(`/tables/${table}/state`)).body.shown.asked.seats as number[]
  for (;;) {
    const before = await asked()
    const [seat] = before
    const { seq, shown } = (await people[seat].get(`/tables/${table}/state?seat=${seat}`)).body
    await people[seat].post(`/tables/${table}/do`, { do: 'choose', seq, choice: shown.options[0], seat })
    const fresh = (await asked()).find(one => !before.includes(one))
    if (fresh !== undefined) return fresh
  }
}

withBothStores(fresh => {
  test('who is in the hall, and not at the table, is told of his turn at once', async () => {
    const { port } = await testServer(fresh())
    const { table, ann, ben } = await runningTable(port)
    const people = [ann, ben]
    const sockets = [await ann.socket(), await ben.socket()]
    for (const one of people) await one.post('/notices/seen', {})
    const next = await passTurn(table, people)
    expect(await sockets[next].wait(frame => frame.t === 'notice')).toMatchObject({ table, kind: 'turn' })
    expect((await people[next].get('/notices')).body).toMatchObject([{ kind: 'turn', table }])
  })

  test('who looks at the table is not told what he sees', async () => {
    const { port, house } = await testServer(fresh())
    const { table, ann, ben } = await runningTable(port)
    for (const [seat, client] of [ann, ben].entries()) await (await client.socket()).watch(table, seat)
    for (const client of [ann, ben]) await client.post('/notices/seen', {})
    await passTurn(table, [ann, ben])
    await house.settled()
    for (const client of [ann, ben]) expect((await client.get('/notices')).body).toEqual([])
  })

  test('who wants a letter a day gets one in time before his time is up', async () => {
    let time = Date.now()
    const { port, house } = await testServer(fresh(), {}, { now: () => time })
    const { table, ann, ben } = await runningTable(port, { terms: { clock: { kind: 'days', days: 1, bank: 0 } } })
    const sent: string[] = []
    house.post.send = async ({ to }) => void sent.push(to)
    await house.store.write([
      { sql: `UPDATE persons SET email = id || '@example.org', email_verified = 1`, values: [] },
      { sql: 'UPDATE notices SET seen = 1', values: [] },
    ])
    await passTurn(table, [ann, ben])
    const { waiting } = (await ann.ask('GET /my/tables')).tables[0]
    await house.settled()
    time += 12 * HOUR
    await house.notices.sendLetters()
    expect(sent).toEqual([])
    time += 5 * HOUR
    await house.notices.sendLetters()
    await house.notices.sendLetters()
    expect(sent.toSorted()).toEqual(waiting.map(seat => `${[ann, ben][seat].id}@example.org`).toSorted())
  })

  test('a browser that does not answer holds up no shutdown', async () => {
    let knocks = 0
    const pusher = (): Promise<number> => {
      knocks++
      return new Promise(() => {})
    }
    const server = await testServer(fresh(), {}, { pusher })
    const { ann, ben } = await runningTable(server.port)
    const keys = { p256dh: 'x', auth: 'y' }
    for (const client of [ann, ben])
      await client.post('/push', { endpoint: `https://fcm.googleapis.com/${client.id}`, keys })
    await expect.poll(() => knocks).toBeGreaterThan(0) // of the table's start
    await server.stop()
  })

  test('a key to an account is added by who has just logged in, or says its password', async () => {
    let time = Date.now()
    const { port } = await testServer(fresh(), { ORIGIN: 'https://hall.example' }, { now: () => time })
    const ann = await Client.account(port, 'ann')
    const key = new SoftKey('https://hall.example')
    const wanted = (body = {}) => ann.post('/passkeys/options', body)
    expect((await wanted()).status).toBe(200)
    time += 11 * 60_000
    expect((await wanted()).body.problem.code).toBe('login')
    expect((await wanted({ password: 'wrong horse' })).status).toBe(401)
    const { status, body } = await wanted({ password: 'correct horse' })
    expect(status).toBe(200)
    expect((await ann.post('/passkeys', key.make(body))).status).toBe(200)
  })

  test('what is measured is read on this machine, or with a token', async () => {
    const open = await testServer(fresh())
    const read = async (port: number, headers = {}) =>
      (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status
    expect(await read(open.port)).toBe(200)
    expect(await read(open.port, { 'x-forwarded-for': '203.0.113.5' })).toBe(403)
    const closed = await testServer(fresh(), { METRICS_TOKEN: 'secret' })
    expect(await read(closed.port)).toBe(401)
    expect(await read(closed.port, { authorization: 'Bearer secret' })).toBe(200)
  })
})

test('what fills slowly is counted by all processes together', () => {
  const listeners: ((news: string) => void)[] = []
  const store = {
    publish: async (news: string) => {
      for (const listen of listeners) listen(news)
    },
    listen: (listener: (news: string) => void) => void listeners.push(listener),
  }
  const [one, other] = [new Limits(1, () => 0, store), new Limits(1, () => 0, store)]
  const said = Array.from({ length: 20 }, (_, number) => (number % 2 ? one : other).exceeds('chat', 'a:b:c'))
  expect(said.filter(isTooMany => !isTooMany)).toHaveLength(8)
  expect(one.isSpent('chat', 'a:b:c') && other.isSpent('chat', 'a:b:c')).toBe(true)
  expect(one.exceeds('chat', 'somebody else')).toBe(false)
})

describe.skipIf(!findPostgres())('two servers on one PostgreSQL', () => {
  test('who looks at the table at one of them is told nothing by the other', async () => {
    const postgres = (await startPostgres())!
    const address = await postgres.database()
    const pushed: string[] = []
    const pusher = async (_: unknown, payload: string) => 201 + 0 * pushed.push(payload)
    const servers = [await startServer(address, {}, { pusher }), await startServer(address, {}, { pusher })]
    try {
      const { table, ann, ben } = await runningTable(servers[0].port)
      const people = [ann, ben]
      const elsewhere = people.map(({ cookie }) => Object.assign(new Client(servers[1].port), { cookie }))
      for (const [seat, client] of elsewhere.entries()) await (await client.socket()).watch(table, seat)
      const unseen = async () =>
        (await servers[0].house.store.query(`SELECT id FROM notices WHERE kind = 'turn' AND seen = 0`)).length
      await passTurn(table, people)
      await servers[0].house.settled()
      await expect.poll(unseen).toBe(0)
      expect(pushed.filter(payload => payload.includes('turn'))).toEqual([])
    } finally {
      for (const server of servers) await server.stop()
      await postgres.stop()
    }
  })
})
