import { play } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { advance, alone, el, hex, line, moving, type Played } from '../examples.ts'
import type { Given, Setting } from '../table.ts'
import { because } from './because.ts'

const plain: Setting = { rules: { specialFigures: false, morale: false } }
const foe = (elements: string): Given => ({ side: 1, elements, order: 'H' })

test('DW-V.9 DW-V.4 DW-V.31 why an element does not shift, or not there', () => {
  const match = moving([{ side: 0, elements: `${line(4)} ${line(4, 1)}`, order: 'B' }, foe('1,-2:4')], plain)
  play(match, 'shift')
  because(match, { [el(match, '1,-2')]: 'DW-V.9', 'element 9999': 'DW-V.9' })
  play(match, el(match, '0,0'))
  because(match, { [hex(match, '1,0')]: 'DW-V.4', [hex(match, '1,-1')]: 'DW-V.31', [hex(match, '0,-2')]: 'DW-V.9' })
  play(match, hex(match, '-1,0'))
  because(match, { [el(match, '-1,0')]: 'DW-V.9' })
})

test('DW-V.10 the last shift of a holding unit does not make a step of all of it', () => {
  const match = alone({ elements: line(4), order: 'H' }, plain)
  play(match, 'shift')
  for (const at of [3, 2, 1]) play(match, el(match, `${at},0`), hex(match, `${at + 1},0`))
  play(match, el(match, '0,0'))
  because(match, { [hex(match, '1,0')]: 'DW-V.10' })
})

test('DW-V.41 who is in contact does not shift when his unit is attacked', () => {
  const match = moving(
    [
      { side: 0, elements: line(4), order: 'A' },
      { side: 1, elements: '0,-2:4 1,-2:4 2,-2:4 4,-2:4 5,-2:4', order: 'H' },
    ],
    plain,
  )
  play(match, advance(match, '0,-1'))
  expect(match.asked).toMatchObject({ decision: 'moveUnit', seats: [1] })
  play(match, 'shift')
  because(match, { [el(match, '0,-2')]: 'DW-V.41' })
})

test('DW-V.12 why an element does not turn, or not so', () => {
  const match = alone({ elements: line(4), order: 'B' }, plain)
  play(match, 'turnEach', el(match, '0,0'))
  because(match, { 'facing 1': 'DW-V.12', 'facing 7': 'DW-V.12' })
  play(match, 'facing 2')
  because(match, { [el(match, '0,0')]: 'DW-V.12', [el(match, '0,-12')]: 'DW-V.12' })
})

test('DW-V.15 DW-V.31 DW-V.10 why a unit does not take a block: too far, in contact, a step of all of it', () => {
  const blocks = (order: string, units: readonly Given[] = []): [Played, (label: string) => string] => {
    const match = moving([{ side: 0, elements: line(4), order }, ...units, foe('0,-12:4')], plain)
    play(match, 'reform')
    return [match, label => hex(match, label).replace('hex', 'block')]
  }
  const [marching, there] = blocks('B', [foe('1,-2:4')])
  because(marching, { [`${there('0,-3')} 4 0`]: 'DW-V.15', [`${there('0,-1')} 4 0`]: 'DW-V.31' })
  because(marching, { [`${there('0,0')} 4 0`]: 'DW-V.15' })
  const [holding, here] = blocks('H')
  because(holding, { [`${here('0,-1')} 4 0`]: 'DW-V.10' })
})

test('DW-V.42 DW-V.33 DW-V.4 why an element does not move on into the melee, or not there', () => {
  const match = moving(
    [
      { side: 0, elements: line(4), order: 'A' },
      { side: 0, elements: '3,-3', order: 'H' },
      { side: 1, elements: '0,-2:4', engaged: true },
    ],
    plain,
  )
  play(match, advance(match, '0,-1'))
  expect(match.asked?.decision).toBe('completeAttack')
  because(match, { [el(match, '0,-1')]: 'DW-V.42', [el(match, '0,-2')]: 'DW-V.42' })
  play(match, el(match, '3,-1'))
  because(match, { [hex(match, '3,0')]: 'DW-V.42', [hex(match, '3,-3')]: 'DW-V.4', [hex(match, '5,-9')]: 'DW-V.33' })
  because(match, { [hex(match, '4,-9').replace('hex', 'manoeuvre')]: 'DW-V.33' })
})

test('DW-V.23 DW-V.40 why an element of a small unit does not move, and how it does not face', () => {
  const match = moving([{ side: 0, elements: line(3), order: 'A' }, foe('0,-2:4'), foe('6,-6:4')], plain)
  play(match, el(match, '0,0'), hex(match, '0,-1'))
  because(match, { 'facing 6': 'DW-V.23' })
  play(match, 'facing 1')
  while (match.asked?.seats[0] === 1) play(match, 'done')
  because(match, { [el(match, '0,-1')]: 'DW-V.40', [el(match, '6,-6')]: 'DW-V.23' })
  play(match, el(match, '2,0'), hex(match, '1,-1'), 'facing 1')
  because(match, { [el(match, '1,-1')]: 'DW-V.23' })
})

test('DW-IX.5 only plain elements of the front rank change places with a special figure', () => {
  const match = alone({ elements: `${line(4)} 0,1=L 1,1 2,1 3,1` }, { rules: { morale: false } })
  expect(match.asked?.decision).toBe('exchangeFigure')
  because(match, { [el(match, '1,1')]: 'DW-IX.5', [el(match, '0,-12')]: 'DW-IX.5' })
})
