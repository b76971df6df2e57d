import { asked, Match, must, verify } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import type { Command } from '@hexarium/wire'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { Programs } from '../src/bots/programs.ts'
import { Thinkers } from '../src/bots/thinkers.ts'
import { playOn, runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

withBothStores(fresh => {
  test('a person hands his seat to a bot and takes it back; a restart remembers who plays', async () => {
    const first = await testServer(fresh())
    const { table, ann, ben } = await runningTable(first.port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    await playOn(table, sockets, 6)
    const [a, b] = sockets
    expect(await a.do(table, { do: 'bot', level: null })).toMatchObject({ t: 'refused', code: 'bot' })
    expect(await a.do(table, { do: 'bot', level: 'genius' })).toMatchObject({ t: 'refused', code: 'malformed' })
    await a.do(table, { do: 'offer', what: 'draw' })
    expect(await a.do(table, { do: 'bot', level: 'novice', id: 'call' })).toMatchObject({ t: 'ack' })
    await b.wait(() => b.at(table, 1).shown.info.seats[0]?.kind === 'bot')
    expect(b.at(table, 1).shown.info).toMatchObject({ offer: null, seats: [{ name: 'Ann', level: 'novice' }, {}] })
    for (const command of [
      { do: 'resign' },
      { do: 'choose', seq: 0, choice: 0 },
      { do: 'bot', level: 'novice' },
    ] satisfies Command[])
      expect(await a.do(table, command)).toMatchObject({ t: 'refused', code: 'bot' })
    expect((await ann.get(`/tables/${table}/aid`)).body.problem.code).toBe('bot')
    // Ben plays against Ann's bot until it has chosen something.
    const choices = async () => (await ben.get(`/tables/${table}/story`)).body.length as number
    const before = await choices()
    for (let own = 0; (await choices()) <= before + own; ) {
      await b.wait(() => b.at(table, 1).shown.asked?.seats.includes(1) ?? false)
      const { seq, shown } = b.at(table, 1)
      if ((await b.do(table, { do: 'choose', seq, choice: shown.options[0] }))['t'] === 'ack') own++
    }
    await first.stop()
    const second = await testServer(first.address)
    for (const one of [ann, ben]) Object.assign(one, { base: `http://127.0.0.1:${second.port}`, port: second.port })
    const seats = async () => (await ann.get(`/tables/${table}/state`)).body.shown.info.seats
    expect(await seats()).toMatchObject([{ kind: 'bot', level: 'novice' }, { kind: 'person' }])
    expect((await ann.post(`/tables/${table}/do`, { do: 'bot', level: null })).status).toBe(200)
    expect(await seats()).toMatchObject([{ kind: 'person', level: null }, { kind: 'person' }])
    expect((await ann.post(`/tables/${table}/do`, { do: 'resign' })).status).toBe(200)
    const record = (await ben.get(`/tables/${table}/record`)).body
    expect(verify(skirmish, record).ok).toBe(true)
    expect((await ann.post(`/tables/${table}/do`, { do: 'bot', level: 'fair' })).body.problem.code).toBe('over')
  })

  test('both call bots, and the game plays itself to its end', async () => {
    const { port } = await testServer(fresh(), { THREADS: 2 })
    const { table, ann, ben } = await runningTable(port, { terms: { settings: { rounds: 3 } } })
    const watching = await new Client(port).socket()
    await watching.watch(table)
    for (const client of [ann, ben])
      expect((await client.post(`/tables/${table}/do`, { do: 'bot', level: 'novice' })).status).toBe(200)
    await watching.wait(() => watching.at(table, -1).shown.info.status === 'finished')
  })

  test('rated games are played by those who are rated, and nobody gains time by calling a bot', async () => {
    let time = Date.now()
    const { port } = await testServer(fresh(), {}, { now: () => time })
    const rated = await runningTable(port, { terms: { rated: true } })
    expect((await rated.ann.post(`/tables/${rated.table}/do`, { do: 'bot', level: 'fair' })).body.problem.code).toBe(
      'rated',
    )
    const clock = { kind: 'live' as const, minutes: 1, increment: 30 }
    const timed = await runningTable(port, { terms: { clock, timeout: 'bot' }, names: ['Nan', 'Ned'] })
    const seat = (await timed.ann.get(`/tables/${timed.table}/state`)).body.shown.asked.seats[0] as number
    const mine = [timed.ann, timed.ben][seat]
    const left = async () => {
      const { clocks } = (await mine.get(`/tables/${timed.table}/state`)).body.shown.info
      return (clocks.left[seat] - (clocks.from[seat] === 0 ? 0 : time - clocks.from[seat])) as number
    }
    time += 10_000
    expect((await mine.post(`/tables/${timed.table}/do`, { do: 'bot', level: 'master' })).status).toBe(200)
    expect(await left()).toBe(50_000)
    await mine.post(`/tables/${timed.table}/do`, { do: 'bot', level: null })
    expect(await left()).toBe(50_000)
  })

  test('bots among themselves play for who looks on, at few tables of one host', async () => {
    const { port, house } = await testServer(fresh())
    const ann = await Client.guest(port)
    const seats = ['novice', 'novice'].map(level => ({ kind: 'bot', level }))
    const statuses: number[] = []
    let id = ''
    for (let times = 0; times < 3; times++) {
      id = (await ann.post('/tables', { game: 'skirmish', access: 'public', seats })).body.id
      const { status } = await ann.post(`/tables/${id}/start`)
      statuses.push(status)
    }
    const another = (await ann.post('/tables', { game: 'skirmish', access: 'public', seats })).body.id
    statuses.push((await ann.post(`/tables/${another}/start`)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(house.thoughts).toBe(0)
    expect(await house.store.query('SELECT wake FROM progress WHERE wake IS NOT NULL')).toEqual([])
    expect((await ann.get(`/tables/${id}/state`)).body.seq).toBe(0)
    const socket = await ann.socket()
    await socket.watch(id)
    await socket.wait(() => (socket.at(id, -1)?.seq ?? 0) > 2)
  })

  test('who has no time left cannot take his seat back', async () => {
    const { port } = await testServer(fresh())
    const clock = { kind: 'live' as const, minutes: 0.01, increment: 0 }
    const { table, ann, ben } = await runningTable(port, { terms: { clock, timeout: 'bot' } })
    const kinds = async () =>
      (await ann.get(`/tables/${table}/state`)).body.shown.info.seats.map((seat: { kind: string }) => seat.kind)
    await expect.poll(kinds).toContain('bot')
    const late = [ann, ben][(await kinds()).indexOf('bot')]
    expect((await late.post(`/tables/${table}/do`, { do: 'bot', level: null })).body.problem.code).toBe('time')
  })
})

test('threads are shared out among hosts, not tables, and of one host’s thoughts the quickest comes first', async () => {
  const thinkers = new Thinkers(1, new Programs({}))
  const { state } = must(Match.open(skirmish, { seats: ['a', 'b'], dice: { seed: 'fair' } }))
  const seat = asked(skirmish, state)!.seats[0]
  const order: string[] = []
  const think = (host: string, level: string) =>
    thinkers.think({ game: skirmish, state, seat, level, kept: null, host }).then(() => order.push(`${host} ${level}`))
  const many = Array.from({ length: 6 }, () => think('crowd', 'fair'))
  await Promise.all([...many, think('guest', 'fair'), think('guest', 'novice')])
  expect(order.indexOf('guest novice')).toBe(1)
  expect(order.indexOf('guest fair')).toBeLessThan(5)
  await thinkers.close()
})
