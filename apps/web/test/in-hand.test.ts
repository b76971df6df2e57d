import type { Option } from '@hexarium/kernel'
import { effect, signal } from '@preact/signals'
import { expect, test, vi } from 'vitest'
import type { LogLine, Moment, Offer } from '../src/port/moment.ts'
import type { Table } from '../src/port/table.ts'
import { Play } from '../src/table/play.ts'
import { mayTurn, turn } from '../src/table/seldom.ts'

/** As much of a page as preferences want. */
vi.hoisted(() => {
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } } })
})

const offer = (option: number, points: string | null, ends = false) =>
  ({ option, points, ends, words: `${option}`, name: 'x', forgets: [], losses: [], odds: [] }) as unknown as Offer

const lines = (count: number) => Array.from({ length: count }, (_, seq) => ({ seq, text: '' }) as LogLine)

/** Two pieces, of which one is picked and then put somewhere. */
const pieces = [offer(1, 'piece:1'), offer(2, 'piece:2'), offer(9, null, true)]
const places = [offer(3, 'hex:3'), offer(4, 'hex:4')]

function momentOf(number: number, seq: number, offers: Offer[], told = 0): Moment {
  const counters = [1, 2].map(id => ({ id: `piece:${id}`, at: 'hex:1', owner: 0 }))
  const board = { id: 'board', counters, places: [1, 3, 4].map(id => ({ id: `hex:${id}` })) }
  return {
    number,
    seq,
    offers,
    is: 'asked',
    seat: 0,
    seats: [{ bot: null }, { bot: 'fair' }],
    habits: [],
    rules: [],
    ask: '',
    help: { plans: false },
    mayUndo: seq > 0,
    scene: { boards: [board] },
    log: { from: 0, lines: lines(told), since: told },
  } as unknown as Moment
}

/** A table at which a piece is chosen, then its place; what is asked follows from how much was chosen. */
function tableOf() {
  const chosen: (Option | 'undo')[] = []
  let number = 0
  const moment = signal(momentOf(0, 0, pieces))
  const go = async (seq: number, offers: Offer[], what: Option | 'undo') => {
    chosen.push(what)
    moment.value = momentOf(++number, seq, offers)
  }
  const table = {
    id: 'hand',
    moment,
    choose: (option: Option) => go(moment.peek().seq + 1, option < 3 ? places : pieces, option),
    undo: () => go(moment.peek().seq - 1, pieces, 'undo'),
    way: async () => null,
    whyNot: async () => ({ rule: 'R' }),
  }
  return { chosen, moment, play: new Play(table as unknown as Table) }
}

const here = { x: 0, y: 0 }

test('who has picked up a piece and clicks another one has that one instead', async () => {
  const { chosen, moment, play } = tableOf()
  await play.pick(moment.peek(), ['piece:1', 'hex:1'], here)
  await play.pick(moment.peek(), ['piece:2', 'hex:1'], here)
  expect(chosen).toEqual([1, 'undo', 2])
  await play.pick(moment.peek(), ['hex:3'], here)
  expect(chosen).toEqual([1, 'undo', 2, 3])
  expect(play.notice.value).toBeNull()
})

test('a piece in hand can be laid down; without one nothing is taken back', async () => {
  const { chosen, moment, play } = tableOf()
  expect(await play.layDown(moment.peek())).toBe(false)
  await play.pick(moment.peek(), ['piece:1'], here)
  expect(await play.layDown(moment.peek())).toBe(true)
  await play.pick(moment.peek(), ['piece:1'], here)
  await play.pick(moment.peek(), ['hex:4'], here)
  expect(await play.layDown(moment.peek())).toBe(false) // it has moved
  expect(chosen).toEqual([1, 'undo', 1, 4])
})

test('a place that cannot be chosen takes nothing back: it is said why not', async () => {
  const { chosen, moment, play } = tableOf()
  await play.pick(moment.peek(), ['piece:1'], here)
  await play.pick(moment.peek(), ['hex:1'], here)
  expect(chosen).toEqual([1])
  expect(play.notice.value?.rule).toBe('R')
})

test('only what is set up is turned: an arrow among the choices of a move may be a step', async () => {
  const { moment, play } = tableOf()
  const arrow = (option: number, much: string) => ({ ...offer(option, null), amount: { of: '3 wide', much } })
  const zones = [{ isOpen: true, owner: 0 }]
  const turned = { ...momentOf(1, 0, [arrow(1, '↑'), arrow(2, '↓')]), zones } as unknown as Moment
  expect(mayTurn(play, turned)).toBe('first')
  expect(mayTurn(play, { ...turned, seat: 1 })).toBeUndefined()
  const later = { ...turned, zones: [] }
  expect(mayTurn(play, later)).toBeUndefined()
  const choose = vi.spyOn(play, 'choose')
  moment.value = later
  await turn(play, later, 1)
  expect(choose).not.toHaveBeenCalled()
  moment.value = turned
  await turn(play, turned, 1)
  expect(choose).toHaveBeenCalledOnce()
})

test('what is done as one goes on after what the table answers by habit on the way', async () => {
  const { chosen, moment, play } = tableOf()
  const only = [{ name: 'onlyAnswer', option: 3, isObvious: true }]
  const asked = [
    momentOf(0, 0, pieces),
    { ...momentOf(1, 1, places.slice(0, 1)), habits: only } as unknown as Moment,
    momentOf(2, 2, [offer(5, null), offer(6, null)]),
    momentOf(3, 3, pieces),
  ]
  moment.value = asked[0]
  play.table.choose = async option => {
    chosen.push(option)
    moment.value = asked[chosen.length]
    await new Promise(resolve => setTimeout(resolve, option === 3 ? 20 : 0)) // what comes of a choice is there before it is confirmed
  }
  const stop = effect(() => void play.byHabit(moment.value))
  const steps = [1, 3, 6].map(option => (one: Offer) => one.option === option)
  expect(await play.goAlong(asked[0], steps)).toBe(3)
  expect(chosen).toEqual([1, 3, 6])
  stop()
})

test('what happened since one chose oneself is news, also what habits answered meanwhile', async () => {
  const { moment, play } = tableOf()
  moment.value = momentOf(7, 0, pieces, 10)
  await play.choose(pieces[0])
  // the table has answered since, and counts from there: 25 of 30 lines
  const later = momentOf(9, 3, pieces, 30)
  expect(play.sinceOf({ ...later, log: { ...later.log, since: 25 } })).toBe(10)
  expect(new Play({ id: 'new', moment } as unknown as Table).sinceOf(later)).toBe(30)
})

test('a menu stays while others act and help comes, and goes when something of it is offered no more', async () => {
  const { chosen, moment, play } = tableOf()
  const orders = [offer(1, 'piece:1'), offer(2, 'piece:1'), offer(9, null, true)]
  moment.value = momentOf(1, 0, orders)
  await play.pick(moment.peek(), ['piece:1'], { x: 3, y: 4 })
  play.forget(momentOf(2, 1, orders)) // somebody else has given an order unseen
  expect(play.menu.value).toMatchObject({ offers: orders.slice(0, 2), x: 3, y: 4 })
  const helped = orders.map(order => ({ ...order, losses: ['a piece'] }))
  play.forget(momentOf(3, 1, helped))
  expect(play.menu.value?.offers[0].losses).toEqual(['a piece'])
  play.forget({ ...momentOf(4, 2, orders), ask: 'of another unit' })
  expect(play.menu.value).toBeNull()
  await play.pick(moment.peek(), ['piece:1'], here)
  play.forget(momentOf(5, 2, orders.slice(1)))
  expect([play.menu.value, chosen]).toEqual([null, []])
})

test('what is pointed at in a list goes with it; what lies on the board stays pointed at', () => {
  const { moment, play } = tableOf()
  play.pointAt(pieces[0])
  play.forget(moment.peek())
  expect(play.pointed.value).toEqual([])
  play.point(['piece:2'])
  play.forget(moment.peek())
  expect(play.pointed.value).toEqual(['piece:2'])
})

const only = (option: number) => (offered: Offer) => offered.option === option

test('what lies between choices that are made as one is not asked', async () => {
  const { chosen, moment, play } = tableOf()
  const put: number[] = []
  const stop = moment.subscribe(now => !play.isPassedOver(now) && put.push(now.seq))
  await play.goAlong(moment.peek(), [1, 3, 2].map(only))
  stop()
  expect([chosen, put]).toEqual([[1, 3, 2], [0]])
  expect(play.isPassedOver(moment.peek())).toBe(false)
})

test('a choice on the way that gives something up is asked about', async () => {
  const { chosen, moment, play } = tableOf()
  const dear = { ...pieces[1], losses: ['a piece'] }
  moment.value = momentOf(0, 0, [dear])
  const way = play.goAlong(moment.peek(), [2, 3].map(only))
  await vi.waitFor(() => expect(play.grave.value).toBe(dear))
  expect(play.isPassedOver(moment.peek())).toBe(false)
  play.grave.value = null
  await play.choose(dear, true)
  expect([await way, chosen]).toEqual([2, [2, 3]])
})

test('who thinks better of a choice on the way is asked again at once', async () => {
  const { chosen, moment, play } = tableOf()
  const dear = { ...pieces[1], losses: ['a piece'] }
  moment.value = momentOf(0, 0, [dear])
  const way = play.goAlong(moment.peek(), [2, 3].map(only))
  await vi.waitFor(() => expect(play.grave.value).toBe(dear))
  play.grave.value = null
  expect([await way, chosen]).toEqual([0, []])
  expect(play.isPassedOver(moment.peek())).toBe(false)
})

test('a choice on the way that the table refuses ends it, and the question is put', async () => {
  const { moment, play } = tableOf()
  play.table.choose = () => Promise.reject(new Error('no'))
  expect(await play.goAlong(moment.peek(), [1, 3].map(only))).toBe(0)
  play.notice.value = null
  expect(play.isPassedOver(moment.peek())).toBe(false)
})
