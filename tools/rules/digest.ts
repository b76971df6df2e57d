/**
 * Reads the rule digests in docs/rules: which rule ids they define, and what each says.
 * Knows no file system, so that the rule book in the web client can use it as well.
 *
 * A rule is defined where its id stands in bold (`- **TI-7.4a** text`, `**DW-V.6 Advance:** text`, `### Wheel — **DW-V.11**`,
 * `**DW-IV.9 / XII.20 Base number**`) or alone in the first cell of a table row (`| TI-EX-01 | … |`). Ids in running text
 * are references. What else a digest's author uses is listed in `Conventions`.
 */

export interface Rule {
  readonly id: string
  readonly game: string
  /** The group it is counted in: `TI-7`, `DR-2.5`, `WC-X-HER`, `DW-XII`. */
  readonly chapter: string
  /** Other names of the same rule: `TI-H4s` for the strike column of row `TI-H4`. */
  readonly aliases: readonly string[]
  readonly file: string
  readonly line: number
  /** The headings above it, outermost first. */
  readonly headings: readonly string[]
  /** `Wheel` in `**DW-V.11 Wheel.**`; empty for most. */
  readonly title: string
  /** What it says, as Markdown; cells of a table row are joined by ` | `. */
  readonly text: string
}

/** A decision on a gap or contradiction. Rules refer to it; nothing has to prove it by itself. */
export interface Ruling {
  readonly id: string
  readonly game: string
  readonly file: string
  readonly line: number
  readonly text: string
}

export interface Digest {
  readonly game: string
  readonly rules: readonly Rule[]
  readonly rulings: readonly Ruling[]
  /** The rule with this id or alias. */
  find(id: string): Rule | undefined
  /** Is it a chapter or section, such as `TI-11` or `DR-2.5.3.1`, that has rules inside but is none itself? */
  isSection(id: string): boolean
}

/** How one game's digest is written. */
interface Conventions {
  readonly prefix: string
  readonly files: readonly string[]
  readonly chapter: RegExp
  /** First cells of table rows that are rulings. */
  readonly rulings?: RegExp
  /** `- a. text` and `- .1 text` below `### DR-2.5.4 Towers` are DR-2.5.4a and DR-2.5.4.1. */
  readonly nested?: true
}

/** Game folder ↔ digest: the one place that knows. */
export const DIGESTS: Readonly<Record<string, Conventions>> = {
  skirmish: { prefix: 'SK', files: ['skirmish.md'], chapter: /^SK-(\d+|[A-Z]+)/ },
  titan: { prefix: 'TI', files: ['titan.md'], chapter: /^TI-(\d+|[A-Z]+)/, rulings: /^[AD]\d+$/ },
  'dragon-rage': {
    prefix: 'DR',
    files: ['dragon-rage.md'],
    chapter: /^DR-(2\.\d+|\d+)/,
    rulings: /^\d+$/,
    nested: true,
  },
  warcraft: { prefix: 'WC', files: ['warcraft.md'], chapter: /^WC-[BX]-\w{3}/ },
  demonworld: {
    prefix: 'DW',
    files: ['demonworld-1-intro-standard.md', 'demonworld-2-expert-extra.md'],
    chapter: /^DW-(EX2|EX|IMP|T|[IVXL]+)/,
    rulings: /^(AMB2?|OCR)-\d+$/,
  },
}

const PREFIXES = Object.values(DIGESTS).map(each => each.prefix)
const ID = `(?:${PREFIXES.join('|')})-[0-9A-Z][0-9A-Za-z]*(?:[.-][0-9A-Za-z]+)*`

/** Every id-like word of a text, with its place. */
export function mentions(text: string): { id: string; at: number }[] {
  return [...text.matchAll(new RegExp(`(?<![\\w-])${ID}`, 'g'))].map(found => ({ id: found[0], at: found.index }))
}

/** The ids a test's name starts with: `TI-7.4a TI-7.4b a block …` proves two. */
export function leadingIds(title: string): string[] {
  const start = new RegExp(`^\\s*(?:(?:[,;:/&+]|and\\b)\\s*)*(${ID})(?![\\w-])`)
  const ids: string[] = []
  for (let found = start.exec(title); found; found = start.exec(title)) {
    ids.push(found[1])
    title = title.slice(found[0].length)
  }
  return ids
}

/** Reads a game's digest from the texts of its files. */
export function parseDigest(game: string, texts: Readonly<Record<string, string>>): Digest {
  const how = DIGESTS[game]
  const rules = new Map<string, Rule>()
  const groups = new Set<string>()
  const rulings: Ruling[] = []
  for (const file of how.files) {
    const lines = (texts[file] ?? '').split('\n')
    const headings = headingPaths(lines)
    const marks = how.nested ? [...marksOf(lines, how), ...nestedMarks(lines)] : marksOf(lines, how)
    for (const { ids, ...rest } of definitions(lines, marks)) {
      for (const id of ids) {
        const rule = {
          ...rest,
          id,
          game,
          file,
          chapter: how.chapter.exec(id)?.[0] ?? how.prefix,
          headings: headings[rest.line - 1],
        }
        const earlier = rules.get(id)
        rules.set(id, earlier ? { ...earlier, text: join(earlier.text, rule.text) } : rule)
      }
    }
    rulings.push(...rulingsOf(lines, headings, how, { game, file }))
  }
  for (const rule of rules.values()) {
    if (isOnlyTitle(rule) && hasChildren(rule.id, rules.keys())) groups.add(rule.id)
  }
  for (const id of groups) rules.delete(id)

  const byName = new Map([...rules.values()].flatMap(rule => [rule.id, ...rule.aliases].map(name => [name, rule])))
  const sections = new Set([...rules.keys()].flatMap(enclosing).concat(...groups))
  return {
    game,
    rules: [...rules.values()],
    rulings,
    find: id => byName.get(id),
    isSection: id => !byName.has(id) && sections.has(id),
  }
}

// ---- where definitions begin ----

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

function marksOf(lines: readonly string[], how: Conventions): Mark[] {
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
function rowMarks(text: string, line: number, lines: readonly string[], how: Conventions): Mark[] {
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

function definitions(lines: readonly string[], unordered: readonly Mark[]) {
  const marks = withoutDoubles(unordered)
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

/** A heading or bold title that only gathers the clauses below it. */
function isOnlyTitle(rule: Rule): boolean {
  return rule.text === '' || /^\([^)]*\)$/.test(rule.text) || /^[^.]*:$/.test(rule.text)
}

function hasChildren(id: string, all: Iterable<string>): boolean {
  for (const other of all) if (other.startsWith(id) && /^(\.|[a-z])/.test(other.slice(id.length))) return true
  return false
}

/** The sections an id lies in: TI-7.4a → TI-7.4, TI-7. */
function enclosing(id: string): string[] {
  const outer = /\d[a-z]$/.test(id)
    ? id.slice(0, -1)
    : /[A-Z]\d+$/.test(id)
      ? id.replace(/\d+$/, '')
      : id.replace(/[.-]\w+$/, '')
  return outer.includes('-') ? [outer, ...enclosing(outer)] : []
}

function rulingsOf(
  lines: readonly string[],
  headings: readonly string[][],
  how: Conventions,
  where: { game: string; file: string },
): Ruling[] {
  return outsideCode(lines).flatMap(([text, line]) => {
    const cells = text.startsWith('|') ? cellsOf(text) : []
    if (!how.rulings?.test(cells[0] ?? '') || (how.nested && !headings[line].some(title => title.startsWith('D. '))))
      return []
    return [{ ...where, id: how.nested ? `D${cells[0]}` : cells[0], line: line + 1, text: cells.slice(1).join(' | ') }]
  })
}

// ---- Markdown ----

/** Lines outside fenced code, with their index. */
function outsideCode(lines: readonly string[]): [string, number][] {
  let code = false
  return lines.flatMap((text, line): [string, number][] => {
    if (text.startsWith('```')) code = !code
    return code ? [] : [[text, line]]
  })
}

/** For each line the titles of the headings above it, outermost first. */
function headingPaths(lines: readonly string[]): string[][] {
  let path: { depth: number; title: string }[] = []
  const paths = lines.map((): string[] => [])
  for (const [text, line] of outsideCode(lines)) {
    const heading = /^(#+) (.*)$/.exec(text)
    if (heading)
      path = [...path.filter(one => one.depth < heading[1].length), { depth: heading[1].length, title: heading[2] }]
    paths[line] = path.map(one => one.title)
  }
  return paths
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim())
}

function tableTop(lines: readonly string[], line: number): number {
  while (lines[line - 1]?.startsWith('|')) line--
  return line
}

function join(one: string, other: string): string {
  return [one, other].filter(Boolean).join('\n\n')
}
