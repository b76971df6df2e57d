import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { besieged } from './besieged.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { playOn } from './players.ts'
import { sitDown } from './tables.ts'

describe.skipIf(!executable)('axe-core finds nothing', () => {
  const house = houseForTests()

  test('on any page beside the table', async () => {
    const { page } = await visit(house, '')
    for (const path of [
      '',
      'games',
      'rules',
      'rules/skirmish',
      'new/skirmish',
      'nowhere',
      'table/none',
      'replay/none',
      'contests',
      'contests/new',
      'honours',
    ]) {
      await page.goto(`${house.url}#/${path}`)
      await page.locator('h1').first().waitFor()
      if (path === 'rules/skirmish') await page.locator('.chapter').waitFor()
      if (path === '') await page.getByRole('heading', { name: 'Titan' }).waitFor()
      expect(await violations(page), path).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${house.url}#/`)
    await page.getByRole('heading', { name: 'Titan' }).waitFor()
    expect(await violations(page), 'hall by candle light').toEqual([])
  })

  test('at the table of any game, as board and as text, in daylight and by candle light, nor in its replay', async () => {
    const { page } = await visit(house, '')
    for (const [index, game] of Object.keys(registry).entries()) {
      await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light' })
      await page.goto(`${house.url}#/play/${game}?bot=random`)
      await playOn(page, 5, () => page.locator('.offers .offer').first().click())
      await settled(page)
      expect(await violations(page), game).toEqual([])
      await page.keyboard.press('t')
      await page.locator('.text-view').waitFor()
      expect(await violations(page), `${game} as text`).toEqual([])
      await page.keyboard.press('t')
      await page.locator('.board').waitFor()
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await violations(page), 'menu').toEqual([])
    await page.getByRole('button', { name: 'Preferences' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await violations(page), 'preferences').toEqual([])
    const id = page.url().split('/').at(-1)
    await page.goto(`${house.url}#/replay/${id}`)
    await page.locator('.scrubber').waitFor()
    expect(await violations(page), 'replay').toEqual([])
  })

  test('beside a fight, and where something is wished for in vain: headings follow one another', async () => {
    const besiegers = (await visit(house, '')).page
    await sitDown(besiegers, house, besieged(null, 'random'))
    await settled(besiegers)
    await besiegers.locator('.fight').waitFor()
    expect(await violations(besiegers), 'fight').toEqual([])
    const { page } = await visit(house, '')
    const laid = { game: 'warcraft', bots: [null, 'random'], settings: {}, seed: 'axe', nonces: [] }
    await sitDown(page, house, { laid, lines: [] })
    await settled(page)
    const wishes = page.locator('.wishes')
    for (let choices = 0; choices < 12 && !(await wishes.isVisible()); choices++) {
      await playOn(page, 1, () => page.locator('.offers .offer').first().click())
      await settled(page)
    }
    await wishes.waitFor()
    expect(await violations(page), 'wishes').toEqual([])
  })
})
