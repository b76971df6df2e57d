import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { classOf, fieldsOf, partField } from '../../../bases.ts'
import { CORPSE } from '../../../content/expert/scars.ts'
import { ground, placeOf, riderOf } from '../../../elements.ts'
import { tryMove } from '../../../expert/large/reach.ts'
import { largePoints } from '../../../expert/large/steps.ts'
import { attacksOf } from '../../../rules/large/attacks.ts'
import { breathFields, cannotBreathe } from '../../../rules/large/breath.ts'
import { bigMeleeBase, chariotFields } from '../../../rules/large/melee.ts'
import { cannotMount, stirrups } from '../../../rules/large/mounts.ts'
import { fieldsToAimAt, inLargeArc } from '../../../rules/large/ranged.ts'
import { meleeBase, momentaryInitiative, strikeTargets } from '../../../rules/melee/strike.ts'
import { mayGo } from '../../../rules/movement/passage.ts'
import { markersFor } from '../../../rules/orders/phase.ts'
import { cannotFire, cannotShootNow, rangedBase } from '../../../rules/shooting/base-number.ts'
import { eyeOf, sectionsOf } from '../../../rules/shooting/sight.ts'
import { FIRST_FIRE, NONE, RIDER_SHOT, SECOND_FIRE } from '../../../state.ts'
import { moving, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, kinds, matchAt } from '../../table.ts'

const expert = { rules: 'expert' } as const
const far: Given = { side: 1, elements: '0,-12', facing: 4 }
const dragon: Given = { side: 0, card: 'clawDragon', elements: '0,0', order: 'A' }
const chariot: Given = { side: 0, card: 'horseChariot', elements: '0,0', order: 'A' }
const rider = (rides: number, card = 'captain'): Given => ({ side: 0, card, elements: '', rides })
const factorOf = (base: { factors: readonly { name: string; value: number }[] }, name: string) =>
  base.factors.find(factor => factor.name === name)?.value ?? 0

describe('giants', () => {
  test('DW-XVII.34 a giant shoots into a wedge as wide as its base, not at what is beside it', () => {
    const g = field([{ side: 0, card: 'stoneGiant', elements: '0,0', order: 'H' }, far], expert)
    const may = (label: string) => inLargeArc(g, 0, hexAt(g, label))
    expect(['0,-2', '2,-2', '-1,-1', '4,-2', '1,-3'].map(may)).toEqual([true, true, true, false, true])
    expect(['0,-1', '1,-1', '0,2', '0,1'].map(may)).toEqual([false, false, false, false])
    expect(eyeOf(g, 0, g.at[0])).toBe(5)
  })

  test('DW-XVII.35 a weapon in both hands takes one initiative off, in the first phase only', () => {
    const g = field([{ side: 0, card: 'clubGiant', elements: '0,0', order: 'A' }, far], expert)
    expect(momentaryInitiative(g, 0)).toBe(2 + 2 - 1)
    g.phases[0] = 1
    expect(momentaryInitiative(g, 0)).toBe(2)
  })

  test('DW-XVII.32 a giant who commands has fixed points, less one for each hit', () => {
    const g = field([{ side: 0, card: 'giantChief', elements: '0,0', order: 'A', hits: 2 }, far], expert)
    expect([0, 1, 2, 3].map(order => largePoints(g, 0, order))).toEqual([16, 16, 16, 16])
  })

  test('DW-XVII.32 a giant who commands gives orders to leaderless units near him', () => {
    const match = matchAt(
      [
        { side: 0, card: 'giantChief', elements: '0,0' },
        { side: 0, elements: '3,0=P 4,0 5,0' },
        { ...far, elements: '0,-12=L' },
      ],
      { ...expert, phase: 'orders' },
    )
    expect(choicesOf(match, 0).filter(choice => choice.startsWith('order')).length).toBe(4)
  })

  test('DW-XVII.36 DW-XVII.37 a dead colossus bars its fields and hides what is behind it', () => {
    const g = field(
      [
        { side: 0, card: 'clubGiant', elements: '0,0' },
        { side: 0, card: 'lightArchers', elements: '0,5=P' },
        { side: 1, card: 'arquebusiers', elements: '0,-3=P', facing: 4 },
      ],
      expert,
    )
    const fields = fieldsOf(g, 0)
    const match = matchAt(
      [
        { side: 0, card: 'clubGiant', elements: '0,0', hits: 5, engaged: true, phases: 1 },
        { side: 1, card: 'closeOrder', elements: '0,-1=P', facing: 4, engaged: true, phases: 1 },
        { side: 0, elements: '5,5' },
      ],
      { ...expert, phase: 'melee' },
    )
    play(match, 'done')
    const events = play(match, 'everyone =1')
    const state = stateOf(match)
    expect(told(events, 'corpse')[0].slice(1)).toEqual(fields)
    expect(state.corpses).toEqual(fields)
    expect(fields.every(hex => ground(state).scars[hex] & CORPSE)).toBe(true)
    const beside = hexAt(state, '1,0')
    expect(mayGo(state, ground(state), state.type[1], beside, fields[0])).toBe(false)
  })
})

describe('dragons', () => {
  test('DW-XVII.38 rider and breath are two attacks, with Skirmish in the first phase, with Hold in the second', () => {
    const g = field([{ ...dragon, order: 'P' }, far], expert)
    g.phase = FIRST_FIRE
    expect([cannotShootNow(g, 0), cannotFire(g, 0), cannotBreathe(g, 0)]).toEqual([undefined, undefined, undefined])
    g.shot[0] = 2
    expect([cannotFire(g, 0), cannotBreathe(g, 0)]).toEqual([undefined, 'DW-XVII.38'])
    g.shot[0] = RIDER_SHOT
    expect([cannotFire(g, 0), cannotBreathe(g, 0)]).toEqual(['DW-IV.1', undefined])
    g.phase = SECOND_FIRE
    expect(cannotShootNow(g, 0)).toBe('DW-IV.1')
  })

  test('DW-XVII.38 the rider shoots ahead and to both sides, from one above the dragon', () => {
    const g = field([dragon, far], expert)
    const may = (label: string) => inLargeArc(g, 0, hexAt(g, label))
    expect(['0,-4', '4,0', '-4,0', '5,-1', '-1,1', '0,1', '2,1', '-3,1'].map(may)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(eyeOf(g, 0, g.at[0])).toBe(7)
  })

  test('DW-XVII.39 nine fields to the left, ahead or to the right, up to three away', () => {
    const g = field([dragon, far], expert)
    const areas = [0, 1, 2].map(area => breathFields(g, 0, area).map(hex => ground(g).board.labels[hex]))
    expect(areas.map(area => area.length)).toEqual([9, 9, 9])
    expect(areas[1].slice(0, 2).sort()).toEqual(['0,-1', '1,-1'])
    expect(areas[0]).toContain('-3,0')
    expect(areas[2]).toContain('3,0')
  })

  test('DW-XVII.39 a rider is attacked apart from his mount when its head is in the area', () => {
    const match = matchAt(
      [
        { ...dragon, order: 'P' },
        { side: 1, card: 'clawDragon', elements: '0,-3', facing: 4 },
        { side: 1, card: 'captain', elements: '', rides: 1 },
      ],
      { ...expert, phase: 'firstFire' },
    )
    play(match, 'unit 0')
    const events = play(match, 'area 1 =20 20')
    expect(told(events, 'sears').map(([, target]) => target)).toEqual([1, 2])
  })

  test('DW-XVII.40 nobody on the forward flank fields can be struck', () => {
    const g = field([dragon, { side: 1, elements: '-2,1=P', facing: 0 }], expert)
    expect(classOf(g, 0, g.at[1]) > 0).toBe(true)
    expect(strikeTargets(g, 0)).toEqual([])
  })
})

describe('riders', () => {
  test('DW-XVII.31 only commanders of size 1 or 2 on foot ride, and only dragons and chariots', () => {
    const g = field(
      [
        dragon,
        { side: 0, card: 'captain', elements: '0,-1' },
        { side: 0, card: 'marshal', elements: '1,-1' },
        { side: 0, card: 'clubGiant', elements: '-3,0' },
        { side: 0, card: 'kruuk', elements: '-3,-1' },
      ],
      expert,
    )
    expect(cannotMount(g, 1, 0)).toBeUndefined()
    expect(cannotMount(g, 2, 0)).toBe('DW-XVII.31')
    expect(cannotMount(g, 4, 3)).toBe('DW-XVII.31')
    expect(cannotMount(g, 4, 0)).toBe('DW-XVII.41')
  })

  test('DW-XVII.31 all his markers for the mount, or orders for units and the mount holds', () => {
    const units: Given[] = [
      { ...dragon, order: undefined as never },
      rider(0),
      { side: 0, elements: '3,0=P 4,0 5,0', facing: 1 },
      { ...far, elements: '0,-12=L' },
    ].map(({ order: _, ...unit }: Given) => unit as Given)
    expect(markersFor(field(units, expert), 0)).toBe(2)
    const match = matchAt(units, { ...expert, phase: 'orders' })
    expect(choicesOf(match)).toEqual(['lead', 'steer'])
    play(match, 'lead')
    expect(stateOf(match).order[0]).toBe(3)
  })

  test('DW-XVII.41 he mounts from one of the four fields before the head, and the move of both is over', () => {
    const g = field([dragon, far], expert)
    const labels = stirrups(g, 0).map(hex => ground(g).board.labels[hex])
    expect(labels.sort()).toEqual(['-1,0', '0,-1', '1,-1', '1,0'])
    const match = moving([dragon, { side: 0, card: 'captain', elements: '0,-2' }, far], expert)
    play(match, 'tread 1')
    play(match, 'done')
    play(match, 'mount 0')
    const state = stateOf(match)
    expect([riderOf(state, 0), state.at[1], state.moved[0], state.moved[1]]).toEqual([1, NONE, true, true])
    expect(attacksOf(state, 0).some(({ byRider }) => byRider)).toBe(false)
  })

  test('DW-XVII.41 a dragon whose rider gets off and goes away leaves the battle', () => {
    const match = moving([dragon, rider(0), far], expert)
    play(match, `hex ${hexAt(stateOf(match), '0,-1')}`)
    expect(stateOf(match).bereft).toEqual([0, 1])
    const events = play(match, 'tread 4', 'done')
    expect(told(events, 'withdraws')).toEqual([[0]])
    expect(stateOf(match).fate[0]).toBe(3)
  })

  test('DW-XVII.41 a rider’s death takes his dragon away', () => {
    const match = matchAt(
      [
        { ...dragon, engaged: true, phases: 1 },
        { ...rider(0), hits: 2 },
        { side: 1, card: 'clubGiant', elements: '0,-1', facing: 4, engaged: true, phases: 1 },
        { side: 0, elements: '5,5' },
      ],
      { ...expert, phase: 'melee' },
    )
    while (match.asked?.seats[0] === 0) play(match, 'done')
    play(match, 'attacker 2')
    const events = play(match, 'target 1', 'done =1')
    expect(told(events, 'withdraws')).toEqual([[0]])
    expect([stateOf(match).fate[1], stateOf(match).fate[0]]).toEqual([2, 3])
  })

  test('DW-XVII.42 he keeps his own attack against the front fields, and is a target of his own where the head is', () => {
    const g = field([dragon, rider(0), { side: 1, elements: '0,-1=P -2,2', facing: 4 }], expert)
    expect(strikeTargets(g, 1)).toEqual([2])
    expect(strikeTargets(g, 2).sort()).toEqual([0, 1])
    expect(strikeTargets(g, 3)).toEqual([])
    expect(placeOf(g, 1)).toBe(g.at[0])
  })
})

describe('chariots', () => {
  test('DW-XVIII.1 open ground and sand; a level costs 3 more, roads carry them over anything', () => {
    const step = (patch: string) => {
      const g = field([chariot, far], { ...expert, map: `field 12|${patch}` })
      return tryMove(g, ground(g), 0, g.at[0], 1, 1).cost
    }
    expect(['0,-1=sand', '0,-1=rock', '0,-1=wood', '0,-1=water1', '0,0-0,-1=hedge'].map(step)).toEqual([
      3, -1, -1, -1, -1,
    ])
    expect([step('0,-1=level1'), step('0,-1=level2')]).toEqual([6, -1])
    expect(step('0,-1=wood 0,-1=road')).toBe(3)
    expect(step('0,-1=level2 0,-1=road 0,0=road')).toBe(3)
  })

  test('DW-XVIII.2 forward only', () => {
    const match = moving([chariot, far], expert)
    expect(choicesOf(match).filter(choice => choice.startsWith('tread'))).toEqual([
      'tread 0',
      'tread 1',
      'tread 6',
      'tread 7',
    ])
  })

  test('DW-XVIII.2 at no hit points left it is removed without a wreck', () => {
    const match = matchAt(
      [
        { ...chariot, hits: 3, engaged: true, phases: 1 },
        { side: 1, elements: '0,-1=P', facing: 4, engaged: true, phases: 1 },
        { side: 0, elements: '5,5' },
      ],
      { ...expert, phase: 'melee' },
    )
    play(match, 'done')
    play(match, 'everyone =1')
    expect([stateOf(match).fate[0], stateOf(match).corpses]).toEqual([2, []])
  })

  test('DW-XVIII.3 DW-XVIII.5 the shooter says whether he aims at the chariot or the animals', () => {
    const g = field([chariot, { side: 1, card: 'lightArchers', elements: '4,1=P', facing: 2, order: 'H' }], expert)
    const fields = fieldsToAimAt(g, 1, 0, false)
    expect(fields.map(hex => ground(g).board.labels[hex])).toEqual(['0,1', '1,0'])
    const armour = fields.map(hex => {
      g.mark[1] = hex
      return factorOf(rangedBase(g, 1, 0, 0, 0, false), 'armour')
    })
    expect(armour).toEqual([-2, -1])
  })

  test('DW-XVIII.4 the crew sees all round from its platform, forward only over its animals', () => {
    const g = field(
      [
        { ...chariot, order: 'H' },
        { side: 1, elements: '0,-1=P 0,5', facing: 4 },
      ],
      expert,
    )
    expect(['0,-3', '0,5', '5,0'].map(label => inLargeArc(g, 0, hexAt(g, label)))).toEqual([true, true, true])
    expect(eyeOf(g, 0, partField(g, 0, 2))).toBe(3)
    expect([sectionsOf(g, 0, 1), sectionsOf(g, 0, 2)]).toEqual([0, 2])
  })

  test('DW-XVIII.6 animals strike before them, one may support the other; the crew strikes behind', () => {
    const g = field([chariot, { side: 1, elements: '1,-1=P 0,2', facing: 4 }], expert)
    expect(attacksOf(g, 0).map(({ weapon }) => weapon)).toEqual(['hand', 'animals', 'animals'])
    const match = matchAt(
      [
        { ...chariot, engaged: true, phases: 1 },
        { side: 1, elements: '1,-1=P 0,-1', facing: 4, engaged: true, phases: 1 },
      ],
      { ...expert, phase: 'melee' },
    )
    play(match, 'attacker 0')
    play(match, 'target 1')
    expect(choicesOf(match)).toEqual(['target 1', 'support', 'spare'])
    play(match, 'support')
    expect(stateOf(match).blows).toEqual([0, 1, 1, 1])
  })

  test('DW-XVIII.7 from behind only the chariot, from before only the animals, from the rearward flank either', () => {
    const g = field([chariot, far], expert)
    const struck = (label: string) => chariotFields(g, 0, hexAt(g, label)).map(hex => ground(g).board.labels[hex])
    expect(struck('0,2')).toEqual(['0,1'])
    expect(struck('1,-1')).toEqual(['0,0', '1,0'])
    expect(struck('-1,0')).toEqual(['0,0'])
    expect(struck('-1,1')).toEqual(['0,0', '0,1'])
  })

  test('DW-XVII.29 chariots have flank and rear bonuses, but not against colossi', () => {
    const bonus = (card: string, elements: string, facing: number) => {
      const g = field([chariot, { side: 1, card, elements, facing }], expert)
      const base = bigMeleeBase(g, 0, 1, 0, attacksOf(g, 0)[1])
      return factorOf(base, 'flank') + factorOf(base, 'rear')
    }
    expect(bonus('captain', '0,-1', 1)).toBe(4)
    expect(bonus('captain', '0,-1', 4)).toBe(0)
    expect(bonus('clubGiant', '1,-3', 1)).toBe(0)
  })

  test('DW-IMP.4 against a chariot flank and rear of its base count', () => {
    const g = field([chariot, { side: 1, elements: '0,2=P', facing: 1 }], expert)
    expect(factorOf(meleeBase(g, 1, 0, 0), 'rear')).toBe(4)
  })

  test('DW-XVIII.8 a passenger whose chariot is destroyed stands on its field', () => {
    const match = matchAt(
      [
        { ...chariot, hits: 3, engaged: true, phases: 1 },
        rider(0),
        { side: 1, elements: '0,-1=P', facing: 4, engaged: true, phases: 1 },
      ],
      { ...expert, phase: 'melee' },
    )
    play(match, 'done')
    while (kinds(match).includes('everyone') && match.asked?.seats[0] === 0) play(match, 'done')
    play(match, 'everyone =1')
    const g = stateOf(match)
    expect([g.mount[1], ground(g).board.labels[g.at[1]], g.hits[1]]).toEqual([NONE, '0,1', 0])
  })
})
