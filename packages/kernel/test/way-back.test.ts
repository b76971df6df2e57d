import { describe, expect, test } from 'vitest'
import type { State } from '../src/index.ts'
import { WayBack } from '../src/match/way-back.ts'

type Counter = State & { sum: number }

/** Adds 1, 2, 3 … to a sum, keeping the way back; the last line gives what the sum was after each step. */
function walk(every: number, steps: number) {
  const wayBack = new WayBack(every)
  let g = { sum: 0 } as Counter
  const sums = [0]
  const add = (amount: number) => (state: State) => {
    ;(state as Counter).sum += amount
  }
  for (let count = 0; count < steps; count++) {
    wayBack.keep(g, count)
    const change = add(count + 1)
    change(g)
    wayBack.add(change, null)
    sums.push(g.sum)
  }
  const undo = (count: number) => {
    g = wayBack.back(count) as Counter
    wayBack.drop(count)
    return g.sum
  }
  return { wayBack, sums, undo }
}

describe.each([1, 4, 16])('a copy every %i steps', every => {
  test('gives back every state, one after the other', () => {
    const { sums, undo } = walk(every, 40)
    for (let count = 39; count >= 0; count--) expect(undo(count)).toBe(sums[count])
  })

  test('goes on after a step was taken back', () => {
    const { wayBack, sums, undo } = walk(every, 21)
    undo(18)
    const g = wayBack.back(18) as Counter
    wayBack.keep(g, 18)
    wayBack.add(state => void ((state as Counter).sum = 1000), null)
    wayBack.keep({ sum: 1000 } as Counter, 19)
    expect((wayBack.look(19) as Counter).sum).toBe(1000)
    expect(undo(18)).toBe(sums[18])
    expect(undo(3)).toBe(sums[3])
  })

  test('forgets what nobody wants, and no more', () => {
    const { wayBack, sums, undo } = walk(every, 30)
    wayBack.forget(20)
    for (let count = 29; count >= 20; count--) expect(undo(count)).toBe(sums[count])
  })
})

test('what is given back can be changed without changing what is kept', () => {
  const { wayBack, sums } = walk(4, 10)
  const g = wayBack.back(8) as Counter
  g.sum = -1
  expect((wayBack.back(8) as Counter).sum).toBe(sums[8])
})
