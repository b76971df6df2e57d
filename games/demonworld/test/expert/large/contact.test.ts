import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../../../bases.ts'
import { ATTACK_ORDER } from '../../../content/tables.ts'
import { ground, shift } from '../../../elements.ts'
import { cannotLand } from '../../../expert/flyers/landing.ts'
import { cannotEngageLarge, foesToEngage, largeMoveOf } from '../../../expert/large/steps.ts'
import { makeContact } from '../../../rules/large/brushes.ts'
import { isBrushed, isFighting, touches } from '../../../rules/movement/contact.ts'
import { MARCHING } from '../../../rules/movement/move.ts'
import { moving, type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, kinds, matchAt } from '../../table.ts'

const calm = { rules: { large: true, chariots: true, artillery: true, morale: false, specialFigures: false } } as const
const full = { rules: 'full' } as const
const giant: Given = { side: 0, card: 'clubGiant', elements: '0,0', order: 'A' }
const labels = (match: Played, element: number) => {
  const g = stateOf(match)
  return fieldsOf(g, element).map(hex => ground(g).board.labels[hex])
}
const hexes = (match: Played) =>
  choicesOf(match)
    .filter(choice => choice.startsWith('hex'))
    .map(choice => ground(stateOf(match)).board.labels[Number(choice.split(' ')[1])])
const hex = (match: Played, label: string) => `hex ${hexAt(stateOf(match), label)}`

/** Plays what comes last until a question to a seat. */
function until(match: Played, decision: string, seat: number): Played {
  for (let i = 0; i < 99 && match.asked; i++) {
    if (match.asked.decision === decision && match.asked.seats[0] === seat) return match
    play(match, choicesOf(match).at(-1)!)
  }
  throw new Error(`${decision} is not asked`)
}

describe('flyers in the way', () => {
  const tall: Given = { side: 0, card: 'iceGiant', elements: '0,0', order: 'A' }
  const lord: Given = { side: 1, card: 'skyLord', elements: '0,-2^5', facing: 4 }
  const far: Given = { side: 1, elements: '9,-9', facing: 4 }

  test('DW-XXIII.7 AMB2-49 who has not brought a flyer down leaves the fields below him again', () => {
    const match = moving([tall, lord, far], full)
    play(match, 'tread 1')
    expect(refusal(match, `walk ${hexAt(stateOf(match), '0,-2')}`).rule).toBe('DW-XVII.8')
    expect(told(play(match, 'tread 1 =20'), 'overruns').map(([, victim]) => victim)).toEqual([1])
    expect(kinds(match)).toEqual(['tread'])
    play(match, 'tread 1') // a hind foot is still below him
    expect([labels(match, 0).includes('0,-2'), kinds(match).includes('done')]).toEqual([true, false])
    play(match, 'tread 1')
    expect([labels(match, 0).includes('0,-2'), kinds(match).includes('done')]).toEqual([false, true])
  })

  test('DW-XXIII.7 who has brought him down may stay', () => {
    const match = moving([tall, { ...lord, hits: 2 }, far], full)
    play(match, 'tread 1', 'tread 1 =1')
    expect(stateOf(match).fate[1]).toBe(2)
    expect(kinds(match)).toContain('done')
  })

  test('DW-XXIII.7 DW-XVII.17 there must be points to get on and off again', () => {
    const match = moving([{ ...tall, hits: 5, order: 'P' }, lord, far], full)
    play(match, 'tread 1')
    expect(refusal(match, 'tread 1').rule).toBe('DW-XVII.17')
  })

  test('DW-XXIII.7 DW-XVII.16 one’s own low flyers are run into, those out of reach and dragons are not', () => {
    const over = (flyer: Given, dice = '') => {
      const match = moving([tall, flyer, far], full)
      return told(play(match, 'tread 1', `tread 1${dice}`), 'overruns').length
    }
    expect(over({ ...lord, side: 0 }, ' =20')).toBe(1)
    expect(over({ ...lord, elements: '0,-2^7' })).toBe(0)
    expect(over({ side: 1, card: 'dragonrider', elements: '0,-2:4^4' })).toBe(0)
  })

  test('DW-XXIII.5 DW-XXIII.7 a dragon does not land below somebody it would run into', () => {
    const g = field([{ side: 0, card: 'dragonrider', elements: '0,0:1^9' }, { ...lord, elements: '0,-2^8' }, far], full)
    const threats = new Uint8Array(ground(g).board.size)
    expect(cannotLand(g, 0, hexAt(g, '0,-2'), 1, threats, true)).toBeUndefined()
    const low = field(
      [{ side: 0, card: 'dragonrider', elements: '0,0:1^9' }, { ...lord, elements: '0,-2^3' }, far],
      full,
    )
    expect(cannotLand(low, 0, hexAt(low, '0,-2'), 1, threats, true)).toBe('DW-XXIII.5')
  })
})

describe('beside each other without a fight', () => {
  const friends: Given = { side: 0, elements: '9,2=P', order: 'B' }

  /** The giant has run through the row and stands behind it. */
  const runThrough = (row: Given) => {
    const match = moving([{ ...giant, order: 'B' }, row], calm)
    play(match, 'tread 1', 'overrun', 'tread 1 =20', 'tread 0 =20', 'tread 1', 'done')
    return match
  }
  const row: Given = { side: 1, elements: '-1,-2 0,-2 1,-2 2,-2 3,-2', facing: 4, order: 'A' }

  test('DW-XVII.27 AMB2-80 who was only brushed may attack where he stands, once he faces the enemy', () => {
    const match = until(runThrough(row), 'chooseMover', 1)
    play(match, 'unit 1')
    expect(refusal(match, 'engage 0').rule).toBe('DW-V.31')
    play(match, 'turn 3')
    expect(kinds(match)).toContain('engage')
    const events = play(match, 'engage 0')
    expect(told(events, 'contact')).toEqual([[1, 0]])
    expect([isFighting(stateOf(match), 0), isFighting(stateOf(match), 1)]).toEqual([true, true])
  })

  test('DW-XVII.27 AMB2-80 it needs the order for it', () => {
    const match = until(runThrough({ ...row, order: 'B' }), 'chooseMover', 1)
    play(match, 'unit 1', 'turn 3')
    expect(refusal(match, 'engage 0').rule).toBe('DW-V.31')
    expect(isFighting(stateOf(match), 1)).toBe(false)
  })

  test('DW-XVII.27 AMB2-80 who moves is brushed no more: beside the enemy he is in contact', () => {
    const g = field([giant, { side: 1, elements: '0,2=P 1,2', facing: 1 }], calm)
    g.brushed = [0, 1, 0, 2]
    expect([isFighting(g, 0), isBrushed(g, 0, 1)]).toEqual([false, true])
    shift(g, 1, hexAt(g, '-1,2'))
    expect([touches(g, 0, 1), isBrushed(g, 0, 2)]).toEqual([true, true])
  })

  test('DW-V.40 DW-XVII.27 once a unit is in melee with it, all of it beside it are', () => {
    const g = field([giant, { side: 1, elements: '0,2=P -1,2 1,2', facing: 1 }], calm)
    g.brushed = [0, 1, 0, 2]
    g.core = { seats: 2, flow: [], dice: [], sealed: [-1, -1], standing: [{}, {}], reveals: 0, result: null }
    makeContact(g, 1, 0)
    expect([1, 2].map(foe => touches(g, 0, foe))).toEqual([true, true])
  })

  /** The first pause of the phase, in which the two are made to stand beside each other without a fight. */
  const paused = (units: Given[], brushed: number[], rules: object = calm) => {
    const match = until(matchAt([...units, friends], rules), 'chooseMover', 0)
    stateOf(match).brushed = brushed
    return match
  }
  const pair: Given = { side: 1, elements: '0,-1=P 1,-1', facing: 4, order: 'H' }

  test('DW-XVII.23 DW-XVII.27 a large element may in its own move attack those it only brushed, and they react', () => {
    const match = paused([giant, pair], [0, 1, 0, 2])
    play(match, 'done', 'unit 0')
    expect(kinds(match)).toContain('engage')
    const events = play(match, 'engage 1')
    expect(told(events, 'contact')).toEqual([[0, 1]])
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['moveUnit', [1]])
    until(match, 'moveLarge', 0)
    expect(told(play(match, 'done'), 'brushes')).toEqual([])
    expect(isFighting(stateOf(match), 0)).toBe(true)
  })

  test('DW-XVII.27 it may as well leave them be', () => {
    const match = paused([giant, pair], [0, 1, 0, 2])
    play(match, 'done', 'unit 0')
    expect(told(play(match, 'done'), 'brushes')).toEqual([[0, 1, 2]])
    expect(isFighting(stateOf(match), 0)).toBe(false)
  })

  test('DW-XVII.23 DW-XVII.27 only whom it can strike as it faces, and with an order to attack', () => {
    const engages = (large: Partial<Given>, elements = '0,-1=P') => {
      const g = field(
        [
          { ...giant, ...large },
          { ...pair, elements },
        ],
        calm,
      )
      g.brushed = [0, 1]
      const here = largeMoveOf(g, 0, MARCHING)
      expect(foesToEngage(g, here).includes(1)).toBe(!cannotEngageLarge(g, here, 1))
      return cannotEngageLarge(g, here, 1)
    }
    expect(engages({})).toBeUndefined()
    expect(engages({ order: 'B' })).toBeUndefined()
    expect(engages({ order: 'H' })).toBe('DW-XVII.23')
    expect(engages({}, '0,2=P')).toBe('DW-XVII.27')
    expect(engages({}, '0,-3=P')).toBe('DW-XVII.27')
  })

  test('DW-XVII.27 small units and commanders attack where they stand, too', () => {
    const small: Given = { side: 0, elements: '0,2=P', order: 'A' }
    const foe: Given = { side: 1, card: 'clubGiant', elements: '0,0', facing: 1, order: 'H' }
    const match = paused([small, foe], [1, 0])
    until(match, 'chooseMover', 0)
    play(match, 'done', 'unit 0')
    expect([match.asked?.decision, kinds(match)]).toEqual(['smallElement', ['element', 'engage', 'done']])
    play(match, 'engage 1')
    expect(isFighting(stateOf(match), 0)).toBe(true)
    const alone = matchAt(
      [{ side: 0, card: 'captain', elements: '0,2', facing: 4 }, { side: 0, card: 'captain', elements: '9,2' }, foe],
      calm,
    )
    expect(choicesOf(alone)).toEqual(['captain 1', 'done'])
    stateOf(alone).brushed = [2, 0]
    play(alone, 'captain 1', hex(alone, '9,2'), 'facing 1', 'captain 0')
    expect(kinds(alone)).toContain('engage')
    play(alone, 'engage 2', 'facing 1')
    expect([isFighting(stateOf(alone), 0), stateOf(alone).order[0]]).toEqual([true, 0])
  })

  test('DW-XVII.23 DW-XVII.27 who came up to overrun and runs over nobody fights whom it can strike', () => {
    const match = moving([giant, { ...pair, elements: '0,-2=P 1,-2', order: 'H', moved: true }], calm)
    const events = play(match, 'tread 1', 'overrun', 'done')
    expect([told(events, 'contact'), told(events, 'brushes')]).toEqual([[[0, 1]], []])
    expect(isFighting(stateOf(match), 0)).toBe(true)
  })

  test('DW-XVII.22 DW-XVII.27 who is in contact with it does not close up, though they do not fight', () => {
    const deep: Given = { side: 1, elements: '-1,-2 0,-2 1,-2 2,-2 0,-3 1,-3', facing: 4, order: 'H', moved: true }
    const match = moving([{ ...giant, order: 'B' }, deep], calm)
    play(match, 'tread 1', 'overrun', 'tread 1 =1', 'tread 1 =20 20', 'tread 1', 'tread 1')
    const events = play(match, 'done')
    expect(match.asked?.decision).toBe('closeUp')
    const g = stateOf(match)
    const free = choicesOf(match).filter(choice => choice.startsWith('element'))
    for (const choice of free) expect(touches(g, 0, Number(choice.split(' ')[1]))).toBe(false)
    events.push(...play(match, 'done'))
    expect(told(events, 'brushes').length).toBe(1)
  })
})

describe('after a large element that backs away', () => {
  const foe: Given = { side: 1, card: 'clubGiant', elements: '1,-3', facing: 4, order: 'H' }

  test('DW-XVII.25 the element of a small unit follows with the points it has left', () => {
    const match = moving([{ side: 0, elements: '0,0 1,0', order: 'A' }, foe], calm)
    play(match, 'element 0', hex(match, '0,-2'), 'facing 1')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['moveLarge', [1]])
    play(match, 'tread 3', 'done')
    expect([match.asked?.decision, match.asked?.seats]).toEqual(['smallTo', [0]])
    const near = labels(match, 2).map(label => hexAt(stateOf(match), label))
    const { board } = ground(stateOf(match))
    expect(hexes(match).length).toBeGreaterThan(0)
    for (const label of hexes(match))
      expect(
        near.some(other => board.distance(board.hex(label), other) === 1),
        label,
      ).toBe(true)
    play(match, hex(match, hexes(match)[0]), 'facing 1')
    expect(isFighting(stateOf(match), 0)).toBe(true)
  })

  test('DW-XVII.25 who is out of points stays behind', () => {
    const match = moving(
      [
        { side: 0, elements: '0,3 1,3', order: 'A' },
        { ...foe, elements: '1,-4' },
      ],
      calm,
    )
    play(match, 'element 0')
    play(match, hex(match, '0,-3'), 'facing 1', 'tread 3', 'done')
    expect(match.asked?.decision).not.toBe('smallTo')
  })

  test('DW-XVII.25 DW-X.7 a commander follows, too; if he gets nowhere he has attacked nobody', () => {
    const captain: Given = { side: 0, card: 'captain', elements: '0,0' }
    const match = matchAt([captain, foe], calm)
    play(match, 'captain 0', hex(match, '0,-2'), 'facing 1', 'tread 3', 'done')
    expect([match.asked?.decision, stateOf(match).order[0]]).toEqual(['captainTo', -1])
    expect(refusal(match, hex(match, '0,0')).rule).toBe('DW-X.11')
    play(match, hex(match, '1,-3'), 'facing 1')
    expect([isFighting(stateOf(match), 0), stateOf(match).order[0]]).toEqual([true, 0])
    expect(stateOf(match).order[0]).not.toBe(ATTACK_ORDER)
  })
})
