import { applyChanges, preview, readOption } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { clashOf } from '../aid/clash.ts'
import { foresee } from '../almanac/foresight.ts'
import { demonworld } from '../index.ts'
import type { View } from '../view.ts'
import { advance, line, moving, type Played, stateOf } from './examples.ts'
import { field } from './table.ts'

const SIDES = 20

/** What is said of a choice before it is made. */
function toldOf(match: Played, choice: string, language: 'en' | 'de' | 'fr' = 'en'): string[] {
  const g = stateOf(match)
  const option = readOption(demonworld.decisions.get(match.asked!.decision)!, choice)!
  const before = demonworld.view(g, 0) as View
  const after = applyChanges(before, preview(demonworld, g, 0, option, 'foresight')!) as View
  return foresee(language, before, after, 0).map(({ text }) => text)
}

const guard = { side: 1, elements: line(4, -4), facing: 4, order: 'H' }

test('DW-V.40 DW-VI.8 DW-VI.13 a move into contact tells whom it touches, who strikes first and what is to be expected of both', () => {
  const match = moving([{ side: 0, elements: line(4), order: 'A' }, guard])
  const [contact, first, own, foes, reacts] = toldOf(match, advance(match, '0,-3'))
  expect(contact).toMatch(/^Contact with /)
  expect(first).toMatch(/strikes? first|same time/)
  expect(own).toMatch(/^You: \d strikes?, with \d+ or less at best, about [\d.]+ hits?\.$/)
  expect(foes).toMatch(/^They: \d strikes?, /)
  expect(reacts).toContain('may still turn')
  for (const language of ['de', 'fr'] as const) expect(toldOf(match, advance(match, '0,-3'), language).length).toBe(5)
})

test('DW-V.6 a move that touches nobody tells nothing', () => {
  const match = moving([{ side: 0, elements: line(4), order: 'A' }, guard])
  expect(toldOf(match, advance(match, '0,-1'))).toEqual([])
})

test('DW-VI.7 DW-VI.8 who is quicker strikes first, and whom he fells strikes no more', () => {
  const g = field([
    { side: 0, elements: '0,0=P', order: 'A' },
    { side: 1, elements: '0,-1=P', facing: 4, order: 'B' },
  ])
  const [quick, slow] = clashOf(g, [0], [1])
  expect(quick.initiative).toBeGreaterThan(slow.initiative) // by its Attack order
  const chance = (base: number) => base / SIDES
  expect(quick.hits).toBeCloseTo(chance(quick.best!.base))
  expect(slow.hits).toBeCloseTo(chance(slow.best!.base) * (1 - quick.hits))
})

test('DW-VI.1 who has no enemy before him strikes nobody', () => {
  const g = field([
    { side: 0, elements: '0,0=P', order: 'A' },
    { side: 1, elements: '0,-1=P', facing: 1, order: 'H' }, // its back to them
  ])
  const [own, foe] = clashOf(g, [0], [1])
  expect([own.strikers, foe.strikers, foe.hits, foe.best]).toEqual([1, 0, 0, null])
  expect(own.best!.factors.map(({ name }) => name)).toContain('rear')
})

test('DW-XVII.35 a large element strikes with each of its weapons', () => {
  const g = field(
    [
      { side: 0, card: 'clawDragon', elements: '0,0', order: 'A' },
      { side: 1, elements: '0,-1=P 1,-1=P', facing: 4, order: 'H' },
    ],
    { rules: 'expert' },
  )
  const [dragon, foes] = clashOf(g, [0], [1])
  expect(dragon.strikers).toBe(1)
  expect(dragon.hits).toBeGreaterThan(dragon.best!.base / SIDES) // more than one blow
  expect(foes.strikers).toBe(2)
})
