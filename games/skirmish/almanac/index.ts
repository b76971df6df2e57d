import {
  type Almanac,
  type Briefing,
  briefingParts,
  type Card,
  type Chart,
  cardsByKind,
  chartTable,
  type Entry,
  type Language,
  type Seat,
  type Settings,
} from '@hexarium/kernel'
import { units as table } from '../book/tables.ts'
import { board, HILL, terrainOf } from '../content/map.ts'
import { HILL_VALUE, PER_SIDE, typeOf } from '../content/units.ts'
import { costOf } from '../rules/marches.ts'
import { glyphs } from '../scene.ts'
import { sideOf, unitsOf } from '../state.ts'
import type { AlmanacWords } from '../text/almanac.ts'
import { almanac as de } from '../text/de/almanac.ts'
import { text as deText } from '../text/de/index.ts'
import { almanac as en } from '../text/en/almanac.ts'
import { text as enText } from '../text/en/index.ts'
import { almanac as fr } from '../text/fr/almanac.ts'
import { text as frText } from '../text/fr/index.ts'
import type { View } from '../view.ts'

interface Words extends AlmanacWords {
  readonly language: Language
  readonly seats: readonly string[]
}

const wordsIn: Readonly<Record<Language, Words>> = {
  en: { ...en, language: 'en', seats: enText.seats },
  de: { ...de, language: 'de', seats: deText.seats },
  fr: { ...fr, language: 'fr', seats: frText.seats },
}

/** The sorts of unit, in the order of the book's table. */
const sorts = [...new Set(typeOf)]

/** SK-2.1: a sort of unit. */
function sort(number: number, words: Words): Card | undefined {
  if (!sorts[number]) return undefined
  const [head, ...rows] = table(words.language)
  const [title, ...figures] = rows[number]
  return {
    title,
    kind: words.unit,
    glyph: glyphs[sorts[number].name],
    rows: figures.map((value, column) => ({ label: head[column + 1], value, rule: 'SK-2.1' })),
  }
}

/** A unit: its sort, and what is left of it. */
function unit(number: number, words: Words, view: View | null): Card | undefined {
  const card = view && typeOf[number] ? sort(sorts.indexOf(typeOf[number]), words) : undefined
  if (!view || !card) return undefined
  const track = { now: view.strength[number], max: typeOf[number].strength }
  const left = { label: words.left, value: `${track.now}/${track.max}`, track, rule: 'SK-2.2' }
  return { ...card, owner: sideOf(number), rows: [left, ...card.rows] }
}

/** SK-2.4: a hex. */
function hex(number: number, words: Words): Card | undefined {
  const terrain = terrainOf[number]
  if (!terrain) return undefined
  const [name, effect] = words.terrains[terrain]
  return {
    title: board.labels[number],
    kind: number === HILL ? words.hill : words.hex,
    isPlain: terrain === 'open',
    rows: [
      { label: words.terrain, value: name },
      { label: words.cost, value: `${costOf[number]}`, rule: 'SK-2.4' },
      { label: words.terrainHead[2], value: effect, rule: 'SK-7.2' },
    ],
  }
}

function charts(language: Language): Chart[] {
  const words = wordsIn[language]
  const [head, ...rows] = table(language)
  const terrains = (['open', 'woods', 'hill'] as const).map(terrain => {
    const [name, effect] = words.terrains[terrain]
    return [name, `${costOf[terrainOf.indexOf(terrain)]}`, effect]
  })
  const linked = rows.map(([name, ...others], number) => [{ text: name, see: `sort:${number}` }, ...others])
  return [
    { id: 'units', title: words.charts.units, rule: 'SK-2.1', tables: [chartTable([head, ...linked])] },
    {
      id: 'terrain',
      title: words.charts.terrain,
      rule: 'SK-2.4',
      tables: [{ head: words.terrainHead, rows: terrains }],
    },
  ]
}

function index(language: Language): Entry[] {
  const [, ...rows] = table(language)
  return rows.map(([title], number) => ({ id: `sort:${number}`, title, group: wordsIn[language].charts.units }))
}

function briefing(language: Language, settings: Settings, _players: number, seat: Seat): Briefing {
  const words = wordsIn[language]
  const [, ...rows] = table(language)
  const own = typeOf.slice(0, PER_SIDE)
  const list = sorts.map((one, number) => `${own.filter(type => type === one).length} × ${rows[number][0]}`)
  const isSeated = seat === 0 || seat === 1
  return {
    title: words.title,
    story: words.story,
    parts: briefingParts({
      you: isSeated ? words.you(words.seats[seat]) : '',
      where: isSeated ? words.where[seat] : words.where,
      forces: words.forces(list.join(', ')),
      goal: words.goal(HILL_VALUE),
      counting: words.counting,
      length: words.length(Number(settings['rounds'])),
      special: words.special,
    }),
  }
}

/** SK-8.1: what a side would count now. */
function countOf(view: View, side: Seat): number {
  const units = unitsOf[side] ?? []
  const hill = units.some(one => view.at[one] === HILL && view.strength[one] > 0) ? HILL_VALUE : 0
  return units.reduce((sum, one) => sum + view.strength[one], hill)
}

/** What can be looked up at a table of Skirmish. */
export const almanac: Almanac<View> = {
  index,
  card: cardsByKind<View, Words>(wordsIn, { sort, unit, hex }),
  charts,
  briefing,
  zones: language => {
    const { hill } = wordsIn[language]
    return [
      { id: 'hill', title: hill, places: [`hex:${HILL}`], owner: -1, kind: 'goal', text: `★${HILL_VALUE}`, say: hill },
    ]
  },
  standing: (language, view, seat) => {
    const words = wordsIn[language]
    if (view.round === 0) return []
    const own = seat === 1 ? 1 : 0
    return [words.roundOf(view.round, view.lastRound), words.strength(countOf(view, own), countOf(view, 1 - own))]
  },
}
