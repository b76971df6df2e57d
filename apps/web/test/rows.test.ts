import { describe, expect, test } from 'vitest'
import { executable, houseForTests, settled, visit } from './chromium.ts'

describe.skipIf(!executable)('rows, places and the board', () => {
  const house = houseForTests()

  test('a unit is set up where one points; orders keep their columns; wheels stand before the places to advance to', async () => {
    const { page, faults } = await visit(house, 'play/demonworld?battle=lastStand&level=standard&bot=random', {
      width: 390,
      height: 844,
    })
    await settled(page)
    // the map in small keeps off one's own zone, which lies along the upper edge
    await expect.poll(() => page.locator('.minimap').getAttribute('data-corner')).toContain('bottom')
    await page.getByRole('button', { name: 'Berserkers' }).first().click()
    await page.getByText('Choose a place in your zone').waitFor()
    const board = (await page.locator('.board').boundingBox())!
    const middle = [board.x + board.width / 2, board.y + board.height * 0.2] as const
    await page.mouse.move(...middle)
    await expect.poll(() => page.locator('.ghost').count()).toBeGreaterThan(9)
    // R turns what is set up, from facing to facing, and U takes that back like any choice
    const placesAfter = async (key: string): Promise<string> => {
      const before = await page.locator('.table').getAttribute('data-number')
      await page.keyboard.press(key)
      await expect.poll(() => page.locator('.table').getAttribute('data-number')).not.toBe(before)
      await page.locator('.offer', { hasText: 'Left end on' }).first().waitFor()
      await settled(page)
      return (await page.locator('.glow').evaluateAll(all => all.map(one => one.getAttribute('points') ?? ''))).join()
    }
    const first = await placesAfter('r')
    expect(first.length).toBeGreaterThan(20)
    expect(await placesAfter('r')).not.toBe(first)
    expect(await placesAfter('Shift+R')).toBe(first)
    await page.keyboard.press('u')
    await page.getByText('Choose a place in your zone').waitFor()
    await page.mouse.move(1, 1)
    await page.mouse.move(...middle)
    await expect.poll(() => page.locator('.ghost').count()).toBeGreaterThan(9)
    await page.mouse.click(...middle)
    await page.getByText('Deploy your army').waitFor()
    expect(await page.locator('[data-counter^="element"]').count()).toBe(10)
    await page.getByRole('button', { name: 'Set up the rest for me' }).click()
    await page.getByRole('button', { name: 'Ready', exact: true }).click()
    await page.getByText('Place order markers').waitFor()
    const attack = page.getByRole('button', { name: 'Berserkers: Attack' })
    await attack.waitFor()
    const before = (await attack.boundingBox())!
    const row = page.locator('.amounts').filter({ hasText: 'Berserkers' })
    await page.mouse.dblclick(before.x + before.width / 2, before.y + before.height / 2)
    await page.getByText('Berserkers · Attack').waitFor()
    await page.waitForTimeout(300)
    expect(await row.locator('button').allTextContents()).toEqual(['Move', 'Skirmish', 'Attack', 'Hold'])
    expect(await row.locator('button:disabled').allTextContents()).toEqual(['Attack'])
    expect((await row.locator('button:disabled').boundingBox())!.x).toBe(before.x)
    await page.getByRole('button', { name: 'Ready', exact: true }).click()
    for (let choices = 0; choices < 40 && !(await page.getByText('what next?').isVisible()); choices++) {
      await settled(page)
      const unit = page.locator('.offers .offer', { hasText: /^\d?Berserkers$/ })
      const next = (await unit.count()) > 0 ? unit : page.locator('.offers .offer')
      await next.first().click()
      await page.waitForTimeout(100)
    }
    await page.getByText('what next?').waitFor()
    const list = await page.locator('.offers > li').allTextContents()
    const wheel = list.findIndex(line => line.startsWith('Wheel'))
    const place = list.findIndex(line => line.includes('Advance to'))
    expect(wheel).toBeGreaterThan(0)
    expect(place).toBeGreaterThan(wheel)
    expect(faults).toEqual([])
  })
})
