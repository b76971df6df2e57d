import { describe, expect, test } from 'vitest'
import { pointsOf, remove } from '../../elements.ts'
import { arrivalRoll, earliestRound } from '../../rules/armies/arrival.ts'
import { outscouts, RIGHT_WING, scoutingFactor } from '../../rules/armies/flank-march.ts'
import { meleeBase } from '../../rules/melee/strike.ts'
import { LOSS_TEST, standingOf } from '../../rules/morale/tests.ts'
import { fearOf } from '../../rules/movement/units.ts'
import { DESTROYED, type Demonworld } from '../../state.ts'
import { line } from '../examples.ts'
import { field, on } from '../table.ts'

describe('chapter XVI', () => {
  test('DW-EX-95 DW-XVI.1 the Orc Guard: 160 points for eight elements are 20 each, special or not', () => {
    const g = field([{ side: 1, card: 'orcGuard', elements: `0,0=L 1,0=S ${line(6, 0, 2)}` }])
    expect(g.type.map((_, element) => pointsOf(g, element))).toEqual(new Array(8).fill(20))
  })

  test('DW-EX-96 DW-XVI.30 ten knights scout with 10, were they swift with 20, with a dragon rider 22', () => {
    const ten = `${line(5)} ${line(5, 1)}`
    const factor = (card: string) => scoutingFactor(field([{ side: 0, card, elements: ten }]), 0)
    expect(factor('orderKnights')).toBe(10)
    expect(factor('horseArchers')).toBe(20) // B 40
    const swift = { side: 0, card: 'horseArchers', elements: ten }
    const g = field([swift, { side: 0, card: 'dragonrider', elements: '0,6' }], { rules: 'full' })
    expect(scoutingFactor(g, 0)).toBe(22)
  })

  test('DW-EX-97 DW-XVI.31 50 out-scout 30, not 40', () => {
    expect(outscouts(50, 30)).toBe(true)
    expect(outscouts(50, 40)).toBe(false)
    expect(outscouts(30, 50) || outscouts(40, 50)).toBe(false)
  })

  /** Marches of one group led by unit 0; the least die with which it arrives, roll after roll. */
  function needs(g: Demonworld): { from: number; rolls: number[] } {
    g.marches = true
    for (let unit = 0; unit < g.card.length; unit++) {
      g.march[unit] = RIGHT_WING
      g.group[unit] = 1
    }
    const least = () => [1, 2, 3, 4, 5, 6].find(die => arrivalRoll(g, 1, die))!
    const rolls = [least()]
    g.waits[0]++
    return { from: earliestRound(g, 1), rolls: [...rolls, least()] }
  }

  test('DW-EX-98 DW-XVI.32 DW-XVI.34 when flank marches arrive', () => {
    const skirmishers = field([{ side: 0, card: 'lightArchers', elements: line(4) }])
    expect(needs(skirmishers)).toEqual({ from: 3, rolls: [4, 3] })
    const command = field([
      { side: 0, card: 'baslian', elements: '0,0' },
      { side: 0, card: 'dwarfEaters', elements: line(4, 1) },
    ])
    expect(needs(command)).toEqual({ from: 4, rolls: [2, 1] }) // the second time it comes whatever the die says
  })

  test('DW-EX-99 the Standard of Victory adds one to what the leader has', () => {
    const g = field([
      { side: 0, elements: '0,0=L 1,0=S 2,0=P', item: 'standardOfVictory' },
      { side: 1, elements: '0,-1=P 2,-1=P', facing: 4 },
    ])
    const plain = 8 - 2
    expect(meleeBase(g, on(g, '0,0'), on(g, '0,-1'), 0).base).toBe(plain + 1 + 1)
    expect(meleeBase(g, on(g, '2,0'), on(g, '2,-1'), 0).base).toBe(plain + 1)
  })

  test('DW-EX-99 with the leader the Sword of Dread and its fear are gone at once', () => {
    const g = field([
      { side: 0, elements: '0,0=L 1,0=P 2,0=P', item: 'swordOfDread', losses: 1 },
      { side: 1, elements: '1,-1=P', facing: 4 },
    ])
    const fear = () =>
      standingOf(g, { kind: LOSS_TEST, unit: 0, foes: [1] }).factors.find(({ name }) => name === 'fear')?.value ?? 0
    expect([fearOf(g, 0), fear()]).toEqual([3, 2])
    remove(g, on(g, '0,0'), DESTROYED)
    expect([fearOf(g, 0), fear()]).toEqual([1, 0])
  })
})
