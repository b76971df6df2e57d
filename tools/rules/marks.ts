/** Where in a digest rules are defined, and how far their text reaches. */

import type { DigestSpec } from '@hexarium/kernel'
import { ID } from './ids.ts'
import { cellsOf, outsideCode, tableTop } from './markdown.ts'

/** Where a definition begins. Its text runs from `end` to the next mark or the next break. */
interface Mark {
  readonly line: number
  readonly start: number
  readonly end: number
  readonly ids: readonly string[]
  readonly aliases: readonly string[]
  readonly title: string
  /** A row or a table's cell or a bracket is complete in itself; this is its text. */
  readonly whole?: string
}

function marksOf(lines: readonly string[], how: DigestSpec): Mark[] {
  return outsideCode(lines).flatMap(([text, line]) => [...boldMarks(text, line), ...rowMarks(text, line, lines, how)])
}

const BOLD = new RegExp(`\\*\\*(${ID})((?: / [0-9IVXL][0-9A-Za-z.]*)*)([^*]*)\\*\\*`, 'g')

/** `**DW-IV.9 / XII.20 Base number**`: the ids and the title of a bold definition. */
function boldMarks(text: string, line: number): Mark[] {
  return [...text.matchAll(BOLD)].map(found => {
    const [bold, first, others, rest] = found
    const prefix = first.slice(0, first.indexOf('-') + 1)
    const before = text.slice(0, found.index)
    const end = found.index + bold.length
    const heading = /^#+ (?:[\d.]+ )?(.*?) — $/.exec(before)
    const mark = {
      line,
      start: /^\s*(- )?(\w\. )?$/.test(before) || heading ? 0 : found.index,
      end: heading ? text.length : end,
      ids: [
        first,
        ...others
          .split(' / ')
          .slice(1)
          .map(other => prefix + other),
      ],
      aliases: [],
      title:
        heading?.[1] ??
        rest
          .replace(/\[\w+\]/g, '')
          .trim()
          .replace(/\s*[.:]$/, ''),
    }
    if (text.startsWith('|')) return { ...mark, whole: text.slice(end).split(/ \|/)[0].trim() }
    if (before.endsWith('(')) return { ...mark, whole: before.slice(0, -1).trim() } // a sentence with its id behind it
    return mark
  })
}

/** `| TI-EX-01 | … |`; in Dragon Rage also an id in a column of that name and `| E1 (3.1.2) | … |` for DR-3.1.2. */
function rowMarks(text: string, line: number, lines: readonly string[], how: DigestSpec): Mark[] {
  if (!text.startsWith('|')) return []
  const cells = cellsOf(text)
  const scenario = how.nested && /^([A-Z]\d) \(([\d.]+)\)$/.exec(cells[0])
  if (scenario) return [row(`${how.prefix}-${scenario[2]}`, cells.slice(1), [`${how.prefix}-${scenario[1]}`])]
  const column = how.nested ? cellsOf(lines[tableTop(lines, line)]).indexOf('id') : 0
  const id = new RegExp(`^${ID}$`).test(cells[column] ?? '') ? cells[column] : undefined
  if (!id) return []
  const byColumn = /^TI-H\d+$/.test(id) ? ['m', 's', 'r'].map(letter => id + letter) : []
  return [row(id, cells.toSpliced(column, 1), byColumn)]

  function row(name: string, rest: string[], aliases: string[]): Mark {
    return { line, start: 0, end: text.length, ids: [name], aliases, title: '', whole: rest.join(' | ') }
  }
}

/** Dragon Rage numbers clauses below a heading or a bold line: `- a.`, `- .1`, `- **.1 Walk.**`, and `a. … b. …` in a paragraph. */
function nestedMarks(lines: readonly string[]): Mark[] {
  const marks: Mark[] = []
  let holder: string | undefined // whose clauses stand at the margin
  let item: string | undefined // whose clauses are indented
  for (const [text, line] of outsideCode(lines)) {
    const heading = new RegExp(`^#+ (?:(${ID}) )?(.*)$`).exec(text)
    const bold = new RegExp(`^(- )?\\*\\*(${ID})`).exec(text)
    const clause = /^(\s*)- (?:([a-z])\. |(\.\d+) |\*\*(\.\d+)([^*]*)\*\*)/.exec(text)
    if (heading) {
      holder = heading[1]
      if (holder) marks.push(mark(line, 0, text.length, holder, heading[2]))
    } else if (bold?.[1]) item = bold[2]
    else if (bold) {
      holder = bold[2]
      if (text.includes('** a. ')) marks.push(...inlineClauses(lines, line, bold[2]))
    } else if (clause) {
      const [all, indent, letter, number, boldNumber, title = ''] = clause
      const owner = indent ? item : holder
      const named = new RegExp(`^\\*\\*(${ID})\\*\\*`).exec(text.slice(all.length)) // `- e. **DR-2.7.1.3** …`
      const name = owner && owner + (letter ?? number ?? boldNumber)
      if (name && named) marks.push({ ...mark(line, 0, all.length + named[0].length, named[1], ''), aliases: [name] })
      else if (name) marks.push(mark(line, 0, all.length, name, title))
    }
  }
  return marks

  function mark(line: number, start: number, end: number, id: string, title: string): Mark {
    return { line, start, end, ids: [id], aliases: [], title: title.trim().replace(/[.:]$/, '') }
  }

  function inlineClauses(all: readonly string[], first: number, id: string): Mark[] {
    const found: Mark[] = []
    for (let line = first; all[line]?.trim(); line++) {
      for (let from = 0; ; ) {
        const letter = String.fromCharCode(97 + found.length)
        const at = new RegExp(`(?<=^|\\s)${letter}\\. `, 'g')
        at.lastIndex = from
        const hit = at.exec(all[line])
        if (!hit) break
        from = hit.index + hit[0].length
        found.push(mark(line, hit.index, from, id + letter, ''))
      }
    }
    return found
  }
}

// ---- from marks to texts ----

/** The definitions of a digest, each with its text. */
export function definitions(lines: readonly string[], how: DigestSpec) {
  const marks = withoutDoubles([...marksOf(lines, how), ...(how.nested ? nestedMarks(lines) : [])])
  const tops = new Set(marks.filter(mark => lines[mark.line].startsWith('|')).map(mark => tableTop(lines, mark.line)))
  return marks.map((mark, index) => ({
    ids: mark.ids,
    aliases: mark.aliases,
    line: mark.line + 1,
    title: mark.title,
    text: mark.whole ?? textAfter(lines, mark, marks[index + 1], tops),
  }))
}

/** Marks in order of place; of two at one place the one that knows an alias stays. */
function withoutDoubles(marks: readonly Mark[]): Mark[] {
  const best = new Map<string, Mark>()
  for (const mark of marks) {
    const key = `${mark.line} ${mark.ids[0]}`
    if (!best.has(key) || mark.aliases.length) best.set(key, mark)
  }
  return [...best.values()].sort((a, b) => a.line - b.line || a.start - b.start)
}

/** What stands between a mark and the next one, a heading, a rule across the page, a bold subheading or a table of rules. */
function textAfter(lines: readonly string[], mark: Mark, next: Mark | undefined, tops: ReadonlySet<number>): string {
  const text: string[] = []
  for (let line = mark.line; line < lines.length; line++) {
    const from = line === mark.line ? mark.end : 0
    if (from === 0 && (/^(#|---|\*\*(?![A-Z]{2}-))/.test(lines[line]) || tops.has(line))) break
    if (next?.line === line) {
      text.push(lines[line].slice(from, Math.max(from, next.start)))
      break
    }
    if (from === 0 && next?.line === line + 1 && isSubheading(lines[line], lines[line - 1])) break
    text.push(lines[line].slice(from))
  }
  return text.join('\n').replace(/^[,:]/, '').trim()
}

/** `Movement and battle` on a line of its own above a list. */
function isSubheading(line: string, before: string): boolean {
  return before.trim() === '' && /^[A-Z][^.:|]*$/.test(line)
}
