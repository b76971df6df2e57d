import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import first from '../../../games/demonworld/test/fixtures/first-game.hexarium.json' with { type: 'json' }
import two from '../../../games/warcraft/test/fixtures/two-players.hexarium.json' with { type: 'json' }
import { executable, houseForTests, visit } from './chromium.ts'

/** A record as the address holds it. */
const packed = (record: object) => deflateRawSync(JSON.stringify(record)).toString('base64url')

describe.skipIf(!executable)('how the dice fell, in a real browser', () => {
  const house = houseForTests()

  test('every number of a twenty-sided die can be reached on a phone, and both sides have rolled', async () => {
    const { page, faults } = await visit(house, `replay/x?r=${packed(first)}`)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('How the dice fell').click()
    const table = page.getByRole('region', { name: 'twenty-sided die' })
    await table.waitFor()
    const [side, luck] = [/^(Imperial|Orc) armylow is good$/, /^[+−]\d\.\d\d$|^0\.00$/]
    for (const row of await table.locator('tbody tr').all()) {
      expect(await row.locator('th').textContent()).toMatch(side)
      expect(await row.locator('td').first().textContent()).toMatch(luck)
    }
    expect(await table.locator('tbody tr').count()).toBe(2)
    await table.getByRole('columnheader', { name: '20', exact: true }).scrollIntoViewIfNeeded()
    const seen = await table.getByRole('columnheader', { name: '20', exact: true }).boundingBox()
    expect(seen!.x + seen!.width).toBeLessThanOrEqual(390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(faults).toEqual([])
  })

  test('a game’s own die has its own name, its own faces and its own look', async () => {
    const { page, faults } = await visit(house, `replay/x?r=${packed(two)}&at=150`)
    await page.getByText('How the dice fell').click()
    const heads = page.getByRole('region', { name: 'resource die' }).getByRole('columnheader')
    expect(await heads.allTextContents()).toEqual(['Player', 'Luck', 'Mean', 'Expected', '1', '2', '3'])
    const line = page.locator('.log li', { hasText: 'resource die' }).first()
    expect(await line.locator('.hidden').first().textContent()).toMatch(
      /^(Humans|Orcs|Undead|Night Elves) roll \(resource die\): [123]$/,
    )
    expect(await line.locator('.die').first().getAttribute('class')).toMatch(/^die tone-/)
    expect(await line.locator('.die path').count()).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})
