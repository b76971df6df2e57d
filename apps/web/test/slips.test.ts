import { describe, expect, test } from 'vitest'
import { executable, houseForTests, settled, visit } from './chromium.ts'

describe.skipIf(!executable)('a slip of the hand', () => {
  const house = houseForTests()

  test('the second click of a double click does not take what has come to lie under the pointer', async () => {
    const { page, faults } = await visit(house, 'play/dragon-rage?bot=random')
    await settled(page)
    const ask = page.locator('.question .ask')
    const asked = (await ask.textContent())!
    const row = page.locator('.offers .offer').nth(1)
    const place = async () => {
      const box = (await row.boundingBox())!
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }
    // The second click of the hand comes as soon as the next question stands there.
    await page.evaluate(() => {
      const ask = document.querySelector('.question .ask')!
      const before = ask.textContent
      const slip = new MutationObserver(() => {
        if (document.querySelector('.question .ask')?.textContent === before) return
        slip.disconnect()
        document
          .querySelectorAll<HTMLElement>('.offers .offer')[1]
          .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
        document.body.dataset['slipped'] = 'yes'
      })
      slip.observe(document.querySelector('.table')!, { subtree: true, childList: true, characterData: true })
    })
    await page.mouse.click(...(await place()))
    await page.waitForFunction(before => document.querySelector('.question .ask')?.textContent !== before, asked)
    await settled(page)
    expect(await page.locator('body').getAttribute('data-slipped')).toBe('yes')
    const next = await ask.textContent()
    await page.waitForTimeout(300)
    expect(await ask.textContent()).toBe(next)
    // Whoever has seen what is offered means it, however soon he clicks where he clicked before.
    await page.mouse.move(...(await place()))
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.waitForFunction(before => document.querySelector('.question .ask')?.textContent !== before, next)
    expect(faults).toEqual([])
  })

  test('what the table chose for somebody stands below the choices: it moves none of them', async () => {
    const { page, faults } = await visit(house, 'play/dragon-rage?bot=random')
    for (const words of ['Set up the rest for me', 'Dragon 1', 'Fly']) {
      await settled(page)
      await page.getByRole('button', { name: words }).first().click()
    }
    const chosen = page.locator('.spared').getByText('Chosen for you: One hex ahead')
    await chosen.waitFor()
    await settled(page)
    const bottoms = (await page.locator('.offers').boundingBox())!
    expect((await chosen.boundingBox())!.y).toBeGreaterThanOrEqual(bottoms.y + bottoms.height)
    expect(faults).toEqual([])
  })
})
