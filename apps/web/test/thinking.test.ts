import { describe, expect, test } from 'vitest'
import type { Laid } from '../src/port/sitting.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { choose } from './players.ts'
import { sitDown } from './tables.ts'

/** The invader ends his turn before a city whose bot takes its time: far longer than anybody here waits. */
const late: Laid = {
  game: 'dragon-rage',
  bots: [null, 'plans:2000000'],
  settings: {},
  seed: 'late',
  nonces: [],
  position: {
    side: 'invader',
    phase: 'melee',
    units: [
      { code: 'DRG', hex: '1010', facing: 'N', side: 'invader' },
      { code: 'INF', hex: '1009', side: 'city' },
      ...['1210', '1211', '1212', '1310', '1311'].map(hex => ({ code: 'ARH', hex, side: 'city' })),
      ...['1410', '1411', '1412', '1508', '1509'].map(hex => ({ code: 'CAV', hex, side: 'city' })),
    ],
  },
}

describe.skipIf(!executable)('while a bot weighs up', () => {
  const house = houseForTests()

  test('one sees who thinks and how far it has come, and “Move now” hurries it', async () => {
    const { page, faults } = await visit(house, '')
    await sitDown(page, house, { laid: late, lines: [] })
    await settled(page)
    await choose(page, () => page.locator('.offers .offer', { hasText: 'End melee' }).click())
    const thinking = page.getByRole('region', { name: 'Bots at play' })
    await thinking.getByText('City thinks').waitFor()
    const progress = thinking.locator('progress')
    const share = () => progress.evaluate((bar: HTMLProgressElement) => bar.position, undefined, { timeout: 5000 })
    await expect.poll(share).toBeGreaterThan(0)
    const before = await share()
    expect(before).toBeLessThan(1)
    await expect.poll(share).toBeGreaterThan(before)
    // what it has come to when it chooses: all of its way, if nobody hurries it
    await progress.evaluate((bar: HTMLProgressElement) => {
      const watch = () => (document.body.dataset['farthest'] = `${bar.position}`)
      new MutationObserver(watch).observe(bar, { attributes: true })
      watch()
    })
    const begun = await page.locator('.table').getAttribute('data-seq')
    await thinking.getByRole('button', { name: 'Move now' }).click()
    await page.waitForFunction(seq => document.querySelector('.table')?.getAttribute('data-seq') !== seq, begun)
    expect(Number(await page.evaluate(() => document.body.dataset['farthest']))).toBeLessThan(0.8)
    expect(faults).toEqual([])
  })
})
