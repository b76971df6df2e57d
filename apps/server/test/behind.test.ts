import { must, SPECTATOR } from '@hexarium/kernel'
import { expect, test, vi } from 'vitest'
import { Client, type Socket } from '../load/client.ts'
import { sql } from '../src/store/store.ts'
import { snapshotted } from '../src/table/archive.ts'
import { Play } from '../src/table/play.ts'
import { playOn, runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const DELAY = 600
const terms = { delay: DELAY }

/** A house with a clock of its own, at which watchers of one table are ten minutes behind. */
async function watchedLate(address: string | Promise<string>) {
  let late = 0
  const time = { now: () => Date.now() + late }
  const server = await testServer(address, {}, time)
  const { table, ann, ben } = await runningTable(server.port, { terms })
  const pass = (seconds: number) => {
    late += seconds * 1000
  }
  return { server, table, people: [ann, ben], time, pass }
}

/** The sockets of both who play, at their seats. */
async function seated(table: string, people: readonly Client[]): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (const [seat, person] of people.entries()) {
    const socket = await person.socket()
    await socket.watch(table, seat)
    sockets.push(socket)
  }
  return sockets
}

/** What somebody who only watches is shown and told. */
async function watched(port: number, table: string) {
  const client = new Client(port)
  const { body: state } = await client.get(`/tables/${table}/state`)
  const { body: story } = await client.get(`/tables/${table}/story`)
  return { state, story }
}

/** The same house anew, after how things stand was kept: its tables are taken up in the middle. */
async function anew({ server, table, people, time }: Awaited<ReturnType<typeof watchedLate>>) {
  await server.house.store.write(snapshotted(must(await server.house.hall.live(table)).play))
  await server.stop()
  const again = await testServer(server.address, {}, time)
  for (const person of people) person.base = `http://127.0.0.1:${again.port}`
  return again
}

withBothStores(fresh => {
  test('watchers who are behind see the same though the table was taken up in the middle, and nothing of it is played again here', async () => {
    const at = await watchedLate(fresh())
    const { table, people, pass, server } = at
    const sockets = await seated(table, people)
    await playOn(table, sockets, 12)
    pass(DELAY + 60)
    await playOn(table, sockets, 8)
    const before = await watched(server.port, table)
    expect([before.state.seq, before.story.length]).toEqual([12, 13])
    const again = await anew(at)
    const redone = vi.spyOn(Play.prototype, 'redo')
    expect(await watched(again.port, table)).toEqual(before)
    expect(redone).not.toHaveBeenCalled()
    redone.mockRestore()
    pass(DELAY)
    const after = await watched(again.port, table)
    expect([after.state.seq, after.story.length]).toEqual([20, 21])
    const { play } = must(await again.house.hall.live(table))
    expect(play.course.story).toBe(null) // who plays still stands in the middle
  })

  test('players play on while it is found out what watchers have seen, and these see all of it later, in order', async () => {
    const at = await watchedLate(fresh())
    const { table, people, pass } = at
    await playOn(table, await seated(table, people), 6)
    const again = await anew(at)
    const { reckoner } = again.house
    const { ask } = reckoner
    const gate = Promise.withResolvers<void>()
    reckoner.ask = async (whose, what, told) => {
      const answer = await ask.call(reckoner, whose, what, told)
      if (what === 'behind') await gate.promise
      return answer as never
    }
    const behind = await new Client(again.port).socket()
    const entering = behind.watch(table)
    const sockets = await seated(table, people)
    await playOn(table, sockets, 5)
    expect(behind.frames.filter(({ t }) => t === 'state' || t === 'step')).toEqual([])
    gate.resolve()
    expect(await entering).toMatchObject({ t: 'state', seat: SPECTATOR, seq: 0 })
    await playOn(table, sockets, 2)
    expect((await watched(again.port, table)).state.seq).toBe(0)
    pass(DELAY)
    const { state, story } = await watched(again.port, table)
    expect([state.seq, story.length]).toEqual([13, 14])
    await behind.wait(() => behind.at(table, SPECTATOR).seq === 13)
    const seqs = behind.frames.flatMap(frame => (frame.t === 'step' ? [frame.seq] : []))
    expect(seqs).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
    expect(behind.at(table, SPECTATOR).shown).toEqual(state.shown)
  })

  test('a table that must be read anew keeps its watchers who are behind', async () => {
    const { server, table, people, pass } = await watchedLate(fresh())
    const sockets = await seated(table, people)
    const behind = await new Client(server.port).socket()
    await behind.watch(table)
    await playOn(table, sockets, 3)
    await server.house.store.write(snapshotted(must(await server.house.hall.live(table)).play))
    must(await server.house.hall.live(table)).distrust()
    const from = behind.frames.length
    await playOn(table, sockets, 3)
    expect(await behind.wait(({ t }) => t === 'state', from)).toMatchObject({ seat: SPECTATOR, seq: 0 })
    pass(DELAY)
    expect((await watched(server.port, table)).state.seq).toBe(6)
    await behind.wait(() => behind.at(table, SPECTATOR).seq === 6)
  })

  test('a thread that fails keeps no watcher out; where the log is damaged only those who must read it are', async () => {
    const at = await watchedLate(fresh())
    const { table, people } = at
    await playOn(table, await seated(table, people), 6)
    const before = await watched(at.server.port, table)
    const again = await anew(at)
    again.house.reckoner.ask = () => Promise.reject(new Error('its thread broke'))
    expect(await watched(again.port, table)).toEqual(before)
    await again.house.store.write([sql('DELETE FROM log WHERE table_id = $1 AND seq = 2', [table])])
    must(await again.house.hall.live(table)).distrust()
    const behind = await new Client(again.port).socket()
    expect(await behind.watch(table)).toMatchObject({ t: 'refused', code: 'failure', table })
    expect((await new Client(again.port).get(`/tables/${table}/state`)).status).toBe(500)
    await playOn(table, await seated(table, people), 2)
  })
})
