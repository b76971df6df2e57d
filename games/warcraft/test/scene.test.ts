import {
  chance,
  drawMap,
  must,
  newGame,
  optionKind,
  options,
  optionValue,
  pointsAt,
  question,
  readSettings,
  type Scene,
  SPECTATOR,
  seatToAct,
  take,
} from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { gameMaps } from '../content/boards.ts'
import { creeps } from '../content/creeps.ts'
import { heroes } from '../content/heroes.ts'
import { races } from '../content/races.ts'
import { mapOfScenario, scenarios } from '../content/scenarios.ts'
import { summons } from '../content/summons.ts'
import { warcraft } from '../index.ts'
import * as glyphs from '../scene/glyphs.ts'
import { scene } from '../scene/index.ts'
import { DEPLETED, type Warcraft } from '../state.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'
import { text as fr } from '../text/fr/index.ts'
import { type Player, stateOf, table } from './table.ts'

const opened = (seats: number, settings: Record<string, unknown> = {}, seed = 'scene') =>
  newGame(warcraft, { seats, settings: must(readSettings(warcraft.settings, settings)) }, seed)
const SETTING = ['twoPlayers', 'threePlayers', 'fourPlayers']
const inScenario = (id: string, players: number) => opened(players, { [SETTING[players - 2]]: id })
const drawn = (g: Warcraft, seat = SPECTATOR, text = en) => scene(warcraft.view(g, seat), text)
const sheet = ({ sheets }: Scene, id: string) => sheets.find(one => one.id === id)
const at = (players: Player[], spec = {}) => stateOf(table(players, spec))

test('WC-B-CMP-04 every scenario’s map is drawn with all its spaces, none outside, and its source is told', () => {
  for (const [i, { id, players }] of scenarios.entries()) {
    const [board] = drawn(inScenario(id, players)).boards
    const map = gameMaps[mapOfScenario[i]]
    expect(board.places, id).toHaveLength(map.board.size)
    for (const { x, y, outline } of board.places) {
      outline.forEach((value, corner) => {
        const edge = value + (corner % 2 === 0 ? x : y)
        expect(edge >= 0 && edge <= (corner % 2 === 0 ? board.width : board.height), id).toBe(true)
      })
    }
    expect(board.provenance).toMatch(/reconstruction/)
  }
})

test('WC-B-CMP-04 towns, mines, forests, mountains, water and objectives look different and are said', () => {
  const [board] = drawn(inScenario('main-3p', 3)).boards
  const looks = new Set(board.places.map(({ terrain }) => terrain))
  expect([...looks].sort()).toEqual(['meadow', 'mine', 'mountains', 'shrine', 'town', 'water', 'woods'])
  const objective = board.places.find(({ terrain }) => terrain === 'shrine')!
  expect(objective.say).toMatch(/^\w\d, objective, \d victory points?$/)
  expect(objective.label).toMatch(/★/)
})

test('the maps fit a terminal of 80 columns', () => {
  for (const { id, players } of scenarios) {
    const lines = drawMap(drawn(inScenario(id, players)).boards[0], 80).split('\n')
    expect(lines.length, id).toBeGreaterThan(4)
  }
})

test('WC-B-SCN-31 walls are drawn on the edges they stand on', () => {
  const { sides } = drawn(inScenario('captives', 2)).boards[0]
  expect(sides).toHaveLength(4)
  for (const { x1, y1, x2, y2, say } of sides) {
    expect(Math.hypot(x1 - x2, y1 - y2)).toBeCloseTo(1, 4)
    expect(say).toMatch(/^Wall between \w\d and \w\d$/)
  }
})

const PLAYERS: Player[] = [
  { race: 'human', units: { D4: '2 melee, ranged', E1: 'melee, 3 worker' } },
  { race: 'orc', units: { C7: 'flying, worker' } },
]

test('WC-B-MOV-02 pieces that are alike stand as one counter with their number, strength and glyph', () => {
  const { counters } = drawn(at(PLAYERS)).boards[0]
  const militia = counters.filter(({ say }) => say.includes('Militia'))
  expect(militia.map(({ say }) => say)).toEqual([
    '2 × Militia of the Humans in D4 (objective), strength 2',
    expect.stringMatching(/^Militia of the Humans in \w\d \(Town of the Humans\), strength 2$/),
  ])
  expect(militia[0].values).toEqual([
    { corner: 'sw', text: '2' },
    { corner: 'se', text: '2' },
  ])
  expect(militia[0].glyph).toBe(glyphs.unitGlyphs[0][0][0])
  expect(militia[0].owner).toBe(0)
})

test('WC-B-HAR-02 what is depleted looks so and says so', () => {
  const g = at(PLAYERS)
  const { places } = drawn(g).boards[0]
  const forest = places.findIndex(({ terrain }) => terrain === 'woods')
  g.depletion[forest] = DEPLETED
  const after = drawn(g, 0, de).boards[0]
  expect(after.places[forest].terrain).toBe('stumps')
  expect(after.places[forest].say).toMatch(/vollständig ausgebeutet/)
  expect(after.marks.find(({ id }) => id === `stock:${forest}`)!.text).toBe('✗')
})

test('WC-B-CMP-05, WC-B-SPE-20 the town sheet tells level, strength, buildings, what is needed', () => {
  const g = at([{ race: 'orc', levels: [4, 1, 1], buildings: { melee: 2 }, gold: 3, wood: 4 }, { race: 'human' }])
  const rows = sheet(drawn(g, 0), 'town-0')!.rows
  expect(rows[0].label).toBe('3 gold and 4 wood')
  expect(rows[1].say).toMatch(/^Melee: Tauren, level 4 of 4, strength 5, Area Attack, 3 buildings, /)
  expect(rows[1].say).not.toMatch(/designed/)
  expect(rows[1].track).toEqual({ now: 4, max: 4 })
  expect(rows[2].say).toMatch(/^Ranged: Troll Headhunter, level 1 of 3.*next level with 1 building, 0 buildings/)
})

test('WC-B-TEA-04 one’s own cards are rows that options point at; enemies’ cards are not shown', () => {
  const g = at([
    { race: 'human', hand: ['fast', 'fast', 'polymorph'] },
    { race: 'orc', hand: ['devour'] },
  ])
  const seen = drawn(g, 0)
  expect(sheet(seen, 'hand-0')!.rows.map(({ label }) => label)).toEqual(['Fast ×2', 'Polymorph'])
  expect(sheet(seen, 'hand-0')!.rows[0].id).toMatch(/^card:\d+$/)
  expect(sheet(seen, 'hand-1')).toBeUndefined()
  expect(JSON.stringify(drawn(g, SPECTATOR))).not.toMatch(/Polymorph|Devour/)
})

test('WC-X-HER-06 the hero’s sheet tells strength, life, wounds, experience and abilities', () => {
  const hero = { name: 'paladin', level: 2, wounds: 1, ones: 1 }
  const g = at([{ race: 'human', hero, units: { E1: 'hero' } }, { race: 'orc' }], { settings: { heroes: true } })
  const rows = sheet(drawn(g, 0, fr), 'hero-0')!.rows
  expect(rows[0].say).toMatch(/^Paladin : niveau 2, mêlée, force 3, vie 4, 1 blessure, 1 point d’expérience/)
  expect(rows[0].track).toEqual({ now: 3, max: 4 })
  expect(rows.slice(2).map(({ id }) => id)).toEqual(['ability:1', 'ability:2'])
})

test('WC-X-CRP-01 a face-down creep shows its experience only', () => {
  const g = opened(2, { creeps: true })
  const { counters } = drawn(g, 0).boards[0]
  const hidden = counters.filter(({ badges }) => badges?.includes('hidden'))
  expect(hidden).toHaveLength(5)
  for (const { say, glyph } of hidden) {
    expect(glyph).toBe(glyphs.HIDDEN_CREEP)
    expect(say).toMatch(/^face-down creep in \w\d \(objective\), [12] experience, face down$/)
  }
})

test('WC-X-HER-02 before the game one’s four heroes can be looked at and chosen', () => {
  const g = opened(2, { heroes: true })
  const rows = sheet(drawn(g, 0), 'heroes')!.rows
  const offered = options(warcraft, g, 0).map(option => `hero:${optionValue(option)}`)
  expect(rows.map(({ id }) => id)).toEqual(offered)
})

test('WC-B-VIC-01 everybody’s victory points are shown, and how many win', () => {
  const rows = sheet(drawn(opened(4, {}, 'points')), 'players')!.rows
  expect(rows).toHaveLength(4)
  expect(rows.map(({ text }) => text)).toEqual(new Array(4).fill('3; together 6 of 30'))
  expect(rows.map(({ owner }) => owner)).toEqual([0, 3, 1, 2])
  expect(sheet(drawn(opened(2, {}, 'points')), 'players')!.rows.map(({ text }) => text)).toEqual(['3 of 15', '3 of 15'])
})

test('where the figures come from is told in every language', () => {
  for (const text of [en, de, fr]) {
    const rows = sheet(drawn(opened(2), 0, text), 'sources')!.rows
    expect(rows).toHaveLength(7)
    for (const { text: line } of rows) expect(line!.length).toBeGreaterThan(40)
  }
})

test('every piece has a glyph of its own kind', () => {
  expect(glyphs.unitGlyphs.map(types => types.map(levels => levels.length))).toEqual(
    races.map(({ levels }) => levels.map(tiles => tiles.length)),
  )
  expect(glyphs.heroGlyphs).toHaveLength(heroes.length)
  expect(glyphs.creepGlyphs).toHaveLength(creeps.length)
  expect(glyphs.summonGlyphs).toHaveLength(summons.length)
})

test('random games: what options of pieces, spaces, cards, abilities and creeps point at is there', () => {
  const pointing = new Set(['hex', 'piece', 'card', 'ability', 'ancient', 'effect', 'owner'])
  const tables: [number, Record<string, unknown>][] = [
    [2, { heroes: true, racialAbilities: true, firstRace: 'nightelf' }],
    [3, {}],
    [4, { fourPlayers: 'battle-of-the-elements', heroes: true }],
  ]
  for (const [seats, settings] of tables) {
    const g = opened(seats, { turnLimit: 10, ...settings }, 'pointing')
    const luck = chance('pointing')
    while (!g.core.result) {
      const seat = seatToAct(warcraft, g)
      const { decision } = question(warcraft, g)!
      const offered = options(warcraft, g, seat)
      const { boards, sheets } = drawn(g, seat)
      const ids = new Set([
        ...boards.flatMap(({ places, counters }) => [...places, ...counters].map(({ id }) => id)),
        ...sheets.flatMap(({ rows }) => rows.map(({ id }) => id)),
      ])
      for (const option of offered) {
        const kind = decision.kinds[optionKind(option)]
        if (!pointing.has(kind) || kind === 'owner') continue
        const id = pointsAt(decision, option)
        expect(ids.has(id!), `${decision.name} ${id}`).toBe(true)
      }
      take(warcraft, g, seat, luck.pick(offered))
    }
  }
})

test('WC-B-TEA-01 who plays with whom is part of the picture; alone, nobody does', () => {
  expect(drawn(opened(4)).teams).toEqual([0, 1, 0, 1])
  expect(drawn(opened(2)).teams).toBeUndefined()
})

test('hover lines tell what something is, not where our figures of it come from', () => {
  const settings = must(readSettings(warcraft.settings, { heroes: true, creeps: true }))
  const g = newGame(warcraft, { seats: 2, settings }, 'figures')
  const dice = chance('figures')
  for (let step = 0; step < 300 && g.core.result === null; step++) {
    const seat = seatToAct(warcraft, g)
    const offered = options(warcraft, g, seat)
    take(warcraft, g, seat, offered[dice.below(offered.length)])
  }
  for (const { language, text } of Object.entries(warcraft.text).map(([language, text]) => ({ language, text }))) {
    const said = JSON.stringify(scene(warcraft.view(g, 0), text as never).boards)
    expect(said.includes('strength') || language !== 'en').toBe(true)
    expect(said).not.toMatch(/\((designed|von uns entworfen|de notre invention)\)/)
  }
})
