import { choicesOf, play } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { wedgeBonus } from '../../rules/melee/hits.ts'
import { meleeBase, momentaryInitiative } from '../../rules/melee/strike.ts'
import { cannotAttack } from '../../rules/movement/move.ts'
import { inSquare, inWedge, isOrdered, maySkirmish } from '../../rules/movement/units.ts'
import { intro, line, moving, type Played, stateOf } from '../examples.ts'
import { field, matchAt, on } from '../table.ts'

const WEDGE = '0,0 -1,1 0,1 -2,2 -1,2 0,2'
const WEDGE_OF_TEN = `${WEDGE} -3,3 -2,3 -1,3 0,3`

describe('chapter XIII', () => {
  test('DW-EX-80 DW-XIII.1 without the symbol a shape is just a disordered arrangement', () => {
    const wedge = field([{ side: 0, elements: WEDGE }])
    expect([inWedge(wedge, 0), isOrdered(wedge, 0), wedgeBonus(wedge, on(wedge, '0,0'))]).toEqual([false, false, 0])
    const own = field([{ side: 0, card: 'berserkers', elements: WEDGE }])
    expect([inWedge(own, 0), isOrdered(own, 0), wedgeBonus(own, on(own, '0,0'))]).toEqual([true, true, 5])
    const ranks = `${line(3)} ${line(3, 1)}`
    expect(maySkirmish(field([{ side: 0, elements: ranks }]), 0)).toBe(false)
    expect(maySkirmish(field([{ side: 0, card: 'lightArchers', elements: ranks }]), 0)).toBe(true)
  })

  const six = '0,-1:2 1,-1:1 1,0:0 0,1:5 -1,1:4 -1,0:3'
  /** A ring of radius 2, looking outwards. */
  const twelve = [
    '0,-2:2',
    '1,-2:1',
    '2,-2:1',
    '2,-1:0',
    '2,0:0',
    '1,1:5',
    '0,2:5',
    '-1,2:4',
    '-2,2:4',
    '-2,1:3',
    '-2,0:3',
    '-1,-1:2',
  ].join(' ')
  const squares = {
    six,
    seven: `${six} 0,0:3`,
    eight: '0,-1:2 1,-1:1 2,-1:0 2,0:5 1,1:5 0,1:4 -1,1:3 -1,0:2',
    nine: '0,-1:2 1,-1:1 2,-1:1 2,0:0 1,1:5 0,2:4 -1,2:3 -1,1:3 -1,0:2',
    ten: '0,-1:2 1,-1:1 2,-1:0 2,0:0 1,1:5 0,2:4 -1,2:4 -2,2:3 -2,1:3 -1,0:2',
    twelve,
  }

  test.each(Object.entries(squares))('DW-EX-81 DW-XIII.2 a square of %s', (_name, elements) => {
    const g = field([{ side: 0, card: 'spearmen', elements }])
    expect([inSquare(g, 0), isOrdered(g, 0)]).toEqual([true, false])
    for (let element = 0; element < 6; element++) {
      g.facing[element] = (g.facing[element] + 3) % 6 // one who looks inwards spoils it
      if (elements !== squares.seven) expect(inSquare(g, 0)).toBe(false)
      g.facing[element] = (g.facing[element] + 3) % 6
    }
  })

  test('DW-EX-82 DW-XIII.13 the point of a wedge of ten strikes with +9, all others with nothing', () => {
    const g = field([{ side: 0, card: 'berserkers', elements: WEDGE_OF_TEN }])
    const bonuses = WEDGE_OF_TEN.split(' ').map(label => wedgeBonus(g, on(g, label)))
    expect(bonuses).toEqual([9, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('DW-EX-83 DW-XIII.12 dissolved and turned by 120° the same shape is disordered and may not attack', () => {
    const match = moving(
      [
        { side: 0, card: 'orderKnights', elements: WEDGE_OF_TEN, order: 'A' },
        { side: 1, elements: '0,-8', facing: 4, order: 'B' },
      ],
      { rules: { morale: false } },
    )
    const g = stateOf(match)
    expect([inWedge(g, 0), cannotAttack(g, 0)]).toEqual([true, undefined])
    expect(choicesOf(match)).not.toContain('turn 2') // as a wedge it goes forward only
    play(match, 'dissolve', 'turn 2')
    if (match.asked?.decision === 'regroupAfterTurn') play(match, 'stay')
    expect([inWedge(g, 0), isOrdered(g, 0), cannotAttack(g, 0)]).toEqual([false, false, 'DW-V.31'])
    g.dissolved[0] = false // next round
    expect(inWedge(g, 0)).toBe(true)
  })

  test('DW-EX-84 DW-XIII.30 hordes: a block of two full ranks and a wedge, no line and no column', () => {
    const isHorde = (elements: string) => isOrdered(field([{ side: 0, card: 'trolls', elements }]), 0)
    expect(isHorde(`${line(4)} ${line(4, 1)}`)).toBe(true)
    expect(isHorde(WEDGE_OF_TEN)).toBe(true)
    expect(isHorde(line(5))).toBe(false)
    expect(isHorde('0,0 0,1 0,2 0,3 0,4')).toBe(false)
  })
})

describe('chapter XIV', () => {
  test('DW-EX-85 DW-XIV.1 base 8: a second attack on 3 or less, unsupported and quicker', () => {
    const fight = () =>
      matchAt(
        [
          { side: 0, card: 'dwarfEaters', elements: '0,0=P 1,0=P', order: 'A' },
          { side: 1, card: 'lightSwordbearers', elements: '0,-1=P -1,0:0=P', facing: 4, order: 'B' },
        ],
        { phase: 'melee', rules: { morale: false } },
      )
    const g = stateOf(fight())
    const [own, foe] = [on(g, '0,0'), on(g, '0,-1')]
    expect(meleeBase(g, own, foe, 0).base).toBe(8)
    expect(momentaryInitiative(g, own)).toBeGreaterThan(momentaryInitiative(g, foe))
    const wins = (die: number) => {
      const match = fight()
      play(match, `attacker ${own}`, `target ${foe}`, `done =${die}`)
      return match.asked?.decision === 'secondAttack'
    }
    expect([2, 3, 4].map(wins)).toEqual([true, true, false])
  })

  /** A hero among five; he strikes A with this die. */
  function hero(die: number): Played {
    const match = matchAt(
      [
        { side: 0, card: 'kruuk', elements: '0,0', engaged: true, phases: 1 },
        { side: 1, elements: '0,-1:4=P 1,-1:4=P 1,0:3=P 0,-2:4=P 1,-2:4=P', engaged: true, phases: 1 },
      ],
      { phase: 'melee', rules: { morale: false } },
    )
    play(match, `attacker ${on(stateOf(match), '0,0')}`, `target ${on(stateOf(match), '0,-1')}`, `done =${die}`)
    return match
  }

  test('DW-EX-86 DW-XIV.2 at B from where he stands, or at D or E from the field of the fallen, never at C', () => {
    const match = hero(1)
    expect(match.asked?.decision).toBe('secondAttack')
    const at = (...labels: string[]) => labels.map(label => `target ${on(stateOf(match), label)}`)
    expect(choicesOf(match)).toEqual([...at('1,-1'), 'press', 'pass'])
    play(match, 'press')
    expect(on(stateOf(match), '0,-1')).toBe(stateOf(match).captains[0])
    expect(choicesOf(match).sort()).toEqual([...at('1,-2', '0,-2'), 'pass'].sort())
    expect(hero(6).asked?.decision).not.toBe('secondAttack') // base 10: 6 is not five under
  })

  test('DW-EX-85 the introduction game knows no second attack', () => {
    const match = matchAt(
      [
        { side: 0, card: 'dwarfEaters', elements: '0,0 1,0', order: 'A' },
        { side: 1, card: 'lightSwordbearers', elements: '0,-1 3,-4', facing: 4, order: 'B' },
      ],
      { ...intro, phase: 'melee' },
    )
    play(match, `attacker ${on(stateOf(match), '0,0')}`, `target ${on(stateOf(match), '0,-1')}`, 'done =1')
    expect(match.asked?.decision).not.toBe('secondAttack')
  })
})
