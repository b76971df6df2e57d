import { keeps } from '@hexarium/kernel/test-kit'
import { test } from 'vitest'
import { battles } from '../content/battles.ts'
import { demonworld } from '../game.ts'

const levels = ['introduction', 'standard', 'chosen'] as const

for (const { id, title } of battles) {
  for (const level of levels) {
    test(`the laws, on ${title} (${level})`, () =>
      keeps(demonworld, { games: 1, seed: id, settings: { battle: id, level } }))
  }
}
