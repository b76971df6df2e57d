import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Laid } from '../src/port/sitting.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { middleOf } from './players.ts'
import { sitDown } from './tables.ts'

interface Point {
  x: number
  y: number
}

/** Everything of a kind on the screen, by its middle. */
async function middles(page: Page, selector: string): Promise<Point[]> {
  const points: Point[] = []
  for (const one of await page.locator(selector).all()) {
    const box = await one.boundingBox()
    if (box) points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  return points
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Pulls at a point until the next question is put, and returns where the piece may be let go. */
async function pull(page: Page, from: Point): Promise<Point[]> {
  const before = await page.locator('.ask').textContent()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + 4, { steps: 3 })
  await page.waitForFunction(ask => document.querySelector('.ask')?.textContent !== ask, before)
  return (await middles(page, '.glow')).filter(point => far(point, from) > 30)
}

/** Two dragons outside the city, who have not moved yet. */
const beforeTheWalls: { laid: Laid; lines: string[] } = {
  laid: {
    game: 'dragon-rage',
    bots: [null, 'random'],
    settings: {},
    seed: 'wings',
    nonces: [],
    position: {
      side: 'invader',
      phase: 'movement',
      units: [
        { code: 'DRG', hex: '2411', facing: 'SW', side: 'invader' },
        { code: 'DRG', hex: '2412', facing: 'SW', side: 'invader' },
        { code: 'INF', hex: '1009', side: 'city' },
      ],
    },
  },
  lines: [],
}

describe.skipIf(!executable)('gestures', () => {
  const house = houseForTests()

  test('a piece is moved by pulling it: where it may go glows; let go elsewhere it goes back', async () => {
    const { page, faults } = await visit(house, 'play/warcraft?bot=random')
    await settled(page)
    const pass = page.locator('.offers .offer', { hasText: 'Pass' })
    if (await pass.count()) await pass.click() // something could be played before
    await page.getByText('Choose a piece to move').waitFor()
    const asks = await page.locator('.ask').textContent()
    const seq = () => page.locator('.table').getAttribute('data-seq').then(Number)
    const begun = await seq()
    const [piece] = await middles(page, '.glow')
    // let go over nothing
    await pull(page, piece)
    expect(await page.locator('.carried .counter').count()).toBe(1)
    await page.mouse.move(4, 300, { steps: 4 })
    await page.mouse.up()
    await page.waitForFunction(ask => document.querySelector('.ask')?.textContent === ask, asks)
    expect(await page.locator('.carried .counter').count()).toBe(0)
    expect(await seq()).toBe(begun)
    // let go where it may go
    const [place] = await pull(page, piece)
    await page.mouse.move(place.x, place.y, { steps: 4 })
    await page.mouse.up()
    await page.waitForFunction(
      after => Number(document.querySelector('.table')?.getAttribute('data-seq')) === after,
      begun + 2,
    )
    const there = await middles(page, '.counter')
    expect(there.some(point => far(point, place) < 40)).toBe(true)
    // pulling at the land moves the board, as ever, and nothing is chosen
    await page.getByRole('button', { name: 'Zoom in' }).click()
    const board = (await page.locator('.board').boundingBox())!
    const taken = [...(await middles(page, '.counter')), ...(await middles(page, '.glow'))]
    const corners = [0.25, 0.5, 0.75].flatMap(x =>
      [0.25, 0.5, 0.75].map(y => ({ x: board.x + board.width * x, y: board.y + board.height * y })),
    )
    const free = corners.find(point => taken.every(other => far(point, other) > 70))!
    const view = await page.locator('svg.land').getAttribute('viewBox')
    const before = await seq()
    await page.mouse.move(free.x, free.y)
    await page.mouse.down()
    await page.mouse.move(free.x + 40, free.y + 30, { steps: 4 })
    await page.mouse.up()
    await page.waitForFunction(box => document.querySelector('svg.land')?.getAttribute('viewBox') !== box, view)
    expect(await seq()).toBe(before)
    expect(faults).toEqual([])
  })

  test('what a choice would do is shown before it is made, and a flight goes to where one clicks', async () => {
    const { page, faults } = await visit(house, 'play/dragon-rage?bot=random')
    const choose = async (words: string) => {
      await settled(page)
      await page.locator('.offers .offer', { hasText: words }).first().click()
    }
    const dragon = async () => (await middles(page, '.counters [data-counter="unit:89"]'))[0]
    await settled(page)
    await page.locator('.offers .offer', { hasText: '0109' }).first().hover()
    await page.locator('.ghost').waitFor() // the dragon where it would start
    expect(await page.locator('.counters [data-counter="unit:89"]').count()).toBe(0)
    for (const words of ['0109', 'South-east', '0110', 'South-east']) await choose(words)
    await settled(page)
    const start = await dragon()
    await choose('Dragon 1')
    await choose('Fly')
    await page.getByText('is in the air').waitFor()
    await settled(page)
    await expect.poll(async () => far(await dragon(), start)).toBeGreaterThan(40)
    const over = await dragon()
    const ahead = { x: 2 * over.x - start.x, y: 2 * over.y - start.y } // as far again
    await page.mouse.move(ahead.x, ahead.y)
    await page.locator('.ghost').waitFor()
    const seq = () => page.locator('.table').getAttribute('data-seq').then(Number)
    const begun = await seq()
    await page.mouse.click(ahead.x, ahead.y)
    await expect.poll(async () => far(await dragon(), ahead)).toBeLessThan(12)
    expect(await seq()).toBeGreaterThan(begun + 1)
    expect(faults).toEqual([])
  })

  test('the rest of a set-up is shown before it is done, done by one choice, and taken back like any other', async () => {
    const { page, faults } = await visit(house, 'play/dragon-rage?swapSides=true&bot=random')
    await settled(page)
    const rest = page.getByRole('button', { name: 'Set up the rest for me' })
    await rest.hover()
    await page.locator('.ghosts .ghost').nth(5).waitFor({ state: 'attached' })
    const before = await page.locator('.counter').count()
    await page.keyboard.press('a')
    // all but the last, so that one can look at it
    await page.waitForFunction(
      least => document.querySelectorAll('.land ~ .board-picture .counter').length > least,
      before + 15,
    )
    await settled(page)
    const last = await page.locator('.ask').textContent()
    expect(last).toMatch(/starts$/)
    const begins = page.getByRole('button', { name: 'Set up the last one, too, and begin' })
    await begins.waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.waitForFunction(ask => document.querySelector('.ask')?.textContent !== ask, last)
    expect(await begins.count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('who meant another piece clicks that one; and what is shown as within reach is flown to, without a word before', async () => {
    const { page, faults } = await visit(house, 'play/dragon-rage?bot=random')
    const choose = async (words: string) => {
      await settled(page)
      await page.locator('.offers .offer', { hasText: words }).first().click()
    }
    const dragon = async (unit: number) => (await middles(page, `.counters [data-counter="unit:${unit}"]`))[0]
    for (const words of ['0109', 'South-east', '0110', 'South-east']) await choose(words)
    await choose('Dragon 2')
    await page.getByText('Dragon 2 on 0110: choose what it does').waitFor()
    const start = await dragon(89)
    await page.mouse.click(start.x, start.y)
    await page.getByText('Dragon 1 on 0109: choose what it does').waitFor()
    // Four hexes ahead lie on no walk: the table takes off for him, and does not fly farther by habit.
    await page.mouse.move(2, 2)
    await page.locator('.plans path').first().waitFor()
    const tall = far(start, await dragon(90))
    const there = { x: start.x + 4 * tall * Math.sqrt(0.75), y: start.y + 4 * tall * 0.5 }
    await page.mouse.click(there.x, there.y)
    await expect.poll(async () => far(await dragon(89), there)).toBeLessThan(12)
    expect(faults).toEqual([])
  })

  // A page has the words of one language: what only looks for pieces and places takes them in any.
  test.each([
    ['en-US', 'Dragon 1 on 1912 is in the air, 5 of 6 hexes flown'],
    ['de-DE', 'Drache 1 auf 1912 fliegt (5 von 6 Hexfeldern)'],
    ['fr-FR', 'Dragon 1 en 1912 vole (5 hexagones sur 6)'],
  ])(
    'a flight turns where it must, and where others could come is shown, in every language: %s',
    async (locale, told) => {
      const { page, faults } = await visit(house, '', { locale })
      await sitDown(page, house, beforeTheWalls)
      const dragon = (unit: number) => middleOf(page.locator(`.counters [data-counter="unit:${unit}"]`))
      await settled(page)
      const picked = await dragon(89)
      await page.mouse.click(picked.x, picked.y)
      await page.locator('.glow[data-id^="turn:"]').first().waitFor()
      await page.locator('.plans path').first().waitFor()
      const start = await dragon(89) // the board is framed anew for where it could go
      const tall = far(start, await dragon(90))
      // Two hexes to the south-west, two to the north-west, one to the south-west; the first steps the table takes by habit.
      await page.mouse.click(start.x - 5 * tall * Math.sqrt(0.75), start.y + tall / 2)
      await page.locator('.ask', { hasText: told }).waitFor()
      await settled(page)
      // They are no answers he gave again and again.
      expect(await page.locator('.spared .proposal').count()).toBe(0)
      await page.locator('[data-tool=layers]').click()
      for (const layer of await page.locator('#layers input').all()) await layer.check()
      await page.locator('.threats path').first().waitFor({ state: 'attached' })
      expect(faults).toEqual([])
    },
  )

  test('a set-up that all make in secret is left to the table whole', async () => {
    const { page, faults } = await visit(house, 'play/titan?bot=random')
    await settled(page)
    await page.getByRole('button', { name: 'Set up the rest for me' }).waitFor() // help comes after the question
    await page.keyboard.press('a')
    await page.locator('.standing', { hasText: 'Round 1' }).waitFor()
    await settled(page)
    expect(await page.locator('.ask').textContent()).not.toMatch(/marker|Divide/)
    expect(faults).toEqual([])
  })
})
