import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { remove } from '../../elements.ts'
import { position } from '../../position/index.ts'
import { LOSS_TEST, standingOf } from '../../rules/morale/tests.ts'
import { isDaunted } from '../../rules/movement/move.ts'
import { DESTROYED, type Demonworld, NONE } from '../../state.ts'
import { stateOf } from '../examples.ts'
import { field, formerlyAt, type Given, kinds, matchAt, on, places } from '../table.ts'

type Played = ReturnType<typeof matchAt>

/** Plays the last option offered until a question is asked, or a round is over. */
function until(match: Played, decision: string, phase = NONE): void {
  while (match.asked && match.asked.decision !== decision && stateOf(match).phase !== phase)
    play(match, choicesOf(match).at(-1)!)
}

describe('when routing units flee', () => {
  const units: Given[] = [
    { side: 0, card: 'lightArchers', elements: '0,0=P 1,0', order: 'P' },
    { side: 1, elements: '0,-3=P 1,-3 2,-3', facing: 4, order: 'H' },
  ]
  const setting = { phase: 'firstFire', rules: { specialFigures: false }, map: 'field 20' }
  /** Unit 1 loses an element in the first ranged phase, fails its test and flees at once. */
  const broken = (match: Played) => {
    play(match, 'unit 0', 'everyone', 'fire =1 20', 'done =1')
    expect(match.asked?.decision).toBe('fleeNext')
    play(match, 'everyone')
    return { match, fled: places(stateOf(match), 1) }
  }

  test('DW-XV.61 who breaks in a ranged phase flees at once, and not again in the movement phase of that round', () => {
    const { match, fled } = broken(matchAt(units, setting))
    until(match, 'rallyUnit')
    expect([stateOf(match).round, match.asked?.decision]).toEqual([1, 'rallyUnit'])
    expect(places(stateOf(match), 1)).toEqual(fled)
    play(match, 'done')
    until(match, 'fleeNext')
    expect([stateOf(match).round, match.asked?.decision]).toEqual([2, 'fleeNext'])
  })

  test('DW-XV.61 older records have it flee twice', () => {
    const { match, fled } = broken(formerlyAt(units, setting))
    until(match, 'fleeNext')
    expect([stateOf(match).round, match.asked?.decision]).toEqual([1, 'fleeNext'])
    expect(places(stateOf(match), 1)).toEqual(fled)
  })

  test('DW-XV.61 a position says who has fled in this round', () => {
    const routing = (more: object) =>
      matchAt([
        { side: 0, elements: '0,0 1,0', order: 'B' },
        { side: 1, elements: '0,-3', routing: true, ...more },
      ])
    expect(routing({}).asked?.decision).toBe('fleeNext')
    const fled = routing({ fled: true })
    expect(fled.asked?.decision).toBe('chooseMover')
    expect(position.write(stateOf(fled))).toMatchObject({ units: [{}, { routing: true, fled: true }] })
  })
})

describe('whom one fears', () => {
  /** A melee of footmen with Gordan, who may carry the Sword of Dread, against others who lost somebody. */
  const melee = (gordan: object, more: Partial<Given> = {}) =>
    field([
      { side: 0, elements: '0,0=P 1,0', losses: 1, ...more },
      { side: 1, card: 'footmen', elements: '0,-1=P 1,-1', facing: 4 },
      { side: 1, card: 'gordan', elements: '2,-1', facing: 4, ...gordan },
    ])
  const fear = (g: Demonworld, foes: number[], kind = LOSS_TEST) =>
    standingOf(g, { kind, unit: 0, foes }).factors.find(({ name }) => name === 'fear')?.value ?? 0

  test('DW-XV.15 DW-XXVI.5 a person frightens the enemy of the unit he is with as much as alone', () => {
    const sword = { item: 'swordOfDread' }
    expect(fear(melee(sword), [1, 2])).toBe(-2)
    expect(fear(melee({ ...sword, joins: 1 }), [1])).toBe(-2)
    expect(fear(melee({ joins: 1 }), [1])).toBe(0)
    expect(fear(melee({ card: 'wyrrmsch', joins: 1 }), [1])).toBe(-1) // by his own card
    const formerly = melee({ ...sword, joins: 1 })
    formerly.rules.asBefore = true
    expect(fear(formerly, [1])).toBe(0)
  })

  test('DW-XV.15 the unit he is with is not braver for it, and fears nobody less once he is gone', () => {
    const g = field([
      { side: 0, elements: '0,0=P 1,0', losses: 1 },
      { side: 0, card: 'gordan', elements: '2,0', item: 'swordOfDread', joins: 0 },
      { side: 1, card: 'berserkers', elements: '0,-1=P', facing: 4 },
    ])
    expect(fear(g, [2])).toBe(-1)
    const gone = melee({ item: 'swordOfDread', joins: 1 })
    remove(gone, on(gone, '2,-1'), DESTROYED)
    expect(fear(gone, [1])).toBe(0)
  })

  test('DW-XV.30 who would attack a unit with a more fearsome person in it takes the charge test', () => {
    const far = (gordan: object) =>
      field([
        { side: 0, elements: '0,3=P 1,3', order: 'A' },
        { side: 1, elements: '0,-1=P 1,-1', facing: 4 },
        { side: 1, card: 'gordan', elements: '2,-1', facing: 4, item: 'swordOfDread', ...gordan },
      ])
    expect([isDaunted(far({}), 0, 1), isDaunted(far({}), 0, 2)]).toEqual([false, true])
    expect(isDaunted(far({ joins: 1 }), 0, 1)).toBe(true)
  })
})

describe('impetuous units that are in no state to attack', () => {
  const raging = (own: Partial<Given>, foe: Partial<Given>, open = matchAt) =>
    open([
      { side: 0, card: 'orderKnights', elements: '0,0 1,0 3,0 4,0', impetuous: true, prey: 1, ...own },
      { side: 1, elements: '1,-5 2,-5', facing: 4, order: 'H', ...foe },
    ])

  test('DW-XV.73 with gaps and the enemy ahead it may re-form, and then it charges', () => {
    const match = raging({}, {})
    expect(kinds(match)).toEqual(['step', 'shift', 'reform'])
    play(match, 'reform')
    play(match, choicesOf(match)[0])
    expect(kinds(match)).toEqual(['advance'])
    expect(told(play(match, choicesOf(match)[0]), 'contact')).toEqual([[0, 1]])
    expect(kinds(raging({}, {}, formerlyAt))).toEqual(['step'])
  })

  test('DW-XV.73 with gaps and the enemy behind it neither stops nor goes away', () => {
    const behind = { elements: '1,6 2,6' }
    const match = raging({}, behind)
    expect(choicesOf(match)).toEqual(['step 4', 'step 5', 'turn 3', 'turn 4', 'shift', 'reform'])
    expect(refusal(match, 'step 1').rule).toBe('DW-XV.71')
    expect(choicesOf(raging({}, behind, formerlyAt))).toEqual(expect.arrayContaining(['step 1', 'done']))
  })

  test('DW-XV.73 those who look elsewhere turn first; where re-forming is all that is left nobody has to', () => {
    expect(kinds(raging({ elements: '0,0 1,0:2 3,0 4,0:3' }, {}))).toEqual(['step', 'shift', 'turnEach'])
    const shutIn: Given[] = [
      { side: 0, card: 'orderKnights', elements: '0,0 2,0 4,0 6,0', impetuous: true, prey: 2 },
      { side: 0, elements: '0,-1 1,-1 2,-1 3,-1 4,-1 5,-1 6,-1 7,-1', order: 'H' },
      { side: 1, elements: '1,-6 2,-6', facing: 4, order: 'H' },
    ]
    expect(kinds(matchAt(shutIn))).toEqual(['shift', 'done'])
  })

  test('DW-XV.71 DW-XIII.22 a skirmish formation is given up as soon as the enemy can be attacked without it', () => {
    const loose = { card: 'lightArchers', elements: '0,0 1,0 2,0 0,1 1,1', skirmish: true }
    const near = raging(loose, { elements: '1,-4 2,-4' })
    expect(choicesOf(near)).toEqual(['skirmish'])
    play(near, 'skirmish')
    expect([kinds(near), stateOf(near).skirmish[0]]).toEqual([['advance'], false])
    expect(told(play(near, choicesOf(near)[0]), 'contact')).toEqual([[0, 1]])
    expect(kinds(raging(loose, { elements: '1,-9 2,-9' }))).toEqual(['advance'])
    expect(choicesOf(raging(loose, { elements: '1,-2 2,-2' }))).toEqual(['skirmish'])
    expect(kinds(raging(loose, { elements: '1,-2 2,-2' }, formerlyAt))).toContain('done')
  })
})
