import {
  chance,
  drawMap,
  fightAt,
  must,
  newGame,
  options,
  pointsAt,
  question,
  readSettings,
  type Scene,
  seatToAct,
  take,
} from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { types } from '../content/types.ts'
import { events } from '../events.ts'
import { dragonRage } from '../index.ts'
import { glyphs } from '../scene/counters.ts'
import { scene } from '../scene/index.ts'
import { type DragonRage, MAGIC, MELEE, MISSILES, MOVEMENT, REINFORCING } from '../state.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'
import { brawl } from './brawl.ts'
import { play, stateOf, table } from './table.ts'

const begun = (scenario: string): DragonRage =>
  newGame(dragonRage, { seats: 2, settings: must(readSettings(dragonRage.settings, { scenario })) }, 'scene')
const drawn = (g: DragonRage, text = en): Scene => scene(dragonRage.view(g, 0), text)
const place = ({ boards }: Scene, label: string) => boards[0].places[board.hex(label)]
const sheet = ({ sheets }: Scene, id: string) => sheets.find(found => found.id === id)!

test('DR-2.1a both maps have 425 hexes, all of them on the sheet', () => {
  for (const scenario of ['E1', 'N1']) {
    const [{ places, width, height }] = drawn(begun(scenario)).boards
    expect(places).toHaveLength(25 * 17)
    for (const { x, y, outline } of places)
      outline.forEach((value, i) => {
        const at = value + (i % 2 === 0 ? x : y)
        expect(at >= 0 && at <= (i % 2 === 0 ? width : height)).toBe(true)
      })
  }
})

test('DR-2.1.1 Esirien: a stone city on a river and the sea', () => {
  const all = drawn(begun('E1'))
  const looks = (label: string) => place(all, label).terrain
  expect(['1412', '1414', '1404', '0815', '1407', '1410', '1910', '0101', '1009', '1010'].map(looks)).toEqual([
    'water',
    'water',
    'ford',
    'dock',
    'wood-bridge',
    'stone-bridge',
    'tower',
    'woods',
    'town',
    'houses',
  ])
  expect(place(all, '1910').say).toBe('1910 (Citadel): tower, 5 victory points')
  const kinds = all.boards[0].sides.map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['road', 'wall', 'gate', 'door']))
  expect(all.boards[0].sides.map(({ say }) => say)).toContain('Gate between 0606 and 0707')
})

test('DR-2.1.2 Nurkott: huts and palisades of planks, doors, camps of goblins', () => {
  const all = drawn(begun('N1'))
  const looks = (label: string) => place(all, label).terrain
  expect(['1707', '1407', '0705', '0709', '1610'].map(looks)).toEqual(['huts', 'huts', 'huts', 'marsh', 'stone-bridge'])
  const kinds = new Set(all.boards[0].sides.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['road', 'palisade', 'door', 'water']))
})

test('DR-2.5.5 what is broken or opened is drawn so, between the right hexes', () => {
  const match = table('invader movement', 'GNT 0810', 'city INF 1910')
  const whole = drawn(stateOf(match))
  play(match, 'unit @0810', 'breach 0810-0710')
  const broken = drawn(stateOf(match))
  const number = maps[0].entrances.findIndex(({ outer }) => outer === board.hex('0710'))
  const mark = ({ boards }: Scene) => boards[0].sides.find(({ id }) => id === `entrance:${number}`)!
  expect([mark(whole).kind, mark(broken).kind]).toEqual(['door', 'door-broken'])
  const [one, other] = [place(broken, '0710'), place(broken, '0810')]
  expect((mark(broken).x1 + mark(broken).x2) / 2).toBeCloseTo((one.x + other.x) / 2, 3)
  expect((mark(broken).y1 + mark(broken).y2) / 2).toBeCloseTo((one.y + other.y) / 2, 3)
})

test('DR-2.2.1 counters show strength, escape number and MP; DR-2.2.3 monsters where they face and whether they fly', () => {
  const match = table(
    'invader movement',
    'DRG 1009 SE flying legs=3',
    'GNT 0605 hits=4',
    'city INF 1112',
    'city WZD_HUMAN 1112',
  )
  const { counters } = drawn(stateOf(match)).boards[0]
  const [inf, wizard, giant, dragon] = counters
  const shown = (of: typeof inf) => of.values!.map(({ corner, text }) => `${corner} ${text}`)
  expect(shown(inf)).toEqual(['nw 2', 'ne 5', 'se 3'])
  expect(shown(wizard)).toEqual(['nw (2)', 'ne 4', 'se 3'])
  expect(shown(giant)).toEqual(['nw 3', 'ne 3', 'se 4', 'sw 6'])
  expect(shown(dragon)).toEqual(['se 3', 'sw 6', 'ne −3'])
  expect([dragon.facing, dragon.badges, giant.facing]).toEqual([120, ['flying'], undefined])
  expect(dragon.say).toBe('Invader: dragon 1 on 1009, facing south-east, 3 MP, in the air')
  expect(giant.say).toContain('6 of 10 hit points')
  expect([inf.owner, dragon.owner]).toEqual([1, 0])
})

test('DR-2.7.4.2 a damage sheet for every major monster', () => {
  const match = table('invader movement', 'DRG 1009 N wings=7 legs=6 fires=1', 'ROC 0605 N', 'city INF 1112')
  const all = drawn(stateOf(match), de)
  const sheets = all.sheets.filter(({ id }) => id.startsWith('monster'))
  expect(sheets.map(({ title }) => title)).toEqual(['Drache 1, 1009', 'Roc 1, 0605'])
  expect(sheets[0].rows.map(({ track }) => track)).toEqual([
    { now: 8, max: 8 },
    { now: 5, max: 12 },
    { now: 6, max: 12 },
    { now: 6, max: 6 },
    { now: 1, max: 2 },
    undefined,
  ])
  expect(sheets[0].rows[1].say).toBe('Flügel: 5 von 12 TP, 1 von 2 Gruppen, Treffer mit 4 oder mehr')
  expect(sheets[0].rows.at(-1)!.say).toBe('Geht 2 MP, kann nicht fliegen, kann nicht springen')
})

test('DR-2.3 points destroyed and left are told, and the hex shows it', () => {
  const match = table('invader movement', 'TRL 0811', 'city INF 1910', { goal: 19 })
  play(match, 'unit @0811', 'hex 0810')
  const all = drawn(stateOf(match))
  expect(
    sheet(all, 'score')
      .rows.slice(0, 2)
      .map(({ say }) => say),
  ).toEqual(['1 victory point of 19 destroyed', '31 of 32 victory points still stand'])
  expect(place(all, '0810').terrain).toBe('ruins')
  const number = maps[0].victoryAt[board.hex('0810')]
  expect(all.boards[0].marks.find(({ id }) => id === `points:${number}`)!.text).toBe('✗1')
})

test('DR-2.9a the turn track shows the next reinforcements', () => {
  for (const [turn, next] of [
    [3, 10],
    [10, 10],
    [11, 14],
    [23, 26],
  ]) {
    const match = table('invader movement', 'TRL 0811', 'city INF 1910', { turn })
    expect(sheet(drawn(stateOf(match)), 'turns').rows[0].track).toEqual({ now: turn, max: next })
  }
})

test('where things come from can be read: the map, its points, the counters', () => {
  const all = drawn(begun('E1'))
  expect(all.boards[0].provenance).toContain('reconstruction')
  for (const { say } of sheet(all, 'score').rows.slice(2)) expect(say).toMatch(/reconstructed|manuals/)
  for (const { say } of sheet(all, 'figures').rows) expect(say).toMatch(/chosen|manuals/)
})

test('the maps fit a terminal of 120 columns', () => {
  for (const scenario of ['E1', 'N1']) {
    const lines = drawMap(drawn(begun(scenario)).boards[0], 120).split('\n')
    expect(lines).toHaveLength(34)
  }
})

test('every kind of unit has a glyph of its own', () => {
  expect(new Set(glyphs).size).toBe(types.length)
})

test('what can be chosen can be pointed at, and no id is there twice', () => {
  const pointed = ['hex', 'unit', 'entrance', 'type']
  const met = new Set<string>()
  for (const scenario of ['E2', 'N4', 'proposedEsirien', 'pointsNurkott', 'brawl']) {
    const game = scenario === 'brawl' ? brawl : dragonRage
    const table = must(readSettings(game.settings, scenario === 'brawl' ? {} : { scenario }))
    const g = newGame(game, { seats: 2, settings: table }, 'scene') as DragonRage
    const luck = chance(scenario)
    for (let i = 0; i < 800 && !g.core.result; i++) {
      const seat = seatToAct(dragonRage, g)
      if (i % 4 > 0) {
        take(dragonRage, g, seat, luck.pick(options(dragonRage, g, seat)))
        continue
      }
      const { boards, sheets } = scene(dragonRage.view(g, seat), de)
      const ids = boards.flatMap(found => [...found.places, ...found.sides, ...found.counters, ...found.marks])
      const rows = sheets.flatMap(found => found.rows.flatMap(({ id }) => id ?? []))
      expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
      expect(new Set(rows).size).toBe(rows.length)
      const known = new Set([...ids.map(({ id }) => id), ...rows])
      const { decision } = question(dragonRage, g)!
      const open = options(dragonRage, g, seat)
      for (const option of open) {
        const id = pointsAt(decision, option)
        const to = id?.split(':')[0]
        if (!to || !pointed.includes(to)) continue
        met.add(to)
        expect(known.has(id), `${decision.name}: ${id}`).toBe(true)
      }
      take(dragonRage, g, seat, luck.pick(open))
    }
  }
  expect([...met].sort()).toEqual([...pointed].sort())
})

test('DR-2.7.1d DR-2.12.1.6 an attack being prepared is shown with both sides: strengths, or groups named and points left', () => {
  const match = table('invader melee', 'DRG 1010 N wings=3', 'city TRL 1009')
  play(match, 'hex 1009', 'beast @1010', 'limb head')
  const { stage, boards } = scene(dragonRage.view(stateOf(match), 0), en)
  const [beast, foes] = stage!.sides
  expect(stage).toMatchObject({ title: 'Melee: 1009 (Market)', phase: 'Turn 1', rolling: [0] })
  expect(beast.pieces.map(({ label, text, track }) => [label, text, track!.max - track!.now])).toEqual([
    ['head', '1 / 1 ×', 0],
    ['wings', '0 / 2 ×', 3],
    ['legs', '0 / 4 ×', 0],
    ['belly', '0 / 1 ×', 0],
  ])
  expect(foes.pieces.map(({ text }) => text)).toEqual(['3'])
  const dragon = boards[0].counters.find(({ glyph }) => glyph === 'dragon-head')!
  expect(dragon.values).toContainEqual({ corner: 'ne', text: '−3', tone: 'bad' })
  expect(scene(dragonRage.view(stateOf(table('invader melee', 'DRG 1010 N')), 0), en).stage).toBeUndefined()
})

test('DR-2.6b a game that ends with the blow that kills the last monster is drawn, without a stage', () => {
  const match = table('city missiles', 'SER 1316 hits=14', 'city ARH 1315')
  play(match, 'monster @1316', 'unit @1315 =5')
  expect(match.asked).toBeNull()
  for (const seat of [0, 1, -1]) expect(scene(dragonRage.view(stateOf(match), seat), en).stage).toBeUndefined()
})

test('DR-2.6c a log keeps together what happens in a missile or melee phase, and what fell there stays to be read', () => {
  const marks = [MAGIC, MOVEMENT, MISSILES, MELEE, REINFORCING].map(phase => fightAt(events.phase, [0, phase]))
  expect(marks).toEqual(['none', 'none', 'begins', 'begins', 'none'])
  expect(fightAt(events.turn, [2])).toBe('none') // a new turn is no part of the melee before it
  const lasting = Object.entries(events).flatMap(([kind, spec]) => ('outlasts' in spec ? kind : []))
  expect(lasting).toEqual(expect.arrayContaining(['killed', 'fell', 'destroyed', 'wounded']))
  expect(lasting).not.toContain('attacked')
})
