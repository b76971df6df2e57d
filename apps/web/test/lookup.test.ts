import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { choose } from './players.ts'

/** The middle of a counter whose owner has this tone. */
async function pieceOf(page: Page, tone: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.board [data-counter]:has(.tone-${tone})`).first().boundingBox()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}

const card = (page: Page) => page.locator('.card-panel')
const titleOf = async (page: Page) => (await card(page).locator('h2').innerText()).split('\n')[0]

describe.skipIf(!executable)('what it is about', () => {
  const house = houseForTests()

  test('the briefing stands on the page of a new table and changes with what is chosen', async () => {
    const { page } = await visit(house, 'new/dragon-rage')
    const title = page.locator('.briefing h2')
    await title.getByText('Dragon Rage').waitFor()
    await page.locator('.preset', { hasText: 'Nurkott 3' }).click()
    await title.getByText('Nurkott 3').waitFor()
    await page.locator('.briefing summary').click()
    expect(await page.locator('.briefing [data-part=length]').innerText()).toContain('10')
    expect(await violations(page)).toEqual([])
  })

  test('at the table it is told before the first choice, zones are marked, and both can be had again', async () => {
    const { page, faults } = await visit(house, 'play/demonworld?battle=kaibanPass&level=expert&bot=random')
    await settled(page)
    await page.locator('.briefing-here .story').waitFor()
    expect(await page.locator('.briefing-here').innerText()).toContain('pass')
    // what one plays for is read before there is anything to scroll
    const goal = (await page.locator('.briefing-here [data-part=goal] dt').boundingBox())!
    const end = (await page.locator('.briefing-here').boundingBox())!
    expect(goal.y + goal.height).toBeLessThan(end.y + end.height)
    await page.locator('.zone-set-up').first().waitFor()
    expect(await page.locator('.zone-goal').count()).toBe(1)
    await page.keyboard.press('l')
    await page.getByLabel('Zones and goals').uncheck()
    await page.locator('.zone').first().waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'What it is about' }).click()
    await page.locator('dialog .briefing').waitFor()
    expect(await page.locator('dialog [data-part=length]').innerText()).toContain('10 rounds')
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('the briefing at a table calls one’s side as the table does', async () => {
    const { page, faults } = await visit(house, 'play/warcraft?bot=random')
    await settled(page)
    const side = await page
      .locator('.seat-chip:has-text("you")')
      .evaluate(chip => (chip.textContent ?? '').replace(/you.*/, '').trim())
    expect(side).toMatch(/^(Humans|Orcs|Undead|Night Elves)/)
    const told = page.locator('.briefing-here', { hasText: 'Your side' })
    await told.waitFor()
    expect(await told.innerText()).toContain(`Your side: ${side}`)
    expect(faults).toEqual([])
  })

  test('the question bar says how far it is', async () => {
    const { page } = await visit(house, 'play/skirmish')
    await settled(page)
    await page.locator('.standing').getByText('Round 1 of').waitFor()
  })
})

describe.skipIf(!executable)('looking things up', () => {
  const house = houseForTests()

  test('who is named in what happened, or in the question, is looked up there', async () => {
    const { page } = await visit(house, 'play/titan?bot=random')
    await settled(page)
    while ((await page.locator('.log li', { hasText: 'ogre' }).count()) === 0) {
      await choose(page, () => page.locator('.offers .offer').first().click())
      await settled(page)
    }
    await page.locator('.log li', { hasText: 'ogre' }).last().locator('[data-names]').click({ button: 'right' })
    await card(page).waitFor()
    expect((await card(page).innerText()).toLowerCase()).toContain('ogre')
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
  })

  test('an enemy’s card opens when the mouse rests on it, goes with the mouse, and stays when asked to by key', async () => {
    const { page, faults } = await visit(house, 'play/skirmish')
    await settled(page)
    await page.locator('.standing').waitFor() // the almanac has come
    const foe = await pieceOf(page, 'blue')
    await page.mouse.move(foe.x - 2, foe.y)
    await page.mouse.move(foe.x, foe.y)
    await card(page).waitFor()
    expect(await card(page).getAttribute('role')).toBe('tooltip')
    expect(await card(page).innerText()).toContain('strength left')
    await page.mouse.move(4, 200)
    await card(page).waitFor({ state: 'detached' })
    await page.mouse.move(foe.x, foe.y)
    await page.keyboard.press('i')
    await page.locator('.card-panel.pinned').waitFor()
    await page.mouse.move(4, 200)
    expect(await card(page).count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  test('a click takes the card away, and it does not come again while the mouse stays', async () => {
    const { page } = await visit(house, 'play/skirmish')
    await settled(page)
    await page.locator('.standing').waitFor()
    const foe = await pieceOf(page, 'blue')
    await page.mouse.move(foe.x - 2, foe.y)
    await page.mouse.move(foe.x, foe.y)
    await card(page).waitFor()
    await page.mouse.down()
    await card(page).waitFor({ state: 'detached' })
    await page.mouse.up()
    await page.locator('.notice').waitFor() // what lies beside the board is drawn anew
    await page.waitForTimeout(1300)
    expect(await card(page).count()).toBe(0)
    await page.mouse.move(foe.x + 2, foe.y)
    await card(page).waitFor()
  })

  test('a right click pins the card of a land; from there one comes to others and back', async () => {
    const { page } = await visit(house, 'play/titan')
    await settled(page)
    const board = (await page.locator('.board').boundingBox())!
    const at = { x: board.x + board.width / 2, y: board.y + board.height * 0.45 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.click(at.x, at.y, { button: 'right' })
    await page.locator('.card-panel.pinned').waitFor()
    const land = await titleOf(page)
    await card(page).locator('.see').first().click()
    await page.waitForFunction(
      title => document.querySelector('.card-panel h2')?.firstChild?.textContent !== title,
      land,
    )
    expect(await card(page).innerText()).toContain('Power')
    await card(page).locator('.card-tools .quiet').first().click()
    expect(await titleOf(page)).toBe(land)
  })

  test('who is quicker than the page loses nothing: keys and a right click wait for what comes after the first board', async () => {
    const { page, context, faults } = await visit(house, 'rules/none')
    await page.locator('.frame').waitFor()
    let isHeldBack = true
    await context.route(/assets\/(later|look-up|at-hand)-[^/]*\.js$/, async route => {
      while (isHeldBack) await new Promise(resolve => setTimeout(resolve, 50))
      await route.continue().catch(() => {}) // the page may be gone
    })
    await page.goto(`${house.url}#/play/titan`)
    await page.reload()
    await page.locator('.table [data-ask=asked]').waitFor()
    const board = (await page.locator('.board').boundingBox())!
    const at = { x: board.x + board.width / 2, y: board.y + board.height * 0.45 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.click(at.x, at.y, { button: 'right' })
    await page.keyboard.press('c')
    expect(await page.locator('.offers button:focus').count()).toBe(1)
    expect(await card(page).count()).toBe(0)
    isHeldBack = false
    await page.locator('.card-panel.pinned').waitFor()
    await page.keyboard.press('Escape')
    expect(faults).toEqual([])
  })

  test('a finger that stays opens the card on a phone and chooses nothing', async () => {
    const { page } = await visit(house, 'play/skirmish', { width: 390, height: 844 })
    await settled(page)
    await page.locator('.standing').waitFor()
    const asked = await page.locator('.ask').textContent()
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await pieceOf(page, 'blue')] })
    await page.locator('.card-panel.pinned').waitFor()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await page.locator('.card-panel.pinned').count()).toBe(1)
    expect(await page.locator('.ask').textContent()).toBe(asked)
    const { x, width } = (await card(page).boundingBox())!
    expect([x >= 0, x + width <= 390]).toEqual([true, true])
    expect(await violations(page)).toEqual([])
  })

  test('where an army is raised every card can be read before it is hired', async () => {
    const { page } = await visit(house, 'play/demonworld?battle=free&level=full&bot=random')
    await settled(page)
    for (let tries = 0; tries < 12 && (await page.locator('[data-card^="card:"]').count()) === 0; tries++) {
      await choose(page, () => page.locator('.offers .offer').first().click()) // sheets are laid out first
      await settled(page)
    }
    const pinned = page.locator('.card-panel.pinned')
    // what is looked up, and the help that orders the list, come after the first board
    await expect
      .poll(
        async () => {
          await page.locator('.offers [data-card^="card:"]').first().focus()
          await page.keyboard.press('i')
          return pinned.waitFor({ timeout: 1500 }).then(
            () => true,
            () => false,
          )
        },
        { timeout: 20_000 },
      )
      .toBe(true)
    const text = await card(page).innerText()
    for (const line of ['Armour', 'Morale', 'Points']) expect(text).toContain(line)
  })

  test('all charts of a game are a key away, searchable, and lead to cards', async () => {
    const { page } = await visit(house, 'play/titan')
    await settled(page)
    await page.keyboard.press('k')
    await page.locator('.charts').waitFor()
    await page.locator('.charts input').fill('serpent')
    await page.locator('[data-chart=ladders] .see', { hasText: 'serpent' }).first().click()
    await page.locator('.charts .card').waitFor()
    expect(await page.locator('.charts .card').innerText()).toContain('18')
    expect(await violations(page)).toEqual([])
  })

  test('a row of a sheet shows to everybody what it tells screen readers', async () => {
    const { page } = await visit(house, 'play/dragon-rage')
    await settled(page)
    await page.getByRole('tab', { name: 'Overview' }).click()
    const row = page.locator('.sheet-part .looks', { hasText: 'Head' }).first()
    await row.click()
    await page.locator('.card-panel.pinned').waitFor()
    expect(await card(page).innerText()).toContain(await row.locator('.hidden').textContent())
    expect(await card(page).locator('.drawing .shape').count()).toBeGreaterThan(5)
  })

  test('a replay has cards, zones and charts, too', async () => {
    const { page } = await visit(house, 'play/skirmish')
    await settled(page)
    await page.locator('.offers .offer').first().click()
    await settled(page)
    await page.goto(page.url().replace('#/table/', '#/replay/'))
    await page.locator('.replay .board [data-counter]').first().waitFor()
    await page.locator('.zone').waitFor()
    const foe = await pieceOf(page, 'blue')
    await page.mouse.move(foe.x, foe.y)
    await card(page).waitFor()
    expect(await card(page).innerText()).toContain('strength')
  })
})
