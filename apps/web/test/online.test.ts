import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import two from '../../../games/warcraft/test/fixtures/two-players.hexarium.json' with { type: 'json' }
import { executable, settled, visit } from './chromium.ts'
import { advance, chooseIfAsked, servedHouse, takeFirst, twoAtTable } from './server.ts'
import { sitDown } from './tables.ts'

describe.skipIf(!executable)('with a server', () => {
  const house = servedHouse()

  test('two browsers play a table live by link, a third watches and sees no secret, a lost connection comes back', async () => {
    const { red, blue, link } = await twoAtTable(house, 'skirmish')
    expect(link).toContain('link=')

    const watcher = await visit(house, link.slice(link.indexOf('#/') + 2).replace(/\?.*/, ''))
    await watcher.page.locator('.table').waitFor()
    for (let unit = 0; unit < 4; unit++) {
      await settled(red.page)
      await chooseIfAsked(red.page)
      await settled(blue.page)
      await chooseIfAsked(blue.page)
    }
    await settled(red.page)
    // Orders are secret until all are given: Red sees his own, the watcher sees none.
    await red.page.locator('[data-counter="unit:0"] .t-value').nth(1).waitFor()
    expect(await red.page.locator('[data-counter="unit:0"] .t-value').allTextContents()).toContain('M')
    expect(await watcher.page.locator('[data-counter="unit:0"] .t-value').allTextContents()).not.toContain('M')
    expect(await watcher.page.locator('.offer').count()).toBe(0)

    await house.stop()
    await red.page.getByText('The connection is lost').waitFor()
    await house.start()
    await red.page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 20_000 })
    expect(await chooseIfAsked(red.page)).toBe(true)
    await settled(blue.page)
    expect(await chooseIfAsked(blue.page)).toBe(true)

    const title = await blue.page.title()
    await red.page.getByRole('button', { name: 'Chat' }).click()
    await red.page.getByRole('textbox', { name: 'Send' }).fill('Well met')
    await red.page.getByRole('textbox', { name: 'Send' }).press('Enter')
    // Who does not look at the talk sees it nevertheless: the line itself, and a number above the board.
    await blue.page.locator('.just-said').getByText('Well met').waitFor()
    expect(await blue.page.locator('.just-said').getAttribute('aria-live')).toBe('polite')
    expect(await blue.page.locator('.talk-count').textContent()).toBe('1')
    expect(await blue.page.title()).toBe(title)
    await blue.page.setViewportSize({ width: 390, height: 844 })
    await blue.page.getByRole('button', { name: 'Chat: 1 new' }).click()
    await blue.page.locator('#talk').getByText('Well met').waitFor()
    const box = (await blue.page.locator('#talk').boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    expect(await blue.page.locator('.talk-count').count()).toBe(0)
    await blue.page.keyboard.press('Escape')
    await blue.page.setViewportSize({ width: 1280, height: 800 })
    expect(await red.page.locator('.talk-count').count()).toBe(0)
    await red.page.keyboard.press('Escape')
    await blue.page.reload()
    await blue.page.locator('.table').waitFor()
    expect(await blue.page.locator('.talk-count').count()).toBe(0)

    await blue.page.getByRole('button', { name: 'Menu' }).click()
    await blue.page.getByRole('button', { name: 'Give up' }).click()
    await blue.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    await red.page.locator('[data-ask=over]').waitFor()
    await red.page.getByRole('button', { name: 'Replay' }).click()
    await red.page.getByRole('button', { name: 'Check the dice' }).click()
    await red.page.getByText('these are the dice this browser saw sealed before the game').waitFor()
    // had the house shown it other seals before, the record would not be believed
    await red.page.evaluate(() => {
      const key = Object.keys(localStorage).find(one => one.startsWith('hexarium-dice-'))!
      const kept = JSON.parse(localStorage.getItem(key)!)
      localStorage.setItem(key, JSON.stringify({ ...kept, seals: kept.seals.toReversed() }))
    })
    await red.page.getByRole('button', { name: 'Check the dice' }).click()
    await red.page.getByText('The check failed: The record names other seals').waitFor()
  })

  test('after a game of people the result leads to where it turned, and there to what a strong bot would do', async () => {
    // a game that was played at home, all but its end, is gone on with here
    const { game, settings, rules, choices, dice } = two
    const laid = { game, settings, rules, bots: [null, 'random'], seed: dice.seed, nonces: dice.nonces }
    const red = await visit(house, '')
    await sitDown(red.page, house, { laid, lines: choices.slice(0, -1) })
    await red.page.locator('.table [data-ask]').waitFor()
    await red.page.getByRole('button', { name: 'Menu' }).click()
    await red.page.getByRole('button', { name: 'Continue this game on the server' }).click()
    await red.page.locator('select:has(option[value=open])').last().selectOption('open')
    await red.page.getByRole('button', { name: 'Open the table there' }).click()
    const blue = await visit(house, '')
    await blue.page.goto(await red.page.getByLabel('Link to invite by').inputValue())
    await blue.page.getByRole('button', { name: 'Sit down' }).click()
    await blue.page.getByRole('button', { name: 'Begin' }).click()
    await blue.page.locator('.table [data-ask]').waitFor()
    await blue.page.getByRole('button', { name: 'Menu' }).click()
    await blue.page.getByRole('button', { name: 'Give up' }).click()
    await blue.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    const turned = red.page.locator('.turning li').first()
    await turned.waitFor()
    const where = (await turned.locator('a').first().getAttribute('href'))!
    await turned.getByRole('link', { name: 'What would a strong bot do here?' }).click()
    await red.page.waitForURL(url => url.hash === `${where}&ask`)
    await red.page.locator('.reasons li').first().waitFor()
    expect([...red.faults, ...blue.faults]).toEqual([])
  })

  test('taking back works as at home: once, twice in a row, after a reconnection; everybody forgets what was taken back', async () => {
    const { red, blue, link } = await twoAtTable(house, 'skirmish')
    const watcher = await visit(house, link.slice(link.indexOf('#/') + 2).replace(/\?.*/, ''))
    await watcher.page.locator('.table').waitFor()
    const pages = [red.page, blue.page, watcher.page]
    const logs = () => Promise.all(pages.map(page => page.locator('.log li > :first-child').allTextContents()))
    const waitForLogs = async (wanted: string[][]) => {
      for (const [index, page] of pages.entries())
        await page.waitForFunction(
          lines =>
            JSON.stringify([...document.querySelectorAll('.log li > :first-child')].map(line => line.textContent)) ===
            lines,
          JSON.stringify(wanted[index]),
        )
    }
    await untilUnitsMarch(red.page, blue.page)
    // Whose units march: what glows are they.
    const page = (await red.page.locator('.glow').count()) > 0 ? red.page : blue.page
    const undo = page.getByRole('button', { name: 'Undo' })
    const state = () => page.locator('.offers .offer').allTextContents()
    const goOn = (act: () => Promise<void>) => advance(page, act)
    const last = page.locator('.offers .offer').last()
    const atFirst = await state()
    const toldAtFirst = await logs()
    for (let times = 0; times < 2; times++) {
      await goOn(() => last.click())
      expect(await state()).not.toEqual(atFirst)
      await goOn(() => undo.click())
      expect(await state()).toEqual(atFirst)
    }
    // The unit, then where it goes, of which everybody hears; then both are taken back.
    await goOn(() => last.click())
    await goOn(() => last.click())
    await watcher.page.waitForFunction(
      count => document.querySelectorAll('.log li').length > count,
      toldAtFirst[2].length,
    )
    await goOn(() => page.keyboard.press('u'))
    await goOn(() => page.keyboard.press('u'))
    expect(await state()).toEqual(atFirst)
    await waitForLogs(toldAtFirst)

    await goOn(() => last.click())
    await house.stop()
    await page.getByText('The connection is lost').waitFor()
    await house.start()
    await page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 20_000 })
    await goOn(() => undo.click())
    expect(await state()).toEqual(atFirst)
    // Two clicks at the same moment are one choice.
    await goOn(() =>
      last.evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      }),
    )
    await page.waitForTimeout(300)
    expect(await page.locator('.notice').count()).toBe(0)
    await goOn(() => undo.click())
    expect(await state()).toEqual(atFirst)
    await waitForLogs(toldAtFirst)
    expect([...red.faults, ...blue.faults].filter(fault => !/WebSocket|ERR_CONNECTION/.test(fault))).toEqual([])
  })

  test('what nobody else noticed is taken back, too, and chosen anew', async () => {
    const { red, blue } = await twoAtTable(house, 'titan')
    let takenBack = 0
    const isAsked = async (page: Page) => (await page.locator('.table:not([data-held]) [data-ask=asked]').count()) > 0
    for (let choices = 0; choices < 80 && takenBack < 2; choices++) {
      let page = red.page
      while (!(await isAsked(page))) {
        page = page === red.page ? blue.page : red.page
        await page.waitForTimeout(20)
      }
      const offers = page.locator('.offers .offer-words')
      const undo = page.getByRole('button', { name: 'Undo' })
      // Help that comes late may set what costs something behind the rest.
      const offered = async () => (await offers.allTextContents()).sort()
      const before = await offered()
      await moved(page, () => offers.last().click())
      if (!(await isAsked(page)) || (await undo.isDisabled())) continue
      await advance(page, () => undo.click())
      expect(await offered()).toEqual(before)
      takenBack++
      // One may choose anew; the first choice ends what the last one began.
      await moved(page, () => offers.first().click())
    }
    expect(takenBack).toBeGreaterThanOrEqual(2)
    expect([...red.faults, ...blue.faults]).toEqual([])
  })

  test('why something cannot be chosen is asked, never played', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish')
    await untilUnitsMarch(red.page, blue.page)
    const { page } = (await red.page.locator('.glow').count()) > 0 ? red : blue
    const sent: string[] = []
    page.on('request', request => sent.push(new URL(request.url()).pathname))
    const number = await page.locator('.table').getAttribute('data-number')
    // A counter of the other side is nothing to choose.
    const box = (await page.locator(`[data-counter="unit:${page === red.page ? 8 : 0}"]`).boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.locator('.notice').waitFor()
    expect(sent.some(path => path.endsWith('/why'))).toBe(true)
    expect(await page.locator('.table').getAttribute('data-number')).toBe(number)
  })

  test('help comes to a live table: reminders, where pieces could go, where others could come, notes', async () => {
    const { red, blue } = await twoAtTable(house, 'titan', { remind: true })
    const reminder = red.page.getByRole('dialog', { name: 'You still have moves left' })
    for (let count = 0; count < 80 && (await reminder.count()) === 0; count++) {
      for (const { page } of [red, blue]) {
        const dialog = page.getByRole('dialog')
        const seq = await takeFirst(page)
        if (seq === null) continue
        await page.waitForFunction(
          before =>
            document.querySelector('.table')?.getAttribute('data-seq') !== before ||
            document.querySelector('dialog[open]') !== null,
          seq,
        )
        if (page === blue.page && (await dialog.count()) > 0)
          await dialog.getByRole('button', { name: 'Continue:' }).click()
        else if (page === red.page) break
      }
    }
    await reminder.getByRole('button', { name: 'Go back' }).click()
    const { page } = red
    const box = (await page.locator('.counter').first().boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.locator('.plans path').first().waitFor()
    await page.getByRole('button', { name: 'Layers of the board' }).click()
    await page.locator('#layers').getByLabel('Where others could come to').check()
    await page.locator('.threats path').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#more').getByRole('button', { name: 'Private notes' }).click()
    await page.getByRole('textbox', { name: 'Private notes' }).fill('Split early')
    await page.getByRole('button', { name: 'Save the notes' }).click()
    await page.getByText('Saved.').waitFor()
    expect([...red.faults, ...blue.faults]).toEqual([])
  })

  test('a bot plays a seat for somebody, who looks on and takes it back', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish')
    const { page } = red
    await settled(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#more').getByRole('button', { name: 'Replace a player or bot' }).click()
    await page.getByRole('dialog').getByLabel('Red').selectOption('novice')
    await page.getByText('A bot plays for you').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('.offer').count()).toBe(0)
    for (let choices = 0; choices < 4; choices++) {
      await settled(blue.page)
      await chooseIfAsked(blue.page)
    }
    await page.getByRole('button', { name: 'Take my seat back' }).click()
    await page.getByText('A bot plays for you').waitFor({ state: 'detached' })
    for (let choices = 0; choices < 30 && !(await chooseIfAsked(page)); choices++) {
      if (!(await chooseIfAsked(blue.page))) await page.waitForTimeout(50)
    }
    expect([...red.faults, ...blue.faults]).toEqual([])
  })

  test('playing again is the same game for those who sat there, with sides swapped, once both want it', async () => {
    const { red, blue } = await twoAtTable(house, 'skirmish')
    const first = red.page.url()
    await red.page.getByRole('button', { name: 'Menu' }).click()
    await red.page.getByRole('button', { name: 'Give up' }).click()
    await red.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    for (const { page } of [red, blue]) await page.locator('[data-ask=over]').waitFor()
    await blue.page.getByRole('button', { name: 'Play again' }).click()
    await blue.page.getByText(/Waiting for Guest .*: it begins when all agree/).waitFor()
    await red.page.getByText(/^Guest .* wants to play again, with sides swapped/).waitFor()
    expect(red.page.url()).toBe(first)
    await red.page.getByRole('button', { name: 'Play again' }).click()
    for (const { page } of [red, blue]) {
      await page.waitForURL(url => url.href !== first)
      await page.locator('.table [data-ask=asked], .table [data-ask=waiting]').waitFor()
    }
    expect(red.page.url()).toBe(blue.page.url())
    await red.page.locator('.seat-chip', { hasText: 'Blue you' }).waitFor()
    await blue.page.locator('.seat-chip', { hasText: 'Red you' }).waitFor()
    // Who comes back to the old table finds the way to the new one.
    await red.page.goto(first)
    await red.page.getByRole('link', { name: 'To the new game' }).waitFor()
  })

  test('a game finished without the server is uploaded to it later', async () => {
    const { page } = await visit(house, 'play/skirmish?bot=random')
    await settled(page)
    await chooseIfAsked(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    await page.locator('[data-ask=over]').waitFor()
    await page.goto(`${house.url}#/games`)
    await page.getByRole('button', { name: 'Upload to the server' }).click()
    await page.getByText('Uploaded:').waitFor()
  })

  test('a table that is not there says so', async () => {
    const { page } = await visit(house, 't/nothing')
    await page.getByText('There is no such table').waitFor()
  })
})

/** Gives orders until somebody is asked which unit marches: units glow then. */
async function untilUnitsMarch(...pages: Page[]): Promise<void> {
  for (let choices = 0; choices < 24; choices++) {
    for (const page of pages) {
      if ((await page.locator('.glow').count()) > 0) return
      await chooseIfAsked(page)
    }
  }
}

/** Does something and waits until the page shows another moment, whoever is asked then. */
async function moved(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.locator('.table').getAttribute('data-number')
  await act()
  await page.waitForFunction(number => {
    const table = document.querySelector('.table:not([data-held])')
    return table !== null && table.getAttribute('data-number') !== number
  }, before)
}
