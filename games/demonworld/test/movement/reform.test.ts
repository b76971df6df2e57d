import { applyChanges, wayTo } from '@hexarium/kernel'
import { choicesOf, match as matchOfGame, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { HEDGE } from '../../content/board/terrain.ts'
import { ground, members } from '../../elements.ts'
import { demonworld } from '../../index.ts'
import { anchors, blockFields, shapesOf } from '../../rules/armies/blocks.ts'
import { regroupFields } from '../../rules/melee/regroup.ts'
import { WEDGE_WIDTH } from '../../rules/movement/block-search.ts'
import { newBlocks } from '../../rules/movement/frontage.ts'
import { HOLDING, MARCHING, moveOf, REACTING } from '../../rules/movement/move.ts'
import { reforms } from '../../rules/movement/reform.ts'
import { isOrdered } from '../../rules/movement/units.ts'
import { judge } from '../../rules/victory.ts'
import { type Demonworld, NONE } from '../../state.ts'
import { field, type Given, hexAt, kinds, matchAt, on, places, type Setting } from '../table.ts'

type Played = ReturnType<typeof matchAt>
const stateOf = (match: Played) => match.state as Demonworld
const labels = (g: Demonworld, hexes: readonly number[]) => hexes.map(hex => ground(g).board.labels[hex]).sort()
const blocksOf = (g: Demonworld, wedge = false) => {
  const elements = members(g, 0)
  return reforms(g, elements, { wedge }).map(({ block, places }) => ({ ...block, at: labels(g, places) }))
}
const calm: Setting = { rules: { morale: false } }

describe('reforms', () => {
  test('DW-V.15 every ordered block within a field of everybody, each once', () => {
    const g = field([{ side: 0, elements: '0,0=P 1,0 2,0 0,1 1,1' }])
    const found = blocksOf(g)
    expect(found.map(({ at }) => at.join(' '))).toContain(['-1,0', '0,0', '1,0', '2,0', '3,0'].sort().join(' '))
    const shapes = found.map(({ at }) => at.join(' '))
    expect(new Set(shapes).size).toBe(shapes.length)
    for (const { block, places: to } of reforms(g, members(g, 0))) {
      const h = structuredClone(g)
      members(h, 0).forEach((element, i) => {
        expect(ground(g).board.distance(g.at[element], to[i])).toBeLessThanOrEqual(1)
        h.at[element] = to[i]
      })
      expect([block, new Set(to).size, isOrdered(h, 0)]).toEqual([block, 5, true])
    }
  })

  test('DW-V.15 only who faces alike forms a block', () => {
    expect(blocksOf(field([{ side: 0, elements: '0,0:1=P 1,0:2 2,0:1' }]))).toEqual([])
    const many = Array.from({ length: 16 }, (_, i) => `${i - 8},0`).join(' ')
    expect(blocksOf(field([{ side: 0, elements: many }]))).toEqual([])
  })

  test('DW-XIII.10 a wedge: of six, of ten, of twelve with a fifth rank', () => {
    const wedgesOf = (elements: string) =>
      blocksOf(field([{ side: 0, card: 'berserkers', elements }]), true).filter(({ width }) => width === WEDGE_WIDTH)
    const six = '0,0=P -1,1 0,1 -2,2 -1,2 1,2'
    expect(wedgesOf(six).map(({ at }) => at)).toContainEqual(['-1,1', '-1,2', '-2,2', '0,0', '0,1', '0,2'])
    const ten = '0,0=P -1,1 0,1 -2,2 -1,2 0,2 -3,3 -2,3 -1,3 1,3'
    expect(wedgesOf(ten).some(({ at }) => at.includes('0,3') && at.includes('0,0'))).toBe(true)
    const twelve = `${ten} -2,4 0,4`
    expect(wedgesOf(twelve).length).toBeGreaterThan(0)
    const five = '0,0=P -1,1 0,1 -2,2 -1,2'
    expect(wedgesOf(five)).toEqual([])
  })

  test('DW-V.4 DW-XI.7 nobody goes where another stands; a free regroup crosses no hedge', () => {
    const units = [
      { side: 0, elements: '0,0=P 2,0 3,0' },
      { side: 0, elements: '1,0' },
    ]
    const blocked = blocksOf(field(units)).filter(({ at }) => at.includes('1,0'))
    expect(blocked).toEqual([])
    const map = 'field 12|0,0-0,1=hedge 0,0--1,1=hedge 0,0--1,0=hedge 0,0-0,-1=hedge 0,0-1,-1=hedge 0,0-1,0=hedge'
    const g = field([{ side: 0, elements: '0,0=P 2,0 3,0' }], { map })
    const { board, hedge } = ground(g)
    expect(hedge[board.sideBetween(hexAt(g, '0,0'), hexAt(g, '1,0'))]).toBe(HEDGE)
    expect(reforms(g, members(g, 0), {}).length).toBeGreaterThan(0)
    expect(reforms(g, members(g, 0), { keepsHedges: true }).every(({ places: [first] }) => first === g.at[0])).toBe(
      true,
    )
  })

  test('DW-V.9 DW-V.15 a formation is pointed at: the one that reaches that field and changes least is taken', () => {
    const units: Given[] = [
      { side: 0, elements: '0,0=P 1,0 2,0 0,1 1,1', order: 'B' },
      { side: 1, elements: '0,-9:4=P', order: 'H' },
    ]
    const match = matchAt(units, calm)
    play(match, 'unit 0', 'reform')
    const g = stateOf(match)
    const seen = match.seen(0).view
    const standsAt = (label: string) => {
      const way = wayTo(demonworld, g, 0, null, `hex:${hexAt(g, label)}`, 'pointed')
      return way && places(applyChanges(seen, way.changes) as Demonworld, 0).map(place => place.split(':')[0])
    }
    expect(standsAt('3,0')).toEqual(expect.arrayContaining(['0,0', '1,0', '2,0', '3,0']))
    expect(standsAt('2,1')).toContain('2,1')
    expect(standsAt('5,5')).toBeNull()
  })

  test('AMB-04 DW-V.10 a holding unit takes no block that is a step of the whole', () => {
    const g = field([{ side: 0, elements: '0,0=P 1,0 2,0 3,0', order: 'H' }])
    const values = (mode: number) => newBlocks(g, moveOf(g, 0, mode)).map(({ places: to }) => labels(g, to).join(' '))
    const stepped = '0,-1 1,-1 2,-1 3,-1'
    expect(values(MARCHING)).toContain(stepped)
    expect(values(HOLDING)).not.toContain(stepped)
  })

  test('DW-V.41 AMB-09 a reacting unit may reform into contact, but those in contact stay', () => {
    const g = field([
      { side: 0, elements: '0,0=P 1,0 2,1 3,1', order: 'H' },
      { side: 1, elements: '0,-1:4=P 2,-1:4', order: 'A' },
    ])
    const found = newBlocks(g, moveOf(g, 0, REACTING))
    for (const { places: to } of found) expect(to[0]).toBe(g.at[0])
    expect(found.some(({ places: to }) => to.includes(hexAt(g, '2,0')))).toBe(true)
    const marching = newBlocks(g, moveOf(g, 0, MARCHING))
    expect(marching.some(({ places: to }) => to.includes(hexAt(g, '2,0')))).toBe(false)
  })

  test('DW-IV.15 closing up at a stroke takes the widest block', () => {
    const unit: Given = { side: 0, elements: '-1,0=P 0,0 1,0 2,0 -1,1 0,1 1,1', order: 'A' }
    const archer: Given = { side: 1, card: 'lightArchers', elements: '0,-4=L', facing: 4, order: 'H' }
    const match = matchAt([unit, archer], { ...calm, phase: 'secondFire' })
    play(match, 'unit 1', 'everyone')
    const g = stateOf(match)
    g.aim[on(g, '0,-4')] = on(g, '0,0')
    play(match, 'fire =1')
    expect(kinds(match)).toEqual(['element', 'restore', 'done'])
    play(match, 'restore')
    expect(places(stateOf(match), 0).filter(place => place.includes(',0:'))).toHaveLength(4)
  })
})

describe('blocks of a deployment', () => {
  const match = matchOfGame(demonworld, { settings: { battle: 'first' } })
  const g = match.state as Demonworld

  test('DW-XVI.12 a block stands inside the zone, rank behind rank, and is ordered', () => {
    for (const shape of shapesOf(g, 0, 0)) {
      const found = anchors(g, 0, 0, shape)
      expect(found.length).toBeGreaterThan(0)
      for (const anchor of [found[0], found[found.length - 1]]) {
        const fields = blockFields(g, 0, shape, anchor)
        expect(new Set(fields).size).toBe(10)
        const { row, half } = ground(g)
        for (const hex of fields) expect(row[hex] >= 1 && row[hex] <= 4 && half[hex] >= 4 && half[hex] <= 64).toBe(true)
      }
    }
  })

  test('DW-XVI.12 where somebody stands there is no room', () => {
    const h = structuredClone(g)
    const shape = { width: 5, facing: 4 }
    const [anchor] = anchors(h, 0, 0, shape)
    h.on[blockFields(h, 0, shape, anchor)[7]] = h.head[1]
    expect(anchors(h, 0, 0, shape)).not.toContain(anchor)
    expect(anchors(h, 0, 0, shape).length).toBeLessThan(anchors(g, 0, 0, shape).length)
  })
})

describe('small units, regrouping, shots, ends', () => {
  test('DW-V.23 DW-XV.71 an impetuous small unit goes for its prey', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0=P 1,0 2,0', impetuous: true, prey: 1 },
        { side: 1, elements: '0,-9:4=P 1,-9:4', order: 'B' },
      ],
      { phase: 'movement' },
    )
    expect(match.asked?.decision).toBe('smallElement')
    expect(kinds(match)).toEqual(['element'])
    play(match, choicesOf(match)[0])
    const g = stateOf(match)
    const { board } = ground(g)
    const near = (choice: string) =>
      Math.min(...['0,-9', '1,-9'].map(label => board.distance(Number(choice.split(' ')[1]), hexAt(g, label))))
    expect(new Set(choicesOf(match).map(near)).size).toBe(1)
    expect(near(choicesOf(match)[0])).toBe(3)
  })

  test('DW-V.23 AMB-35 the last element of a small unit rejoins the others; each turns freely', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0=P 1,0', order: 'A' },
        { side: 1, elements: '0,-12=L' },
      ],
      calm,
    )
    while (match.asked?.decision !== 'chooseMover') play(match, choicesOf(match).at(-1)!)
    play(match, 'unit 0', `element ${on(stateOf(match), '0,0')}`, `hex ${hexAt(stateOf(match), '0,-3')}`, 'facing 2')
    expect(kinds(match)).toEqual(['element'])
    play(match, `element ${on(stateOf(match), '1,0')}`)
    const { board } = ground(stateOf(match))
    for (const choice of choicesOf(match))
      expect(board.distance(Number(choice.split(' ')[1]), hexAt(stateOf(match), '0,-3'))).toBe(1)
  })

  test('DW-XV.72 impetuous elements regroup towards the enemy, into contact if they can', () => {
    const units: Given[] = [
      { side: 0, elements: '0,0=P 5,0', impetuous: true },
      { side: 1, elements: '0,-3:4=P' },
    ]
    const g = field(units)
    expect(labels(g, regroupFields(g, on(g, '0,0')))).toEqual(['0,-2'])
    expect(labels(g, regroupFields(g, on(g, '5,0')))).not.toContain('5,0')
    const calmly = field([{ ...units[0], impetuous: false }, units[1]])
    expect(labels(calmly, regroupFields(calmly, on(calmly, '0,0')))).toContain('0,0')
  })

  test('DW-IV.6 a shot at a target already hit to death is wasted', () => {
    const match = matchAt(
      [
        { side: 0, elements: '0,0=P 3,0=L', order: 'A' },
        { side: 1, card: 'lightArchers', elements: '0,-4=L 1,-4', facing: 4, order: 'H' },
      ],
      { ...calm, phase: 'secondFire' },
    )
    const shooter = (label: string) => `shooter ${on(stateOf(match), label)}`
    const victim = on(stateOf(match), '0,0')
    const target = `target ${victim}`
    play(match, 'unit 1', shooter('0,-4'), target)
    while (match.asked?.decision === 'supportShot') play(match, 'ready')
    play(match, shooter('1,-4'), target)
    while (match.asked?.decision === 'supportShot') play(match, 'ready')
    const events = play(match, 'fire =1')
    expect(told(events, 'shoots')).toHaveLength(1)
    expect(told(events, 'wasted')).toEqual([[on(stateOf(match), '1,-4'), victim]])
  })

  test('DW-XIV.2 with its first target fallen the striker presses on to its field, or stays', () => {
    const match = matchAt(
      [
        { side: 0, card: 'gordan', elements: '0,0', phases: 1, engaged: true },
        { side: 1, elements: '0,-1:4=P 0,-2:4', phases: 1, engaged: true },
      ],
      { ...calm, phase: 'melee' },
    )
    play(match, 'everyone =1')
    expect(kinds(match)).toEqual(['press', 'pass'])
    play(match, 'press')
    expect(places(stateOf(match), 0)).toEqual(['0,-1:1'])
    expect(kinds(match)).toEqual(['target', 'pass'])
    const [[, , , , , hit]] = told(play(match, 'target 2 =20'), 'strikes')
    expect(hit).toBe(0)
  })

  test('DW-XVI.14 DW-XVI.20 a free battle ends by points: units wiped out and objectives held', () => {
    const g = field(
      [
        { side: 0, card: 'orcGuard', elements: '0,0=P' },
        { side: 1, card: 'nobleFoot', elements: '5,0=P' },
      ],
      { battle: 'free' },
    )
    Object.assign(g, { core: { result: null, seats: 2 }, objectives: [hexAt(g, '5,0'), 100] })
    g.fate[0] = 2
    g.on[g.at[0]] = NONE
    g.at[0] = NONE
    judge(g)
    expect(g.core.result).toMatchObject({ places: [2, 1], scores: [0, 260] })
  })

  test('DW-X.11 a commander’s way is refused with its rule, his facing with none of its own', () => {
    const match = matchAt(
      [
        { side: 0, card: 'kruuk', elements: '0,0' },
        { side: 1, elements: '0,-12=L' },
      ],
      calm,
    )
    play(match, `captain ${on(stateOf(match), '0,0')}`)
    expect(refusal(match, `hex ${hexAt(stateOf(match), '0,-10')}`).rule).toBe('DW-X.11')
    play(match, `hex ${hexAt(stateOf(match), '0,-1')}`)
    expect(choicesOf(match)).toEqual([0, 1, 2, 3, 4, 5].map(facing => `facing ${facing}`))
  })
})
