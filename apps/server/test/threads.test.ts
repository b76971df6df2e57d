import { chance, copy, Match, must, SPECTATOR } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Client } from '../load/client.ts'
import { Reckoner } from '../src/reckon/reckoner.ts'
import { sql } from '../src/store/store.ts'
import { snapshotted } from '../src/table/archive.ts'
import { Threads } from '../src/threads/threads.ts'
import { playOn, runningTable, testServer } from './kit/server.ts'
import type { Nap } from './kit/sleeper.worker.ts'
import { withBothStores, withSqlite } from './kit/stores.ts'

const match = must(Match.open(skirmish, { seats: ['a', 'b'], dice: { seed: 'reckon' } }))
const moment = { game: 'skirmish', state: copy(match.state), seat: 0, seed: 'x' }
const reckoners: Reckoner[] = []

function reckoner(threads: number): Reckoner {
  const made = Reckoner.inThreads(threads)
  reckoners.push(made)
  return made
}

afterEach(async () => {
  for (const one of reckoners.splice(0)) await one.close()
})

test('what one person wants reckoned at once is bounded, refused in words, and keeps nobody else from his', async () => {
  const house = reckoner(1)
  const order: string[] = []
  const ask = (whose: string) =>
    house.ask(whose, 'aid', moment).then(answer => {
      if (answer.ok) order.push(whose)
      return answer
    })
  const greedy = Array.from({ length: 40 }, () => ask('greedy'))
  await Promise.all([...greedy, ask('modest')])
  const answers = await Promise.all(greedy)
  const refusals = answers.flatMap(answer => (answer.ok ? [] : [answer.problem]))
  expect(refusals.length).toBe(40 - 13)
  expect(new Set(refusals.map(({ code, text }) => `${code}: ${text}`))).toEqual(
    new Set(['limit: There is too much to reckon just now: wait a little.']),
  )
  expect(order.indexOf('modest')).toBe(1)
})

test('while whole games are played again, one thread is left to what is quick', async () => {
  const house = reckoner(2)
  const order: string[] = []
  const told = { game: 'skirmish', spec: { seats: ['a', 'b'], dice: { seed: 'long' } }, lines: longGame() }
  const noted = (name: string) => () => order.push(name)
  // both threads have loaded the game
  await Promise.all(['x', 'y'].map(whose => house.ask(whose, 'why', { ...moment, at: 'unit:1' })))
  const stories = ['p', 'q', 'r'].map(whose => house.ask(whose, 'story', told).then(noted('story')))
  const quick = house.ask('z', 'why', { ...moment, at: 'unit:1' }).then(noted('quick'))
  await Promise.all([...stories, quick])
  expect(order).toEqual(['quick', 'story', 'story', 'story'])
})

test('nobody has all threads: the last one is left to who has none', async () => {
  const threads = new Threads<Nap>({ script: new URL('./kit/sleeper.worker.ts', import.meta.url), size: 2 })
  const order: string[] = []
  const sleep = (whose: string, milliseconds: number) =>
    threads.ask({ job: { sleeps: milliseconds }, whose, patience: 60_000 }).then(() => order.push(whose))
  try {
    await Promise.all([sleep('x', 1), sleep('y', 1)]) // both threads have begun
    order.length = 0
    await Promise.all([sleep('greedy', 300), sleep('greedy', 300), sleep('modest', 1)])
    expect(order).toEqual(['modest', 'greedy', 'greedy'])
    // Who is alone still gets everything done.
    expect((await Promise.all([sleep('x', 1), sleep('x', 1), sleep('x', 1)])).length).toBe(3)
  } finally {
    await threads.close()
  }
})

test('for whom much was done rests a while, and others need not wait for that', async () => {
  const script = new URL('./kit/sleeper.worker.ts', import.meta.url)
  const threads = new Threads<Nap>({ script, size: 1, allowance: { credit: 150, share: 0.5 } })
  const order: string[] = []
  const sleep = (whose: string, milliseconds: number) =>
    threads.ask({ job: { sleeps: milliseconds }, whose, patience: 60_000 }).then(() => order.push(whose))
  try {
    await sleep('x', 1) // the thread has begun
    order.length = 0
    const greedy = sleep('greedy', 250).then(() => sleep('greedy', 1)) // 100 too many: at rest for 200
    const modest = sleep('modest', 50).then(() => sleep('modest', 50)) // within what everybody has
    await Promise.all([greedy, modest])
    expect(order).toEqual(['greedy', 'modest', 'modest', 'greedy'])
  } finally {
    await threads.close()
  }
})

test('who is helped while the machine is busy with something else need not rest for it', async () => {
  const script = new URL('./kit/sleeper.worker.ts', import.meta.url)
  const threads = new Threads<Nap>({ script, size: 1, allowance: { credit: 150, share: 0.001 } })
  const ask = (works: number) => threads.ask({ job: { sleeps: 200, works }, whose: 'patient', patience: 60_000 })
  try {
    for (let times = 0; times < 3; times++) expect((await ask(10)).ok).toBe(true)
    await ask(200)
    const late = ask(10) // 80 too many: at rest for more than a minute
    expect(threads.waiting).toBe(1)
    await threads.close()
    expect(await late).toMatchObject({ ok: false, problem: { code: 'closing' } })
  } finally {
    await threads.close()
  }
})

/** The lines of a game played to its end at random. */
function longGame(): string[] {
  const luck = chance('long')
  const spec = { seats: ['a', 'b'], dice: { seed: 'long' }, keepViews: true }
  const played = must(Match.open(skirmish, spec))
  while (played.asked) {
    const seat = played.asked.seats[0]
    must(played.replay(seat, luck.pick(played.seen(seat).options)))
  }
  return played.lines
}

test('what goes wrong in a thread is the asker’s trouble alone', async () => {
  const house = reckoner(1)
  const told = { game: 'skirmish', spec: { seats: ['a', 'b'], dice: { seed: 'reckon' } }, lines: ['nonsense'] }
  await expect(house.ask('p', 'story', told)).rejects.toThrow('story: ')
  expect((await house.ask('p', 'aid', moment)).ok).toBe(true)
  const record = { ...match.record(), choices: ['unit 0 =6'] }
  expect(await house.prove('p', record)).toMatchObject({ ok: false, problem: { code: 'dice' } })
  const waiting = house.ask('p', 'aid', moment)
  await house.close()
  expect(await waiting).toMatchObject({ ok: false, problem: { code: 'closing' } })
})

withSqlite(fresh => {
  test('a record that is brought is proved in a thread, in the name of who brings it', async () => {
    const { port, house } = await testServer(fresh())
    const { table, ann } = await runningTable(port)
    await ann.post(`/tables/${table}/do`, { do: 'resign' })
    await house.settled()
    const record = (await ann.get(`/tables/${table}/record`)).body
    const asked = vi.spyOn(Threads.prototype, 'ask')
    onTestFinished(() => asked.mockRestore())
    expect((await ann.post('/records', record)).status).toBe(200)
    expect(asked.mock.calls.map(([{ job, whose }]) => [(job as { do: string }).do, whose])).toEqual([['prove', ann.id]])
    const forged = { ...record, choices: [...record.choices, 'fly 7'] }
    expect((await ann.post('/records', forged)).status).toBe(422)
  })
})

withBothStores(fresh => {
  test('a game that is over is shown again from its log, or, where that is gone, from its record', async () => {
    const first = await testServer(fresh())
    const { table, ann, ben } = await runningTable(first.port, { terms: { settings: { rounds: 3 } } })
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    await playOn(table, sockets)
    const look = async (client: Client) => ({
      shown: (await client.get(`/tables/${table}/state?seat=${SPECTATOR}`)).body.shown,
      story: (await client.get(`/tables/${table}/story?seat=0`)).body,
    })
    const before = await look(ann)
    expect(before.shown.info.status).toBe('finished')
    expect(before.story.length).toBeGreaterThan(3)
    await first.stop()
    const second = await testServer(first.address)
    ann.base = `http://127.0.0.1:${second.port}`
    expect(await look(ann)).toEqual(before)
    await second.house.store.write([sql('DELETE FROM log WHERE table_id = $1', [table])])
    await second.stop()
    const third = await testServer(first.address)
    ann.base = `http://127.0.0.1:${third.port}`
    expect(await look(ann)).toEqual(before)
  })

  test('choices are taken back by agreement though the table was taken up in the middle', async () => {
    const first = await testServer(fresh())
    const { table, ann, ben } = await runningTable(first.port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    await playOn(table, sockets, 30)
    const { state } = must(await first.house.hall.live(table)).play.match
    const then = copy(state)
    await playOn(table, sockets, 20)
    await first.house.store.write(snapshotted(must(await first.house.hall.live(table)).play))
    await first.stop()
    const second = await testServer(first.address)
    for (const one of [ann, ben]) one.base = `http://127.0.0.1:${second.port}`
    const live = must(await second.house.hall.live(table))
    expect(live.play.course.story).toBe(null)
    const wish = { do: 'offer', what: 'undo', count: live.play.match.lines.length - 30 }
    expect((await ann.post(`/tables/${table}/do`, wish)).status).toBe(200)
    expect((await ben.post(`/tables/${table}/do`, { do: 'answer', yes: true })).status).toBe(200)
    const { lines, state: now } = live.play.match
    expect([[], ['!again 1']]).toContainEqual(lines.slice(30)) // if dice fell since, others fall from there
    expect({ ...now, core: { ...now.core, dice: [] } }).toEqual({ ...then, core: { ...then.core, dice: [] } })
  })
})
