import type { Counter, Language, Look, Mark } from '@hexarium/kernel'
import { loadFile } from '../data.ts'

/** The rule books for players, as the build made them: contents first, chapters when they are opened. */

/** What a book holds, and where. */
export interface BookContents {
  game: string
  language: Language
  chapters: { name: string; title: string; headings: { text: string; anchor: string }[] }[]
  /** By id: the number of its chapter. */
  places: Record<string, number>
  terms: { term: string; id: string }[]
}

/** A chapter. */
export interface BookChapter {
  name: string
  title: string
  blocks: BookBlock[]
}

/** What says rules names them. */
interface Saying {
  ids: readonly string[]
}

/** A piece of a chapter. */
export type BookBlock =
  | { is: 'heading'; depth: 2 | 3; text: string; anchor: string }
  | ({ is: 'text' | 'quote'; text: string } & Saying)
  | { is: 'list'; isOrdered: boolean; items: readonly ({ text: string } & Saying)[] }
  | {
      is: 'table'
      caption?: string
      ids?: readonly string[]
      head: readonly string[]
      rows: readonly ({ cells: readonly string[] } & Saying)[]
    }
  | ({ is: 'example'; caption: string; picture: Diagram } & Saying)

/** A cut-out board with what stands on it, what can be chosen and what is ringed. */
export interface Diagram {
  /** What is seen of it: left, top, width, height. */
  box: [number, number, number, number]
  outlines: number[][]
  places: { id: string; x: number; y: number; shape: number; terrain: Look; level: number; label: string }[]
  sides: { id: string; x1: number; y1: number; x2: number; y2: number; kind: string }[]
  counters: Counter[]
  marks: Mark[]
  tones: string[]
  targets: string[]
  rings: string[]
}

/** A game's book in a language; null where it has none yet. */
export async function loadBook(game: string, language: Language): Promise<BookContents | null> {
  const books = await loadFile<Record<string, Language[]>>('books')
  if (!books[game]?.includes(language)) return null
  return loadFile<BookContents>(`book-${game}-${language}`)
}

/** A chapter of it. */
export function loadChapter({ game, language }: BookContents, at: number): Promise<BookChapter> {
  return loadFile<BookChapter>(`book-${game}-${language}-${at}`)
}

/** The id in the book that says a rule: its own, that of the rule around it, or the first of those inside it. */
export function idInBook({ places }: BookContents, id: string): string | undefined {
  for (let part = id; part !== ''; part = part.replace(/([.-]?\d+|[.-]?[a-zA-Z]+)$/, '')) {
    if (Object.hasOwn(places, part)) return part
    if (!part.includes('-')) break
  }
  return Object.keys(places).find(one => one.startsWith(id) && /^[.a-z]/.test(one.slice(id.length)))
}

/** What a chapter says of a rule, and the headings it stands under. */
export function quoted({ title, blocks }: BookChapter, id: string): { headings: string[]; blocks: BookBlock[] } {
  let headings = [title]
  for (const [at, block] of blocks.entries()) {
    if (block.is === 'heading') headings = [title, ...(block.depth === 3 ? headings.slice(1, 2) : []), block.text]
    const found = saidIn(block, id)
    if (found) return { headings, blocks: [found, ...listAfter(found, blocks[at + 1])] }
  }
  return { headings: [], blocks: [] }
}

/** What a sentence that ends with a colon leads to. */
function listAfter(found: BookBlock, next: BookBlock | undefined): BookBlock[] {
  return found.is === 'text' && /:\s*$/.test(found.text) && next?.is === 'list' ? [next] : []
}

/** The part of a block that says a rule. */
function saidIn(block: BookBlock, id: string): BookBlock | undefined {
  const says = ({ ids }: Saying) => ids.includes(id)
  switch (block.is) {
    case 'heading':
      return undefined
    case 'list': {
      const item = block.items.find(says)
      return item && { is: 'text', ...item }
    }
    case 'table': {
      if (block.ids?.includes(id)) return block
      const row = block.rows.find(says)
      return row && { ...block, rows: [row] }
    }
    default:
      return says(block) ? block : undefined
  }
}

/** Everything in a block that can be searched, piece by piece. */
export function pieces(block: BookBlock): { ids: readonly string[]; text: string }[] {
  switch (block.is) {
    case 'heading':
      return []
    case 'list':
      return [...block.items]
    case 'table':
      return block.rows.map(({ cells, ids }) => ({
        ids: ids.length > 0 ? ids : (block.ids ?? []),
        text: cells.join(' · '),
      }))
    case 'example':
      return [{ ids: block.ids, text: block.caption }]
    default:
      return [block]
  }
}
