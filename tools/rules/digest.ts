/**
 * Reads the rule digests in docs/rules: which rule ids they define, and what each says.
 * Knows no file system, so that the rule book in the web client can use it as well.
 *
 * A rule is defined where its id stands in bold (`- **TI-7.4a** text`, `**DW-V.6 Advance:** text`, `### Wheel — **DW-V.11**`,
 * `**DW-IV.9 / XII.20 Base number**`) or alone in the first cell of a table row (`| TI-EX-01 | … |`). Ids in running text
 * are references. What else a digest's author uses is listed in `DigestSpec`.
 */

import type { DigestSpec } from '@hexarium/kernel'
import { cellsOf, headingPaths, outsideCode } from './markdown.ts'
import { definitions } from './marks.ts'

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
  /** What its ids begin with. */
  readonly prefix: string
  readonly rules: readonly Rule[]
  readonly rulings: readonly Ruling[]
  /** The rule with this id or alias. */
  find(id: string): Rule | undefined
  /** Is it a chapter or section, such as `TI-11` or `DR-2.5.3.1`, that has rules inside but is none itself? */
  isSection(id: string): boolean
}

/** Reads a game's digest from the texts of its files. */
export function parseDigest(game: string, how: DigestSpec, texts: Readonly<Record<string, string>>): Digest {
  const rules = new Map<string, Rule>()
  const groups = new Set<string>()
  const rulings: Ruling[] = []
  for (const file of how.files) {
    const lines = (texts[file] ?? '').split('\n')
    const headings = headingPaths(lines)
    for (const { ids, ...rest } of definitions(lines, how)) {
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
    prefix: how.prefix,
    rules: [...rules.values()],
    rulings,
    find: id => byName.get(id),
    isSection: id => !byName.has(id) && sections.has(id),
  }
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
  how: DigestSpec,
  where: { game: string; file: string },
): Ruling[] {
  return outsideCode(lines).flatMap(([text, line]) => {
    const cells = text.startsWith('|') ? cellsOf(text) : []
    if (!how.rulings?.test(cells[0] ?? '') || (how.nested && !headings[line].some(title => title.startsWith('D. '))))
      return []
    return [{ ...where, id: how.nested ? `D${cells[0]}` : cells[0], line: line + 1, text: cells.slice(1).join(' | ') }]
  })
}

function join(one: string, other: string): string {
  return [one, other].filter(Boolean).join('\n\n')
}
