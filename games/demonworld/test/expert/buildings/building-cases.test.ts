import { choicesOf, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../../content/armies/cards.ts'
import { OPENING_STRIDE, openingsOn } from '../../../content/armies/openings.ts'
import { ground } from '../../../elements.ts'
import { breakDoors, isAtDoor } from '../../../expert/buildings/doors.ts'
import { shelterFor } from '../../../expert/buildings/shelter.ts'
import {
  awayFromBuilding,
  cannotApproach,
  isHoused,
  isIndoors,
  isInside,
  isSheltered,
  notePosts,
} from '../../../rules/buildings/house.ts'
import { AJAR, BROKEN, isOpen, SHUT } from '../../../rules/buildings/walls.ts'
import { goCost, mayGo } from '../../../rules/movement/passage.ts'
import { sectionsOf } from '../../../rules/shooting/sight.ts'
import { type Demonworld, RIDER_SHOT } from '../../../state.ts'
import { type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, kinds, matchAt, on, type Setting } from '../../table.ts'

/** A house with its six inner fields 0,0 … 2,1; the door is between 1,1 and 1,2. */
const house = { map: 'field 12|0,0=house', rules: 'full' } as const
const away: Given = { side: 1, elements: '-12,6', facing: 4, order: 'H' }
const built = (units: readonly Given[], setting: Setting = {}) => field(units, { ...house, ...setting })
const round = { map: 'field 12|0,0=roundhouse' }

describe('walls', () => {
  test('DW-XXIV.1 of the twelve sides between the rooms and outside only the door lets one through', () => {
    const g = built([away])
    const land = ground(g)
    const { board, buildings } = land
    const rooms = ['0,0', '1,0', '2,0', '0,1', '1,1', '2,1'].map(label => hexAt(g, label))
    const ways: string[] = []
    for (const room of rooms) {
      for (let d = 0; d < 6; d++) {
        const beside = board.neighbour[room * 6 + d]
        const inner = rooms.includes(beside)
        for (const [from, to] of [
          [room, beside],
          [beside, room],
        ]) {
          const may = mayGo(g, land, cardNamed('footmen'), from, to)
          if (inner) expect(may).toBe(true)
          else if (may) ways.push(`${board.labels[from]} ${board.labels[to]}`)
        }
      }
    }
    expect(ways.sort()).toEqual(['1,1 1,2', '1,2 1,1'])
    expect(buildings!.doors).toHaveLength(1)
  })

  test('DW-XXIV.2 DW-XXIV.4 four points for each building field and beyond a door, three elsewhere', () => {
    const cost = (g: Demonworld, from: string, to: string) =>
      goCost(g, ground(g), cardNamed('footmen'), hexAt(g, from), hexAt(g, to), false, false)
    const g = built([away])
    expect([cost(g, '0,0', '1,0'), cost(g, '1,2', '1,1'), cost(g, '1,1', '1,2'), cost(g, '1,2', '1,3')]).toEqual([
      4, 4, 4, 3,
    ])
    const tower = built([away], round)
    expect([cost(tower, '-2,1', '-1,1'), cost(tower, '-1,1', '0,1'), cost(tower, '-1,1', '-2,1')]).toEqual([4, 4, 3])
  })

  test('DW-XXIV.3 a wall is no door; doors are open, broken or shut', () => {
    const g = built([away])
    expect([-1, 0].map(door => isOpen(g, door))).toEqual([false, true])
    g.doors[0] = SHUT
    expect(isOpen(g, 0)).toBe(false)
    g.doors[0] = BROKEN
    expect(isOpen(g, 0)).toBe(true)
  })

  test('AMB2-51 plain doors stand unlocked, strong doors and gates are closed; what they withstand', () => {
    const map = 'field 12|0,0-0,1=strongDoor 3,0-3,1=gate 6,0-6,1=door -6,0=strongDoor 0,0=inside 3,0=inside 6,0=inside'
    const g = built([away], { map })
    expect([g.doors, g.stability]).toEqual([
      [SHUT, SHUT, AJAR, SHUT],
      [25, 100, 0, 25],
    ])
  })

  test('DW-XXIV.2 cavalry, large elements and size 3 stay outside even at an open door, and on the board elsewhere', () => {
    const g = built([away])
    const enters = (card: string, from = '1,2', to = '1,1') =>
      mayGo(g, ground(g), cardNamed(card), hexAt(g, from), hexAt(g, to))
    expect(['footmen', 'dwarfFoot', 'captain', 'lancers', 'trolls', 'marshal'].map(card => enters(card))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(enters('lancers', '1,3', '1,2')).toBe(true)
  })

  test('DW-XXIV.3 at a door: with it on a side of the own field, or beside its wall field', () => {
    const g = built([away])
    const at = (label: string) => isAtDoor(g, ground(g).buildings!, hexAt(g, label), 0)
    expect(['1,1', '1,2', '0,1', '2,1', '0,2', '2,2', '1,3'].map(at)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('inside', () => {
  test('DW-XXIV.4 rooms and doors in thick walls are indoors, all else is not', () => {
    const g = built([away])
    expect(['0,0', '2,1', '1,2', '0,-1'].map(label => isIndoors(g, hexAt(g, label)))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isIndoors(g, -1)).toBe(false)
    const tower = built([away], round)
    expect(['0,0', '-1,1', '0,-1', '-2,1'].map(label => isIndoors(tower, hexAt(tower, label)))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isIndoors(field([away], { rules: 'full' }), 5)).toBe(false)
  })

  test('DW-XXIV.4 DW-XXIV.7 one inside makes a unit housed, all inside sheltered; who flies over it is outside', () => {
    const state = (elements: string) => {
      const g = built([{ side: 0, elements }, away])
      return [isHoused(g, 0), isSheltered(g, 0)]
    }
    expect(state('0,0 1,0')).toEqual([true, true])
    expect(state('1,1 1,2')).toEqual([true, false])
    expect(state('1,2 1,3')).toEqual([false, false])
    const g = built([{ side: 0, elements: '0,0 1,0' }, away])
    g.altitude[0] = 8
    expect([isInside(g, 0), isInside(g, 1), isSheltered(g, 0)]).toEqual([false, true, false])
    g.at[0] = g.at[1] = -1
    expect([isHoused(g, 0), isSheltered(g, 0)]).toEqual([false, false])
    const open = field([{ side: 0, elements: '0,0 1,0' }, away], { rules: 'full' })
    expect([isHoused(open, 0), isSheltered(open, 0)]).toEqual([false, false])
  })

  test('DW-XXIV.4 going up to a building: within two fields, infantry, and with these rules', () => {
    const g = built([away])
    expect(['0,0', '0,-1', '1,3', '1,4'].map(label => awayFromBuilding(g, hexAt(g, label)))).toEqual([0, 1, 2, 3])
    expect(awayFromBuilding(field([away], { rules: 'full' }), 0)).toBe(Number.POSITIVE_INFINITY)
    const cannot = (given: Partial<Given>, setting: Setting = {}) =>
      cannotApproach(built([{ side: 0, elements: '1,3 1,4', ...given }, away], setting), 0)
    expect(cannot({})).toBeUndefined()
    expect(cannot({ elements: '1,4 1,5' })).toBe('DW-XXIV.4')
    expect(cannot({ card: 'lancers' })).toBe('DW-XXIV.2')
    expect(cannot({ card: 'captain', elements: '1,3' })).toBe('DW-XXIV.4')
    expect(cannot({}, { map: 'field 12' })).toBe('DW-XXIV.4')
    expect(cannot({}, { rules: 'expert' })).toBe('DW-XXIV.4')
  })

  test('DW-XXIV.4 DW-V.23 in ranks a small unit moves like a small unit, a larger one in formation', () => {
    const moves = (elements: string) => {
      const match = matchAt([{ side: 0, elements, order: 'B' }, away], house)
      while (match.asked && !(match.asked.decision === 'chooseMover' && match.asked.seats[0] === 0)) {
        play(match, choicesOf(match).at(-1)!)
      }
      play(match, 'unit 0', 'ranks')
      return match.asked?.decision
    }
    expect([moves('0,3 1,3 2,3'), moves('0,3 1,3 2,3 3,3')]).toEqual(['smallElement', 'moveUnit'])
  })

  test('DW-XXIV.7 outsiders run as far in as they can; with the door shut, or too far away, they cannot', () => {
    const shelter = (elements: string, change: (g: Demonworld) => void = () => {}) => {
      const g = built([{ side: 0, elements }, away])
      change(g)
      const hex = shelterFor(g, on(g, elements.split(' ')[0].split('=')[0]))
      return hex < 0 ? '' : ground(g).board.labels[hex]
    }
    expect(['0,0', '1,0', '2,0']).toContain(shelter('1,2=P'))
    expect(shelter('1,2=P', g => void (g.doors[0] = SHUT))).toBe('')
    expect(shelter('1,2=P 0,0=P 1,0=P 2,0=P 0,1=P 2,1=P')).toBe('1,1')
    expect(shelter('1,2=P 1,1=P')).toBe('')
    expect(shelter('1,11=P')).toBe('')
  })
})

describe('sight through thick walls', () => {
  /** What a line between two fields of the round house meets: wall fields and twice their distance. */
  const met = (from: string, to: string) => {
    const g = built([away], round)
    const found = openingsOn(ground(g), ground(g).buildings!, hexAt(g, from), hexAt(g, to))
    const walls: [string, number][] = []
    for (let i = 0; i < found.length; i += OPENING_STRIDE)
      walls.push([ground(g).board.labels[found[i + 1]], found[i + 2]])
    return walls
  }

  test('DW-XXIV.1 DW-XXIV.5 the wall fields on the way count, not those one looks from or to', () => {
    expect(met('0,0', '0,-3')).toEqual([['0,-1', 2]])
    expect(met('0,1', '-3,1')).toEqual([['-1,1', 2]])
    expect(met('-1,1', '-4,1')).toEqual([])
    expect(met('-3,1', '-1,1')).toEqual([])
    expect(met('-4,1', '4,1')).toEqual([
      ['-1,1', 6],
      ['2,1', 12],
    ])
    expect(met('-4,4', '-4,8')).toEqual([])
  })

  test('DW-XXIV.5 out and in through the door field while it is open, over the walls only far away', () => {
    const sees = (from: string, to: string, door = AJAR, card = 'footmen') => {
      const units = [
        { side: 0, card: 'longbowmen', elements: `${from}=P` },
        { side: 1, card, elements: `${to}=P` },
      ]
      const g = built(units, round)
      g.doors[0] = door
      return sectionsOf(g, 0, 1)
    }
    expect([sees('0,1', '-3,1'), sees('0,1', '-3,1', SHUT), sees('0,1', '-3,1', BROKEN)]).toEqual([2, 0, 2])
    expect([sees('-3,1', '0,1'), sees('-3,1', '0,1', SHUT)]).toEqual([2, 0])
    expect([sees('0,0', '0,-3'), sees('-1,1', '-4,1')]).toEqual([0, 2])
    expect([sees('-5,1', '5,1'), sees('-5,3', '5,3')]).toEqual([0, 2])
  })
})

describe('doors', () => {
  const strong = { map: 'field 12|0,0-0,1=strongDoor 0,0=inside' }
  const hewing = (units: readonly Given[], setting: Setting = strong) =>
    matchAt([...units, away], { ...house, ...setting, phase: 'melee' })

  test('DW-XXIV.3 strong doors are hewn at by those before whose front they are and who fight nobody', () => {
    const asked = (given: Partial<Given>, others: Given[] = []) =>
      hewing([{ side: 0, elements: '0,1=P', facing: 1, ...given }, ...others]).asked?.decision === 'hewDoors'
    // 0,0 lies north-west of 0,1: before facings 1 and 2
    expect([0, 1, 2, 3, 4, 5].map(facing => asked({ facing }))).toEqual([false, true, true, false, false, false])
    expect(asked({ elements: '0,2=P' })).toBe(false)
    expect(asked({ routing: true })).toBe(false)
    expect(asked({ elements: '0,0=P', facing: 4 })).toBe(true)
    expect(
      hewing([{ side: 0, elements: '6,1=P', facing: 1 }], { map: 'field 12|6,0-6,1=door 6,0=inside' }).asked?.decision,
    ).not.toBe('hewDoors')
  })

  test('DW-XXIV.3 each takes the factor of his weapon from it; at nothing it is broken for good', () => {
    const match = hewing([{ side: 0, elements: '0,1=P', facing: 1 }])
    stateOf(match).stability[0] = 8
    expect(kinds(match)).toEqual(['element', 'everyone', 'done'])
    expect(refusal(match, 'element 1').rule).toBe('DW-XXIV.3')
    const events = play(match, 'element 0')
    expect(told(events, 'hews')).toEqual([[0, 0, 0]])
    expect(told(events, 'door')).toEqual([[0, BROKEN]])
    expect(stateOf(match).doors).toEqual([BROKEN])
    const weak = hewing([{ side: 0, card: 'berserkers', elements: '0,1=P', facing: 1 }])
    expect(told(play(weak, 'everyone'), 'hews')).toEqual([[0, 0, 14]])
    const idle = hewing([{ side: 0, elements: '0,1=P', facing: 1 }])
    expect(told(play(idle, 'done'), 'hews')).toEqual([])
    expect(stateOf(idle).stability).toEqual([25])
  })

  test('DW-XXIV.3 in a wall field several hew at one door', () => {
    const match = hewing([{ side: 0, elements: '-2,1=P:0 -2,2=P:0'.replace(/=P:0/g, ':0=P') }], {
      map: 'field 12|0,0=inside -1,1=strongDoor',
    })
    expect(match.asked?.decision).toBe('hewDoors')
    const events = play(match, 'everyone')
    expect(told(events, 'hews').map(([element, door, left]) => [element, door, left])).toEqual([
      [0, 0, 17],
      [1, 0, 9],
    ])
  })

  const tended = (units: readonly Given[], setting: Setting = {}): Played => {
    const match = matchAt([...units, away], { ...house, ...setting })
    while (match.asked && !(match.asked.decision === 'chooseMover' && match.asked.seats[0] === 0)) {
      play(match, choicesOf(match).at(-1)!)
    }
    play(match, 'unit 0')
    while (match.asked && !['tendDoors', 'chooseMover', 'chooseCaptain'].includes(match.asked.decision)) {
      play(match, choicesOf(match).at(-1)!)
    }
    return match
  }

  test('DW-XXIV.3 one at the door inside shuts it or opens it again, once; a broken one never', () => {
    const match = tended([{ side: 0, elements: '1,1=P', order: 'B' }])
    expect(choicesOf(match)).toEqual(['door 0', 'done'])
    expect(refusal(match, 'door 1').rule).toBe('DW-XXIV.3')
    play(match, 'door 0')
    expect(stateOf(match).doors).toEqual([SHUT])
    expect(match.asked?.decision).not.toBe('tendDoors')
    const open = tended([{ side: 0, elements: '1,1=P', order: 'B' }], { doors: ['closed'] } as Setting)
    play(open, 'door 0')
    expect(stateOf(open).doors).toEqual([AJAR])
    const kept = tended([{ side: 0, elements: '1,1=P', order: 'B' }])
    play(kept, 'done')
    expect([stateOf(kept).doors, kept.asked?.decision === 'tendDoors']).toEqual([[AJAR], false])
    const broken = tended([{ side: 0, elements: '1,1=P', order: 'B' }], { doors: ['broken'] } as Setting)
    expect(broken.asked?.decision).not.toBe('tendDoors')
    const elsewhere = tended([{ side: 0, elements: '0,0=P', order: 'H' }])
    expect(elsewhere.asked?.decision).not.toBe('tendDoors')
  })

  test('DW-XXIV.3 a commander by himself tends a door he is at, too', () => {
    const alone = (rules: Setting['rules'] = 'full') => {
      const match = matchAt([{ side: 0, card: 'captain', elements: '1,1' }, away], { ...house, rules })
      play(match, 'captain 0', `hex ${hexAt(stateOf(match), '1,1')}`, 'facing 1')
      return match
    }
    const match = alone()
    expect([match.asked?.decision, choicesOf(match)]).toEqual(['tendDoors', ['door 0', 'done']])
    play(match, 'door 0')
    expect(stateOf(match).doors).toEqual([SHUT])
    const before = { ...(stateOf(match).rules as unknown as Record<string, boolean>), asBefore: true }
    expect(alone(before).asked?.decision).not.toBe('tendDoors')
  })

  test('DW-XXIV.3 a door somebody stands in is not shut', () => {
    const at = (elements: string) => tended([{ side: 0, elements, order: 'H' }], round).asked?.decision
    expect(at('0,1=P')).toBe('tendDoors')
    expect(at('0,1=P -1,1=P')).not.toBe('tendDoors')
  })

  test('DW-XXIV.3 a plain door is broken open by who spent the round at it outside and did nothing else', () => {
    const after = (given: Partial<Given>, change: (g: Demonworld) => void = () => {}) => {
      const g = stateOf(
        matchAt([{ side: 0, elements: '1,2=P', order: 'H', ...given }, away], {
          ...house,
          doors: ['closed'],
        } as Setting),
      )
      notePosts(g)
      change(g)
      breakDoors(g)
      return g.doors[0]
    }
    expect(after({})).toBe(BROKEN)
    expect(after({ elements: '1,1=P' })).toBe(SHUT) // who is inside would open it
    expect(after({}, g => void (g.shot[0] = RIDER_SHOT))).toBe(SHUT)
    expect(after({}, g => void (g.struck[0] = true))).toBe(SHUT)
    expect(after({}, g => void (g.routs[0] = true))).toBe(SHUT)
    expect(after({}, g => void (g.posts[0] = g.at[1]))).toBe(SHUT)
    expect(after({}, g => void (g.altitude[0] = 5))).toBe(SHUT)
    // any element does, also who would not fit through it
    expect([after({ card: 'trolls' }), after({ card: 'lancers' }), after({ card: 'clubGiant' })]).toEqual([
      BROKEN,
      BROKEN,
      BROKEN,
    ])
    expect(after({ card: 'trolls' }, g => void (g.rules.asBefore = true))).toBe(SHUT)
    expect(after({}, g => void (g.stability[0] = 1))).toBe(SHUT)
    expect(after({}, g => void (g.doors[0] = AJAR))).toBe(AJAR)
  })
})
