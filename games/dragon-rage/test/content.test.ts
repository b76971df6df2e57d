import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { breachRows } from '../content/breach.ts'
import { chanceOf, chanceOnTable, combatNeed, DESTROYED, MISSED, printed } from '../content/combat-table.ts'
import { maps, TOWER } from '../content/maps.ts'
import { sheets } from '../content/monsters.ts'
import { force, scenarios } from '../content/scenarios.ts'
import { FIRST_MAJOR, firstOf, types, UNITS } from '../content/types.ts'
import { goalFor, halfPointsOf } from '../rules/goal.ts'

const labels = (hexes: readonly number[]) => hexes.map(hex => board.labels[hex]).sort()

test('DR-2.7.5 the formula makes all 450 printed cells of the combat results table', () => {
  const letter = (need: number) => (need === DESTROYED ? 'D' : need === MISSED ? 'M' : need === 11 ? 'E' : `${need}`)
  const made = printed.map((_, row) =>
    Array.from({ length: 15 }, (_, column) => letter(combatNeed(row + 1, column + 1))).join(''),
  )
  expect(made).toEqual(printed)
  expect(combatNeed(60, 10)).toBe(DESTROYED)
  expect(combatNeed(40, 80)).toBe(MISSED)
  expect(combatNeed(40, 20)).toBe(5)
})

test('DR-2.7.1b chances: 5+ is a third, 11 on two dice 3 in 36, with +1 6 in 36', () => {
  expect(chanceOnTable(2, 1)).toBeCloseTo(1 / 3)
  expect(chanceOnTable(2, 3)).toBeCloseTo(3 / 36)
  expect(chanceOnTable(2, 3, 1)).toBeCloseTo(6 / 36)
  expect(chanceOnTable(6, 1)).toBe(1)
  expect(chanceOnTable(1, 2, 5)).toBe(0)
  expect(chanceOf(1, 1)).toBe(1)
})

test('DR-2.1a gate pairs touch only if even columns lie lower', () => {
  expect(board.distance(board.hex('0606'), board.hex('0707'))).toBe(1)
  expect(board.distance(board.hex('2113'), board.hex('2212'))).toBe(1)
  expect(board.size).toBe(425)
})

test('DR-2.1.1a DR-2.1.1b DR-2.1.1c Esirien: river to 1413, sea from 1414, docks and piers, gates and doors', () => {
  const { terrain, entrances } = maps[0]
  const of = (name: string) => maps[0].plan.terrain[board.hex(name)]
  expect([of('1413'), of('1414')]).toEqual(['bridge-wood', 'sea'])
  for (const dock of ['0815', '0915', '1014', '1115', '1315', '1516']) expect(of(dock)).toBe('dock')
  expect(new Set(entrances.map(({ kind }) => kind))).toEqual(new Set(['gate', 'door']))
  expect(terrain.filter(kind => kind === TOWER)).toHaveLength(14)
})

test('DR-2.5.3b DR-2.5.6b DR-2.5.7a the gates, road towers and bridges the manuals name', () => {
  const gates = maps[0].entrances.filter(({ kind, isTower }) => kind === 'gate' && !isTower)
  expect(gates.map(({ inner, outer }) => labels([inner, outer]).join('-')).sort()).toEqual([
    '0606-0707',
    '1307-1407',
    '1313-1413',
    '1407-1508',
    '1413-1514',
    '2113-2212',
  ])
  const roadTowers = labels(
    maps[0].plan.terrain.flatMap((kind, hex) => (kind === 'tower' && maps[0].road[hex] ? [hex] : [])),
  )
  expect(roadTowers).toEqual(['0914', '1310', '1511'])
  expect(labels(maps[0].bridges)).toEqual(['1407', '1413'])
  expect(labels(maps[1].bridges)).toEqual(['0402', '1002', '1914', '2108', '2211', '2412'])
})

test('DR-2.1.2a DR-2.1.2b Nurkott: no sea, no gates, 0708 land and 0709 land and river', () => {
  expect(maps[1].plan.terrain).not.toContain('sea')
  expect(maps[1].entrances.every(({ kind }) => kind === 'door')).toBe(true)
  expect([maps[1].plan.terrain[board.hex('0708')], maps[1].plan.terrain[board.hex('0709')]]).toEqual(['open', 'mixed'])
})

test('DR-2.3a every map says where each figure comes from, and its points add up', () => {
  expect(maps.map(({ pointsInAll }) => pointsInAll)).toEqual([32, 36])
  expect(maps[0].plan.attested.size).toBe(22)
  expect(maps[1].plan.attested.size).toBe(17)
  expect(maps[0].victory.find(({ source }) => source === 'deduced')?.name).toBe('Citadel')
})

test('DR-2.2.1 DR-2.2.2 counters: strengths, escape numbers, MP and road MP; monsters have no road rate', () => {
  const row = (code: string) => {
    const type = types.find(type => type.code === code)!
    return [type.attack, type.defence, type.escape, type.mp, type.roadMp]
  }
  expect(row('INF')).toEqual([2, 2, 5, 3, 4])
  expect(row('WZD_HUMAN')).toEqual([0, 2, 4, 3, 4])
  expect(row('TRX')).toEqual([8, 4, 4, 5, 0])
  expect(row('BAL')).toEqual([2, 1, 0, 0, 0])
  expect(UNITS).toBe(96)
})

test('DR-2.12 the sheets of the major monsters: full attacks 11, 6, 8 and 14', () => {
  const full = (unit: number) =>
    sheets[unit - FIRST_MAJOR].areas.reduce((sum, area) => sum + area.groups * area.attack, 0)
  const by = (code: string) => firstOf[types.findIndex(type => type.code === code)]
  expect(['DRG', 'YDR', 'ROC', 'WRM'].map(code => full(by(code)))).toEqual([11, 6, 8, 14])
})

test('DR-2.5.8 the climb and breach table', () => {
  const row = (code: string) => Object.values(breachRows[types.findIndex(type => type.code === code)])
  expect(row('MIL')).toEqual([0, 10, 0])
  expect(row('GOB')).toEqual([6, 0, 0])
  expect(row('ORC')).toEqual([6, 10, 0])
  expect(row('TRL')).toEqual([5, 7, 10])
  expect(row('GNT')).toEqual([4, 1, 9])
  expect(row('SER')).toEqual([0, 1, 9])
  expect(row('CAV')).toEqual([0, 0, 0])
})

test('DR-3.3.3 of the printed goals only E1 and N5 follow the formula', () => {
  const fits = scenarios.filter(({ map, invader, city, goal }) => goalFor(map, invader, city, false) === goal)
  expect(fits.map(({ id }) => id)).toEqual(['E1', 'N5'])
})

test('DR-3.1.2 DR-3.1.3 DR-3.1.4 DR-3.1.5 DR-3.1.6 DR-3.1.7 the forces and goals of Esirien', () => {
  expect(scenarios.slice(0, 6).map(({ goal }) => goal)).toEqual([19, 16, 17, 17, 18, 17])
  expect(scenarios.slice(0, 6).map(({ invader }) => halfPointsOf(invader, 0) / 2)).toEqual([80, 87, 78.5, 81, 81.5, 82])
  expect(scenarios[4].city).toEqual(force('4 CAV 10 INF 4 ARH 1 MIL 1 HERO_HUMAN 1 WZD_HUMAN'))
})

test('DR-3.2.2 DR-3.2.3 DR-3.2.4 DR-3.2.5 DR-3.2.6 DR-3.2.7 the forces and goals of Nurkott; only N2 has no leaders', () => {
  expect(scenarios.slice(6).map(({ goal }) => goal)).toEqual([17, 16, 23, 18, 20, 18])
  expect(scenarios[7].city).toEqual(force('5 WRG 10 ORC 2 TRL 8 GOB'))
  expect(scenarios.filter(({ cityFirst }) => cityFirst).map(({ id }) => id)).toEqual(['E2', 'N2'])
  expect(scenarios[6].city).toEqual(force('3 WRG 8 ORC 7 GOB 1 HERO_ORC 1 WZD_ORC'))
})
