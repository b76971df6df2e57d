import { choicesOf, match as matchOfGame, play, refusal, told } from '@hexarium/laws/test-kit'
import { describe, expect, test } from 'vitest'
import { battles } from '../../content/armies/battles.ts'
import { ground, members } from '../../elements.ts'
import { blockWidth } from '../../formation.ts'
import { demonworld } from '../../index.ts'
import { anchors, blockFields, shapesOf } from '../../rules/armies/blocks.ts'
import { zoneOf } from '../../rules/armies/zone.ts'
import { deployable, deployRest, facingOf, placeBlock } from '../../rules/melee/battle-line.ts'
import { bodyOf, isOrdered } from '../../rules/movement/units.ts'
import { type Demonworld, LEADER, MUSICIAN, NONE, STANDARD } from '../../state.ts'
import { type Played, stateOf } from '../examples.ts'
import { hexAt } from '../table.ts'

const opened = (settings: Record<string, unknown>): Played => matchOfGame(demonworld, { settings, seed: 'test' })
const first = () => opened({ battle: 'first' })
const labelsOf = (g: Demonworld, hexes: readonly number[]) => hexes.map(hex => ground(g).board.labels[hex])
/** What a side is offered, without the numbers of kinds that have none. */
const offered = (match: Played, side: number) =>
  choicesOf(match, side).map(choice => choice.replace(/^(automatic|ready|back|scatter) 0$/, '$1'))
/** A shape by width and facing. */
const shape = (width: number, facing: number) => ({ width, facing })

describe('blocks in the zone', () => {
  test('DW-XVI.12 shapes come by width, then by facing, each with room somewhere in the zone', () => {
    const g = stateOf(first())
    const found = shapesOf(g, 0, 0)
    expect(found).toEqual([...found].sort((a, b) => a.width - b.width || a.facing - b.facing))
    // four rows of zone: ten elements stand three abreast or wider across them
    const narrow = Math.min(...found.filter(({ facing }) => facing === 4).map(({ width }) => width))
    expect(narrow).toBe(3)
    for (let width = 1; width <= 10; width++) {
      for (let facing = 0; facing < 6; facing++) {
        const isThere = found.some(one => one.width === width && one.facing === facing)
        expect(anchors(g, 0, 0, { width, facing }).length > 0, `shape ${width} ${facing}`).toBe(isThere)
      }
    }
  })

  test('DW-XVI.12 a block runs from its left front field to the right, rank behind rank, all in the zone', () => {
    const g = stateOf(first())
    const zone = zoneOf(g, 0)
    for (const one of [shape(3, 4), shape(4, 1), shape(10, 4), shape(5, 0)]) {
      for (const anchor of anchors(g, 0, 0, one)) {
        const fields = blockFields(g, 0, one, anchor)
        expect([fields[0], fields.length, new Set(fields).size]).toEqual([anchor, 10, 10])
        for (const hex of fields) expect(zone).toContain(hex)
      }
    }
    const [anchor] = anchors(g, 0, 0, shape(5, 4))
    const fields = blockFields(g, 0, shape(5, 4), anchor)
    const { board } = ground(g)
    // who looks south has his right hand in the west
    for (let k = 0; k < 4; k++) expect(board.x[fields[k + 1]]).toBeLessThan(board.x[fields[k]])
    for (let k = 0; k < 5; k++) expect(board.y[fields[k + 5]]).toBeLessThan(board.y[fields[k]])
  })

  test('DW-XVI.12 zones of large armies grow, but not into each other: nobody feels where the enemy deploys', () => {
    const g = stateOf(first())
    const { card } = g
    const crowd = (strength: number, beforeTen = false) => {
      const battle = battles.findIndex(({ zones }) => !zones[0]) // no zone of its own
      const armies = { battle, card: [card[0], card[0]], owner: [0, 1], strength: [strength, strength], march: [0, 0] }
      const [one, other] = [0, 1].map(side => zoneOf({ ...g, ...armies, rules: { ...g.rules, beforeTen } }, side))
      return { fields: one.length, shared: one.filter(hex => other.includes(hex)).length }
    }
    const [few, many] = [crowd(10), crowd(200)]
    expect([few.shared, many.shared, many.fields > few.fields]).toEqual([0, 0, true])
    expect(crowd(200, true).shared).toBeGreaterThan(0) // as records of before have it
  })

  test('DW-XVI.12 a unit finds room on its own fields, not on those of others', () => {
    const g = stateOf(first())
    const everywhere = anchors(g, 0, 0, shape(10, 4))
    placeBlock(g, 0, shape(10, 4), everywhere[0])
    expect(anchors(g, 0, 0, shape(10, 4))).toEqual(everywhere)
    const others = anchors(g, 0, 1, shape(10, 4))
    expect(others).not.toContain(everywhere[0])
    expect(others.length).toBeLessThan(everywhere.length)
  })

  test('DW-IX.5 special figures stand in the middle of the front rank, the others as they come', () => {
    const g = stateOf(opened({ battle: 'first', level: 'standard' }))
    const [anchor] = anchors(g, 0, 0, shape(5, 4))
    placeBlock(g, 0, shape(5, 4), anchor)
    const fields = blockFields(g, 0, shape(5, 4), anchor)
    expect(fields.map(hex => g.figure[g.on[hex]])).toEqual([0, MUSICIAN, LEADER, STANDARD, 0, 0, 0, 0, 0, 0])
    expect(fields.map(hex => g.on[hex])).toEqual([4, 2, 0, 1, 3, 5, 6, 7, 8, 9])
    expect([blockWidth(bodyOf(g, members(g, 0))), isOrdered(g, 0)]).toEqual([5, true])
    expect(new Set(members(g, 0).map(e => g.facing[e]))).toEqual(new Set([4]))
  })
})

describe('the table while both deploy', () => {
  test('DW-XVI.12 sides look at each other, and what is left is laid out two deep from the middle', () => {
    const g = stateOf(first())
    expect([facingOf(g, 0), facingOf(g, 1)]).toEqual([4, 1])
    expect([deployable(g, 0), deployable(g, 1)]).toEqual([
      [0, 1],
      [2, 3],
    ])
    deployRest(g, 0)
    for (const unit of [0, 1]) {
      expect(blockWidth(bodyOf(g, members(g, unit)))).toBe(5)
      expect(members(g, unit).every(e => g.facing[e] === 4)).toBe(true)
    }
    expect(g.at[g.head[2]]).toBe(NONE)
    const front = (unit: number) => Math.max(...members(g, unit).map(e => ground(g).row[g.at[e]]))
    expect([front(0), front(1)]).toEqual([4, 4])
    const before = [...g.at]
    deployRest(g, 0)
    expect(g.at).toEqual(before)
  })

  test('DW-XVI.12 a unit in hand, its shape, its field; nothing else is offered on the way', () => {
    const match = first()
    expect(offered(match, 0)).toEqual(['unit 0', 'unit 1', 'automatic'])
    play(match, '0>unit 1')
    const g = stateOf(match)
    expect(offered(match, 0)).toEqual([
      ...shapesOf(g, 0, 1).map(({ width, facing }) => `shape ${width} ${facing}`),
      'back',
    ])
    play(match, '0>shape 4 4')
    const fields = anchors(g, 0, 1, shape(4, 4))
    expect(offered(match, 0)).toEqual([...fields.map(hex => `hex ${hex}`), 'back'])
    play(match, `0>hex ${fields[2]}`)
    expect(stateOf(match).at[stateOf(match).head[1]]).not.toBe(NONE)
    expect(offered(match, 0)).toEqual(['unit 0', 'unit 1', 'automatic'])
    play(match, '0>unit 0', '0>shape 4 4', '0>back')
    expect(offered(match, 0)).toEqual(['unit 0', 'unit 1', 'automatic'])
    play(match, '0>automatic')
    expect(offered(match, 0)).toEqual(['unit 0', 'unit 1', 'ready'])
    expect(offered(match, 1)).toEqual(['unit 2', 'unit 3', 'automatic'])
  })

  test('DW-I.16 an element in hand goes to any free field of the zone, or turns where it stands', () => {
    const match = first()
    play(match, '0>automatic', '0>unit 0')
    const g = stateOf(match)
    expect(choicesOf(match, 0).filter(choice => choice.startsWith('element'))).toEqual(
      members(g, 0).map(element => `element ${element}`),
    )
    play(match, '0>element 3')
    const free = zoneOf(g, 0).filter(hex => g.on[hex] === NONE || g.on[hex] === 3)
    const facings = [0, 1, 2, 3, 5].map(facing => `facing ${facing}`)
    expect(offered(match, 0)).toEqual([...free.map(hex => `hex ${hex}`), ...facings])
    const from = g.at[3]
    play(match, '0>facing 0', '0>unit 0', '0>element 3', `0>hex ${free[0]}`)
    const after = stateOf(match)
    expect([after.at[3], after.facing[3], after.on[from]]).toEqual([free[0], 0, from === free[0] ? 3 : NONE])
    expect(after.facing[4]).toBe(4)
  })

  test('DW-XVI.12 what is placed may be taken up again forty times, not for ever', () => {
    const match = first()
    play(match, '0>automatic')
    for (let n = 0; n < 20; n++) play(match, '0>unit 0', '0>back')
    expect(offered(match, 0)).toEqual(['ready'])
    expect(offered(match, 1)).toEqual(['unit 2', 'unit 3', 'automatic'])
    expect(refusal(match, '0>unit 0').code).toBeTruthy()
    const fresh = first()
    // what was never placed costs nothing to take up; putting it back does
    for (let n = 0; n < 40; n++) play(fresh, '0>unit 0', '0>back')
    play(fresh, '0>unit 0')
    expect(offered(fresh, 0)).not.toContain('back')
    play(fresh, '0>shape 5 4')
    expect(offered(fresh, 0)).not.toContain('back')
  })

  test('DW-XVI.12 at the end all is shown: every element with its field and facing', () => {
    const match = first()
    play(match, '0>automatic', '1>automatic', '1>ready')
    const [places] = told(play(match, '0>ready'), 'deployed')
    const g = stateOf(match)
    expect(places).toEqual(g.at.map((hex, e) => hex * 6 + g.facing[e]))
    expect(labelsOf(g, g.at).every(label => label.length > 0)).toBe(true)
    expect(g.ready).toEqual([false, false])
  })

  test('DW-X.14 a commander joins a unit he stands beside, and is alone again when it is laid out anew', () => {
    const match = opened({ battle: 'encounter', level: 'standard' })
    play(match, '0>automatic')
    const g = stateOf(match)
    const joins = choicesOf(match, 0).filter(choice => choice.startsWith('join'))
    for (const choice of joins) {
      const [captain, unit] = choice.split(' ').slice(1).map(Number)
      const { board } = ground(g)
      expect(members(g, unit).some(e => board.distance(g.at[e], g.at[g.head[captain]]) === 1)).toBe(true)
    }
    expect(joins.length).toBeGreaterThan(0)
    play(match, `0>${joins[0]}`)
    const [captain, unit] = joins[0].split(' ').slice(1).map(Number)
    const joined = stateOf(match)
    expect([joined.unit[joined.head[captain]], joined.facing[joined.head[captain]]]).toEqual([
      unit,
      joined.facing[joined.head[unit]],
    ])
    expect(choicesOf(match, 0).some(choice => choice.startsWith(`join ${captain} `))).toBe(false)
    play(match, `0>unit ${unit}`)
    const one = choicesOf(match, 0).find(choice => choice.startsWith('shape'))!
    play(match, `0>${one}`)
    const hex = choicesOf(match, 0).find(choice => choice.startsWith('hex'))!
    play(match, `0>${hex}`)
    const after = stateOf(match)
    expect(after.unit[after.head[captain]]).toBe(captain)
  })

  test('DW-XVI.12 AMB-30 the zone of a battle is its rectangle, and nobody stands outside it', () => {
    const g = stateOf(first())
    expect(zoneOf(g, 0)).not.toContain(hexAt(g, '1/H8'))
    const { row, half } = ground(g)
    for (const hex of zoneOf(g, 0))
      expect([row[hex] >= 1 && row[hex] <= 4, half[hex] >= 4 && half[hex] <= 64]).toEqual([true, true])
    for (const hex of zoneOf(g, 1)) expect(row[hex] >= 11 && row[hex] <= 14).toBe(true)
  })
})
