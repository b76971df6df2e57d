import { type Cell, type Chart, type ChartTable, chartTable, type Entry, type Language } from '@hexarium/kernel'
import { tables } from '../book/tables.ts'
import { cards } from '../content/cards.ts'
import {
  COOPERATIVE_COST,
  HERO_COST_PER_LEVEL,
  PROJECT_COST,
  RESEARCH_COST,
  TOWN_POINTS,
  UPGRADE_COST,
} from '../content/components.ts'
import { creeps } from '../content/creeps.ts'
import { heroes } from '../content/heroes.ts'
import { abilityOfHero } from '../content/playables.ts'
import { races } from '../content/races.ts'
import { summons } from '../content/summons.ts'
import { ofType } from '../state.ts'
import type { View } from '../view.ts'
import { tileId } from './cards.ts'
import { type Words, wordsIn } from './words.ts'

/** Warcraft's charts, from the tables of its book. */
export function charts(language: Language, view: View | null): Chart[] {
  const { words } = wordsIn[language]
  const titles = words.charts
  return [
    { id: 'units', title: titles.units, rule: 'WC-B-CMP-05', tables: [units(language, view)] },
    { id: 'pieces', title: titles.pieces, rule: 'WC-B-SPE-11', tables: [chartTable(tables.pieces(language))] },
    { id: 'prices', title: titles.prices, rule: 'WC-B-SPE-20', tables: [prices(wordsIn[language])] },
    { id: 'cards', title: titles.cards, rule: 'WC-B-EXP-05', tables: [linked(tables.cards(language), 0, 'play')] },
    { id: 'heroes', title: titles.heroes, rule: 'WC-X-HER-06', tables: [linked(tables.heroes(language), 1, 'hero')] },
    { id: 'creeps', title: titles.creeps, rule: 'WC-X-CRP-01', tables: [linked(tables.creeps(language), 0, 'creep')] },
    { id: 'points', title: titles.points, rule: 'WC-B-VIC-01', tables: [points(wordsIn[language])] },
  ]
}

/** A table whose rows are things with cards: the name stands in one column. */
function linked(rows: readonly (readonly string[])[], column: number, kind: string): ChartTable {
  const [head, ...rest] = rows
  const cells = rest.map((row, number) =>
    row.map((text, at): string | Cell => (at === column ? { text, see: `${kind}:${number}` } : text)),
  )
  return chartTable([head, ...cells])
}

/** The tiles; those that lie on top now are lit. */
function units(language: Language, view: View | null): ChartTable {
  const [head, ...rows] = tables.units(language)
  const tiles = races.flatMap(({ levels }, race) =>
    levels.flatMap((list, type) => list.map((_, level) => ({ race, type, level: level + 1 }))),
  )
  const isOnTop = ({ race, type, level }: (typeof tiles)[number]) => {
    const seat = view ? view.race.indexOf(race) : -1
    return seat >= 0 && view?.level[ofType(seat, type)] === level
  }
  const cells = rows.map((row, number) =>
    row.map((text, at): string | Cell => {
      const { race, type, level } = tiles[number]
      return at === 3 ? { text, see: `tile:${tileId(race, type, level)}`, isLit: isOnTop(tiles[number]) } : text
    }),
  )
  return chartTable([head, ...cells])
}

function prices({ words }: Words): ChartTable {
  const both = (label: string, cost: number) => [label, `${cost}`, `${cost}`]
  const { building, upgrade, cooperative, research, hero } = words.prices
  return {
    head: words.priceHead,
    rows: [
      both(building, PROJECT_COST),
      both(upgrade, UPGRADE_COST),
      both(cooperative, COOPERATIVE_COST),
      [research, `${RESEARCH_COST}`, '0'],
      both(hero, HERO_COST_PER_LEVEL),
    ],
  }
}

function points({ words }: Words): ChartTable {
  const { town, objective, card, type } = words.pointRows
  return {
    head: words.pointHead,
    rows: [
      [town, `${TOWN_POINTS}`],
      [objective, '★'],
      [card, '1'],
      [type, '1'],
    ],
  }
}

/** Everything that has a card. */
export function index(language: Language): Entry[] {
  const { names, words } = wordsIn[language]
  const { groups } = words
  const list = (kind: string, group: string, titles: readonly string[]) =>
    titles.map((title, number) => ({ id: `${kind}:${number}`, title, group }))
  const tiles = races.flatMap(({ levels }, race) =>
    levels.flatMap((tiles, type) =>
      tiles.map((_, level) => ({
        id: `tile:${tileId(race, type, level + 1)}`,
        title: names.races[race].units[type][level],
        group: groups.units,
      })),
    ),
  )
  const buildings = races.flatMap((_, race) =>
    names.races[race].buildings.map((title, type) => ({
      id: `building:${race * 10 + type}`,
      title,
      group: groups.buildings,
    })),
  )
  const abilities = heroes.flatMap(({ cards: levels }, hero) =>
    levels.map((_, level) => {
      const what = abilityOfHero(hero, level + 1)
      return { id: `play:${what}`, title: names.play(what), group: groups.abilities }
    }),
  )
  return [
    ...tiles,
    ...list(
      'worker',
      groups.units,
      races.map((_, race) => names.races[race].worker),
    ),
    ...buildings,
    ...list(
      'play',
      groups.cards,
      cards.map((_, card) => names.card(card)),
    ),
    ...list(
      'hero',
      groups.heroes,
      heroes.map((_, hero) => names.heroes[hero]),
    ),
    ...abilities,
    ...list(
      'creep',
      groups.creeps,
      creeps.map((_, creep) => names.creeps[creep]),
    ),
    ...list(
      'summon',
      groups.creatures,
      summons.map((_, summon) => names.summons[summon]),
    ),
  ]
}
