import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import battle from '../../../games/titan/test/fixtures/gave-up-on-the-way.hexarium.json' with { type: 'json' }
import { executable, settled, visit } from './chromium.ts'
import { choose, playOn } from './players.ts'
import { advance, servedHouse, twoAtTable } from './server.ts'
import { sitDown } from './tables.ts'

const PHONE = { width: 390, height: 844, touch: true }

/** True if all of it is on the screen, and nothing lies over its middle. */
const isSeen = (what: Locator) =>
  what.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return isInside && above !== null && (element === above || element.contains(above))
  })

/** The signs of the tools that no font of this machine has: they look like one that no font can have. */
const undrawn = (page: Page) =>
  page.locator('.tools .tool > [aria-hidden]').evaluateAll(signs => {
    const drawing = document.createElement('canvas').getContext('2d')!
    const drawn = (text: string, font: string) => {
      drawing.clearRect(0, 0, 300, 150)
      drawing.font = font
      drawing.fillText(text, 20, 60)
      return drawing.getImageData(0, 0, 300, 150).data.join()
    }
    const isMissing = ({ text, font }: { text: string; font: string }) =>
      text !== '' && [drawn('\u{10fffe}', font), drawn(' ', font)].includes(drawn(text, font))
    return signs
      .map(sign => ({ text: sign.textContent.trim(), font: `40px ${getComputedStyle(sign).fontFamily}` }))
      .filter(isMissing)
      .map(({ text }) => text)
  })

describe.skipIf(!executable)('what one has to see', () => {
  const house = servedHouse()

  test('nothing that gets the focus, or is scrolled to, pushes a table up', async () => {
    const { page } = await visit(house, 'play/skirmish?bot=random', PHONE)
    // dice in the log are read out by words that nobody sees
    await playOn(page, 30, () => page.locator('.offers .offer').first().click())
    await settled(page)
    const pushed = await page.evaluate(() => {
      const table = document.querySelector('.table')!
      for (const element of table.querySelectorAll('*')) element.scrollIntoView()
      table.scrollTop = 100
      return [table.scrollTop, document.scrollingElement!.scrollTop]
    })
    expect(pushed).toEqual([0, 0])
    expect(await isSeen(page.locator('.brand'))).toBe(true)
  })

  test('who plays is on a phone’s screen, however long the names of the sides are', async () => {
    const { page } = await visit(house, 'play/dragon-rage?bot=random', { ...PHONE, locale: 'de-DE' })
    await settled(page)
    for (const seat of await page.locator('.seat-chip').all()) expect(await isSeen(seat)).toBe(true)
  })

  test('so are four with their partners, on tablets and on a phone held across, too', async () => {
    const { page } = await visit(house, 'play/warcraft?players=4&bot=random', {
      locale: 'de-DE',
      width: 1024,
      height: 768,
    })
    await settled(page)
    for (const [width, height] of [
      [1024, 768],
      [820, 1180],
      [700, 1000],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height })
      for (const seat of await page.locator('.seat-chip').all()) expect(await isSeen(seat), `${width}`).toBe(true)
    }
  })

  test('a phone shows that there is another board, whatever the first one is called', async () => {
    const { page, faults } = await visit(house, '', { ...PHONE, locale: 'de-DE' })
    const { game, rules, settings, dice, seats, choices } = battle
    const bots = seats.map((_, seat) => (seat === 2 ? null : 'random')) // the third one is asked in the battle
    const laid = { game, rules, settings, bots, seed: dice.seed, nonces: dice.nonces }
    await sitDown(page, house, { laid, lines: choices.slice(0, 44) })
    await page.locator('.board-tabs button', { hasText: 'Hauptplan' }).waitFor()
    for (const tab of await page.locator('.board-tabs button').all()) expect(await isSeen(tab)).toBe(true)
    expect(faults).toEqual([])
  })

  test.each([
    ['on a desk', {}],
    ['on a phone', PHONE],
  ])('what others ask of one is in sight below a long list of choices, and without a panel: %s', async (_, visitor) => {
    const { red, blue } = await twoAtTable(house, 'dragon-rage', visitor)
    await settled(blue.page)
    await blue.page.getByRole('button', { name: 'Show all' }).click()
    await red.page.getByRole('button', { name: 'Menu' }).click()
    await red.page.getByRole('button', { name: 'Offer a draw' }).click()
    const yes = blue.page.getByRole('button', { name: 'Yes' })
    await yes.waitFor()
    await expect.poll(() => isSeen(yes)).toBe(true)
    await blue.page.getByRole('button', { name: 'Panel' }).click()
    await expect.poll(() => isSeen(yes)).toBe(true)
    await yes.click()
    await blue.page.locator('[data-ask=over]').waitFor({ state: 'attached' })
    expect([...red.faults, ...blue.faults]).toEqual([])
  })

  test('the latest lines of the log stay in sight when what stands above it grows; who reads older ones stays there', async () => {
    const { page, faults } = await visit(house, 'play/dragon-rage?bot=random')
    await settled(page)
    await page.getByRole('button', { name: 'Set up the rest for me' }).click()
    await page.getByText('City: magic').or(page.getByText('Choose a unit to move')).first().waitFor()
    const log = page.locator('.log')
    const hidden = () => log.evaluate(box => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))
    await expect.poll(hidden).toBeLessThan(2)
    await page.setViewportSize({ width: 1280, height: 700 })
    expect(await log.evaluate(box => box.scrollHeight > box.clientHeight)).toBe(true)
    await expect.poll(hidden).toBeLessThan(2)
    await log.evaluate(box => void (box.scrollTop = 0))
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.waitForTimeout(300)
    expect(await log.evaluate(box => box.scrollTop)).toBe(0)
    expect(faults).toEqual([])
  })

  test('a replay says on a phone, too, what came of a tool, until one goes on; every tool has a sign that is drawn', async () => {
    const { red } = await twoAtTable(house, 'skirmish', PHONE)
    await settled(red.page)
    expect(await undrawn(red.page)).toEqual([])
    await red.page.getByRole('button', { name: 'Menu' }).click()
    await red.page.getByRole('button', { name: 'Give up' }).click()
    await red.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    await red.page.getByRole('button', { name: 'Replay' }).click()
    await red.page.getByRole('button', { name: 'Save what this browser kept' }).waitFor()
    expect(await undrawn(red.page)).toEqual([])
    await red.page.getByRole('button', { name: 'Check the dice' }).click()
    const checked = red.page.getByText('Checked, and these')
    await checked.waitFor()
    expect(await isSeen(checked)).toBe(true)
    await red.page.getByRole('button', { name: 'To the end' }).click()
    await checked.waitFor({ state: 'detached' })
    // Its record lies among one's own games, with names as they are said here.
    await red.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('hexarium') ?? '{}')
      localStorage.setItem('hexarium', JSON.stringify({ ...kept, language: 'de' }))
    })
    await red.page.goto(`${house.url}#/games`)
    await red.page.reload()
    await red.page.getByText(/^Gast \S{4} – Gast \S{4}$/).waitFor()
    expect(red.faults).toEqual([])
  })

  test('a waiting room calls the sides as the table will, and tells who begins', async () => {
    const { page } = await visit(house, 'new/dragon-rage', { locale: 'fr-FR' })
    await page.locator('option[value=open]').first().waitFor({ state: 'attached' })
    await page.locator('select:has(option[value=open])').nth(1).selectOption('open')
    await page.getByRole('button', { name: 'Commencer' }).click()
    await page.locator('.waiting-seats').getByText('Envahisseur').waitFor()
    await page.locator('.waiting-seats').getByText('Défenseur').waitFor()
    await page.getByText('n’importe qui à la table peut commencer').waitFor()
    await page.getByLabel(/^Asseoir un robot/).selectOption('novice')
    await page.getByRole('heading', { name: 'La table est au complet' }).waitFor()
    await page.getByRole('button', { name: 'Commencer' }).click()
    await page.locator('.table').waitFor()
  })

  test('who chooses in the text view by keyboard goes on there; who chooses in the list goes on in the list', async () => {
    const { page } = await visit(house, 'play/skirmish?rounds=3&bot=random', { textView: true })
    const orders = () => page.locator('.offers .offer').first().click()
    await settled(page)
    while ((await page.locator('.text-view .offer').count()) === 0) {
      await choose(page, orders)
      await settled(page)
    }
    const focused = () => page.evaluate(() => document.activeElement?.closest('.text-view, .offers')?.className ?? '')
    const first = page.locator('.text-view .offer').first()
    await advance(page, async () => {
      await first.focus()
      await page.keyboard.press('Enter')
    })
    await expect.poll(focused).toContain('text-view')
    await page.keyboard.press('Tab')
    expect(await focused()).toContain('text-view')
    await advance(page, async () => {
      await page.locator('.offers .offer').first().focus()
      await page.keyboard.press('Enter')
    })
    await expect.poll(focused).toBe('offers')
  })

  test('a briefing says when it was measured as the reader writes a day', async () => {
    const { page } = await visit(house, 'new/dragon-rage', { locale: 'de-DE' })
    await page.getByText('Die ganze Lage lesen').click()
    expect(await page.getByText('Gemessen:').textContent()).toMatch(/, \d{1,2}\.\d{1,2}\.\d{4}\.$/)
  })
})
