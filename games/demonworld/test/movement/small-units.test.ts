import { choicesOf, play, refusal } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../elements.ts'
import type { Demonworld } from '../../state.ts'
import { alone, el, hex, moving, type Played, stateOf } from '../examples.ts'
import { type Given, kinds, matchAt, places, type Setting } from '../table.ts'

const own: Setting = { rules: { specialFigures: false, morale: false } }
const far: Given = { side: 1, elements: '0,-12', facing: 4, order: 'H' }
const ends = (match: Played) => {
  const { board } = ground(stateOf(match))
  return choicesOf(match).map(choice => board.labels[Number(choice.split(' ')[1])])
}
const distances = (g: Demonworld, from: string, labels: readonly string[]) =>
  labels.map(label => ground(g).board.distance(ground(g).board.hex(from), ground(g).board.hex(label)))

describe('small units', () => {
  test('DW-V.23 each element goes as far as the points carry it, by any way, and turns as it likes', () => {
    const match = alone({ elements: '0,0 1,0 2,0' }, own)
    expect([match.asked?.decision, choicesOf(match)]).toEqual([
      'smallElement',
      [...['0,0', '1,0', '2,0'].map(label => el(match, label)), 'done'],
    ])
    play(match, el(match, '0,0'))
    const reached = distances(stateOf(match), '0,0', ends(match))
    // of 36 fields six away one is seven steps off, behind the others, and to one the farthest could not follow
    expect([Math.max(...reached), reached.filter(distance => distance === 6).length]).toEqual([6, 34])
    expect(ends(match)).not.toContain('1,0')
    expect(ends(match)).not.toContain('6,0')
    expect(refusal(match, hex(match, '0,-7')).rule).toBe('DW-V.23')
    expect(refusal(match, hex(match, '1,0')).rule).toBe('DW-V.23')
    play(match, hex(match, '0,-1'))
    expect(choicesOf(match)).toEqual([0, 1, 2, 3, 4, 5].map(facing => `facing ${facing}`))
    play(match, 'facing 3')
    expect(places(stateOf(match), 0)).toEqual(['0,-1:3', '1,0:1', '2,0:1'])
    expect(choicesOf(match)).not.toContain(el(match, '0,-1'))
  })

  test('AMB-35 who was one group ends as one: no stop while torn, and the last one rejoins', () => {
    const match = alone({ elements: '0,0 1,0 2,0' }, own)
    play(match, el(match, '0,0'), hex(match, '0,-5'), 'facing 1')
    expect(kinds(match)).toEqual(['element'])
    play(match, el(match, '1,0'), hex(match, '0,-4'), 'facing 1')
    expect(kinds(match)).toEqual(['element'])
    play(match, el(match, '2,0'))
    const g = stateOf(match)
    expect(ends(match).length).toBeGreaterThan(0)
    for (const label of ends(match)) expect(Math.min(...distances(g, label, ['0,-5', '0,-4'])), label).toBe(1)
    play(match, hex(match, '1,-4'), 'facing 1', 'done')
    expect(stateOf(match).moved[0]).toBe(true)
  })

  test('AMB-35 who was torn before goes where he likes', () => {
    const match = alone({ elements: '0,0 3,0' }, own)
    expect(kinds(match)).toEqual(['element', 'done'])
    play(match, el(match, '0,0'), hex(match, '0,-6'), 'facing 1')
    expect(kinds(match)).toEqual(['element', 'done'])
    play(match, el(match, '3,0'))
    expect(ends(match)).toContain('3,6')
  })

  test('AMB-35 nobody goes where the others cannot follow, unless none could', () => {
    const ring = ['2,0', '2,-1', '1,-1', '1,1', '0,1'].map(label => `${label}=swamp`).join(' ')
    const match = alone({ elements: '0,0 1,0' }, { ...own, map: `field 12|${ring}` })
    play(match, el(match, '0,0'))
    // the other one is shut in: he can only stay, or take the field left to him
    for (const label of ends(match))
      expect(Math.min(...distances(stateOf(match), label, ['1,0', '0,0'])), label).toBeLessThan(2)
  })

  test('DW-V.10 DW-V.23 on Hold as many fields as manoeuvres, and into no contact', () => {
    const match = moving(
      [{ side: 0, elements: '0,0 1,0 2,0', order: 'H' }, { side: 1, elements: '0,-3', facing: 4, order: 'H' }, far],
      own,
    )
    play(match, el(match, '0,0'))
    const reached = distances(stateOf(match), '0,0', ends(match))
    expect(Math.max(...reached)).toBe(3)
    for (const label of ['0,-2', '1,-3', '-1,-2']) expect(ends(match)).not.toContain(label)
  })

  test('DW-V.23 DW-V.31 contact ends a way; without the order for it nobody comes near', () => {
    const near = (order: string) => {
      const match = moving(
        [{ side: 0, elements: '0,0 1,0 2,0', order }, { side: 1, elements: '0,-3', facing: 4, order: 'H' }, far],
        own,
      )
      play(match, el(match, '0,0'))
      return ends(match)
    }
    expect(near('A')).toContain('0,-2')
    // round him, not past him
    expect(near('A')).toContain('1,-5')
    expect(near('A')).not.toContain('0,-5')
    expect(near('B')).not.toContain('0,-2')
  })

  test('DW-XV.71 impetuous ones all go to their prey, as near as they get', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0 1,0 2,0', impetuous: true, prey: 1 },
        { side: 1, elements: '0,-10', facing: 4, order: 'H' },
      ],
      { rules: { specialFigures: false } },
    )
    expect([match.asked?.decision, kinds(match)]).toEqual(['smallElement', ['element']])
    play(match, el(match, '0,0'))
    expect(ends(match)).toEqual(['0,-6'])
    play(match, hex(match, '0,-6'), 'facing 1', el(match, '1,0'))
    expect(ends(match).sort()).toEqual(['0,-5', '1,-6'])
    play(match, hex(match, '1,-6'), 'facing 1', el(match, '2,0'))
    expect(ends(match)).toContain('2,-6')
  })

  test('DW-V.23 terrain is paid by each for himself; a road by who is on it', () => {
    const costs = (map: string) => {
      const match = alone({ elements: '0,0' }, { ...own, map: `field 12|${map}` })
      play(match, el(match, '0,0'))
      return ends(match)
    }
    const road = Array.from({ length: 10 }, (_, i) => `0,${-i}=road`).join(' ')
    expect(costs(road)).toContain('0,-9')
    expect(costs(road)).not.toContain('0,-10')
    const swamp = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'].map(label => `${label}=swamp`).join(' ')
    expect(costs(swamp)).toEqual(['0,0'])
  })

  test('DW-V.23 DW-V.1 with points or manoeuvres: of a field each, and half the points beside the first', () => {
    const deepest = (rows: readonly string[], setting: Setting = own) => {
      const fields = rows.flatMap((kind, row) => Array.from({ length: 13 }, (_, i) => `${i - 6},${-1 - row}=${kind}`))
      // eight points and two manoeuvres
      const given = { card: 'nobleFoot', elements: '0,0=P', order: 'P' }
      const match = alone(given, { ...setting, map: `field 12|${fields.join(' ')}` })
      play(match, el(match, '0,0'))
      const { board } = ground(stateOf(match))
      return Math.max(...ends(match).map(label => 0 - board.r[board.hex(label)]))
    }
    const former: Setting = { rules: { specialFigures: false, morale: false, asBefore: true } }
    expect([deepest(['mud', 'mud', 'mud']), deepest(['mud', 'mud', 'mud'], former)]).toEqual([2, 1])
    // a manoeuvre over the mud, then four points
    expect([deepest(['mud', 'open', 'mud']), deepest(['mud', 'open', 'mud'], former)]).toEqual([2, 1])
    expect([deepest(['open', 'open', 'open']), deepest(['swamp', 'open'])]).toEqual([2, 0])
  })
})
