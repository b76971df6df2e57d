import { type Cell, type Chart, type ChartTable, chartTable, type Language } from '@hexarium/kernel'
import { tables } from '../book/tables.ts'
import { missiles } from '../content/missiles.ts'
import { defenceOf, isMonster, UNITS } from '../content/types.ts'
import type { View } from '../view.ts'
import { missileCells, type Words, wordsIn } from './cards.ts'

type Named = 'combat' | 'units' | 'monsters' | 'gaits' | 'missiles' | 'breach' | 'spells' | 'victory' | 'scenarios'

const RULES: Readonly<Record<Named, string>> = {
  combat: 'DR-2.7.5',
  units: 'DR-2.2.1',
  monsters: 'DR-2.12',
  gaits: 'DR-2.12.1.1',
  missiles: 'DR-2.7.6',
  breach: 'DR-2.5.8',
  spells: 'DR-2.8',
  victory: 'DR-2.3a',
  scenarios: 'DR-3',
}

/** Dragon Rage's charts, from the tables of its book. */
export function charts(language: Language, view: View | null): Chart[] {
  const all = wordsIn[language]
  const made: Readonly<Record<Named, ChartTable>> = {
    combat: combat(language, view),
    units: linked(tables.units(language), 'type'),
    monsters: chartTable(tables.monsters(language)),
    gaits: chartTable(tables.gaits(language)),
    missiles: shooting(all),
    breach: chartTable(tables.breach(language)),
    spells: linked(tables.spells(language), 'spell'),
    victory: chartTable(tables.victory(language)),
    scenarios: chartTable(tables.scenarios(language)),
  }
  return Object.entries(made).map(([id, table]) => ({
    id,
    title: all.cards.charts[id as Named],
    rule: RULES[id as Named],
    ...(id === 'combat' ? { text: all.cards.combatText } : {}),
    tables: [table],
  }))
}

/** A table whose rows are things with cards, in the order of their numbers. */
function linked(rows: readonly (readonly string[])[], kind: string): ChartTable {
  const [head, ...rest] = rows
  const cells = rest.map(([name, ...others], number): (string | Cell)[] => [
    { text: name, see: `${kind}:${number}` },
    ...others,
  ])
  return chartTable([head, ...cells])
}

/** DR-2.7.1d, DR-2.7.5: the column of those who are attacked now is lit: their strengths add up. */
function combat(language: Language, view: View | null): ChartTable {
  const [head, ...rows] = tables.combat(language)
  const column = defenceNow(view)
  const lit = rows.map(row => row.map((text, at) => (at > 0 && at === column ? { text, isLit: true } : text)))
  return chartTable([head, ...lit])
}

/** The strength of all who are fought on the table in the hex of the attack being prepared; 0 without one. */
function defenceNow(view: View | null): number {
  const hex = view?.choice.hex
  if (!view || hex === undefined) return 0
  let sum = 0
  for (let unit = 0; unit < UNITS; unit++)
    if (view.at[unit] === hex && view.owner[unit] !== view.side && !view.flying[unit] && !isMonster(unit))
      sum += defenceOf[unit]
  return sum
}

function shooting({ cards, names }: Words): ChartTable {
  const rows = [...missiles].map(([kind, missile]) => [
    { text: names.grammar.capital(names.type(kind)), see: `type:${kind}` },
    ...missileCells(missile, cards),
  ])
  return { head: cards.missileHead, rows }
}
