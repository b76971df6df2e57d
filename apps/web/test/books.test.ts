import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { bookFiles } from '../build/book.ts'
import { type BookChapter, type BookContents, idInBook, quoted } from '../src/rules/book.ts'
import { violations } from './axe.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'

/** A game's book as the page fetches it. */
async function bookOf(game: string, language: string) {
  const { files } = bookFiles(await wholeGame(registry[game]))
  const read = (name: string) => JSON.parse(files.find(([file]) => file === name)![1])
  const contents: BookContents = read(`book-${game}-${language}`)
  return { contents, chapter: (at: number): BookChapter => read(`book-${game}-${language}-${at}`) }
}

describe('a rule book', () => {
  test.each(Object.keys(registry))('quotes every rule the game can name, in every language: %s', async game => {
    const { events, decisions, book } = await wholeGame(registry[game])
    const named = [
      ...Object.values(events).map(({ rule }) => rule),
      ...[...decisions.values()].map(({ spec }) => spec.rule),
    ]
    const cited = named.flat().filter(rule => !book?.builders?.test(rule))
    expect(cited.length).toBeGreaterThan(10)
    for (const language of ['en', 'de', 'fr']) {
      const { contents, chapter } = await bookOf(game, language)
      const chapters = contents.chapters.map((_, at) => chapter(at))
      for (const rule of [...new Set([...cited, ...Object.keys(contents.places)])]) {
        const id = idInBook(contents, rule)
        expect(id, `${language} ${rule}`).toBeDefined()
        expect(quoted(chapters[contents.places[id!]], id!).blocks.length, `${language} ${rule}`).toBeGreaterThan(0)
      }
    }
  })

  test('finds a rule by its id, a column by its row, a section by the first rule in it', async () => {
    const { contents } = await bookOf('titan', 'en')
    expect(idInBook(contents, 'TI-7.1a')).toBe('TI-7.1a')
    expect(idInBook(contents, 'TI-H4s')).toBe('TI-H4')
    expect(idInBook(contents, 'TI-9.3')).toBe('TI-9.3a')
    expect(idInBook(contents, 'A36')).toBe('A36')
    expect(idInBook(contents, 'TI-99')).toBeUndefined()
  })

  test('quotes the row of a table under its head, and a list with the sentence before it', async () => {
    const { contents, chapter } = await bookOf('titan', 'en')
    const row = quoted(chapter(contents.places['TI-H5']), 'TI-H5')
    expect(row.blocks).toMatchObject([{ is: 'table', rows: [{ ids: ['TI-H5'] }] }])
    const list = quoted(chapter(contents.places['TI-K3']), 'TI-K3')
    expect(list.blocks.map(({ is }) => is)).toEqual(['text', 'list'])
    expect(list.headings).toEqual(['What one knows'])
  })
})

describe('a picture', () => {
  test('shows the board on which the example happens, and on it all that is ringed', async () => {
    const { contents, chapter } = await bookOf('titan', 'en')
    const pictures = contents.chapters.flatMap((_, at) =>
      chapter(at).blocks.flatMap(block => (block.is === 'example' ? [block] : [])),
    )
    expect(pictures.length).toBeGreaterThanOrEqual(14)
    for (const { caption, picture } of pictures) {
      const drawn = new Set([...picture.places, ...picture.counters].map(({ id }) => id))
      expect(picture.counters.length, caption).toBeGreaterThan(0)
      expect(
        picture.rings.filter(id => !drawn.has(id)),
        caption,
      ).toEqual([])
      const isBattle = picture.targets.some(id => /^(hex|fighter|strike|rangestrike):/.test(id))
      if (isBattle)
        expect(
          picture.places.some(({ id }) => id.startsWith('hex:')),
          caption,
        ).toBe(true)
    }
  })
})

describe.skipIf(!executable)('a reader', () => {
  const house = houseForTests()

  test('finds a rule by address, search and index, in his language, with its picture', async () => {
    const { page, faults } = await visit(house, 'rules/titan/TI-7.1a', { locale: 'de-DE' })
    await expect.poll(() => page.locator('.says.chosen').textContent()).toContain('so viele Länder weit')
    expect(await page.locator('figure svg[role=img]').count()).toBe(1)
    await page.getByRole('searchbox').fill('freischuss')
    await page.locator('.found a').first().click()
    await expect.poll(() => page.locator('.says.chosen').textContent()).toContain('Freischuss')
    await page.getByRole('link', { name: 'Stichwortverzeichnis' }).click()
    await page.getByRole('link', { name: 'Übertrag', exact: true }).press('Enter')
    await expect.poll(() => page.locator('.says.chosen').textContent()).toContain('TI-13.4a')
    expect(await violations(page), 'a chapter').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${house.url}#/rules/titan/10-hazards`)
    await page.getByRole('heading', { name: 'Hindernisse' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await violations(page), 'a chapter on a phone in the dark').toEqual([])
    expect(faults).toEqual([])
  })

  test('is quoted the book at the table in his language; what a book is built from stands apart, and says so', async () => {
    const { page, faults } = await visit(house, 'play/skirmish?bot=random', { locale: 'fr-FR' })
    await settled(page)
    const box = (await page.locator('[data-counter="unit:8"]').boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect.poll(() => page.locator('.notice p[lang=fr]').count()).toBe(1)
    await page.locator('.rule-chip').first().click()
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('Les deux camps donnent un ordre')
    await page.goto(`${house.url}#/rules/skirmish/builders`)
    await page.locator('.rule-entry').first().waitFor()
    expect(faults).toEqual([])
  })
})
