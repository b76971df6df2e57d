import { verify } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { findPostgres, type Postgres, startPostgres } from '../load/postgres.ts'
import type { Running } from '../src/serve.ts'
import { playOn, runningTable, startServer } from './kit/server.ts'

describe.skipIf(!findPostgres())('two servers on one PostgreSQL', () => {
  let postgres: Postgres
  let servers: Running[]

  beforeAll(async () => {
    postgres = (await startPostgres())!
    const address = await postgres.database()
    servers = [await startServer(address), await startServer(address)]
  })

  afterAll(async () => {
    for (const server of servers) await server.stop()
    await postgres.stop()
  })

  /** The same person, at the other server. */
  const at = (client: Client, server: number): Client => {
    const other = new Client(servers[server].port)
    return Object.assign(other, { cookie: client.cookie, id: client.id })
  }

  test('players at different servers play one game, and watchers at both see the same', async () => {
    const { table, ann, ben } = await runningTable(servers[0].port)
    const sockets = [await ann.socket(), await at(ben, 1).socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    const watching = [await new Client(servers[0].port).socket(), await new Client(servers[1].port).socket()]
    for (const socket of watching) await socket.watch(table)
    await ann.post(`/tables/${table}/chat`, { room: 'players', text: 'good luck' })
    expect(await sockets[1].wait(frame => frame.t === 'said')).toMatchObject({ text: 'good luck', name: 'Ann' })
    await playOn(table, sockets)
    for (const socket of watching) await socket.wait(() => socket.at(table, -1).shown.info.status === 'finished')
    const steps = watching.map(socket => socket.frames.filter(frame => frame.t === 'step'))
    expect(steps[0]).toEqual(steps[1])
    expect(verify(skirmish, (await at(ben, 1).get(`/tables/${table}/record`)).body).ok).toBe(true)
    for (const socket of [...sockets, ...watching]) socket.close()
  })

  test('of two choices at the same moment at two servers one is kept, and the other gets the new state', async () => {
    const ann = await Client.guest(servers[0].port)
    const seats = [{ kind: 'me' }, { kind: 'me' }]
    const { id } = (await ann.post('/tables', { game: 'skirmish', seats })).body
    await ann.post(`/tables/${id}/start`)
    const clients = [ann, at(ann, 1)]
    let stale = 0
    for (let i = 0; i < 30; i++) {
      const { seat, state } = await asked(ann, id)
      const command = { do: 'choose', seq: state.seq, choice: state.shown.options[0], seat }
      const answers = await Promise.all(
        clients.map((client, n) => client.post(`/tables/${id}/do`, { ...command, id: `${i}/${n}` })),
      )
      const kept = answers.filter(answer => answer.status === 200)
      expect(kept).toHaveLength(1)
      for (const answer of answers.filter(one => one.status === 409)) {
        expect(answer.body.state.seq).toBeGreaterThan(state.seq)
        stale++
      }
    }
    expect(stale).toBeGreaterThan(15) // the others were refused since that seat had sealed its answer already
    const rows = await servers[0].house.store.query('SELECT seq FROM log WHERE table_id = $1', [id])
    expect(rows).toHaveLength(30)
  })

  async function asked(
    client: Client,
    table: string,
  ): Promise<{ seat: number; state: Record<string, never> & { seq: number; shown: { options: number[] } } }> {
    for (const seat of [0, 1]) {
      const state = (await client.get(`/tables/${table}/state?seat=${seat}`)).body
      if (state.shown.options.length > 0) return { seat, state }
    }
    throw new Error('nobody is asked')
  }

  test('a session ended at one server is ended at the other', async () => {
    const ann = await Client.guest(servers[0].port)
    const there = at(ann, 1)
    expect((await there.get('/me')).body).not.toBeNull()
    const socket = await there.socket()
    await ann.post('/logout')
    await expect(socket.wait(() => false)).rejects.toThrow('4401')
    expect((await there.get('/me')).body).toBeNull()
  })

  test('what somebody writes is no news: nobody takes a seat at another process by the name he logs in with', async () => {
    const address = await postgres.database()
    const limited = [await startServer(address, { RATE: 1 }), await startServer(address, { RATE: 1 })]
    try {
      const { table, ann, ben } = await runningTable(limited[1].port)
      const mallory = await Client.guest(limited[0].port, 'Mallory')
      const before = (await ann.get(`/tables/${table}/state?seat=0`)).body
      for (const victim of [ann, ben])
        expect(
          (await mallory.post('/login', { login: `x merge:${victim.id}:${mallory.id}`, password: 'x' })).status,
        ).toBe(401)
      // what was told before this was heard before it
      const heard = new Promise(done => limited[1].house.store.listen(news => news === 'hall:' && done(null)))
      await limited[0].house.store.publish('hall:')
      await heard
      const there = Object.assign(new Client(limited[1].port), { cookie: mallory.cookie })
      expect((await there.post(`/tables/${table}/do`, { do: 'resign' })).status).toBe(403)
      expect((await ann.get(`/tables/${table}/state?seat=0`)).body).toEqual(before)
    } finally {
      for (const server of limited) await server.stop()
    }
  })
})
