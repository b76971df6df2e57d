import { choicesOf, match, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../../content/armies/cards.ts'
import { groundOf } from '../../../content/board/ground.ts'
import { members } from '../../../elements.ts'
import { isAtDoor } from '../../../expert/buildings/doors.ts'
import { demonworld } from '../../../index.ts'
import { isHoused, isInside, mayStormInside } from '../../../rules/buildings/house.ts'
import { AJAR, BROKEN, entersBuildings, SHUT } from '../../../rules/buildings/walls.ts'
import { isUnsupportable, strikeTargets } from '../../../rules/melee/strike.ts'
import { cannotTest, LOSS_TEST, standingOf, startRout } from '../../../rules/morale/tests.ts'
import { touches } from '../../../rules/movement/contact.ts'
import { cannotAttack } from '../../../rules/movement/move.ts'
import { goCost, mayGo } from '../../../rules/movement/passage.ts'
import { provokers } from '../../../rules/orders/obedience.ts'
import { cannotHelp, cannotShootNow, hasSight, rangedBase } from '../../../rules/shooting/base-number.ts'
import { sectionsOf } from '../../../rules/shooting/sight.ts'
import { type Demonworld, FIRST_FIRE, HERE } from '../../../state.ts'
import { type Played, stateOf } from '../../examples.ts'
import { field, type Given, hexAt, kinds, matchAt, on, type Setting } from '../../table.ts'

/** A house with its six inner fields 0,0 … 2,1; the door is between 1,1 and 1,2, windows look north-west, north-east, east. */
const house = { map: 'field 12|0,0=house', rules: 'full' } as const
const away: Given = { side: 1, elements: '-12,6', facing: 4, order: 'H' }
const built = (units: readonly Given[], setting: Setting = {}) => field(units, { ...house, ...setting })
const foot = cardNamed('footmen')

/** A match in which unit 0 is about to move. */
function moves(units: readonly Given[], setting: Setting = {}): Played {
  const match = matchAt([...units, away], { ...house, ...setting })
  while (match.asked && !(match.asked.decision === 'chooseMover' && match.asked.seats[0] === 0)) {
    play(match, choicesOf(match).at(-1)!)
  }
  play(match, 'unit 0')
  return match
}
const to = (match: Played, label: string) => `hex ${hexAt(stateOf(match), label)}`
const el = (match: Played, label: string) => `element ${on(stateOf(match), label)}`

describe('walls and doors', () => {
  test('DW-XXIV.1 walls between two free fields cannot be passed, wall fields not be entered, even by colossi', () => {
    const g = built([away])
    const land = groundOf(g.map)
    const may = (from: string, label: string, card = foot) => mayGo(g, land, card, hexAt(g, from), hexAt(g, label))
    expect([may('0,-1', '0,0'), may('0,0', '0,-1'), may('0,0', '1,0'), may('-1,0', '0,0')]).toEqual([
      false,
      false,
      true,
      false,
    ])
    expect(may('1,2', '1,1', cardNamed('clubGiant'))).toBe(false)
    const round = built([away], { map: 'field 12|0,0=roundhouse' })
    const walls = groundOf(round.map).buildings!
    expect(walls.wall[hexAt(round, '0,-1')]).toBe(true)
    expect(mayGo(round, groundOf(round.map), foot, hexAt(round, '0,-2'), hexAt(round, '0,-1'))).toBe(false)
  })

  test('DW-XXIV.2 DW-EX2-60 four points through a door, either way, and into a wall field with a door', () => {
    const g = built([away])
    const cost = (h: Demonworld, from: string, label: string) =>
      goCost(h, groundOf(h.map), foot, hexAt(h, from), hexAt(h, label), false, false)
    expect([cost(g, '1,2', '1,1'), cost(g, '1,1', '1,2'), cost(g, '1,1', '0,1')]).toEqual([4, 4, 4])
    const round = built([away], { map: 'field 12|0,0=roundhouse' })
    expect(cost(round, '-2,1', '-1,1')).toBe(4)
    const rooms = (h: Demonworld) => groundOf(h.map).buildings!.inside.filter(inside => inside > 0).length
    expect([rooms(g), rooms(round)]).toEqual([6, 5])
  })

  test('DW-XXIV.2 only infantry of size 1 and 2 goes in, only through an open door', () => {
    const able = ['footmen', 'dwarfFoot', 'lancers', 'trolls', 'clubGiant'].map(id => entersBuildings(cardNamed(id)))
    expect(able).toEqual([true, true, false, false, false])
    const g = built([away])
    const may = () => mayGo(g, groundOf(g.map), foot, hexAt(g, '1,2'), hexAt(g, '1,1'))
    for (const state of [AJAR, SHUT, BROKEN]) {
      g.doors[0] = state
      expect(may(), `door ${state}`).toBe(state !== SHUT)
    }
  })

  test('DW-XXIV.3 who stands inside at a door closes and opens it, unless he fights', () => {
    const match = moves([{ side: 0, elements: '1,1 0,0', order: 'B' }])
    play(match, 'done')
    expect(match.asked?.decision).toBe('tendDoors')
    expect(told(play(match, 'door 0'), 'door')).toEqual([[0, SHUT]])
    expect(stateOf(match).doors).toEqual([SHUT])
    const outside = moves([{ side: 0, elements: '1,2 0,3', order: 'B' }])
    play(outside, 'singly', 'done')
    expect(outside.asked?.decision).not.toBe('tendDoors')
  })

  test('DW-XXIV.3 a round spent at a closed door breaks it open; moving or shooting does not', () => {
    const round = (units: readonly Given[]) => {
      const match = matchAt([...units, away], { ...house, phase: 'orders', doors: ['closed'] } as Setting)
      const begun = stateOf(match).round
      while (match.asked && stateOf(match).round === begun) play(match, choicesOf(match).at(-1)!)
      return stateOf(match).doors[0]
    }
    expect(round([{ side: 0, elements: '1,2 2,2', facing: 1 }])).toBe(BROKEN)
    expect(round([{ side: 0, elements: '1,3 2,3', facing: 1 }])).toBe(SHUT)
    expect(round([{ side: 0, card: 'lancers', elements: '1,2 2,2', facing: 1 }])).toBe(BROKEN)
  })

  test('DW-XXIV.3 a strong door loses the factor of each blow and breaks at nothing', () => {
    const map = 'field 12|0,0-0,1=strongDoor 0,0=inside'
    const match = matchAt([{ side: 0, elements: '0,1', facing: 1 }, away], { ...house, map, phase: 'melee' })
    expect(stateOf(match).doors).toEqual([SHUT])
    expect(match.asked?.decision).toBe('hewDoors')
    const events = play(match, 'everyone')
    expect(told(events, 'hews')).toEqual([[0, 0, 25 - 8]])
    const g = built([{ side: 0, elements: '0,1', facing: 4 }, away], { map })
    expect(g.stability).toEqual([25])
  })

  test('DW-XXIV.8 there is no way up: wall fields without a door are for nobody', () => {
    const g = built([away], { map: 'field 12|0,0=roundhouse' })
    const land = groundOf(g.map)
    const wall = hexAt(g, '0,-1')
    for (const id of ['footmen', 'dwarfFoot', 'clubGiant', 'clawDragon']) {
      for (let d = 0; d < 6; d++) {
        expect(mayGo(g, land, cardNamed(id), land.board.neighbour[wall * 6 + d], wall), id).toBe(false)
      }
    }
  })
})

test('DW-XXIV.3 a door in a wall field: who is beside it keeps it, infantry goes through, riders do not', () => {
  const map = 'field 12|0,0=roundhouse'
  const g = built([{ side: 0, elements: '0,0 1,1' }, away], { map })
  const walls = groundOf(g.map).buildings!
  expect(isAtDoor(g, walls, hexAt(g, '2,0'), 0)).toBe(false)
  expect(isAtDoor(g, walls, hexAt(g, '-1,1'), 0)).toBe(false)
  expect(isAtDoor(g, walls, hexAt(g, '-2,1'), 0)).toBe(true)
  expect(isAtDoor(g, walls, hexAt(g, '0,1'), 0)).toBe(true)
  const enters = (card: string) => mayGo(g, groundOf(g.map), cardNamed(card), hexAt(g, '-2,1'), hexAt(g, '-1,1'))
  expect([enters('footmen'), enters('lancers')]).toEqual([true, false])
  g.doors[0] = SHUT
  expect(enters('footmen')).toBe(false)
})

test('DW-XXIV.6 inside a Move or Hold order starts no fight', () => {
  for (const [order, may] of [
    ['A', true],
    ['P', true],
    ['B', false],
    ['H', false],
  ] as const) {
    expect(mayStormInside(built([{ side: 0, elements: '0,0', order }, away]), 0), order).toBe(may)
  }
})

describe('units in buildings', () => {
  test('DW-XXIV.4 with one inside, all move singly and nobody goes farther away than two fields', () => {
    const match = moves([{ side: 0, elements: '1,1 1,2 0,3 2,2', order: 'B' }])
    expect(match.asked?.decision).toBe('smallElement')
    play(match, el(match, '1,2'))
    const ends = choicesOf(match)
    expect(ends).toContain(to(match, '1,3'))
    expect(ends).not.toContain(to(match, '1,4'))
    expect(isHoused(stateOf(match), 0)).toBe(true)
  })

  test('DW-XXIV.4 with Hold as many fields as there are manoeuvres', () => {
    const match = moves([{ side: 0, elements: '0,0=P', order: 'H' }])
    play(match, el(match, '0,0'))
    const g = stateOf(match)
    expect(choicesOf(match)).toContain(to(match, '1,1'))
    expect(choicesOf(match).length).toBeGreaterThan(3)
    expect(members(g, 0).every(element => isInside(g, element))).toBe(true)
  })

  test('DW-XXIV.4 within two fields they may go up to it one by one, if somebody gets there', () => {
    const match = moves([{ side: 0, elements: '0,3 1,3 2,3 3,3', order: 'B' }])
    expect(kinds(match)).toEqual(['ranks', 'singly'])
    play(match, 'singly')
    expect(kinds(match)).toEqual(['element'])
    play(match, el(match, '1,3'))
    expect(choicesOf(match)).toContain(to(match, '1,1'))
    expect(choicesOf(match)).not.toContain(to(match, '1,4'))
    play(match, to(match, '1,1'), 'facing 1')
    expect(kinds(match)).toContain('done')
    const farther = moves([{ side: 0, elements: '0,6 1,6 2,6 3,6', order: 'B' }])
    expect(farther.asked?.decision).toBe('moveUnit')
  })

  test('DW-XXIV.5 inside also disordered units shoot with a Skirmish order', () => {
    const units: Given[] = [{ side: 0, card: 'longbowmen', elements: '0,0 2,1', order: 'P' }, away]
    const g = built(units)
    g.phase = FIRST_FIRE
    expect(cannotShootNow(g, 0)).toBeUndefined()
    const open = field(units, { map: 'field 12', rules: 'full' })
    open.phase = FIRST_FIRE
    expect(cannotShootNow(open, 0)).toBe('DW-IV.1')
  })

  test('DW-XXIV.5 out and in only through windows and open doors; no support from inside', () => {
    const units: Given[] = [
      { side: 0, card: 'longbowmen', elements: '1,1:4 0,1:4 0,0:2', order: 'P' },
      { side: 1, elements: '0,4 -1,4 3,-5 -3,0', facing: 1 },
    ]
    const g = built(units)
    const sees = (from: string, label: string) => hasSight(g, on(g, from), on(g, label))
    expect(sees('1,1', '0,4')).toBe(true) // through the door
    expect(sees('0,1', '-1,4')).toBe(false) // against the wall
    expect(sees('0,0', '-3,0')).toBe(true) // through the western window
    g.doors[0] = SHUT
    expect(sees('1,1', '0,4')).toBe(false)
    g.doors[0] = AJAR
    expect(cannotHelp(g, on(g, '0,1'), on(g, '1,1'), on(g, '0,4'))).toBe('DW-XXIV.5')
  })

  test('DW-XXIV.5 from outside to outside a building is an obstacle four high', () => {
    const g = built([
      { side: 0, card: 'longbowmen', elements: '5,-8', facing: 4, order: 'P' },
      { side: 1, elements: '0,2', facing: 1 },
      { side: 1, card: 'iceGiant', elements: '-1,4', facing: 1 },
    ])
    expect(sectionsOf(g, 0, 1)).toBe(0)
    expect(sectionsOf(g, 0, 2)).toBeGreaterThan(0)
  })

  test('DW-XXIV.5 AMB2-12 of somebody inside a part is enough, at base number −4', () => {
    const units: Given[] = [
      { side: 0, card: 'horseArchers', elements: '1,4', facing: 1, order: 'P' },
      { side: 1, elements: '1,1', facing: 4 },
      { side: 1, elements: '1,2', facing: 4 },
    ]
    const g = built(units)
    expect(sectionsOf(g, 0, 1)).toBe(0)
    expect(hasSight(g, 0, 1)).toBe(true)
    expect(rangedBase(g, 0, 1, 1, 0, false).factors).toContainEqual({ name: 'halfSeen', value: -4 })
    const open = field(units, { map: 'field 12', rules: 'full' })
    expect(hasSight(open, 0, 1)).toBe(false)
  })

  test('DW-XXIV.6 through an open door both strike without support, through walls nobody', () => {
    const g = built([
      { side: 0, elements: '1,2 2,2', facing: 1, order: 'A' },
      { side: 1, elements: '1,1 2,1', facing: 4, order: 'H' },
    ])
    const touch = (a: string, b: string) => touches(g, on(g, a), on(g, b))
    expect([touch('1,2', '1,1'), touch('2,2', '2,1')]).toEqual([true, false])
    expect(isUnsupportable(g, on(g, '1,2'), on(g, '1,1'))).toBe(true)
    g.doors[0] = SHUT
    expect(touch('1,2', '1,1')).toBe(false)
  })

  test('DW-XXIV.6 size 3 at a door cannot strike inward; those inside may, if they declare it', () => {
    const g = built([
      { side: 0, card: 'lancers', elements: '1,2', facing: 1, order: 'A' },
      { side: 1, elements: '1,1', facing: 4, order: 'H' },
    ])
    expect(touches(g, 0, 1)).toBe(false)
    g.declared = [1, 0]
    expect(touches(g, 0, 1)).toBe(true)
    expect(strikeTargets(g, 1)).toEqual([0])
  })

  test('DW-XXIV.6 inside, a Skirmish or Attack order is all it needs; those attacked only turn', () => {
    const inside: Given = { side: 0, elements: '0,0 2,1', order: 'P' }
    const g = built([inside, away])
    expect(cannotAttack(g, 0)).toBeUndefined()
    expect(cannotAttack(field([inside, away], { map: 'field 12', rules: 'full' }), 0)).toBe('DW-V.31')
    const match = moves([
      { side: 0, elements: '0,0', order: 'A' },
      { side: 1, elements: '2,0=P 2,1=P', facing: 3, order: 'H' },
    ])
    play(match, el(match, '0,0'), to(match, '1,0'), 'facing 0')
    expect(match.asked?.decision).toBe('moveUnit')
    expect(new Set(kinds(match))).toEqual(new Set(['turn', 'turnEach', 'done']))
  })

  test('DW-XXIV.7 inside nobody tests; of those partly outside only these count, and they run in', () => {
    const inside = built([{ side: 0, elements: '0,0 1,0', order: 'H' }, away])
    expect(cannotTest(inside, 0)).toBe('DW-XXIV.7')
    const g = built([{ side: 0, elements: '0,0=P 1,0=P 1,2=P 1,3=P 2,3=P', order: 'H' }, away])
    expect(cannotTest(g, 0)).toBeUndefined()
    const { group } = standingOf(g, { kind: LOSS_TEST, unit: 0, foes: [1] })
    expect(group.length).toBe(3)
    startRout(g, 0)
    expect(members(g, 0).every(element => isInside(g, element) && g.fate[element] === HERE)).toBe(true)
    expect(g.routs.slice(0, 5)).toEqual([false, false, false, false, false])
  })

  test('DW-XXIV.7 nobody in a building tests obedience', () => {
    const foes: Given = { side: 1, elements: '0,-1 1,-1 2,-1', facing: 4 }
    expect(provokers(built([{ side: 0, elements: '0,1 1,1 2,1', order: 'H' }, foes]), 0)).toEqual([])
  })
})

test('DW-XXIV.1 in a free battle whoever lays out the board may put a house on it', () => {
  const table = match(demonworld, { settings: { battle: 'free', level: 'full', board: 'twoSheets' } })
  for (let i = 0; i < 5000 && table.asked?.decision !== 'placeHouse'; i++) {
    const choices = choicesOf(table)
    play(
      table,
      choices.find(choice => choice === 'ready') ?? choices.find(choice => choice === 'automatic') ?? choices[0],
    )
  }
  expect(kinds(table)).toEqual(['hex', 'none'])
  const [hex] = choicesOf(table)
  expect(refusal(table, 'hex 0').rule).toBeDefined()
  play(table, hex)
  const g = stateOf(table)
  expect([g.doors, g.stability]).toEqual([[AJAR], [0]])
  expect(groundOf(g.map).buildings?.inside.filter(inside => inside > 0)).toHaveLength(6)
})
