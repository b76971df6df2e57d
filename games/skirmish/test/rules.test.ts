import { Match, must, replay } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { board, HILL } from '../content/map.ts'
import { typeOf } from '../content/units.ts'
import { skirmish } from '../index.ts'
import { GUARD, MARCH, VOLLEY } from '../state.ts'
import { choose, offered, ordered, stateOf } from './table.ts'

function fresh(): Match {
  return must(Match.open(skirmish, { seats: ['Ann', 'Ben'], dice: { seed: 'fresh' } }))
}

test('SK-1.1 two sides, Red in seat 0 and Blue in seat 1, with a hill in the middle', () => {
  expect(skirmish.seats).toEqual({ min: 2, max: 2 })
  expect(skirmish.text.en.seats).toEqual(['Red', 'Blue'])
  expect(board.labels[HILL]).toBe('0504')
})

test('SK-1.2 a side without units has lost at once', () => {
  const match = ordered({ 0: { hex: '0504', order: 'march' }, 6: { hex: '0604', strength: 1, order: 'march' } })
  choose(match, 'done')
  choose(match, 'done')
  choose(match, 'unit 0')
  choose(match, 'unit 6', [6])
  expect(stateOf(match).core.result).toEqual({ places: [1, 2], scores: [1, 0], by: 'SK-1.2' })
  expect(match.asked).toBeNull()
})

test('SK-2.1 each side has two swords, two bows and two riders with the values of the table', () => {
  for (const side of [0, 6]) {
    const names = typeOf.slice(side, side + 6).map(type => type.name)
    expect(names).toEqual(['sword', 'sword', 'bow', 'bow', 'rider', 'rider'])
  }
  expect(typeOf[0]).toEqual({ name: 'sword', strength: 3, movement: 3, range: 0, charge: 0 })
  expect(typeOf[2]).toEqual({ name: 'bow', strength: 2, movement: 3, range: 3, charge: 0 })
  expect(typeOf[4]).toEqual({ name: 'rider', strength: 2, movement: 5, range: 0, charge: 1 })
})

test('SK-2.2 a hit costs one strength, the last one removes the unit, and hits do not weaken it otherwise', () => {
  const units = {
    0: { hex: '0504', order: 'march' as const },
    1: { hex: '0505', order: 'march' as const },
    6: { hex: '0604', strength: 2, order: 'march' as const },
    7: { hex: '0901', order: 'march' as const },
  }
  const match = ordered(units)
  choose(match, 'done')
  choose(match, 'done')
  choose(match, 'unit 0')
  choose(match, 'unit 6', [4])
  expect(stateOf(match).strength[6]).toBe(1)
  choose(match, 'unit 1')
  choose(match, 'unit 6', [4])
  expect(stateOf(match).strength[6]).toBe(0)
  expect(stateOf(match).at[6]).toBe(-1)
})

test('SK-2.3 no unit may end on or pass another', () => {
  const match = ordered({ 0: { hex: '0101', order: 'march' }, 1: { hex: '0201' }, 6: { hex: '0907' } })
  choose(match, 'unit 0')
  expect(offered(match)).not.toContain('hex 0201')
  expect(match.play(0, `hex ${board.hex('0201')}`)).toMatchObject({ problem: { rule: 'SK-2.3' } })
})

test('SK-2.4 open ground costs 1, woods and hills 2', () => {
  const match = ordered({ 0: { hex: '0404', order: 'march' }, 6: { hex: '0907' } })
  choose(match, 'unit 0')
  const ends = offered(match)
  expect(ends).toContain('hex 0504') // the hill: 2
  expect(ends).toContain('hex 0104') // three open hexes: 3
  expect(ends).not.toContain('hex 0704') // hill 2 + open 1 + open 1
})

test('SK-3.1 a round has orders, volleys, marches, melee and an end', () => {
  const units = {
    0: { hex: '0504', order: 'march' as const },
    2: { hex: '0403', order: 'volley' as const },
    6: { hex: '0604', order: 'march' as const },
  }
  const match = ordered(units)
  const phases = ['volleysUnit', 'marchesUnit', 'marchesUnit', 'meleeUnit', 'meleeUnit']
  for (const phase of phases) {
    expect(match.asked!.decision).toBe(phase)
    choose(match, 'done')
  }
  expect(match.asked!.decision).toBe('giveOrder')
  expect(stateOf(match).round).toBe(2)
})

test('SK-3.2 the higher die goes first in every phase, and ties are rolled again', () => {
  const match = fresh()
  for (let slot = 0; slot < 6; slot++) {
    must(match.play(0, 'order 0'))
    must(match.play(1, 'order 0', slot === 5 ? [3, 3, 2, 5] : null))
  }
  expect(stateOf(match).first).toBe(1)
  expect(match.asked).toEqual({ decision: 'marchesUnit', seats: [1] })
})

test('SK-4.1 both sides order the same place of their row in secret; neither sees the other’s order', () => {
  const match = fresh()
  expect(match.asked).toEqual({ decision: 'giveOrder', seats: [0, 1] })
  must(match.play(1, 'order 2'))
  expect(match.asked!.seats).toEqual([0])
  must(match.play(0, 'order 0'))
  expect(stateOf(match).order[6]).toBe(GUARD)
  expect(skirmish.view(stateOf(match), 0).order[6]).toBeNull()
  expect(skirmish.view(stateOf(match), 0).order[0]).toBe(MARCH)
  expect(skirmish.view(stateOf(match), -1).order[0]).toBeNull()
})

test('SK-4.1 a side whose unit has fallen is not asked for it', () => {
  const units = { 0: { hex: '0101' }, 1: { hex: '0102' }, 6: { hex: '0901' } }
  const position = { units: Object.fromEntries(typeOf.map((_, unit) => [unit, units[unit as 0] ?? null])) }
  const match = must(Match.open(skirmish, { seats: ['Ann', 'Ben'], dice: { seed: 'x' }, position }))
  must(match.play(0, 'order 2'))
  must(match.play(1, 'order 2'))
  expect(match.asked).toEqual({ decision: 'giveOrder', seats: [0] })
})

test('SK-4.2 only bows may be told to volley', () => {
  const match = fresh()
  expect(match.choices(0)).toEqual(['order 0', 'order 2'])
  for (const slot of [0, 1]) for (const side of [0, 1]) must(match.play(side, `order ${slot * 2}`))
  expect(match.choices(0)).toEqual(['order 0', 'order 1', 'order 2'])
})

test('SK-4.3 all orders are shown when the last is given', () => {
  const match = ordered({ 2: { hex: '0101', order: 'volley' }, 6: { hex: '0301' } })
  expect(skirmish.view(stateOf(match), 1).order[2]).toBe(VOLLEY)
  expect(stateOf(match).shown).toBe(true)
})

test('SK-5.1 a bow with a volley order shoots once at an enemy within three hexes', () => {
  const match = ordered({ 2: { hex: '0401', order: 'volley' }, 6: { hex: '0701' }, 7: { hex: '0801' } })
  expect(offered(match)).toEqual(['unit 2', 'done'])
  choose(match, 'unit 2')
  expect(offered(match)).toEqual(['unit 6'])
  choose(match, 'unit 6', [3])
  expect(match.asked!.decision).toBe('giveOrder')
})

test('SK-5.2 woods on the way block, woods at the ends do not', () => {
  const blocked = ordered({ 2: { hex: '0302', order: 'guard' }, 6: { hex: '0907' } })
  expect(blocked.asked!.decision).toBe('giveOrder')
  const across = ordered({ 2: { hex: '0301', order: 'volley' }, 6: { hex: '0303' } }) // 0302 is woods
  expect(across.asked!.decision).not.toBe('volleysUnit')
  const out = ordered({ 2: { hex: '0302', order: 'volley' }, 6: { hex: '0304' } }) // from woods into the open
  expect(out.asked!.decision).toBe('volleysUnit')
})

test('SK-5.2 a line along the border of woods and open ground is free', () => {
  // From 0203 to 0402 the line runs along the border of 0302 (woods) and 0303 (open).
  const match = ordered({ 2: { hex: '0203', order: 'volley' }, 6: { hex: '0402' } })
  expect(board.distance(board.hex('0203'), board.hex('0402'))).toBe(2)
  expect(match.asked!.decision).toBe('volleysUnit')
})

test('SK-5.3 a shot hits on 4, one more against woods, one less from a hill', () => {
  const need = (bow: string, enemy: string) => {
    const match = ordered({ 2: { hex: bow, order: 'volley' }, 6: { hex: enemy } })
    choose(match, 'unit 2')
    const [odds] = skirmish.odds!(stateOf(match), 0, skirmish.decisions.get('volleyTarget')!, 6)
    return odds.args[0]
  }
  expect(need('0401', '0601')).toBe(4)
  expect(need('0301', '0302')).toBe(5)
  expect(need('0504', '0604')).toBe(3)
  const match = ordered({ 2: { hex: '0401', order: 'volley' }, 6: { hex: '0601' } })
  choose(match, 'unit 2')
  choose(match, 'unit 6', [4])
  expect(stateOf(match).strength[6]).toBe(2)
})

test('SK-6.1 each unit with a march order moves once, or stays', () => {
  const match = ordered({ 0: { hex: '0101', order: 'march' }, 1: { hex: '0107', order: 'march' }, 6: { hex: '0907' } })
  expect(offered(match)).toEqual(['unit 0', 'unit 1', 'done'])
  choose(match, 'unit 0')
  choose(match, 'hex 0201')
  expect(offered(match)).toEqual(['unit 1', 'done'])
  expect(match.play(0, 'unit 0')).toMatchObject({ problem: { rule: 'SK-6.1' } })
  choose(match, 'done')
  expect(match.asked!.decision).toBe('giveOrder')
})

test('SK-6.2 a unit stops when it comes next to an enemy', () => {
  const match = ordered({ 4: { hex: '0201', order: 'march' }, 6: { hex: '0402' } })
  choose(match, 'unit 4')
  const ends = offered(match)
  expect(ends).toContain('hex 0401')
  expect(ends).not.toContain('hex 0601') // only past 0401 or 0501, both beside the enemy
  expect(ends).not.toContain('hex 0201')
})

test('SK-6.3 bows on guard may shoot at a unit that has moved, each once a round', () => {
  const units = {
    0: { hex: '0501', order: 'march' as const },
    1: { hex: '0401', order: 'march' as const },
    8: { hex: '0701', order: 'guard' as const },
    9: { hex: '0801', order: 'guard' as const },
  }
  const match = ordered(units)
  choose(match, 'unit 0')
  choose(match, 'hex 0601')
  expect(match.asked).toEqual({ decision: 'react', seats: [1] })
  expect(offered(match)).toEqual(['unit 8', 'unit 9', 'pass'])
  choose(match, 'unit 8', [1])
  expect(offered(match)).toEqual(['unit 9', 'pass'])
  choose(match, 'pass')
  choose(match, 'unit 1')
  choose(match, 'hex 0501')
  expect(offered(match)).toEqual(['unit 9', 'pass'])
})

test('SK-6.3 a standing answer lets units pass, but asks for riders if told so', () => {
  const units = {
    0: { hex: '0501', order: 'march' as const },
    4: { hex: '0401', order: 'march' as const },
    8: { hex: '0701', order: 'guard' as const },
  }
  const match = ordered(units)
  must(match.stand(1, 'react', 'passUnlessRider'))
  choose(match, 'unit 0')
  choose(match, 'hex 0601')
  expect(match.asked!.decision).toBe('marchesUnit')
  choose(match, 'unit 4')
  choose(match, 'hex 0501')
  expect(match.asked!.decision).toBe('react')
  expect(must(replay(skirmish, match.record())).state).toEqual(match.state)
})

test('SK-7.1 units next to an enemy attack once, one side after the other', () => {
  const units = { 0: { hex: '0401' }, 1: { hex: '0402' }, 6: { hex: '0501' }, 7: { hex: '0907' } }
  const match = ordered(units, 1)
  expect(match.asked).toEqual({ decision: 'meleeUnit', seats: [1] })
  expect(offered(match)).toEqual(['unit 6', 'done'])
  choose(match, 'unit 6')
  expect(offered(match)).toEqual(['unit 0'])
  choose(match, 'unit 0', [1, 1])
  expect(match.asked).toEqual({ decision: 'meleeUnit', seats: [0] })
})

test('SK-7.2 an attack hits on 4, one more in cover, and a charge helps after a march', () => {
  const target = (hex: string, from: string, rider = false) => {
    const unit = rider ? 4 : 0
    const match = ordered({ [unit]: { hex: from, order: 'march' }, 6: { hex, order: 'march' } })
    if (rider) {
      choose(match, `unit ${unit}`)
      choose(match, 'hex 0401')
    }
    choose(match, 'done')
    choose(match, 'done')
    choose(match, `unit ${unit}`)
    return skirmish.odds!(stateOf(match), 0, skirmish.decisions.get('meleeTarget')!, 6)[0].args[0]
  }
  expect(target('0501', '0401')).toBe(4)
  expect(target('0504', '0404')).toBe(5)
  expect(target('0302', '0301')).toBe(5)
  expect(target('0501', '0301', true)).toBe(3)
})

test('SK-7.3 a unit on guard that survives strikes back without charge', () => {
  const match = ordered({ 0: { hex: '0401', order: 'march' }, 6: { hex: '0501', order: 'guard' } })
  choose(match, 'done')
  choose(match, 'unit 0')
  choose(match, 'unit 6', [3, 4])
  expect(stateOf(match).strength[0]).toBe(2)
  expect(stateOf(match).strength[6]).toBe(3)
  const marching = ordered({ 0: { hex: '0401', order: 'march' }, 6: { hex: '0501', order: 'march' } })
  choose(marching, 'done')
  choose(marching, 'done')
  choose(marching, 'unit 0')
  choose(marching, 'unit 6', [3])
  expect(stateOf(marching).strength[0]).toBe(3)
})

test('SK-8.1 after the last round strength and the hill are counted; equal counts are a draw', () => {
  const hill = ordered({ 0: { hex: '0504' }, 6: { hex: '0907' } }, 0, 10)
  expect(stateOf(hill).core.result).toEqual({ places: [1, 2], scores: [6, 3], by: 'SK-8.1' })
  const draw = ordered({ 0: { hex: '0101' }, 6: { hex: '0907' } }, 0, 10)
  expect(stateOf(draw).core.result).toEqual({ places: [1, 1], scores: [3, 3], by: 'SK-8.1' })
})

test('SK-2.2 whoever asks why a fallen unit does nothing is told that it is removed', () => {
  const match = ordered({ 0: { hex: '0101', order: 'march' }, 6: { hex: '0907' } })
  expect(match.play(0, 'unit 1')).toMatchObject({ problem: { rule: 'SK-2.2' } })
  expect(match.play(0, 'unit 6')).toMatchObject({ problem: { rule: 'SK-6.1' } })
})
