import type { Frame } from '@hexarium/wire'
import { expect, test } from 'vitest'
import { Client, type Socket } from '../load/client.ts'
import { playOn, runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const DAY = 24 * 60 * 60 * 1000

/** The last word of who is at a table. */
function there(socket: Socket): Extract<Frame, { t: 'there' }> | undefined {
  return socket.frames.findLast(frame => frame.t === 'there')
}

withBothStores(fresh => {
  test('a take-back without a number is about one’s own last choice and all since; it needs everybody, and can be refused', async () => {
    const { port } = await testServer(fresh())
    const { table, ann, ben } = await runningTable(port)
    const [a, b] = [await ann.socket(), await ben.socket()]
    await Promise.all([a.watch(table, 0), b.watch(table, 1)])
    expect(await a.do(table, { do: 'offer', what: 'undo', seat: 0 })).toMatchObject({ t: 'refused', code: 'offer' })
    const seq = () => a.at(table, 0).seq
    const choose = async (socket: Socket, seat: number) => {
      await socket.wait(() => socket.at(table, seat).seq >= seq())
      const { shown } = socket.at(table, seat)
      await socket.do(table, { do: 'choose', seq: socket.at(table, seat).seq, choice: shown.options[0], seat })
      await a.wait(() => a.at(table, 0).seq === socket.at(table, seat).seq)
    }
    await choose(a, 0)
    const sealed = a.at(table, 0).shown.sealed
    expect(sealed).not.toBeNull()
    await choose(b, 1)
    await choose(b, 1)
    expect(await a.do(table, { do: 'offer', what: 'undo', seat: 0 })).toMatchObject({ t: 'ack' })
    expect(a.at(table, 0).shown.info.offer).toMatchObject({ what: 'undo', by: 0, count: 3 })
    await b.do(table, { do: 'answer', yes: false, seat: 1 })
    await a.wait(() => a.at(table, 0).shown.info.offer === null)
    await a.do(table, { do: 'offer', what: 'undo', seat: 0 })
    await b.wait(() => b.at(table, 1).shown.info.offer !== null)
    await b.do(table, { do: 'answer', yes: true, seat: 1 })
    await a.wait(() => a.at(table, 0).shown.info.offer === null)
    expect(a.at(table, 0).shown.asked?.seats).toEqual([0, 1])
    expect(a.at(table, 0).shown.sealed).toBeNull()
  })

  test('a game is claimed only from who is asked, not there, and long gone', async () => {
    let time = Date.now()
    const { port } = await testServer(fresh(), {}, { now: () => time })
    const { table, ann, ben } = await runningTable(port)
    const [a, b] = [await ann.socket(), await ben.socket()]
    await Promise.all([a.watch(table, 0), b.watch(table, 1)])
    await a.wait(() => there(a)?.seats.length === 2)
    const claim = (level: 'fair' | null = null) => a.do(table, { do: 'claim', from: 1, level, seat: 0 })
    time += 15 * DAY
    b.send({ t: 'ping' }) // it is there, whatever the clock says
    expect(await claim()).toMatchObject({ t: 'refused', text: 'That player is here.' })
    b.close()
    await a.wait(() => there(a)?.seats.length === 1)
    expect(there(a)).toMatchObject({ seats: [0], patience: 14 * DAY, away: [0, expect.any(Number)] })
    expect(await a.do(table, { do: 'claim', from: 0, level: null, seat: 0 })).toMatchObject({ code: 'claim' })
    await playOn(table, [a, a], 0)
    const mine = a.at(table, 0)
    await a.do(table, { do: 'choose', seq: mine.seq, choice: mine.shown.options[0], seat: 0 })
    expect(await claim()).toMatchObject({ code: 'claim', text: expect.stringContaining('may still come back') })
    time += 15 * DAY
    expect(await claim()).toMatchObject({ t: 'ack' })
    expect(a.at(table, 0).shown.result?.places).toEqual([1, 2])
  })

  test('in place of somebody long gone a bot may play on, and he takes his seat back when he comes', async () => {
    let time = Date.now()
    const { port } = await testServer(fresh(), {}, { now: () => time })
    const { table, ann, ben } = await runningTable(port)
    const a = await ann.socket()
    await a.watch(table, 0)
    time += 15 * DAY
    expect(await a.do(table, { do: 'claim', from: 1, level: 'novice', seat: 0 })).toMatchObject({ t: 'ack' })
    expect(a.at(table, 0).shown.info.seats[1]).toMatchObject({ kind: 'bot', level: 'novice' })
    const b = await ben.socket()
    await b.watch(table, 1)
    expect(await b.do(table, { do: 'bot', level: null, seat: 1 })).toMatchObject({ t: 'ack' })
  })

  test('by post the clock decides, and nothing is claimed; a vacation is shown to everybody', async () => {
    const { port, house } = await testServer(fresh())
    const { table, ann, ben } = await runningTable(port, { terms: { clock: { kind: 'days', days: 2, bank: 5 } } })
    const a = await ann.socket()
    await a.watch(table, 0)
    expect(there(a)?.patience).toBeNull()
    expect(await a.do(table, { do: 'claim', from: 1, level: null, seat: 0 })).toMatchObject({
      text: 'Nothing can be claimed here: the clock decides.',
    })
    await ben.ask('POST /vacation', { body: { days: 7 } })
    await a.wait(() => a.at(table, 0).shown.info.vacation[1] > house.now() + 6 * DAY)
    expect(a.at(table, 0).shown.info.vacation[0]).toBe(0)
  })

  test('the host fills a seat with a bot or somebody invited, and frees it; nobody else does, and nobody who sits is moved', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben] = [await Client.guest(port, 'Ann'), await Client.account(port, 'ben')]
    const { id } = await ann.ask('POST /tables', {
      body: { game: 'skirmish', access: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] },
    })
    const fill = (client: Client, seat: number, wish: object) => client.post(`/tables/${id}/fill`, { seat, wish })
    expect(await fill(ben, 1, { kind: 'bot', level: 'fair' })).toMatchObject({ status: 404 })
    expect(await fill(ann, 0, { kind: 'bot', level: 'fair' })).toMatchObject({ status: 409 })
    expect(await fill(ann, 1, { kind: 'bot', level: 'fair' })).toMatchObject({
      body: { seats: [{ name: 'Ann' }, { kind: 'bot', level: 'fair' }], dice: { shares: ['house', 'house'] } },
    })
    expect(await fill(ann, 1, { kind: 'invited', person: ben.id })).toMatchObject({ status: 200 })
    expect(await ben.ask('GET /notices')).toMatchObject([{ table: id, kind: 'invitation' }])
    expect(await fill(ann, 1, { kind: 'open' })).toMatchObject({ body: { seats: [{}, { kind: 'open' }] } })
    await ben.ask('PUT /blocks/:id', { params: { id: ann.id } }).catch(() => {})
    expect(await fill(ann, 1, { kind: 'invited', person: ben.id })).toMatchObject({ status: 403 })
  })
})
