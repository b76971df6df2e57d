import { languageFault } from '@hexarium/laws/language'
import { registry } from '@hexarium/registry'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { choose } from './players.ts'

/** So many choices are made at each table. */
const CHOICES = 6

/** What is in another language on purpose: names of languages, of time zones, of what was made elsewhere. */
const FOREIGN = /English|Deutsch|Français|game-icons\.net|hexarium\.json|^[A-Z][\w]+\/[\w/]+$/

/** Everything one sees or hears on a page: its text, its labels, its hints. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is seen, line by line
    const said = new Set(document.body.innerText.split('\n'))
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], svg text, option, summary'))
      for (const text of [
        one.getAttribute('aria-label'),
        one.getAttribute('title'),
        one.getAttribute('placeholder'),
        one.childElementCount === 0 ? one.textContent : null,
      ])
        if (text) said.add(text)
    said.add(document.title)
    return [...said].map(text => text.replaceAll(/[ \t]+/g, ' ').trim()).filter(text => text !== '')
  })

/** Loads a page anew: an address behind the # alone leaves what was read before standing, and nothing tells when it goes. */
async function open(page: Page, address: string, shows: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator(shows).first().waitFor()
  // “My games” lets a worker go before it has come, which counts as on its way for ever
  if (!address.endsWith('/games')) await page.waitForLoadState('networkidle')
  await expect.poll(() => page.locator('.coming').count()).toBe(0)
}

/** What on a page does not read as its language does. */
async function faultsOn(page: Page, language: 'de' | 'fr', where: string): Promise<string[]> {
  const said = await saidOn(page)
  expect(said.length, where).toBeGreaterThan(3)
  return said
    .filter(text => text.length > 2 && !FOREIGN.test(text))
    .flatMap(text => {
      const fault = languageFault(text, language)
      return fault ? [`${where}: ${fault}`] : []
    })
}

describe.skipIf(!executable)('in German and French nothing is English', () => {
  const house = houseForTests()

  test.each(['de', 'fr'] as const)(
    'the pages around the tables: %s',
    async language => {
      const { page } = await visit(house, '', { locale: language })
      const faults: string[] = []
      for (const path of [
        '',
        'games',
        'rules',
        'you',
        'people',
        'ladders',
        'turns',
        'contests',
        'contests/new',
        'tournament/none',
        'campaign/none',
        'ladder/titan',
        'season/titan',
        'honours',
        'campaigns',
        'learn',
        'nowhere',
        'table/none',
      ]) {
        await open(page, `${house.url}#/${path}`, 'h1, .table')
        faults.push(...(await faultsOn(page, language, path || 'hall')))
      }
      expect(faults.join('\n')).toBe('')
    },
    120_000,
  )

  test.each(Object.keys(registry).flatMap(game => (['de', 'fr'] as const).map(language => [game, language] as const)))(
    'the form, a table, its dialogs, its replay and the rule book of %s: %s',
    async (game, language) => {
      const { page } = await visit(house, `new/${game}`, { locale: language })
      await page.locator('form').waitFor()
      await page.waitForLoadState('networkidle')
      const faults = await faultsOn(page, language, 'form')
      await page.goto(`${house.url}#/play/${game}?bot=random`)
      for (let number = 0; number < CHOICES; number++) {
        await settled(page)
        faults.push(...(await faultsOn(page, language, `table ${number}`)))
        const offers = page.locator('.offers .offer')
        if ((await offers.count()) === 0) break
        await choose(page, () => offers.first().click())
      }
      await settled(page)
      for (const key of ['s', '?']) {
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
        await page.keyboard.press(key)
        await page.locator('dialog[open] li, dialog[open] tr').first().waitFor()
        faults.push(...(await faultsOn(page, language, `dialog ${key}`)))
        await page.keyboard.press('Escape')
      }
      const table = page.url().split('/').at(-1)!.replace(/\?.*/, '')
      await page.goto(`${house.url}#/replay/${table}`)
      await page.locator('.table.replay').waitFor()
      faults.push(...(await faultsOn(page, language, 'replay')))
      await page.getByRole('button', { name: /Zeichen auf dem Brett|Signes du plateau/ }).click()
      await page.locator('dialog[open] li').first().waitFor()
      faults.push(...(await faultsOn(page, language, 'legend of the replay')))
      await open(page, `${house.url}#/rules/${game}`, '.chapter h2')
      faults.push(...(await faultsOn(page, language, 'book')))
      expect(faults.join('\n')).toBe('')
    },
    180_000,
  )
})
