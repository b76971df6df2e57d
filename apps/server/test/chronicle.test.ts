import { expect, test } from 'vitest'
import { Chronicle } from '../src/table/chronicle.ts'
import type { Telling } from '../src/table/story.ts'

/** What a line told, every third nothing, every fifth nothing that others could notice; with what breaks lines elsewhere. */
const telling = (number: number): Telling => ({
  events: number % 3 === 0 ? [] : [{ kind: `line\n\u2028${number}`, args: [number], to: [0] } as never],
  quiet: number % 5 === 0,
  actor: (number % 4) - 1,
})

const upTo = (from: number, to: number): Telling[] =>
  Array.from({ length: to - from }, (_, index) => telling(from + index))

test('what lines told is kept bundled, and is the same as if it were a list', () => {
  const chronicle = new Chronicle()
  let list: Telling[] = []
  const isSame = () => {
    expect(chronicle.length).toBe(list.length)
    expect(chronicle.noticed()).toEqual(list.filter(({ quiet }) => !quiet).map(({ events }) => events))
    expect(chronicle.marks()).toMatchObject(list.map(({ actor, quiet }) => ({ actor, quiet })))
  }
  for (const one of upTo(300, 800)) {
    chronicle.push(one)
    list.push(one)
  }
  isSame()
  // One is taken back, then so many that a bundle is opened, then what stays behind others, across a bundle.
  expect(chronicle.takeAway(1)).toEqual(list.splice(-1, 1))
  expect(chronicle.takeAway(150)).toEqual(list.splice(-150, 150))
  expect(chronicle.takeAway(60, 70)).toEqual(list.splice(-130, 60))
  isSame()
  for (const one of upTo(900, 1100)) {
    chronicle.push(one)
    list.push(one)
  }
  isSame()
  chronicle.goBack(upTo(0, 300))
  list = [...upTo(0, 300), ...list]
  isSame()
  expect(chronicle.takeAway(list.length)).toEqual(list)
  expect(chronicle.length).toBe(0)
})
