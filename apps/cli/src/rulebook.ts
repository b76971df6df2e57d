import { readFileSync } from 'node:fs'
import { type AnyGame, nearest, withoutSources } from '@hexarium/kernel'
import { Problem } from './problem.ts'

const folder = new URL('../../../docs/rules/', import.meta.url)

/** A rule of a digest. */
export interface Rule {
  id: string
  /** Its words; Markdown. */
  text: string
}

/** A chapter or section of a digest: everything under one heading. */
export interface Chapter {
  title: string
  depth: number
  rules: Rule[]
}

/** A game's rules as people read them. */
export interface Rulebook {
  chapters: Chapter[]
  /** A rule by id; of a clause without an entry of its own the rule around it. */
  find(id: string): Rule | undefined
  /** The rules that hold all of these words. */
  search(words: readonly string[]): Rule[]
}

/** Opens a game's rules, where the game says they are written down. */
export function openRulebook({ digest }: Pick<AnyGame, 'digest'>): Rulebook {
  const files = digest?.files ?? []
  const chapters = files.flatMap(name => readChapters(readFileSync(new URL(name, folder), 'utf8')))
  const rules = chapters.flatMap(chapter => chapter.rules)
  const byId = new Map(rules.map(rule => [rule.id.toLowerCase(), rule]))
  return {
    chapters,
    find(id) {
      for (let part = id.toLowerCase(); part.includes('-'); part = part.replace(/([.-]?\d+|[.-]?[a-z]+)$/, '')) {
        const rule = byId.get(part)
        if (rule) return rule
      }
      return undefined
    },
    search(words) {
      const wanted = words.map(word => word.toLowerCase())
      return rules.filter(rule => wanted.every(word => `${rule.id} ${rule.text}`.toLowerCase().includes(word)))
    },
  }
}

/** What a rule says, on one line; empty if the digest has no such rule. */
export function ruleInWords(game: AnyGame, id: string): string {
  const text = openRulebook(game).find(id)?.text ?? ''
  return plain(text).replace(/\s+/g, ' ')
}

/** Markdown without its marks. */
export function plain(text: string): string {
  return text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(?<![\w*])\*([^*\n]+)\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
}

/** The sentence for an id nobody knows. */
export function unknownRule(game: string, id: string, book: Rulebook): Problem {
  const ids = book.chapters.flatMap(chapter => chapter.rules.map(rule => rule.id))
  return new Problem(`${game} has no rule “${id}”${nearest(id, ids)}; hexarium rules ${game} lists the chapters.`)
}

const ID = '[A-Z]{2}-[0-9A-Z][0-9A-Za-z]*(?:[.-][0-9A-Za-z]+)*'
const heading = new RegExp(`^(#+) (?:(${ID}) )?(.*)$`)
const boldId = new RegExp(`\\*\\*(${ID})[^*]*\\*\\*`)
const item = new RegExp(`^\\s*(?:[-*] )?(?:\\w\\. )?\\*\\*(${ID})([^*]*)\\*\\*(.*)$`)
const row = new RegExp(`^\\| (${ID}) \\|(.*)\\|$`)

/** Splits a digest at its headings, and each part at the ids that begin a paragraph, a list item or a table row. */
function readChapters(text: string): Chapter[] {
  const chapters: Chapter[] = []
  let rule: Rule | undefined
  const begin = (id: string, words: string): void => {
    rule = { id, text: words.trim() }
    chapters.at(-1)?.rules.push(rule)
  }
  for (const line of text.split('\n')) {
    const [, marks, headingId, title] = heading.exec(line) ?? []
    const [, id, name, rest] = item.exec(line) ?? []
    const cells = row.exec(line)
    if (marks !== undefined) {
      chapters.push({
        title: plain(withoutSources(headingId ? `${headingId} ${title}` : title)),
        depth: marks.length,
        rules: [],
      })
      rule = undefined
      const named = headingId ?? boldId.exec(title)?.[1]
      if (named) begin(named, title.replace(boldId, '').replace(/ — *$/, '.'))
    } else if (id !== undefined) begin(id, `${name.trim()} ${rest.trim()}`)
    else if (cells)
      begin(
        cells[1],
        cells[2]
          .split('|')
          .map(cell => cell.trim())
          .join(' | '),
      )
    else if (rule && /^(---|\*\*)/.test(line)) rule = undefined
    else if (rule) rule.text = `${rule.text}\n${line.replace(/^ {2}/, '')}`
  }
  for (const chapter of chapters) for (const one of chapter.rules) one.text = withoutSources(one.text).trim()
  return chapters
}
