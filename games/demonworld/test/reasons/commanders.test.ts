import { choicesOf, play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { el, hex, line, type Played } from '../examples.ts'
import { type Given, matchAt, type Setting } from '../table.ts'
import { because } from './because.ts'

const calm: Setting = { rules: { morale: false, specialFigures: false } }
const far: Given = { side: 1, elements: '0,-11:4', order: 'B' }
const captain = (match: Played, label: string) => el(match, label).replace('element', 'captain')

test('DW-X.11 DW-V.41 DW-X.15 why a commander does not move now', () => {
  const match = matchAt(
    [
      { side: 0, card: 'barrach', elements: '0,0' },
      { side: 0, card: 'gordan', elements: '5,0' },
      { side: 1, card: 'gordan', elements: '5,-1:4' },
      { side: 0, elements: line(4, 4), order: 'B' },
      far,
    ],
    calm,
  )
  while (match.asked?.decision !== 'chooseCaptain' || match.asked.seats[0] !== 0) play(match, 'done')
  because(match, {
    [captain(match, '5,0')]: 'DW-V.41',
    [captain(match, '5,-1')]: 'DW-X.11',
    [captain(match, '0,4')]: 'DW-X.11',
    'captain 9999': 'DW-X.11',
  })
  play(match, captain(match, '0,0'), hex(match, '0,3'))
  because(match, { 'facing 6': 'DW-X.11' })
  play(match, 'facing 1')
  expect(match.asked?.decision).toBe('joinUnit')
  because(match, { 'unit 2': 'DW-X.16', 'unit 99': 'DW-X.16' })
  play(match, 'unit 3')
  expect(match.asked?.decision).toBe('makeRoom')
  because(match, { 'block 0 1 0': 'DW-X.16' })
})

test('DW-X.11 DW-X.14 why a commander does not turn at the end of the Hold section', () => {
  const match = matchAt(
    [
      { side: 0, card: 'barrach', elements: '0,0' },
      { side: 0, elements: line(4, 4), order: 'B' },
      { side: 0, card: 'gordan', elements: '4,4', joins: 1 },
      far,
    ],
    calm,
  )
  while (match.asked?.decision !== 'turnCaptain' || match.asked.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
  because(match, { [captain(match, '4,4')]: 'DW-X.14', [captain(match, '0,4')]: 'DW-X.11' })
  play(match, captain(match, '0,0'))
  because(match, { 'facing 6': 'DW-X.11' })
  play(match, 'facing 3')
  because(match, { [captain(match, '0,0')]: 'DW-X.11' })
})

test('DW-III.2 DW-X.3 DW-X.5 why a marker is not kept: the unit is not asked, or it is none of its markers', () => {
  const match = matchAt(
    [
      { side: 0, elements: line(4) },
      { side: 0, card: 'barrach', elements: '4,0', joins: 0 },
      { side: 0, elements: line(4, 4) },
      far,
    ],
    { ...calm, phase: 'orders' },
  )
  because(match, { '0>ready 1': 'DW-III.2' })
  play(match, '0>order 0 0', '0>order 0 1', '0>ready', '1>ready')
  expect(match.asked?.decision).toBe('keepOrder')
  because(match, { 'order 0 3': 'DW-X.3', 'order 2 3': 'DW-X.5' })
})
