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
    await page.getByRole('heading', { name: 'How it came about' }).waitFor()
    await page.getByText('3 turns').waitFor()
    await page.getByRole('button', { name: 'Replay' }).click()
    await page.locator('.scrubber').waitFor()
    await page.getByRole('button', { name: 'Check the dice' }).click()
    await page.getByText('Checked:').waitFor()
    await page.getByRole('button', { name: 'Next turn' }).click()
    await page.locator('.log li.new', { hasText: 'Round 2' }).waitFor()
    await page.locator('.log .jump').first().click()
    await page.getByText(/^Step 0 of/).waitFor()
    await page.getByLabel('Go to').selectOption({ label: 'Round 3' })
    await page.locator('.log li.new', { hasText: 'Round 3' }).waitFor()
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.getByText(/Step (\d+) of \1/).waitFor()
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

  test('a window that is opened while another closes stays open', async () => {
    const { page } = await visit(house, 'play/skirmish?bot=random')
    await settled(page)
    await page.keyboard.press('s')
    await page.locator('dialog[open] li').first().waitFor()
    await page.evaluate(() => {
      document.querySelector('dialog')!.close() // as Escape does: it tells of it a moment later
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
    })
    await page.locator('dialog[open] tr').first().waitFor()
    await page.waitForTimeout(200)
    expect(await page.locator('dialog[open] tr').count()).toBeGreaterThan(0)
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
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.waitForFunction(text => document.querySelector('.ask')?.textContent === text, asked)
    const enemy = page.locator('[data-counter="unit:8"]')
    const box = (await enemy.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.getByText('Not possible now:').waitFor()
    await page.locator('.notice .rule-chip').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open the rule book here' }).click()
    await page.locator('.says.chosen').waitFor()
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
    await page.getByRole('button', { name: 'Copy a link to this step' }).click()
    await page.getByText('The link is copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await visit(house, '')
    await other.page.goto(link)
    await other.page.getByText(/Step (\d+) of \1/).waitFor()
    await other.page.goto(`${house.url}#/replay/shared?r=broken`)
    await other.page.getByText('The link is damaged').waitFor()
  })

  test('my games tell the scenario, the sides, who plays them and whose move it is, in the language of today', async () => {
    const { page } = await visit(house, 'play/dragon-rage?bot=novice')
    await settled(page)
    await choose(page, () => page.locator('.offers .offer').first().click())
    await settled(page)
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('hexarium') ?? '{}')
      localStorage.setItem('hexarium', JSON.stringify({ ...kept, language: 'fr' }))
    })
    await page.goto(`${house.url}#/games`)
    await page.reload()
    await page.getByText('Dragon Rage · Esirien 1 : La Rage des Dragons').waitFor()
    await page.getByText('Envahisseur (vous) – Défenseur (Robot : novice)').waitFor()
    await page.locator('.standing-mine').waitFor()
    expect(await page.locator('.game-list li').textContent()).not.toMatch(/Choose/)
  })

  test('without a server its tables say so, and nothing of them is offered', async () => {
    const { page } = await visit(house, 't/somewhere')
    await page.getByText('The server does not answer').waitFor()
    await page.goto(`${house.url}#/new/skirmish`)
    await page.getByLabel('Blue').waitFor()
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
    // What lies beside the board comes a moment after it, and finds its place.
    for (const selector of ['.board', '.ask', '.offer']) {
      const top = async () => (await page.locator(selector).first().boundingBox())?.y ?? Infinity
      await expect.poll(async () => (await top()) + 30, { message: selector }).toBeLessThan(844)
    }
  })
})
