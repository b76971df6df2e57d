import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { WEST } from '../../content/board/ground.ts'
import { MOVE_ORDER } from '../../content/tables.ts'
import { ground, lift, members } from '../../elements.ts'
import { mayEnter, waiting } from '../../rules/armies/arrival.ts'
import { RIGHT_WING } from '../../rules/armies/flank-march.ts'
import { isComingIn } from '../../rules/movement/units.ts'
import { AWAY } from '../../state.ts'
import { stateOf } from '../examples.ts'
import { hexAt, kinds, matchAt, on } from '../table.ts'

/** Side 0 holds the north, so its right wing comes in from the west. Units 1 and 2 wait there behind 1/H1; unit 3 is the enemy. */
function followed(enemy: string, shiftedEntry = true) {
  const match = matchAt(
    [
      { side: 0, elements: '1/B12 1/B13 1/B14 1/B15', order: 'H', facing: 4 },
      { side: 0, card: 'lightArchers', elements: '1/C12 1/C13 1/C14 1/C15', facing: 4 },
      { side: 0, card: 'gordan', elements: '1/E12', facing: 4 },
      { side: 1, elements: enemy, facing: 1, order: 'H' },
    ],
    { rules: { morale: false, shiftedEntry }, phase: 'orders', map: 'bare 1 2' },
  )
  const g = stateOf(match)
  g.marches = true
  for (const unit of [1, 2]) {
    for (const element of members(g, unit)) {
      lift(g, element)
      g.fate[element] = AWAY
    }
    g.group[unit] = 2
    g.march[unit] = RIGHT_WING
    g.arrived[unit] = true
    g.entry[unit] = hexAt(g, '1/H1')
  }
  while (match.asked && match.asked.decision !== 'divertEntry' && stateOf(match).round < 3)
    play(match, choicesOf(match).at(-1)!)
  return match
}

/** Unit 1 marches round the right wing; the second round is about to end with the commander's turn. */
function marching() {
  const match = matchAt(
    [
      { side: 0, elements: '1/B12 1/B13 1/B14 1/B15', order: 'H', facing: 4 },
      { side: 0, card: 'lightArchers', elements: '1/C12 1/C13 1/C14 1/C15', facing: 4 },
      { side: 0, card: 'barrach', elements: '1/E12', facing: 4 },
      { side: 1, elements: '1/K1', order: 'H' },
    ],
    { rules: { morale: false, specialFigures: false }, phase: 'orders', map: 'bare 1 2' },
  )
  const g = stateOf(match)
  g.marches = true
  g.round = 2
  for (const element of members(g, 1)) {
    lift(g, element)
    g.fate[element] = AWAY
  }
  g.group[1] = 2
  g.march[1] = RIGHT_WING
  toTheEnd(match)
  return match
}

function toTheEnd(match: ReturnType<typeof matchAt>): void {
  while (match.asked && match.asked.decision !== 'turnCaptain') play(match, choicesOf(match).at(-1)!)
}

describe('arrivals', () => {
  test('DW-XVI.34 four arrives in the third round, less waits, and each failure adds one', () => {
    const soon = marching()
    expect(told(play(soon, 'done =4'), 'arrives')).toEqual([[1, RIGHT_WING, 1]])
    expect([soon.asked?.decision, soon.asked?.seats, stateOf(soon).round]).toEqual(['chooseEntry', [0], 3])
    const late = marching()
    expect(told(play(late, 'done =3'), 'arrives')).toEqual([[1, 0, 0]])
    expect([late.asked?.decision, stateOf(late).waits[1], stateOf(late).arrived[1]]).toEqual(['giveOrders', 1, false])
    toTheEnd(late)
    expect(told(play(late, 'done =2'), 'arrives')).toEqual([[1, 0, 0]])
    toTheEnd(late)
    expect(told(play(late, 'done =2'), 'arrives')).toEqual([[1, RIGHT_WING, 1]])
    expect([late.asked?.decision, stateOf(late).waits[1]]).toEqual(['chooseEntry', 2])
  })

  test('DW-XVI.34 DW-XVI.35 who arrives first may take the last free field: the next march waits at the edge', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,-9 1,-9 2,-9 3,-9', order: 'H', facing: 4 },
        { side: 0, card: 'lightArchers', elements: '0,-7 1,-7 2,-7 3,-7', facing: 4 },
        { side: 0, card: 'lightArchers', elements: '0,-5 1,-5 2,-5 3,-5', facing: 4 },
        { side: 0, card: 'barrach', elements: '5,-9', facing: 4 },
        { side: 1, elements: '0,11', order: 'H' },
      ],
      // the western edge of such a field is these two and -12,0
      { rules: { morale: false, specialFigures: false }, phase: 'orders', map: 'field 12|-12,1=swamp -11,-1=swamp' },
    )
    const g = stateOf(match)
    g.marches = true
    g.round = 2
    for (const unit of [1, 2]) {
      for (const element of members(g, unit)) {
        lift(g, element)
        g.fate[element] = AWAY
      }
      g.group[unit] = unit + 1
      g.march[unit] = RIGHT_WING
    }
    toTheEnd(match)
    expect(told(play(match, 'done =4 5'), 'arrives')).toEqual([
      [1, RIGHT_WING, 1],
      [2, RIGHT_WING, 1],
    ])
    const only = `hex ${hexAt(g, '-12,0')}`
    expect(choicesOf(match)).toEqual([only])
    play(match, only)
    expect([match.asked?.decision, stateOf(match).arrived[2], stateOf(match).entry[2]]).toEqual([
      'giveOrders',
      true,
      -1,
    ])
    // the first one stays where it is, so the second waits another round; then it has gone
    toTheEnd(match)
    play(match, 'done')
    expect(match.asked?.decision).toBe('giveOrders')
    toTheEnd(match)
    const later = stateOf(match)
    lift(later, on(later, '-12,0'))
    play(match, 'done')
    expect([match.asked?.decision, choicesOf(match)]).toEqual(['chooseEntry', [only]])
  })

  test('DW-XVI.35 the owner says which unit or commander of a command comes in first', () => {
    const command = (setting: object = {}) => {
      const match = matchAt(
        [
          { side: 0, elements: '1/B12 1/B13 1/B14 1/B15', order: 'H', facing: 4 },
          { side: 0, card: 'lightArchers', elements: '1/C12 1/C13 1/C14 1/C15', facing: 4 },
          { side: 0, card: 'orderKnights', elements: '1/D12 1/D13 1/D14 1/D15', facing: 4 },
          { side: 0, card: 'barrach', elements: '1/E12', facing: 4 },
          { side: 0, card: 'gordan', elements: '1/G12', facing: 4 },
          { side: 1, elements: '1/K1', order: 'H' },
        ],
        { rules: { morale: false, specialFigures: false, ...setting }, phase: 'orders', map: 'bare 1 2' },
      )
      const g = stateOf(match)
      g.marches = true
      g.round = 3
      for (const unit of [1, 2, 3]) {
        for (const element of members(g, unit)) {
          lift(g, element)
          g.fate[element] = AWAY
        }
        g.group[unit] = 4
        g.march[unit] = RIGHT_WING
      }
      toTheEnd(match)
      play(match, 'done =4')
      return match
    }
    const match = command()
    expect([match.asked?.decision, match.asked?.seats, choicesOf(match)]).toEqual([
      'chooseVanguard',
      [0],
      ['unit 1', 'unit 2', 'unit 3'],
    ])
    expect(refusal(match, 'unit 0').rule).toBe('DW-XVI.35')
    play(match, 'unit 2')
    expect(match.asked?.decision).toBe('chooseEntry')
    const [hex] = choicesOf(match)
    expect(told(play(match, hex), 'enters').map(([element]) => element)).toEqual([stateOf(match).head[2]])
    expect([1, 2, 3].map(unit => `hex ${stateOf(match).entry[unit]}`)).toEqual([hex, hex, hex])
    expect(command({ asBefore: true }).asked?.decision).toBe('chooseEntry')
  })

  test('DW-XVI.35 it comes in over any free field of its edge out of contact, looking inwards', () => {
    const match = marching()
    play(match, 'done =4')
    const g = stateOf(match)
    const { board, toEdge } = ground(g)
    const edge = board.labels.flatMap((_, hex) => (toEdge[WEST * board.size + hex] === 0 ? [hex] : []))
    const open = edge.filter(hex => board.distance(hex, hexAt(g, '1/K1')) > 1)
    expect(open.length).toBeLessThan(edge.length)
    expect(choicesOf(match)).toEqual(open.map(hex => `hex ${hex}`))
    for (const hex of [hexAt(g, '1/K1'), hexAt(g, '1/F6'), board.size])
      expect(refusal(match, `hex ${hex}`).rule).toBe('DW-XVI.35')
    const head = g.head[1]
    expect(told(play(match, `hex ${open[0]}`), 'enters')).toEqual([[head, open[0], 0]])
    const after = stateOf(match)
    expect([after.at[head], after.facing[head], after.entry[1], waiting(after, 1).length]).toEqual([
      open[0],
      0,
      open[0],
      3,
    ])
    expect([isComingIn(after, 1), after.order[1]]).toEqual([true, MOVE_ORDER])
  })
})

describe('flank marches', () => {
  test('DW-XVI.35 where it was agreed on, those who follow come in beside a field the enemy has closed', () => {
    const match = followed('1/H1')
    expect([match.asked?.decision, match.asked?.seats, stateOf(match).round]).toEqual(['divertEntry', [0], 2])
    const { board, toEdge } = ground(stateOf(match))
    const beside = board.labels.flatMap((_, hex) => {
      const distance = board.distance(hex, board.hex('1/H1'))
      return toEdge[WEST * board.size + hex] === 0 && distance > 1 && distance <= 3 ? [`hex ${hex}`] : []
    })
    expect(beside.length).toBeGreaterThan(1)
    expect(choicesOf(match)).toEqual([...beside, 'stay'])
    for (const far of [board.hex('1/H1'), board.hex('1/A1'), board.hex('1/H5'), board.size])
      expect(refusal(match, `hex ${far}`).rule).toBe('DW-XVI.35')
    expect(told(play(match, beside[0]), 'diverts').map(([unit]) => unit)).toEqual([1, 2])
    const g = stateOf(match)
    expect([1, 2].map(unit => `hex ${g.entry[unit]}`)).toEqual([beside[0], beside[0]])
    expect([mayEnter(g, 1), mayEnter(g, 2), g.entry[0]]).toEqual([true, true, -1])
  })

  test('DW-XVI.35 who stays waits; a field in contact with the enemy is closed, too', () => {
    const match = followed('1/H2')
    expect(match.asked?.decision).toBe('divertEntry')
    play(match, 'stay')
    const g = stateOf(match)
    expect([g.entry[1], mayEnter(g, 1)]).toEqual([hexAt(g, '1/H1'), false])
  })

  test('DW-XVI.35 nothing is asked without the agreement, without an enemy, or once all are on the board', () => {
    expect(followed('1/H1', false).asked?.decision).not.toBe('divertEntry')
    expect(followed('1/H9').asked?.decision).not.toBe('divertEntry')
    const match = followed('1/H9')
    expect(kinds(match)).not.toContain('stay')
  })
})
