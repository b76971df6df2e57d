/**
 * Reads a chapter of a rule book: the Markdown of `games/<game>/book`. Knows no file system.
 *
 * A chapter begins with its title (`# Moving`). Below it stand headings (`##`, `###`), paragraphs, lists, quotes (`>`, for
 * examples told in words), tables, and pictures that are made when the book is built: `![caption](example:name)` and
 * `![caption](table:name)`. What says a rule ends with its ids in braces: `{TI-7.1a TI-7.1b}`; in a row of a table they
 * end the last cell. What is printed **bold** there is a term, and goes into the index.
 */

export type Block =
  | { readonly is: 'heading'; readonly depth: 2 | 3; readonly text: string; readonly anchor: string }
  | ({ readonly is: 'text' | 'quote' } & Line)
  | { readonly is: 'list'; readonly isOrdered: boolean; readonly items: readonly Line[] }
  | { readonly is: 'table'; readonly head: readonly string[]; readonly rows: readonly Row[] }
  | ({ readonly is: 'made'; readonly kind: 'example' | 'table'; readonly name: string; readonly caption: string } & Ids)

interface Ids {
  /** The rules it says. */
  readonly ids: readonly string[]
}
export interface Line extends Ids {
  /** With its marks: bold, italics, ids as references. */
  readonly text: string
}
export interface Row extends Ids {
  readonly cells: readonly string[]
}

export interface Chapter {
  /** The file without its ending: `03-moving`. */
  readonly name: string
  readonly title: string
  readonly blocks: readonly Block[]
}

const IDS = / ?\{([A-Z][\w.-]*(?: [A-Z][\w.-]*)*)\}$/
const MADE = /^!\[([^\]]*)\]\((example|table):([\w-]+)\)$/
const ITEM = /^(?:[-*]|(\d+)\.) /

/** A chapter from the text of its file. */
export function readChapter(name: string, text: string): Chapter {
  const [first = '', ...rest] = text.trim().split('\n')
  const title = /^# (.+)$/.exec(first)?.[1]
  if (title === undefined) throw new Error(`${name}: a chapter begins with its title, “# Moving”.`)
  return { name, title, blocks: paragraphs(rest).map(lines => blockOf(name, lines)) }
}

/** The lines between empty ones; a heading is a paragraph of its own. */
function paragraphs(lines: readonly string[]): string[][] {
  const found: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') found.push([])
    else if (/^#+ /.test(line)) found.push([line], [])
    else found.at(-1)!.push(line)
  }
  return found.filter(({ length }) => length > 0)
}

function blockOf(name: string, lines: readonly string[]): Block {
  const [first] = lines
  const heading = /^(#+) (.+)$/.exec(first)
  if (heading) {
    const depth = heading[1].length
    if (depth !== 2 && depth !== 3) throw new Error(`${name}: “${first}” should be a heading of depth 2 or 3.`)
    return { is: 'heading', depth, text: heading[2], anchor: anchorOf(heading[2]) }
  }
  if (first.startsWith('|')) return tableOf(name, lines)
  if (first.startsWith('> ')) return { is: 'quote', ...lineOf(lines.map(line => line.replace(/^> ?/, '')).join(' ')) }
  if (ITEM.test(first)) return listOf(lines)
  return paragraphOf(lines.map(line => line.trim()).join(' '))
}

function paragraphOf(whole: string): Block {
  const { text, ids } = lineOf(whole)
  const made = MADE.exec(text)
  if (!made) return { is: 'text', text, ids }
  const [, caption, kind, name] = made
  return { is: 'made', kind: kind as 'example' | 'table', name, caption, ids }
}

function lineOf(whole: string): Line {
  const ids = IDS.exec(whole)?.[1].split(' ') ?? []
  return { text: whole.replace(IDS, ''), ids }
}

function listOf(lines: readonly string[]): Block {
  const items: string[] = []
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, '').trim())
    else items.push(`${items.pop()} ${line.trim()}`)
  }
  return { is: 'list', isOrdered: /^\d/.test(lines[0]), items: items.map(lineOf) }
}

function tableOf(name: string, lines: readonly string[]): Block {
  const rows = lines.map(line =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map(cell => cell.trim()),
  )
  const [head, rule, ...body] = rows
  if (!rule?.every(cell => /^:?-+:?$/.test(cell))) throw new Error(`${name}: “${lines[0]}” wants “|---|” below it.`)
  const wrong = body.find(cells => cells.length !== head.length)
  if (wrong) throw new Error(`${name}: the row “${wrong.join(' | ')}” has ${wrong.length} cells, not ${head.length}.`)
  return {
    is: 'table',
    head,
    rows: body.map(cells => {
      const { text, ids } = lineOf(cells.at(-1)!)
      return { cells: [...cells.slice(0, -1), text], ids }
    }),
  }
}

/** `Over the border` → `over-the-border`; letters with accents stay. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** What of a block says rules: a paragraph, an item, a row, a picture. */
export function saying(block: Block): readonly (Ids & { readonly text: string })[] {
  switch (block.is) {
    case 'heading':
      return []
    case 'list':
      return block.items
    case 'table':
      return block.rows.map(({ cells, ids }) => ({ ids, text: cells.join(' ') }))
    case 'made':
      return [{ ids: block.ids, text: block.caption }]
    default:
      return [block]
  }
}

/** The terms a text explains: what it prints bold. */
export function termsIn(text: string): string[] {
  return [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(found => found[1].replace(/[.:]$/, ''))
}
