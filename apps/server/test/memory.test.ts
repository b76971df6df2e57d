import { must } from '@hexarium/kernel'
import { expect, test, vi } from 'vitest'
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
