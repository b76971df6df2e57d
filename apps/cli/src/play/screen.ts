import {
  type Aid,
  aid,
  choiceInWords,
  drawMap,
  inOrder,
  lossesInWords,
  type Note,
  type Option,
  plan,
  pointsAt,
  type Scene,
  type Seat,
  say,
  writeOption,
} from '@hexarium/kernel'
import { decisionOf } from '../story.ts'
import { beside, inColumns, style, width, wrap } from '../terminal.ts'
import type { LogLine, Table } from './table.ts'

/** Lists of pieces longer than this are shown on demand only. */
const MANY_PIECES = 30

/** An option as it is offered: by number, by what it is called on the map, in words. */
export interface Offer {
  option: Option
  /** `hex 31`, as records write it. */
  notation: string
  /** The id of what it points at in the scene: `hex:31`. */
  element: string
  /** What that is called on the map: `0504`, `Rs1`. */
  name: string
  words: string
  /** What helps to judge it: odds, and notes on what it points at. */
  help: string
  /** What it would leave undone, in words. */
  forgets: readonly string[]
  /** What it would give up for certain, in words. */
  losses: readonly string[]
  /** Such a choice stands last and has no number. */
  isCostly: boolean
  /** Nothing stands out here: the list keeps the order of the rules. */
  isBare: false
}

/** What a seat is offered. */
export function offersOf(table: Table, seat: Seat, scene: Scene): Offer[] {
  const { game, match, language } = table
  const decision = decisionOf(match)
  if (!decision) return []
  const { view, options } = match.seen(seat)
  const help = aid(game, match.state, seat, match.length)
  const offers = options.map(option => {
    const element = pointsAt(decision, option) ?? ''
    const stakes = help.losses.find(of => of.option === option)?.stakes ?? []
    return {
      option,
      notation: writeOption(decision, option),
      element,
      name: nameOf(scene, element),
      words: choiceInWords(game, language, view, decision.name, option, seat),
      help: [oddsInWords(table, help, seat, view, option), ...notesOn(table, help.notes, element, seat, view)]
        .filter(Boolean)
        .join('; '),
      forgets: (help.forgotten.find(of => of.option === option)?.ids ?? []).map(id => sayingOf(scene, id)),
      losses: lossesInWords(game, language, view, stakes, seat),
      isCostly: stakes.length > 0,
      isBare: false as const,
    }
  })
  return inOrder(offers)
}

/** What an element of the scene is called on the map; empty where there is none. */
export function nameOf(scene: Scene, element: string): string {
  for (const board of scene.boards) {
    const counter = board.counters.find(one => one.id === element)
    if (counter) return counter.short
    const place = board.places.find(one => one.id === element)
    if (place) return place.label
  }
  return ''
}

/** What is said of an element of the scene. */
function sayingOf(scene: Scene, element: string): string {
  const all = scene.boards.flatMap(board => [...board.counters, ...board.places])
  const rows = scene.sheets.flatMap(sheet => sheet.rows)
  return [...all, ...rows].find(({ id }) => id === element)?.say ?? element
}

function notesOn(
  { game, language }: Table,
  notes: readonly Note[],
  element: string,
  seat: Seat,
  view: unknown,
): string[] {
  const about = notes.filter(({ at }) => at === element)
  return about.flatMap(({ key, args }) => say(game.text[language].note?.[key], view, args, seat) ?? [])
}

/** Where a piece could come to, a line each; empty where nothing can be said. */
export function listPlan(table: Table, seat: Seat, scene: Scene, piece: string): string[] {
  const { game, match } = table
  const { view } = match.seen(seat)
  const notes = plan(game, match.state, seat, piece, match.length)
  return notes.map(note => `${nameOf(scene, note.at)}: ${notesOn(table, [note], note.at, seat, view).join(' ')}`)
}

function oddsInWords({ game, language }: Table, { odds }: Aid, seat: Seat, view: unknown, option: Option): string {
  return odds
    .filter(of => of.option === option)
    .map(({ key, args, chance, rule, factors = [] }) => {
      const words = say(game.text[language].odds?.[key], view, args, seat) ?? key
      const parts = factors.map(({ key, args, value, isBase }) => {
        const name = say(game.text[language].factor?.[key], view, args, seat) ?? key
        return `${name} ${isBase || value < 0 ? '' : '+'}${value}`
      })
      const made = parts.length > 0 ? ` (${parts.join(', ')})` : ''
      return `${words}, ${Math.round(chance * 100)} %${made} [${rule}]`
    })
    .join('; ')
}

/** The scene as one sees it, and what was drawn of it last time. */
export interface Drawn {
  map: string
  pieces: readonly string[]
}

/**
 * The map with the numbers of offered places on it, the pieces beside it, the sheets below. Of what was drawn before only
 * the pieces that changed are listed again, unless all is wanted.
 */
export function drawScene(
  scene: Scene,
  offers: readonly Offer[],
  before: Drawn | undefined,
): { lines: string[]; drawn: Drawn } {
  const numbers = new Map(offers.flatMap((offer, i) => (offer.isCostly ? [] : [[offer.element, `${i + 1})`]])))
  const owners = new Map<string, number>()
  for (const { counters } of scene.boards) for (const { short, owner } of counters) owners.set(short, owner)
  const longest = Math.max(0, ...[...owners.keys()].map(short => short.length))
  const maps: string[][] = []
  for (const board of scene.boards) {
    const places = board.places.map(place => ({ ...place, short: numbers.get(place.id) ?? place.short }))
    const map = drawMap({ ...board, places }, width())
    maps.push([
      style.bold(board.title),
      ...(map === '' ? [] : map.split('\n').map(line => paint(line.slice(1), owners))),
    ])
  }
  const pieces = scene.boards.map(board =>
    board.counters.map(({ short, say, owner }) => {
      const words = say.startsWith(short) ? say : `${short.padEnd(longest)} ${say}`
      return (style.seats[owner] ?? plainly)(words)
    }),
  )
  const sheets = scene.sheets.flatMap(sheet => [style.bold(sheet.title), ...sheet.rows.map(row => `  ${row.say}`)])
  const drawn = { map: maps.flat().join('\n'), pieces: [...pieces.flat(), ...sheets] }
  if (drawn.map === before?.map) {
    const changed = drawn.pieces.filter(line => !before.pieces.includes(line))
    return { lines: changed.map(line => `   ${line}`), drawn }
  }
  const lines = maps.flatMap((map, i) => {
    const listed = pieces[i].length > MANY_PIECES && before ? [] : pieces[i]
    return withPieces(map, listed)
  })
  return { lines: [...lines, ...sheets], drawn }
}

/** The pieces stand beside the map where there is room, else below it in columns. */
function withPieces([title, ...map]: readonly string[], pieces: readonly string[]): string[] {
  const joined = beside(map, pieces, width())
  const fits = joined.length === Math.max(map.length, pieces.length)
  return [title, ...(fits ? joined : [...map, ...inColumns(pieces, width(), '   ')])]
}

function plainly(text: string): string {
  return text
}

/** Colours the pieces on a map and brings out the numbers of options. */
function paint(line: string, owners: ReadonlyMap<string, number>): string {
  return line.replace(/\S+/g, word => {
    if (/^\d+\)$/.test(word)) return style.marked(word)
    return (style.seats[owners.get(word) ?? -1] ?? plainly)(word)
  })
}

/** The numbered list of options, the first `limit` of those wanted. */
export function listOffers(offers: readonly Offer[], wanted: readonly Offer[], limit: number): string[] {
  const shown = wanted.slice(0, limit)
  const digits = `${offers.indexOf(shown.at(-1)!) + 1}`.length
  const lines = shown.map(offer => {
    const { name, words, help, losses, notation } = offer
    const called = name === '' || words.startsWith(name) ? words : `${name} ${words}`
    // what costs something has no number: whoever wants it writes it out
    if (offer.isCostly) return `${' '.repeat(digits)}– ${called} (${notation})${style.dim(` — ${losses.join('; ')}`)}`
    const number = `${offers.indexOf(offer) + 1}`.padStart(digits)
    return `${style.marked(`${number})`)} ${called}${help && style.dim(` — ${help}`)}`
  })
  return inColumns(lines, width())
}

/** Lines of the log, each with its rule. */
export function listLog(log: readonly LogLine[]): string[] {
  return log.map(({ text, rule }) => wrap(`  ${text} ${style.dim(`[${rule}]`)}`, width(), '    '))
}
