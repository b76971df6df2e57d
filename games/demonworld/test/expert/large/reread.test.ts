import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { bigMeleeBase } from '../../../rules/large/melee.ts'
import { bigRangedBase } from '../../../rules/large/ranged.ts'
import { largeChooser } from '../../../rules/large/regroup.ts'
import { isTooNear, MARCHING, moveOf } from '../../../rules/movement/move.ts'
import type { Demonworld } from '../../../state.ts'
import { formerly, stateOf, until } from '../../examples.ts'
import { field, hexAt, matchAt, on } from '../../table.ts'

/** Sentences about large elements that were found when the book was read again, whole; each was played otherwise before rules 8. */

describe('large elements', () => {
  test('DW-XV.30 who refused to charge a colossus comes no nearer to any field of its base', () => {
    const g = field(
      [
        { side: 0, elements: '0,4=P 1,4 2,4', facing: 1, order: 'A' },
        { side: 1, card: 'clawDragon', elements: '1,0', facing: 1 },
      ],
      { rules: 'expert' },
    )
    g.shuns[0] = 1
    const element = on(g, '0,4')
    const move = { ...moveOf(g, 0, MARCHING), keep: [element, 2] }
    // its tail is on 0,2; its head, from which older rules measured, on 1,0
    expect(isTooNear(g, move, element, hexAt(g, '0,3'))).toBe(true)
    expect(isTooNear(formerly(g), move, element, hexAt(g, '0,3'))).toBe(false)
  })

  test('DW-XVII.42 DW-XX.S1 what stone skin adds to a dragon’s armour covers its rider, too', () => {
    const magic = (spells: string[], as = (g: Demonworld) => g) => {
      const g = field(
        [
          { side: 0, card: 'clawDragon', elements: '0,0', facing: 1, spells },
          { side: 0, card: 'captain', elements: '', rides: 0 },
          { side: 1, card: 'lightArchers', elements: '0,-1=P', facing: 4, order: 'H' },
        ],
        { rules: 'expert' },
      )
      const [rider, archer] = [g.captains[0], on(g, '0,-1')]
      return [bigMeleeBase(as(g), archer, rider, 0).base, bigRangedBase(as(g), archer, rider, rider, 0, false).base]
    }
    const [melee, ranged] = magic([])
    expect(magic(['stoneSkin'])).toEqual([melee - 2, ranged - 2])
    expect(magic(['stoneSkin'], formerly)).toEqual([melee, ranged])
  })

  test('DW-XVII.30 DW-XIV.1 who rides strikes with his own weapon, and may strike twice; he moves up to nobody', () => {
    const second = (older: boolean) => {
      const match = matchAt(
        [
          { side: 0, card: 'horseChariot', elements: '0,0', facing: 1, order: 'A' },
          { side: 0, card: 'gordan', elements: '', rides: 0 },
          { side: 1, card: 'lightArchers', elements: '0,2=P -1,2=P', facing: 1, order: 'B' },
        ],
        { phase: 'melee', rules: 'expert' },
      )
      stateOf(match).rules.beforeEight = older
      const [gordan] = stateOf(match).captains
      play(match, `attacker ${gordan}`, `target ${on(stateOf(match), '0,2')}`)
      if (match.asked?.decision === 'supportStrike') play(match, 'ready') // by the crew he rides with
      play(match, 'done =1')
      return match
    }
    const match = second(false)
    expect(match.asked?.decision).toBe('secondAttack')
    expect(choicesOf(match)).toEqual([`target ${on(stateOf(match), '-1,2')}`, 'pass'])
    expect(second(true).asked?.decision).not.toBe('secondAttack')
  })

  describe('support', () => {
    /** A giant and a footman with the same enemy before them; side 0 declares. */
    const melee = (older = false, map = 'field 12') => {
      const match = matchAt(
        [
          { side: 0, card: 'clubGiant', elements: '0,0', facing: 1, order: 'A', engaged: true, phases: 1 },
          { side: 0, elements: '-1,-1=P', facing: 0, order: 'A', engaged: true, phases: 1 },
          { side: 1, card: 'heavyFoot', elements: '0,-1=P', facing: 4, order: 'A', engaged: true, phases: 1 },
        ],
        { phase: 'melee', rules: 'expert', map },
      )
      stateOf(match).rules.beforeEight = older
      const [giant, footman, foe] = ['0,0', '-1,-1', '0,-1'].map(label => on(stateOf(match), label))
      return { match, giant, footman, foe }
    }

    test('DW-VI.11 DW-XVII.40 the attack of a large element is supported like any other', () => {
      const { match, giant, footman, foe } = melee()
      play(match, `attacker ${giant}`, `target ${foe}`)
      expect([match.asked?.decision, choicesOf(match)]).toEqual(['supportBlow', [`supporter ${footman}`, 'ready']])
      // who supports strikes no more; club 14, armour 5, one support
      play(match, `supporter ${footman}`)
      expect(choicesOf(match)).toEqual(['done'])
      const [strike] = told(play(match, 'done', 'everyone =20 20 1'), 'strikes')
      expect(strike).toEqual([giant, foe, 1, 14 - 5 + 3, 20, 0])
    })

    test('DW-VI.11 a giant may support the attack of another, and then strikes no blow of its own', () => {
      const { match, giant, footman, foe } = melee()
      play(match, `attacker ${footman}`, `target ${foe}`)
      expect(choicesOf(match)).toEqual([`supporter ${giant}`, 'ready'])
      play(match, `supporter ${giant}`)
      expect(choicesOf(match)).toEqual(['done'])
      const struck = told(play(match, 'done', 'everyone =20 20 1'), 'strikes')
      expect(struck.filter(([striker]) => striker !== foe)).toEqual([[footman, foe, 1, 8 - 5 + 2 + 3, 20, 0]])
    })

    test('DW-VI.11 DW-XI.6 nobody supports in water; older records knew no support of or by large elements', () => {
      const wet = melee(false, 'field 12|0,-1=water1')
      play(wet.match, `attacker ${wet.footman}`, `target ${wet.foe}`)
      expect(wet.match.asked?.decision).not.toBe('supportStrike')
      const older = melee(true)
      play(older.match, `attacker ${older.giant}`, `target ${older.foe}`)
      expect(older.match.asked?.decision).toBe('declareStrikes')
    })
  })

  test('DW-XVIII.8 DW-XVII.41 a passenger gets off after the move, also where it has led into melee', () => {
    const asked = (older: boolean) => {
      const match = matchAt(
        [
          { side: 0, card: 'horseChariot', elements: '0,0', facing: 1, order: 'A' },
          { side: 0, card: 'gordan', elements: '', rides: 0 },
          { side: 1, elements: '0,-2=P', facing: 4, order: 'B' },
        ],
        { rules: 'expert' },
      )
      stateOf(match).rules.beforeEight = older
      until(match, 'chooseMover', 0)
      play(match, 'unit 0', 'stay', 'tread 1', 'attack', 'done')
      return match
    }
    const match = asked(false)
    expect(match.asked?.decision).toBe('dismount')
    play(match, choicesOf(match)[0])
    expect(stateOf(match).moved[1]).toBe(true) // he has come with it, and goes no farther
    expect(asked(true).asked?.decision).not.toBe('dismount')
  })

  test('DW-XVII.28 a gun and its crew do not choose who regroups first, colossi and chariots do', () => {
    const g = field(
      [
        { side: 0, card: 'boltGun', elements: '0,0', facing: 1 },
        { side: 0, card: 'clubGiant', elements: '6,0', facing: 1 },
        { side: 1, elements: '0,-1=P', facing: 4 },
      ],
      { rules: 'full' },
    )
    expect([largeChooser(g, [0, 2], [1, 2]), largeChooser(g, [1, 2], [1, 2])]).toEqual([undefined, 0])
    expect(largeChooser(formerly(g), [0, 2], [1, 2])).toBe(0)
  })
})
