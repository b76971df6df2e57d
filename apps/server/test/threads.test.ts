import { chance, copy, Match, must, SPECTATOR } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Client } from '../load/client.ts'
import type { Reckoning } from '../src/reckon/jobs.ts'
import { Reckoner } from '../src/reckon/reckoner.ts'
import { sql } from '../src/store/store.ts'
import { snapshotted } from '../src/table/archive.ts'
import { Threads } from '../src/threads/threads.ts'
import { accounts, names, tournament } from './kit/contest.ts'
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

test('turns are taken fairly also where a clock says that no work took any time', async () => {
  const threads = new Threads<Nap>({ script: new URL('./kit/sleeper.worker.ts', import.meta.url), size: 1 })
  const order: string[] = []
  const sleep = (whose: string) =>
    threads.ask({ job: { sleeps: 1, works: 0 }, whose, patience: 60_000 }).then(() => order.push(whose))
  try {
    await Promise.all([sleep('greedy'), sleep('greedy'), sleep('greedy'), sleep('modest')])
    expect(order).toEqual(['greedy', 'modest', 'greedy', 'greedy'])
  } finally {
    await threads.close()
  }
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
  test('whatever takes long is done in a thread, in the name of who wants it', async () => {
    const first = await testServer(fresh())
    const { table, ann, ben } = await runningTable(first.port)
    const sockets = [await ann.socket(), await ben.socket()]
    for (const [seat, socket] of sockets.entries()) await socket.watch(table, seat)
    await playOn(table, sockets, 30)
    const late = await runningTable(first.port, { terms: { delay: 600 } })
    for (const id of [table, late.table])
      await first.house.store.write(snapshotted(must(await first.house.hall.live(id)).play))
    await first.stop()
    const { port, house } = await testServer(first.address)
    for (const one of [ann, ben]) one.base = `http://127.0.0.1:${port}`
    const { seq, shown } = (await ann.get(`/tables/${table}/state?seat=0`)).body
    const [option = 0] = shown.options
    const help = async (path: string) => {
      expect((await ann.get(`/tables/${table}/${path}`)).status).toBe(200)
      return ann.id
    }
    const act = async (who: Client, command: object) =>
      expect((await who.post(`/tables/${table}/do`, command)).status).toBe(200)
    // each way to have something reckoned, and in whose name it is; a kind of work that is new is wanted here, too
    const ways: Record<Reckoning, () => Promise<string>> = {
      aid: () => help('aid'),
      plan: () => help('plan?piece=unit:1'),
      threats: () => help('threats'),
      why: () => help(`why?seq=${seq}&at=unit:1`),
      preview: () => help(`preview?seq=${seq}&option=${option}`),
      way: () => help(`way?seq=${seq}&to=hex:1`),
      async ahead() {
        expect((await ann.post(`/tables/${table}/ahead`, { seat: 0, steps: [] })).status).toBe(200)
        return ann.id
      },
      story: () => help('story?seat=0'),
      async rewind() {
        await act(ann, { do: 'offer', what: 'undo', count: 2 })
        await act(ben, { do: 'answer', yes: true })
        return ben.id
      },
      async end() {
        await act(ann, { do: 'resign' })
        house.hall.forgetIdle(performance.now() + 60_000)
        await vi.waitFor(() => expect(house.hall.has(table)).toBe(false))
        await help('state')
        return table
      },
      async behind() {
        expect((await ann.get(`/tables/${late.table}/state`)).body.seat).toBe(SPECTATOR)
        return late.table
      },
      async prove() {
        const record = (await ann.get(`/tables/${table}/record`)).body
        const before = asked.mock.calls.length
        const forged = { ...record, choices: [...record.choices, 'fly 7'] }
        expect((await ann.post('/records', forged)).status).toBe(422)
        asked.mock.calls.splice(before)
        expect((await ann.post('/records', record)).status).toBe(200)
        return ann.id
      },
      async tournament() {
        const people = await accounts(port, ...names(66))
        const { id } = await tournament(people, { most: 65 })
        asked.mockClear()
        await people[0].ask('POST /tournaments/:id/begin', { params: { id } })
        return id
      },
    }
    const asked = vi.spyOn(Threads.prototype, 'ask')
    onTestFinished(() => asked.mockRestore())
    for (const [kind, goWay] of Object.entries(ways)) {
      asked.mockClear()
      const whose = await goWay()
      const work = asked.mock.calls.map(([task]) => [(task.job as { do: string }).do, task.whose].join(' of '))
      expect([kind, [...new Set(work)]]).toEqual([kind, [`${kind} of ${whose}`]])
    }
  })

  test('a record longer than any game is refused before anybody proves it', async () => {
    const { port } = await testServer(fresh())
    const ann = await Client.guest(port)
    const given = must(Match.open(skirmish, { seats: ['a', 'b'], dice: { seed: 'given up' } }))
    must(given.resign(0))
    const record = given.record()
    const asked = vi.spyOn(Threads.prototype, 'ask')
    onTestFinished(() => asked.mockRestore())
    const bring = async (lines: number) => {
      const { body } = await ann.post('/records', { ...record, choices: Array(lines).fill('x') })
      return [body.problem.code, asked.mock.calls.length]
    }
    expect(await bring(20_001)).toEqual(['large', 0])
    expect(await bring(20_000)).toEqual(['divergence', 1])
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
