import { describe, expect, test } from 'vitest'
import { executable, settled, visit } from './chromium.ts'
import { chooseIfAsked, servedHouse, twoAtTable } from './server.ts'

describe.skipIf(!executable)('the table among people', () => {
  // somebody is long gone after a second
  const house = servedHouse({ GONE_DAYS: `${1 / 86_400}` })

  test('a take-back beyond what one may take back alone is asked for, refused, asked for again and granted', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish')
    await settled(red.page)
    const ask = async () => {
      await red.page.getByRole('button', { name: 'Menu' }).click()
      await red.page.getByRole('button', { name: 'Ask to undo my last choice' }).click()
      await red.page.getByText('You have asked to undo your last choice.').waitFor()
    }
    const asked = () => red.page.locator('.ask').textContent()
    const first = await asked()
    await chooseIfAsked(red.page)
    await chooseIfAsked(blue.page)
    await settled(red.page)
    const before = await asked()
    expect(before).not.toBe(first)
    await ask()
    await red.page.getByRole('button', { name: 'Withdraw it' }).click()
    await blue.page.getByRole('button', { name: 'No', exact: true }).waitFor({ state: 'detached' })
    expect(await red.page.getByText('It was not agreed to.').count()).toBe(0)
    await ask()
    await blue.page.getByText(/^Guest .* asks to undo the last 2 choices/).waitFor()
    await blue.page.getByRole('button', { name: 'No', exact: true }).click()
    await red.page.getByText('It was not agreed to.').waitFor()
    expect(await asked()).toBe(before)
    await ask()
    await blue.page.getByRole('button', { name: 'Yes', exact: true }).click()
    await red.page.getByText('You have asked').waitFor({ state: 'detached' })
    await red.page.waitForFunction(text => document.querySelector('.ask')?.textContent === text, first)
    expect(await red.page.getByText('It was not agreed to.').count()).toBe(0)
    expect([...red.faults, ...blue.faults]).toEqual([])
  })

  test('who is gone loses his game to who waited; what was said is heard no more, or reported', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish')
    await red.page.locator('.table-seats .is-here').waitFor()
    await blue.page.getByRole('button', { name: 'Chat' }).click()
    await blue.page.getByRole('textbox', { name: 'Send' }).fill('You will lose')
    await blue.page.getByRole('textbox', { name: 'Send' }).press('Enter')
    await red.page.locator('.just-said').getByText('You will lose').waitFor()
    await red.page.getByRole('button', { name: 'Chat: 1 new' }).click()
    await red.page.getByRole('button', { name: /^About Guest/ }).click()
    await red.page.getByRole('button', { name: 'Report…' }).click()
    await red.page.getByRole('textbox', { name: /^What is wrong/ }).fill('Unkind')
    await red.page.getByRole('button', { name: 'Send the report' }).click()
    await red.page.getByText('it will be looked into').waitFor()
    await red.page.getByRole('button', { name: 'Hear this person no more here' }).click()
    await red.page.locator('#talk').getByText('You will lose').waitFor({ state: 'detached' })
    await red.page.getByRole('button', { name: /^Hear Guest .* again$/ }).click()
    await red.page.locator('#talk').getByText('You will lose').waitFor()
    await red.page.keyboard.press('Escape')

    await settled(red.page)
    await chooseIfAsked(red.page)
    await blue.context.close()
    await red.page.locator('.table-seats .is-away').waitFor()
    await red.page.getByText(/does not come back, and the game waits/).waitFor()
    await red.page.getByRole('button', { name: 'Claim the win' }).click()
    await red.page.getByRole('dialog').getByRole('button', { name: 'Claim the win' }).click()
    await red.page
      .locator('[data-ask=over]')
      .getByText(/Red wins|Red/)
      .waitFor()
    expect(red.faults).toEqual([])
  })

  test('by post: an order is left by playing ahead, shown, taken back, left again, and carried out', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish', {}, 'days')
    for (const { page } of [red, blue]) await page.locator('.table-seats .clock.runs small').first().waitFor() // the deadline
    while ((await red.page.locator('.glow').count()) + (await blue.page.locator('.glow').count()) === 0)
      for (const { page } of [red, blue]) await chooseIfAsked(page)
    const [acts, waits] = (await red.page.locator('.glow').count()) > 0 ? [red.page, blue.page] : [blue.page, red.page]
    const steps: string[] = []
    const leave = async () => {
      await waits.getByRole('link', { name: 'Play ahead and leave orders' }).click()
      await waits.getByText('choose what').waitFor()
      const order = waits.getByRole('button', { name: 'Leave this as an order' })
      while (await order.isDisabled()) {
        const number = await waits.locator('.table').getAttribute('data-number')
        await waits.locator('.offers .offer').first().click()
        await waits.waitForFunction(
          before => document.querySelector('.table')?.getAttribute('data-number') !== before,
          number,
        )
      }
      steps.splice(0, steps.length, ...(await waits.locator('.foresight li:not(.own)').allTextContents()))
      await order.click()
      await waits.getByText('One order left in advance').click()
    }
    await leave()
    await waits.getByRole('button', { name: 'Delete the order' }).click()
    await waits.getByText('One order left in advance').waitFor({ state: 'detached' })
    await leave()
    expect(await acts.getByText('left in advance').count()).toBe(0)
    let hasBegun = false
    for (const step of steps) {
      const choice = step.replace(/^(Red|Blue) /, '')
      const seq = await acts.locator('.table').getAttribute('data-seq')
      const offers = await acts.locator('.offers .offer-words').allTextContents()
      // What the table had begun for him, of which the other knew nothing, is done already.
      if (!hasBegun && !offers.includes(choice)) continue
      hasBegun = true
      await acts.locator('.offers .offer').nth(offers.indexOf(choice)).click()
      await acts.waitForFunction(before => document.querySelector('.table')?.getAttribute('data-seq') !== before, seq)
    }
    expect(hasBegun).toBe(true)
    await waits.getByText('One order left in advance').waitFor({ state: 'detached' })
    expect([...red.faults, ...blue.faults]).toEqual([])
  })

  test('onlookers talk where that is agreed, and see everything later where that is', async () => {
    const red = await visit(house, 'friend/skirmish')
    await red.page.getByLabel('Onlookers may talk').check()
    await red.page.getByLabel('They see everything').selectOption('60')
    await red.page.getByRole('button', { name: 'Open the table' }).click()
    const link = await red.page.getByLabel('Link to invite by').inputValue()
    const blue = await visit(house, '')
    // He hears that he sits there before the answer is with him, and before the other one opens his share.
    await red.page.route('**/api/tables/*/open', async route => {
      await red.page.waitForTimeout(1200)
      await route.continue()
    })
    await blue.page.route('**/api/tables/*/join', async route => {
      const response = await route.fetch()
      await blue.page.waitForTimeout(600)
      await route.fulfill({ response })
    })
    await blue.page.goto(link)
    await blue.page.getByRole('button', { name: 'Sit down' }).click()
    await blue.page.getByRole('button', { name: 'Begin' }).click()
    await red.page.locator('.table').waitFor()
    for (const { page } of [red, blue]) {
      // What each browser kept is what lies on the table.
      const seals = await page.evaluate(async () => {
        const id = location.hash.replace(/^#\/t\/|\?.*/g, '')
        const card = await (await fetch(`/api/tables/${id}`)).json()
        return [JSON.parse(localStorage.getItem(`hexarium-dice-${id}`) ?? '{}').seals, card.dice.seals]
      })
      expect(seals[0]).toEqual(seals[1])
    }
    const watcher = await visit(house, '')
    await watcher.page.goto(link)
    await watcher.page.locator('.table').waitFor()
    await red.page.getByText('one onlooker').waitFor()
    await watcher.page.getByRole('button', { name: 'Chat' }).click()
    await watcher.page.getByRole('textbox', { name: 'Send' }).fill('Well played')
    await watcher.page.getByRole('textbox', { name: 'Send' }).press('Enter')
    await red.page.locator('.just-said').getByText('Well played').waitFor()
    for (const { page } of [red, blue]) {
      await settled(page)
      await chooseIfAsked(page)
    }
    const seq = (page: typeof red.page) => page.locator('.table').getAttribute('data-seq')
    expect(Number(await seq(red.page))).toBeGreaterThan(0)
    expect(await seq(watcher.page)).toBe('0')
  })
})
