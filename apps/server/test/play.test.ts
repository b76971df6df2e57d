import { canonical, keepsCommitment, sealOf, verify } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { expect, test, vi } from 'vitest'
import { Client, type Socket } from '../load/client.ts'
import { linesOf } from './kit/lines.ts'
import { playOn, runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

withBothStores(fresh => {
  test('two guests play a game to its end; the dice were committed to before, and the record proves all', async () => {
    const { port } = await testServer(fresh())
    const { table, ann, ben } = await runningTable(port)
    const before = (await ann.get(`/tables/${table}`)).body
    expect(before.dice.seals).toEqual(before.dice.nonces.map(sealOf))
    expect(before.dice.seed).toBeUndefined()
    expect((await ann.get(`/tables/${table}/record`)).status).toBe(404)
    const sockets = [await ann.socket(), await ben.socket()]
    const watching = await new Client(port).socket()
    for (const [seat, socket] of sockets.entries())
      expect(await socket.watch(table, seat)).toMatchObject({ t: 'state' })
    await watching.watch(table)
    expect(await playOn(table, sockets)).toBeGreaterThan(10)
    const record = (await ben.get(`/tables/${table}/record`)).body
    expect(verify(skirmish, record).ok).toBe(true)
    expect(keepsCommitment(record.dice)).toBe(true)
    expect(record.dice.commitment).toBe(before.dice.commitment)
    const over = (await ann.get(`/tables/${table}`)).body
    expect(over).toMatchObject({ status: 'finished', result: record.result, dice: { seed: record.dice.seed } })
    // What was sent, put together, is what is shown.
    for (const [seat, socket] of [...sockets.entries(), [-1, watching] as const]) {
      const path = `/tables/${table}/state?seat=${seat}`
      const client = seat === 1 ? ben : ann
      await socket.wait(() => socket.at(table, seat).shown.info.status === 'finished')
      expect(canonical(socket.at(table, seat).shown)).toBe(canonical((await client.get(path)).body.shown))
    }
    const story = (await ann.get(`/tables/${table}/story?seat=0`)).body
    expect(story).toHaveLength(record.choices.length + 1)
    const again = (await ben.post(`/tables/${table}/rematch`)).body
    expect(again.seats).toMatchObject([
      { kind: 'person', name: 'Ben' },
      { kind: 'invited', person: ann.id },
    ])
    const both = (await ann.post(`/tables/${table}/rematch`)).body
    expect(both).toMatchObject({ id: again.id, seats: [{ name: 'Ben' }, { name: 'Ann' }] })
    expect((await ann.post(`/tables/${both.id}/start`)).status).toBe(200)
    const imported = await ann.post('/records', record)
    expect(imported.status).toBe(200)
    expect((await ann.get(`/tables/${imported.body.id}/state?seat=-1`)).body.shown.result).toEqual(record.result)
    expect((await ben.get(`/tables/${imported.body.id}`)).status).toBe(404)
    expect((await ann.post('/records', { ...record, choices: record.choices.slice(1) })).status).toBe(422)
    const byHand = { ...record, choices: record.choices.map((line: string) => line.replace(/ \((.*)\)$/, ' =$1')) }
    expect((await ann.post('/records', byHand)).body.problem.code).toBe('dice')
  })

  test('a table rebuilt after a restart goes on where it was, with undo, offers and repeated messages', async () => {
    const first = await testServer(fresh())
    const { table, ann, ben } = await runningTable(first.port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    await playOn(table, sockets, 15)
    const { seq, shown } = sockets[0].at(table, 0)
    const seat = shown.asked!.seats[0]
    const mine = [ann, ben][seat]
    const choice = (await mine.get(`/tables/${table}/state`)).body.shown.options[0]
    const message = { do: 'choose', seq, choice, id: 'once' }
    const done = await mine.post(`/tables/${table}/do`, message)
    expect(done.status).toBe(200)
    const state = async (port: number) =>
      Promise.all(
        [ann, ben].map(async one =>
          (
            await fetch(`http://127.0.0.1:${port}/api/tables/${table}/state`, { headers: { cookie: one.cookie } })
          ).json(),
        ),
      )
    const before = await state(first.port)
    await first.stop()
    const second = await testServer(first.address)
    expect(await state(second.port)).toEqual(before)
    for (const one of [ann, ben]) Object.assign(one, { base: `http://127.0.0.1:${second.port}` })
    expect((await mine.post(`/tables/${table}/do`, message)).body).toEqual(done.body)
    const stale = await mine.post(`/tables/${table}/do`, { ...message, id: 'other' })
    expect(stale).toMatchObject({ status: 409, body: { problem: { code: 'stale' }, state: { t: 'state' } } })
    expect(await state(second.port)).toEqual(before)
  })

  test('undo takes back one’s own choice; beyond that the other must agree', async () => {
    const server = await testServer(fresh())
    const { table, ann, ben } = await runningTable(server.port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    let undone = false
    for (let i = 0; i < 60 && !undone; i++) {
      await playOn(table, sockets, 1)
      for (const [seat, socket] of sockets.entries()) {
        const now = socket.at(table, seat)
        if (!now.shown.info.undo) continue
        const refusal = await sockets[1 - seat].do(table, { do: 'undo', seq: now.seq })
        expect(refusal).toMatchObject({ t: 'refused' })
        const { lines } = await linesOf(server, table)
        expect(await socket.do(table, { do: 'undo', seq: now.seq })).toMatchObject({ t: 'ack' })
        expect((await linesOf(server, table)).lines).toEqual(lines.slice(0, -1))
        undone = true
        break
      }
    }
    expect(undone).toBe(true)
    await playOn(table, sockets, 5)
    const [a, b] = sockets
    expect(await a.do(table, { do: 'offer', what: 'undo', count: 3 })).toMatchObject({ t: 'ack' })
    await b.wait(() => b.at(table, 1).shown.info.offer?.what === 'undo')
    expect(await a.do(table, { do: 'answer', yes: true })).toMatchObject({ t: 'refused' })
    expect(await b.do(table, { do: 'answer', yes: true })).toMatchObject({ t: 'ack' })
    await a.wait(() => a.at(table, 0).shown.info.offer === null)
    await playOn(table, sockets, 3)
    expect(await b.do(table, { do: 'offer', what: 'draw' })).toMatchObject({ t: 'ack' })
    expect(await a.do(table, { do: 'answer', yes: false })).toMatchObject({ t: 'ack' })
    expect(await b.do(table, { do: 'offer', what: 'draw' })).toMatchObject({ t: 'ack' })
    expect(await a.do(table, { do: 'answer', yes: true })).toMatchObject({ t: 'ack' })
    const record = (await ann.get(`/tables/${table}/record`)).body
    expect(record.result).toMatchObject({ by: 'agreed' })
    expect(verify(skirmish, record).ok).toBe(true)
  })

  test('what is taken back is no longer heard of, by players and watchers, and not by who comes later', async () => {
    const server = await testServer(fresh())
    const { table, ann, ben } = await runningTable(server.port, { terms: { delay: 0 } })
    const sockets = [await ann.socket(), await ben.socket()]
    const watching = await new Client(server.port).socket()
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    await watching.watch(table)
    const heard = (socket: Socket): unknown[] => {
      const log: unknown[] = []
      for (const frame of socket.frames) {
        if (frame.t !== 'step') continue
        if (frame.back) log.splice(-frame.back)
        log.push(...frame.events)
      }
      return log
    }
    let silent = 0
    let loud = 0
    for (let i = 0; i < 600 && (silent === 0 || loud < 3); i++) {
      if ((await playOn(table, sockets, 1)) === 0) break
      const seat = [0, 1].find(of => sockets[of].at(table, of)?.shown.info.undo)
      if (seat === undefined || Math.random() < 0.5) continue
      const socket = sockets[seat]
      const told = (await ann.get(`/tables/${table}/story?seat=${-1}`)).body
      expect(await socket.do(table, { do: 'undo', seq: socket.at(table, seat).seq })).toMatchObject({ t: 'ack' })
      if (told.at(-1).length > 0) loud++
      else silent++
      for (const [of, one] of [...sockets.entries(), [-1, watching] as const]) {
        const story = (await (of === 1 ? ben : ann).get(`/tables/${table}/story?seat=${of}`)).body
        await one.wait(() => canonical(heard(one)) === canonical(story.slice(1).flat()))
      }
    }
    expect(loud).toBeGreaterThan(0)
    expect(silent).toBeGreaterThan(0)
  })

  test('resigning ends it, and breaking off leaves no result', async () => {
    const { port } = await testServer(fresh())
    const one = await runningTable(port)
    expect((await one.ben.post(`/tables/${one.table}/do`, { do: 'resign' })).status).toBe(200)
    expect((await one.ann.get(`/tables/${one.table}`)).body).toMatchObject({
      status: 'finished',
      result: { places: [1, 2] },
    })
    const two = await runningTable(port)
    await two.ann.post(`/tables/${two.table}/do`, { do: 'offer', what: 'break' })
    await two.ben.post(`/tables/${two.table}/do`, { do: 'answer', yes: true })
    expect((await two.ann.get(`/tables/${two.table}`)).body).toMatchObject({ status: 'broken', result: null })
    expect((await two.ann.post(`/tables/${two.table}/do`, { do: 'resign' })).status).toBe(422)
  })

  test('a table may start at a position, which only the record tells, and be played again from there', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben] = [await Client.guest(port, 'Ann'), await Client.guest(port, 'Ben')]
    const position = { round: 9, units: { 0: { hex: '0504', strength: 2 }, 7: null } }
    const wish = { game: 'skirmish', access: 'public', seats: [{ kind: 'me' }, { kind: 'open' }], position }
    const wrong = await ann.post('/tables', { ...wish, position: { units: { 0: { hex: '9999' } } } })
    expect(wrong).toMatchObject({ status: 422, body: { problem: { text: expect.stringContaining('0101 to 0907') } } })
    expect((await ann.post('/tables', { ...wish, terms: { rated: true } })).body.problem.code).toBe('rated')
    const made = (await ann.post('/tables', wish)).body
    expect(made.position).toBe(true)
    await ben.post(`/tables/${made.id}/join`)
    expect((await ann.post(`/tables/${made.id}/start`)).status).toBe(200)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(made.id, seat)
    expect(sockets[0].at(made.id, 0).shown.view).toMatchObject({ round: 9 })
    await playOn(made.id, sockets)
    const record = (await ben.get(`/tables/${made.id}/record`)).body
    expect(record.position).toEqual(position)
    expect(verify(skirmish, record).ok).toBe(true)
    const imported = (await ben.post('/records', record)).body
    expect((await ben.get(`/tables/${imported.id}/state?seat=-1`)).body.shown.result).toEqual(record.result)
    const again = (await ben.post(`/tables/${made.id}/rematch`)).body
    await ann.post(`/tables/${again.id}/join`)
    await ann.post(`/tables/${again.id}/start`)
    expect((await ann.get(`/tables/${again.id}/state`)).body.shown.view).toMatchObject({ round: 9 })
  })

  test('while bots think, people at other tables are answered', async () => {
    const { port, house } = await testServer(fresh(), { THREADS: 1 })
    const bots = await Client.guest(port)
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'master' }]
    for (let i = 0; i < 6; i++) {
      const { id } = (await bots.post('/tables', { game: 'skirmish', seats })).body
      expect((await bots.post(`/tables/${id}/start`)).status).toBe(200)
    }
    // One of them thinks, the others wait for the thread: as long as they do, there is thinking.
    expect(house.thoughts).toBeGreaterThan(3)
    const { table, ann, ben } = await runningTable(port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    expect(await playOn(table, sockets, 5)).toBe(5)
    expect(house.thoughts).toBeGreaterThan(0)
  })

  test('bots play along, and tables of bots play for who looks on, even where there is no room for all in memory', async () => {
    const { port } = await testServer(fresh(), { THREADS: 2, ROOM: 1 })
    const ann = await Client.guest(port)
    const seats = [
      { kind: 'bot', level: 'novice' },
      { kind: 'bot', level: 'novice' },
    ]
    const ids: string[] = []
    for (let i = 0; i < 2; i++) {
      const wish = { game: 'skirmish', seats, terms: { settings: { rounds: 3 } } }
      const { id } = (await ann.post('/tables', wish)).body
      expect((await ann.post(`/tables/${id}/start`)).status).toBe(200)
      ids.push(id)
    }
    const socket = await ann.socket()
    await socket.watch(ids[0])
    await socket.wait(() => socket.at(ids[0], -1).shown.info.status === 'finished')
    expect(verify(skirmish, (await ann.get(`/tables/${ids[0]}/record`)).body).ok).toBe(true)
    await socket.watch(ids[1])
    await vi.waitUntil(async () => (await ann.get(`/tables/${ids[1]}`)).body.status === 'finished', 20_000)
  })
})
