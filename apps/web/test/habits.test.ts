import { beforeEach, expect, test, vi } from 'vitest'
import type { HabitShown, Moment, Offer } from '../src/port/moment.ts'
import { keepHabit, prefer } from '../src/preferences.ts'
import { Habits } from '../src/table/habits.ts'

/** As much of a page as preferences want. */
vi.hoisted(() => {
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } } })
})

beforeEach(() => prefer({ spare: true, habits: {}, unwanted: {} }))

const offer = (option: number, words: string, more: Partial<Offer> = {}) =>
  ({
    option,
    words,
    name: `window.${words}`,
    isBare: true,
    ends: false,
    isCostly: false,
    isUnsure: false,
    ...more,
  }) as Offer

const habit = (name: string, option: number, isObvious = true): HabitShown => ({ name, option, isObvious, words: name })

const asked = (more: Partial<Moment>) =>
  ({
    game: 'toy',
    is: 'asked',
    seat: 0,
    seats: [{ bot: null }, { bot: 'fair' }],
    offers: [offer(1, 'pass')],
    habits: [habit('onlyAnswer', 1)],
    reacts: false,
    mayUndo: false,
    ...more,
  }) as Moment

const answered = (more: Partial<Moment>) => new Habits().answerTo(asked(more))?.option

test('the only answer is given from the start, unless it costs something or one wants to be asked', () => {
  expect(answered({})).toBe(1)
  expect(answered({ offers: [offer(1, 'pass', { isCostly: true })] })).toBeUndefined()
  expect(answered({ offers: [offer(1, 'pass', { isUnsure: true })] })).toBeUndefined()
  expect(answered({ is: 'waiting' })).toBeUndefined()
  keepHabit('toy', 'onlyAnswer', false)
  expect(answered({})).toBeUndefined()
  expect(answered({ game: 'other' })).toBe(1)
  keepHabit('toy', 'onlyAnswer', true)
  expect(answered({})).toBe(1)
  prefer({ spare: false })
  expect(answered({})).toBeUndefined()
})

test('what everybody is spared ends nothing that could still be taken back, and tells people nothing by its haste', () => {
  const end = [offer(1, 'end', { ends: true })]
  expect(answered({ offers: end })).toBe(1)
  expect(answered({ offers: end, mayUndo: true })).toBeUndefined()
  expect(answered({ offers: end, mayUndo: true, keepsUndo: true })).toBe(1) // the end itself can be taken back
  const people = [{ bot: null }, { bot: null }] as Moment['seats']
  expect(answered({ seats: people })).toBe(1)
  expect(answered({ seats: people, reacts: true })).toBeUndefined()
  expect(answered({ reacts: true })).toBe(1)
  // who asked for a habit himself has it wherever it applies
  const own = { offers: end, mayUndo: true, habits: [habit('onlyEnd', 1, false)] }
  expect(answered(own)).toBeUndefined()
  keepHabit('toy', 'onlyEnd', true)
  expect(answered(own)).toBe(1)
})

test('who answers alike three times may leave it to the table, until something new is offered or he says no', () => {
  const habits = new Habits()
  const [pass, roar, heal] = [
    offer(1, 'pass'),
    offer(2, 'roar', { isBare: false }),
    offer(3, 'heal', { isBare: false }),
  ]
  const window = asked({ offers: [roar, pass], habits: [] })
  for (let times = 0; times < 2; times++) habits.watch(window, pass)
  expect(habits.proposal.value).toBeNull()
  habits.watch(window, pass, true) // a step on the way to where he clicked
  expect(habits.proposal.value).toBeNull()
  habits.watch(window, pass)
  expect(habits.proposal.value?.words).toBe('pass')
  expect(habits.answerTo(window)).toBeUndefined()
  habits.accept(true)
  expect(habits.answerTo(window)).toBe(pass)
  expect(habits.answerTo(asked({ offers: [pass], habits: [] }))).toBe(pass)
  expect(habits.answerTo(asked({ offers: [roar, heal, pass], habits: [] }))).toBeUndefined()
  expect(habits.answerTo(asked({ offers: [roar, { ...pass, isCostly: true }], habits: [] }))).toBeUndefined()
  habits.unlearn('window.pass')
  expect(habits.answerTo(window)).toBeUndefined()
})

test('another answer to the same question starts the count anew; other questions do not', () => {
  const habits = new Habits()
  const [pass, lay] = [offer(1, 'pass'), offer(2, 'lay')]
  const window = asked({ offers: [lay, pass], habits: [] })
  const elsewhere = offer(9, 'roll', { name: 'dice.roll' })
  habits.watch(window, pass)
  habits.watch(window, pass)
  habits.watch(window, lay)
  habits.watch(window, pass)
  expect(habits.proposal.value).toBeNull()
  habits.watch(asked({ offers: [elsewhere, pass], habits: [] }), elsewhere)
  habits.watch(window, pass)
  habits.watch(window, pass)
  expect(habits.proposal.value?.words).toBe('pass')
})

test('nobody proposes to end a phase for somebody', () => {
  const habits = new Habits()
  const end = offer(1, 'end', { ends: true })
  for (let times = 0; times < 4; times++) habits.watch(asked({ offers: [offer(2, 'march'), end], habits: [] }), end)
  expect(habits.proposal.value).toBeNull()
})

test('who ended a phase three times that had nothing else to offer may leave it to the table, as long as that is so', () => {
  const habits = new Habits()
  const end = offer(1, 'end', { ends: true })
  const [alone, beside] = [[end], [offer(2, 'march'), end]].map(offers => asked({ offers, habits: [], mayUndo: true }))
  for (let times = 0; times < 2; times++) {
    habits.watch(alone, end)
    habits.watch(beside, end) // that is another matter
  }
  expect(habits.proposal.value).toBeNull()
  habits.watch(alone, end)
  expect(habits.proposal.value?.words).toBe('end')
  habits.accept(true)
  expect(habits.answerTo(alone)).toBe(end)
  expect(habits.answerTo(beside)).toBeUndefined()
})

test('what only the table chose is no reason to ask before a phase ends; what one chose oneself is', () => {
  const habits = new Habits()
  const [march, end] = [offer(2, 'march'), offer(1, 'end', { ends: true })]
  const last = asked({ offers: [end], mayUndo: true })
  // the table deployed something after dice had fallen: nothing of it is his
  expect(habits.answerTo(asked({ offers: [march, end], habits: [habit('deployAll', 2)] }))).toBe(march)
  habits.given.value = ['march']
  expect(habits.answerTo(last)).toBe(end)
  habits.watch(asked({ offers: [march, end], habits: [] }), march)
  habits.given.value = ['march']
  expect(habits.answerTo(last)).toBeUndefined()
})
