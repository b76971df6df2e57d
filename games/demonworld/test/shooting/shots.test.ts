import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { ground, hitPoints } from '../../elements.ts'
import {
  cannotAim,
  cannotFire,
  cannotShootAt,
  cannotShootNow,
  isIntoMelee,
  targetsOf,
} from '../../rules/shooting/base-number.ts'
import { DESTROYED, type Demonworld, FIRST_FIRE, RIDER_SHOT, SECOND_FIRE } from '../../state.ts'
import { line, type Played, stateOf } from '../examples.ts'
import { field, type Given, kinds, matchAt, on, places, type Setting } from '../table.ts'

const calm: Setting = { rules: { morale: false } }
/** Nobody rolls for orders in the next round. */
const plain: Setting = { rules: { morale: false, specialFigures: false } }
const archer = (given: Partial<Given> = {}): Given => ({
  side: 0,
  card: 'lightArchers',
  elements: '0,0=P',
  order: 'H',
  ...given,
})
/** A state in a ranged phase. */
function inPhase(units: readonly Given[], phase = SECOND_FIRE, setting: Setting = calm): Demonworld {
  const g = field(units, setting)
  g.phase = phase
  return g
}

describe('who may be shot at', () => {
  test('DW-II.5 DW-IV.3 as far as the weapon carries, enemies before the shooter', () => {
    const at = (label: string, given: Partial<Given> = {}) => {
      const g = inPhase([archer({ card: 'crossbowmen' }), { side: 1, elements: `${label}=P`, facing: 4, ...given }])
      return cannotShootAt(g, 0, 1)
    }
    expect([at('0,-1'), at('0,-9'), at('4,-9')]).toEqual([undefined, undefined, undefined])
    expect([at('0,-10'), at('9,-10')]).toEqual(['DW-II.5', 'DW-II.5'])
    expect([at('0,3'), at('-3,0')]).toEqual(['DW-IV.4', 'DW-IV.4'])
    expect(at('0,-4', { side: 0 })).toBe('DW-IV.3')
  })

  test('DW-IV.3 nobody aims at himself, at the fallen, or at what is not there', () => {
    const g = inPhase([archer(), { side: 1, elements: '0,-3=P 1,-4', facing: 4 }])
    expect([cannotAim(g, 0, 0), cannotAim(g, 0, 99), cannotAim(g, 0, 1)]).toEqual(['DW-IV.3', 'DW-IV.3', undefined])
    g.hits[1] = 1
    expect(cannotAim(g, 0, 1)).toBe('DW-IV.3')
    expect(targetsOf(g, 0)).toEqual([2])
    expect(targetsOf(g, 1)).toEqual([])
  })

  test('DW-IV.3 DW-IV.13 friends only where an enemy is in contact with them', () => {
    const g = inPhase([
      archer(),
      { side: 0, elements: '0,-4=P', order: 'A' },
      { side: 1, elements: '0,-5=P', facing: 4, order: 'A' },
    ])
    expect([cannotAim(g, 0, 1), isIntoMelee(g, 0, 1), isIntoMelee(g, 0, 2)]).toEqual([undefined, true, true])
    const apart = inPhase([archer(), { side: 0, elements: '0,-4=P' }, { side: 1, elements: '0,-7=P', facing: 4 }])
    expect([cannotAim(apart, 0, 1), isIntoMelee(apart, 0, 2)]).toEqual(['DW-IV.3', false])
  })

  test('DW-IV.1 DW-IV.2 skirmishers in the first phase, Hold in the second, and nobody who fights since earlier', () => {
    const why = (given: Partial<Given>, phase: number, foe = '0,-4=P') =>
      cannotShootNow(inPhase([archer(given), { side: 1, elements: foe, facing: 4 }], phase), 0)
    expect(['B', 'P', 'A', 'H'].map(order => why({ order }, FIRST_FIRE))).toEqual([
      'DW-IV.1',
      undefined,
      'DW-IV.1',
      'DW-IV.1',
    ])
    expect(['B', 'P', 'A', 'H'].map(order => why({ order }, SECOND_FIRE))).toEqual([
      'DW-IV.1',
      'DW-IV.1',
      'DW-IV.1',
      undefined,
    ])
    expect([why({ order: 'P' }, FIRST_FIRE, '0,-1=P'), why({}, SECOND_FIRE, '0,-1=P')]).toEqual(['DW-IV.2', undefined])
    expect(why({ engaged: true }, SECOND_FIRE)).toBe('DW-IV.2')
    expect(why({ impetuous: true }, SECOND_FIRE)).toBe('DW-XV.70')
    const loose = '0,0=P 2,0 4,0 6,0'
    expect([why({ order: 'P', elements: loose }, FIRST_FIRE), why({ elements: loose }, SECOND_FIRE)]).toEqual([
      'DW-IV.1',
      undefined,
    ])
  })

  test('DW-IV.1 DW-T1 each shoots once a round, nobody who routs or has no bow; guns not in the first phase', () => {
    const g = inPhase([
      archer({ card: 'arquebusiers', elements: '0,0=P 1,0' }),
      { side: 1, elements: '0,-3=P', facing: 4 },
    ])
    expect([cannotFire(g, 0), cannotFire(g, 2)]).toEqual([undefined, 'DW-IV.1'])
    g.shot[0] = RIDER_SHOT
    g.routs[1] = true
    expect([cannotFire(g, 0), cannotFire(g, 1)]).toEqual(['DW-IV.1', 'DW-IV.1'])
    const early = inPhase([archer({ card: 'arquebusiers' })], FIRST_FIRE)
    expect(cannotFire(early, 0)).toBe('DW-T1')
    expect(cannotFire(inPhase([archer()], FIRST_FIRE), 0)).toBeUndefined()
  })
})

describe('a volley', () => {
  const volley = (units: readonly Given[], setting: Setting = calm): Played =>
    matchAt(units, { ...setting, phase: 'secondFire' })

  test('DW-IV.6 units that can shoot are chosen one after the other, each once', () => {
    const match = volley([
      archer({ elements: '0,0=P 1,0' }),
      archer({ elements: '-1,0=P' }),
      { side: 0, elements: '9,0=P', order: 'H' },
      archer({ elements: '-6,0=P', order: 'B' }),
      { side: 1, elements: '2,-4=P 3,-4', facing: 4, order: 'B' },
    ])
    expect([match.asked?.decision, match.asked?.seats, choicesOf(match)]).toEqual([
      'chooseVolley',
      [0],
      ['unit 0', 'unit 1', 'done'],
    ])
    const why = [2, 3, 4, 9].map(unit => refusal(match, `unit ${unit}`).rule)
    expect(why).toEqual(['DW-IV.3', 'DW-IV.1', 'DW-IV.6', 'DW-IV.6'])
    play(match, 'unit 0', 'fire')
    expect(choicesOf(match)).toEqual(['unit 1', 'done'])
    expect(refusal(match, 'unit 0').rule).toBe('DW-IV.6')
  })

  test('DW-IV.6 DW-IV.13 “everyone” aims at enemies: where only friends in a melee are in reach nobody is asked about it; older records may say it', () => {
    const match = volley(
      [
        archer({ card: 'crossbowmen' }),
        { side: 0, elements: '0,-9=P', order: 'A' },
        { side: 1, elements: '0,-10=P', facing: 4, order: 'A' },
      ],
      plain,
    )
    play(match, 'unit 0')
    expect(kinds(match)).toEqual(['shooter', 'fire'])
    expect(match.replay(0, 'everyone').ok).toBe(true)
    expect(kinds(match)).toEqual(['shooter', 'fire'])
  })

  test('DW-IV.6 DW-IV.8 shooter, target, supporters, then the next; all fire together', () => {
    const match = volley(
      [archer({ elements: '0,0=P 1,0 2,0' }), { side: 1, elements: '1,-3=P 2,-3', facing: 4, order: 'B' }],
      plain,
    )
    const g = stateOf(match)
    play(match, 'unit 0')
    expect(kinds(match)).toEqual(['shooter', 'everyone', 'fire'])
    play(match, `shooter ${on(g, '0,0')}`)
    expect(choicesOf(match)).toEqual([`target ${on(g, '1,-3')}`, `target ${on(g, '2,-3')}`])
    play(match, `target ${on(g, '2,-3')}`)
    expect(choicesOf(match)).toEqual([`supporter ${on(g, '1,0')}`, 'ready'])
    play(match, `supporter ${on(g, '1,0')}`)
    // the chain goes on from him
    expect(choicesOf(match)).toEqual([`supporter ${on(g, '2,0')}`, 'ready'])
    play(match, 'ready')
    expect(choicesOf(match)).toEqual([`shooter ${on(g, '2,0')}`, 'everyone', 'fire'])
    const events = play(match, 'everyone', 'fire =20 20')
    expect(told(events, 'shoots').map(([who, whom, supports]) => [who, whom, supports])).toEqual([
      [on(g, '0,0'), on(g, '2,-3'), 1],
      [on(g, '2,0'), on(g, '2,-3'), 0],
    ])
    expect(stateOf(match).aim.every(aim => aim === -1)).toBe(true)
  })

  test('DW-IV.9 the base number hits, one more misses', () => {
    const shot = (die: number) => {
      const match = volley([archer(), { side: 1, elements: '0,-3=P 5,-9', facing: 4, order: 'B' }], plain)
      play(match, 'unit 0', 'everyone')
      const [[, , , base, rolled, hit]] = told(play(match, `fire =${die}`), 'shoots')
      return { base, rolled, hit }
    }
    const { base } = shot(20)
    expect([shot(base), shot(base + 1)]).toEqual([
      { base, rolled: base, hit: 1 },
      { base, rolled: base + 1, hit: 0 },
    ])
  })

  test('DW-IV.14 a second shot at one who has fallen is wasted', () => {
    const match = volley(
      [archer({ elements: '0,0=P 1,0' }), { side: 1, elements: '1,-3=P 9,-9', facing: 4, order: 'B' }],
      plain,
    )
    play(match, 'unit 0', 'everyone')
    const pair = ['1,0', '1,-3'].map(label => on(stateOf(match), label))
    const events = play(match, 'fire =1')
    expect(told(events, 'wasted')).toEqual([pair])
    expect(told(events, 'falls')).toHaveLength(1)
  })

  test('DW-IV.15 who loses elements closes up onto fields of his own, one field each, or restores his ranks', () => {
    const hit = (elements: string, at: string) => {
      const match = volley([archer({ elements: '0,0=P' }), { side: 1, elements, facing: 4, order: 'B' }])
      const g = stateOf(match)
      play(match, 'unit 0', `shooter ${on(g, '0,0')}`, `target ${on(g, at)}`, 'fire =1')
      return match
    }
    const match = hit(`0,-4=P 1,-4 2,-4 0,-5 1,-5 2,-5`, '1,-4')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['closeUp', [1]])
    const g = stateOf(match)
    const beside = ['0,-4', '2,-4', '1,-5', '2,-5'].map(label => `element ${on(g, label)}`).sort()
    expect(
      choicesOf(match)
        .filter(choice => choice.startsWith('element'))
        .sort(),
    ).toEqual(beside)
    expect(kinds(match)).toEqual(['element', 'restore', 'done'])
    const { board } = ground(g)
    play(match, `element ${on(g, '1,-5')}`)
    expect(choicesOf(match)).toEqual([`hex ${board.hex('1,-4')}`])
    play(match, `hex ${board.hex('1,-4')}`)
    expect(places(stateOf(match), 1)).toEqual(['0,-4:4', '0,-5:4', '1,-4:4', '2,-4:4', '2,-5:4'])
    const again = hit(`0,-4=P 1,-4 2,-4 0,-5 1,-5 2,-5`, '1,-4')
    play(again, 'restore')
    expect(places(stateOf(again), 1)).toHaveLength(5)
  })

  test('DW-X.14 AMB-14 an attached commander no larger than his unit may be saved, a larger one not', () => {
    const asked = (card: string, captain: string) => {
      const match = volley([
        archer({ elements: '0,0=P' }),
        { side: 1, card, elements: '1,-4=P 2,-4', facing: 4, order: 'B' },
        { side: 1, card: captain, elements: '0,-4', facing: 4, joins: 1, hits: captain === 'marshal' ? 2 : 3 },
      ])
      const g = stateOf(match)
      play(match, 'unit 0', `shooter ${on(g, '0,0')}`, `target ${on(g, '0,-4')}`, 'fire =1')
      return match.asked?.decision
    }
    expect([asked('footmen', 'barrach'), asked('lancers', 'marshal'), asked('footmen', 'marshal')]).toEqual([
      'saveFigure',
      'saveFigure',
      'closeUp',
    ])
  })

  test('DW-IX.7 AMB-15 who falls in his place takes the hit, and the figure stands where he stood', () => {
    const match = volley([
      archer({ elements: '0,0=P' }),
      { side: 1, elements: `0,-4=L ${line(2, -4, 1)}`, facing: 4, order: 'B' },
    ])
    const g = stateOf(match)
    const [leader, next] = [on(g, '0,-4'), on(g, '1,-4')]
    play(match, 'unit 0', `shooter ${on(g, '0,0')}`, `target ${leader}`, 'fire =1')
    expect([match.asked?.decision, match.asked?.seats, choicesOf(match)]).toEqual([
      'saveFigure',
      [1],
      ['demand', 'accept'],
    ])
    const events = play(match, 'demand =1')
    expect(told(events, 'saved')).toEqual([[leader, next]])
    expect(told(events, 'falls')).toEqual([[next, ground(g).board.hex('0,-4')]])
    const after = stateOf(match)
    expect([on(after, '1,-4'), on(after, '0,-4'), after.hits[leader]]).toEqual([leader, -1, 0])
  })

  test('DW-IX.7 AMB-15 another falls in his place whatever hit points it has; only the last one where the table says so', () => {
    const trolls = (setting: Setting) => {
      const match = volley(
        [
          archer({ elements: '0,0=P' }),
          { side: 1, card: 'trolls', elements: '0,-4=L 1,-4=P 2,-4=P', facing: 4, order: 'B' },
        ],
        setting,
      )
      const g = stateOf(match)
      const leader = on(g, '0,-4')
      g.hits[leader] = hitPoints(g, leader) - 1
      play(match, 'unit 0', `shooter ${on(g, '0,0')}`, `target ${leader}`, 'fire =1')
      return { match, leader, next: on(g, '1,-4') }
    }
    const { match, leader, next } = trolls(calm)
    expect(match.asked?.decision).toBe('saveFigure')
    const events = play(match, 'demand =1')
    expect([told(events, 'saved'), told(events, 'falls').map(([who]) => who)]).toEqual([[[leader, next]], [next]])
    const after = stateOf(match)
    expect([on(after, '1,-4'), after.fate[next], after.hits[leader]]).toEqual([
      leader,
      DESTROYED,
      hitPoints(after, leader) - 1,
    ])
    const strict = trolls({ rules: { morale: false, lastHitSacrifice: true } })
    expect(stateOf(strict.match).fate[strict.leader]).toBe(DESTROYED)
  })
})
