import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signUp } from './accounts.ts'
import { executable, settled, visit } from './chromium.ts'
import { chooseIfAsked, servedHouse } from './server.ts'

/** Gives the game up. */
async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
}

describe.skipIf(!executable)('the hall', () => {
  const house = servedHouse()

  /** Somebody who has just signed up, in the hall. */
  const signedUp = async (login: string) => {
    const visitor = await visit(house, 'you')
    await signUp(visitor.page, login)
    await visitor.page.goto(`${house.url}#/`)
    return visitor
  }

  /** What somebody's profile says of his rating. */
  const ratingOf = async (page: Page): Promise<number> => {
    await page.goto(`${house.url}#/you`)
    await page.getByRole('link', { name: 'Profile' }).click()
    const text = await page
      .getByText(/\d+ ± \d+, one rated game/)
      .first()
      .textContent()
    return Number(/\d+/.exec(text ?? '')?.[0])
  }

  test('who looks for a rated game is seen by the others, paired with who wants the same, plays, sees his rating move, and plays again', async () => {
    const ann = await signedUp('hanna')
    await ann.page.getByText('It is quiet here just now').waitFor()
    await ann.page.getByRole('button', { name: /^Play anyone/ }).click()
    const dialog = ann.page.getByRole('dialog')
    await dialog.getByLabel('Which game').selectOption('skirmish')
    await dialog.getByRole('button', { name: 'Look for somebody' }).click()
    await ann.page.getByText('it begins as soon as somebody is found').waitFor()
    // called off and looked for again: a seek can be undone
    await ann.page.getByRole('button', { name: 'Call it off' }).click()
    await ann.page.getByText('It is quiet here just now').waitFor()
    await ann.page.getByRole('button', { name: /^Play anyone/ }).click()
    await dialog.getByLabel('Which game').selectOption('skirmish')
    await dialog.getByLabel(/^Rated/).check()
    await dialog.getByRole('button', { name: 'Look for somebody' }).click()
    await ann.page.getByText('it begins as soon as somebody is found').waitFor()

    const ben = await signedUp('bernd')
    await ben.page.getByText('30 minutes each').waitFor()
    await ben.page.locator('.house-list').getByRole('button', { name: 'Play' }).click()
    for (const { page } of [ann, ben]) await page.locator('.table [data-ask]').waitFor()
    expect(ann.page.url()).toBe(ben.page.url())
    await settled(ann.page)

    const first = ann.page.url()
    await resign(ann.page)
    for (const { page } of [ann, ben]) {
      await page.locator('[data-ask=over]').waitFor()
      await page.getByRole('button', { name: 'Play again' }).click()
    }
    for (const { page } of [ann, ben]) await page.waitForURL(url => url.href !== first)
    await ann.page.locator('.table [data-ask=asked], .table [data-ask=waiting]').waitFor()
    expect(await ratingOf(ann.page)).toBeLessThan(1500)
    expect(await ratingOf(ben.page)).toBeGreaterThan(1500)
    await ben.page.goto(`${house.url}#/watch`)
    await ben.page.getByLabel(/^Which/).selectOption('finished')
    await ben.page.getByLabel(/^Game/).selectOption('skirmish')
    await ben.page.getByText(/bernd .*\(won\)/).waitFor()
    await ben.page.getByLabel(/^Ending/).selectOption('drawn')
    await ben.page.getByText('No such game is listed').waitFor()
    expect([...ann.faults, ...ben.faults].filter(fault => !/40[1349]/.test(fault))).toEqual([])
  })

  test('a game begun at home is gone on with at the server, ended there, and gone on with at home', async () => {
    const ann = await visit(house, 'play/skirmish?bot=random')
    for (let choices = 0; choices < 3; choices++) {
      await settled(ann.page)
      await chooseIfAsked(ann.page)
    }
    await ann.page.getByRole('button', { name: 'Menu' }).click()
    await ann.page.getByRole('button', { name: 'Continue this game on the server' }).click()
    await ann.page.getByLabel('Blue').selectOption('open')
    await ann.page.getByRole('button', { name: 'Open the table there' }).click()
    const link = await ann.page.getByLabel('Link to invite by').inputValue()
    const ben = await visit(house, '')
    await ben.page.goto(link)
    await ben.page.getByRole('button', { name: 'Sit down' }).click()
    await ben.page.getByRole('button', { name: 'Begin' }).click()
    for (const { page } of [ann, ben]) await page.locator('.table [data-ask]').waitFor()
    const seq = async (page: Page) => Number(await page.locator('.table').getAttribute('data-seq'))
    expect(await seq(ben.page)).toBeGreaterThanOrEqual(3)

    await ben.page.getByRole('button', { name: 'Menu' }).click()
    await ben.page.getByRole('button', { name: 'Propose to end the game here' }).click()
    await ann.page.getByText(/^Guest .* proposes to end the game here/).waitFor()
    await ann.page.getByRole('button', { name: 'Yes', exact: true }).click()
    await ann.page.locator('[data-ask=over]').waitFor()
    await ann.page.getByRole('button', { name: 'Replay' }).click()
    await ann.page.getByRole('button', { name: 'Play on from here' }).click()
    await ann.page.locator('.table [data-ask=asked]').waitFor()
    expect(ann.page.url()).toContain('#/table/')
    expect([...ann.faults, ...ben.faults].filter(fault => !/40[1349]/.test(fault))).toEqual([])
  })

  test('a table for a friend: terms, link and code; the host fills a seat with a bot, frees it, and takes the table away', async () => {
    const { page, faults } = await visit(house, 'friend/titan')
    await page.getByRole('radio', { name: /^The whole game/ }).check()
    await page.getByLabel(/^Players/).selectOption('3')
    await page.getByLabel(/^You play/).selectOption('0')
    await page.getByLabel(/^Clock/).selectOption('5')
    await page.getByLabel('They see everything').selectOption('600')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.getByText('by post, 2 days per choice, 5 in reserve').waitFor()
    await page.getByText('onlookers see everything ten minutes later').waitFor()
    await page.getByRole('img', { name: 'Or photograph this code.' }).waitFor()
    await page.getByRole('combobox').first().selectOption('novice')
    await page.getByText('Bot: novice').first().waitFor()

    const link = await page.getByLabel('Link to invite by').inputValue()
    const other = await visit(house, '')
    await other.page.goto(link)
    await other.page.getByRole('button', { name: 'Sit down' }).click()
    await page.getByRole('button', { name: /^Send Guest .* away$/ }).waitFor()
    await page.locator('.is-here').waitFor()
    await other.page.getByRole('button', { name: 'Get up and leave' }).click()
    await page.getByText('free seat').waitFor()
    await other.page.goto(link)
    await other.page.getByRole('button', { name: 'Sit down' }).click()
    await page.getByRole('button', { name: /^Send Guest .* away$/ }).click()
    await other.page.getByRole('button', { name: 'Sit down' }).waitFor()
    await page.getByRole('button', { name: 'Free this seat' }).click()
    await page.getByText('free seat').nth(1).waitFor()
    await page.getByRole('button', { name: 'Close the table' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click()
    await other.page.getByText('The table was closed').waitFor()
    await page.getByRole('heading', { name: 'Whom would you like to play?' }).waitFor()
    expect(faults.filter(fault => !/40[1349]/.test(fault))).toEqual([])
  })
})
