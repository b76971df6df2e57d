import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, canonical, must, question, type State } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import type { Config } from '../src/config.ts'
import type { Running } from '../src/serve.ts'
import { playOn, runningTable, testServer } from './kit/server.ts'

async function started(config: Partial<Config> = {}, game?: AnyGame): Promise<Running> {
  const file = join(mkdtempSync(join(tmpdir(), 'hexarium-')), 'test.db')
  return testServer(file, config, game ? { games: async () => game } : {})
}

/** A game whose help tells everything in the state it is reckoned in: dice, and what others have sealed. */
const telltale: AnyGame = {
  ...(skirmish as AnyGame),
  aid: {
    notes: (g: State) => [{ at: 'hex:1', key: 'secret', args: [...g.core.dice.slice(0, 4), ...g.core.sealed] }],
    plan: (g: State) => [
      { at: `hex:${g.core.dice[0]}`, key: 'secret', args: [...g.core.dice.slice(0, 4), ...g.core.sealed] },
    ],
  },
}

test('help is for who plays the seat, by socket and by request', async () => {
  const { port } = await started()
  const { table, ann, ben } = await runningTable(port, { game: 'titan' })
  const helped = (await ann.get(`/tables/${table}/aid`)).body
  expect(helped).toMatchObject({ t: 'aid', table, seat: 0, seq: 0, aid: { odds: expect.any(Array) } })
  const socket = await ann.socket()
  socket.send({ t: 'aid', table, id: 'q1' })
  expect(await socket.answer('q1')).toEqual({ ...helped, id: 'q1' })
  socket.send({ t: 'plan', table, piece: 'legion:1', seat: 0, id: 'q2' })
  expect(await socket.answer('q2')).toMatchObject({ t: 'plan', piece: 'legion:1', seq: 0 })
  socket.send({ t: 'threats', table, id: 'q3' })
  const feared = await socket.answer('q3')
  expect(feared).toEqual({ ...(await ann.get(`/tables/${table}/threats`)).body, id: 'q3' })
  expect(feared).toMatchObject({ t: 'threats', seat: 0, seq: 0, places: expect.any(Object) })
  for (const [client, path, status] of [
    [ben, 'aid?seat=0', 403],
    [ben, 'threats?seat=0', 403],
    [new Client(port), 'threats', 401],
    [ben, 'plan?piece=legion:1&seat=0', 403],
    [ben, 'plan', 400],
    [await Client.guest(port), 'aid', 403],
    [new Client(port), 'aid', 401],
  ] as const)
    expect([path, (await client.get(`/tables/${table}/${path}`)).status]).toEqual([path, status])
  const stranger = await new Client(port).socket()
  stranger.send({ t: 'aid', table, id: 'x' })
  expect(await stranger.answer('x')).toMatchObject({ t: 'refused', code: 'no-session' })
  await ann.post(`/tables/${table}/do`, { do: 'resign' })
  expect((await ben.get(`/tables/${table}/aid`)).body.problem.code).toBe('over')
})

test('help is reckoned from what the seat may know, and asking again tells no more', async () => {
  const server = await started({}, telltale)
  const { table, ann, ben } = await runningTable(server.port)
  const clients = [ann, ben]
  const sockets = [await ann.socket(), await ben.socket()]
  for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
  let guessed = 0
  let wrong = 0
  for (let i = 0; i < 40; i++) {
    const { state } = must(await server.house.hall.live(table)).play.match
    for (const [seat, client] of clients.entries()) {
      const { aid } = (await client.get(`/tables/${table}/aid`)).body
      const { notes } = (await client.get(`/tables/${table}/plan?piece=unit:1`)).body
      for (const note of [...aid.notes, ...notes]) {
        const told = note.args as number[]
        expect(told.slice(0, 4)).not.toEqual(state.core.dice.slice(0, 4))
        const others = state.core.sealed[1 - seat]
        if (others !== -1) guessed++
        if (others !== -1 && told[4 + 1 - seat] !== others) wrong++
      }
      expect((await client.get(`/tables/${table}/aid`)).body.aid).toEqual(aid)
      const { places } = (await client.get(`/tables/${table}/threats`)).body
      expect(Object.keys(places)).toEqual([notes[0].at])
      expect(places).not.toHaveProperty(`hex:${state.core.dice[0]}`)
    }
    if ((await playOn(table, sockets, 1)) === 0) break
  }
  expect(guessed).toBeGreaterThan(3)
  expect(wrong).toBeGreaterThan(0)
})

test('why something cannot be chosen is a question: whatever is named, nothing is played', async () => {
  const server = await started()
  const { table, ann, ben } = await runningTable(server.port)
  const sockets = [await ann.socket(), await ben.socket()]
  for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
  let rules = 0
  let offered = 0
  for (let i = 0; i < 120 && (offered < 5 || rules <= 20); i++) {
    const { play } = must(await server.house.hall.live(table))
    const before = canonical([play.match.state, play.match.lines, play.visible])
    for (const [seat, client] of [ann, ben].entries()) {
      const seq = play.visible
      for (const kind of ['unit', 'hex']) {
        for (let number = 0; number < 12; number++) {
          const at = `${kind}:${number}`
          const { status, body } = await client.get(`/tables/${table}/why?seq=${seq}&at=${at}`)
          expect(status).toBe(200)
          expect(body).toMatchObject({ t: 'why', table, seat, seq, at })
          const now = question(play.game, play.match.state)!
          const mine = play.asked().includes(seat) ? play.match.choices(seat) : []
          const isOffered = mine.includes(`${kind} ${number}`)
          if (isOffered) offered++
          // Who is not asked learns nothing; what is offered has no rule against it.
          if (mine.length === 0 || (isOffered && now.decision.kinds.includes(kind))) expect(body.rule).toBe(null)
          if (body.rule !== null) rules++
        }
      }
    }
    expect(canonical([play.match.state, play.match.lines, play.visible])).toBe(before)
    if ((await playOn(table, sockets, 1)) === 0) break
  }
  expect(rules).toBeGreaterThan(20)
  expect(offered).toBeGreaterThan(0)
  sockets[0].send({
    t: 'why',
    table,
    at: 'unit:1',
    seq: must(await server.house.hall.live(table)).play.visible,
    id: 'w1',
  })
  expect(await sockets[0].answer('w1')).toMatchObject({ t: 'why', seat: 0, at: 'unit:1' })
  sockets[0].send({ t: 'why', table, at: 'unit:1', seq: 0, id: 'w2' })
  expect(await sockets[0].answer('w2')).toMatchObject({ t: 'refused', code: 'stale' })
  for (const [client, query, status] of [
    [ben, 'seq=0&at=unit:1&seat=0', 403],
    [new Client(server.port), 'seq=0&at=unit:1', 401],
    [ann, 'at=unit:1', 400],
    [ann, 'seq=0', 400],
    [ann, 'seq=0&at=unit:1', 409],
  ] as const)
    expect([query, (await client.get(`/tables/${table}/why?${query}`)).status]).toEqual([query, status])
})

test('why something cannot be chosen is limited as help is', async () => {
  const { port } = await started({ RATE: 1 })
  const { table, ann } = await runningTable(port)
  const statuses: number[] = []
  for (let i = 0; i < 60; i++) statuses.push((await ann.get(`/tables/${table}/why?seq=0&at=unit:1`)).status)
  expect(statuses[0]).toBe(200)
  expect(statuses).toContain(429)
})

test('help is limited', async () => {
  const { port } = await started({ RATE: 1 })
  const { table, ann } = await runningTable(port)
  const statuses: number[] = []
  for (let i = 0; i < 60; i++) statuses.push((await ann.get(`/tables/${table}/aid`)).status)
  expect(statuses[0]).toBe(200)
  expect(statuses).toContain(429)
})
