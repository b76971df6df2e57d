import { expect, test } from 'vitest'
import type { LogLine } from '../src/port/moment.ts'
import { entriesOf, lastFight } from '../src/table/telling/entries.ts'

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

test('the last fight is told from its beginning on', () => {
  expect(lastFight(log).map(({ number }) => number)).toEqual([4, 5])
  expect(lastFight([line('nothing')])).toEqual([])
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
