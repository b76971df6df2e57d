import { opposite } from '@hexarium/hex'
import { expect, test } from 'vitest'
import {
  battleBoard,
  entryHexes,
  GROUND,
  HEIGHT,
  HEXES,
  provenance as mapProvenance,
  RISE,
  SIDE,
  TOWER_CENTRE,
  WALLED,
} from '../content/battlelands.ts'
import {
  provenance as creatureProvenance,
  creatures,
  isNative,
  startCreatures,
  titanPower,
  typeNamed,
  typeNames,
} from '../content/creatures.ts'
import { CLIFF, HAZARDS, hazardNamed, PLAIN, TREE } from '../content/hazards.ts'
import { COMPASS } from '../content/lands.ts'
import {
  provenance as boardProvenance,
  DISTANCE,
  entrySide,
  entrySideOver,
  LANDS,
  landNumbered,
  lands,
  TERRAIN_OF,
  towers,
} from '../content/masterboard.ts'
import { ladder, provenance as ladderProvenance } from '../content/recruits.ts'
import { TERRAINS, TOWER, terrainNamed } from '../content/terrains.ts'
import { ATTACKER, BOTTOM, DEFENDER, LEFT, MARKERS, MARKERS_PER_COLOUR, NONE, RIGHT } from '../state.ts'
import { named } from './field.ts'

function tally<T>(items: readonly T[], key: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}

test('TI-2.1a 96 lands of eleven terrains in four rings', () => {
  expect(lands).toHaveLength(96)
  expect(tally(lands, ({ terrain }) => TERRAINS[terrain])).toEqual({
    plains: 15,
    woods: 6,
    brush: 18,
    hills: 6,
    jungle: 10,
    desert: 7,
    marsh: 15,
    swamp: 7,
    mountains: 3,
    tundra: 3,
    tower: 6,
  })
  expect(tally(lands, ({ ring }) => ring)).toEqual({ outer: 42, middle: 42, tower: 6, inner: 6 })
  expect(towers.map(land => lands[land].number)).toEqual([100, 200, 300, 400, 500, 600])
  const inner = lands.filter(({ ring }) => ring === 'inner')
  expect(inner.map(({ number }) => number)).toEqual([1000, 2000, 3000, 4000, 5000, 6000])
  expect(landNumbered(7000)).toBe(NONE)
  expect(lands.map(({ number }) => landNumbered(number))).toEqual(lands.map((_, land) => land))
  expect([...TERRAIN_OF]).toEqual(lands.map(({ terrain }) => terrain))
})

test('TI-2.1b 84 triples, 48 arches, 18 blocks and 30 arrows, in the sets each ring has', () => {
  const symbols = (exits: (typeof lands)[number]['exits']) => tally(exits, ({ symbol }) => symbol)
  expect(symbols(lands.flatMap(({ exits }) => exits))).toEqual({ triple: 84, arch: 48, block: 18, arrow: 30 })
  for (const { ring, exits } of lands) {
    const { triple = 0, arch = 0, block = 0, arrow = 0 } = symbols(exits)
    if (ring === 'middle') expect([triple, arch + block, arrow]).toEqual([1, 1, 0])
    if (ring === 'outer') expect([triple, block, arrow, arch <= 1]).toEqual([1, 0, 0, true])
    if (ring === 'tower') expect([triple, arch, block, arrow]).toEqual([0, 0, 0, 3])
    if (ring === 'inner') expect([triple, arch, block, arrow]).toEqual([0, 0, 1, 2])
  }
})

test('TI-7.3 single symbols come in opposed pairs, triples are one-way, and all lead to the land beside', () => {
  const places = new Map(lands.map(({ col, row }, land) => [`${col},${row}`, land]))
  expect(places.size).toBe(96)
  const steps: Record<string, number[]> = { N: [0, -1], S: [0, 1], NE: [1, 0], SE: [1, 0], NW: [-1, 0], SW: [-1, 0] }
  for (const [from, { col, row, inverted, exits }] of lands.entries())
    for (const { to, symbol, side } of exits) {
      expect(inverted ? ['N', 'SE', 'SW'] : ['NE', 'S', 'NW']).toContain(side)
      expect(places.get(`${col + steps[side][0]},${row + steps[side][1]}`)).toBe(to)
      const back = lands[to].exits.find(exit => exit.to === from)
      if (symbol === 'triple') expect(back).toBeUndefined()
      else {
        expect(back?.symbol).not.toBe('triple')
        expect(COMPASS.indexOf(back!.side)).toBe((COMPASS.indexOf(side) + 3) % 6)
      }
    }
})

test('TI-10.1a the printed number fixes how the battleland lies: clockwise from it right, bottom, left', () => {
  expect([entrySide(landNumbered(1), landNumbered(42)), entrySide(landNumbered(1), landNumbered(1000))]).toEqual([
    RIGHT,
    BOTTOM,
  ])
  expect(entrySide(landNumbered(2), landNumbered(1))).toBe(LEFT)
  expect(entrySide(landNumbered(2), landNumbered(3))).toBe(NONE)
  for (const [land, { terrain, numberCorner, inverted }] of lands.entries()) {
    const sides = inverted ? (['N', 'SE', 'SW'] as const) : (['NE', 'S', 'NW'] as const)
    expect(sides).not.toContain(numberCorner)
    if (terrain === TOWER) continue
    const entries = sides.map(side => entrySideOver(land, side))
    expect([...entries].sort()).toEqual([RIGHT, BOTTOM, LEFT])
    const across = COMPASS[(COMPASS.indexOf(numberCorner) + 3) % 6]
    expect(entries[(sides as readonly string[]).indexOf(across)]).toBe(BOTTOM)
  }
})

test('TI-10.1b towers are always entered from the bottom', () => {
  for (const tower of towers) for (const side of COMPASS) expect(entrySideOver(tower, side)).toBe(BOTTOM)
})

test('TI-8.1b distance counts lands along links of any kind and direction', () => {
  const far = (a: number, b: number) => DISTANCE[landNumbered(a) * LANDS + landNumbered(b)]
  expect([far(1, 1), far(1, 2), far(2, 1), far(1, 1000), far(1, 3), far(100, 41)]).toEqual([0, 1, 1, 1, 2, 1])
  for (let a = 0; a < LANDS; a++)
    for (let b = 0; b < LANDS; b++) {
      expect(DISTANCE[a * LANDS + b]).toBe(DISTANCE[b * LANDS + a])
      expect(DISTANCE[a * LANDS + b]).toBeLessThan(96)
    }
})

test('TI-2.2 eleven battlelands of 27 hexes with their hazards', () => {
  expect([TERRAINS.length, HEXES, GROUND.length]).toEqual([11, 27, 297])
  expect(battleBoard.labels.join(' ')).toBe(
    'A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 D5 D6 E1 E2 E3 E4 E5 F1 F2 F3 F4',
  )
  const rough: Record<string, number> = { plains: 0, woods: 5, brush: 8, hills: 3, jungle: 10, desert: 11 }
  Object.assign(rough, { marsh: 6, swamp: 8, mountains: 1, tundra: 9, tower: 7 })
  const kinds: Record<string, string[]> = { hills: ['slope'], desert: ['dune', 'cliff'], tower: ['wall'] }
  kinds.mountains = ['cliff', 'slope']
  for (const [terrain, name] of TERRAINS.entries()) {
    const ground = [...GROUND.subarray(terrain * HEXES, (terrain + 1) * HEXES)]
    expect(ground.filter(hazard => hazard !== PLAIN)).toHaveLength(rough[name])
    const sides = new Set(SIDE.subarray(terrain * HEXES * 6, (terrain + 1) * HEXES * 6))
    sides.delete(PLAIN)
    expect([...sides].sort((a, b) => a - b).map(hazard => HAZARDS[hazard])).toEqual(kinds[name] ?? [])
  }
})

test('TI-2.2 sides look the same from both hexes, and every step in height is a side with a hazard', () => {
  for (let terrain = 0; terrain < TERRAINS.length; terrain++)
    for (let place = 0; place < HEXES * 6; place++) {
      const [hex, direction] = [Math.floor(place / 6), place % 6]
      const beside = battleBoard.neighbour[place]
      const here = terrain * HEXES * 6 + place
      if (beside < 0) {
        expect(SIDE[here]).toBe(PLAIN)
        continue
      }
      const there = (terrain * HEXES + beside) * 6 + opposite(direction)
      expect(SIDE[here]).toBe(SIDE[there])
      expect(RISE[here] + RISE[there]).toBe(0)
      const [low, high] = [HEIGHT[terrain * HEXES + hex], HEIGHT[terrain * HEXES + beside]]
      const trees = [hex, beside].some(other => GROUND[terrain * HEXES + other] === TREE)
      const sloping = SIDE[here] === hazardNamed('slope') || SIDE[here] === hazardNamed('wall')
      if (!trees && (low !== high || sloping)) expect(RISE[here]).toBe(Math.sign(high - low))
      if (SIDE[here] === CLIFF) expect(Math.abs(RISE[here])).toBe(1)
    }
})

test('TI-10.1c the attacker enters over four hexes, the defender over the three opposite', () => {
  const plains = terrainNamed('plains')
  const entry = (side: number) => [ATTACKER, DEFENDER].map(role => named(entryHexes(plains, side, role)).join(' '))
  expect(entry(RIGHT)).toEqual(['F1 F2 F3 F4', 'A1 A2 A3'])
  expect(entry(BOTTOM)).toEqual(['A1 B1 C1 D1', 'D6 E5 F4'])
  expect(entry(LEFT)).toEqual(['A3 B4 C5 D6', 'D1 E1 F1'])
  const rim = battleBoard.labels.filter((_, hex) => battleBoard.neighbour.subarray(hex * 6, hex * 6 + 6).includes(-1))
  const all = [RIGHT, BOTTOM, LEFT].flatMap(side => [0, 1].flatMap(role => named(entryHexes(plains, side, role))))
  expect([...new Set(all)].sort()).toEqual([...rim].sort())
})

test('TI-10.2b a tower is entered from the bottom and reinforced from the side of its name, however it is attacked', () => {
  for (const side of [RIGHT, BOTTOM, LEFT]) {
    expect(named(entryHexes(TOWER, side, ATTACKER)).join(' ')).toBe('A1 B1 C1 D1')
    expect(named(entryHexes(TOWER, side, DEFENDER)).join(' ')).toBe('D6 E5 F4')
  }
})

test('TI-10.2a seven hexes lie inside the walls, with D4 in the middle', () => {
  expect(named(WALLED)).toEqual(['C3', 'C4', 'D3', 'D4', 'D5', 'E3', 'E4'])
  for (const hex of WALLED) expect(HEIGHT[TOWER * HEXES + hex]).toBe(hex === TOWER_CENTRE ? 2 : 1)
})

test('TI-2.3a 424 of the markers are characters, 72 stand for legions', () => {
  expect([MARKERS, MARKERS_PER_COLOUR]).toEqual([72, 12])
  expect(creatures.reduce((sum, { count }) => sum + count, 0)).toBe(424)
})

test('TI-3.0 there are lords, demi-lords and creatures', () => {
  const of = (rank: string) => creatures.filter(creature => creature.class === rank).map(({ name }) => name)
  expect(of('lord')).toEqual(['titan', 'angel', 'archangel'])
  expect(of('demilord')).toEqual(['guardian', 'warlock'])
  expect(of('creature')).toHaveLength(19)
})

test('TI-3.1a lords are the Titan, the angel and the archangel', () => {
  const lords = creatures.filter(creature => creature.class === 'lord').map(({ name }) => name)
  expect(lords).toEqual(['titan', 'angel', 'archangel'])
})

test('TI-3.3 there are nineteen creatures', () => {
  expect(creatures.filter(creature => creature.class === 'creature')).toHaveLength(19)
})

test('TI-3.4 powers, skills, wings, rangestrikes, numbers and natives are those of the table', () => {
  const table = creatures.map((creature, type) => {
    const letters = `${creature.flies ? 'F' : '-'}${{ none: '-', normal: 'R', magic: 'M' }[creature.rangestrike]}`
    const natives = HAZARDS.filter((_, hazard) => isNative(type, hazard))
      .sort()
      .join(' ')
    return `${creature.name} ${creature.power}/${creature.skill} ${letters} ${creature.count} ${natives}`.trim()
  })
  expect(table).toEqual([
    'titan 6/4 -- 6',
    'angel 6/4 F- 18',
    'archangel 9/4 F- 6',
    'guardian 12/2 F- 6',
    'warlock 5/4 -M 6',
    'centaur 3/4 -- 25',
    'gargoyle 4/3 F- 21 bramble',
    'ogre 6/2 -- 25 bog slope',
    'lion 5/3 -- 28 dune sand slope',
    'minotaur 4/4 -R 21 slope',
    'ranger 4/4 FR 28 bog',
    'troll 8/2 -- 28 bog drift',
    'cyclops 9/2 -- 28 bramble',
    'gorgon 6/3 FR 25 bramble',
    'warbear 6/3 -- 21 drift',
    'griffon 5/4 F- 18 dune sand',
    'wyvern 7/3 F- 18 bog',
    'behemoth 8/3 -- 18 bramble',
    'unicorn 6/4 -- 12 slope',
    'dragon 9/3 FR 18 slope volcano',
    'giant 7/4 -R 18 drift',
    'hydra 10/3 -R 10 bog dune sand',
    'serpent 18/2 -- 10 bramble',
    'colossus 10/4 -- 10 drift slope',
  ])
  expect(typeNamed('nobody')).toBe(NONE)
})

test('TI-19.1 TI-EX-30 TI-EX-31 a Titan has power 6 and one more for every 100 points', () => {
  expect([0, 99, 100, 327, 1163].map(titanPower)).toEqual([6, 6, 7, 9, 17])
})

test('TI-V1 the short game starts with cyclopes, lions and trolls', () => {
  expect(startCreatures(false).map(type => typeNames[type])).toEqual(['centaur', 'gargoyle', 'ogre'])
  expect(startCreatures(true).map(type => typeNames[type])).toEqual(['cyclops', 'lion', 'troll'])
})

test('TI-18.2 the ladders, weakest first; TI-V3 without the start creatures in the short game', () => {
  const written = (short: boolean) =>
    TERRAINS.map((name, terrain) => {
      const steps = ladder(terrain, short).map(({ type, needs }, i) => `${i > 0 ? `${needs} ` : ''}${typeNames[type]}`)
      return `${name}: ${steps.join(' ')}`.trim()
    })
  expect(written(false)).toEqual([
    'plains: centaur 2 lion 2 ranger',
    'woods: centaur 3 warbear 2 unicorn',
    'brush: gargoyle 2 cyclops 2 gorgon',
    'hills: ogre 3 minotaur 2 unicorn',
    'jungle: gargoyle 2 cyclops 3 behemoth 2 serpent',
    'desert: lion 3 griffon 2 hydra',
    'marsh: ogre 2 troll 2 ranger',
    'swamp: troll 3 wyvern 2 hydra',
    'mountains: lion 2 minotaur 2 dragon 2 colossus',
    'tundra: troll 2 warbear 2 giant 2 colossus',
    'tower:',
  ])
  const short = written(true)
  expect(short.slice(0, 5)).toEqual([
    'plains: lion 2 ranger',
    'woods: warbear 2 unicorn',
    'brush: cyclops 2 gorgon',
    'hills: minotaur 2 unicorn',
    'jungle: cyclops 3 behemoth 2 serpent',
  ])
  expect(short.slice(5)).toEqual(written(false).slice(5).with(1, 'marsh: troll 2 ranger'))
})

test('players can read where the data comes from', () => {
  for (const text of [mapProvenance, creatureProvenance, boardProvenance, ladderProvenance])
    expect(text).toMatch(/programs.*agree/s)
})
