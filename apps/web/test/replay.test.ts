import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import two from '../../../games/warcraft/test/fixtures/two-players.hexarium.json' with { type: 'json' }
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { sitDown } from './tables.ts'

describe.skipIf(!executable)('a replay', () => {
  const house = houseForTests()

  test.each([
    [1400, 900],
    [390, 844],
  ])('keeps what one clicks again and again in one line and in its place (%i × %i)', async (width, height) => {
    const packed = deflateRawSync(JSON.stringify(two)).toString('base64url')
    const { page, faults } = await visit(house, `replay/shared?r=${packed}`, { width, height })
    const buttons = page.locator('.scrubber .tool')
    const places = async () => {
      const boxes = await Promise.all((await buttons.all()).map(button => button.boundingBox()))
      return boxes.map(box => [Math.round(box!.x), Math.round(box!.y)])
    }
    await page.getByRole('button', { name: 'Next turn' }).waitFor()
    const atFirst = await places()
    expect(new Set(atFirst.map(([, top]) => top)).size).toBe(1)
    for (let turn = 0; turn < 3; turn++) {
      await page.getByRole('button', { name: 'Next turn' }).click()
      await page.locator('.question .standing').waitFor()
      expect(await places()).toEqual(atFirst)
    }
    expect(faults).toEqual([])
  })

  test('of a game that is over is one way back to how it ended, and to play again', async () => {
    const { page } = await visit(house, 'play/skirmish?bot=novice')
    await settled(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    await page.locator('.after').waitFor()
    await page.goto(`${house.url}#/games`)
    await page.getByRole('link', { name: 'Result' }).click()
    await page.locator('.after').waitFor()
    await page.getByText('Again, with sides swapped').waitFor()
  })

  test('how a game came about comes first after it, and leads to what a strong bot would do where it turned', async () => {
    const { game, settings, rules, choices, dice } = two
    const laid = { game, settings, rules, bots: [null, 'greedy'], seed: dice.seed, nonces: dice.nonces }
    const { page, faults } = await visit(house, '')
    await sitDown(page, house, { laid, lines: choices })
    const turned = page.locator('.turning li').first()
    await turned.waitFor()
    const [told, share] = await Promise.all(
      [turned, page.getByRole('button', { name: 'Copy a link to this game' })].map(one => one.boundingBox()),
    )
    expect(told!.y).toBeLessThan(share!.y)
    const where = (await turned.locator('a').first().getAttribute('href'))!
    await turned.getByRole('link', { name: 'What would a strong bot do here?' }).click()
    await page.waitForURL(url => url.hash === `${where}&ask`)
    await page.locator('.reasons :is(progress, li)').first().waitFor()
    expect(faults).toEqual([])
  })
})
