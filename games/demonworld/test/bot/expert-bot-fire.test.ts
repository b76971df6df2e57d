import { choicesOf } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { blazeWorth } from '../../bot/flames.ts'
import { advised } from '../players.ts'
import { field, type Given, hexAt, matchAt, type Setting } from '../table.ts'

/** Undergrowth in a lane to the north-east, where the wind blows to. */
const lane = 'field 12|1,-1=undergrowth 2,-2=undergrowth 3,-3=undergrowth 4,-4=undergrowth'
const windy: Setting = { rules: 'full', map: lane, wind: [1, 6] }
const foes: Given = { side: 1, card: 'orcGuard', elements: '2,-2 3,-3', facing: 4, order: 'H' }
const holding: Given = { side: 0, elements: '0,0=P 0,1', order: 'H', moved: true }

/** What is advised when somebody may light a fire. */
function lighting(units: Given[], setting: Setting): string {
  const match = matchAt(units, setting)
  for (let i = 0; i < 99 && match.asked; i++) {
    if (match.asked.decision === 'lightFire' && match.asked.seats[0] === 0) return advised(match)
    const [seat] = match.asked.seats
    match.play(seat, choicesOf(match).at(-1)!)
  }
  return 'not asked'
}

describe('fires that pay', () => {
  test('DW-XXII.5 a fire is worth the enemies the wind drives it over, less one’s own', () => {
    const g = field([holding, foes], windy)
    const from = hexAt(g, '1,-1')
    expect(blazeWorth(g, 0, from)).toBeGreaterThan(3)
    expect(blazeWorth(g, 1, from)).toBeLessThan(0)
    expect(blazeWorth(field([holding, foes], { ...windy, wind: [4, 6] }), 0, from)).toBe(0)
    expect(blazeWorth(field([holding, foes], { ...windy, wind: [1, 0] }), 0, from)).toBe(0)
  })

  test('DW-XXII.3 who stands upwind of the enemy’s undergrowth lights it; against the wind nobody does', () => {
    expect(lighting([holding, foes], windy)).toBe('element 0')
    expect(lighting([holding, foes], { ...windy, wind: [4, 6] })).toBe('done')
  })

  test('DW-XXII.3 fire is not lit for nothing', () => {
    expect(lighting([holding, { ...foes, elements: '8,-8' }], windy)).toBe('done')
  })

  test('DW-XXII.9 archers with nobody to shoot at announce flaming arrows at a field worth burning', () => {
    const archers: Given = { side: 0, card: 'lightArchers', elements: '0,0=L 1,0', facing: 1, order: 'H' }
    const map = 'field 12|7,-7=undergrowth 8,-8=undergrowth 9,-9=undergrowth 10,-10=undergrowth'
    const asked = (units: Given[], setting: Setting) => {
      const match = matchAt(units, setting)
      return [match.asked?.decision, match.asked?.seats[0] === 0 ? advised(match) : 'not asked']
    }
    expect(asked([archers, foes], windy)).toEqual(['announceFire', 'done']) // they can be shot at as usual
    expect(asked([archers, { ...foes, elements: '10,-10' }], { ...windy, map })).toEqual(['announceFire', 'unit 0'])
  })
})
