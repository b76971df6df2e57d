import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../../content/armies/cards.ts'
import { groundOf } from '../../../content/board/ground.ts'
import { isPresent } from '../../../elements.ts'
import { airBase, airTargets, cannotStrikeFlyer } from '../../../expert/flyers/blows.ts'
import { crash } from '../../../expert/flyers/crash.ts'
import { cannotLand, heightsAt, mayTakeOff } from '../../../expert/flyers/landing.ts'
import { overrunBase } from '../../../expert/large/overrun.ts'
import { cannotWorkMagic } from '../../../expert/magic/casting.ts'
import {
  actualHeight,
  blowAt,
  breathReaches,
  breathSpans,
  FULL_BLOW,
  headOf,
  heightPenalty,
  inAir,
  leastHeight,
  NO_BLOW,
  reachesFlyer,
  shareHeight,
  sizeNow,
  strikingSize,
} from '../../../rules/flyers/heights.ts'
import { mayFly } from '../../../rules/flyers/modes.ts'
import { meleeBase } from '../../../rules/melee/strike.ts'
import { startRout } from '../../../rules/morale/tests.ts'
import { cannotAim, cannotHelp, isIntoMelee, rangeTo } from '../../../rules/shooting/base-number.ts'
import { fall } from '../../../rules/shooting/casualties.ts'
import { rangedFactor } from '../../../rules/shooting/range.ts'
import { DESTROYED, type Demonworld, FLED, MELEE, NONE } from '../../../state.ts'
import { far, type Played, stateOf } from '../../examples.ts'
import { type Given, hexAt, kinds, matchAt, on, type Setting } from '../../table.ts'
import { at, dragon, flying, full, sky } from './sky.ts'

const first = (g: Demonworld, unit: number) => g.head[unit]
const noThreats = (g: Demonworld) => new Uint8Array(g.on.length)

const flownHeights = (match: Played) => choicesOf(match).map(choice => Number(choice.split(' ')[1]))

describe('moving in the air', () => {
  test('DW-XXIII.1 on foot, low or high for a whole phase; no wood field to take off from or land on', () => {
    expect(kinds(flying([dragon(0)]))).toEqual(['walk', 'low', 'high'])
    expect(kinds(flying([dragon(6)]))).toEqual(['high', 'land'])
    const wooded = { map: 'field 12|0,1=wood' }
    expect(mayTakeOff(sky([dragon(0)], wooded), 0)).toBe(false)
    const g = sky([dragon(6)], { map: 'field 12|3,0=wood' })
    expect(cannotLand(g, 0, hexAt(g, '3,0'), 1, noThreats(g), true)).toBe('DW-XXIII.1')
    expect(kinds(flying([dragon(0)], wooded))).not.toContain('low')
  })

  test('DW-XXIII.1 without the chapter nobody flies', () => {
    const match = matchAt([dragon(0), far], { rules: 'expert' })
    while (match.asked?.decision !== 'chooseMover') play(match, choicesOf(match).at(-1)!)
    play(match, 'unit 0')
    expect(match.asked?.decision).not.toBe('chooseFlight')
  })

  test('DW-XXIII.2 on the ground it moves like any other dragon', () => {
    const match = flying([dragon(0)])
    play(match, 'walk')
    expect(match.asked?.decision).toBe('moveLarge')
  })

  test('DW-XXIII.3 AMB2-11 low: three points a field, everything below ignored, turns keep the head in place', () => {
    const match = flying([dragon(0), { side: 0, elements: '1,-2 2,-2 3,-2', order: 'H' }], {
      map: 'field 12|0,-1=water3 1,-1=rock',
    })
    play(match, 'low')
    const ends = new Set(choicesOf(match))
    expect(ends.has(at(match, '10,-10'))).toBe(true) // 30 points with an Attack order: ten fields
    expect(ends.has(at(match, '11,-11'))).toBe(false)
    expect(ends.has(at(match, '1,-2'))).toBe(false) // not on somebody
    play(match, at(match, '5,-5'), 'facing 3')
    const g = stateOf(match)
    expect([g.at[0], g.facing[0], g.altitude[0]]).toEqual([hexAt(g, '5,-5'), 3, 0])
  })

  test('DW-XXIII.3 it may land into contact with an order to attack, and not with Hold; it never overruns', () => {
    const foes: Given = { side: 1, elements: '3,-6 4,-6 5,-6', facing: 4, order: 'H' }
    const bold = flying([dragon(0), foes])
    play(bold, 'low')
    expect(choicesOf(bold)).toContain(at(bold, '3,-5'))
    expect(choicesOf(bold)).not.toContain(at(bold, '3,-6'))
    play(bold, at(bold, '3,-5'))
    const events = play(bold, 'facing 1')
    expect(told(events, 'contact')).toEqual([[0, 1]])
    const held = flying([dragon(6, { order: 'H', elements: '4,-4:1^6' }), { ...foes, elements: '4,-5' }])
    expect([held.asked?.decision, ...choicesOf(held)]).toEqual(['flyTo', at(held, '4,-4')]) // it must stay in the air
  })

  test('DW-XXIII.4 DW-EX2-53 climbing fifteen, diving any depth, never above thirty; heights cost nothing', () => {
    const g = sky([dragon(10)])
    expect(heightsAt(g, 0, g.at[0], 1, 10)).toEqual(Array.from({ length: 23 }, (_, i) => i + 3))
    expect(heightsAt(g, 0, g.at[0], 1, 30)).toEqual(Array.from({ length: 28 }, (_, i) => i + 3))
    const match = flying([dragon(10)])
    expect(kinds(match)).toEqual(['high', 'land']) // height 0 is the ground
    play(match, 'high', at(match, '10,-10'), 'facing 2')
    expect(flownHeights(match)).toEqual(Array.from({ length: 23 }, (_, i) => i + 3))
    expect(refusal(match, 'height 26').rule).toBe('DW-XXIII.5')
    expect(refusal(match, 'height 31').rule).toBe('DW-XXIII.4')
    play(match, 'height 25')
    expect(stateOf(match).altitude[0]).toBe(25)
    expect(on(stateOf(match), '10,-10')).toBe(NONE)
  })

  test('DW-XXIII.4 with Hold only up, down and round; also out of a contact made in this phase', () => {
    const match = flying([dragon(10, { order: 'H' })])
    play(match, 'high')
    expect(choicesOf(match)).toEqual([at(match, '0,0')])
    const foe: Given = { side: 1, elements: '0,-1', facing: 4, order: 'A', moved: true }
    const raid = flying([dragon(0, { order: 'H' }), foe])
    expect(raid.asked?.decision).toBe('flyTo') // up is the only way
    play(raid, at(raid, '0,0'), 'facing 1', 'height 15')
    expect(stateOf(raid).altitude[0]).toBe(15)
    const bound = matchAt([dragon(0, { order: 'H', engaged: true }), { ...foe, engaged: true }, far], full)
    while (bound.asked && bound.asked.decision !== 'chooseMover') play(bound, choicesOf(bound).at(-1)!)
    expect(bound.asked === null || !choicesOf(bound).includes('unit 0')).toBe(true)
  })

  test('DW-XXIII.4 units take off in ordered formation, fly element by element and land as they like', () => {
    const unit: Given = { side: 0, card: 'pegasusRiders', order: 'B', elements: '0,0=L 1,0 2,0' }
    const match = flying([unit])
    expect(kinds(match)).toContain('high')
    play(match, 'high')
    expect(match.asked?.decision).toBe('flyElement')
    play(match, choicesOf(match)[0], at(match, '5,-6'), 'facing 1', 'height 9')
    play(match, choicesOf(match)[0])
    expect(choicesOf(match)).toContain(at(match, '6,-6'))
    expect(choicesOf(match)).not.toContain(at(match, '9,-6')) // they stay together
    const scattered = flying([{ ...unit, elements: '0,0=L 3,0 6,0 9,0' }])
    expect(scattered.asked?.decision).not.toBe('chooseFlight')
  })

  test('DW-XXIII.5 DW-EX2-54 three above the ground, one above what stands there', () => {
    const map = 'field 12|2,0=undergrowth 4,0=wood 8,0=level1'
    const g = sky([dragon(20), { side: 1, card: 'lancers', elements: '6,0 8,0', facing: 4 }], { map })
    const least = (label: string) => leastHeight(g, 0, [hexAt(g, label)])
    expect(['0,0', '2,0', '4,0', '6,0', '8,0'].map(least)).toEqual([3, 3, 11, 4, 6])
  })

  test('DW-XXIII.4 DW-EX2-52 a marker 5 over a hill of one level is 3 above it', () => {
    const g = sky([dragon(5)], { map: 'field 12|0,0=level1' })
    expect(actualHeight(g, 0, g.at[0])).toBe(3)
  })
})

describe('shooting at flyers and from the air', () => {
  test('DW-XXIII.6 DW-EX2-55 a size-2 shooter loses four fields against a flyer at six: longbow 8 instead of 12', () => {
    const g = sky([dragon(6), { side: 1, card: 'longbowmen', elements: '8,0 9,0', facing: 3, order: 'P' }])
    expect(heightPenalty(g, 1, 0)).toBe(4)
    expect([1, 2].map(shooter => rangedFactor(g.type[shooter], rangeTo(g, shooter, 0)))).toEqual([5, 0])
    expect(cannotAim(g, 2, 0)).toBeDefined()
    const lord = sky([
      { side: 0, card: 'skyLord', elements: '0,0^6' },
      { side: 1, card: 'longbowmen', elements: '9,0', facing: 3, order: 'P' },
    ])
    expect(cannotAim(lord, 1, 0)).toBe('DW-II.5')
  })

  test('DW-XXIII.6 a flying dragon counts as size 3, others keep their size; flyers in the air are never in a melee', () => {
    const g = sky([dragon(6), { side: 1, card: 'skyLord', elements: '1,-1^6', facing: 4 }, far])
    expect([sizeNow(g, 0), sizeNow(g, 1)]).toEqual([3, 2])
    expect(isIntoMelee(g, 2, 0)).toBe(false)
  })

  test('DW-XXIII.10 DW-EX2-58 down and level without loss, up by what the target is above the head', () => {
    const units: Given[] = [
      dragon(3),
      { side: 1, card: 'longbowmen', elements: '4,-4', facing: 4 },
      { side: 1, card: 'pegasusRiders', elements: '2,-6^5', facing: 4 },
    ]
    const g = sky(units)
    expect(headOf(g, 0)).toBe(6)
    expect([heightPenalty(g, 0, 1), heightPenalty(g, 1, 0), heightPenalty(g, 0, 2)]).toEqual([0, 1, 0])
  })

  test('DW-XXIII.10 no support by flyers; straight above may be aimed at, straight below not', () => {
    const g = sky([
      { side: 0, card: 'pegasusRiders', elements: '0,0^6 1,0^6', facing: 1, order: 'P' },
      { side: 1, card: 'skyLord', elements: '0,0^10', facing: 4 },
      { side: 1, elements: '1,-4', facing: 4 },
      { side: 1, elements: '0,0', facing: 4 },
    ])
    expect(cannotAim(g, 0, 2)).toBeUndefined()
    expect(cannotAim(g, 0, 4)).toBe('DW-IV.4')
    expect(cannotHelp(g, 1, 0, 3)).toBe('DW-XXIII.10')
  })

  test('DW-XXIII.11 breath widens with the distance; at the least height size 2 on level ground is safe', () => {
    const reaches = (distance: number, foot: number, top: number) => breathSpans(3, distance, foot, top)
    expect([1, 2, 3].map(distance => reaches(distance, 0, 2))).toEqual([false, false, false])
    expect([1, 2, 3].map(distance => reaches(distance, 0, 3))).toEqual([false, false, true])
    expect([1, 2, 3].map(distance => reaches(distance, 4, 5))).toEqual([true, true, true])
    expect([1, 2, 3].map(distance => reaches(distance, 6, 8))).toEqual([false, false, true])
    const g = sky([dragon(0), { side: 1, card: 'skyLord', elements: '1,-1^6', facing: 4 }])
    expect(breathReaches(g, 0, 1, g.at[1], 1)).toBe(false)
  })
})

describe('overrun and melee', () => {
  test('DW-XXIII.7 DW-EX2-56 an ice giant gets at a flyer six above the hill with 10 − 2 − 6, a smaller one does not', () => {
    const units: Given[] = [
      { side: 0, card: 'iceGiant', elements: '0,0', order: 'B' },
      { side: 1, card: 'skyLord', elements: '0,-3^8', facing: 4 },
      { side: 0, card: 'clubGiant', elements: '4,4', order: 'B' },
    ]
    const g = sky(units, { map: 'field 12|0,-3=level1' })
    expect(actualHeight(g, 1, g.at[1])).toBe(6)
    expect([0, 2].map(giant => reachesFlyer(g, giant, 1, g.at[1]))).toEqual([true, false])
    expect(reachesFlyer(sky([{ ...units[0] }, dragon(4, { side: 1, elements: '0,-4:4^4' })]), 0, 1, 0)).toBe(false)
    const { base, factors } = overrunBase(g, 0, 1)
    const initiatives = factors
      .filter(({ name }) => name.endsWith('nitiative'))
      .reduce((sum, { value }) => sum + value, 0)
    expect(base - initiatives).toBe(2)
  })

  test('DW-XXIII.8 DW-EX2-57 blows from below: full, 3, 2 or none by how high one reaches', () => {
    expect(blowAt(4, 3)).toBe(FULL_BLOW)
    expect([blowAt(2, 3), blowAt(1, 3), blowAt(3, 3)]).toEqual([2, NO_BLOW, 3])
    expect(strikingSize(cardNamed('spearmen'))).toBe(3)
    expect([blowAt(strikingSize(cardNamed('lancers')), 4), blowAt(3, 4)]).toEqual([3, 2])
    const units: Given[] = [
      dragon(3, { side: 1, elements: '0,0:4^3' }),
      { side: 0, elements: '0,0', order: 'A' },
      { side: 0, card: 'dwarfFoot', elements: '1,-1', order: 'A' },
      { side: 0, card: 'spearmen', elements: '0,1', order: 'A', facing: 1 },
      { side: 0, card: 'smallGiant', elements: '-1,0:0', order: 'A' },
    ]
    const g = sky(units)
    const base = (unit: number) => airBase(g, first(g, unit), 0, 0).base
    expect([base(1), base(3)]).toEqual([2, 3])
    expect(cannotStrikeFlyer(g, first(g, 2), 0, 0)).toBe('DW-XXIII.8')
    g.dares[3] = 0 // DW-XV.30
    expect(cannotStrikeFlyer(g, first(g, 3), 0, 0)).toBeUndefined()
    const held = sky([units[0], { ...units[1], order: 'H' }])
    expect(cannotStrikeFlyer(held, 1, 0, 0)).toBe('DW-XXIII.8')
  })

  test('DW-XXIII.9 a single flyer breaks off at the end of the phase, rises to 15 and keeps away for a round', () => {
    const units: Given[] = [
      dragon(0, { engaged: true, phases: 1 }),
      { side: 1, elements: '0,-1 1,-1', facing: 4, engaged: true, phases: 1 },
    ]
    const match = matchAt(units, { ...full, phase: 'melee', round: 3 } as Setting)
    while (match.asked && match.asked.decision !== 'breakOff') play(match, choicesOf(match)[0])
    const events = play(match, 'rise')
    expect(told(events, 'breaksOff')).toEqual([[0, 15]])
    const g = stateOf(match)
    expect([g.altitude[0], g.aloft[0], g.engaged[0]]).toEqual([15, 4, false])
    expect(g.on.includes(0)).toBe(false)
  })

  test('DW-XXIII.12 in the air nobody overruns, fights those below or binds them', () => {
    const match = flying([dragon(6), { side: 1, elements: '3,-6 4,-6', facing: 4, order: 'H' }])
    play(match, 'high', at(match, '3,-6'), 'facing 1')
    expect(told(play(match, 'height 6'), 'contact')).toEqual([])
    const g = stateOf(match)
    expect(airTargets(g, 0, 0)).toEqual([])
    expect(cannotStrikeFlyer(g, 0, 0, 1)).toBe('DW-XXIII.13')
  })

  test('DW-XXIII.13 DW-EX2-59 air melee needs a common section, never straight above one another', () => {
    const g = sky([
      dragon(6, { order: 'A' }),
      { side: 1, card: 'skyLord', elements: '0,-1^8', facing: 4 },
      { side: 1, card: 'skyLord', elements: '1,-1^9', facing: 4 },
      { side: 1, card: 'skyLord', elements: '0,0^9', facing: 4 },
    ])
    expect([1, 2].map(foe => shareHeight(g, 0, foe))).toEqual([true, false])
    expect(airTargets(g, 0, 0)).toEqual([1])
  })

  test('DW-XXIII.13 AMB2-35 sizes are taken out of factor and armour; nobody is up- or downhill', () => {
    const g = sky([
      { side: 0, card: 'pegasusRiders', elements: '0,0^8', facing: 1, order: 'A' },
      { side: 1, card: 'skyLord', elements: '0,-1^8', facing: 4 },
    ])
    const { factors } = airBase(g, 0, 0, 1)
    expect(factors).toContainEqual({ name: 'airborne', value: -1 })
    expect(airBase(g, 0, 0, 1).base).toBe(
      10 - 3 - (4 - 2) + (factors.find(({ name }) => name === 'figure')?.value ?? 0),
    )
  })

  test('DW-XXIII.14 a dive from 30 with an Attack order into contact adds 2 in the first melee phase', () => {
    const foes: Given = { side: 1, elements: '3,-6 4,-6', facing: 4, order: 'H' }
    const match = flying([dragon(30), foes])
    play(match, 'land', at(match, '3,-5'), 'facing 1')
    const g = stateOf(match)
    expect(g.dived[0]).toBe(true)
    const low = flying([dragon(29), foes])
    play(low, 'land', at(low, '3,-5'), 'facing 1')
    expect(stateOf(low).dived[0]).toBe(false)
    const h = sky([
      { side: 0, elements: '0,0', order: 'A' },
      { side: 1, elements: '0,-1', facing: 4 },
    ])
    h.phase = MELEE
    const plain = meleeBase(h, 0, 1, 0).base
    h.dived[0] = true
    expect(meleeBase(h, 0, 1, 0).base).toBe(plain + 2)
  })

  test('DW-XXIII.16 AMB2-32 a dragon falls and buries those below; others killed in the air just vanish', () => {
    const g = sky([dragon(6), { side: 1, elements: '0,0 5,5', facing: 4 }])
    g.hits[0] = 5
    fall(g, 0)
    expect(g.fate[1]).toBe(DESTROYED)
    expect(g.fate[2]).not.toBe(DESTROYED)
    expect(new Set(g.corpses)).toEqual(new Set(['0,0', '-1,1', '0,1', '-1,2'].map(label => hexAt(g, label))))
    const lord = sky([
      { side: 0, card: 'skyLord', elements: '0,0^6' },
      { side: 1, elements: '0,0' },
    ])
    expect(crash(lord, 0)).toEqual([])
    fall(lord, 0)
    expect([isPresent(lord, 0), isPresent(lord, 1), lord.corpses.length]).toEqual([false, true, 0])
    const below: Given = { side: 1, card: 'clubGiant', elements: '0,0', facing: 4 }
    const onGiant = stateOf(matchAt([dragon(12), below], full))
    fall(onGiant, 0)
    expect(onGiant.corpses.some(hex => onGiant.on[hex] !== NONE)).toBe(false)
    expect(onGiant.corpses).toHaveLength(4)
  })
})

describe('a melee in the air, played', () => {
  const duel = (order: string): Given[] => [
    { side: 0, card: 'skyLord', elements: '0,0^8', facing: 1 },
    { side: 1, card: 'pegasusRiders', elements: '0,-1=L^8', facing: 4, order },
    { side: 1, card: 'footmen', elements: '0,-8' },
  ]

  test('DW-XXIII.13 AMB2-47 both strike by initiative, whatever the order of the one attacked; nobody is bound', () => {
    const match = matchAt(duel('H'), { ...full, phase: 'melee' })
    expect(match.asked?.decision).toBe('airStrikes')
    const struck: number[] = []
    while (match.asked?.decision === 'airStrikes') {
      for (const [striker] of told(play(match, 'everyone'), 'strikes')) struck.push(striker)
    }
    expect(struck.length).toBeGreaterThanOrEqual(1)
    const g = stateOf(match)
    expect([g.engaged[0], g.engaged[1]]).toEqual([false, false])
  })

  test('DW-XXIII.13 the target of a single blow is named, and nobody else may be struck', () => {
    const match = matchAt(duel('A'), { ...full, phase: 'melee' })
    const blow = choicesOf(match).find(choice => choice.startsWith('blow'))!
    play(match, blow)
    expect(match.asked?.decision).toBe('airTarget')
    expect(choicesOf(match)).toHaveLength(1)
    expect(refusal(match, 'target 2').rule).toBeDefined()
    expect(told(play(match, choicesOf(match)[0]), 'strikes').length).toBeLessThanOrEqual(1)
  })

  test('DW-XXIII.9 who has just broken off strikes nobody and comes not down', () => {
    const g = sky(duel('A'))
    g.round = 3
    g.aloft[0] = 3
    expect(airTargets(g, 0, 0)).toEqual([1]) // attacked he defends himself
    const h = sky(duel('H'))
    h.round = 3
    h.aloft[0] = 3
    expect(airTargets(h, 0, 0)).toEqual([])
    h.round = 4
    expect(airTargets(h, 0, 0)).toEqual([1])
  })

  test('AMB2-45 a unit that routs in the air leaves the battle', () => {
    const g = sky([{ side: 0, card: 'pegasusRiders', elements: '0,0=L^8 1,0^8', order: 'A' }, far])
    startRout(g, 0)
    expect(isPresent(g, 0)).toBe(false)
    expect(g.fate.slice(0, 2)).toEqual([FLED, FLED])
  })

  test('AMB2-48 two flyers are never in the same place', () => {
    const g = sky([dragon(6), { side: 1, card: 'skyLord', elements: '5,0^8', facing: 4 }])
    const heights = heightsAt(g, 0, hexAt(g, '5,0'), 1, 6)
    expect(heights).not.toContain(6)
    expect(heights).not.toContain(9)
    expect([3, 4, 5, 10].every(height => heights.includes(height))).toBe(true)
  })
})

describe('who may strike at flyers', () => {
  const foe: Given = { side: 1, card: 'skyLord', elements: '0,-1^6', facing: 1 }
  const strikes = (unit: Given) => airTargets(sky([unit, foe]), 0, 0).length === 1

  test('DW-XXIII.13 in the air Attack and Skirmish orders; dragons also with Move, nobody with Hold', () => {
    const riders = (order: string): Given => ({ side: 0, card: 'pegasusRiders', elements: '0,0^6', order })
    const lordless = (order: string) =>
      airTargets(
        sky([riders(order), { side: 1, card: 'pegasusRiders', elements: '0,-1^6', facing: 1, order: 'H' }]),
        0,
        0,
      )
    expect(['A', 'P', 'B', 'H'].map(order => lordless(order).length)).toEqual([1, 1, 0, 0])
    expect(['A', 'P', 'B', 'H'].map(order => strikes(dragon(6, { order })))).toEqual([true, true, true, false])
  })

  test('DW-XXIII.8 not those who rout, nor at somebody on the ground, doomed or of one’s own', () => {
    const spears: Given = { side: 0, card: 'spearmen', elements: '0,0', order: 'A' }
    const low = { ...foe, elements: '0,-1^3' }
    expect(cannotStrikeFlyer(sky([spears, low]), 0, 0, 1)).toBeUndefined()
    expect(cannotStrikeFlyer(sky([{ ...spears, routing: true }, low]), 0, 0, 1)).toBe('DW-XXIII.13')
    expect(cannotStrikeFlyer(sky([spears, { ...foe, elements: '0,-1' }]), 0, 0, 1)).toBe('DW-XXIII.13')
    expect(cannotStrikeFlyer(sky([spears, { ...low, side: 0 }]), 0, 0, 1)).toBe('DW-XXIII.13')
    expect(cannotStrikeFlyer(sky([spears, { ...low, hits: 3 }]), 0, 0, 1)).toBe('DW-XXIII.13')
    expect(cannotStrikeFlyer(sky([{ ...spears, facing: 4 }, low]), 0, 0, 1)).toBe('DW-VI.1')
  })

  test('DW-XXIII.13 a claw in the air: factor and armour without sizes, and no bonus for colossi', () => {
    const g = sky([
      { side: 0, card: 'clawDragon', elements: '0,0:1^6', order: 'A' },
      { side: 1, card: 'skyLord', elements: '0,-1^6', facing: 1 },
    ])
    const factors = Object.fromEntries(airBase(g, 0, 0, 1).factors.map(({ name, value }) => [name, value]))
    expect(factors).toMatchObject({ armour: -4, airborne: 2 - 3 })
    expect(factors['flank'] ?? 0).toBe(0)
  })

  test('DW-XXIII.9 from a wood field nobody breaks off', () => {
    const units: Given[] = [
      dragon(0, { engaged: true, phases: 1 }),
      { side: 1, elements: '0,-1', facing: 4, engaged: true, phases: 1 },
    ]
    const match = matchAt(units, { ...full, map: 'field 12|0,1=wood', phase: 'melee' })
    for (let i = 0; i < 60 && match.asked && stateOf(match).phase === MELEE; i++) {
      expect(match.asked.decision).not.toBe('breakOff')
      play(match, choicesOf(match)[0])
    }
  })
})

describe('on the back of a flyer', () => {
  test('DW-XXIII.15 in the air a wizard neither casts nor rests and a commander gives no orders', () => {
    const rider = (card: string, height: number) =>
      sky([dragon(height), { side: 0, card, elements: '', rides: 0 }, far])
    expect(cannotWorkMagic(rider('sandor', 6), 1)).toBe('DW-XXIII.15')
    expect(cannotWorkMagic(rider('sandor', 0), 1)).toBeUndefined()
    expect(inAir(rider('barrach', 6), 1)).toBe(true)
    expect(headOf(rider('barrach', 6), 1)).toBe(9)
    const asked = (height: number) => {
      const units: Given[] = [
        dragon(height),
        { side: 0, card: 'barrach', elements: '', rides: 0 },
        { side: 0, elements: '2,2=P 3,2=P 4,2=P' },
        far,
      ]
      return matchAt(units, { ...full, phase: 'orders' }).asked?.decision
    }
    expect([asked(0), asked(6)]).toEqual(['leadOrSteer', 'giveOrders'])
  })

  test('DW-XXIII.4 whoever cannot fly keeps his unit on the ground', () => {
    const unit: Given = { side: 0, card: 'pegasusRiders', order: 'B', elements: '0,0=L 1,0 2,0 3,0' }
    expect(mayFly(sky([unit, far]), 0)).toBe(true)
    expect(mayFly(sky([unit, { side: 0, card: 'gordan', elements: '4,0', joins: 0 }, far]), 0)).toBe(false)
  })
})

test('DW-XXIII.4 positions write the height behind the field', () => {
  const g = sky([dragon(7)])
  expect(g.altitude[0]).toBe(7)
  expect(groundOf(g.map).board.labels[g.at[0]]).toBe('0,0')
})
