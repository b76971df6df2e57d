import type { ClockTerms } from '@hexarium/wire'
import { expect, test } from 'vitest'
import { deadline, giveVacation, newClocks, nextDeadline, punch } from '../src/table/clock.ts'

const live: ClockTerms = { kind: 'live', minutes: 1, increment: 5 }
const days: ClockTerms = { kind: 'days', days: 2, bank: 3 }
const DAY = 86_400_000

test('a live clock runs for who is asked, and gives its increment when the turn ends', () => {
  const clocks = newClocks(live, 2)
  punch(live, clocks, 1000, -1, [0])
  expect(deadline(live, clocks, 0)).toBe(61_000)
  punch(live, clocks, 11_000, 0, [0])
  expect(clocks.left).toEqual([50_000, 60_000])
  punch(live, clocks, 21_000, 0, [1])
  expect(clocks).toEqual({ left: [45_000, 60_000], from: [0, 21_000] })
  expect(nextDeadline(live, clocks)).toEqual({ seat: 1, at: 81_000 })
})

test('somebody else’s act does not stop a clock that still waits, and nobody’s clock runs when nobody is asked', () => {
  const clocks = newClocks(live, 2)
  punch(live, clocks, 1000, -1, [0, 1])
  punch(live, clocks, 3000, 0, [1])
  expect(clocks.left).toEqual([63_000, 60_000])
  expect(deadline(live, clocks, 1)).toBe(61_000)
  punch(live, clocks, 5000, 1, [])
  expect(nextDeadline(live, clocks)).toBeUndefined()
})

test('correspondence: every choice has its days, what is over them comes from the bank, vacation goes on top', () => {
  const clocks = newClocks(days, 2)
  punch(days, clocks, DAY, -1, [0])
  expect(deadline(days, clocks, 0)).toBe(6 * DAY)
  punch(days, clocks, 4 * DAY, 0, [0])
  expect(clocks.left[0]).toBe(2 * DAY)
  giveVacation(clocks, 0, 7)
  expect(deadline(days, clocks, 0)).toBe((4 + 2 + 2 + 7) * DAY)
  punch(days, clocks, 5 * DAY, 0, [1])
  expect(clocks.left).toEqual([9 * DAY, 3 * DAY])
})
