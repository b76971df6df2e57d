import { type Cell, type Chart, type ChartTable, chartTable, type Language, say } from '@hexarium/kernel'
import { expertTables } from '../book/expert-tables.ts'
import { standardTables } from '../book/standard-tables.ts'
import { cards } from '../content/armies/cards.ts'
import * as tables from '../content/tables.ts'
import { signed } from '../text/words.ts'
import type { View } from '../view.ts'
import { type Words, wordsIn } from './words.ts'

/** Demonworld's charts: cards, modifiers, terrain; those of chapters that are not played are left out. */
export function charts(language: Language, view: View | null): Chart[] {
  const all = wordsIn[language]
  const titles = all.cards.charts
  const { rules } = view ?? {}
  const isPlayed = (chapter: keyof NonNullable<typeof rules>) => rules === undefined || rules[chapter] === true
  const expert = (id: 'gunnery' | 'wizards' | 'spells' | 'wind', rule: string): Chart => ({
    id,
    title: titles[id],
    rule,
    tables: [id === 'spells' ? linkedSpells(language) : chartTable(expertTables[id](language))],
  })
  return [
    { id: 'units', title: titles.units, rule: 'DW-II.7', tables: [linked(standardTables.units(language), isUnit)] },
    { id: 'melee', title: titles.melee, rule: 'DW-VI.13', tables: [melee(all, view)] },
    { id: 'ranged', title: titles.ranged, rule: 'DW-IV.9', tables: [ranged(all, view)] },
    {
      id: 'initiative',
      title: titles.initiative,
      rule: 'DW-T5',
      tables: [chartTable(standardTables.initiative(language))],
    },
    { id: 'ground', title: titles.ground, rule: 'DW-T4', tables: [ground(all, language)] },
    { id: 'water', title: titles.water, rule: 'DW-XI.6', tables: [chartTable(standardTables.water(language))] },
    ...(isPlayed('commanders')
      ? [
          {
            id: 'commanders',
            title: titles.commanders,
            rule: 'DW-X.1',
            tables: [linked(standardTables.commanders(language), isCommander)],
          },
        ]
      : []),
    ...(isPlayed('artillery') ? [expert('gunnery', 'DW-XIX.1')] : []),
    ...(isPlayed('magic') ? [expert('wizards', 'DW-XX.2'), expert('spells', 'DW-XX.1')] : []),
    ...(isPlayed('fire') ? [expert('wind', 'DW-XXII.1')] : []),
  ]
}

const isUnit = ({ kind, faction }: (typeof cards)[number]) => kind === 'unit' && faction !== 'sample'
const isCommander = ({ kind, faction, command }: (typeof cards)[number]) =>
  kind === 'commander' && faction !== 'sample' && command !== undefined

/** A table of cards of one sort: each name leads to its card. */
function linked(rows: readonly (readonly string[])[], isListed: (card: (typeof cards)[number]) => boolean): ChartTable {
  const [head, ...rest] = rows
  const numbers = cards.flatMap((card, number) => (isListed(card) ? [number] : []))
  const cells = rest.map(([name, ...others], at): (string | Cell)[] => [
    { text: name, see: `card:${numbers[at]}` },
    ...others,
  ])
  return chartTable([head, ...cells])
}

function linkedSpells(language: Language): ChartTable {
  const [head, ...rest] = expertTables['spells'](language)
  return chartTable([
    head,
    ...rest.map(([name, ...others], spell) => [{ text: name, see: `spell:${spell}` }, ...others]),
  ])
}

type Line = readonly [label: string, value: number | string]

function modifiers({ cards: words }: Words, lines: readonly Line[]): ChartTable {
  return {
    head: words.modifierHead,
    rows: lines.map(([label, value]) => [label, typeof value === 'number' ? signed(value) : value]),
  }
}

const factor = ({ text }: Words, view: View | null, key: string) => say(text.factor?.[key], view as View, [], -1) ?? key

/** DW-VI.13: what is added to a blow. */
function melee(all: Words, view: View | null): ChartTable {
  const { further } = all.cards
  const named = (key: string) => factor(all, view, key)
  return modifiers(all, [
    [further.leaderStrike, tables.LEADER_STRIKE],
    [named('flank'), tables.FLANK_ATTACK],
    [named('rear'), tables.REAR_ATTACK],
    [named('pikes'), tables.AGAINST_PIKES],
    [named('againstSkirmishers'), tables.AGAINST_SKIRMISHERS],
    [named('asSkirmishers'), tables.BY_SKIRMISHERS],
    [named('hedge'), tables.ACROSS_HEDGE],
    [named('water'), tables.IN_WATER],
    [further.level, tables.PER_LEVEL],
    [further.support, tables.MELEE_SUPPORT],
    [named('dive'), tables.DIVE],
  ])
}

/** DW-IV.9: what is added to a shot. */
function ranged(all: Words, view: View | null): ChartTable {
  const named = (key: string) => factor(all, view, key)
  return modifiers(all, [
    [all.cards.further.support, tables.RANGED_SUPPORT],
    [all.cards.further.sections(tables.SECTIONS_PER_POINT), 1],
    [named('wood'), tables.WOOD_COVER],
    [named('halfSeen'), tables.HALF_SEEN],
  ])
}

/** DW-T4, DW-XI.5, DW-XI.7, DW-XI.8: what fields cost. */
function ground(all: Words, language: Language): ChartTable {
  const { further } = all.cards
  const extra: readonly Line[] = [
    [further.roadInfantry, tables.ROAD_COST_INFANTRY],
    [further.roadCavalry, tables.ROAD_COST_CAVALRY],
    [further.levelUp, tables.UPHILL[1]],
    [further.hedge, tables.HEDGE_COST],
  ]
  const rows = standardTables.ground(language)
  return chartTable([...rows, ...extra.map(([label, value]) => [label, `${value}`, `${value}`])])
}
