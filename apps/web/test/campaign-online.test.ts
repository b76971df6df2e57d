import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signUp } from './accounts.ts'
import { violations } from './axe.ts'
import { executable, settled, visit } from './chromium.ts'
import { servedHouse, takeFirst } from './server.ts'

/** Goes to the table of the next game and waits for its question. */
async function sitDown(page: Page): Promise<void> {
  await page.locator('main').getByRole('link', { name: 'To the table' }).click()
  await page.locator('.table').waitFor()
}

/** Lets a bot play on for who looks at the page. */
async function letBotPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#more').getByRole('button', { name: 'Replace a player or bot' }).click()
  await page.getByRole('dialog').locator('select').selectOption('fair')
  await page.getByText('A bot plays for you').waitFor()
  await page.keyboard.press('Escape')
}

describe.skipIf(!executable)('campaigns on the server', () => {
  const house = servedHouse()

  test('DR-4.1 DR-4.5 in two browsers bots play a campaign of Dragon Rage to its champion, through a restart of the server and a reload', async () => {
    const [ann, bob] = [await visit(house, 'you'), await visit(house, 'you', { width: 390, height: 800 })]
    await signUp(ann.page, 'ann')
    await signUp(bob.page, 'bob')
    await ann.page.goto(`${house.url}#/campaigns/new/dragon-rage/ten-years`)
    await ann.page.getByLabel(/^Where it is played/).selectOption('there')
    expect(await violations(ann.page), 'begin').toEqual([])
    await ann.page.getByRole('button', { name: 'Begin the campaign' }).click()
    await bob.page.goto(await ann.page.getByLabel('Link to invite by').inputValue())
    await bob.page.getByText('ann invites you to this campaign.').waitFor()
    await bob.page.getByRole('button', { name: 'Take it up' }).click()
    const pages = [ann.page, bob.page]
    for (let game = 1; ; game++) {
      for (const page of pages) await sitDown(page)
      await settled(ann.page)
      if (game === 1) expect(await takeFirst(ann.page)).not.toBeNull()
      await letBotPlay(ann.page)
      if (game === 2) {
        await house.stop()
        await house.start()
      }
      if (game === 3) await bob.page.reload()
      await letBotPlay(bob.page)
      // nobody has to look on: both wait where the story is told
      for (const page of pages) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('button', { name: 'On with the campaign' }).click()
        await page.getByText(`Game ${game}: `).waitFor({ timeout: 90_000 })
      }
      if ((await ann.page.getByRole('heading', { name: 'The campaign is over' }).count()) > 0) break
    }
    for (const page of pages) await page.locator('.champion').getByText('muster points').waitFor()
    expect([5, 6]).toContain(await bob.page.getByRole('link', { name: /^Watch game \d$/ }).count())
    expect(await violations(bob.page), 'over').toEqual([])
    expect(await bob.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    // A copy goes home: every game of it is proved there.
    await ann.page.getByRole('button', { name: 'Play on in this browser' }).click()
    await ann.page.waitForURL(/#\/campaigns\/\w+$/)
    await ann.page.locator('.champion').getByText('muster points').waitFor()
  }, 300_000)
})
