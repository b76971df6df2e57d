import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executable, type House, openHouse, settled, visit } from './chromium.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core finds wrong with a page. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const found = await axe.run()
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
  })
}

/** Number of lines played, as the page knows them. */
const choose = async (page: Page, act: () => Promise<void>) => {
  const before = await page.locator('.table').getAttribute('data-seq')
  await act()
  await page.waitForFunction(seq => document.querySelector('.table')?.getAttribute('data-seq') !== seq, before)
}

describe.skipIf(!executable)('in a real browser', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  }, 60_000)
  afterAll(async () => {
    await house.close()
  })

  /** Plays until the end, or so many choices. */
  async function playOn(page: Page, limit: number, act: (count: number) => Promise<void>): Promise<number> {
    let count = 0
    for (; count < limit; count++) {
      if ((await settled(page)) === 'over') break
      await choose(page, () => act(count))
    }
    return count
  }

  /** Clicks what glows on the board; what is not on it in the list. */
  async function clickGlow(page: Page, count: number): Promise<void> {
    const glows = page.locator('.glow')
    const total = await glows.count()
    if (total === 0) {
      await page
        .locator('.offers .offer')
        .nth(count % (await page.locator('.offers .offer').count()))
        .click()
      return
    }
    const box = (await glows.nth(count % total).boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }

  test('a newcomer is one click away from a board, and plays a whole skirmish by mouse', async () => {
    const { page, faults } = await visit(house, '')
    await page.getByRole('link', { name: 'Play now: Skirmish' }).click()
    await settled(page)
    expect(await page.locator('.ask').textContent()).toContain('order')
    await page.goto(`${house.url}#/play/skirmish?rounds=3`)
    await playOn(page, 600, count => clickGlow(page, count))
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
    await page.goto(`${house.url}#/play/skirmish?rounds=3`)
    await settled(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await playOn(page, 600, async count => {
      const total = await page.locator('.offers .offer').count()
      if (count % 3 === 0 && (await page.locator('.glow').count()) > 0) {
        await page.keyboard.press('b')
        await page.keyboard.press(count % 2 ? 'ArrowDown' : 'ArrowRight')
        await page.keyboard.press('Enter')
      } else await page.keyboard.press(`${(count % Math.min(9, total)) + 1}`)
    })
    expect(await settled(page)).toBe('over')
    expect(faults).toEqual([])
  })

  test('a whole skirmish through the text view', async () => {
    const { page, faults } = await visit(house, 'play/skirmish?rounds=3', { textView: true })
    await playOn(page, 600, async count => {
      const inText = page.locator('.text-view .offer')
      const total = await inText.count()
      if (total > 0) await inText.nth(count % total).click()
      else await page.locator('.offers .offer').first().click()
    })
    expect(await settled(page)).toBe('over')
    expect(await page.locator('.board').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('thirty choices of Titan by mouse, some of them on sheets', async () => {
    const { page, faults } = await visit(house, 'play/titan')
    expect(await playOn(page, 30, count => clickGlow(page, count))).toBe(30)
    await page.getByRole('tab', { name: 'Sheets' }).click()
    await page.getByText('Caretaker').waitFor()
    expect(faults).toEqual([])
  })

  test('thirty choices of Titan through the text view, in German', async () => {
    const { page, faults } = await visit(house, 'play/titan', { textView: true, locale: 'de-DE' })
    const played = await playOn(page, 30, async count => {
      const inText = page.locator('.text-view .offer')
      const total = await inText.count()
      if (total > 0) await inText.nth(count % total).click()
      else await page.locator('.offers .offer').first().click()
    })
    expect(played).toBe(30)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
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
    expect(await playOn(page, 8, count => clickGlow(page, count))).toBe(8)
  })

  test('axe-core finds nothing on any page, in daylight and by candle light', async () => {
    const { page } = await visit(house, '')
    await page.getByRole('heading', { name: 'Skirmish' }).waitFor()
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      const pages = theme === 'light' ? ['', 'games', 'rules/skirmish', 'new/skirmish', 'nowhere', 'table/none'] : ['']
      for (const path of pages) {
        await page.goto(`${house.url}#/${path}`)
        await page.locator('h1').first().waitFor()
        if (path.startsWith('rules')) await page.locator('.rule-entry').first().waitFor()
        expect(await violations(page), `${path} ${theme}`).toEqual([])
      }
      for (const path of theme === 'light' ? ['play/skirmish', 'play/titan'] : ['play/titan']) {
        await page.goto(`${house.url}#/${path}`)
        await settled(page)
        await playOn(page, 6, () => page.locator('.offers .offer').first().click())
        expect(await violations(page), `${path} ${theme}`).toEqual([])
        await page.keyboard.press('t')
        await page.locator('.text-view').waitFor()
        expect(await violations(page), `${path} text ${theme}`).toEqual([])
        await page.keyboard.press('t')
      }
      const id = page.url().split('/').at(-1)
      await page.goto(`${house.url}#/replay/${id}`)
      await page.locator('.scrubber').waitFor()
      expect(await violations(page), `replay ${theme}`).toEqual([])
    }
  }, 60_000)

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
