import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Laid } from '../src/port/sitting.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { middleOf } from './players.ts'
import { sitDown } from './tables.ts'

const PHONE = { width: 390, height: 844, touch: true, confirm: true }

const seq = (page: Page) => page.locator('.table').getAttribute('data-seq').then(Number)
const offer = (page: Page, words: string) => page.locator('.offers .offer', { hasText: words }).first()

/** A hero and archers before a dragon and a troll; it is the city’s turn to shoot, or to strike. */
const atTheWalls = (phase: string): { laid: Laid; lines: string[] } => ({
  laid: {
    game: 'dragon-rage',
    bots: ['random', null],
    settings: {},
    seed: 'walls',
    nonces: [],
    position: {
      side: 'city',
      phase,
      units: [
        { code: 'DRG', hex: '1010', facing: 'N', side: 'invader' },
        { code: 'TRL', hex: '1210', side: 'invader' },
        { code: 'ARH', hex: '1110', side: 'city' },
        { code: 'INF', hex: '1111', side: 'city' },
      ],
    },
  },
  lines: [],
})

describe.skipIf(!executable)('by finger', () => {
  const house = houseForTests()

  test('a tap takes what can be taken back; what others act upon at once is shown first, by the list or the board, and taken by a second tap', async () => {
    const { page, faults } = await visit(house, 'play/dragon-rage?swapSides=true&bot=random', PHONE)
    await settled(page)
    const begun = await seq(page)
    await offer(page, '0708').tap()
    await expect.poll(() => seq(page)).toBe(begun + 1)
    await settled(page)
    await page.getByRole('button', { name: 'Set up the rest for me' }).tap()
    await page.getByRole('button', { name: 'Set up the last one, too, and begin' }).waitFor()
    await settled(page)
    // the dragons come as soon as the last one stands
    const before = await seq(page)
    expect(await page.locator('.ghost').count()).toBe(0)
    await offer(page, '0709').tap()
    await page.locator('.caption .held', { hasText: '0709: tap again' }).waitFor()
    await page.locator('.ghost').waitFor()
    expect(await seq(page)).toBe(before)
    // who thinks of another place sees that one first, too
    const other = await middleOf(page.locator('.glow').nth(40))
    await page.touchscreen.tap(other.x, other.y)
    await page.locator('.caption .held', { hasNotText: '0709' }).waitFor()
    await page.locator('.ghost').waitFor()
    expect(await seq(page)).toBe(before)
    await page.touchscreen.tap(other.x, other.y)
    await expect.poll(() => seq(page)).toBeGreaterThan(before)
    expect(faults).toEqual([])
  })

  test('a finger that stays on a choice sees what it would do, and takes nothing', async () => {
    const { page, faults } = await visit(house, 'play/dragon-rage?bot=random', PHONE)
    await settled(page)
    await page.getByText('hold to see what a choice would do').waitFor()
    const before = await seq(page)
    await offer(page, '0109').scrollIntoViewIfNeeded()
    const touch = await page.context().newCDPSession(page)
    const finger = await middleOf(offer(page, '0109'))
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await page.locator('.ghost').waitFor()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.locator('.ghost').waitFor()
    expect(await seq(page)).toBe(before)
    expect(faults).toEqual([])
  })

  test.each([
    ['missiles', /can shoot at it; the best hits on \d/],
    ['melee', /can strike at it/],
  ])('what the board remarks of a target stands in the list, too: %s', async (phase, remarked) => {
    const { page, faults } = await visit(house, '', PHONE)
    await sitDown(page, house, atTheWalls(phase))
    await settled(page)
    await page.locator('.offers .remark', { hasText: remarked }).waitFor()
    const said = await page.locator('.offers .remark').allTextContents()
    expect(said).toContainEqual(expect.stringMatching(/^Destroyed \d+ times in 100 if/))
    for (const offer of await page.locator('.offers .offer:has(.remark)').all())
      expect(await offer.locator('.remark').count()).toBe(1)
    expect(faults).toEqual([])
  })

  test('of legions one upon the other a menu shows who is in each, and below the board stands the one that was chosen', async () => {
    const { page, faults } = await visit(house, 'play/titan?bot=random&players=2', PHONE)
    await settled(page)
    await page.getByRole('button', { name: 'Set up the rest for me' }).tap()
    await offer(page, 'Keep the').tap()
    await offer(page, 'Tower').waitFor()
    await settled(page)
    const stack = await middleOf(page.locator('.glow').last())
    await page.touchscreen.tap(stack.x, stack.y)
    const menu = page.locator('.pick-menu .offer')
    await expect.poll(() => menu.count()).toBe(2)
    expect(await menu.nth(0).locator('.figures svg').count()).toBe(4)
    for (const place of [0, 1]) {
      if (place > 0) {
        await page.getByRole('button', { name: 'Undo' }).tap()
        await settled(page)
        await page.touchscreen.tap(stack.x, stack.y)
      }
      const chosen = (await menu.nth(place).locator('.offer-words').innerText()).split(',')[0]
      await menu.nth(place).tap()
      await page.locator('[data-ask]', { hasText: `where ${chosen} goes` }).waitFor()
      await expect.poll(() => page.locator('.explained').allInnerTexts()).toEqual([expect.stringContaining(chosen)])
    }
    expect(faults).toEqual([])
  })

  test('whom one struck at is looked at no longer, nor where he could go', async () => {
    const { page, faults } = await visit(house, '', PHONE)
    await sitDown(page, house, atTheWalls('melee'))
    await settled(page)
    const before = await seq(page)
    const dragon = await middleOf(page.locator('.glow[data-id="unit:89"]'))
    await page.touchscreen.tap(dragon.x, dragon.y)
    await expect.poll(() => seq(page)).toBeGreaterThan(before)
    await expect.poll(() => page.locator('.explained').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('what is set up is turned by a button beside the question, too', async () => {
    const { page, faults } = await visit(house, 'play/demonworld?battle=kalBenokk&bot=random', PHONE)
    await settled(page)
    await offer(page, 'Noble').tap()
    const turn = page.getByRole('button', { name: 'Turn it' })
    await page.getByText('An arrow sets the shape').waitFor()
    const placesAfter = async (): Promise<string> => {
      const before = await page.locator('.table').getAttribute('data-number')
      await turn.tap()
      await expect.poll(() => page.locator('.table').getAttribute('data-number')).not.toBe(before)
      await offer(page, 'Left end on').waitFor()
      await settled(page)
      return (await page.locator('.glow').evaluateAll(all => all.map(one => one.getAttribute('points') ?? ''))).join()
    }
    const first = await placesAfter()
    expect(await page.getByText('An arrow sets the shape').count()).toBe(0)
    expect(await placesAfter()).not.toBe(first)
    expect(faults).toEqual([])
  })
})
