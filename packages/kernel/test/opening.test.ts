import { expect, test } from 'vitest'
import { fitted, roomFor, type SettingSpecs } from '../src/index.ts'

const settings = {
  battle: { kind: 'choice', values: ['first', 'siege'], default: 'first' },
  rules: {
    kind: 'choice',
    values: ['short', 'long'],
    default: 'short',
    only: { short: [{ battle: ['first'] }] },
  },
  heroes: { kind: 'switch', default: false },
  monsters: { kind: 'switch', default: false, onWhere: [{ heroes: [true] }] },
  mine: { kind: 'choice', values: ['any', 'red', 'blue'], default: 'any' },
  yours: {
    kind: 'choice',
    values: ['any', 'red', 'blue'],
    default: 'any',
    unlike: ['mine'],
    where: [{ players: [2] }],
  },
  towers: { kind: 'number', min: 0, max: 4, default: 0, most: [{ where: [{ battle: ['first'] }], max: 1 }] },
} as const satisfies SettingSpecs

test('settings that do not go together are brought as near to what was wanted as they go', () => {
  expect(fitted(settings, 2, { battle: 'siege', rules: 'short', heroes: true, towers: 3 })).toEqual({
    battle: 'siege',
    rules: 'long',
    heroes: true,
    monsters: true,
    mine: 'any',
    yours: 'any',
    towers: 3,
  })
  expect(fitted(settings, 2, { towers: 3, mine: 'red', yours: 'red' })).toMatchObject({ towers: 1, yours: 'any' })
})

test('a setting says what the others leave it', () => {
  const usual = fitted(settings, 2, {})
  expect(roomFor(settings.rules, 2, { ...usual, battle: 'siege' }).shut).toEqual(['short'])
  expect(roomFor(settings.yours, 2, { ...usual, mine: 'red' })).toMatchObject({ isAsked: true, shut: ['red'] })
  expect(roomFor(settings.yours, 3, usual).isAsked).toBe(false)
  expect(roomFor(settings.monsters, 2, { ...usual, heroes: true }).isOn).toBe(true)
  expect(roomFor(settings.towers, 2, usual).max).toBe(1)
})
