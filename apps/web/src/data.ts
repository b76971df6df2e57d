import type { Look } from '@hexarium/kernel'
import { signal } from '@preact/signals'

/** What the build made out of the games beside the program: data files, fetched when wanted. */

/** A game as the hall shows it, in all languages. */
export interface HallGame {
  id: string
  title: Record<string, string>
  blurb: Record<string, string>
  players: { min: number; max: number }
  minutes: readonly [number, number] | null
  /** It has a guided first game. */
  isGuided: boolean
  /** How many campaigns it has. */
  campaigns: number
  picture: Picture
}

/** A small piece of a board in play. */
export interface Picture {
  places: { x: number; y: number; outline: number[]; terrain: Look; level: number }[]
  sides: { x1: number; y1: number; x2: number; y2: number; kind: string }[]
  counters: { at: number; tone: string; glyph: string; values: { corner: string; text: string }[] }[]
}

/** The digest of a game's rules, as those who build it read them. */
export interface RuleBook {
  game: string
  rules: BookRule[]
  rulings: { id: string; text: string }[]
  /** How a game goes, step by step, as its procedures are written: lines, indented. */
  course: string
}

/** One rule of it. */
export interface BookRule {
  id: string
  title: string
  text: string
  headings: string[]
}

/** The bodies of a game's glyphs, by name. */
export type Glyphs = Readonly<Record<string, string>>

const asked = new Map<string, Promise<unknown>>()

/** Fetches a file once; one that did not come is asked for again next time. */
export function loadFile<T>(path: string): Promise<T> {
  const known = asked.get(path)
  if (known) return known as Promise<T>
  const coming = fetch(`${import.meta.env.BASE_URL}data/${path}.json`).then(answer => {
    if (!answer.ok) throw new Error(`${answer.status}`)
    return answer.json() as Promise<T>
  })
  coming.catch(() => asked.delete(path))
  asked.set(path, coming)
  return coming
}

/** All games of the hall. */
export const loadHall = () => loadFile<HallGame[]>('hall')

/** The digest of a game's rules. */
export const loadRules = (game: string) => loadFile<RuleBook>(`rules-${game}`)

/** The glyphs known so far. */
export const glyphs = signal<Glyphs>({})

/** Fetches the glyphs of a game. Counters without them show letters. */
export async function loadGlyphs(game: string): Promise<void> {
  const found = await loadFile<Glyphs>(`glyphs-${game}`).catch(() => ({}))
  glyphs.value = { ...glyphs.value, ...found }
}

/** The rule with an id, or the one around it; undefined if the book has none. */
export function findRule(book: RuleBook, id: string): BookRule | undefined {
  for (let part = id; part.includes('-'); part = part.replace(/([.-]?\d+|[.-]?[a-zA-Z]+)$/, '')) {
    const rule = book.rules.find(one => one.id === part)
    if (rule) return rule
  }
  return undefined
}
