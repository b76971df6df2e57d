import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { flamingBase } from '../../../expert/flames/flaming-arrows.ts'
import { cannotManoeuvreForFire } from '../../../rules/flames/announced.ts'
import { cannotShootNow } from '../../../rules/shooting/base-number.ts'
import { type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, matchAt, on } from '../../table.ts'

const full = { rules: 'full' } as const
const far: Given = { side: 1, elements: '0,-11', facing: 4, order: 'B' }
const guard: Given = { side: 0, elements: '-4,11', order: 'B' }

/** Plays the last option, as a rule “no more”, until this is asked. */
function until(match: Played, decision: string): Played {
  while (match.asked && match.asked.decision !== decision) play(match, choicesOf(match).at(-1)!)
  return match
}

describe('flaming arrows and incendiary stones', () => {
  const archers = (elements: string): Given => ({ side: 0, card: 'lightArchers', elements, order: 'H' })

  test('DW-EX2-49 DW-XXII.9 at a giant of size 6: four or less, no armour, no support', () => {
    const g = field([archers('0,0=P 1,0=P 2,0=P'), { side: 1, card: 'tallGiant', elements: '2,-4', facing: 4 }], full)
    for (let e = 0; e < 3; e++) expect(flamingBase(g, e, 3, 2)).toBe(4)
  })

  test('DW-EX2-50 five at a wood field, four in support: nine or less', () => {
    const units = [
      archers('0,0=P 1,0=P 2,0=P 3,0=P 4,0=P'),
      far,
      { side: 0, card: 'boltGun', elements: '-9,9', order: 'H', load: 6 },
    ]
    const match = matchAt(units, { ...full, map: 'field 12|4,-5=wood' })
    until(match, 'announceFire')
    play(match, 'unit 0')
    until(match, 'chooseVolley')
    play(match, 'unit 0')
    expect(match.asked?.decision).toBe('declareFlames')
    play(match, 'shooter 2', `field ${hexAt(stateOf(match), '4,-5')}`)
    for (let i = 0; i < 4; i++) play(match, choicesOf(match)[0])
    const events = play(match, 'fire =9')
    expect(told(events, 'catches')[0].slice(1)).toEqual([9, 9, 1])
    expect(told(events, 'smoulders')).toEqual([[hexAt(stateOf(match), '4,-5')]])
  })

  test('DW-XXII.9 who has announced them makes no manoeuvres, and shoots nothing at all once it is attacked', () => {
    const match = until(matchAt([archers('0,0=P 1,0=P 2,0=P 3,0=P'), guard, far], full), 'announceFire')
    play(match, 'unit 0')
    const asked: string[] = []
    while (stateOf(match).phase === 3) {
      asked.push(...choicesOf(match).map(choice => `${match.asked!.decision} ${choice}`))
      play(match, choicesOf(match).at(-1)!)
    }
    expect(asked).not.toContain('chooseMover unit 0')
  })

  test('DW-EX2-51 DW-XXII.10 DW-XX.S8 an incendiary stone of 6 kills a 1-HP element or a device, others lose a hit point', () => {
    const fired = (target: Given, dice: string) => {
      const units = [
        { side: 0, card: 'stoneThrower', elements: '0,0', order: 'H', load: 6, announced: true },
        target,
        { side: 0, card: 'boltGun', elements: '-9,9', order: 'H', load: 6 },
      ]
      const match = matchAt(units, { ...full, phase: 'secondFire' })
      play(match, 'unit 0', `hex ${hexAt(stateOf(match), '0,-8')} =4 ${dice}`)
      return stateOf(match)
    }
    expect(fired({ side: 1, elements: '0,-8=P', facing: 4 }, '6').hits[1]).toBe(1)
    expect(fired({ side: 1, elements: '0,-8=P', facing: 4 }, '7').hits[1]).toBe(0)
    expect(fired({ side: 1, card: 'chariot', elements: '0,-8', facing: 4 }, '6').hits[1]).toBe(4)
    const troll = fired({ side: 1, card: 'trolls', elements: '0,-8=P', facing: 4 }, '6')
    expect([troll.hits[1], troll.burns[1]]).toEqual([1, 1])
    // DW-XX.S8: the magic shield takes two from it, as from any shot
    const shielded: Given = { side: 1, elements: '0,-8=P', facing: 4, spells: ['magicShield'] }
    expect(['4', '5'].map(die => fired(shielded, die).hits[1])).toEqual([1, 0])
  })

  test('DW-XXII.10 an incendiary stone that is not fired costs all load points', () => {
    const units = [
      { side: 0, card: 'stoneThrower', elements: '0,0', order: 'H', load: 6, announced: true },
      { side: 1, elements: '0,-8', facing: 4, order: 'B' },
    ]
    const match = matchAt(units, { ...full, phase: 'secondFire' })
    expect(match.asked?.decision).toBe('chooseVolley')
    play(match, 'done')
    expect(stateOf(match).load[0]).toBe(0)
  })
})

describe('announcing fire', () => {
  const offered = (units: readonly Given[]) => {
    const match = matchAt(units, full)
    return match.asked?.decision === 'announceFire' ? choicesOf(match) : []
  }

  test('DW-XXII.9 DW-XXII.10 archers that may, and guns with incendiary stones, with a Hold order and out of melee', () => {
    const archer: Given = { side: 0, card: 'lightArchers', elements: '0,0=P 1,0=P', order: 'H' }
    expect(offered([archer, far])).toEqual(['unit 0', 'done'])
    expect(offered([{ ...archer, order: 'P' }, far])).toEqual([])
    expect(offered([{ ...archer, card: 'footmen' }, far])).toEqual([])
    expect(offered([{ ...archer, engaged: true }, far])).toEqual([])
    expect(offered([archer, { side: 1, elements: '0,-1=P', facing: 4, order: 'H' }])).toEqual([])
    const thrower = { side: 0, elements: '0,0', order: 'H' }
    expect(offered([{ ...thrower, card: 'stoneThrower' }, far])).toEqual(['unit 0', 'done'])
    expect(offered([{ ...thrower, card: 'varrig' }, far])).toEqual([])
  })

  test('DW-XXII.9 each unit once, and both sides are asked', () => {
    const match = matchAt(
      [
        { side: 0, card: 'lightArchers', elements: '0,0=P 1,0=P', order: 'H' },
        { side: 1, card: 'lightArchers', elements: '0,-9=P 1,-9=P', facing: 4, order: 'H' },
      ],
      full,
    )
    play(match, 'unit 0', 'done')
    expect(match.asked).toMatchObject({ decision: 'announceFire', seats: [1] })
    expect(refusal(match, 'unit 0').rule).toBe('DW-XXII.9')
    play(match, 'done')
    expect(stateOf(match).torch).toEqual([1, 0])
  })

  test('DW-XXII.9 attacked archers neither shoot nor react, and a gun with an incendiary stone does not turn', () => {
    const g = field(
      [
        { side: 0, card: 'lightArchers', elements: '0,0=P', order: 'H', announced: true },
        { side: 1, elements: '0,-1=P', facing: 4 },
      ],
      full,
    )
    g.phase = 4
    expect(cannotShootNow(g, 0)).toBe('DW-XXII.9')
    expect(cannotManoeuvreForFire(g, 0)).toBe('DW-XXII.9')
    expect(cannotManoeuvreForFire(g, 1)).toBeUndefined()
  })
})

describe('targets of flaming arrows', () => {
  const archers = { side: 0, card: 'lightArchers', elements: '0,0=P 1,0=P 3,0=P', order: 'H', announced: true }
  const volley = (units: readonly Given[], map = 'field 12|0,-3=wood 0,-1=undergrowth') => {
    const match = matchAt([archers, ...units], { ...full, map, phase: 'secondFire' })
    while (match.asked?.decision === 'chooseVolley') play(match, match.asked.seats[0] === 0 ? 'unit 0' : 'done')
    return match
  }

  test('DW-XXII.9 enemies and empty fields that would burn, in range and before the shooter', () => {
    const match = volley([{ side: 1, elements: '2,-3=P', facing: 4, order: 'B' }])
    play(match, 'shooter 0')
    const choices = choicesOf(match)
    expect(choices).toContain(`target ${on(stateOf(match), '2,-3')}`)
    expect(choices).toContain(`field ${hexAt(stateOf(match), '0,-3')}`)
    expect(refusal(match, `field ${hexAt(stateOf(match), '0,-2')}`).rule).toBe('DW-XXII.9')
    expect(refusal(match, 'field 99999').rule).toBe('DW-XXII.9')
    expect(refusal(match, 'target 99').rule).toBeDefined()
    const early = volley([{ side: 1, elements: '2,-3=P', facing: 4, order: 'B' }])
    expect(refusal(early, 'shooter 3').rule).toBe('DW-XXII.9')
    expect(refusal(early, 'shooter 99').rule).toBe('DW-XXII.9')
  })

  test('DW-XXII.9 no support against men; against a device by those in touch, and it burns down', () => {
    const men = volley([{ side: 1, elements: '2,-3=P', facing: 4, order: 'B' }], 'field 12')
    play(men, 'shooter 0', `target ${on(stateOf(men), '2,-3')}`)
    expect(men.asked?.decision).toBe('declareFlames')
    const wagon = volley([{ side: 1, card: 'chariot', elements: '1,-4', facing: 4, order: 'B' }], 'field 12')
    play(wagon, 'shooter 0', 'target 3')
    expect(wagon.asked?.decision).toBe('backFlames')
    expect(choicesOf(wagon)).toEqual(['supporter 1', 'ready'])
    play(wagon, 'supporter 1')
    const events = play(wagon, 'fire =4')
    expect(told(events, 'flames')[0]).toEqual([0, 3, 1, 4, 4, 1])
    expect(told(events, 'falls')[0][0]).toBe(3)
  })

  test('DW-XXII.9 into a melee an arrow may stray', () => {
    const fight = [
      { side: 0, elements: '1,-3=P', facing: 1, order: 'A' },
      { side: 1, elements: '1,-4=P', facing: 4, order: 'A' },
    ]
    const match = volley(fight, 'field 12')
    play(match, 'shooter 0', `target ${on(stateOf(match), '1,-3')}`)
    const events = play(match, 'fire =4 6 2')
    expect(told(events, 'strays')[0]).toEqual([0, 3, 4])
    expect(told(events, 'flames')[0].slice(0, 2)).toEqual([0, 4])
  })
})
