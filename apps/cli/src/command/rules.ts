import type { Command } from '../arguments.ts'
import { loadGame } from '../games.ts'
import { Problem } from '../problem.ts'
import { type Chapter, openRulebook, plain, type Rule, unknownRule } from '../rulebook.ts'
import { print, style, width, wrap } from '../terminal.ts'

/** `hexarium rules`. */
export const command: Command = {
  summary: 'print a game’s rules: its chapters, a chapter, a rule by id, or those with some words',
  usage: '<game> [id, chapter or words…]',
  options: { all: { says: 'every rule of every chapter' } },
  words: { min: 1, max: 100 },
  details: `
Examples:
  hexarium rules skirmish              the chapters
  hexarium rules skirmish SK-5.2       one rule
  hexarium rules skirmish 5            the chapter whose title starts with “5.”
  hexarium rules skirmish woods sight  the rules with both words`,
  async run(args) {
    const [game, ...words] = args.words as [string, ...string[]]
    const book = openRulebook(await loadGame(game))
    const text = words.join(' ')
    if (args.has('all')) book.chapters.forEach(printChapter)
    else if (words.length === 0) {
      print(`The chapters of the rules of ${game}:`)
      for (const chapter of book.chapters)
        print(`${'  '.repeat(chapter.depth)}${plain(chapter.title)}${count(chapter)}`)
    } else if (/^[A-Z]{2}-\S+$/i.test(text)) {
      const rule = book.find(text)
      if (!rule) throw unknownRule(game, text, book)
      if (rule.id.toLowerCase() !== text.toLowerCase()) print(`${text} is part of ${rule.id}:\n`)
      printRule(rule)
    } else {
      const chapters = chaptersCalled(text, book.chapters)
      const found = chapters.length > 0 ? [] : book.search(words)
      if (chapters.length + found.length === 0) {
        throw new Problem(`No rule of ${game} holds “${text}”; hexarium rules ${game} lists the chapters.`)
      }
      chapters.forEach(printChapter)
      found.forEach(printRule)
    }
    return 0
  },
}

/** A chapter and all below it, by its number or its whole title. */
function chaptersCalled(text: string, all: readonly Chapter[]): Chapter[] {
  const wanted = text.toLowerCase().replace(/\.$/, '')
  const bare = (title: string) => title.toLowerCase().replace(/^[\w.-]+?\.? (?=\w)/, '')
  const first = all.findIndex(
    ({ title }) =>
      title.toLowerCase().split(/\.? /)[0] === wanted || bare(title) === wanted || title.toLowerCase() === wanted,
  )
  if (first < 0) return []
  const rest = all.slice(first + 1)
  const end = rest.findIndex(chapter => chapter.depth <= all[first].depth)
  return [all[first], ...(end < 0 ? rest : rest.slice(0, end))]
}

function count(chapter: Chapter): string {
  return chapter.rules.length === 0 ? '' : style.dim(`  ${chapter.rules.length}`)
}

function printChapter(chapter: Chapter): void {
  print(`${style.bold(plain(chapter.title))}\n`)
  chapter.rules.forEach(printRule)
  if (chapter.rules.length > 0) print()
}

function printRule(rule: Rule): void {
  const [first, ...rest] = plain(rule.text).split(/\n(?=\s*[-*|])|\n\n+/)
  print(wrap(`${rule.id}  ${oneLine(first)}`, width(), '    '))
  for (const part of rest.filter(part => part.trim() !== '')) {
    print(part.startsWith('|') ? `    ${part}` : wrap(`    ${oneLine(part)}`, width(), '      '))
  }
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
