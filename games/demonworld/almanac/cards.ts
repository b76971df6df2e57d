import { type Card, type CardRow, cardsByKind, type Entry, type Language } from '@hexarium/kernel'
import { expertTables } from '../book/expert-tables.ts'
import { cards } from '../content/armies/cards.ts'
import { groundOf } from '../content/board/ground.ts'
import { COST_CLASS, DEPTH, OPEN, TERRAINS } from '../content/board/terrain.ts'
import { ITEMS, type ItemName, items } from '../content/expert/items.ts'
import { SPELL_NAMES, spells } from '../content/expert/spells.ts'
import { LOOSE_COST, UNIT_COST } from '../content/tables.ts'
import { itemsOf } from '../rules/magic/items.ts'
import { cardGlyphs } from '../scene/glyphs.ts'
import { stateSeen } from '../scene/seen.ts'
import { factsOf } from '../scene/sheets.ts'
import type { CardLine } from '../text/words.ts'
import type { View } from '../view.ts'
import { cardLines } from './recruitment.ts'
import { type Words, wordsIn } from './words.ts'

/** All values count where nobody plays yet. */
const EVERYTHING = { cardValues: true, morale: true, formations: true }

/** The rule behind a line of a card. */
const RULES: Readonly<Partial<Record<CardLine, string>>> = {
  movement: 'DW-II.3',
  initiative: 'DW-II.4',
  armour: 'DW-II.6',
  melee: 'DW-II.5',
  skill: 'DW-VIII.1',
  morale: 'DW-XV.2',
  command: 'DW-X.1',
  overrun: 'DW-XVII.15',
  flight: 'DW-XXIII.1',
}

/** DW-II.7: a recruitment card, as far as its values count at this table. */
function recruitment(
  number: number,
  { text, cards: words }: Words,
  view: View | null,
  carried: string[] = [],
): Card | undefined {
  const card = cards[number]
  if (!card) return undefined
  const isPerson = card.kind === 'commander' || card.kind === 'wizard'
  return {
    title: text.names.card(number),
    kind: card.kind === 'unit' ? words.kinds.unit : isPerson ? words.kinds.person : words.kinds.large,
    glyph: cardGlyphs[number],
    rows: cardLines(card, view?.rules ?? EVERYTHING, text, carried).map(([line, value]): CardRow => {
      const rule = RULES[line]
      return { label: text.words.line[line], value, ...(rule === undefined ? {} : { rule }) }
    }),
  }
}

/** A unit in the battle: its card, what it carries, and what is left of it. */
function unit(number: number, all: Words, view: View | null): Card | undefined {
  if (!view || view.card[number] === undefined) return undefined
  const g = stateSeen(view)
  const { names } = all.text
  const carried = itemsOf(g, number).map(item => names.items[ITEMS[item] as Exclude<ItemName, 'none'>])
  const card = recruitment(view.card[number], all, view, carried)
  if (!card) return undefined
  const { left, all: whole } = factsOf(view, g, number)
  const track = { now: left, max: whole }
  const strength = whole > 1 ? [{ label: all.cards.rows.left, value: `${left}/${whole}`, track }] : []
  return { ...card, title: names.unit(view, number), owner: view.owner[number], rows: [...strength, ...card.rows] }
}

/** An element: its unit. */
function element(number: number, all: Words, view: View | null): Card | undefined {
  const origin = view?.origin[number]
  return origin === undefined ? undefined : unit(origin, all, view)
}

/** DW-XX: a spell, by the table of the book. */
function spell(number: number, { language, text, cards: words }: Words): Card | undefined {
  if (!spells[number]) return undefined
  const [head, ...rows] = expertTables['spells'](language)
  const row = rows[number]
  return {
    title: text.names.spell(number),
    kind: words.kinds.spell,
    rows: row.slice(1).map((value, column) => ({ label: head[column + 1], value, rule: spells[number].rule })),
  }
}

/** DW-XXVI.5: an item, what it costs and adds. */
function item(number: number, { text, cards: words }: Words): Card | undefined {
  const facts = items[number]
  if (!facts || facts.id === 'none') return undefined
  const { rows } = words
  const lines: [string, number | undefined][] = [
    [rows.points, facts.points],
    [rows.weapon, facts.weapon],
    [rows.armour, facts.armour ?? facts.shield],
    [rows.fear, facts.fear],
    [rows.victory, facts.victory],
    [rows.morale, facts.morale],
    [rows.power, facts.power],
  ]
  return {
    title: text.names.items[facts.id],
    kind: words.kinds.item,
    rows: [
      ...lines.flatMap(([label, value]) =>
        value === undefined ? [] : [{ label, value: `${value}`, rule: 'DW-XXVI.5' }],
      ),
      ...(facts.stores ? [{ label: rows.stores, value: words.yes, rule: 'DW-XXVI.5' }] : []),
    ],
  }
}

/** DW-XI, DW-T4: a field: what lies there, and what it costs to enter. */
function field(hex: number, { text, cards: words }: Words, view: View | null): Card | undefined {
  if (!view) return undefined
  const land = groundOf(view.map)
  const terrain = land.terrain[hex]
  const name = TERRAINS[terrain]
  if (name === undefined) return undefined
  const { rows } = words
  const at = view.objectives.findIndex((place, i) => i % 2 === 0 && place === hex)
  const costs = COST_CLASS[terrain]
  return {
    title: text.names.field(view, hex),
    kind: words.kinds.field,
    isPlain: terrain === OPEN && land.level[hex] === 0 && at < 0,
    rows: [
      { label: rows.terrain, value: text.names.terrains[name], rule: 'DW-XI.1' },
      { label: rows.level, value: `${land.level[hex]}` },
      ...(DEPTH[terrain] > 0
        ? [{ label: rows.depth, value: `${DEPTH[terrain]}`, rule: 'DW-XI.6' }]
        : [
            { label: rows.unitCost, value: `${UNIT_COST[costs]}`, rule: 'DW-T4' },
            { label: rows.looseCost, value: `${LOOSE_COST[costs]}`, rule: 'DW-T4' },
          ]),
      ...(at < 0 ? [] : [{ label: rows.objective, value: `${view.objectives[at + 1]}`, rule: 'DW-XVI.20' }]),
    ],
  }
}

export const card = cardsByKind<View, Words>(wordsIn, {
  card: (number, all, view) => recruitment(number, all, view),
  unit,
  element,
  spell,
  item,
  hex: field,
})

/** Everything that has a card. */
export function index(language: Language): Entry[] {
  const { text, cards: words } = wordsIn[language]
  const { groups } = words
  return [
    ...cards.map(({ faction }, number) => ({
      id: `card:${number}`,
      title: text.names.card(number),
      group: groups[faction],
    })),
    ...SPELL_NAMES.map((_, number) => ({
      id: `spell:${number}`,
      title: text.names.spell(number),
      group: groups.spells,
    })),
    ...ITEMS.flatMap((id, number) =>
      id === 'none' ? [] : [{ id: `item:${number}`, title: text.names.items[id], group: groups.items }],
    ),
  ]
}
