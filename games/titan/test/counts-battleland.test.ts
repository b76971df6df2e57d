import { expect, test } from 'vitest'
import { battleBoard } from '../content/battlelands.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { TERRAINS, type TerrainName, terrainNamed } from '../content/terrains.ts'
import { reachable } from '../rules/battlefield.ts'
import { rangestrike, sight } from '../rules/rangestrike.ts'
import { strikeDice, strikeNumber } from '../rules/strike.ts'
import { field } from './field.ts'

// All of a battleland at once: what is seen, reached, struck and shot from every hex of it.

const hexes = battleBoard.labels.map((_, hex) => hex)
const onAll = <T>(count: (map: TerrainName) => T): Record<string, T> =>
  Object.fromEntries(TERRAINS.map(map => [map, count(map as TerrainName)]))

test('TI-12.4c TI-12.4e TI-12.4g TI-12.4h TI-12.4i how many hexes see each other at ranges 3 and 4, and over how many brambles', () => {
  const seen = (map: TerrainName, rulings = STANDARD_RULINGS) => {
    const found = [0, 0, 0]
    for (const from of hexes)
      for (const to of hexes) {
        const range = battleBoard.distance(from, to) + 1
        const brambles = range === 3 || range === 4 ? sight(terrainNamed(map), from, to, rulings) : undefined
        if (brambles === undefined) continue
        found[range - 3]++
        found[2] += brambles
      }
    return found
  }
  expect(onAll(map => seen(map))).toEqual({
    plains: [186, 186, 0],
    woods: [172, 118, 0],
    brush: [186, 186, 156],
    hills: [144, 74, 0],
    jungle: [176, 138, 122],
    desert: [158, 100, 0],
    marsh: [186, 186, 0],
    swamp: [168, 108, 0],
    mountains: [154, 118, 0],
    tundra: [186, 186, 0],
    tower: [132, 66, 0],
  })
  expect(seen('hills', { ...STANDARD_RULINGS, threeSlopes: !STANDARD_RULINGS.threeSlopes })).toEqual([144, 62, 0])
  expect(seen('mountains', { ...STANDARD_RULINGS, threeSlopes: !STANDARD_RULINGS.threeSlopes })).toEqual([154, 96, 0])
})

test('TI-11.2 TI-11.4 TI-11.5 to how many hexes natives, strangers and fliers go, from all of them together', () => {
  const reach = (map: TerrainName) =>
    ['ogre', 'lion', 'gargoyle', 'griffon', 'warbear', 'dragon', 'unicorn'].map(name =>
      battleBoard.labels.reduce(
        (sum, label) => sum + reachable(field(map, `${name} ${label}`, 'centaur C3, ogre D2'), 0).length,
        0,
      ),
    )
  expect(onAll(reach)).toEqual({
    plains: [269, 434, 452, 584, 434, 452, 566],
    woods: [220, 357, 386, 496, 357, 386, 467],
    brush: [197, 339, 452, 548, 339, 404, 470],
    hills: [215, 321, 389, 509, 276, 389, 412],
    jungle: [170, 279, 392, 481, 279, 351, 377],
    desert: [174, 408, 452, 584, 264, 452, 397],
    marsh: [269, 293, 357, 464, 293, 357, 376],
    swamp: [208, 195, 292, 388, 195, 292, 232],
    mountains: [242, 384, 416, 549, 275, 452, 516],
    tundra: [173, 289, 388, 541, 434, 388, 401],
    tower: [223, 353, 452, 584, 353, 452, 474],
  })
})

test('TI-13.2a TI-13.2b TI-12.2 TI-12.6c the dice and numbers of all strikes and rangestrikes there are on a battleland, added up', () => {
  const sums = (map: TerrainName) => {
    const sum = [0, 0, 0, 0]
    for (const type of ['ogre', 'lion', 'gorgon', 'dragon', 'minotaur', 'ranger', 'warlock', 'cyclops'])
      for (const from of battleBoard.labels)
        for (const to of battleBoard.labels) {
          const range = battleBoard.distance(battleBoard.hex(from), battleBoard.hex(to)) + 1
          if (range < 2 || range > 4) continue
          for (const enemy of ['cyclops', 'dragon']) {
            const battle = field(map, `${type} ${from}`, `${enemy} ${to}`)
            if (range === 2) {
              sum[0] += strikeDice(battle, 0, 1)
              sum[1] += strikeNumber(battle, 0, 1, STANDARD_RULINGS)
              continue
            }
            const shot = rangestrike(battle, 0, 1, STANDARD_RULINGS)
            sum[2] += shot?.dice ?? 0
            sum[3] += shot?.number ?? 0
          }
        }
    return sum
  }
  expect(onAll(sums)).toEqual({
    plains: [12096, 6804, 7068, 8928],
    woods: [12096, 6804, 6216, 7640],
    brush: [12096, 7506, 7068, 9892],
    hills: [12296, 7004, 5248, 6352],
    jungle: [12096, 7398, 6464, 8778],
    desert: [11956, 6804, 5764, 7052],
    marsh: [12096, 6804, 7068, 8928],
    swamp: [12096, 6804, 6048, 7404],
    mountains: [12424, 7108, 5868, 7272],
    tundra: [12096, 6804, 7068, 8928],
    tower: [12096, 6876, 4920, 6240],
  })
})
