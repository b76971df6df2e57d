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
