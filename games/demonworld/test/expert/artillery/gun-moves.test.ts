import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../../elements.ts'
import { cannotPlaceGun } from '../../../expert/artillery/placing.ts'
import { attacksOf, targetsOfAttack } from '../../../rules/large/attacks.ts'
import { regroupFields } from '../../../rules/melee/regroup.ts'
import { meleeBase } from '../../../rules/melee/strike.ts'
import { type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, on, type Setting } from '../../table.ts'
import { expert, gun, nobody } from './gunners.ts'

/** A match in which the gun is about to move. */
function rolled(given: Partial<Given>, setting: Setting = {}): Played {
  const match = matchAt([gun({ load: 0, ...given }), nobody], { ...expert, ...setting })
  while (match.asked?.decision !== 'chooseMover' || match.asked.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
  play(match, 'unit 0')
  expect(match.asked?.decision).toBe('moveLarge')
  return match
}

const treads = (match: Played) => choicesOf(match).filter(choice => choice.startsWith('tread'))
const spent = (match: Played) => (stateOf(match).core.flow.at(-1)!.here as { spent: number }).spent

describe('moving guns', () => {
  test('DW-EX2-27 DW-XIX.6 a Move order with two hits: two steps, or a step and a turn; the spare point loads nothing', () => {
    const match = rolled({ order: 'B', hits: 2 })
    play(match, 'tread 0', 'tread 1')
    expect(treads(match)).toEqual([])
    play(match, 'done')
    expect(stateOf(match).load[0]).toBe(0)
    const turning = rolled({ order: 'B', hits: 2 })
    play(turning, 'tread 1', 'tread 6')
    expect(spent(turning)).toBe(6)
    expect(treads(turning)).toEqual([])
  })

  test('DW-EX2-28 DW-XIX.3 a Skirmish order, one hit: three points for a step back, two left to load', () => {
    const match = rolled({ order: 'P', hits: 1 })
    play(match, 'tread 3', 'done')
    expect(stateOf(match).load[0]).toBe(2)
  })

  test('DW-XIX.3 DW-XIX.6 forward and back, turns about the rear fields or on the spot; with a Hold order only turns', () => {
    expect(treads(rolled({ order: 'B' })).map(choice => Number(choice.slice(6)))).toEqual([
      0, 1, 3, 4, 6, 7, 10, 11, 12, 13,
    ])
    const holding = rolled({ order: 'H' })
    expect(treads(holding).map(choice => Number(choice.slice(6)))).toEqual([6, 7, 10, 11, 12, 13])
    expect(choicesOf(holding).filter(choice => choice.startsWith('walk'))).toEqual([])
    play(holding, 'tread 12', 'done')
    expect(stateOf(holding).load[0]).toBe(3)
    const large = rolled({ order: 'B', card: 'varrig' })
    expect(treads(large).map(choice => Number(choice.slice(6)))).toEqual([0, 1, 3, 4, 6, 7, 10, 11])
  })

  test('DW-XIX.2 only open ground and roads; uphill by road at six more, downhill at six, by road at three', () => {
    const forward = (map: string) => {
      const match = rolled({ order: 'B' }, { map: `field 12|${map}` })
      return treads(match).includes('tread 0')
    }
    for (const terrain of ['rock', 'undergrowth', 'wood', 'sand', 'mud', 'swamp', 'water1'])
      expect(forward(`1,-1=${terrain}`), terrain).toBe(false)
    expect(forward('1,-1=wood 1,-1=road')).toBe(true)
    expect(forward('0,0-1,-1=hedge')).toBe(false)
    expect(forward('0,0-1,-1=wall')).toBe(false)
    expect(forward('1,-1=level1')).toBe(false)
    const cost = (map: string) => {
      const match = rolled({ order: 'B' }, { map: `field 12|${map}` })
      play(match, 'tread 0')
      return spent(match)
    }
    expect(cost('1,-1=level1 1,-1=road 0,0=road')).toBe(9)
    expect(cost('0,0=level1 -1,1=level1 0,1=level1')).toBe(9)
    expect(cost('0,0=level1 -1,1=level1 0,1=level1 0,0=road 1,-1=road')).toBe(9)
    const downRoad = '0,0=level1 -1,1=level1 0,1=level1 0,0=road 1,-1=road -1,1=road 0,1=road 1,0=level1 1,0=road'
    expect(cost(downRoad)).toBe(6)
    const ruins = rolled({ order: 'B' }, { map: 'field 12|0,0-1,-1=wall', breaches: '0,0-1,-1' })
    expect(treads(ruins)).not.toContain('tread 0')
  })

  test('DW-XIX.2 before the battle a gun is placed where it could have got to', () => {
    const g = field([gun(), nobody], { ...expert, map: 'field 12|0,-6=level1 -1,-5=level1 0,-5=level1 4,0=level2' })
    expect(cannotPlaceGun(g, 0, hexAt(g, '0,-6'), 1)).toBeUndefined()
    expect(cannotPlaceGun(g, 0, hexAt(g, '4,0'), 1)).toBe('DW-XIX.2')
    expect(cannotPlaceGun(g, 1, hexAt(g, '4,0'), 1)).toBeUndefined()
  })

  test('DW-XIX.19 guns make no contact', () => {
    const match = rolled({ order: 'B' })
    expect(treads(match)).toContain('tread 0')
    const near = matchAt([gun({ order: 'B', load: 0 }), { side: 1, elements: '2,-2', facing: 4, order: 'H' }], expert)
    while (near.asked?.decision !== 'chooseMover') play(near, choicesOf(near).at(-1)!)
    play(near, 'unit 0')
    expect(treads(near)).not.toContain('tread 0')
  })
})

describe('guns in melee', () => {
  test('DW-XIX.19 every field of the base strikes, with the crew’s factor, at whoever touches it', () => {
    const units = [gun(), { side: 1, elements: '0,-1=P 1,-1=P -2,2=P', facing: 4, order: 'A' }]
    const g = field(units, expert)
    const attacks = attacksOf(g, 0)
    expect(attacks.map(({ factor }) => factor)).toEqual([6, 6, 6])
    const at = (part: number) => targetsOfAttack(g, 0, attacks[part])
    expect(at(0)).toEqual(['0,-1', '1,-1'].map(label => on(g, label)).sort((a, b) => a - b))
    expect(at(1)).toEqual([on(g, '-2,2')])
    expect(at(2)).toEqual([])
    expect(attacksOf(field([gun({ card: 'varrig' })], expert), 0)).toHaveLength(4)
  })

  test('DW-XIX.19 nobody strikes a gun in its flank or rear', () => {
    const g = field([gun({ order: undefined }), { side: 1, elements: '0,2=P', facing: 1 }], expert)
    const { factors } = meleeBase(g, on(g, '0,2'), 0, 0)
    expect(factors.map(({ name }) => name)).not.toContain('rear')
    expect(factors.map(({ name }) => name)).not.toContain('flank')
  })

  test('DW-XIX.19 who fights only a gun regroups as if he were not in contact, and may walk away', () => {
    const g = field([gun(), { side: 1, elements: '0,-1=P', facing: 4 }], expert)
    const fields = regroupFields(g, on(g, '0,-1')).map(hex => ground(g).board.labels[hex])
    expect(fields).toContain('0,-3')
    expect(fields).toContain('0,-1')
  })
})
