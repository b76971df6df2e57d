import { choicesOf, play, refusal } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cannotStrikeFlyer } from '../../../expert/flyers/blows.ts'
import { isDaunted } from '../../../rules/movement/move.ts'
import { moving, type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt } from '../../table.ts'

const sky = { large: true, flyers: true, specialFigures: false }
const pegasi: Given = { side: 0, card: 'pegasusRiders', elements: '0,0', order: 'A' }
const berserkers: Given = { side: 1, card: 'berserkers', elements: '0,-4=P', facing: 4, order: 'H' }

/** Whether the field before the berserkers is open to a unit that flies low. */
const mayLand = (match: Played) => choicesOf(match).includes(`hex ${hexAt(stateOf(match), '0,-3')}`)

describe('charge tests of flyers', () => {
  const flying = (rules: Record<string, boolean> = {}) => {
    const match = moving([pegasi, berserkers], { rules: { ...sky, ...rules } })
    play(match, 'low')
    return match
  }

  test('DW-XV.30 DW-XXIII.3 to land beside a more feared enemy a charge test is passed before the flight', () => {
    const bold = flying()
    expect(choicesOf(bold)).toEqual(['element 0', 'charge 1'])
    play(bold, 'charge 1 =6')
    expect(mayLand(bold)).toBe(true)
    const untested = flying()
    play(untested, 'element 0')
    expect(mayLand(untested)).toBe(false)
    expect(flying({ beforeSix: true }).asked?.decision).toBe('flyTo')
  })

  test('DW-XV.30 who fails comes no nearer in this phase, by air either', () => {
    const shy = flying()
    play(shy, 'charge 1 =1')
    expect(mayLand(shy)).toBe(false)
    const nearer = `hex ${hexAt(stateOf(shy), '0,-1')}`
    expect(choicesOf(shy)).not.toContain(nearer)
    expect(refusal(shy, nearer).rule).toBe('DW-XV.30')
    expect(choicesOf(shy)).toContain(`hex ${hexAt(stateOf(shy), '3,0')}`)
  })

  test('DW-XV.30 the test comes before anybody of the unit has flown, and once', () => {
    const match = moving([{ ...pegasi, elements: '0,0 1,0' }, berserkers], { rules: sky })
    play(match, 'low')
    expect(choicesOf(match)).toContain('charge 1')
    play(match, 'element 0')
    play(match, choicesOf(match)[0])
    play(match, choicesOf(match)[0])
    expect(match.asked?.decision).not.toBe('flyElement') // the last one flies without a question
    expect(refusal(flyingOnce(), 'charge 1').rule).toBe('DW-XV.30')
  })

  /** A unit of three of which one has flown. */
  function flyingOnce(): Played {
    const match = moving([{ ...pegasi, elements: '0,0 1,0 2,0' }, berserkers], { rules: sky })
    play(match, 'low', 'element 0')
    play(match, choicesOf(match)[0])
    play(match, choicesOf(match)[0])
    return match
  }

  test('DW-XV.30 DW-XXIII.13 in the air, too, nobody attacks a more feared enemy without it, but strikes back', () => {
    const met = (order: string, dares: boolean, rules: Record<string, boolean> = {}) => {
      const g = field(
        [
          { ...pegasi, elements: '0,0^8' },
          { side: 1, card: 'dragonrider', elements: '0,-1:4^8', order },
        ],
        { rules: { ...sky, ...rules } },
      )
      if (dares) g.dares[0] = 1
      return cannotStrikeFlyer(g, 0, 0, 1)
    }
    expect([met('H', false), met('H', true)]).toEqual(['DW-XV.30', undefined])
    expect(met('A', false)).toBeUndefined() // the dragon attacks, and is struck
    expect(met('H', false, { beforeSix: true })).toBeUndefined()
  })

  test('DW-XVII.2 large elements fear nobody: they take no tests, and land and attack where they like', () => {
    const chariot: Given = { side: 0, card: 'chariot', elements: '0,0', order: 'A' }
    const afraid = (rules: Record<string, boolean> = {}) => {
      const g = field([chariot, berserkers], { rules: { ...sky, chariots: true, ...rules } })
      return isDaunted(g, 0, 1)
    }
    expect(afraid()).toBe(false)
    expect(afraid({ beforeSix: true })).toBe(true)
  })
})
