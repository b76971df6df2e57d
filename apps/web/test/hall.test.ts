import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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

  test('who looks for a game is seen by the others, paired with who wants the same, plays, and plays again', async () => {
    const ann = await visit(house, '')
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
    await dialog.getByRole('button', { name: 'Look for somebody' }).click()
    await ann.page.getByText('it begins as soon as somebody is found').waitFor()

    const ben = await visit(house, '')
    await ben.page.getByText('30 minutes each').waitFor()
    await ben.page.getByText('one guest').waitFor()
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
    await ben.page.goto(`${house.url}#/watch`)
    await ben.page.getByLabel(/^Which/).selectOption('finished')
    await ben.page.getByLabel(/^Game/).selectOption('skirmish')
    await ben.page.getByText(/Guest .* \(won\)/).waitFor()
    await ben.page.getByLabel(/^Ending/).selectOption('drawn')
    await ben.page.getByText('No such game is listed').waitFor()
    expect([...ann.faults, ...ben.faults].filter(fault => !/40[1349]|422/.test(fault))).toEqual([])
  }, 60_000)

  test('a game begun at home is gone on with at the server, ended there, and gone on with at home', async () => {
    const ann = await visit(house, 'play/skirmish?bot=random')
    for (let choices = 0; choices < 3; choices++) {
      await settled(ann.page)
      await chooseIfAsked(ann.page)
    }
    await ann.page.goto(`${house.url}#/games`)
    await ann.page.getByRole('link', { name: 'Go on with this game at the server' }).click()
    await ann.page.getByLabel('Blue').selectOption('open')
    await ann.page.getByRole('button', { name: 'Lay the table there' }).click()
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
  }, 60_000)

  test('a table for a friend: terms, link and code; the host fills a seat with a bot, frees it, and takes the table away', async () => {
    const { page, faults } = await visit(house, 'friend/titan')
    await page.getByLabel(/^Players/).selectOption('3')
    await page.getByLabel(/^You play/).selectOption('0')
    await page.getByLabel(/^Clock/).selectOption('5')
    await page.getByLabel('They see everything').selectOption('600')
    await page.getByRole('button', { name: 'Lay the table' }).click()
    await page.getByText('by post, 2 days a choice, 5 in reserve').waitFor()
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
    await page.getByRole('button', { name: 'Take the table away' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take the table away' }).click()
    await other.page.getByText('The table was taken away').waitFor()
    await page.getByRole('heading', { name: 'Whom would you like to play?' }).waitFor()
    expect(faults.filter(fault => !/40[1349]/.test(fault))).toEqual([])
  }, 60_000)
})
