import { Match, must, type Scene, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import type { Laid } from '../src/port/sitting.ts'
import { besieged } from './besieged.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { byMouse, choose, playOn } from './players.ts'
import { sitDown } from './tables.ts'

describe.skipIf(!executable)('help at the table', () => {
  const house = houseForTests()

  test('a choice that leaves something undone is asked about once; what is left on purpose no more', async () => {
    const { page, faults } = await visit(house, 'play/titan?bot=random', { remind: true })
    const reminder = page.getByRole('dialog', { name: 'You still have moves left' })
    let isSeen = false
    for (let count = 0; count < 60 && !isSeen; count++) {
      await settled(page)
      const before = await page.locator('.table').getAttribute('data-seq')
      await page.locator('.offers .offer').first().click()
      await page.waitForFunction(
        seq =>
          document.querySelector('.table')?.getAttribute('data-seq') !== seq ||
          document.querySelector('dialog[open]') !== null,
        before,
      )
      isSeen = (await reminder.count()) > 0
    }
    expect(isSeen).toBe(true)
    for (const box of await reminder.getByRole('checkbox').all()) await box.check()
    await reminder.getByRole('button', { name: 'Go back' }).click()
    expect(await page.locator('.t-left').count()).toBeGreaterThan(0)
    await choose(page, () => page.locator('.offers .offer').first().click())
    expect(faults).toEqual([])
  })

  test('a choice that matters and cannot be taken back is asked about once more, until one wants that no longer', async () => {
    const { page, faults } = await visit(house, 'play/warcraft?bot=random', { confirm: true })
    const dialog = page.getByRole('dialog', { name: 'Is this meant?' })
    const first = page.locator('.offers .offer').first()
    const tryFirst = async () => {
      await settled(page)
      const before = await page.locator('.table').getAttribute('data-seq')
      await first.click()
      await page.waitForFunction(
        seq =>
          document.querySelector('.table')?.getAttribute('data-seq') !== seq ||
          document.querySelector('dialog[open]') !== null,
        before,
      )
      return (await dialog.count()) > 0
    }
    for (let choices = 0; !(await tryFirst()); choices++) expect(choices).toBeLessThan(40)
    const words = await dialog.locator('strong').textContent()
    await dialog.getByRole('button', { name: 'Go back' }).click()
    expect(await tryFirst()).toBe(true)
    const again = dialog.getByLabel('Do not ask me about this choice again')
    // Whoever has meant it twice finds it ticked the third time.
    for (const isTicked of [false, false, true]) {
      for (let choices = 0; (await dialog.locator('strong').allTextContents())[0] !== words; choices++) {
        expect(choices).toBeLessThan(150)
        if (await dialog.count()) await choose(page, () => dialog.getByRole('button', { name: 'Confirm' }).click())
        await tryFirst()
      }
      expect(await again.isChecked()).toBe(isTicked)
      await choose(page, () => dialog.getByRole('button', { name: 'Confirm' }).click())
    }
    for (let choices = 0; choices < 30; choices++) {
      if (!(await tryFirst())) continue
      // Another kind of choice: about the first one nobody asks again.
      expect(await dialog.locator('strong').textContent()).not.toBe(words)
      await choose(page, () => dialog.getByRole('button', { name: 'Confirm' }).click())
    }
    expect(faults).toEqual([])
  })

  test('a choice that gives something up has no key, says what it costs, and the safe button is under the finger', async () => {
    const { page, faults } = await visit(house, '')
    await sitDown(page, house, besieged(null, 'random'))
    await settled(page)
    const concede = page.locator('.offers .offer').last()
    expect(await concede.getAttribute('class')).toBe('offer costly')
    expect(await concede.locator('.digit').count()).toBe(0)
    const before = await page.locator('.table').getAttribute('data-seq')
    await concede.click()
    const dialog = page.getByRole('dialog', { name: 'This gives something up' })
    await dialog.getByText('your Titan is eliminated: the game is lost for you').waitFor()
    expect(await dialog.getByRole('checkbox').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Go back')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.locator('.table').getAttribute('data-seq')).toBe(before)
    await concede.click()
    await choose(page, () => dialog.getByRole('button', { name: 'anyway' }).click())
    expect(await settled(page)).toBe('over')
    expect(faults).toEqual([])
  })

  test('a charge tells before it is made whom it touches, who strikes first and what is to be expected, and what that is made of', async () => {
    const { page, faults } = await visit(house, '')
    const { hex, ...charge } = await charging()
    await sitDown(page, house, charge)
    await settled(page)
    const all = page.getByRole('button', { name: /^Show all/ })
    if (await all.count()) await all.click()
    await page.mouse.move(2, 2) // a list that scrolls under the mouse would be pointed at
    const told = page.locator('.caption .foretold')
    await page.locator(`.offers .offer[data-points="hex:${hex}"]`).first().focus()
    await told.getByText(/^Contact with .* strike/).waitFor()
    await told.locator('summary').click()
    await told.getByText('weapon').first().waitFor()
    // whoever points at something else is told of that
    await page.locator('.offers .offer').last().focus()
    await told.waitFor({ state: 'detached' })
    await page.keyboard.press('t')
    await page.locator(`.text-view .offer[data-points="hex:${hex}"]`).first().focus()
    await page
      .locator('.text-view .foretold')
      .getByText(/^Contact with/)
      .waitFor()
    expect(faults).toEqual([])
  })

  test('another language can be chosen in the middle of a game: its words come then', async () => {
    const { page, faults } = await visit(house, 'play/titan?bot=random')
    await settled(page)
    const english = await page.locator('.ask').textContent()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Preferences' }).click()
    await page.getByLabel('Language').selectOption('de')
    await page.waitForFunction(before => document.querySelector('.ask')?.textContent !== before, english)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.getByLabel('Sprache').selectOption('en')
    await page.waitForFunction(before => document.querySelector('.ask')?.textContent === before, english)
    await page.keyboard.press('Escape')
    await playOn(page, 3, byMouse)
    expect(faults).toEqual([])
  })

  test('habits choose by themselves what one leaves to the table', async () => {
    const { page } = await visit(house, 'play/titan?bot=random')
    await settled(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Preferences' }).click()
    const habits = page.getByRole('group', { name: 'Play these choices automatically' })
    await habits.getByLabel('End a phase when nothing is left to do').check()
    await page.keyboard.press('Escape')
    for (let choices = 0; choices < 12 && (await settled(page)) === 'asked'; choices++) {
      // An end that is the only choice left does not stay: the habit takes it.
      await page.waitForFunction(() => {
        const offers = [...document.querySelectorAll('.offers .offer-words')].map(offer => offer.textContent ?? '')
        return offers.length > 1 || (offers.length === 1 && !offers[0].startsWith('End'))
      })
      await choose(page, () => page.locator('.offers .offer').last().click())
    }
  })

  test('notes are kept, a bot takes the seat and gives it back, a turn is explained on the board', async () => {
    const { page, faults } = await visit(house, 'play/skirmish?bot=random')
    await playOn(page, 4, byMouse)
    const menu = async (name: string) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.locator('#more').getByRole('button', { name }).click()
    }
    await menu('Private notes')
    await page.getByRole('textbox', { name: 'Private notes' }).fill('Hold the hill')
    await page.getByRole('button', { name: 'Save the notes' }).click()
    await page.getByText('Saved.').waitFor()
    await page.reload()
    await settled(page)
    await menu('Private notes')
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Hold the hill')
    await page.keyboard.press('Escape')

    await menu('How a turn goes')
    await page.getByText('How a turn goes 1/').waitFor()
    await page.locator('.pointers circle').first().waitFor()
    await page.locator('.tour').getByRole('button', { name: 'Next' }).click()
    await page.getByText('How a turn goes 2/').waitFor()
    await page.locator('.tour').getByRole('button', { name: 'Close' }).click()

    await menu('Replace a player or bot')
    await page.getByRole('combobox', { name: /^Red/ }).selectOption('novice')
    await page.waitForFunction(() => document.querySelector('.ask')?.getAttribute('data-ask') !== 'asked')
    await page.getByRole('combobox', { name: /^Red/ }).selectOption('')
    await page.keyboard.press('Escape')
    await settled(page)
    expect(faults).toEqual([])
  })

  test('a unit glows with all its pieces: any of them can be clicked, the keyboard finds the unit once', async () => {
    const { page, faults } = await visit(house, 'play/demonworld?bot=random')
    for (const words of ['battle lines', 'Ready']) {
      await settled(page)
      await choose(page, () => page.locator('.offers .offer').filter({ hasText: words }).first().click())
    }
    await settled(page)
    const units = page.locator('.glow-counter[role=button]')
    await units.first().waitFor()
    expect(await units.count()).toBeLessThan(await page.locator('.halo').count())
    const other = page.locator('.glow-counter:not([role])').last()
    const box = (await other.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const menu = page.locator('.pick-menu .offer')
    await menu.first().waitFor()
    expect(await menu.count()).toBe(4)
    await choose(page, () => menu.filter({ hasText: 'Hold' }).click())
    await units.first().focus()
    await page.keyboard.press('Enter')
    await menu.first().waitFor()
    expect(faults).toEqual([])
  })

  test('where a piece could go is shown when it is pointed at, and layers can be switched', async () => {
    const { page } = await visit(house, 'play/titan?bot=random')
    await playOn(page, 6, (_page, count) =>
      page
        .locator('.offers .offer')
        .nth(count % 2 ? 0 : 0)
        .click(),
    )
    await settled(page)
    const box = (await page.locator('.counter').first().boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.locator('.plans path').first().waitFor()
    await page.getByRole('button', { name: 'Layers of the board' }).click()
    await page.locator('#layers').getByLabel('Where others could come to').check()
    await page.locator('.threats path').first().waitFor({ state: 'attached' })
    await page.locator('#layers').getByLabel('Names of places').uncheck()
    await page.locator('.names').waitFor({ state: 'detached' })
  })
})

/** A unit of Demonworld about to move, and the field that brings it into contact. */
async function charging(): Promise<{ laid: Laid; lines: string[]; hex: number }> {
  const game = await wholeGame(registry['demonworld'])
  const line = (row: number) => [0, 1, 2, 3].map(q => `${q},${row}`).join(' ')
  const position = {
    map: 'field 12',
    phase: 'movement',
    rules: 'introduction',
    units: [
      { card: 'footmen', side: 0, elements: line(0), order: 'A' },
      { card: 'footmen', side: 1, elements: line(-4), facing: 4, order: 'H' },
    ],
  }
  const match = must(Match.open(game, { seats: ['person', 'bot'], position, dice: { seed: 'charge' } }))
  while (match.asked!.decision !== 'chooseMover' || match.asked!.seats[0] !== 0)
    must(match.play(match.asked!.seats[0], match.seen(match.asked!.seats[0]).options.at(-1)!))
  must(match.play(0, 'unit 0'))
  const { scene } = { scene: game.scene(match.seen(0).view, game.text.en) as Scene }
  const hex = scene.boards[0].places.find(({ label }) => label === '0,-3')!.id
  const laid = { game: 'demonworld', bots: [null, 'random'], settings: {}, seed: 'charge', nonces: [], position }
  return { laid, lines: match.lines, hex: Number(hex.split(':')[1]) }
}
