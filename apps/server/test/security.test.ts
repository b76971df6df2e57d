import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '@hexarium/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { forge } from '../load/forged.ts'
import { besiege, pathOf, randomFrom } from '../load/hostile.ts'
import type { Running } from '../src/serve.ts'
import { routes } from '../src/web/routes.ts'
import { playOn, runningTable, startServer } from './kit/server.ts'

let server: Running
let secret: Awaited<ReturnType<typeof runningTable>>
let open: Awaited<ReturnType<typeof runningTable>>

beforeAll(async () => {
  server = await startServer(join(mkdtempSync(join(tmpdir(), 'hexarium-')), 'test.db'))
  secret = await runningTable(server.port, { access: 'private', terms: { watchers: false } })
  open = await runningTable(server.port)
})

afterAll(() => server.stop())

interface Described {
  responses: Record<string, { content: Record<string, { schema: object }> }>
}

async function ended(port: number): Promise<Client> {
  const client = await Client.guest(port, 'Gone')
  const { cookie } = client
  await client.post('/logout')
  client.cookie = cookie
  return client
}

describe('every route', () => {
  test.each(routes.map(route => [route.method, route.path, route] as const))(
    '%s %s wants a session where it must, tells strangers nothing of a private table, and refuses nonsense',
    async (method, path, route) => {
      const stranger = new Client(server.port)
      const outsider = await Client.guest(server.port, 'Outsider')
      const gone = await ended(server.port)
      const bodies = route.body
        ? [{}, [], null, 1, 'x', { do: 'resign' }, { seat: 0 }, '{"a":', '{"__proto__":{"x":1}}']
        : [undefined]
      for (const client of [stranger, gone]) {
        for (const body of bodies) {
          const { status } = await client.request(method, pathOf(path, secret.table), body)
          if (route.who === 'person') expect(status).toBe(401)
          else if (path.startsWith('/tables/')) expect([400, 404]).toContain(status)
          else expect(status).toBeLessThan(500)
        }
      }
      for (const body of bodies) {
        const { status, body: reply } = await outsider.request(method, pathOf(path, secret.table), body)
        expect(status).toBeLessThan(500)
        if (path.startsWith('/tables/:id') && !path.endsWith('/note')) expect([400, 403, 404, 422]).toContain(status)
        expect(JSON.stringify(reply)).not.toContain(secret.link)
      }
    },
  )

  test('the state-changing ones refuse other sites', async () => {
    for (const route of routes.filter(one => one.method !== 'GET')) {
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<
        string,
        string
      >[]) {
        const reply = await open.ann.request(route.method, pathOf(route.path, open.table), {}, headers)
        expect([route.path, reply.status]).toEqual([route.path, 403])
      }
    }
    await expect(open.ann.socket({ origin: 'https://evil.example' })).rejects.toThrow('403')
  })

  test('answers carry a content security policy and are not kept by caches', async () => {
    const { headers } = await open.ann.get('/me')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('are described in the OpenAPI document, from the schemas that check them', async () => {
    const document = (await open.ann.get('/openapi.json')).body
    expect(Object.values(document.paths).flatMap(path => Object.keys(path as object))).toHaveLength(routes.length)
    const choose = JSON.stringify(document.paths['/api/tables/{id}/do'].post.requestBody)
    expect(choose).toContain('"choose"')
    for (const [path, methods] of Object.entries<Record<string, Described>>(document.paths)) {
      for (const { responses } of Object.values(methods)) {
        for (const { schema } of Object.values(responses[200].content))
          expect([path, Object.keys(schema).length]).not.toEqual([path, 0])
      }
    }
  })
})

describe('no seat reads or acts for another', () => {
  test('by request', async () => {
    const { ann, ben, table } = open
    expect((await ben.get(`/tables/${table}/state?seat=0`)).status).toBe(403)
    expect((await ann.get(`/tables/${table}/state?seat=1`)).status).toBe(403)
    expect((await ben.get(`/tables/${table}/story?seat=0`)).status).toBe(403)
    expect((await ben.get(`/tables/${table}/state?seat=7`)).status).toBe(403)
    const outsider = await Client.guest(server.port)
    expect((await outsider.get(`/tables/${table}/state`)).body).toMatchObject({ seat: -1 })
    for (const command of [
      { do: 'resign', seat: 0 },
      { do: 'resign' },
      { do: 'offer', what: 'draw', seat: 1 },
      { do: 'bot', level: 'fair', seat: 0 },
      { do: 'bot', level: null, seat: 1 },
      { do: 'bot', level: 'fair' },
      { do: 'stand', decision: 'react', answer: null, seat: 0 },
      { do: 'choose', seq: 0, choice: 0, seat: 0 },
    ]) {
      expect((await outsider.post(`/tables/${table}/do`, command)).status).toBe(403)
      expect(
        (
          await (command.seat === 0 ? ben : ann).post(`/tables/${table}/do`, {
            ...command,
            seat: command.seat === 0 ? 0 : 1,
          })
        ).status,
      ).toBe(403)
    }
    expect((await ann.get(`/tables/${table}`)).body.status).toBe('running')
  })

  test('by socket', async () => {
    const { ben, table } = open
    const outsider = await Client.guest(server.port)
    for (const [client, seat] of [
      [ben, 0],
      [outsider, 0],
      [outsider, 1],
      [new Client(server.port), 0],
    ] as const) {
      const socket = await client.socket()
      expect(await socket.watch(table, seat)).toMatchObject({ t: 'refused', code: 'not-yours' })
      expect(await socket.do(table, { do: 'resign', seat: 0 })).toMatchObject({ t: 'refused' })
      expect(await socket.watch(secret.table)).toMatchObject({ t: 'refused', code: 'no-table' })
      socket.close()
    }
    const gone = await ended(server.port)
    const socket = await gone.socket()
    expect(await socket.do(table, { do: 'resign' })).toMatchObject({ code: 'no-session' })
    socket.close()
  })

  test('a refusal does not tell who is not asked what the other is asked', async () => {
    const { table, ann, ben } = await runningTable(server.port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    await playOn(table, sockets, 14)
    for (const [seat, socket] of sockets.entries()) {
      await socket.wait(() => socket.at(table, seat).seq === 14)
      const { shown, seq } = socket.at(table, seat)
      if (shown.asked!.seats.includes(seat)) continue
      expect(shown.asked!.decision).toBeNull()
      const answer = await socket.do(table, { do: 'choose', seq, choice: 'unit 3' })
      expect(answer).toMatchObject({ t: 'refused', text: 'You are not asked now.' })
    }
  })
})

describe('limits', () => {
  test('hold for logging in, guests and bodies', async () => {
    const strict = await startServer(join(mkdtempSync(join(tmpdir(), 'hexarium-')), 'test.db'), { RATE: 1 })
    const client = new Client(strict.port)
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) statuses.push((await client.post('/login', { login: 'ann', password: 'x' })).status)
    expect(statuses.at(-1)).toBe(429)
    const guest = await Client.guest(strict.port)
    expect((await guest.post('/tables', `{"game":"${'x'.repeat(70_000)}"}`)).status).toBe(413)
    // Where no body is read, one that is sent all the same is passed over, however long it is.
    const sent = request({ port: strict.port, path: '/api/hall', headers: { 'transfer-encoding': 'chunked' } })
    const answered = once(sent, 'response')
    for (let part = 0; part < 50; part++) sent.write('x'.repeat(100_000))
    sent.end()
    const [response] = (await answered) as [IncomingMessage]
    expect(response.resume().statusCode).toBe(200)
    await strict.stop()
  })
})

describe('a siege', () => {
  test('leaves the process up, the data as it was, and is refused; `npm run siege` sends more', async () => {
    const calm = await runningTable(server.port)
    const before = await server.house.store.query('SELECT * FROM log ORDER BY table_id, seq')
    const outsider = await Client.guest(server.port, 'Mallory')
    const siege = await besiege([outsider, new Client(server.port)], [calm.table, secret.table], 4000)
    expect(siege.frames + siege.requests).toBeGreaterThanOrEqual(4000)
    expect(siege.refused['malformed']).toBeGreaterThan(1000)
    expect(siege.refused['no-session']).toBeGreaterThan(10)
    expect(siege.refused['not-seated']).toBeGreaterThan(5)
    expect(await server.house.store.query('SELECT * FROM log ORDER BY table_id, seq')).toEqual(before)
    expect((await calm.ann.get(`/tables/${calm.table}/state`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
  })

  test('with spoiled positions, records and games begun elsewhere: what is taken can be played', async () => {
    const outsider = await Client.guest(server.port, 'Mallory')
    const forged = await forge(outsider, Object.keys(registry), 150, randomFrom(7))
    expect(forged.taken).toBeGreaterThan(5)
    expect(
      Object.entries(forged.statuses).filter(([status]) => status !== '200' && status >= '400').length,
    ).toBeGreaterThan(0)
  }, 120_000)

  test('frames that are too large end their connection, and bodies that are too deep are refused', async () => {
    const outsider = await Client.guest(server.port, 'Mallory')
    const large = await outsider.socket()
    large.sendText('x'.repeat(20_000))
    await expect(large.wait(() => false)).rejects.toThrow('1009')
    const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
    const table = `{"game":"skirmish","seats":[{"kind":"me"},{"kind":"me"}],"position":${deep}}`
    expect((await outsider.post('/tables', table)).status).toBe(400)
    expect((await outsider.post('/records', `{"hexarium":1,"game":"skirmish","position":${deep}}`)).status).toBe(400)
  })
})
