import { expect, test } from 'vitest'
import { answer } from '../answers/index.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

/** Where a unit can go, with costs. */
function reach(map: string, ...units: object[]): Record<string, number> {
  const outcome = answer({ ask: 'reach', map, units, unit: 0 })!
  if (!outcome.ok) throw new Error(outcome.problem.text)
  return (outcome.value as { hexes: Record<string, number> }).hexes
}

const inf = (hex: string, side = 'city') => ({ code: 'INF', hex, side })

test('DR-2.4.1a every hex costs 1 MP', () => {
  const hexes = reach('esirien', inf('1010'))
  expect(hexes['1009']).toBe(1)
  expect(hexes['1008']).toBe(2)
  expect(hexes['1007']).toBe(3)
  expect(hexes['1006']).toBeUndefined()
})

test('DR-2.4.1b the road rate holds if the unit starts on a road and keeps to it', () => {
  const along = reach('esirien', inf('0908'))
  expect(along['0912']).toBe(4)
  expect(along['0812']).toBeUndefined()
  expect(reach('esirien', inf('0808'))['0912']).toBeUndefined()
})

test('DR-2.4.1b DR-2.4.5 a move may be interrupted; once off the road the normal rate counts', () => {
  const match = table('city movement', 'city INF 0908', 'city MIL 1010', 'DRG 0403 N')
  play(match, 'unit @0908', 'hex 0910', 'unit @1010', 'hex 1011', 'unit @0910')
  expect(offered(match, 'hex')).toContain('hex 0912')
  expect(offered(match, 'hex')).toContain('hex 0810')
  play(match, 'hex 0810')
  expect(offered(match, 'unit')).not.toContain('unit @0810')
})

test('DR-2.4.3a a troop neither enters nor passes a hex with another unit', () => {
  const hexes = reach('esirien', inf('1010'), inf('1009'))
  expect(hexes['1009']).toBeUndefined()
  expect(hexes['1008']).toBe(3)
})

test('DR-2.4.3b a flying monster leaves the ground to others', () => {
  const hexes = reach('esirien', inf('1010'), { code: 'DRG', hex: '1009', flying: true })
  expect(hexes['1009']).toBe(1)
})

test('DR-2.4.4a DR-2.4.4c characters share a hex with one friend, two counters at most', () => {
  const hero = { code: 'HERO', hex: '1010', side: 'city' }
  expect(reach('esirien', hero, inf('1009'))['1009']).toBe(1)
  expect(reach('esirien', hero, inf('1009'), { code: 'WZD', hex: '1009', side: 'city' })['1009']).toBeUndefined()
  expect(reach('esirien', inf('1010'), { ...hero, hex: '1009' })['1009']).toBe(1)
  expect(reach('esirien', hero, { code: 'ORC', hex: '1009' })['1009']).toBeUndefined()
})

test('DR-2.4.4b a hero, not a wizard, may go under a grounded major monster, and his move ends', () => {
  const dragon = { code: 'DRG', hex: '1009', facing: 'N' }
  expect(reach('esirien', { code: 'WZD', hex: '1010', side: 'city' }, dragon)['1009']).toBeUndefined()
  const match = table('city movement', 'city HERO 1010', 'DRG 1009 N')
  play(match, 'unit @1010', 'hex 1009')
  expect(offered(match)).toEqual(['done'])
})

test('DR-2.4.6 there are no zones of control', () => {
  expect(reach('esirien', inf('1010'), { code: 'ORC', hex: '0909' }, { code: 'ORC', hex: '1109' })['1007']).toBe(3)
})

test('DR-2.4.7.1 giants walk through enemies but not into towers, and may not stop among them', () => {
  const giant = { code: 'GNT', hex: '1010' }
  const hexes = reach('esirien', giant, inf('1009'))
  expect(hexes['1009']).toBeUndefined()
  expect(hexes['1008']).toBe(2)
})

test('DR-2.5.1 DR-2.5.2a sea is closed, rivers too but for giants and serpents', () => {
  expect(reach('esirien', inf('0615', 'city'))['0616']).toBeUndefined()
  expect(reach('nurkott', { code: 'ORC', hex: '1609', side: 'city' })['1610']).toBe(1)
  expect(reach('nurkott', { code: 'ORC', hex: '1509', side: 'city' })['1511']).toBeUndefined()
  expect(reach('nurkott', { code: 'GNT', hex: '1510' })['1511']).toBe(1)
  expect(reach('esirien', { code: 'SER', hex: '1316' })['1315']).toBe(1)
})

test('DR-2.5.2a bridges and fords are entered over their banks only', () => {
  expect(reach('nurkott', { code: 'ORC', hex: '1510', side: 'city' })['1610']).toBe(2)
})

test('DR-2.5.2b the ford is open to all but dragons', () => {
  expect(reach('esirien', { code: 'TRX', hex: '1304' })['1404']).toBe(1)
  expect(reach('esirien', inf('1304'))['1404']).toBe(1)
})

test('DR-2.1d nobody enters rim forest', () => {
  expect(Object.keys(reach('esirien', inf('0403')))).not.toContain('0402')
})

test('DR-2.1.2c from bank to bank only river-goers go', () => {
  expect(reach('nurkott', { code: 'ORC', hex: '0708', side: 'city' })['0709']).toBeUndefined()
  expect(reach('nurkott', { code: 'GNT', hex: '0708' })['0709']).toBe(1)
})

test('DR-2.5.3a DR-2.5.5b walls bar the way; the city passes the entrances it controls', () => {
  expect(reach('esirien', inf('0707'))['0606']).toBe(1)
  expect(reach('esirien', { code: 'ORC', hex: '0606' })['0707']).toBeUndefined()
  expect(reach('esirien', inf('0706'))['0806']).toBe(3)
})

test('DR-2.5.5b control follows the last unit on the inner hex', () => {
  const held = table('city movement', 'ORC 0707', 'city INF 0606', { held: ['0707-0606'] })
  play(held, 'unit @0606')
  expect(offered(held, 'hex')).not.toContain('hex 0708')
  const taken = table('invader movement', 'ORC 0708', 'city INF 1010')
  play(taken, 'unit @0708', 'hex 0707')
  play(taken, 'unit @0707')
  expect(offered(taken, 'hex')).toContain('hex 0606')
})

test('DR-2.5.4a DR-2.5.4b towers are entered through entrances, freely by the city', () => {
  expect(reach('esirien', inf('0810'))['0710']).toBe(1)
  expect(reach('esirien', inf('0711'))['0710']).toBe(2)
  expect(reach('esirien', { code: 'ORC', hex: '0810' })['0710']).toBeUndefined()
})

test('DR-2.10.3 DR-2.10.11 cavalry passes road towers along the road and never stays in one', () => {
  const hexes = reach('esirien', { code: 'CAV', hex: '1209', side: 'city' })
  expect(hexes['1310']).toBeUndefined()
  expect(hexes['1410']).toBe(2)
  expect(reach('esirien', { code: 'CAV', hex: '0810', side: 'city' })['0710']).toBeUndefined()
})

test('DR-2.5.7.1 a troop that moved onto a wooden bridge may prepare it; it burns when the troop leaves', () => {
  const match = table('city movement', 'city INF 1307', 'ORC 0403', { turn: 3 })
  play(match, 'unit @1307', 'hex 1407', 'done')
  expect(offered(match, 'burn')).toEqual(['burn 1407'])
  play(match, 'burn 1407')
  passTo(match, 'invader', 'chooseMover')
  play(match, 'done')
  passTo(match, 'city', 'chooseMover')
  play(match, 'unit @1407', 'hex 1508')
  expect(stateOf(match).bridge[0]).toBe(2)
})

test('DR-2.5.7.3 a T-rex falls through a wooden bridge and drowns', () => {
  const match = table('invader movement', 'TRX 1307', 'ORC 0606', 'city INF 1010', { held: ['1307-1407'] })
  play(match, 'unit @1307', 'hex 1407')
  expect(stateOf(match).bridge[0]).toBe(2)
  expect(unitAt(match, '1407')).toBeUndefined()
})

test('DR-2.5.7b DR-2.5.7c a burned bridge is river: closed to troops, not to giants', () => {
  const gone = { bridgesGone: ['1407'] }
  const orc = answer({ ask: 'reach', map: 'esirien', units: [inf('1307')], unit: 0, ...gone })!
  expect(orc.ok && (orc.value as { hexes: object }).hexes).not.toHaveProperty('1407')
  const match = table('invader movement', 'GNT 1406', 'city INF 1010', gone)
  play(match, 'unit @1406')
  expect(offered(match, 'hex')).toContain('hex 1407')
})

test('DR-3.2.1 on Nurkott invaders enter by 0202 and 0516 for 1 MP, on the road', () => {
  const match = table('invader movement', 'INF -', 'CAV -', 'city ORC 1508', { map: 'nurkott' })
  const cavalry = offered(match, 'unit')
  expect(cavalry).toEqual(['unit @-', 'unit @-'])
  play(match, match.choices(0)[0])
  expect(offered(match, 'hex')).toContain('hex 0503')
  expect(offered(match, 'hex')).not.toContain('hex 0603')
})

test('DR-2.6.1.2 DR-2.6.1.7 a unit that has spent its MP cannot be chosen again', () => {
  const match = table('city movement', 'city INF 1010', 'city MIL 2010', 'DRG 0403 N')
  play(match, 'unit @1010', 'hex 1007')
  expect(offered(match, 'unit')).toEqual(['unit @2010'])
  const other = table('city movement', 'city INF 1010', 'DRG 0403 N')
  expect(refusal(other, 'unit 0')).toBe('DR-2.4.5')
})

test('DR-2.10.3 cavalry does not slip through a tower that is on no road', () => {
  const reach = (unit: string) => {
    const match = table('city movement', 'ORC 0403', `city ${unit} 1313`)
    play(match, 'unit @1313')
    return offered(match, 'hex').includes('hex 1315')
  }
  expect([reach('CAV'), reach('INF')]).toEqual([false, true])
})
