import { type Event, within } from '@hexarium/kernel'
import { play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../../elements.ts'
import { cannotTestCharge, testCharge } from '../../../rules/morale/charge.ts'
import { HOLDING, MARCHING, type Move, moveOf } from '../../../rules/movement/move.ts'
import { stray } from '../../../rules/shooting/stray.ts'
import type { Demonworld } from '../../../state.ts'
import { far, stateOf } from '../../examples.ts'
import { field, type Given, matchAt, on, type Setting } from '../../table.ts'

const expert = { rules: 'expert' } as const
const at = (units: readonly Given[], setting: Setting = {}) => field(units, { ...expert, ...setting })
const labels = (g: Demonworld, hexes: readonly number[]) => hexes.map(hex => ground(g).board.labels[hex])

describe('charge tests', () => {
  const trolls: Given = { side: 1, card: 'trolls', elements: '0,-6=P 1,-6=P', facing: 4 }
  const cannot = (
    given: Partial<Given>,
    foe = trolls,
    more: Partial<Move> = {},
    change: (g: Demonworld) => void = () => {},
  ) => {
    const g = at([{ side: 0, elements: '0,0 1,0 2,0 3,0', order: 'A', ...given }, foe, far])
    change(g)
    return cannotTestCharge(g, { ...moveOf(g, 0, MARCHING), ...more }, 1)
  }

  test('DW-XV.30 before the move, once, for an enemy that is feared', () => {
    expect(cannot({})).toBeUndefined()
    expect(cannot({ order: 'P' })).toBeUndefined()
    expect(cannot({ order: 'B' })).toBe('DW-V.31')
    expect(cannot({}, { ...trolls, card: 'footmen' })).toBe('DW-XV.30')
    expect(cannot({}, { ...trolls, side: 0 })).toBe('DW-XV.30')
    expect(cannot({}, trolls, { spent: 3 })).toBe('DW-XV.30')
    expect(cannot({}, trolls, { used: 1 })).toBe('DW-XV.30')
    expect(cannot({}, trolls, { mode: HOLDING })).toBe('DW-XV.30')
    expect(cannot({}, trolls, {}, g => void (g.dares[0] = 2))).toBe('DW-XV.30')
    expect(cannot({}, trolls, {}, g => void (g.shuns[0] = 2))).toBe('DW-XV.30')
    expect(cannot({}, trolls, {}, g => void (g.skirmish[0] = true))).toBe('DW-XV.30')
    expect(cannot({}, trolls, {}, g => void (g.at[g.head[1]] = g.at[g.head[1] + 1] = -1))).toBe('DW-XV.30')
    expect(cannot({ card: 'trolls' })).toBe('DW-XV.30')
    expect(cannot({}, { ...trolls, routing: true })).toBe('DW-XV.30')
  })

  test('DW-XV.30 an enemy nobody could reach is not tested for', () => {
    // 18 points at two a field, and room for its own depth
    const away = (r: number) => cannot({ elements: '0,5 1,5 2,5 3,5' }, { ...trolls, elements: `0,${5 - r}=P` })
    expect([away(11), away(12)]).toEqual([undefined, 'DW-XV.30'])
  })

  test('DW-XV.30 who passes may attack it, who fails keeps his distance', () => {
    const tested = (die: number) => {
      const match = matchAt([{ side: 0, elements: '0,0=P 1,0=P', order: 'A' }, { ...trolls, order: 'H' }, far], expert)
      const g = stateOf(match)
      const here = moveOf(g, 0, MARCHING)
      within({ given: [die] }, () => testCharge(g, here, 1))
      return [g.dares[0], g.shuns[0], here.keep]
    }
    expect(tested(6)).toEqual([1, -1, []])
    expect(tested(1)).toEqual([-1, 1, [0, 6, 1, 6]])
  })
})

describe('shots into a melee', () => {
  const fight: Given[] = [
    { side: 0, card: 'longbowmen', elements: '0,5=P', order: 'P' },
    { side: 1, elements: '0,0=P', facing: 4, order: 'H' },
    { side: 0, elements: '0,1=P', facing: 1, order: 'H' },
    { side: 1, elements: '1,0=P', facing: 4, order: 'H', hits: 0 },
  ]
  const strays = (dice: number[], change: (g: Demonworld) => void = () => {}) => {
    const match = matchAt(fight, expert)
    const g = stateOf(match)
    change(g)
    const events: Event[] = []
    let struck = -2
    within({ given: dice, events }, () => {
      struck = stray(g, 0, on(g, '0,0')).struck
    })
    return { struck: struck < 0 ? '' : labels(g, [g.at[struck]])[0], events }
  }

  test('DW-IV.13 one to three hits the target, above that a neighbour by the rose', () => {
    expect([strays([1]).struck, strays([3]).struck]).toEqual(['0,0', '0,0'])
    expect([strays([4, 2]).struck, strays([4, 3]).struck]).toEqual(['1,0', '0,1'])
    expect([strays([6, 1]).struck, strays([5, 5]).struck]).toEqual(['', ''])
    expect(told(strays([4, 3]).events, 'strays')).toHaveLength(1)
    expect(told(strays([3]).events, 'strays')).toEqual([])
  })

  test('DW-IV.13 who has fallen already is not hit again', () => {
    const { struck, events } = strays([1], g => void (g.hits[on(g, '0,0')] = 1))
    expect([struck, told(events, 'wasted').length]).toEqual(['', 1])
  })
})

test('DW-XVIII.6 one animal supports the other: three more, and one blow', () => {
  const chariot: Given = { side: 0, card: 'horseChariot', elements: '0,0', order: 'A', engaged: true, phases: 1 }
  const match = matchAt(
    [chariot, { side: 1, elements: '1,-1=P 5,5=P', facing: 4, order: 'H', engaged: true, phases: 1 }],
    { ...expert, phase: 'melee' },
  )
  play(match, 'attacker 0', 'target 1', 'support')
  const events: Event[] = []
  while (match.asked?.decision === 'declareStrikes') events.push(...play(match, 'done'))
  expect(
    told(events, 'strikes')
      .filter(([striker]) => striker === 0)
      .map(([, , supports, base]) => [supports, base]),
  ).toEqual([[1, 8]])
})
