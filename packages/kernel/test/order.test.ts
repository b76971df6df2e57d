import { expect, test } from 'vitest'
import { inOrder, numbered, type Ordered } from '../src/index.ts'

const offer = (name: string, more: Partial<Ordered> = {}) => ({ name, isBare: false, isCostly: false, ...more })

test('amounts of something come after everything else that costs nothing, and no digit chooses them', () => {
  const offers = [
    offer('give 1', { amount: 1 }),
    offer('give 2', { amount: 2 }),
    offer('concede', { isCostly: true }),
    offer('train'),
    offer('done', { isBare: true }),
  ]
  expect(inOrder(offers).map(({ name }) => name)).toEqual(['done', 'train', 'give 1', 'give 2', 'concede'])
  expect(numbered(offers).map(({ name }) => name)).toEqual(['done', 'train'])
})

test('what ends a step keeps the first place, whatever else that stands for itself is offered no more', () => {
  const [end, worker, spell] = [
    { name: 'end', isBare: true, isCostly: false, ends: true },
    { name: 'worker', isBare: true, isCostly: false, ends: false },
    { name: 'spell', isBare: true, isCostly: false },
  ]
  expect(inOrder([worker, spell, end]).map(({ name }) => name)).toEqual(['end', 'worker', 'spell'])
  expect(inOrder([spell, end])[0]).toBe(end)
  expect(inOrder([{ ...end, isCostly: true }, spell])[0]).toBe(spell)
})

test('places come after what else is one of several: they are seen on the board, and a charge is not to be looked for behind them', () => {
  const offers = [
    offer('advance to 1', { isPlace: true }),
    offer('advance to 2', { isPlace: true }),
    offer('wheel left', { amount: 'left' }),
    offer('charge'),
    offer('done', { isBare: true, ends: true }),
  ]
  const names = ['done', 'charge', 'advance to 1', 'advance to 2']
  expect(inOrder(offers).map(({ name }) => name)).toEqual([...names, 'wheel left'])
  expect(numbered(offers).map(({ name }) => name)).toEqual(names)
})
