import { expect, test } from 'vitest'
import type { LogLine } from '../src/port/moment.ts'
import { entriesOf, isKept, lastFight } from '../src/table/telling/entries.ts'

const dice = { who: 'Red rolls', side: 'Red', tone: 'red', sides: 6, isOwn: false, values: [6] }
const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({ seq: 1, text, rule: 'X-1', ...more })

const log = [
  line('before'),
  line('battle', { fight: 'begins' }),
  line('roll', { dice }),
  line('roll', { dice }),
  line('strikes'),
  line('won', { fight: 'ends' }),
  line('after'),
  line('roll', { dice }),
]

test('dice go with what is told next, and what lies between begin and end belongs to the fight', () => {
  expect(entriesOf(log)).toEqual([
    { number: 0, rolls: [], fight: -1 },
    { number: 1, rolls: [], fight: 1 },
    { number: 4, rolls: [2, 3], fight: 1 },
    { number: 5, rolls: [], fight: 1 },
    { number: 6, rolls: [], fight: -1 },
    { number: 7, rolls: [], fight: -1 },
  ])
})

test('of the last fight the last blow is told first, and not more than so many', () => {
  expect(lastFight(log, 8).map(({ number }) => number)).toEqual([5, 4])
  expect(lastFight(log, 1).map(({ number }) => number)).toEqual([5])
  expect(lastFight([line('nothing')], 8)).toEqual([])
})

test('how a fight ended and who fell is read where the rest is folded', () => {
  const lines = [...log, line('fell', { outlasts: true })]
  expect(lines.filter(isKept).map(({ text }) => text)).toEqual(['won', 'fell'])
})

test('a line with which no fight goes on belongs to none, and so do those after it', () => {
  const phases = [
    line('melee', { fight: 'begins' }),
    line('strikes'),
    line('movement', { fight: 'none' }),
    line('moves'),
  ]
  expect(entriesOf(phases).map(({ fight }) => fight)).toEqual([0, 0, -1, -1])
})
