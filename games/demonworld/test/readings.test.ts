import { choicesOf, play, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { begin } from '../begin.ts'
import { cards } from '../content/armies/cards.ts'
import { airBase } from '../expert/flyers/blows.ts'
import { cannotFollow, RIGHT_WING } from '../rules/armies/flank-march.ts'
import { isIntoMelee, rangedBase } from '../rules/shooting/base-number.ts'
import { readAs, standard } from '../settings.ts'
import { SECOND_FIRE } from '../state.ts'
import { moving, type Played, stateOf } from './examples.ts'
import { field, type Given, hexAt, kinds, matchAt, on, type Setting } from './table.ts'

/** Plays the last option offered until a question is asked, or the round is over; true if it came. */
function comesTo(match: Played, decision: string, seat?: number): boolean {
  const { round } = stateOf(match)
  const isAsked = () => match.asked?.decision === decision && (seat === undefined || match.asked.seats[0] === seat)
  while (match.asked && stateOf(match).round === round && !isAsked()) play(match, choicesOf(match).at(-1)!)
  return stateOf(match).round === round && isAsked()
}

describe('where the book can be read in two ways', () => {
  test('DW-XIII.5 a square lasts to the end of the melee phase, also when one of it moves up', () => {
    const blow = (rules: Record<string, boolean> = {}) => {
      const square = '0,-1:2=P 1,-1:1=P 1,0:0=P 0,1:5=P -1,1:4=P -1,0:3=P'
      const match = matchAt(
        [
          { side: 0, card: 'nobleFoot', elements: square, order: 'H' },
          { side: 1, card: 'lightArchers', elements: '2,-2=P 1,-2=P', facing: 4, order: 'B' },
        ],
        { phase: 'melee', rules: { morale: false, ...rules } },
      )
      const g = stateOf(match)
      const target = `target ${on(g, '2,-2')}`
      play(match, `attacker ${on(g, '1,-1')}`, target, 'done =1', 'press')
      expect(match.asked?.seats).toEqual([1])
      play(match, `attacker ${on(g, '1,-2')}`, `target ${on(g, '0,-1')}`)
      return told(play(match, 'done =20'), 'strikes')[0]?.[3]
    }
    expect(blow()).toBe(6 - 4)
    expect(blow({ pressBreaksSquare: true })).toBe(6 - 4 + 2)
  })

  test('DW-XV.62 DW-XVII.16 who routs and is overrun by an enemy is destroyed without a die', () => {
    const run = (rules: Record<string, boolean> = {}) => {
      const match = moving(
        [
          { side: 0, card: 'tallGiant', elements: '0,0', order: 'A' },
          { side: 1, elements: '0,-2=P', facing: 4, routing: true, fled: true },
          { side: 1, elements: '9,-9=P', facing: 4 },
        ],
        { rules: { large: true, ...rules } },
      )
      play(match, 'tread 1', 'overrun')
      return play(match, rules['fleeingRolledFor'] ? 'tread 1 =20' : 'tread 1')
    }
    expect(told(run(), 'caught').length).toBe(1)
    expect(told(run(), 'overruns')).toEqual([])
    const rolled = run({ fleeingRolledFor: true })
    expect([told(rolled, 'caught').length, told(rolled, 'overruns')[0]?.slice(-2)]).toEqual([0, [20, 0]])
  })

  test('DW-XI.21 contact is declared in the move up to the enemy or in later rounds, not in the melee of the same', () => {
    const map = 'field 9|0,-2=water2 1,-2=water2 2,-2=water2 3,-2=water2'
    const asked = (rules: Record<string, boolean> = {}) => {
      const match = moving(
        [
          { side: 0, card: 'orderKnights', elements: '0,-1=P 1,-1=P 2,-1=P 3,-1=P', order: 'A' },
          { side: 1, elements: '0,-3:4=P 1,-3:4=P 2,-3:4=P 3,-3:4=P', order: 'H' },
        ],
        { map, rules: { morale: false, ...rules } },
      )
      play(match, `advance ${hexAt(stateOf(match), '0,-2')}`)
      expect(kinds(match)).toContain('declare')
      play(match, 'done')
      return match
    }
    expect(comesTo(asked(), 'declareContacts')).toBe(false)
    expect(comesTo(asked({ contactAtOnce: true }), 'declareContacts', 0)).toBe(true)
  })

  test('DW-XI.21 in the round after, those beside each other since then may still declare it', () => {
    const knights: Given = { side: 0, card: 'orderKnights', elements: '0,-2=P', order: 'A' }
    const foot: Given = { side: 1, elements: '0,-3:4=P', order: 'H' }
    const setting: Setting = { map: 'field 9|0,-2=water2', rules: { morale: false }, phase: 'melee' }
    expect(matchAt([knights, foot], setting).asked?.decision).toBe('declareContacts')
    for (const late of [
      [{ ...knights, moved: true }, foot],
      [knights, { ...foot, moved: true }],
    ])
      expect(matchAt(late, setting).asked?.decision).not.toBe('declareContacts')
  })

  test('DW-XXIII.13 AMB2-35 a dragon that flies has a size of 3 in the air, or that of its card', () => {
    const airborne = (rules: Record<string, boolean> = {}) => {
      const g = field(
        [
          { side: 0, card: 'clawDragon', elements: '0,0:1^6', order: 'A' },
          { side: 1, card: 'skyLord', elements: '0,-1^6', facing: 1 },
        ],
        { rules: { ...standard, large: true, flyers: true, ...rules } },
      )
      return airBase(g, 0, 0, 1).factors.find(({ name }) => name === 'airborne')?.value
    }
    expect([airborne(), airborne({ cardSizeInAir: true })]).toEqual([2 - 3, 2 - 6])
  })

  const dragon: Given = { side: 0, card: 'dragonrider', elements: '0,0', order: 'P' }
  const distant: Given = { side: 1, elements: '0,-12=P', facing: 4 }
  const fire = { large: true, fire: true, flyers: true, specialFigures: false, morale: false }

  /** True if a dragon with nobody near is asked where it breathes. */
  function breathesAt(breather: Given, rules: Record<string, boolean>, map: string): boolean {
    const match = matchAt([breather, distant], { map, rules, phase: 'firstFire' })
    return match.asked?.decision === 'chooseVolley' && choicesOf(match).includes('unit 0')
  }

  test('DW-XXII.8 fire breath may be blown at an empty wood', () => {
    const at = (rules: Record<string, boolean>, map: string) => breathesAt(dragon, { ...fire, ...rules }, map)
    const wood = 'field 12|0,-2=wood'
    expect(at({}, wood)).toBe(true)
    expect(at({}, 'field 12')).toBe(false)
    expect(at({ fire: false }, wood)).toBe(false)
    expect(at({ breathNeedsEnemy: true }, wood)).toBe(false)
    const match = matchAt([dragon, distant], { map: wood, rules: fire, phase: 'firstFire' })
    play(match, 'unit 0')
    expect(choicesOf(match)).toEqual(['area 0', 'area 1', 'spare'])
    expect(told(play(match, 'area 1 =1'), 'smoulders')).toEqual([[hexAt(stateOf(match), '0,-2')]])
  })

  test('DW-XXII.8 DW-XXIII.11 from the air breath lights only what grows up to it', () => {
    const at = (map: string) => breathesAt({ ...dragon, elements: '0,0^6' }, fire, map)
    expect([at('field 12|0,-2=wood'), at('field 12|0,-2=undergrowth')]).toEqual([true, false])
  })

  test('DW-XIII.21 DW-III.3 who holds turns and shifts, and does not change the skirmish formation', () => {
    const offered = (order: string, rules: Record<string, boolean> = {}) =>
      kinds(
        moving([{ side: 0, card: 'lightArchers', elements: '0,0=P 1,0=P 0,1=P 1,1=P', order }, distant], {
          rules: { morale: false, ...rules },
        }),
      )
    expect(offered('H')).not.toContain('skirmish')
    expect(offered('B')).toContain('skirmish')
    expect(offered('H', { holdersLoosen: true })).toContain('skirmish')
  })

  test('DW-V.13 DW-V.41 whether attacked units regroup after a turn the table says', () => {
    const turned = (rules: Record<string, boolean> = {}) => {
      const match = moving(
        [
          { side: 0, elements: '0,1=P 1,1=P 2,1=P 3,1=P 4,1=P 5,1=P 6,1=P', order: 'A' },
          { side: 1, elements: '2,-2=P 3,-2=P 4,-2=P 5,-2=P 2,-1=P', facing: 1, order: 'H' },
        ],
        { rules: { morale: false, ...rules } },
      )
      play(match, `advance ${hexAt(stateOf(match), '0,0')}`, 'turn 3')
      return match.asked?.decision
    }
    expect(turned()).not.toBe('regroupAfterTurn')
    expect(turned({ reactionsRegroup: true })).toBe('regroupAfterTurn')
  })

  test('AMB-50 DW-V.41 DW-V.23 a small unit that reacts to an attack turns by its manoeuvres', () => {
    const match = moving(
      [
        { side: 0, elements: '0,1=P 1,1=P 2,1=P 3,1=P', order: 'A' },
        { side: 1, card: 'lightArchers', elements: '2,-2=P 3,-2=P 2,-1=P', facing: 1, order: 'H' },
      ],
      { rules: { morale: false } },
    )
    play(match, `advance ${hexAt(stateOf(match), '0,0')}`)
    expect(match.asked?.seats).toEqual([1])
    expect(kinds(match)).toContain('turn')
    play(match, 'turn 3') // the archers' only manoeuvre
    expect(kinds(match)).not.toContain('turn')
    expect(kinds(match)).not.toContain('turnEach')
  })

  test('AMB-12 DW-IV.12 shots at attackers who have just come up do not stray, unless the table says so', () => {
    const units: Given[] = [
      { side: 0, card: 'lightArchers', elements: '0,0 1,0', order: 'H' },
      { side: 1, elements: '1,-1 2,-1', facing: 4, order: 'A' },
    ]
    const strays = (rules: Record<string, boolean>) => {
      const g = field(units, { rules })
      g.phase = SECOND_FIRE
      return isIntoMelee(g, on(g, '0,0'), on(g, '1,-1'))
    }
    expect([strays({}), strays({ newContactsStray: true })]).toEqual([false, true])
  })

  test('AMB-13 DW-IV.13 a hidden victim of a stray shot counts as on the field aimed at, or as it is seen', () => {
    const sections = (rules: Record<string, boolean>) => {
      const g = field(
        [
          { side: 0, card: 'lightArchers', elements: '0,0', order: 'H' },
          { side: 1, elements: '0,-3 0,-4', facing: 4, order: 'A' },
        ],
        { rules },
      )
      const shot = (struck: string) => rangedBase(g, on(g, '0,0'), on(g, '0,-3'), on(g, struck), 0, true).factors
      return ['0,-3', '0,-4'].map(struck => shot(struck).find(({ name }) => name === 'sections')?.value ?? 0)
    }
    expect(sections({})).toEqual([1, 1])
    expect(sections({ strayAsSeen: true })).toEqual([1, 0])
  })

  test('AMB-49 DW-XVI.31 a wizard leads a flank march as a commander does, unless the table says otherwise', () => {
    const follows = (leader: string, rules: Record<string, boolean> = {}) => {
      const units = ['nobleFoot', leader, 'lightSwordbearers', 'orderKnights'].map((card, i) => ({
        side: 0,
        card,
        elements: `${i},0`,
      }))
      const g = field([...units, { side: 1, elements: '5,-9' }], { rules: { magic: true, ...rules } })
      g.march[1] = RIGHT_WING
      g.group[1] = 2
      return cannotFollow(g, 0, 1)
    }
    const strict = { wizardsLeadNobody: true }
    expect([follows('sandor'), follows('barrach', strict)]).toEqual([undefined, undefined])
    expect(follows('sandor', strict)).toBe('DW-XVI.31')
    expect(follows('nobleFoot')).toBe('DW-XVI.31')
  })

  test('DW-I.1 records of rules 5 and before are played by the readings of their time', () => {
    const { contactAtOnce, pressBreaksSquare, fleeingRolledFor, cardSizeInAir, beforeSix, reactionsRegroup } = readAs(
      standard,
      '5',
    )
    expect([contactAtOnce, pressBreaksSquare, fleeingRolledFor, cardSizeInAir, beforeSix]).not.toContain(false)
    expect(reactionsRegroup).toBe(false)
    expect(readAs(standard, '5').asBefore).toBe(false)
    expect(readAs(standard, '3').lastHitSacrifice).toBe(true)
    const twelve = { ...standard, beforeThirteen: true }
    const nine = { ...twelve, beforeTen: true, beforeEleven: true, beforeTwelve: true }
    expect(readAs(standard, '6')).toEqual({ ...nine, beforeSeven: true, beforeEight: true })
    expect(readAs(standard, '7')).toEqual({ ...nine, beforeEight: true })
    expect(readAs(standard, '9')).toEqual(nine)
    expect(readAs(standard, '10')).toEqual({ ...twelve, beforeEleven: true, beforeTwelve: true })
    expect(readAs(standard, '11')).toEqual({ ...twelve, beforeTwelve: true })
    expect(readAs(standard, '12')).toEqual(twelve)
    expect(readAs(standard, '13')).toEqual(standard)
  })

  test('DW-XVI.10 an encounter of records before rules 9 keeps its uneven armies; those of today cost about the same', () => {
    const encounter = { battle: 'encounter', level: 'standard' }
    const costs = (rules?: string) => {
      const { card, owner } = begin({ seats: 2, settings: encounter, ...(rules ? { rules } : {}) } as never)
      return [0, 1].map(side => card.reduce((sum, of, unit) => sum + (owner[unit] === side ? cards[of].points : 0), 0))
    }
    expect(costs('8')).toEqual([940, 680])
    expect(costs('9')).toEqual(costs())
    expect(costs()).toEqual([860, 780])
  })
})
