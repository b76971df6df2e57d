import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { profileOf } from '../content/armies/profile.ts'
import { groundOf } from '../content/board/ground.ts'
import { HEDGE_HEIGHT, LEVEL_HEIGHT, UNDERGROWTH_HEIGHT, WOOD_HEIGHT } from '../content/tables.ts'
import { shift } from '../elements.ts'
import { preysOf } from '../rules/morale/rage.ts'
import { cannotTest, LOSS_TEST, OVERRUN_TEST, standingOf } from '../rules/morale/tests.ts'
import { cannotAttack, MARCHING, moveOf } from '../rules/movement/move.ts'
import { cannotWheel, wheelCost, wheels } from '../rules/movement/wheeling.ts'
import { cannotShootNow, targetsOf } from '../rules/shooting/base-number.ts'
import { sectionsOf } from '../rules/shooting/sight.ts'
import { type Demonworld, MELEE, SECOND_FIRE } from '../state.ts'
import { field, type Given, hexAt, kinds, matchAt, on, places, type Setting } from './table.ts'

type Played = ReturnType<typeof matchAt>
const intro: Setting = { rules: 'introduction' }
const calm: Setting = { rules: { morale: false } }
const far: Given = { side: 1, elements: '0,-12=L', facing: 4 }
const stateOf = (match: Played) => match.state as Demonworld
const hex = (match: Played, label: string) => `hex ${hexAt(stateOf(match), label)}`
const spentAndUsed = (match: Played) => {
  const { spent, used } = stateOf(match).core.flow.at(-1)!.here as { spent: number; used: number }
  return [spent, used]
}

/** A match in which unit 0 is about to move. */
function moving(units: readonly Given[], setting: Setting = intro): Played {
  const match = matchAt(units, setting)
  while (match.asked?.decision !== 'chooseMover' || match.asked.seats[0] !== 0) play(match, choicesOf(match).at(-1)!)
  play(match, 'unit 0')
  return match
}

describe('movement', () => {
  test('DW-V.7 the step of an ordered unit may be made as a manoeuvre', () => {
    const match = moving([{ side: 0, elements: '0,0 1,0 2,0 3,0', order: 'A' }, far])
    play(match, 'step 1')
    expect(places(stateOf(match), 0)).toEqual(['1,-1:1', '2,-1:1', '3,-1:1', '4,-1:1'])
    expect(spentAndUsed(match)).toEqual([0, 1])
  })

  test('DW-V.21 a column steps by movement points or as a manoeuvre, and its followers turn free', () => {
    const column = { side: 0, elements: '0,0 0,1 0,2 0,3', facing: 1, order: 'A' }
    const match = moving([column, far])
    play(match, 'march 7') // to the north-east, facing north
    expect(places(stateOf(match), 0)).toEqual(['0,0:1', '0,1:1', '0,2:1', '1,-1:1'])
    expect(spentAndUsed(match)).toEqual([3, 0])
    expect(kinds(match)).toContain('face')
    play(match, 'file 7')
    expect(spentAndUsed(match)).toEqual([3, 1])
  })

  test('DW-V.22 a common turn of a column is a manoeuvre; if it disorders it the free regroup follows', () => {
    const match = moving([{ side: 0, elements: '0,0 0,1 -1,2 -1,3', facing: 1, order: 'A' }, far])
    play(match, 'turn 2')
    expect(spentAndUsed(match)[1]).toBe(1)
    expect(match.asked?.decision).toBe('regroupAfterTurn')
    expect(kinds(match)).toEqual(['block', 'stay'])
    expect(cannotWheel(stateOf(match), moveOf(stateOf(match), 0, MARCHING), wheels[0])).toBe('DW-V.11')
  })

  test('DW-V.30 DW-V.32 whatever brings contact is an attack; a unit already in melee needs no conditions', () => {
    const jumble = { side: 0, elements: '0,0 1,0 3,0 4,0', order: 'B' }
    const g = field([jumble, { side: 1, elements: '0,-2', facing: 4 }], intro)
    expect(cannotAttack(g, 0)).toBe('DW-V.31')
    const inMelee = field([jumble, { side: 1, elements: '0,-1', facing: 4 }], intro)
    expect(cannotAttack(inMelee, 0)).toBeUndefined()
    // a step as a manoeuvre that makes contact is one too: nothing but the reaction and the completion follows
    const match = moving([
      { side: 0, elements: '0,0 1,0 2,0 3,0', order: 'A' },
      { side: 1, elements: '0,-2 1,-2 2,-2 3,-2', facing: 4, order: 'H' },
    ])
    const events = play(match, 'step 2')
    expect(told(events, 'contact')).toEqual([[0, 1]])
    expect(match.asked?.seats).toEqual([1])
  })

  test('DW-V.43 an attacked unit on hold shoots at its attackers in the second ranged phase', () => {
    const g = field([
      { side: 0, card: 'arquebusiers', elements: '0,0=L 1,0', order: 'H' },
      { side: 1, elements: '0,-1=L', facing: 4, order: 'A' },
    ])
    g.phase = SECOND_FIRE
    expect(cannotShootNow(g, 0)).toBeUndefined()
    expect(targetsOf(g, on(g, '0,0'))).toEqual([on(g, '0,-1')])
    g.engaged[0] = true
    expect(cannotShootNow(g, 0)).toBe('DW-IV.2')
  })

  test('DW-T6 what manoeuvres cost', () => {
    expect([5, 6].map(width => wheelCost(width, wheels[0]))).toEqual([1, 2])
    expect(wheelCost(5, wheels[1])).toBe(2)
    const match = moving([{ side: 0, elements: '0,0 1,0 2,0 3,0', order: 'A' }, far])
    play(match, 'turn 3')
    expect(spentAndUsed(match)).toEqual([0, 1])
    play(match, 'shift', `element ${on(stateOf(match), '0,0')}`, hex(match, '0,1'), 'done')
    expect(spentAndUsed(match)).toEqual([0, 2])
  })
})

describe('sight', () => {
  const see = (map: string, from: string, to: string) => {
    const g = field(
      [
        { side: 0, elements: from },
        { side: 1, elements: to },
      ],
      { map },
    )
    return sectionsOf(g, on(g, from), on(g, to))
  }

  test('DW-XII.1 nothing between: free sight', () => {
    expect(see('field 12', '0,0', '0,-5')).toBe(2)
    expect(profileOf(groundOf('field 12'), 0, 5).blockers).toHaveLength(0)
  })

  test('DW-XII.2 DW-T10 heights of what stands between', () => {
    expect([LEVEL_HEIGHT, UNDERGROWTH_HEIGHT, HEDGE_HEIGHT, WOOD_HEIGHT]).toEqual([2, 1, 1, 10])
    const land = groundOf('field 12|0,-2=level1 0,-3=undergrowth 0,-4=wood')
    const { blockers } = profileOf(land, land.board.hex('0,0'), land.board.hex('0,-6'))
    // twice the distance, and the top
    expect([...blockers]).toEqual([4, 2, 6, 1, 8, 10])
  })

  test('DW-XII.5 rock, sand, mud, swamp and open ground hide nothing', () => {
    for (const terrain of ['rock', 'sand', 'mud', 'swamp', 'open'])
      expect(see(`field 12|0,-2=${terrain}`, '0,0', '0,-5')).toBe(2)
    expect(see('field 12|0,-2=wood', '0,0', '0,-5')).toBe(0)
  })

  test('DW-XII.8 a wooded hill is overgrown: its ground and its trees add up', () => {
    const land = groundOf('field 12|0,-2=level1 0,-2=wood')
    const { blockers } = profileOf(land, land.board.hex('0,0'), land.board.hex('0,-6'))
    expect(Math.max(...blockers.filter((_, i) => i % 2 === 1))).toBe(12)
  })
})

describe('melees', () => {
  const fighting = (units: readonly Given[]) => matchAt(units, { ...intro, phase: 'melee' })

  test('DW-VI.5 units linked by contact are one melee, others another', () => {
    const match = fighting([
      { side: 0, elements: '0,0 1,0' },
      { side: 1, elements: '0,-1:4 1,-1:4' },
      { side: 0, elements: '2,-1:2' },
      { side: 0, elements: '8,0' },
      { side: 1, elements: '8,-1:4' },
    ])
    const { parts } = stateOf(match).core.flow.find(({ proc }) => proc === 'melees')!.here as { parts: number[] }
    expect(parts).toEqual([0, 0, 0, 3, 3])
  })

  test('DW-VI.6 DW-VI.10 any unit in contact fights, whatever its order; each element strikes once', () => {
    const match = fighting([
      { side: 0, elements: '0,0', order: 'B' },
      { side: 1, elements: '0,-1:4', order: 'H' },
    ])
    const strikes: number[][] = []
    while (stateOf(match).round === 1 && stateOf(match).phase === MELEE) {
      const choice = choicesOf(match).includes('everyone') ? 'everyone' : choicesOf(match).at(-1)!
      strikes.push(...told(play(match, choice), 'strikes'))
    }
    expect(strikes.map(([element]) => element).sort()).toEqual([0, 1])
  })

  test('DW-VI.43 units without contact after all regrouping are out of melee', () => {
    const match = fighting([
      { side: 0, elements: '0,0 0,1', engaged: true, phases: 1 },
      { side: 1, elements: '0,-1:4', engaged: true, phases: 1 },
    ])
    // nobody strikes; whoever goes first stays, the single element of the other side steps away
    while (match.asked?.decision !== 'regroupElement') play(match, choicesOf(match).at(-1)!)
    const g = stateOf(match)
    shift(g, on(g, '0,-1'), hexAt(g, '0,-3'))
    const events = []
    while (stateOf(match).round === 1 && stateOf(match).phase === MELEE) events.push(...play(match, 'done'))
    expect(told(events, 'out')).toEqual([[0], [1]])
    expect([...stateOf(match).engaged, ...stateOf(match).phases]).toEqual([false, false, 0, 0])
  })

  test('DW-XXVII.1 a single hit on a troll closes at the end of the melee phase', () => {
    const match = matchAt(
      [
        { side: 0, card: 'trolls', elements: '0,0=L 1,0', hits: 1 },
        { side: 1, elements: '0,-1:1=L' },
      ],
      { ...calm, phase: 'melee' },
    )
    const events = []
    while (stateOf(match).round === 1 && stateOf(match).phase === MELEE)
      events.push(...play(match, choicesOf(match).at(-1)!))
    expect(told(events, 'heals')).toEqual([[0], [1]])
    expect(stateOf(match).hits.slice(0, 2)).toEqual([0, 0])
  })
})

describe('morale', () => {
  test('DW-XV.1 commanders on their own never test', () => {
    const g = field([
      { side: 0, card: 'kruuk', elements: '0,0' },
      { side: 0, elements: '2,0' },
    ])
    expect([cannotTest(g, 0), cannotTest(g, 1)]).toEqual(['DW-XV.1', undefined])
  })

  test('DW-XV.3 an attached commander counts as one element, and his stars', () => {
    const unit = { side: 0, elements: '0,0=P 1,0' }
    const occasion = { kind: LOSS_TEST, unit: 0, foes: [] }
    expect(standingOf(field([unit]), occasion).total).toBe(2)
    expect(standingOf(field([unit, { side: 0, card: 'barrach', elements: '2,0', joins: 0 }]), occasion).total).toBe(6)
  })

  test('DW-XV.20 DW-EX-90 an overrun test counts the losses of this overrun, and nothing inflicted', () => {
    const g = field([
      { side: 0, elements: '0,0=P 1,0 2,0 3,0', losses: 2, slain: 3 },
      { side: 1, card: 'trolls', elements: '0,-3=P' },
    ])
    const { factors, total } = standingOf(g, { kind: OVERRUN_TEST, unit: 0, foes: [1] })
    expect(factors).toEqual([
      { name: 'elements', value: 4 },
      { name: 'fear', value: -1 },
      { name: 'losses', value: -2 },
    ])
    expect(total).toBe(1)
  })

  const raging = (elements: string, facing: number, foe: string) =>
    matchAt(
      [
        { side: 0, elements, facing, impetuous: true, prey: 1 },
        { side: 1, elements: foe, facing: 4, order: 'B' },
      ],
      { phase: 'movement' },
    )

  test('DW-XV.71 an impetuous unit goes straight for its enemy, with as many as possible into contact', () => {
    const match = raging('0,0=P 1,0 2,0 3,0', 1, '0,-4=P 1,-4 2,-4 3,-4')
    expect(match.asked?.decision).toBe('moveUnit')
    expect(kinds(match)).toEqual(['advance'])
    const events = play(match, choicesOf(match)[0])
    expect(told(events, 'contact')).toEqual([[0, 1]])
  })

  test('DW-XV.71 DW-XV.73 with the enemy behind it, it must turn or wheel first', () => {
    const match = raging('0,0=P 1,0 2,0 3,0', 1, '1,6=P')
    expect(kinds(match)).toEqual(['turn'])
    expect(choicesOf(match)).toContain('turn 3')
  })

  test('DW-XV.73 AMB-38 its prey gone or routing, it goes for the nearest enemy', () => {
    const units = [
      { side: 0, elements: '0,0=P 1,0', impetuous: true, prey: 1 },
      { side: 1, elements: '0,-9=P' },
      { side: 1, elements: '0,-4=P' },
    ]
    expect(preysOf(field(units), 0)).toEqual([1])
    const routed = field([units[0], { ...units[1], routing: true }, units[2]])
    expect(preysOf(routed, 0)).toEqual([2])
  })
})
