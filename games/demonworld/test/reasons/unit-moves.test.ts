import { play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { advance, alone, line, moving, stateOf } from '../examples.ts'
import { type Given, hexAt, matchAt, on, type Setting } from '../table.ts'
import { because } from './because.ts'

const plain: Setting = { rules: { specialFigures: false, morale: false } }

test('DW-V.6 DW-V.5 DW-V.4 DW-V.31 why a unit does not advance to a field: not before it, too far, taken, no order to attack', () => {
  const match = moving(
    [
      { side: 0, elements: line(4), order: 'B' },
      { side: 0, elements: '0,-3', order: 'H' },
      { side: 1, elements: '6,-4:4', order: 'H' },
    ],
    plain,
  )
  because(match, {
    [advance(match, '0,1')]: 'DW-V.6',
    [advance(match, '2,-11')]: 'DW-V.5',
    [advance(match, '0,-3')]: 'DW-V.4',
    [advance(match, '3,-3')]: 'DW-V.31',
    'advance 9999': 'DW-V.6',
  })
})

test('DW-V.10 DW-I.16 DW-V.1 DW-XI.2 why a unit does not advance at all, or not onto such ground', () => {
  const ahead = (match: ReturnType<typeof alone>) => advance(match, '0,-1')
  const holding = alone({ elements: line(4), order: 'H' }, plain)
  because(holding, { [ahead(holding)]: 'DW-V.10' })
  const jumbled = alone({ elements: '0,0 1,0 3,0 4,0' }, plain)
  because(jumbled, { [ahead(jumbled)]: 'DW-I.16' })
  const wet = alone({ elements: line(4) }, { ...plain, map: 'field 12|1,-1=water3' })
  because(wet, { [ahead(wet)]: 'DW-XI.2' })
  play(wet, 'step 3', 'step 0')
  because(wet, { [ahead(wet)]: 'DW-V.1' })
})

test('DW-XV.30 who shuns an enemy does not advance upon it', () => {
  const match = moving(
    [
      { side: 0, elements: line(4), order: 'A' },
      { side: 1, card: 'trolls', elements: '0,-3:4', order: 'H' },
    ],
    { rules: { specialFigures: false } },
  )
  because(match, { [advance(match, '0,-2')]: 'DW-XV.30' })
})

test('DW-V.20 DW-V.21 DW-V.4 DW-V.1 why a unit makes no step as a column', () => {
  const match = moving(
    [
      { side: 0, elements: '0,0 0,1 0,2 0,3', order: 'B' },
      { side: 0, elements: '1,-1', order: 'H' },
    ],
    plain,
  )
  because(match, { 'march 2 4': 'DW-V.21', 'march 1 1': 'DW-V.4', 'file 1 0': 'DW-V.4', 'march 5 5': 'DW-V.4' })
  play(match, 'file 2 2', 'file 2 2')
  because(match, { 'march 2 2': 'DW-V.1' })
  const block = alone({ elements: line(4), order: 'B' }, plain)
  because(block, { 'march 2 2': 'DW-V.20', 'file 2 2': 'DW-V.20' })
  const holding = alone({ elements: '0,0 0,1 0,2 0,3', order: 'H' }, plain)
  because(holding, { 'march 2 2': 'DW-V.10' })
})

test('DW-V.21 DW-V.12 DW-V.2 why nobody turns free of charge, and why a unit does not turn', () => {
  const match = alone({ elements: line(4), order: 'B' }, plain)
  because(match, { [`face ${on(stateOf(match), '1,0')} 2`]: 'DW-V.21', 'turn 0': 'DW-V.12', 'turn 6': 'DW-V.12' })
  play(match, 'turn 3', 'turn 3', 'turn 3')
  expect(match.asked?.decision).toBe('moveUnit')
  because(match, { 'turn 1': 'DW-V.2' })
})

test('DW-XI.21 DW-V.31 DW-V.10 why an optional contact is not declared', () => {
  const map = 'field 9|0,-2=water2 1,-2=water2 2,-2=water2 3,-2=water2'
  const foot: Given = { side: 0, card: 'footmen', elements: '0,-1=L 1,-1 2,-1 3,-1', order: 'A' }
  const waders: Given = { side: 1, card: 'orderKnights', elements: '0,-2:4=L', order: 'H' }
  const declared = (order: string) => {
    const match = moving([{ ...foot, order }, waders], { rules: { morale: false }, map })
    return [match, `declare ${on(stateOf(match), '0,-1')} ${on(stateOf(match), '0,-2')}`] as const
  }
  const [attacking, first] = declared('A')
  because(attacking, { [first]: 'DW-XI.21' })
  const [marching, second] = declared('B')
  because(marching, { [second]: 'DW-V.31' })
  const [holding, third] = declared('H')
  because(holding, { [third]: 'DW-V.10' })
})

test('DW-XV.71 an impetuous unit is driven: nothing else is open to it', () => {
  const match = matchAt([
    { side: 0, elements: line(4), impetuous: true },
    { side: 1, elements: '0,-4:4 1,-4:4 2,-4:4 3,-4:4', order: 'H' },
  ])
  const back = `advance ${hexAt(stateOf(match), '0,-1')}`
  because(match, { [back]: 'DW-XV.71', 'turn 3': 'DW-XV.71', 'march 2 2': 'DW-XV.71', 'file 2 2': 'DW-XV.71' })
})
