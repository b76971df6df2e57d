import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Frame, frame, refusal, ways } from '@hexarium/wire'
import { expect, expectTypeOf, test } from 'vitest'
import { Client } from '../load/client.ts'
import { routes } from '../src/web/routes.ts'
import { playOn, runningTable, testServer } from './kit/server.ts'

const fresh = (): string => join(mkdtempSync(join(tmpdir(), 'hexarium-')), 'test.db')

test('every way of the wire is served, and nothing else is', () => {
  expect(routes.map(({ name }) => name).toSorted()).toEqual(Object.keys(ways).toSorted())
})

test('every kind of frame is sent but those of trouble and contests, and each is as its schema says', async () => {
  const { port } = await testServer(fresh())
  const { table, ann, ben } = await runningTable(port)
  const sockets = [await ann.socket(), await ben.socket()]
  const [a, b] = sockets
  for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
  await playOn(table, sockets, 10)
  const { seq } = a.at(table, 0)
  a.send({ t: 'aid', table, id: 'aid' })
  a.send({ t: 'plan', table, piece: 'unit:1', id: 'plan' })
  a.send({ t: 'threats', table, id: 'threats' })
  a.send({ t: 'why', table, at: 'unit:1', seq, id: 'why' })
  a.send({ t: 'preview', table, option: 0, seq, id: 'preview' })
  a.send({ t: 'way', table, to: 'hex:1', seq, id: 'way' })
  a.send({ t: 'ping' })
  for (const id of ['aid', 'plan', 'threats', 'why', 'preview', 'way']) expect((await a.answer(id)).t).toBe(id)
  expect(await a.do(table, { do: 'choose', seq: 0, choice: 'nonsense' })).toMatchObject({ t: 'refused', code: 'stale' })
  await ben.ask('POST /tables/:id/chat', { params: { id: table }, body: { room: 'players', text: 'well' } })
  await a.wait(({ t }) => t === 'said')
  await ann.ask('POST /tables', {
    body: { game: 'skirmish', seats: [{ kind: 'me' }, { kind: 'invited', person: ben.id }] },
  })
  await b.wait(({ t }) => t === 'notice')
  b.send({ t: 'hall', on: true })
  const open = await ann.ask('POST /tables', { body: { game: 'skirmish', seats: [{ kind: 'me' }, { kind: 'open' }] } })
  await a.watch(open.id)
  await b.wait(({ t }) => t === 'hall')
  // The client reads every frame by its schema; a kind that never comes would prove nothing.
  const kinds = new Set([...a.frames, ...b.frames].map(({ t }) => t))
  // Trouble comes where a bot fails, and contests have tests of their own: faults.test.ts and contests-leagues.test.ts see to that.
  const elsewhere = ['trouble', 'contest']
  const known = frame.options.map(option => option.shape.t.value).filter(kind => !elsewhere.includes(kind))
  expect([...kinds].toSorted()).toEqual(known.toSorted())
  for (const socket of sockets) socket.close()
})

test('what is replied is as its way says, and so is a refusal', async () => {
  const { port } = await testServer(fresh())
  const { table: id, ann, ben } = await runningTable(port)
  const params = { id }
  const card = await ann.ask('GET /tables/:id', { params })
  expectTypeOf(card.status).toEqualTypeOf<'open' | 'running' | 'finished' | 'broken'>()
  expect((await ann.ask('GET /tables')).tables).toEqual([])
  expect((await ann.ask('GET /tables', { query: { list: 'running' } })).tables.map(found => found.id)).toEqual([id])
  const { seq, shown } = await ann.ask('GET /tables/:id/state', { params })
  expect(shown.asked).not.toBeNull()
  await ann.ask('GET /tables/:id/aid', { params })
  await ann.ask('GET /tables/:id/plan', { params, query: { piece: 'unit:1' } })
  await ann.ask('GET /tables/:id/threats', { params })
  await ann.ask('GET /tables/:id/why', { params, query: { at: 'unit:1', seq } })
  await ann.ask('GET /tables/:id/preview', { params, query: { option: 0, seq } })
  await ann.ask('GET /tables/:id/way', { params, query: { piece: 'unit:1', to: 'hex:1', seq } })
  await ben.ask('GET /tables/:id/story', { params, query: { from: 0 } })
  await ben.ask('POST /tables/:id/do', { params, body: { do: 'resign' } })
  expect((await ann.ask('GET /tables/:id/record', { params })).result).not.toBeNull()
  await ann.ask('GET /games')
  await ann.ask('PATCH /me', { body: { name: 'Anne' } })
  const stale = await ann.post(`/tables/${id}/do`, { do: 'choose', seq: 99, choice: 0 })
  const nobody = await new Client(port).get('/notices')
  for (const { status, body } of [stale, nobody, await ann.get('/nowhere'), await ann.get('/tables/nowhere')]) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(refusal.parse(body).problem.text).toMatch(/\.$/)
  }
})

test('a frame that says more, or less, than its schema is not one', () => {
  const fine: Frame = { t: 'ack', table: 'a', seq: 1 }
  expect(frame.safeParse(fine).success).toBe(true)
  for (const wrong of [{ ...fine, seed: 'x' }, { t: 'ack', table: 'a' }, { t: 'secret' }])
    expect(frame.safeParse(wrong).success).toBe(false)
})
