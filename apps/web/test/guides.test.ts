import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { choose, middleOf, type Way } from './players.ts'

/** From the list: what the guide recommends. */
const fromTheList: Way = async page => {
  const hinted = page.locator('.offers .hinted')
  await ((await hinted.count()) > 0 ? hinted : page.locator('.offers .offer')).first().click()
}
/** By mouse: what the guide rings on the board, where that is one thing and can be chosen; otherwise in the list. */
const byMouse: Way = async (page, count) => {
  const ring = page.locator('.pointers circle')
  const isOnBoard = async () =>
    (await page.locator('.offers .hinted[data-points]').count()) === 1 && (await ring.count()) === 1
  if (!(await isOnBoard())) return fromTheList(page, count)
  const { x, y } = await middleOf(ring.first())
  if (!(await isOnBoard())) return byMouse(page, count)
  await page.mouse.click(x, y)
  const menu = page.locator('.pick-menu .hinted')
  if ((await page.locator('.pick-menu').count()) > 0) await menu.first().click()
}
/** By keyboard: what the guide recommends stands first and has the number 1; where it has none, with the list itself. */
const byKeyboard: Way = async page => {
  if ((await page.locator('.offers .digit').count()) > 0) await page.keyboard.press('1')
  else {
    await page.keyboard.press('c')
    await page.keyboard.press('Enter')
  }
}
/** In the text view: beside the place or the piece it is about, or in the list. */
const byText: Way = async page => {
  const inText = page.locator('.text-view .hinted')
  if ((await inText.count()) > 0) await inText.first().click()
  else await fromTheList(page, 0)
}

/** Follows a guide to its end; how it ended, and the ideas that were told on the way. */
async function led(
  page: Page,
  way: Way,
  onIdea?: (idea: string) => Promise<void>,
): Promise<{ end: string; ideas: Set<string> }> {
  const ideas = new Set<string>()
  const guide = page.locator('.guide.led')
  for (let count = 0; count < 200; count++) {
    await settled(page)
    await guide.waitFor()
    const end = await guide.getAttribute('data-end')
    if (end) return { end, ideas }
    for (;;) {
      const idea = (await guide.getAttribute('data-idea')) ?? ''
      if (idea !== '' && !ideas.has(idea)) {
        ideas.add(idea)
        await onIdea?.(idea)
      }
      const goOn = guide.locator('.row .button.strong')
      if ((await goOn.count()) === 0) break
      if (way === byKeyboard) {
        await goOn.focus()
        await page.keyboard.press('Enter')
      } else await goOn.click()
    }
    await choose(page, () => way(page, count))
  }
  throw new Error('the guide does not end')
}

/** How each ends for who follows it, and how many ideas it has. */
const GAMES = [
  ['skirmish', 'won', 15],
  ['titan', 'done', 23],
  ['dragon-rage', 'won', 14],
  ['warcraft', 'done', 15],
  ['demonworld', 'won', 14],
] as const

describe.skipIf(!executable)('guided first games', () => {
  const house = houseForTests()

  test.each(GAMES)('%s is played to its end by mouse, and every idea is met', async (game, end, ideas) => {
    const { page, faults } = await visit(house, `learn/${game}`)
    const led1 = await led(page, byMouse)
    expect(led1.end).toBe(end)
    expect(led1.ideas.size).toBe(ideas)
    await page.locator('.guide-end').getByRole('link', { name: 'Once more' }).waitFor()
    expect(faults).toEqual([])
  })

  test.each(GAMES)('%s is played to its end by keyboard alone', async (game, end) => {
    const { page, faults } = await visit(house, `learn/${game}`)
    expect((await led(page, byKeyboard)).end).toBe(end)
    expect(faults).toEqual([])
  })

  test.each(GAMES)(
    '%s is played to its end in the text view, in French, and every idea is met',
    async (game, end, ideas) => {
      const { page, faults } = await visit(house, `learn/${game}`, { textView: true, locale: 'fr-FR' })
      const led1 = await led(page, byText)
      expect(led1.end).toBe(end)
      expect(led1.ideas.size).toBe(ideas)
      expect(await page.locator('.board').count()).toBe(0)
      expect(faults).toEqual([])
    },
  )

  test('skirmish from the hall by keyboard, with the unit that is asked about in a ring', async () => {
    const { page, faults } = await visit(house, '')
    await page.getByRole('link', { name: 'Guided first game: Skirmish' }).press('Enter')
    await settled(page)
    await page.locator('.pointers circle').first().waitFor()
    const { end, ideas } = await led(page, byKeyboard)
    expect(end).toBe('won')
    expect(ideas).toContain('react')
    expect(faults).toEqual([])
  })

  test('warcraft in the text view, in German', async () => {
    const { page, faults } = await visit(house, 'learn/warcraft', { textView: true, locale: 'de-DE' })
    const { end, ideas } = await led(page, byText)
    expect(end).toBe('done')
    expect(ideas.size).toBe(15)
    expect(await page.locator('.board').count()).toBe(0)
    await page.getByRole('heading', { name: 'Jetzt kennst du das Spiel' }).waitFor()
    expect(faults).toEqual([])
  })

  test('whoever does something else is answered and led on; what is taken back is told again', async () => {
    const { page, faults } = await visit(house, 'learn/titan')
    await settled(page)
    const idea = () => page.locator('.guide.led').getAttribute('data-idea')
    expect(await idea()).toBe('legions')
    await choose(page, () => page.locator('.offers .offer:not(.hinted)', { hasText: 'Red Sun' }).click())
    await page.locator('.guide .reply', { hasText: 'You can split later, too.' }).waitFor()
    expect(await idea()).toBe('leaving')
    await choose(page, () => page.keyboard.press('u'))
    await expect.poll(idea).toBe('legions')
    await page.getByRole('button', { name: 'I know my way now' }).click()
    expect(await page.locator('.guide.led').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('is offered at the first visit, in the menu and in the rule book, and waved away for good', async () => {
    const { page, context, faults } = await visit(house, 'play/titan')
    await settled(page)
    const offer = page.locator('.welcome-here').getByRole('link', { name: 'Guided first game' })
    expect(await offer.getAttribute('href')).toBe('#/learn/titan')
    await page.locator('.welcome-here').getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await settled(page)
    expect(await offer.count()).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.more-menu').getByRole('button', { name: 'Guided first game' }).waitFor()
    await page.goto(`${house.url}#/rules/titan`)
    await page.locator('.chapter').getByRole('link', { name: 'Guided first game' }).click()
    await page.locator('.guide.led[data-idea=legions]').waitFor()
    await context.close()
    expect(faults).toEqual([])
  })

  test('its words are read out, on a phone and in the dark, and nothing is wrong for those who need help', async () => {
    const { page } = await visit(house, 'learn/dragon-rage', { width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await settled(page)
    const lesson = page.locator('.guide.led [aria-live=polite] .lesson')
    expect(await lesson.textContent()).toContain('Welcome')
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
