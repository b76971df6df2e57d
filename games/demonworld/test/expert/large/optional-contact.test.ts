import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground } from '../../../elements.ts'
import { exposedTo, foesAround } from '../../../expert/large/reach.ts'
import { largeMoveOf, mayLargeAttack } from '../../../expert/large/steps.ts'
import { EXPOSED, isFighting, mayDeclare, touches } from '../../../rules/movement/contact.ts'
import { MARCHING, threatsTo } from '../../../rules/movement/move.ts'
import { moving, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, kinds, matchAt } from '../../table.ts'

const calm = { large: true, chariots: true, artillery: true, morale: false, specialFigures: false }
const chariot: Given = { side: 0, card: 'horseChariot', elements: '0,0', order: 'A' }
const foot: Given = { side: 1, elements: '0,-2=P 1,-2=P', facing: 4, order: 'A', moved: true }
const wood = { map: 'field 12|0,-2=wood 1,-2=wood', rules: calm } as const
const cliff = { map: 'field 12|0,-2=level3 1,-2=level3', rules: calm } as const

describe('optional contact with large elements', () => {
  test('DW-XI.21 DW-IMP.3 a chariot and foot in a wood: only the foot could go to the other and declare contact', () => {
    const g = field([{ ...chariot, elements: '0,-1' }, foot], wood)
    expect([touches(g, 0, 1), mayDeclare(g, 0, 1), mayDeclare(g, 1, 0)]).toEqual([false, false, true])
    expect(foesAround(g, ground(g), 0, g.at[0], g.facing[0])).toEqual([])
    expect(exposedTo(g, ground(g), 0, g.at[0], g.facing[0])).toEqual([1])
    g.declared = [1, 0]
    expect(touches(g, 0, 1)).toBe(true)
    expect(foesAround(g, ground(g), 0, g.at[0], g.facing[0])).toEqual([1])
  })

  test('DW-XI.21 the chariot comes up to a wood as if it attacked, but neither overruns nor fights', () => {
    const match = moving([chariot, foot], wood)
    play(match, 'tread 1')
    expect(match.asked?.decision).toBe('moveLarge')
    play(match, 'done')
    expect(isFighting(stateOf(match), 0)).toBe(false)
    const holding = moving([{ ...chariot, order: 'H' }, foot], wood)
    expect(mayLargeAttack(stateOf(holding), largeMoveOf(stateOf(holding), 0, MARCHING))).toBe(false)
    expect(refusal(holding, 'tread 1').rule).toBe('DW-XI.21')
  })

  test('DW-XI.21 at the start of a melee phase the foot in the wood declares it, and both fight', () => {
    const units = [
      { ...chariot, elements: '0,-1' },
      { ...foot, moved: false },
    ]
    const match = matchAt(units, { ...wood, phase: 'melee' })
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['declareContacts', [1]])
    expect(kinds(match)).toEqual(['pair', 'done'])
    play(match, choicesOf(match)[0])
    expect(isFighting(stateOf(match), 0)).toBe(true)
  })

  test('DW-XI.21 foot passes a chariot or a gun along the edge of a wood with any order', () => {
    for (const card of ['horseChariot', 'boltGun']) {
      const g = field(
        [
          { ...chariot, card, elements: '0,0', order: 'H' },
          { side: 1, elements: '5,5=P', order: 'B' },
        ],
        { map: 'field 12|0,-1=wood 1,0=swamp', rules: calm },
      )
      expect(threatsTo(g, 1)[hexAt(g, '0,-1')], card).toBe(0)
      expect(threatsTo(g, 1)[hexAt(g, '1,-1')], card).not.toBe(0)
    }
  })

  test('DW-XI.21 who could be attacked and not attack is exposed to a giant above or below a cliff', () => {
    const g = field([{ ...chariot, card: 'tallGiant', elements: '0,0' }, foot], cliff)
    expect(threatsTo(g, 1)[hexAt(g, '0,-1')] & ~EXPOSED).not.toBe(0)
    const low = field([{ ...chariot, card: 'tallGiant', elements: '0,0' }, foot], {
      map: 'field 12|0,-1=level3',
      rules: calm,
    })
    expect(threatsTo(low, 1)[hexAt(low, '0,-1')]).toBe(EXPOSED)
  })

  test('DW-XI.21 a giant who climbs where others do not attacks where it stands, or not', () => {
    const match = moving([{ ...chariot, card: 'tallGiant', elements: '0,-1' }, foot], cliff)
    expect(isFighting(stateOf(match), 0)).toBe(false)
    expect(choicesOf(match)).toContain('engage 1')
    const events = play(match, 'engage 1')
    expect(told(events, 'optional').map(([element, other]) => [element, other])).toEqual([
      [0, 1],
      [0, 2],
    ])
    expect(told(events, 'contact')).toEqual([[0, 1]])
    expect(isFighting(stateOf(match), 0)).toBe(true)
    const holding = moving([{ ...chariot, card: 'tallGiant', elements: '0,-1', order: 'H' }, foot], cliff)
    expect(kinds(holding)).not.toContain('engage')
  })

  test('DW-XI.21 records by older rules have contact where either could go to the other', () => {
    const g = field([{ ...chariot, elements: '0,-1' }, foot], { ...wood, rules: { ...calm, asBefore: true } })
    expect([touches(g, 0, 1), mayDeclare(g, 1, 0)]).toEqual([true, false])
    expect(foesAround(g, ground(g), 0, g.at[0], g.facing[0])).toEqual([1])
  })
})
