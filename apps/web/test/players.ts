import type { Locator, Page } from 'playwright-core'
import { settled } from './chromium.ts'

/**
 * Does something and waits until the table has gone on. Others may be asked at the same time, and their choice may come first: then
 * there is nothing left to do it to.
 */
export async function choose(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.locator('.table').getAttribute('data-seq')
  const wentOn = () =>
    page.waitForFunction(seq => document.querySelector('.table')?.getAttribute('data-seq') !== seq, before)
  const acting = act()
  const ahead = wentOn()
  for (const one of [acting, ahead]) void one.catch(() => {}) // whichever comes second matters no more
  await Promise.race([acting, ahead])
  const came = await page.waitForFunction(seq => {
    if (document.querySelector('.table')?.getAttribute('data-seq') !== seq) return 'further'
    return document.querySelector('dialog[open] .row .button:not([data-safe])') && 'dialog'
  }, before)
  if ((await came.jsonValue()) === 'further') return
  // What gives something up asks first, whatever one prefers: it is meant.
  await page.locator('dialog[open] .row .button:not([data-safe])').click()
  await wentOn()
}

/** The page of a table at this moment, and at no other: what lay there is not looked for at a later question. */
async function thisMoment(page: Page): Promise<Locator> {
  const number = await page.locator('.table').getAttribute('data-number')
  return page.locator(`.table[data-number="${number}"]`)
}

/** The middle of something that is drawn, once it stays where it is: boards are framed anew when what lies beside them has come. */
export async function middleOf(drawn: Locator): Promise<{ x: number; y: number }> {
  for (let before = ''; ; ) {
    const box = await drawn.boundingBox()
    const now = JSON.stringify(box)
    if (box && now === before) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    before = now
    await drawn.page().waitForTimeout(50)
  }
}

/** A way to choose once: the number says how many choices came before. */
export type Way = (page: Page, count: number) => Promise<void>

/** Plays until the end, or so many choices; how many they were. */
export async function playOn(page: Page, limit: number, way: Way): Promise<number> {
  let count = 0
  for (; count < limit; count++) {
    if ((await settled(page)) === 'over') break
    await choose(page, () => way(page, count))
  }
  return count
}

/** By mouse: clicks what glows on the board; what is not on it in the list. */
export const byMouse: Way = async (page, count) => {
  const table = await thisMoment(page)
  const glows = table.locator('.glow')
  const total = await glows.count()
  const listed = table.locator('.offers .offer')
  if (total === 0 || count % 5 === 4) {
    await listed.nth(count % (await listed.count())).click()
    return
  }
  const { x, y } = await middleOf(glows.nth(count % total))
  await page.mouse.click(x, y)
  // Several pieces or choices at one place: a menu asks which.
  const menu = table.locator('.pick-menu .offer')
  if ((await menu.count()) > 0) await menu.first().click()
}

/** By keyboard: digits for the list, or from glow to glow with the arrows. */
export const byKeyboard: Way = async (page, count) => {
  if (count % 3 === 0 && (await page.locator('.glow').count()) > 0) {
    await page.keyboard.press('b')
    await page.keyboard.press(count % 2 ? 'ArrowDown' : 'ArrowRight')
    await page.keyboard.press('Enter')
    if ((await page.locator('.pick-menu').count()) > 0) await page.keyboard.press('Enter')
  } else await byDigit(page, count)
}

/** By the keys that are written beside the choices. */
export const byDigit: Way = async (page, count) => {
  const digits = await page.locator('.offers .digit').count()
  if (digits > 0) await page.keyboard.press(`${(count % digits) + 1}`)
  else {
    // everything costs something: nothing has a number, but all can be reached
    await page.keyboard.press('c')
    await page.keyboard.press('Enter')
  }
}

/** Through the text view. */
export const byText: Way = async (page, count) => {
  const table = await thisMoment(page)
  const inText = table.locator('.text-view .offer')
  const total = await inText.count()
  if (total > 0 && count % 4 !== 3) await inText.nth(count % total).click()
  else await table.locator('.offers .offer').first().click()
}
