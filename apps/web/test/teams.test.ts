import { describe, expect, test } from 'vitest'
import { executable, houseForTests, settled, visit } from './chromium.ts'

describe.skipIf(!executable)('teams', () => {
  const house = houseForTests()

  test('who fights together has one crest on seats, pieces and in the legend; gifts are one row of amounts for each thing', async () => {
    const { page, faults } = await visit(house, 'play/warcraft?bot=random&players=4')
    await settled(page)
    const crests = (of: string) => page.locator(`${of} .crest`).evaluateAll(all => all.map(one => one.classList[1]))
    const onSeats = await crests('.seat-chip')
    expect(onSeats).toEqual(['crest-0', 'crest-0', 'crest-1', 'crest-1'])
    expect(new Set(await crests('.counter'))).toEqual(new Set(['crest-0', 'crest-1']))
    await page.keyboard.press('s')
    const legend = page.getByRole('dialog')
    await legend.getByText('Crests: who fights together').waitFor()
    expect(await legend.locator('.crest').count()).toBe(2)
    await page.keyboard.press('Escape')
    // nothing is moved: so one comes to the Spend Step
    for (let steps = 0; steps < 30 && !(await page.getByText('your Spend Step').isVisible()); steps++) {
      await settled(page)
      const seq = await page.locator('.table').getAttribute('data-seq')
      await page.locator('.offers .offer.strong').first().click()
      await page.waitForFunction(before => document.querySelector('.table')?.getAttribute('data-seq') !== before, seq)
    }
    await settled(page)
    const rows = page.locator('.offers .amounts')
    await rows.first().waitFor()
    const gold = rows.filter({ hasText: 'Give gold to the' })
    expect(await gold.count()).toBe(1)
    const most = await gold.locator('button').last().textContent()
    await expect.poll(() => page.locator('.ask').textContent()).toContain(`${most} gold`)
    expect(await page.locator('.offers > li').last().getAttribute('class')).toBe('amounts')
    await gold.locator('button').first().focus()
    await page.keyboard.press('Enter')
    await page
      .locator('.log, .ask')
      .getByText(/no gold|[0-9] gold/)
      .first()
      .waitFor()
    await expect.poll(() => page.locator('.ask').textContent()).not.toContain(`have ${most} gold`)
    expect(faults).toEqual([])
  })
})
