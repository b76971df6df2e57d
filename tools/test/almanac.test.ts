import { join } from 'node:path'
import {
  type Almanac,
  type AnyGame,
  type Card,
  type ChartTable,
  chance,
  imagine,
  LANGUAGES,
  Match,
  must,
  readSettings,
  type Scene,
  type Settings,
  SPECTATOR,
  type State,
  wholeGame,
} from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { idsOf, readBooks } from '../book/book.ts'

const house = join(import.meta.dirname, '..', '..')

async function gameOf(name: string): Promise<{ game: AnyGame; almanac: Almanac<unknown> }> {
  const game = await wholeGame(registry[name])
  return { game, almanac: game.almanac! }
}

const cellsOf = ({ rows }: ChartTable) => rows.flat().map(cell => (typeof cell === 'string' ? { text: cell } : cell))
const linksIn = ({ rows, tables = [] }: Card) => [
  ...rows.flatMap(({ see }) => see ?? []),
  ...tables.flatMap(cellsOf).flatMap(cell => ('see' in cell ? (cell.see ?? []) : [])),
]

/** Every table one may ask for: presets, and the game's own settings. */
function tablesOf({ presets = [], seats, settings }: AnyGame): { players: number; settings: Settings }[] {
  const asked = [...presets, { players: seats.min, settings: {} }]
  return asked.map(({ players = seats.min, settings: chosen }) => ({
    players,
    settings: must(readSettings(settings, chosen)),
  }))
}

describe.each(Object.keys(registry))('the almanac of %s', name => {
  test('has a card of everything it lists, in every language, and every card it leads to', async () => {
    const { almanac } = await gameOf(name)
    for (const language of LANGUAGES) {
      const entries = almanac.index(language)
      expect(entries.map(({ id }) => id)).toEqual(almanac.index('en').map(({ id }) => id))
      for (const { id, title } of entries) {
        const card = almanac.card(id, language, null)
        expect(card, `${id} ${title}`).toBeDefined()
        expect(card!.rows.length, id).toBeGreaterThan(0)
        for (const { label, value } of card!.rows) expect([label.trim(), value.trim()], id).not.toContain('')
        for (const see of linksIn(card!)) expect(almanac.card(see, language, null), `${id} → ${see}`).toBeDefined()
      }
    }
  })

  test('lists its charts in every language, each cell that leads somewhere to a card', async () => {
    const { almanac } = await gameOf(name)
    for (const language of LANGUAGES) {
      const charts = almanac.charts(language, null)
      expect(charts.length).toBeGreaterThan(1)
      for (const { title, tables } of charts) {
        expect(title).not.toBe('')
        for (const table of tables) {
          for (const row of table.rows) expect(row.length, title).toBe(table.head.length)
          for (const cell of cellsOf(table))
            if ('see' in cell && cell.see) expect(almanac.card(cell.see, language, null), cell.see).toBeDefined()
        }
      }
    }
  })

  test('says the same figures in every language', async () => {
    const { almanac } = await gameOf(name)
    const figures = (card: Card) => card.rows.map(({ value }) => (/^[\d/+–-]+$/.test(value) ? value : '')).join()
    for (const { id } of almanac.index('en')) {
      const [en, de, fr] = LANGUAGES.map(language => figures(almanac.card(id, language, null)!))
      expect([de, fr], id).toEqual([en, en])
    }
  })

  test('cites only rules that the book has', async () => {
    const { almanac } = await gameOf(name)
    const [book] = readBooks(house, name)
    const known = idsOf(book).map(({ id }) => id)
    const isKnown = (rule: string) =>
      known.some(id => id === rule || id.startsWith(`${rule}.`) || (id.startsWith(rule) && /[a-z]$/.test(id)))
    const cited = [
      ...almanac.index('en').flatMap(({ id }) => almanac.card(id, 'en', null)!.rows.flatMap(({ rule }) => rule ?? [])),
      ...almanac.charts('en', null).flatMap(({ rule }) => rule ?? []),
    ]
    expect([...new Set(cited)].filter(rule => !isKnown(rule))).toEqual([])
  })

  test('briefs every seat of every table one may ask for, in every language', async () => {
    const { game, almanac } = await gameOf(name)
    for (const { players, settings } of tablesOf(game)) {
      for (const language of LANGUAGES) {
        for (let seat = SPECTATOR; seat < players; seat++) {
          const { title, story, parts } = almanac.briefing(language, settings, players, seat)
          expect([title, story]).not.toContain('')
          const told = parts.map(({ of }) => of)
          expect(told).toEqual(expect.arrayContaining(['where', 'forces', 'goal', 'length']))
          for (const { lines } of parts) for (const line of lines) expect(line).not.toMatch(/undefined|NaN|null/)
        }
      }
    }
  })

  test('tells nobody what he may not know: dealt anew, the hidden part changes no card, zone or chart', async () => {
    const { game, almanac } = await gameOf(name)
    const [first, ...others] = tablesOf(game)
    const last = others.at(-1) ?? first
    for (const { players, settings } of [first, last]) {
      for (const g of moments(game, players, settings)) {
        for (let seat = SPECTATOR; seat < players; seat++) {
          const real = told(game, almanac, g, seat)
          expect(told(game, almanac, imagine(game, g, seat, 'anew'), seat)).toEqual(real)
        }
      }
    }
  })
})

/** Some moments of a random game. */
function moments(game: AnyGame, players: number, settings: Settings): State[] {
  const seats = Array.from({ length: players }, (_, seat) => `player ${seat}`)
  const match = must(Match.open(game, { seats, settings, dice: { seed: 'almanac', nonces: [] } }))
  const luck = chance('almanac')
  const found: State[] = []
  for (let step = 0; step < 240 && match.asked; step++) {
    if (step % 24 === 0) found.push(structuredClone(match.state))
    const seat = match.asked.seats[0]
    must(match.play(seat, luck.pick(match.seen(seat).options)))
  }
  return found
}

const idsIn = ({ boards, sheets, stage }: Scene) => [
  ...boards.flatMap(({ places, counters }) =>
    [...places.filter((_, at) => at % 9 === 0), ...counters].map(({ id }) => id),
  ),
  ...sheets.flatMap(({ rows }) => rows.flatMap(({ id, about }) => about ?? id ?? [])),
  ...(stage?.sides.flatMap(({ pieces }) => pieces.flatMap(({ about }) => about ?? [])) ?? []),
]

/** Everything the almanac tells a seat at a moment. */
function told(game: AnyGame, almanac: Almanac<unknown>, g: State, seat: number): unknown {
  const view = game.view(g, seat)
  const ids = [...new Set(idsIn(game.scene(view, game.text.en)))]
  return {
    cards: ids.map(id => [id, almanac.card(id, 'en', view)]),
    charts: almanac.charts('en', view),
    zones: almanac.zones?.('en', view),
    standing: almanac.standing?.('en', view, seat),
  }
}
