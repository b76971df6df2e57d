import { describe, expect, test } from 'vitest'
import { executable, houseForTests, settled, visit } from './chromium.ts'

describe.skipIf(!executable)('saved armies and set-ups', () => {
  const house = houseForTests()

  test('an army is kept under a name, survives the page, is raised again by one choice, renamed and deleted', async () => {
    const table = 'play/demonworld?battle=free&points=1000&level=standard&bot=random'
    const { page, faults } = await visit(house, table)
    const kept = page.locator('.kept')
    const rows = async () => (await page.locator('.sheet').allTextContents()).join()
    await page.getByRole('button', { name: /strongest army/ }).click()
    await settled(page)
    await kept.locator('summary').click()
    await kept.getByRole('textbox', { name: 'A name for it' }).fill('Iron wall')
    await kept.getByRole('button', { name: 'Save what I have chosen' }).click()
    await kept.getByText('Saved in this browser.').waitFor()
    const raised = await rows()
    // another table, another day
    const anotherTable = async (path: string) => {
      await page.goto(`${house.url}#/`)
      await page.reload()
      await page.locator('.game-card').first().waitFor()
      await page.goto(`${house.url}#/${path}`)
      await settled(page)
    }
    await anotherTable(table)
    await page.getByRole('button', { name: 'Iron wall', exact: true }).click()
    await kept.getByText('take your choices back').waitFor({ state: 'attached' })
    expect(await rows()).toBe(raised)
    // what can be made no longer is refused, and nothing of it is made
    await page.evaluate(() => {
      const [army] = JSON.parse(localStorage.getItem('hexarium kept')!)
      const broken = { ...army, id: 'broken', name: 'Air castle', choices: [...army.choices, 'hire 9'] }
      localStorage.setItem('hexarium kept', JSON.stringify([army, broken]))
    })
    await anotherTable(table)
    const ask = await page.locator('.ask').textContent()
    await page.getByRole('button', { name: 'Air castle', exact: true }).click()
    await page.getByText('“Air castle” does not fit here: choice 2 of 2').waitFor()
    expect(await page.locator('.ask').textContent()).toBe(ask)
    await kept.getByRole('button', { name: 'Delete: Air castle' }).click()
    // one side's army is no other's, and other points are other armies
    await anotherTable(table.replace('1000', '1500'))
    await kept.locator('summary').click()
    await kept.getByText('made for another side').waitFor()
    await kept.getByRole('button', { name: 'Rename: Iron wall' }).click()
    await kept.getByRole('textbox').first().fill('Shield wall')
    await page.keyboard.press('Enter')
    await kept.getByRole('button', { name: 'Delete: Shield wall' }).click()
    await kept.getByText('Shield wall').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  test('so is a force that is bought in secret', async () => {
    const table = 'play/dragon-rage?scenario=pointsEsirien&bot=random'
    const { page, faults } = await visit(house, table)
    const kept = page.locator('.kept')
    await settled(page)
    for (const unit of ['dragon', 'roc']) {
      await page.getByRole('button', { name: new RegExp(`^Buy ${unit} `) }).click()
      await page.getByRole('button', { name: `Give back ${unit}` }).waitFor()
    }
    await kept.getByText('Saved forces').click()
    await kept.getByRole('textbox', { name: 'A name for it' }).fill('Wings')
    await kept.getByRole('button', { name: 'Save what I have chosen' }).click()
    await kept.getByText('Saved in this browser.').waitFor()
    await page.goto(`${house.url}#/`)
    await page.reload()
    await page.locator('.game-card').first().waitFor()
    await page.goto(`${house.url}#/${table}`)
    await page.getByRole('button', { name: 'Wings', exact: true }).click()
    await page.locator('.ask').filter({ hasText: 'so far dragon and roc' }).waitFor()
    expect(faults).toEqual([])
  })
})
