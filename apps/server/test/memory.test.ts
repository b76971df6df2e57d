import { must } from '@hexarium/kernel'
import { expect, test, vi } from 'vitest'
import { Client } from '../load/client.ts'
import { snapshotted } from '../src/table/archive.ts'
import { playOn, runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const MINUTE = 60_000

withBothStores(fresh => {
  test('a table nobody looks at has left the memory a minute later, and is played on as if it had not', async () => {
    const { port, house } = await testServer(fresh())
    const [watched, left] = [await runningTable(port), await runningTable(port)]
    const sockets = [await watched.ann.socket(), await watched.ben.socket()]
    for (const socket of sockets) await socket.watch(watched.table)
    await playOn(watched.table, sockets, 3)
    const { seq } = (await left.ann.get(`/tables/${left.table}/state`)).body
    house.hall.forgetIdle(performance.now())
    expect([house.hall.has(watched.table), house.hall.has(left.table)]).toEqual([true, true])
    house.hall.forgetIdle(performance.now() + MINUTE)
    await vi.waitFor(() => expect(house.hall.has(left.table)).toBe(false))
    expect(house.hall.has(watched.table)).toBe(true)
    await playOn(watched.table, sockets, 3)
    expect((await left.ann.get(`/tables/${left.table}/state`)).body.seq).toBe(seq)
  })

  test('a game that is over leaves the memory with the last who looked on, and can still be looked at', async () => {
    const { port, house } = await testServer(fresh())
    const { table, ann, ben } = await runningTable(port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const socket of sockets) await socket.watch(table)
    await playOn(table, sockets, 3)
    expect((await ben.post(`/tables/${table}/do`, { do: 'resign' })).status).toBe(200)
    const { body } = await ann.get(`/tables/${table}/state?seat=0`)
    sockets[0].close()
    await vi.waitFor(async () => expect(must(await house.hall.live(table))['watchers'].size).toBe(1))
    expect(house.hall.has(table)).toBe(true)
    sockets[1].close()
    await vi.waitFor(() => expect(house.hall.has(table)).toBe(false))
    expect((await ann.get(`/tables/${table}/state?seat=0`)).body).toEqual(body)
  })

  test('a table that leaves the memory leaves how it stood, and is not played again for who comes back', async () => {
    const { port, house } = await testServer(fresh())
    const { table, ann, ben } = await runningTable(port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const socket of sockets) await socket.watch(table)
    const live = must(await house.hall.live(table))
    // to a moment at which nothing can be taken back, behind enough lines to be worth it
    while (live.play.seq < 20 || [0, 1].some(seat => live.play.match.mayUndo(seat))) await playOn(table, sockets, 1)
    const { seq } = live.play
    const before = (await ann.get(`/tables/${table}/state?seat=0`)).body
    for (const socket of sockets) socket.close()
    await vi.waitFor(() => expect(live.watched).toBe(false))
    house.hall.forgetIdle(performance.now() + MINUTE)
    await vi.waitFor(() => expect(house.hall.has(table)).toBe(false))
    const kept = () => house.store.query('SELECT seq FROM snapshots WHERE table_id = $1', [table])
    await vi.waitFor(async () => expect(await kept()).toEqual([{ seq }]))
    expect((await ann.get(`/tables/${table}/state?seat=0`)).body).toEqual(before)
    expect((await ben.post(`/tables/${table}/do`, { do: 'resign' })).status).toBe(200)
    await house.store.write(snapshotted(live.play)) // too late: the game is over
    expect(await kept()).toEqual([])
  })

  test('who goes round tables that are not in memory is told to wait', async () => {
    const { port, house } = await testServer(fresh(), { RATE: 1 })
    const host = await Client.guest(port)
    const tables: string[] = []
    for (let number = 0; number < 25; number++) {
      const seats = [{ kind: 'me' as const }, { kind: 'me' as const }]
      const { id } = await host.ask('POST /tables', { body: { game: 'skirmish', access: 'public', seats } })
      await host.ask('POST /tables/:id/start', { params: { id } })
      tables.push(id)
    }
    house.hall.forgetIdle(performance.now() + MINUTE)
    await vi.waitFor(() => expect(house.hall.size).toBe(0))
    const curious = await Client.guest(port)
    const statuses: number[] = []
    for (const table of tables) statuses.push((await curious.get(`/tables/${table}/state`)).status)
    expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(20)
    expect(statuses).toContain(429)
    expect((await curious.get(`/tables/${tables[0]}/state`)).status).toBe(200) // it is in memory now
  })

  test('a name that was taken away does not stay at tables in memory, nor in their records or snapshots', async () => {
    const server = await testServer(fresh())
    const { port, house } = server
    const { table, ann, ben } = await runningTable(port, { names: ['Rude Word', 'Ben'] })
    const socket = await ben.socket()
    await socket.watch(table)
    const live = must(await house.hall.live(table))
    await house.store.write(snapshotted(live.play))
    must(await house.keepers.removeName('', ann.id, 'rude'))
    const isGone = (text: string) => !text.includes('Rude Word')
    await socket.wait(() => isGone(JSON.stringify(socket.at(table, 1).shown)))
    expect(socket.at(table, 1).shown.info.seats[0].name).toMatch(/^Guest /)
    await server.stop()
    const again = await testServer(server.address)
    for (const client of [ann, ben]) client.base = `http://127.0.0.1:${again.port}`
    expect(isGone(JSON.stringify((await ben.get(`/tables/${table}/state`)).body))).toBe(true)
    expect((await ben.post(`/tables/${table}/do`, { do: 'resign' })).status).toBe(200)
    expect(isGone(JSON.stringify((await ben.get(`/tables/${table}/record`)).body))).toBe(true)
  })
})
