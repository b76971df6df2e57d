import type { Option } from '@hexarium/kernel'
import { signal } from '@preact/signals'
import { afterEach, expect, test, vi } from 'vitest'
import { beSomebody, findServer, person } from '../src/online/server.ts'
import type { Moment, Offer } from '../src/port/moment.ts'
import type { Table } from '../src/port/table.ts'
import { Play } from '../src/table/play.ts'

/** As much of a page as preferences want. */
vi.hoisted(() => {
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } } })
})

afterEach(() => vi.unstubAllGlobals())

const offer = (option: number) => ({ option, name: 'march', forgets: [], losses: [], points: null }) as unknown as Offer
const momentOf = (number: number) =>
  ({
    number,
    seq: number,
    is: 'asked',
    habits: [],
    offers: [],
    scene: { boards: [] },
    log: { from: 0, lines: [], since: 0 },
  }) as unknown as Moment

/** A table whose server shows the next moment before it says that the choice is kept. */
function slowTable() {
  const chosen: Option[] = []
  const acks: (() => void)[] = []
  const moment = signal(momentOf(1))
  const choose = (option: Option) => {
    chosen.push(option)
    return new Promise<void>(resolve => acks.push(resolve))
  }
  return { chosen, acks, moment, play: new Play({ id: 'slow', moment, choose } as unknown as Table) }
}

test('a click counts as soon as the next question is shown, though the answer to the last one is still on its way', async () => {
  const { chosen, acks, moment, play } = slowTable()
  const first = play.choose(offer(7))
  moment.value = momentOf(2)
  const second = play.choose(offer(8))
  for (const ack of acks) ack()
  await Promise.all([first, second])
  expect(chosen).toEqual([7, 8])
})

test('two clicks at one moment are one choice', async () => {
  const { chosen, acks, play } = slowTable()
  const both = [play.choose(offer(7)), play.choose(offer(7))]
  for (const ack of acks) ack()
  await Promise.all(both)
  expect(chosen).toEqual([7])
})

test('whoever asks at the same time who one is hears of the same guest, and a late answer makes nobody a stranger', async () => {
  const late: (() => void)[] = []
  let guests = 0
  const reply = (value: unknown) =>
    new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } })
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/me') return new Promise(resolve => late.push(() => resolve(reply(null))))
    return Promise.resolve(reply({ id: `guest ${++guests}`, name: 'Guest' }))
  })
  const hall = findServer()
  const tables = [beSomebody(), beSomebody()]
  await vi.waitFor(() => expect(late.length).toBeGreaterThan(0))
  for (const answer of late) answer()
  await hall
  const persons = await Promise.all(tables)
  for (const answer of late) answer()
  expect(persons.map(({ id }) => id)).toEqual(['guest 1', 'guest 1'])
  expect(person.peek()?.id).toBe('guest 1')
})
