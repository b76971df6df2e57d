import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { DOCK, FORD, FOREST, MIXED, maps, RIVER, SEA, STONE_BRIDGE, TOWER, WOODEN_BRIDGE } from '../content/maps.ts'
import { needAgainst } from '../rules/shooting.ts'
import { cannotStandOn, isDeadlyToCrash } from '../rules/terrain.ts'
import { stateOf, table, unitAt } from './table.ts'

// The table of terrain, and what arrows need at monsters, each cell.

const far = 'ORC 0403'
const guard = 'city INF 2010'
const OPEN = maps[0].terrain[board.hex('1010')]

/** DR-2.5: why a unit may not be on a terrain; `-` it may. */
const units = [
  'INF 1010',
  'CAV 1010',
  'HERO 1010',
  'TRL 1010',
  'GNT 1010',
  'TRX 1010',
  'SER 1316',
  'ELM 1010',
  'DRG 1010 N',
  'ROC 1010 N',
]
const closed: [what: string, map: number, terrain: number, ...rules: string[]][] = [
  ['forest', 0, FOREST, '1d', '1d', '1d', '1d', '1d', '1d', '1d', '1d', '1d', '1d'],
  ['open ground', 0, OPEN, '-', '-', '-', '-', '-', '-', '11.2.1', '-', '-', '-'],
  ['sea', 0, SEA, '5.1', '5.1', '5.1', '5.1', '5.1', '5.1', '-', '5.1', '5.1', '5.1'],
  ['river', 0, RIVER, '5.2a', '5.2a', '5.2a', '5.2a', '-', '5.2a', '-', '5.2a', '5.2a', '5.2a'],
  ['dock', 0, DOCK, '-', '-', '-', '-', '-', '-', '-', '8.9c', '-', '-'],
  ['wooden bridge', 0, WOODEN_BRIDGE, '-', '-', '-', '-', '-', '-', '-', '8.9c', '-', '-'],
  ['stone bridge', 0, STONE_BRIDGE, '-', '-', '-', '-', '-', '-', '-', '8.9c', '-', '-'],
  ['tower', 0, TOWER, '-', '-', '-', '-', '-', '-', '11.2.1', '-', '-', '-'],
  ['ford', 0, FORD, '-', '-', '-', '-', '-', '-', '-', '8.9c', '12.1.2', '12.1.2'],
  ['river', 1, RIVER, '5.2a', '5.2a', '5.2a', '5.2a', '-', '5.2a', '-', '5.2a', '5.2a', '5.2a'],
  ['land and river', 1, MIXED, '-', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
]

for (const [what, number, terrain, ...rules] of closed)
  test(`DR-2.1d DR-2.5.1 DR-2.5.2a DR-2.5.2b DR-2.11.1 DR-2.11.2.1 DR-2.12.1.2 DR-2.8.9c who may be on ${what}, map ${number}`, () => {
    const hex = maps[number].terrain.indexOf(terrain)
    expect(hex).toBeGreaterThanOrEqual(0)
    const found = units.map(unit => {
      const summoner = unit.startsWith('ELM') ? ['WZD_HUMAN 1012'] : []
      const match = table('invader melee', unit, ...summoner, 'ORC 1608', 'city INF 1609', guard)
      return cannotStandOn({ ...stateOf(match), map: number }, unitAt(match, unit.split(' ')[1]), hex) ?? '-'
    })
    expect(found).toEqual(rules.map(rule => (rule === '-' ? rule : `DR-2.${rule}`)))
  })

test('DR-2.12.1.1.5 DR-2.1.2d a flyer dies where it crashes over water, bridges and shores among it, and nowhere else', () => {
  const dies = (number: number, terrain: number) =>
    isDeadlyToCrash(
      { ...stateOf(table('invader melee', far, guard)), map: number },
      maps[number].terrain.indexOf(terrain),
    )
  expect([SEA, RIVER, WOODEN_BRIDGE, STONE_BRIDGE].map(terrain => dies(0, terrain))).toEqual([true, true, true, true])
  expect([dies(0, FORD), dies(1, MIXED)]).toEqual([true, true])
  expect([OPEN, DOCK, TOWER].map(terrain => dies(0, terrain))).toEqual([false, false, false])
})

/** DR-2.7.6.3, DR-2.10.8: what a shot needs at distances 1 … 4, as far as it goes. */
const shots: [shooter: string, target: string, ...needs: number[]][] = [
  ['ARH', 'DRG', 5, 6],
  ['ARH', 'DRG flying', 6, 6],
  ['ARH', 'SER', 5, 6],
  ['ARH', 'GNT', 6, 6],
  ['ARH', 'TRX', 6, 6],
  ['GOB', 'YDR', 5, 6],
  ['GOB', 'ROC flying', 6, 6],
  ['GOB', 'GNT', 6, 6],
  ['BAL', 'DRG', 4, 5, 6, 6],
  ['BAL', 'ROC flying', 4, 5, 6, 6],
  ['BAL', 'SER', 4, 5, 6, 6],
  ['BAL', 'GNT', 6, 6, 6, 6],
  ['BAL', 'TRX', 6, 6, 6, 6],
]

for (const [shooter, target, ...needs] of shots)
  test(`DR-2.7.6.3 DR-2.10.8 what ${shooter} needs at ${target}`, () => {
    const found = needs.map((_, i) => {
      const [code, flying = ''] = target.split(' ')
      const at = `101${1 + i}`
      const facing = ['DRG', 'YDR', 'ROC'].includes(code) ? 'N' : ''
      const match = table(
        'city missiles',
        `${code} ${at} ${facing} ${flying}`.trim().replace('  ', ' '),
        far,
        `city ${shooter} 1010`,
      )
      return needAgainst(stateOf(match), unitAt(match, '1010'), unitAt(match, at))
    })
    expect(found).toEqual(needs)
  })
