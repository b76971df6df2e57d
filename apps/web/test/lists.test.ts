import { Match, must, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { signal } from '@preact/signals'
import { describe, expect, test, vi } from 'vitest'
import type { Moment, Offer } from '../src/port/moment.ts'
import type { Laid } from '../src/port/sitting.ts'
import type { Table } from '../src/port/table.ts'
import { folded, tabFor } from '../src/table/among.ts'
import { Play } from '../src/table/play.ts'
import { executable, houseForTests, settled, visit } from './chromium.ts'
import { playOn } from './players.ts'
import { sitDown } from './tables.ts'

/** As much of a page as preferences want. */
vi.hoisted(() => {
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } } })
})

const offers = (name: string, count: number) =>
  Array.from({ length: count }, (_, option) => ({ name, option }) as unknown as Offer)

test('a long list folds, but nothing of which there is little: the gate among thirty hexes stays in sight', () => {
  const list = [...offers('march.hex', 29), ...offers('march.breach', 1), ...offers('march.climb', 4)]
  expect(folded(list).map(({ name }) => name)).toEqual([
    ...offers('march.hex', 14).map(({ name }) => name),
    'march.breach',
  ])
  expect(folded(offers('march.hex', 14))).toHaveLength(14)
})

test('a fight takes the stage when it begins and leaves it when it ends; who turns to the log meanwhile reads on', () => {
  expect(tabFor('log', undefined, 'battle 1', false)).toBe('fight')
  expect(tabFor('log', 'battle 1', 'battle 1', true)).toBe('log') // a card could be played
  expect(tabFor('log', 'battle 1', 'battle 2', false)).toBe('fight')
  expect(tabFor('fight', 'battle 2', undefined, false)).toBe('log')
  expect(tabFor('fight', 'battle 2', undefined, true)).toBe('sheets')
  expect(tabFor('sheets', undefined, undefined, false)).toBe('sheets')
})

test('where a piece could go is shown no more once its phase is ended', async () => {
  const piece = { id: 'piece:1', owner: 0, at: 'hex:1' }
  const momentOf = (number: number, points: string[]) =>
    ({
      number,
      seat: 0,
      is: 'asked',
      habits: [],
      offers: points.map((id, option) => ({ option, points: id })),
      help: { plans: true },
      scene: { boards: [{ counters: [piece] }] },
      log: { from: 0, lines: [], since: 0 },
    }) as unknown as Moment
  const moment = signal(momentOf(1, ['piece:1']))
  const planned: string[] = []
  const plan = async (id: string) => {
    planned.push(id)
    return []
  }
  const play = new Play({ id: 'led', moment, choose: async () => {}, plan } as unknown as Table)
  const take = async (offer: object, points: string[]) => {
    await play.choose({ name: 'x', forgets: [], losses: [], odds: [], points: null, ...offer } as unknown as Offer)
    moment.value = momentOf(moment.value.number + 1, points)
    play.forget(moment.value)
    await new Promise(resolve => setTimeout(resolve, 400))
  }
  await take({ points: 'piece:1' }, ['hex:1', 'hex:2'])
  expect(planned).toEqual(['piece:1'])
  await take({ ends: true }, ['hex:3'])
  expect(planned).toEqual(['piece:1'])
})

test('where a piece could go is shown no more either once the table has ended its phase for somebody', async () => {
  const piece = { id: 'piece:1', owner: 0, at: 'hex:1' }
  const moment = {
    number: 1,
    seat: 0,
    is: 'asked',
    habits: [],
    offers: [],
    log: { from: 0, lines: [], since: 0 },
    scene: { boards: [{ counters: [piece] }] },
    help: { plans: true },
  } as unknown as Moment
  const planned: string[] = []
  const plan = async (id: string) => {
    planned.push(id)
    return []
  }
  const table = { id: 'led', moment: signal(moment), choose: async () => {}, plan } as unknown as Table
  const play = new Play(table)
  await play.choose({ name: 'x', forgets: [], losses: [], odds: [], points: 'piece:1' } as unknown as Offer)
  const end = { name: 'x.end', option: 3, words: '', points: null, ends: true } as unknown as Offer
  play.habits.answerTo = () => end
  await play.byHabit({ ...moment, number: 2 })
  play.forget({ ...moment, number: 3 })
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(planned).toEqual([])
})

describe.skipIf(!executable)('a list', () => {
  const house = houseForTests()

  test('rows of a sheet that are asked about are seen, though much lies above them', async () => {
    const { page, faults } = await visit(house, '', { width: 1400, height: 900 })
    await sitDown(page, house, await struckByLightning())
    await settled(page)
    await page.getByText('Choose the area of dragon').waitFor()
    const top = async (part: string) => (await page.locator(part).first().boundingBox())!.y
    const below = async () => (await top('.sheets .offered')) - (await top('.sheets'))
    // under the monster's name
    await expect.poll(async () => Math.floor((await below()) / 60)).toBe(0)
    expect(faults).toEqual([])
  })

  test('what fell or burnt is told below the board, for whoever has a long list between him and the end of the panel', async () => {
    const { page, faults } = await visit(house, '', { width: 390, height: 844 })
    const units = [
      { code: 'DRG', hex: '1108', facing: 'N' },
      { code: 'INF', hex: '2010', side: 'city' },
    ]
    const position = { side: 'invader', phase: 'missiles', units }
    const laid = { game: 'dragon-rage', bots: [null, 'random'], settings: {}, seed: 'fire', nonces: [], position }
    await sitDown(page, house, { laid, lines: [] })
    await settled(page)
    await page.locator('.offers .offer', { hasText: 'breathes fire' }).click()
    await page.locator('.offers .offer', { hasText: 'Guildhall' }).click()
    await page.locator('.caption .news').getByText('Guildhall) is destroyed').waitFor()
    expect(faults).toEqual([])
  })

  test('who has begun to set up finds every question where the last one was', async () => {
    const { page, faults } = await visit(house, 'play/demonworld?bot=random', { width: 1400, height: 900 })
    await settled(page)
    await page.locator('.briefing-here .story').waitFor()
    const top = async () => (await page.locator('.ask').boundingBox())!.y
    await page.getByRole('button', { name: 'Noble footsoldiers' }).first().click()
    await page.getByText('Choose a place in your zone').waitFor()
    const before = await top()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByText('Deploy your army').waitFor()
    expect(await top()).toBe(before)
    expect(faults).toEqual([])
  })

  test('what welcomes a visitor goes while others choose, not while he is at a list', async () => {
    const { page, faults } = await visit(house, 'play/dragon-rage?bot=random')
    await settled(page)
    await page.locator('.welcome-here').waitFor()
    const gone = page.evaluate(
      () =>
        new Promise(found => {
          const look = () => {
            if (!document.querySelector('.welcome-here'))
              found(document.querySelector<HTMLElement>('.ask')!.dataset['ask'])
          }
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
        }),
    )
    await page.getByRole('button', { name: 'Set up the rest for me' }).click()
    // two long flights: many choices of his own, one after the other
    const way = ['One hex ahead', 'Fly', 'Stay in the air', 'Dragon', 'End']
    await playOn(page, 30, async () => {
      const words = await page.locator('.offers .offer').allInnerTexts()
      const wanted = way.find(one => words.some(text => text.includes(one))) ?? ''
      await page.locator('.offers .offer', { hasText: wanted }).first().click()
    })
    expect(await gone).toBe('waiting')
    expect(faults).toEqual([])
  })

  test('a game that ends shows all that is left on the board, wherever a phone looked last', async () => {
    const { page, faults } = await visit(house, '', { width: 390, height: 844 })
    await sitDown(page, house, await farApart())
    await settled(page)
    const unseen = () =>
      page.evaluate(() => {
        const seen = document.querySelector('.board')!.getBoundingClientRect()
        const tops = [...document.querySelectorAll('.counters [data-counter]')].map(one => one.getBoundingClientRect())
        return tops.filter(({ top, bottom }) => top < seen.top || bottom > seen.bottom).length
      })
    await expect.poll(unseen).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click()
    await page.locator('[data-ask=over]').waitFor()
    await expect.poll(unseen).toBe(0)
    expect(faults).toEqual([])
  })

  test('what one buys again and again stays under the finger; another question is read from its beginning', async () => {
    const path = 'play/dragon-rage?scenario=pointsEsirien&bot=random'
    const { page, faults } = await visit(house, path, { width: 390, height: 844 })
    await settled(page)
    const troll = page.getByRole('button', { name: /^Buy troll/ })
    await page.getByText('Buy the rest for me').waitFor()
    const panel = page.locator('.panel')
    // his finger leads the list to the middle of the panel
    const seen = (await panel.boundingBox())!
    await troll.evaluate((one, y) => {
      document.querySelector('.panel')!.scrollTop += one.getBoundingClientRect().y - y
    }, seen.y + 40)
    const at = async () => (await troll.boundingBox())!
    const before = await at()
    // a page scrolls by whole pixels, so what stays in place may lie a part of one beside it
    const moved = async () => Math.hypot((await at()).x - before.x, (await at()).y - before.y)
    for (let count = 1; count <= 3; count++) {
      await page.mouse.click(before.x + 60, before.y + 15)
      await page.getByRole('button', { name: `Buy troll (4 points), ${count} so far` }).waitFor()
      await expect.poll(moved).toBeLessThanOrEqual(1)
    }
    expect(await panel.evaluate(one => one.scrollTop)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Force complete' }).click()
    await page.locator('.ask').filter({ hasNotText: 'so far' }).waitFor()
    await settled(page)
    expect(await panel.evaluate(one => one.scrollTop)).toBe(0)
    expect(faults).toEqual([])
  })
})

/** A unit of Demonworld about to move, far from its enemies. */
async function farApart(): Promise<{ laid: Laid; lines: string[] }> {
  const line = (row: number) => [0, 1, 2, 3].map(q => `${q},${row}`).join(' ')
  const position = {
    map: 'field 20',
    phase: 'movement',
    rules: 'introduction',
    units: [
      { card: 'footmen', side: 0, elements: line(9), order: 'A' },
      { card: 'footmen', side: 1, elements: line(-9), facing: 4, order: 'H' },
    ],
  }
  const game = await wholeGame(registry['demonworld'])
  const match = must(Match.open(game, { seats: ['person', 'bot'], position, dice: { seed: 'far' } }))
  while (match.asked!.decision !== 'chooseMover' || match.asked!.seats[0] !== 0)
    must(match.play(match.asked!.seats[0], match.seen(match.asked!.seats[0]).options.at(-1)!))
  must(match.play(0, 'unit 0'))
  const laid = { game: 'demonworld', bots: [null, 'random'], settings: {}, seed: 'far', nonces: [], position }
  return { laid, lines: match.lines }
}

/** A dragon that lightning has struck: its owner chooses where. */
async function struckByLightning(): Promise<{ laid: Laid; lines: string[] }> {
  const position = {
    side: 'city',
    phase: 'magic',
    units: [
      { code: 'DRG', hex: '1010', facing: 'N' },
      { code: 'WZD_HUMAN', hex: '1012', side: 'city', spellPoints: 9 },
    ],
  }
  const game = await wholeGame(registry['dragon-rage'])
  const match = must(Match.open(game, { seats: ['person', 'bot'], position, dice: { seed: 'lightning' } }))
  must(match.play(1, 'lightning 89')) // the dragon
  const laid = { game: 'dragon-rage', bots: [null, 'random'], settings: {}, seed: 'lightning', nonces: [], position }
  return { laid, lines: match.lines }
}
