import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { executable, houseForTests, visit } from './chromium.ts'

/** Milliseconds that two bots may take for a game on a busy machine. */
const A_GAME = 150_000

/** Begins Dragon Rage's campaign with these in its seats; an empty name is a person. */
async function begin(page: Page, invader: string, city: string): Promise<void> {
  await page.getByRole('link', { name: 'Begin the campaign: Ten years of war' }).click()
  await page.getByRole('group').first().getByRole('combobox').nth(0).selectOption(invader)
  await page.getByRole('group').first().getByRole('combobox').nth(1).selectOption(city)
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  await page.getByRole('heading', { name: 'Next: Game 1 of 5' }).waitFor()
}

/** Gives up the game at the table. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
}

describe.skipIf(!executable)('campaigns in this browser', () => {
  const house = houseForTests()

  test('DR-4.1 DR-4.5 two bots play a campaign of Dragon Rage to its champion, through reloads of page and table', async () => {
    const { page, faults } = await visit(house, '')
    await page.getByRole('link', { name: 'Campaigns: Dragon Rage' }).click()
    await begin(page, 'novice', 'novice')
    for (let game = 1; ; game++) {
      await page.getByRole('button', { name: 'Play this game' }).click()
      if (game === 2) {
        await page.waitForURL(/#\/table\//)
        await page.reload()
      }
      await page.getByRole('link', { name: 'On with the campaign' }).click({ timeout: A_GAME })
      await page.getByText(`Game ${game}: `).waitFor()
      if (game === 3) {
        await page.reload()
        await page.getByText('Game 3: ').waitFor()
      }
      if ((await page.getByRole('heading', { name: 'The campaign is over' }).count()) > 0) break
    }
    const games = await page.getByRole('link', { name: /^Watch game \d$/ }).count()
    expect([5, 6]).toContain(games)
    await page.locator('.champion').getByText('muster points').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Watch game 5' }).click()
    await page.getByRole('slider').first().waitFor()
    expect(faults).toEqual([])
  }, 900_000)

  test('a campaign is left and taken up, saved as a file, brought back whole, and refused when it was changed', async () => {
    const { page, faults, context } = await visit(house, 'campaigns?game=dragon-rage', { width: 390, height: 800 })
    await begin(page, '', 'novice')
    await page.getByRole('button', { name: 'Play this game' }).click()
    await page.locator('[data-ask=asked]').waitFor()
    await page.goto(`${house.url}#/campaigns`)
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Back to the game under way' }).click()
    await giveUp(page)
    await page.getByRole('link', { name: 'On with the campaign' }).click()
    await page.getByText('The invader gains 5 muster points, the city 10.').waitFor()
    await page.getByText('The invader musters up to 65 points, the city up to 70, each at most 20 units.').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('You have no campaign under way.').waitFor()
    expect(await violations(page)).toEqual([])
    const bring = (content: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'war.json', mimeType: 'application/json', buffer: Buffer.from(content) })
    await bring(text.replace('"winner": 1', '"winner": 0'))
    await page.getByRole('alert').getByText('Entry 1 says otherwise').waitFor()
    await bring(text)
    await page.getByRole('heading', { name: 'Next: Game 2 of 5' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  }, 180_000)

  test.each([
    ['de-DE', 'Kampagnen', 'Kampagne beginnen: Der Grenzkrieg', 'Vom Haus entworfen'],
    ['fr-FR', 'Campagnes', 'Commencer la campagne : La guerre des marches', 'Conçue par la maison'],
  ])(
    'in every language (%s), and players are told what the house has designed',
    async (locale, title, link, origin) => {
      const { page, faults } = await visit(house, 'campaigns', { locale, width: 390, height: 800 })
      await page.getByRole('heading', { name: title, exact: true }).waitFor()
      await page.getByText(origin).first().waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: link }).click()
      await page.getByRole('group').first().waitFor()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      expect(faults).toEqual([])
    },
    60_000,
  )
})
