import type { ClockTerms } from '@hexarium/wire'
import { expect, test } from 'vitest'
import { Presence } from '../src/run/presence.ts'
import { steady } from '../src/run/steady.ts'
import { openStore } from '../src/store/open.ts'
import { deadline, giveVacation, newClocks, nextDeadline, punch, type Time, turn } from '../src/table/clock.ts'
import { runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const time = (terms: ClockTerms): Time => ({ terms, absences: [] })
const live = time({ kind: 'live', minutes: 1, increment: 5 })
const days = time({ kind: 'days', days: 2, bank: 3 })
const DAY = 86_400_000

/** A clock somebody else keeps. */
const given = (now: () => number) => ({ now, follow: () => {} })

test('a live clock runs for who is asked, and gives its increment when the turn ends', () => {
  const clocks = newClocks(live.terms, 2)
  punch(live, clocks, 1000, -1, [0])
  expect(deadline(live, clocks, 0)).toBe(61_000)
  punch(live, clocks, 11_000, 0, [0])
  expect(clocks.left).toEqual([50_000, 60_000])
  punch(live, clocks, 21_000, 0, [1])
  expect(clocks).toEqual({ left: [45_000, 60_000], from: [0, 21_000] })
  expect(nextDeadline(live, clocks)).toEqual({ seat: 1, at: 81_000 })
})

test('somebody else’s act does not stop a clock that still waits, and nobody’s clock runs when nobody is asked', () => {
  const clocks = newClocks(live.terms, 2)
  punch(live, clocks, 1000, -1, [0, 1])
  punch(live, clocks, 3000, 0, [1])
  expect(clocks.left).toEqual([63_000, 60_000])
  expect(deadline(live, clocks, 1)).toBe(61_000)
  punch(live, clocks, 5000, 1, [])
  expect(nextDeadline(live, clocks)).toBeUndefined()
})

test('correspondence: every choice has its days, what is over them comes from the bank, vacation goes on top', () => {
  const clocks = newClocks(days.terms, 2)
  punch(days, clocks, DAY, -1, [0])
  expect(deadline(days, clocks, 0)).toBe(6 * DAY)
  punch(days, clocks, 4 * DAY, 0, [0])
  expect(clocks.left[0]).toBe(2 * DAY)
  giveVacation(clocks, 0, 7)
  expect(deadline(days, clocks, 0)).toBe((4 + 2 + 2 + 7) * DAY)
  punch(days, clocks, 5 * DAY, 0, [1])
  expect(clocks.left).toEqual([9 * DAY, 3 * DAY])
})

test('who is asked no more without having chosen is charged and not paid', () => {
  const clocks = newClocks(live.terms, 2)
  turn(live, clocks, 1000, [0, 1])
  punch(live, clocks, 3000, 0, [])
  expect(clocks).toEqual({ left: [63_000, 58_000], from: [0, 0] })
})

test('time in which nobody was there is nobody’s', () => {
  const absences = [
    { since: 11_000, until: 31_000 },
    { since: 500_000, until: 600_000 },
  ]
  const away = { ...live, absences }
  const clocks = newClocks(live.terms, 2)
  turn(away, clocks, 1000, [0])
  expect(deadline(away, clocks, 0)).toBe(81_000)
  punch(away, clocks, 41_000, 0, [1])
  expect(clocks.left).toEqual([60_000 - 20_000 + 5000, 60_000])
})

withBothStores(fresh => {
  test('a silence is an absence, once, unless another process was there', async () => {
    let time = 1_000_000
    const store = await openStore(await fresh())
    const [one, other] = [
      await Presence.begin(
        store,
        given(() => time),
      ),
      await Presence.begin(
        store,
        given(() => time),
      ),
    ]
    time += 5000
    await one.beat()
    expect(one.absences).toEqual([])
    time += 60_000 // the machine slept
    await other.beat()
    await one.beat()
    for (const { absences } of [one, other]) expect(absences).toEqual([{ since: 1_005_000, until: 1_065_000 }])
    time += 10_000
    await one.beat()
    time += 10_000 // the other one was busy, and is the only one who was silent for long
    await other.beat()
    expect(
      (
        await Presence.begin(
          store,
          given(() => time),
        )
      ).absences.length,
    ).toBe(1)
    await store.close()
  })

  test('processes whose machines differ count one time: whose turn passes between them pays for what passed', async () => {
    let passed = 0
    const store = await openStore(await fresh())
    const machine = (ahead: { by: number }) =>
      steady(
        () => 1_000_000_000 + passed + ahead.by,
        () => passed,
      )
    const [right, set, late] = [{ by: 0 }, { by: 0 }, { by: 0 }]
    const one = { clock: machine(right), house: undefined as Presence | undefined }
    const other = { clock: machine(set), house: undefined as Presence | undefined }
    for (const each of [one, other]) each.house = await Presence.begin(store, each.clock)
    const clocks = newClocks({ kind: 'live', minutes: 10, increment: 0 }, 2)
    const settle = (at: typeof one, actor: number) => {
      const time = { terms: { kind: 'live' as const, minutes: 10, increment: 0 }, absences: at.house!.absences }
      punch(time, clocks, at.clock.now(), actor, [1 - actor])
    }
    settle(one, 1)
    for (let turn = 0; turn < 120; turn++) {
      passed += 5000
      if (turn % 40 === 7) set.by += 3_600_000
      for (const each of turn % 2 ? [one, other] : [other, one]) await each.house!.beat()
      settle(turn % 2 ? one : other, turn % 2)
    }
    // five minutes each have passed
    for (const left of clocks.left) expect(left).toBeGreaterThan(4 * 60_000)
    const third = machine(late)
    await Presence.begin(store, third) // started anew on a machine whose clock is right
    expect(Math.abs(third.now() - other.clock.now())).toBeLessThan(6000)
    await store.close()
  })

  test('a game goes on with the time it had when the house comes back, or somebody has set its clock', async () => {
    let time = Date.now()
    const address = await fresh()
    const server = await testServer(address, {}, { now: () => time })
    const terms = { clock: { kind: 'live', minutes: 1, increment: 0 }, timeout: 'forfeit' } as const
    const { table, ann } = await runningTable(server.port, { terms })
    await server.stop()
    time += 3_600_000
    const again = await testServer(address, {}, { now: () => time })
    Object.assign(ann, { base: `http://127.0.0.1:${again.port}` })
    const status = async () => (await ann.get(`/tables/${table}`)).body.status
    await new Promise(resolve => setTimeout(resolve, 600))
    expect(await status()).toBe('running')
    time += 50_000
    await new Promise(resolve => setTimeout(resolve, 600))
    expect(await status()).toBe('running')
    time += 11_000
    await expect.poll(status).toBe('finished')
  })

  /** A table whose time is at hand: `pass` lets milliseconds go by. */
  async function timed(clock: ClockTerms, game = 'skirmish') {
    let time = Date.now()
    const server = await testServer(fresh(), {}, { now: () => time })
    const { table, ann, ben } = await runningTable(server.port, { game, terms: { clock, timeout: 'forfeit' } })
    const people = [ann, ben]
    const look = async (seat: number) => (await people[seat].get(`/tables/${table}/state?seat=${seat}`)).body
    const seat = (await look(0)).shown.asked.seats[0] as number
    return {
      table,
      seat,
      me: people[seat],
      other: people[1 - seat],
      pass: (milliseconds: number) => (time += milliseconds),
      look: () => look(seat),
      left: async () => (await look(seat)).shown.info.clocks.left[seat] as number,
      act: async (command: { do: string; [more: string]: unknown }) => {
        const { seq } = await look(seat)
        const known = command.do === 'choose' || command.do === 'undo' ? { seq } : {}
        const answer = await people[seat].post(`/tables/${table}/do`, { seat, ...known, ...command })
        expect(answer.body).toMatchObject({ seq: expect.any(Number) })
      },
    }
  }

  test.each(['skirmish', 'titan', 'dragon-rage', 'warcraft', 'demonworld'])(
    '%s: choosing and taking back wins no time, and the time it took is charged',
    async game => {
      const at = await timed({ kind: 'live', minutes: 10, increment: 30 }, game)
      for (let times = 0; times < 5; times++) {
        at.pass(2000)
        const { shown } = await at.look()
        await at.act({ do: 'choose', choice: shown.options[0] })
        if (!(await at.look()).shown.info.undo) return // dice fell at once: nothing to take back
        await at.act({ do: 'undo' })
      }
      expect(await at.left()).toBeLessThanOrEqual(600_000)
      at.pass(10_000)
      const { shown } = await at.look()
      await at.act({ do: 'choose', choice: shown.options[0] })
      expect(await at.left()).toBeLessThanOrEqual(600_000 - 20_000 + 30_000)
    },
  )

  test('offers, their answers and standing answers neither stop nor restart a clock', async () => {
    const at = await timed({ kind: 'days', days: 1, bank: 0 })
    const from = async () => (await at.look()).shown.info.clocks.from[at.seat]
    const began = await from()
    for (let times = 0; times < 3; times++) {
      at.pass(3_600_000)
      await at.act({ do: 'offer', what: 'draw' })
      at.pass(1000)
      await at.act({ do: 'answer', yes: false })
      at.pass(1000)
      await at.act({ do: 'stand', decision: 'react', answer: times % 2 ? null : 'pass' })
    }
    expect((await at.look()).shown.standing).toEqual({ react: 'pass' })
    expect(await from()).toBe(began)
    at.pass(20 * 3_600_000)
    await expect.poll(async () => (await at.me.get(`/tables/${at.table}`)).body.status).toBe('running')
    at.pass(2 * 3_600_000)
    await expect.poll(async () => (await at.me.get(`/tables/${at.table}`)).body.status).toBe('finished')
  })

  test('vacation adds days, restarts nothing, and is not lost by taking back', async () => {
    const at = await timed({ kind: 'days', days: 1, bank: 1 })
    const before = (await at.look()).shown.info.clocks
    const { shown } = await at.look()
    await at.act({ do: 'choose', choice: shown.options[0] })
    await at.me.post('/vacation', { days: 3 })
    if ((await at.look()).shown.info.undo) await at.act({ do: 'undo' })
    const after = (await at.look()).shown.info.clocks
    expect(after.left[at.seat] - before.left[at.seat]).toBe(3 * DAY)
    if ((await at.look()).shown.asked.seats.includes(at.seat)) expect(after.from[at.seat]).toBe(before.from[at.seat])
  })

  test.each<ClockTerms>([
    { kind: 'days', days: 1, bank: 0 },
    { kind: 'live', minutes: 600, increment: 10 },
  ])('calling a bot and taking the seat back before it has chosen stops and restarts nothing: %o', async terms => {
    const at = await timed(terms)
    const from = async () => (await at.look()).shown.info.clocks.from[at.seat]
    const began = await from()
    const socket = await at.me.socket()
    for (let times = 0; times < 3; times++) {
      at.pass(3_600_000)
      // one right behind the other: the bot has no time to choose
      const both = ['novice', null].map((level, id) =>
        socket.do(at.table, { do: 'bot', level, seat: at.seat, id: `${times} ${id}` }),
      )
      for (const { t } of await Promise.all(both)) expect(t).toBe('ack')
    }
    expect(await from()).toBe(began)
  })

  test('what everybody agrees to take back wins nobody time', async () => {
    const at = await timed({ kind: 'live', minutes: 10, increment: 30 })
    for (let times = 0; times < 3; times++) {
      at.pass(1000)
      const { shown } = await at.look()
      await at.act({ do: 'choose', choice: shown.options[0] })
      await at.act({ do: 'offer', what: 'undo', count: 1 })
      const other = { do: 'answer', yes: true, seat: 1 - at.seat }
      expect((await at.other.post(`/tables/${at.table}/do`, other)).status).toBe(200)
    }
    expect(await at.left()).toBeLessThanOrEqual(600_000)
  })

  /** A live game for a minute on a machine whose clock can be set; `status` after the watchman went round. */
  async function onMachine() {
    let wall = Date.now()
    const server = await testServer(fresh(), {}, { wall: () => wall })
    const terms = { clock: { kind: 'live', minutes: 1, increment: 0 }, timeout: 'forfeit' } as const
    const { table, ann } = await runningTable(server.port, { terms })
    return {
      store: server.house.store,
      set: (milliseconds: number) => (wall += milliseconds),
      status: async () => {
        await new Promise(resolve => setTimeout(resolve, 700))
        return (await ann.get(`/tables/${table}`)).body.status
      },
      left: async () => (await ann.get(`/tables/${table}/state`)).body.shown.info.clocks,
    }
  }

  test.each([3_600_000, -3_600_000, 14_000])('the machine’s clock is set by %s ms: nobody’s time is up', async by => {
    const at = await onMachine()
    at.set(by)
    expect(await at.status()).toBe('running')
  })

  test('time in which the store was away is nobody’s', async () => {
    const at = await onMachine()
    const { query, write } = at.store
    Object.assign(at.store, { query: away, write: away })
    await new Promise(resolve => setTimeout(resolve, 300))
    at.set(3_600_000)
    await new Promise(resolve => setTimeout(resolve, 600))
    Object.assign(at.store, { query, write })
    expect(await at.status()).toBe('running')
  })
})

const away = () => Promise.reject(new Error('the database is away'))

test('time never goes back, takes no small step ahead, and follows a large one', () => {
  let [wall, running] = [1_000_000, 0]
  const { now, follow } = steady(
    () => wall,
    () => running,
  )
  const pass = (milliseconds: number) => (wall += milliseconds) && (running += milliseconds)
  pass(1000)
  expect(now()).toBe(1_001_000)
  wall -= 500_000
  pass(1000)
  expect(now()).toBe(1_002_000)
  wall += 505_000
  expect(now()).toBe(1_002_000)
  wall += 3_600_000
  expect(now()).toBe(4_607_000)
  follow(4_600_000)
  expect(now()).toBe(4_607_000)
  follow(4_700_000)
  pass(1000)
  expect(now()).toBe(4_701_000)
  follow(now() + 2 * DAY) // a clock that is wrong
  expect(now()).toBe(4_701_000)
})
