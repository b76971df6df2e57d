import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { FORWARD_LEFT, fieldsOf } from '../../../bases.ts'
import { ground } from '../../../elements.ts'
import { overrunBase } from '../../../expert/large/overrun.ts'
import { isOverrunnable } from '../../../expert/large/reach.ts'
import { meleeBase } from '../../../rules/melee/strike.ts'
import { mustTest } from '../../../rules/morale/tests.ts'
import { isBrushed, isFighting, touches } from '../../../rules/movement/contact.ts'
import { markersFor } from '../../../rules/orders/phase.ts'
import { moving, type Played, stateOf, used } from '../../examples.ts'
import { field, type Given, hexAt, kinds, matchAt, on, places } from '../../table.ts'

const expert = { rules: 'expert' } as const
const calm = { rules: { large: true, chariots: true, artillery: true, morale: false, specialFigures: false } } as const
const far: Given = { side: 1, elements: '0,-12', facing: 4 }
const giant: Given = { side: 0, card: 'clubGiant', elements: '0,0', order: 'A' }
const treads = (match: Played) => choicesOf(match).filter(choice => choice.startsWith('tread'))
const at = (match: Played, element = 0) => {
  const g = stateOf(match)
  return fieldsOf(g, element).map(hex => ground(g).board.labels[hex])
}

describe('large elements in general', () => {
  test('DW-XVII.1 a large element acts alone, needs no leader and takes one marker', () => {
    const g = field(
      [{ ...giant, order: undefined as never }].map(({ order: _, ...unit }) => unit),
      expert,
    )
    expect([g.strength[0], markersFor(g, 0)]).toEqual([1, 1])
    g.engaged[0] = true
    expect(markersFor(g, 0)).toBe(0)
  })

  test('DW-XVII.1 DW-III.5 a forgotten order is Hold', () => {
    const units = [{ ...giant }, far].map(({ order: _, ...unit }: Given) => unit as Given)
    const match = matchAt(units, { ...calm, phase: 'orders' })
    play(match, '0>ready', '1>ready')
    expect(stateOf(match).order[0]).toBe(3)
  })

  test('DW-XVII.2 it never tests morale', () => {
    const g = field([giant, { side: 0, elements: '0,4' }], expert)
    expect([mustTest(g, 0), mustTest(g, 1)]).toEqual([false, true])
  })

  test('DW-XVII.3 spears strike colossi and chariots as cavalry, guns as infantry', () => {
    const factor = (card: string) => {
      const g = field(
        [
          { side: 0, card, elements: '0,0' },
          { side: 1, card: 'spearmen', elements: '0,-1=P', facing: 4 },
        ],
        expert,
      )
      return meleeBase(g, 1, 0, 0).factors.find(({ name }) => name === 'weapon')!.value
    }
    expect(['clubGiant', 'clawDragon', 'chariot', 'varrig'].map(factor)).toEqual([10, 10, 10, 9])
  })

  test('DW-XVII.4 every step and turn costs points, with a Hold order, too', () => {
    const match = moving([{ ...giant, order: 'H' }, far], expert)
    play(match, 'tread 0')
    expect(used(match).spent).toBe(3)
    play(match, `tread ${FORWARD_LEFT}`)
    expect(used(match).spent).toBe(6)
    expect(choicesOf(match)).toEqual(['done'])
  })

  test('DW-XVII.5 DW-IMP.1 passable ground costs 3 whatever it is, and no field of the base touches other ground', () => {
    const match = moving([giant, far], { ...expert, map: 'field 12|1,-1=wood 0,0=mud 0,1=road' })
    play(match, 'tread 0')
    expect(used(match).spent).toBe(3)
    const swamp = moving([giant, far], { ...expert, map: 'field 12|1,-1=swamp' })
    expect(refusal(swamp, 'tread 0').rule).toBe('DW-XVII.5')
    expect(refusal(swamp, 'tread 14').rule).toBe('DW-XVII.9')
  })

  test('DW-XVII.8 a walk over free fields is offered at a stroke, with every facing there', () => {
    const match = moving([giant, far], expert)
    play(match, `walk ${hexAt(stateOf(match), '3,-3')}`)
    play(match, 'facing 1')
    expect([at(match), used(match).spent]).toEqual([['3,-3', '2,-2', '3,-2'], 9])
    expect(refusal(match, `walk ${hexAt(stateOf(match), '12,0')}`).rule).toBe('DW-XVII.8')
  })
})

describe('overrun', () => {
  test('DW-XVII.15 colossi overrun all but colossi, chariots elements of one field, guns nobody', () => {
    const g = field(
      [
        { side: 0, card: 'clubGiant', elements: '0,0' },
        { side: 0, card: 'chariot', elements: '3,0' },
        { side: 0, card: 'varrig', elements: '6,0' },
        { side: 1, elements: '0,-6=P' },
        { side: 1, card: 'clawDragon', elements: '0,-9' },
      ],
      expert,
    )
    const may = (by: number) => [0, 1, 2, 3, 4].filter(victim => victim !== by && isOverrunnable(g, by, victim))
    expect([may(0), may(1), may(2)]).toEqual([[1, 2, 3], [3], []])
  })

  const foes: Given = { side: 1, elements: '-1,-3 0,-3 1,-3 2,-3', facing: 4, order: 'H' }
  const overrunning = () => {
    const match = moving([giant, foes], calm)
    play(match, 'tread 0', 'tread 1', 'overrun')
    return match
  }

  test('DW-XVII.16 DW-XVII.19 who comes under the base is attacked at once and loses a hit point', () => {
    const match = overrunning()
    const events = play(match, 'tread 1 =1')
    expect(told(events, 'overruns').map(([, victim, , , hit]) => [victim, hit])).toEqual([[3, 1]])
    expect(stateOf(match).fate[3]).toBe(2)
    expect(at(match)[0]).toBe('1,-3')
  })

  test('DW-XVII.16 a field already under the base is not overrun again', () => {
    const match = overrunning()
    play(match, 'tread 1 =20')
    const events = play(match, 'tread 0 =20')
    expect(told(events, 'overruns').map(([, victim]) => victim)).toEqual([4])
  })

  test('DW-XVII.17 it may not end on others, nor go where it could not get off again', () => {
    const match = overrunning()
    play(match, 'tread 1 =20')
    expect(kinds(match)).not.toContain('done')
    const late = moving(
      [
        { ...giant, hits: 5, order: 'P' },
        { ...foes, elements: '0,-2 1,-2 2,-2' },
      ],
      calm,
    )
    play(late, 'tread 1', 'overrun')
    expect(refusal(late, 'tread 1').rule).toBe('DW-XVII.17')
  })

  test('DW-XVII.18 AMB2-21 AMB2-22 overrun, less size, more and less initiative by order and weapon', () => {
    const base = (card: string, order?: string, by = 'A') => {
      const victim = { side: 1, card, elements: '0,-1=P', facing: 4, ...(order ? { order } : {}) }
      return overrunBase(field([{ ...giant, order: by }, victim], expert), 0, 1).base
    }
    expect(base('footmen', 'H')).toBe(7 - 2 + 4 - 4)
    expect(base('footmen', 'B')).toBe(7 - 2 + 4 - 2)
    expect(base('footmen', 'P', 'B')).toBe(7 - 2 + 2 - 3)
    expect(base('pikemen', 'H')).toBe(7 - 2 + 4 - 6)
    expect(base('spearmen', 'H')).toBe(7 - 2 + 4 - 5)
    expect(base('dwarfEaters', 'H')).toBe(7 - 2 + 4 - 4) // two-handed weapons take nothing off
    expect(base('captain')).toBe(7 - 2 + 4 - 3)
  })

  test('DW-XVII.19 DW-XVII.20 a chariot is destroyed outright, its passenger hit where its own field was overrun', () => {
    const play1 = (elements: string, facing: number) => {
      const match = moving(
        [
          giant,
          { side: 1, card: 'chariot', elements, facing, order: 'H' },
          { side: 1, card: 'sandor', elements: '', rides: 1 },
          { side: 1, elements: '9,-9' },
        ],
        { rules: { ...calm.rules, magic: true } },
      )
      play(match, 'tread 1', 'tread 1', 'overrun', 'tread 1 =1')
      const g = stateOf(match)
      return [g.fate[1], g.hits[2], g.mount[2], ground(g).board.labels[g.at[2]]]
    }
    // the animals are overrun: he stands where the chariot stood
    expect(play1('0,-3', 4)).toEqual([2, 0, -1, '0,-4'])
    // the chariot itself is overrun: he is hit, and stands on the nearest free field
    const [fate, hits, mount, place] = play1('0,-4', 1)
    expect([fate, hits, mount]).toEqual([2, 1, -1])
    expect(place).not.toBe('0,-3')
  })

  test('DW-XVII.21 missile troops with a Hold order shoot before they are overrun, and lower its points at once', () => {
    const archers: Given = { side: 1, card: 'lightArchers', elements: '-1,-3 0,-3 1,-3 2,-3', facing: 4, order: 'H' }
    const match = moving([giant, archers], calm)
    play(match, 'tread 0', 'tread 1', 'overrun')
    expect(match.asked?.decision).toBe('declareShots')
    expect(match.asked?.seats).toEqual([1])
    const shooters = choicesOf(match).filter(choice => choice.startsWith('shooter'))
    play(match, shooters[0], `target 0`, 'ready')
    play(match, 'fire =1')
    expect(stateOf(match).hits[0]).toBe(1)
    expect(stateOf(match).shot.filter(Boolean).length).toBe(1)
    expect(match.asked?.decision).toBe('moveLarge')
  })

  test('DW-XVII.21 a second line it reaches while it still stands over the first shoots as it comes into contact', () => {
    const first: Given = { side: 1, elements: '0,-2=P 1,-2', facing: 4, order: 'H', moved: true }
    const second: Given = { side: 1, card: 'lightArchers', elements: '0,-3=P 1,-3', facing: 4, order: 'H' }
    const reached = (rules: Record<string, boolean> = {}) => {
      const match = moving([giant, first, second], { ...calm, rules: { ...calm.rules, ...rules } })
      play(match, 'tread 1', 'overrun', 'tread 1 =20')
      return match
    }
    const match = reached()
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['declareShots', [1]])
    play(match, 'fire')
    // they have let it be: they are not asked again
    expect(match.asked?.decision).toBe('moveLarge')
    expect(reached({ asBefore: true }).asked?.decision).toBe('moveLarge')
  })

  test('DW-XVII.22 DW-XV.20 afterwards the unit closes up and takes an overrun test', () => {
    const rules = { ...calm.rules, morale: true }
    const match = moving([giant, { ...foes, elements: '-1,-3 0,-3 1,-3 2,-3 0,-4 1,-4' }], { rules })
    play(match, 'tread 0', 'tread 1', 'overrun', 'tread 1 =1')
    const events = play(match, 'done')
    while (['moveUnit', 'closeUp'].includes(match.asked?.decision ?? '')) events.push(...play(match, 'done'))
    expect(told(events, 'test').map(([kind, unit]) => [kind, unit])).toEqual([[5, 1]])
  })
})

describe('contact', () => {
  const victim: Given = { side: 1, elements: '0,-2 1,-2 2,-2', facing: 4, order: 'H' }

  test('DW-XVII.23 colossi attack with a Move order, too; a Hold order makes no contact', () => {
    const match = moving([{ ...giant, order: 'B' }, victim], calm)
    play(match, 'tread 1')
    expect(choicesOf(match)).toEqual(['attack', 'overrun'])
    const hold = moving([{ ...giant, order: 'H' }, victim], calm)
    expect(refusal(hold, 'tread 1').rule).toBe('DW-XVII.23')
  })

  test('DW-IMP.3 contact is made by a step or turn forward, never sideways or back', () => {
    const match = moving([giant, { ...victim, elements: '2,0 3,0 4,0', facing: 3 }], calm)
    expect(refusal(match, 'tread 5').rule).toBe('DW-IMP.3')
  })

  test('DW-XVII.24 an attacked unit that has not moved turns and shifts; one that has stands', () => {
    const match = moving([giant, victim], calm)
    play(match, 'tread 1', 'attack')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['moveUnit', [1]])
    const moved = moving([giant, { ...victim, moved: true }], calm)
    stateOf(moved).moved[1] = true
    expect(stateOf(moved).moved[1]).toBe(true)
  })

  test('DW-XVII.24 DW-XVII.25 DW-XVII.26 an attacked large element steps back with its Hold points and is followed', () => {
    const other: Given = { side: 1, card: 'swordGiant', elements: '0,-3', facing: 4, order: 'H' }
    const match = moving([giant, other], calm)
    play(match, 'tread 1')
    play(match, 'tread 1')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['moveLarge', [1]])
    play(match, 'tread 3')
    expect(refusal(match, 'tread 0').rule).toBe('DW-XVII.4') // 5 of its 6 points are gone
    play(match, 'done')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['moveLarge', [0]])
    expect(kinds(match)).toEqual(['tread'])
    expect(refusal(match, 'tread 3').rule).toBe('DW-XVII.25')
    play(match, treads(match)[0])
    expect(isFighting(stateOf(match), 0)).toBe(true)
  })

  test('DW-XVII.25 who attacks may turn and step aside with what is left, staying in contact', () => {
    const match = moving([giant, { ...victim, moved: true }], calm)
    play(match, 'tread 1', 'attack')
    while (match.asked?.seats[0] === 1) play(match, 'done')
    expect(refusal(match, 'tread 0').rule).toBe('DW-XVII.25')
    expect(treads(match).length).toBeGreaterThan(0)
    expect(kinds(match)).toContain('done')
  })

  test('DW-XVII.27 after an overrun whoever it can strike is in melee, others beside it are not', () => {
    const row: Given = { side: 1, elements: '-1,-2 0,-2 1,-2 2,-2 3,-2', facing: 4, order: 'H', moved: true }
    const match = moving([{ ...giant, order: 'B' }, row], calm)
    play(match, 'tread 1', 'overrun', 'tread 1 =20')
    play(match, 'tread 0 =20', 'tread 1')
    const events = play(match, 'done')
    const g = stateOf(match)
    expect(told(events, 'brushes').length).toBe(1)
    const behind = told(events, 'brushes')[0].slice(1)
    expect(behind.every(foe => isBrushed(g, 0, foe) && !touches(g, 0, foe))).toBe(true)
    expect(isFighting(g, 0)).toBe(false)
  })
})

describe('after a melee', () => {
  test('DW-XVII.28 a colossus moves two fields and turns, out of contact if it likes', () => {
    const match = matchAt(
      [
        { ...giant, engaged: true, phases: 1 },
        { side: 1, elements: '0,-1=P 1,-1', facing: 4, engaged: true, phases: 1 },
      ],
      { ...calm, phase: 'melee' },
    )
    while (match.asked?.decision === 'declareStrikes') play(match, 'done')
    if (match.asked?.decision === 'chooseRegroup') play(match, choicesOf(match)[0])
    while (match.asked?.seats[0] === 1) play(match, 'done')
    play(match, 'element 0')
    play(match, 'tread 3', 'tread 4')
    expect(treads(match).every(choice => Number(choice.split(' ')[1]) >= 6)).toBe(true)
    play(match, 'done')
    expect(places(stateOf(match), 0)).toEqual(['-1,2:1'])
  })

  test('DW-XVII.30 a large element wins no second attack', () => {
    const match = matchAt(
      [
        { ...giant, engaged: true, phases: 1 },
        { side: 1, elements: '0,-1=P 1,-1', facing: 4, engaged: true, phases: 1 },
      ],
      { ...expert, phase: 'melee' },
    )
    play(match, 'everyone')
    const events = play(match, 'done =1 6')
    expect(told(events, 'strikes').length).toBe(1)
    expect(match.asked?.decision).not.toBe('secondAttack')
    expect(on(stateOf(match), '0,0')).toBe(0)
  })
})
