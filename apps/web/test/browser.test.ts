import { describe, expect, test } from 'vitest'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { byKeyboard, byMouse, byText, choose, playOn } from './players.ts'

describe.skipIf(!executable)('in a real browser', () => {
  const house = houseForTests()

  test('a newcomer is one click away from a board, and plays a whole skirmish by mouse', async () => {
    const { page, faults } = await visit(house, '')
    await page.getByRole('link', { name: 'Play now: Skirmish' }).click()
    await settled(page)
    expect(await page.locator('.ask').textContent()).toContain('order')
    await page.goto(`${house.url}#/play/skirmish?rounds=3&bot=random`)
    await playOn(page, 600, byMouse)
    expect(await settled(page)).toBe('over')
    await page.getByRole('button', { name: 'Replay' }).click()
    await page.locator('.scrubber').waitFor()
    await page.getByRole('button', { name: 'Prove the dice' }).click()
    await page.getByText('Proved:').waitFor()
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.getByText(/Moment (\d+) of \1/).waitFor()
    await page.getByRole('button', { name: 'To the beginning' }).click()
    await page.getByRole('button', { name: 'Play on from here' }).click()
    expect(await settled(page)).toBe('asked')
    expect(faults).toEqual([])
  })

  test('a whole skirmish by keyboard alone', async () => {
    const { page, faults } = await visit(house, '')
    await page.getByRole('heading', { name: 'Skirmish' }).waitFor()
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Play now: Skirmish')) break
    }
    await page.keyboard.press('Enter')
    await settled(page)
    await page.goto(`${house.url}#/play/skirmish?rounds=3&bot=random`)
    await settled(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await playOn(page, 600, byKeyboard)
    expect(await settled(page)).toBe('over')
    expect(faults).toEqual([])
  })

  test('a whole skirmish through the text view', async () => {
    const { page, faults } = await visit(house, 'play/skirmish?rounds=3&bot=random', { textView: true })
    await playOn(page, 600, byText)
    expect(await settled(page)).toBe('over')
    expect(await page.locator('.board').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('what is impossible says why, with the rule and its text; a choice can be taken back', async () => {
    const { page } = await visit(house, 'play/skirmish')
    await settled(page)
    while (!(await page.locator('.ask').textContent())?.includes('march, or end')) {
      await choose(page, () => page.locator('.offers .offer').first().click())
      await settled(page)
    }
    const asked = await page.locator('.ask').textContent()
    await choose(page, () => page.locator('.offers .offer').nth(1).click())
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.waitForFunction(text => document.querySelector('.ask')?.textContent === text, asked)
    const enemy = page.locator('[data-counter="unit:8"]')
    const box = (await enemy.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.getByText('Not possible now:').waitFor()
    await page.locator('.notice .rule-chip').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open the rule book here' }).click()
    await page.locator('.rule-entry.chosen').waitFor()
  })

  test('a game waits where it was left, and a shared link shows the same moment', async () => {
    const { page, context } = await visit(house, 'play/skirmish')
    await playOn(page, 5, () => page.locator('.offers .offer').first().click())
    await settled(page)
    const ask = await page.locator('.ask').textContent()
    await page.reload()
    await settled(page)
    expect(await page.locator('.ask').textContent()).toBe(ask)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const id = page.url().split('/').at(-1)
    await page.goto(`${house.url}#/replay/${id}`)
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
    await page.getByText('The link is copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await visit(house, '')
    await other.page.goto(link)
    await other.page.getByText(/Moment (\d+) of \1/).waitFor()
    await other.page.goto(`${house.url}#/replay/shared?r=broken`)
    await other.page.getByText('The link is damaged').waitFor()
  })

  test('without a server its tables say so, and nothing of them is offered', async () => {
    const { page } = await visit(house, 't/somewhere')
    await page.getByText('The server does not answer').waitFor()
    await page.goto(`${house.url}#/new/skirmish`)
    await page.getByLabel('Seat 2').waitFor()
    expect(await page.locator('option[value=open]').count()).toBe(0)
  })

  test('with the network cut the app opens and plays', async () => {
    const { page, context } = await visit(house, '', { offline: true })
    await page.getByRole('link', { name: 'Play now: Skirmish' }).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: 'Play now: Skirmish' }).click()
    expect(await playOn(page, 8, byMouse)).toBe(8)
  })

  test('a phone shows board, question and choices without a scroll bar across', async () => {
    const { page } = await visit(house, 'play/titan', { width: 390, height: 844 })
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    for (const selector of ['.board', '.ask', '.offer']) {
      const box = (await page.locator(selector).first().boundingBox())!
      expect(box.y + 30, selector).toBeLessThan(844)
    }
  })
})
