import { BLOCKED, OFF_BOARD } from '@hexarium/hex'
import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { answer } from '../../../answers/index.ts'
import { CHARIOT_PART, fieldsOf, isPartlyOutside, partAt } from '../../../bases.ts'
import { BASE } from '../../../content/armies/cards.ts'
import { ROSE } from '../../../content/tables.ts'
import { ground, isPresent, placeOf, riderOf } from '../../../elements.ts'
import { tryMove } from '../../../expert/large/reach.ts'
import { largeMoveOf, largePointsLeft } from '../../../expert/large/steps.ts'
import { arrivalRoll, earliestRound, enterNext } from '../../../rules/armies/arrival.ts'
import { attacksOf } from '../../../rules/large/attacks.ts'
import { largeChooser, woundsOf } from '../../../rules/large/regroup.ts'
import { strikeTargets } from '../../../rules/melee/strike.ts'
import { isBefore, isFighting } from '../../../rules/movement/contact.ts'
import { faceFoes } from '../../../rules/movement/manoeuvres.ts'
import { MARCHING } from '../../../rules/movement/move.ts'
import { rangedBase } from '../../../rules/shooting/base-number.ts'
import { sectionsAt } from '../../../rules/shooting/sight.ts'
import { moving, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, kinds, matchAt } from '../../table.ts'

const expert = { rules: 'expert' } as const
const calm = { rules: { large: true, chariots: true, artillery: true, morale: false, specialFigures: false } } as const
const far: Given = { side: 1, elements: '0,-12', facing: 4 }
// biome-ignore lint/suspicious/noExplicitAny: an answer is JSON
const value = (question: Record<string, unknown>): Record<string, any> => {
  const outcome = answer(question)
  if (!outcome?.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value as Record<string, never>
}

describe('coming in', () => {
  const marching = (units: Given[]) => {
    const g = field(units, { ...expert, map: '1' })
    g.marches = true
    units.forEach((_, unit) => {
      g.group[unit] = 1
      g.march[unit] = 2
    })
    return g
  }

  test('DW-EX2-03 skirmishers come from round 3 on 4 and then 3, infantry with two stars from round 4 on 2', () => {
    const light = marching([{ side: 0, card: 'spearmen', elements: '1/H8' }])
    expect([earliestRound(light, 1), arrivalRoll(light, 1, 3), arrivalRoll(light, 1, 4)]).toEqual([3, false, true])
    light.waits[0] = 1
    expect(arrivalRoll(light, 1, 3)).toBe(true)
    const led = marching([
      { side: 0, elements: '1/H8' },
      { side: 0, card: 'captain', elements: '1/H9' },
    ])
    expect([earliestRound(led, 1), arrivalRoll(led, 1, 1), arrivalRoll(led, 1, 2)]).toEqual([4, false, true])
    led.waits[0] = 1
    expect(arrivalRoll(led, 1, 1)).toBe(true)
  })

  test('DW-XVI.40 a large element comes in with one field on the edge, by its Move points, attacking nobody', () => {
    const g = marching(
      [{ side: 0, card: 'clubGiant', elements: '1/H8' }, far].map((u, i) => (i ? { ...u, elements: '1/H15' } : u)),
    )
    const { board } = ground(g)
    for (const hex of fieldsOf(g, 0)) g.on[hex] = -1
    g.at[0] = -1
    g.fate[0] = 1
    g.arrived[0] = true
    g.entry[0] = board.hex('1/H1')
    g.march[0] = 1
    g.core = { seats: 2, flow: [], dice: [], sealed: [-1, -1], standing: [{}, {}], reveals: 0, result: null }
    const west = ground(g).half[g.entry[0]] <= 2
    g.edge = west ? [1, 0] : [0, 1]
    enterNext(g, 0)
    expect([isPresent(g, 0), isPartlyOutside(g, 0)]).toEqual([true, true])
    const here = largeMoveOf(g, 0, MARCHING)
    expect([here.outside, largePointsLeft(g, here)]).toEqual([true, 24])
  })

  test('DW-XVI.40 a chariot whose own field is behind the edge stands, for shots and distances, on the field by which it comes in', () => {
    const units: Given[] = [
      { side: 0, card: 'chariot', elements: '0,0', facing: 0 },
      { side: 1, card: 'lightArchers', elements: '3,-3', facing: 3 },
    ]
    const g = field(units, calm)
    const { board } = ground(g)
    const [edge, facing] = placeWithoutItsSeat(g)
    for (const hex of fieldsOf(g, 0)) g.on[hex] = -1
    g.at[0] = edge
    g.facing[0] = facing
    for (const hex of fieldsOf(g, 0)) g.on[hex] = 0
    expect([isPartlyOutside(g, 0), placeOf(g, 0)]).toEqual([true, edge])
    const { base } = rangedBase(g, 1, 0, 0, 0, false)
    expect(Number.isInteger(base)).toBe(true)
    expect(board.distance(placeOf(g, 0), placeOf(g, 1))).toBeGreaterThan(0)
  })
})

/** A place and a facing by which the chariot itself is off the board, though its team is on it. */
function placeWithoutItsSeat(g: ReturnType<typeof field>): [hex: number, facing: number] {
  const { board } = ground(g)
  const all = Array.from({ length: board.size * 6 }, (_, i): [number, number] => [Math.floor(i / 6), i % 6])
  const found = all.find(([hex, facing]) => partAt(board, BASE[g.type[0]], hex, facing, CHARIOT_PART) === OFF_BOARD)
  if (!found) throw new Error('every place has room for the chariot')
  return found
}

describe('rules of their own', () => {
  test('DW-IMP.2 AMB2-03 heights cost the dearest part once, by the kind of element', () => {
    const cost = (card: string, patch: string, move = 1) => {
      const g = field([{ side: 0, card, elements: '0,0' }, far], { ...expert, map: `field 12|${patch}` })
      return tryMove(g, ground(g), 0, g.at[0], 1, move).cost
    }
    const [high, road] = ['0,-1=level1', '0,-1=road 0,0=road']
    expect(['clubGiant', 'chariot', 'varrig'].map(card => cost(card, high))).toEqual([3, 6, BLOCKED])
    expect(['chariot', 'varrig'].map(card => cost(card, `${high} ${road}`))).toEqual([3, 9])
    const hill = '0,0=level1 -1,0=level1 -1,1=level1 0,1=level1 -1,2=level1'
    expect([cost('varrig', hill), cost('varrig', `${hill} ${road}`)]).toEqual([9, 6])
    expect(cost('clubGiant', '0,-1=level2 -1,0=level1 0,0=level0')).toBe(5)
  })

  test('DW-IMP.5 a section is seen if both its ends are; touching the top of a blocker hides', () => {
    const seen = (between?: string) => {
      const g = field(
        [
          { side: 0, elements: '0,0=P', facing: 0 },
          { side: 1, card: 'clubGiant', elements: '3,0', facing: 3 },
          ...(between ? [{ side: 1, card: between, elements: '2,0=P' }] : []),
        ],
        calm,
      )
      return sectionsAt(g, 0, 1, hexAt(g, '3,0'))
    }
    expect([seen('footmen'), seen('arquebusiers'), seen()]).toEqual([2, 4, 5])
  })

  test('DW-IMP.6 the rose counts from north-east round to the right', () => {
    expect(ROSE.slice(1)).toEqual([1, 0, 5, 4, 3, 2])
  })

  test('AMB2-06 hits taken from a large element count as losses caused when it is chosen who regroups first', () => {
    const g = field(
      [
        { side: 0, card: 'clubGiant', elements: '0,0', hits: 2 },
        { side: 1, elements: '0,-1=P', facing: 4 },
      ],
      expert,
    )
    expect([woundsOf(g, [0, 1], [1, 0], 0), woundsOf(g, [0, 1], [1, 0], 1)]).toEqual([1, 0])
    expect(largeChooser(g, [0, 1], [1, 5])).toBe(0)
    expect(largeChooser(g, [0, 1], [0, 1])).toBeUndefined()
  })

  test('AMB2-23 the rider a dragon comes with strikes at a front field and is no target of his own', () => {
    const g = field(
      [
        { side: 0, card: 'dragonrider', elements: '0,0' },
        { side: 1, elements: '0,-1=P', facing: 4 },
      ],
      expert,
    )
    expect(attacksOf(g, 0).at(-1)).toMatchObject({ weapon: 'hand', factor: 8, byRider: true })
    expect([riderOf(g, 0), strikeTargets(g, 1)]).toEqual([-1, [0]])
  })

  test('AMB2-25 with a Hold order no contact is made', () => {
    const match = moving(
      [
        { side: 0, card: 'clubGiant', elements: '0,0', order: 'H' },
        { side: 1, elements: '0,-2 1,-2', facing: 4, order: 'H' },
      ],
      calm,
    )
    expect(refusal(match, 'tread 1').rule).toBe('DW-XVII.23')
  })

  test('AMB2-37 DW-XVII.28 a chariot turns after a melee by turns forward over free fields', () => {
    const match = matchAt(
      [
        { side: 0, card: 'chariot', elements: '0,0', engaged: true, phases: 1 },
        { side: 1, elements: '0,2=P', facing: 1, engaged: true, phases: 1 },
      ],
      { ...calm, phase: 'melee' },
    )
    while (match.asked?.decision === 'declareStrikes') play(match, 'done')
    if (match.asked?.decision === 'chooseRegroup') play(match, choicesOf(match)[0])
    while (match.asked?.seats[0] === 1) play(match, 'done')
    play(match, 'element 0')
    expect(choicesOf(match)).toEqual(['tread 0', 'tread 1', 'tread 6', 'tread 7', 'done'])
    play(match, 'tread 6')
    expect(choicesOf(match)).toEqual(['tread 6', 'tread 7', 'done'])
  })

  test('DW-XVII.25 a unit follows a large element that backs away, if it can reach it', () => {
    const match = moving(
      [
        { side: 0, elements: '0,0 1,0 2,0 3,0', order: 'A' },
        { side: 1, card: 'clubGiant', elements: '1,-3', facing: 4, order: 'H' },
      ],
      { rules: { ...calm.rules, formations: false } },
    )
    play(match, `advance ${hexAt(stateOf(match), '1,-2')}`)
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['moveLarge', [1]])
    play(match, 'tread 3', 'done')
    expect([match.asked?.decision, kinds(match)]).toEqual(['moveUnit', ['advance']])
    expect(refusal(match, 'step 0').rule).toBe('DW-XVII.25')
    play(match, choicesOf(match)[0])
    expect(isFighting(stateOf(match), 0)).toBe(true)
  })

  test('DW-IMP.4 DW-VI.40 turning to one’s enemies counts every field of a large one', () => {
    const g = field(
      [
        { side: 0, card: 'clubGiant', elements: '0,0' },
        { side: 1, elements: '1,1=P', facing: 0 },
      ],
      expert,
    )
    g.core = { seats: 2, flow: [], dice: [], sealed: [-1, -1], standing: [{}, {}], reveals: 0, result: null }
    faceFoes(g, 1)
    expect(isBefore(g, 1, 0)).toBe(true)
  })

  test('DW-XVII.17 AMB2-84 over others it goes on, whoever it comes beside; contact counts once it stands free', () => {
    const match = moving(
      [
        { side: 0, card: 'clubGiant', elements: '0,0', order: 'A' },
        { side: 0, elements: '0,-1=P' },
        { side: 1, card: 'swordGiant', elements: '0,-2', facing: 4, order: 'H' },
      ],
      calm,
    )
    play(match, 'tread 1 =20')
    expect([match.asked?.decision, match.asked?.seats, kinds(match)]).toEqual(['moveLarge', [0], ['tread']])
    play(match, choicesOf(match).at(-1)!)
    expect(match.asked).not.toBeNull()
  })

  test('DW-XVII.21 a Hold order is needed to shoot before an overrun', () => {
    const archers: Given = { side: 1, card: 'lightArchers', elements: '-1,-3 0,-3 1,-3 2,-3', facing: 4, order: 'A' }
    const match = moving([{ side: 0, card: 'clubGiant', elements: '0,0', order: 'A' }, archers], calm)
    const events = play(match, 'tread 0', 'tread 1', 'overrun')
    expect(told(events, 'charges')).toEqual([[0, 1]])
    expect(match.asked?.decision).toBe('moveLarge')
  })
})

describe('probes', () => {
  test('a base, what is around it, and where each turn takes it', () => {
    const north = value({ ask: 'base', base: 'giant3', facing: 1 })
    expect(north['fields']).toEqual(['0,0', '-1,1', '0,1'])
    expect([north['front'].length, north['flank'], north['rear'].length]).toEqual([4, ['-2,1', '1,1'], 3])
    expect(north['after'].turnForwardRight).toMatchObject({ cost: 3, facing: 0, fields: ['1,0', '0,0', '0,1'] })
    expect(value({ ask: 'base', card: 'chariot', facing: 1 })['fields']).toEqual(['0,0', '1,0', '0,1'])
    const units = [{ card: 'varrig', side: 1, elements: '2,0', facing: 4 }]
    expect(value({ ask: 'base', element: '2,0', units })['rear']).toEqual([])
    expect(answer({ ask: 'base', base: 'giant3', anchor: '99,0', facing: 1 })?.ok).toBe(false)
  })

  test('an overrun with its steps and its base number', () => {
    const units = [
      { card: 'clubGiant', side: 0, order: 'A', elements: '0,0' },
      { card: 'footmen', side: 1, order: 'H', facing: 4, elements: '0,-2=P' },
    ]
    const known = value({ ask: 'overrun', overrunner: '0,0', victim: '0,-2', units, rules: 'expert' })
    expect([known['points'], known['base'], known['chance'], known['cannot']]).toEqual([18, 5, 0.25, null])
    expect(known['steps'].forwardLeft).toEqual({ cost: 3, over: 0, cannot: null })
    expect(answer({ ask: 'overrun', overrunner: '0,-2', units })?.ok).toBe(false)
  })

  test('breath in three areas', () => {
    const units = [
      { card: 'clawDragon', side: 0, order: 'P', elements: '0,0' },
      { card: 'footmen', side: 1, facing: 4, elements: '0,-2=P' },
    ]
    const known = value({ ask: 'breath', dragon: '0,0', units, rules: 'expert' })
    expect(known['areas'].front.targets).toEqual([{ field: '0,-2', factor: 6 }])
    expect([known['areas'].left.fields.length, known['cannot']]).toEqual([9, null])
  })
})
