import { join } from 'node:path'
import type { AnyGame, BoardScene, BookExample, Language } from '@hexarium/kernel'
import type { Block } from '../../../tools/book/blocks.ts'
import { type Book, idsOf, readBooks, termsOf } from '../../../tools/book/book.ts'
import { staged, targetsOf } from '../../../tools/book/examples.ts'
import { seatsShown } from '../src/port/present.ts'
import type { BookBlock, BookChapter, BookContents, Diagram } from '../src/rules/book.ts'

const house = join(import.meta.dirname, '..', '..', '..')

/** So much of a board around the places an example frames is drawn as well, in units of the board. */
const AROUND = 1.1

/** The data files of a game's rule books: contents and index of each, and each chapter by itself. */
export function bookFiles(game: AnyGame): { languages: Language[]; files: [name: string, text: string][] } {
  const books = readBooks(house, game.id)
  return {
    languages: books.map(({ language }) => language),
    files: books.flatMap(book => {
      const name = `book-${book.game}-${book.language}`
      const chapters = book.chapters.map((_, at): [string, string] => {
        return [`${name}-${at}`, JSON.stringify(chapterOf(game, book, at))]
      })
      return [[name, JSON.stringify(contentsOf(book))], ...chapters]
    }),
  }
}

function contentsOf(book: Book): BookContents {
  const { game, language, chapters } = book
  const at = new Map(chapters.map(({ name }, index) => [name, index]))
  return {
    game,
    language,
    chapters: chapters.map(({ name, title, blocks }) => ({
      name,
      title,
      headings: blocks.flatMap(block => (block.is === 'heading' && block.depth === 2 ? [block] : [])),
    })),
    places: Object.fromEntries(idsOf(book).map(({ id, chapter }) => [id, at.get(chapter)!])),
    terms: termsOf(book),
  }
}

/** A chapter with everything in it made. */
export function chapterOf(game: AnyGame, book: Book, at: number): BookChapter {
  const { name, title, blocks } = book.chapters[at]
  return { name, title, blocks: blocks.map(block => madeOf(game, book.language, block)) }
}

function madeOf(game: AnyGame, language: Language, block: Block): BookBlock {
  if (block.is !== 'made') return block
  const { kind, name, caption, ids } = block
  if (kind === 'table') {
    const table = game.book?.tables?.[name]
    if (!table) throw new Error(`The book of ${game.id} wants a table “${name}”: its book/ has none of that name.`)
    const [head, ...rows] = table(language)
    return { is: 'table', caption, ids, head: [...head], rows: rows.map(cells => ({ cells: [...cells], ids: [] })) }
  }
  const example = game.book?.examples[name]
  if (!example) throw new Error(`The book of ${game.id} wants an example “${name}”: its book/ has none of that name.`)
  return { is: 'example', caption, ids, picture: diagramOf(game, language, name, example) }
}

/** What an example shows, as data that the page draws: the game's own scene, cut out. */
function diagramOf(game: AnyGame, language: Language, name: string, example: BookExample): Diagram {
  const stage = staged(game, name, example)
  const { view } = stage.match.seen(example.seat)
  const { boards } = game.scene(view, game.text[language])
  const frame = new Set(example.frame)
  const targets = targetsOf(stage, example.seat)
  const board = boardOf(boards, frame.size > 0 ? frame : new Set(targets)) ?? (frame.size > 0 ? undefined : boards[0])
  if (!board) throw new Error(`The example “${name}” of ${game.id} shows nothing that a board has: frame some places.`)
  const cut = cutOut(board, frame)
  const outlines = [...new Set(cut.places.map(({ outline }) => outline))]
  return {
    box: boxOf(board, frame),
    outlines: outlines.map(outline => outline.map(round)),
    places: cut.places.map(({ id, x, y, outline, terrain, level = 0, label }) => {
      return { id, x: round(x), y: round(y), shape: outlines.indexOf(outline), terrain, level, label }
    }),
    sides: cut.sides.map(({ id, x1, y1, x2, y2, kind }) => {
      return { id, x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), kind }
    }),
    counters: cut.counters,
    marks: cut.marks,
    tones: seatsShown(game, language, view, example.players, [], []).map(({ tone }) => tone),
    targets,
    rings: [...(example.rings ?? [])],
  }
}

/** The board that has something of what is to be seen; the first of several. */
function boardOf(boards: readonly BoardScene[], seen: ReadonlySet<string>): BoardScene | undefined {
  return boards.find(({ places, counters }) => [...places, ...counters].some(({ id }) => seen.has(id)))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** The framed places to their borders; the whole board without any: left, top, width, height in units of the board. */
function boxOf({ places }: BoardScene, frame: ReadonlySet<string>): Diagram['box'] {
  const shown = places.filter(({ id }) => frame.size === 0 || frame.has(id))
  const xs = shown.flatMap(({ x, outline }) => outline.filter((_, i) => i % 2 === 0).map(dx => x + dx))
  const ys = shown.flatMap(({ y, outline }) => outline.filter((_, i) => i % 2 === 1).map(dy => y + dy))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const margin = 0.15
  return [left - margin, top - margin, Math.max(...xs) - left + 2 * margin, Math.max(...ys) - top + 2 * margin].map(
    round,
  ) as Diagram['box']
}

/** What of a board lies in the frame or reaches into it. */
function cutOut(
  board: BoardScene,
  frame: ReadonlySet<string>,
): Pick<BoardScene, 'places' | 'sides' | 'counters' | 'marks'> {
  const [x, y, width, height] = boxOf(board, frame)
  const isNear = (px: number, py: number) =>
    px > x - AROUND && px < x + width + AROUND && py > y - AROUND && py < y + height + AROUND
  const places = board.places.filter(place => isNear(place.x, place.y))
  const near = new Set(places.map(({ id }) => id))
  return {
    places,
    sides: board.sides.filter(({ x1, y1, x2, y2 }) => isNear((x1 + x2) / 2, (y1 + y2) / 2)),
    counters: board.counters.filter(({ at }) => near.has(at)),
    marks: board.marks,
  }
}
