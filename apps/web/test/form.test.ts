import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'

describe.skipIf(!executable)('laying a table', () => {
  const house = houseForTests()

  test('a battle is asked for by name: only what belongs to it is asked, and what does not fit cannot be chosen', async () => {
    const { page, faults } = await visit(house, 'new/demonworld')
    await page.getByLabel(/^The Kaiban Pass/).check()
    await page.getByLabel('Imperial army').waitFor()
    expect(await page.getByLabel(/^(Army points|Rules|Battle|XX: magic)/).count()).toBe(0)
    await page.getByLabel(/^A free battle/).check()
    await page.getByLabel(/^Army points/).waitFor()
    expect(await page.getByLabel(/^Objectives/).getAttribute('max')).toBe('1')
    await page.getByLabel(/^Board/).selectOption('oneSheet')
    expect(await page.getByLabel(/^Objectives/).isDisabled()).toBe(true)
    // one by one: from what stands
    await page.getByLabel(/^As you like/).check()
    await page.getByLabel(/^Battle/).selectOption('kaibanPass')
    expect(await page.locator('option[value=introduction]').isDisabled()).toBe(true)
    expect(await page.locator('option[value=introduction]').textContent()).toContain('only with The first game')
    expect(await page.locator('option[value=standard]').isDisabled()).toBe(true)
    expect(await page.getByLabel(/^Rules/).inputValue()).not.toBe('standard')
    await page.getByLabel(/^Battle/).selectOption('envoy')
    await page.getByLabel(/^Rules/).selectOption('chosen')
    expect(await page.getByLabel(/^XX: magic/).isDisabled()).toBe(true)
    expect(await page.getByLabel(/^XX: magic/).isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('a scenario seats its sides by name, heroes bring what belongs to them, and the table is what was asked for', async () => {
    const { page, faults } = await visit(house, 'new/warcraft')
    await page.getByLabel(/^March of the Necromancers/).check()
    await page.getByLabel('Human Alliance').selectOption('novice')
    await page.getByLabel('Undead Scourge').selectOption('')
    expect(await page.getByLabel(/^Burrows/).count()).toBe(0)
    await page.getByLabel(/^Heroes/).check()
    const creeps = page.getByLabel(/^Creeps/)
    expect([await creeps.isChecked(), await creeps.isDisabled()]).toEqual([true, true])
    await page.getByText('Comes with “Heroes”.').first().waitFor()
    await page.getByRole('button', { name: 'Begin' }).click()
    await settled(page)
    const kept = await page.evaluate(
      id =>
        new Promise<{ laid: { bots: (string | null)[]; settings: object } }>(resolve => {
          indexedDB.open('hexarium').onsuccess = event => {
            const db = (event.target as IDBOpenDBRequest).result
            db.transaction('games').objectStore('games').get(id).onsuccess = found =>
              resolve((found.target as IDBRequest).result)
          }
        }),
      page.url().split('/').at(-1)!,
    )
    expect(kept.laid).toMatchObject({
      bots: ['novice', null],
      settings: { twoPlayers: 'necromancers', firstRace: 'human', secondRace: 'undead', heroes: true, creeps: true },
    })
    expect(faults).toEqual([])
  })

  test.each(['titan', 'dragon-rage', 'warcraft', 'demonworld'])(
    '%s: on a phone every field lies on the page, and the way on is in sight',
    async game => {
      const { page, faults } = await visit(house, `new/${game}`)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Begin' }).waitFor()
      const seen = await page.evaluate(() => ({
        over: [...document.querySelectorAll('fieldset :is(select, input)')]
          .filter(one => one.getBoundingClientRect().right > innerWidth)
          .map(one => one.closest('label')?.textContent),
        begin: document.querySelector('.form [type=submit]')!.getBoundingClientRect().bottom <= innerHeight,
      }))
      expect(seen).toEqual({ over: [], begin: true })
      expect(faults).toEqual([])
    },
  )
})
