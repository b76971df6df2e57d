import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, wholeGame } from '@hexarium/kernel'
import { languageFault } from '@hexarium/laws/language'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { readChapter, saying, termsIn } from '../book/blocks.ts'
import { faultsIn, idsOf, idsOwed, readBooks, termsOf } from '../book/book.ts'
import { brokenClaims, staged } from '../book/examples.ts'
import { readDigests } from '../rules/evidence.ts'

const house = join(import.meta.dirname, '..', '..')
const written = Object.keys(registry).filter(game => existsSync(join(house, 'games', game, 'book')))

/** What the digests hold for builders and no player wants to read: brackets of sources, code, files, what ids are made of. */
const LEFTOVERS = /\[[RFT]\b[^\]]*\]|`|\b[\w-]+\.(?:json|ts|md)\b|\bseat \d|≥|⌊|→|\bTODO\b/g

/** What a line of a book says, without ids, places of pictures and signs of stress. */
const sentencesIn = (line: string): string[] =>
  line
    .replaceAll(/\{[^}]*\}|\]\((?:example|table):[^)]*\)|[*`_]/g, '')
    .split(/\s*\|\s*|(?<=[.!?])\s+/)
    .map(part => part.trim())

describe.each(written)('the rule book of %s', name => {
  const books = readBooks(house, name)

  test('is written in every language', () => {
    expect(books.map(({ language }) => language)).toEqual([...LANGUAGES])
  })

  test('says every rule of the digest and every ruling exactly once in each language, and nothing unknown', async () => {
    const game = await wholeGame(registry[name])
    const [digest] = readDigests(house, { [name]: game.digest! })
    const owed = idsOwed(digest, game.book!)
    expect(owed.length).toBeGreaterThan(20)
    expect(books.flatMap(book => faultsIn(book, owed))).toEqual([])
  })

  test('has the same chapters, rules, tables and pictures in the same order in each language', () => {
    const shape = books.map(book =>
      book.chapters.map(({ name, blocks }) => ({
        name,
        blocks: blocks.map(block => [
          block.is === 'made' ? `${block.kind}:${block.name}` : block.is,
          ...saying(block).map(({ ids }) => ids.join(' ')),
        ]),
      })),
    )
    for (const other of shape.slice(1)) expect(other).toEqual(shape[0])
  })

  test('refers to no rule it does not have', () => {
    for (const book of books) {
      const known = new Set(idsOf(book).map(({ id }) => id))
      const named = book.chapters.flatMap(({ blocks }) =>
        blocks.flatMap(saying).flatMap(({ text }) => text.match(/\b[A-Z]{2}-[0-9A-Z][0-9A-Za-z.-]*[0-9A-Za-z]/g) ?? []),
      )
      expect(
        named.filter(id => !known.has(id)),
        book.language,
      ).toEqual([])
    }
  })

  test('reads as its language does: numbers, elisions, spaces, nothing English in German and French', () => {
    for (const { language } of books)
      for (const file of globSync(`games/${name}/book/${language}/*.md`, { cwd: house }))
        for (const line of readFileSync(join(house, file), 'utf8').split('\n'))
          for (const sentence of sentencesIn(line)) expect(languageFault(sentence, language), file).toBeUndefined()
  })

  test('holds nothing that only builders want', () => {
    for (const file of globSync(`games/${name}/book/*/*.md`, { cwd: house }))
      expect(readFileSync(join(house, file), 'utf8').match(LEFTOVERS) ?? [], file).toEqual([])
  })

  test('shows every example it has, and has every table it shows', async () => {
    const { examples, tables = {} } = (await wholeGame(registry[name])).book!
    for (const book of books) {
      const made = book.chapters.flatMap(({ blocks }) => blocks.filter(block => block.is === 'made'))
      const named = (kind: string) => made.filter(block => block.kind === kind).map(block => block.name)
      expect(named('example').toSorted(), book.language).toEqual(Object.keys(examples).toSorted())
      expect(named('table').toSorted(), book.language).toEqual(Object.keys(tables).toSorted())
    }
  })

  test('shows in every example what it claims, in a legal position', async () => {
    const game = await wholeGame(registry[name])
    for (const [called, example] of Object.entries(game.book!.examples)) {
      const { asks, offers, refuses, tells, leadsTo } = example.shows
      expect(asks ?? offers ?? refuses ?? tells ?? leadsTo, `${called} claims something`).toBeDefined()
      expect(brokenClaims(staged(game, called, example), example), called).toEqual([])
    }
  })

  test('has an index of terms, each leading to a rule', () => {
    for (const book of books) {
      const known = new Set(idsOf(book).map(({ id }) => id))
      const terms = termsOf(book)
      expect(terms.length, book.language).toBeGreaterThan(8)
      expect(terms.filter(({ id }) => !known.has(id))).toEqual([])
    }
  })
})

describe('a chapter', () => {
  test('is a title, and below it what says rules by their ids', () => {
    const { title, blocks } = readChapter(
      '03-x',
      '# Moving\n\n## First\nA **legion** moves. {TI-1 TI-2}\n\n- one {TI-3}\n- two\n  more',
    )
    expect(title).toBe('Moving')
    expect(blocks).toEqual([
      { is: 'heading', depth: 2, text: 'First', anchor: 'first' },
      { is: 'text', text: 'A **legion** moves.', ids: ['TI-1', 'TI-2'] },
      {
        is: 'list',
        isOrdered: false,
        items: [
          { text: 'one', ids: ['TI-3'] },
          { text: 'two more', ids: [] },
        ],
      },
    ])
    expect(termsIn('A **legion** and **its marker**:')).toEqual(['legion', 'its marker'])
  })

  test('sets tables, quotes and what is made when the book is built', () => {
    const { blocks } = readChapter(
      'x',
      '# X\n\n| a | b |\n|---|---|\n| 1 | 2 {TI-H1} |\n\n> told\n> on\n\n![See](example:one) {TI-4}',
    )
    expect(blocks).toEqual([
      { is: 'table', head: ['a', 'b'], rows: [{ cells: ['1', '2'], ids: ['TI-H1'] }] },
      { is: 'quote', text: 'told on', ids: [] },
      { is: 'made', kind: 'example', name: 'one', caption: 'See', ids: ['TI-4'] },
    ])
  })

  test('that is not written as chapters are says where and what is wanted', () => {
    expect(() => readChapter('01-x', 'no title')).toThrow('01-x: a chapter begins with its title')
    expect(() => readChapter('01-x', '# X\n\n| a | b |\n| 1 | 2 |')).toThrow('wants “|---|” below it')
    expect(() => readChapter('01-x', '# X\n\n| a | b |\n|---|---|\n| 1 |')).toThrow('has 1 cells, not 2')
  })

  test('whose ids are wrong is found out: left out, said twice, unknown', () => {
    const chapters = [readChapter('01-x', '# X\n\nOne. {TI-1}\n\nAgain. {TI-1}\n\nWhat? {TI-9}')]
    expect(faultsIn({ game: 'g', language: 'en', chapters }, ['TI-1', 'TI-2'])).toEqual([
      'games/g/book/en says nothing of TI-2.',
      'games/g/book/en says TI-1 more than once, in 01-x.md and 01-x.md.',
      'games/g/book/en/01-x.md names TI-9, which the digest does not define.',
    ])
  })
})
