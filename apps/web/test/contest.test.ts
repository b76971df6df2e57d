import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signUp } from './accounts.ts'
import { violations } from './axe.ts'
import { executable, visit } from './chromium.ts'
import { playOut, servedHouse } from './server.ts'

/** The points of somebody in the standings, as the page shows them. */
const pointsOf = (page: Page, name: string) =>
  page
    .locator('.contest-table:not(.cross) tr', { has: page.getByRole('link', { name, exact: true }) })
    .locator('td strong')

/** How far a page is wider than its window. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe.skipIf(!executable)('competitions', () => {
  const house = servedHouse()

  test('a tournament of four: made, entered, begun, played, set right, closed, and taken along', async () => {
    const names = ['ann', 'bob', 'cid', 'dan']
    const visitors = []
    for (const name of names) {
      const visitor = await visit(house, 'you', name === 'dan' ? { width: 390, height: 800 } : {})
      await signUp(visitor.page, name)
      visitors.push(visitor)
    }
    const pages = visitors.map(({ page }) => page)
    const [ann, bob, , dan] = pages
    await ann.getByRole('link', { name: 'Hexarium' }).click()
    await ann.getByRole('link', { name: 'In competitions' }).click()
    await ann.getByRole('link', { name: 'Organise a tournament' }).click()
    await ann.getByLabel(/^Game/).selectOption('skirmish')
    await ann.getByLabel(/^Form/).selectOption('roundRobin')
    await ann.getByRole('spinbutton', { name: /^Rounds/ }).fill('3')
    await ann.getByLabel(/^Name of the tournament/).fill('Autumn cup')
    expect(await violations(ann), 'make').toEqual([])
    await ann.getByRole('button', { name: 'Announce it' }).click()
    await ann.getByRole('heading', { name: 'Autumn cup' }).waitFor()
    await ann.getByText('It takes three players to begin.').waitFor()

    // The others find it in the list, enter, and are seen at once.
    for (const page of pages) {
      if (page !== ann) {
        await page.goto(`${house.url}#/contests`)
        await page.getByRole('link', { name: 'Autumn cup' }).click()
      }
      await page.getByRole('button', { name: 'Enter', exact: true }).click()
      await page.getByText('You take part.').waitFor()
    }
    await ann.getByText(/players: 4 of 16/).waitFor()
    expect(await violations(ann), 'entering').toEqual([])
    await ann.getByRole('button', { name: 'Begin the tournament' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Begin the tournament' }).click()

    // Everybody is told his match; ann's is played.
    for (const page of pages) await page.getByRole('heading', { name: /^Your match: against/ }).waitFor()
    const other = (await ann.getByRole('heading', { name: /^Your match/ }).innerText()).split(' ').at(-1)!
    const pair = [ann, pages[names.indexOf(other)]]
    for (const page of pair) {
      await page.getByRole('region', { name: 'Your part in it' }).getByRole('link', { name: 'To the table' }).click()
      await page.locator('.table').waitFor()
    }
    await playOut(pair)
    for (const page of pair) await page.getByRole('link', { name: 'To the tournament' }).click()

    // The result came by itself; the organiser sets it right, and everybody reads why.
    const played = ann.getByRole('link', { name: /^Replay: / })
    await played.waitFor()
    const line = ann.locator('.match-list li', { has: played })
    await line.getByRole('button', { name: /^Set right/ }).click()
    await ann.getByRole('radio', { name: `${other} won` }).click()
    await ann.getByLabel(/^Why/).fill('They swapped seats.')
    expect(await violations(ann), 'mending').toEqual([])
    await ann.getByRole('dialog').getByRole('button', { name: 'Set the result right' }).click()
    await dan.getByText('They swapped seats.').waitFor()
    await pointsOf(dan, other).filter({ hasText: /^1$/ }).waitFor()
    expect(await pointsOf(dan, 'ann').innerText()).toBe('0')
    expect(await overhang(dan)).toBeLessThanOrEqual(0)
    expect(await violations(dan), 'playing').toEqual([])

    // What the organiser announces is told, wherever one is.
    await bob.goto(`${house.url}#/games`)
    await ann.getByText('Announce something').first().click()
    await ann.getByRole('textbox', { name: /^Announce something/ }).fill('Supper at eight.')
    await ann.getByRole('button', { name: 'Announce something' }).click()
    await bob.locator('.told', { hasText: 'Supper at eight.' }).getByRole('link', { name: 'Have a look' }).click()
    await bob.getByRole('heading', { name: 'Announcements' }).waitFor()

    await ann.getByRole('button', { name: 'Close the tournament' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Close the tournament' }).click()
    await bob.getByText(/Skirmish · Round robin · over/).waitFor()

    // It can be taken along, and framed elsewhere.
    await bob.getByText('For other pages and programs').click()
    const fetched = async (name: string) => {
      const address = await bob.getByRole('link', { name }).getAttribute('href')
      return (await bob.request.get(new URL(address ?? '', house.url).href)).text()
    }
    expect((await fetched('Standings (CSV)')).split('\n')[1]).toContain(other)
    expect(JSON.parse(await fetched('Everything (JSON)')).hexarium).toBe('tournament 1')
    const frame = await bob.getByLabel('Line to copy into a page of your own').inputValue()
    await bob.setContent(frame)
    await bob.frameLocator('iframe').getByText('ann').first().waitFor()
    expect(visitors.flatMap(({ faults }) => faults)).toEqual([])
  }, 180_000)
})
