import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signUp } from './accounts.ts'
import { violations } from './axe.ts'
import { executable, visit } from './chromium.ts'
import { servedHouse } from './server.ts'

/** Milliseconds that two bots may take for a game on a busy machine. */
const A_GAME = 150_000

/** Goes to the table of the next game, and has a bot play one's seat. */
async function leaveToBot(page: Page): Promise<void> {
  await page.locator('main').getByRole('link', { name: 'To the table' }).click()
  await page.locator('.table').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Replace a player or bot' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption('novice')
  await page.keyboard.press('Escape')
}

describe.skipIf(!executable)('campaigns on the server', () => {
  const house = servedHouse()

  test('DR-4.1 DR-4.5 two browsers play a campaign of Dragon Rage to its champion, through a restart of the server and a reload', async () => {
    const [ann, bob] = [await visit(house, 'you'), await visit(house, 'you')]
    await signUp(ann.page, 'ann')
    await signUp(bob.page, 'bob')
    await ann.page.goto(`${house.url}#/campaigns/new/dragon-rage/ten-years`)
    await ann.page.getByLabel(/^Where it is played/).selectOption('on the server')
    expect(await violations(ann.page), 'begin').toEqual([])
    await ann.page.getByRole('button', { name: 'Begin the campaign' }).click()
    await bob.page.goto(await ann.page.getByLabel('Link to invite by').inputValue())
    await bob.page.getByText('ann invites you to this campaign.').waitFor()
    await bob.page.getByRole('button', { name: 'Take it up' }).click()
    const pages = [ann.page, bob.page]
    for (let game = 1; ; game++) {
      for (const page of pages) await leaveToBot(page)
      if (game === 2) {
        await house.stop()
        await house.start()
      }
      if (game === 3) await bob.page.reload()
      for (const page of pages) {
        await page.getByRole('link', { name: 'On with the campaign' }).click({ timeout: A_GAME })
        await page.getByText(`Game ${game}: `).waitFor()
      }
      if ((await ann.page.getByRole('heading', { name: 'The campaign is over' }).count()) > 0) break
    }
    for (const page of pages) await page.locator('.champion').getByText('muster points').waitFor()
    expect([5, 6]).toContain(await bob.page.getByRole('link', { name: /^Watch game \d$/ }).count())
    expect(await violations(ann.page), 'over').toEqual([])
    // All of it goes on, or is looked at, at home: every game is proved there.
    await ann.page.getByRole('button', { name: 'Play on in this browser' }).click()
    await ann.page.waitForURL(/#\/campaigns\/\w+$/)
    await ann.page.locator('.champion').waitFor()
  }, 600_000)
})
