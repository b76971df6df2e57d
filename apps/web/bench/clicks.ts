import { botFrom, decide, thoughtOf } from '@hexarium/bots'
import { type GameRecord, Match, must, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Browser, Page } from 'playwright-core'
import type { Row } from '../../../bench/rows.ts'

/** A large table, played by bots to a question of the first seat. */
interface Large {
  game: string
  name: string
  seats: number
  settings: Readonly<Record<string, unknown>>
  /** The question, and so many times it was asked before. */
  decision: string
  before: number
}

const LARGE: readonly Large[] = [
  {
    game: 'demonworld',
    name: 'armies of 2,000 points',
    seats: 2,
    settings: { battle: 'free', level: 'full', points: 2000, board: 'fourSheets' },
    decision: 'chooseMover',
    before: 0,
  },
  { game: 'dragon-rage', name: 'Esirien', seats: 2, settings: { swapSides: true }, decision: 'chooseMover', before: 2 },
  { game: 'warcraft', name: 'four players', seats: 4, settings: {}, decision: 'nextMove', before: 20 },
]

/** From a click on something that can be chosen until the next question is drawn, on the largest tables, in a real browser. */
export async function clickRows(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const large of LARGE) rows.push(await clickRow(browser, url, large, rounds))
  return rows
}

async function clickRow(browser: Browser, url: string, large: Large, rounds: number): Promise<Row> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(() =>
    localStorage.setItem('hexarium', JSON.stringify({ pace: 0, confirm: false, remind: false })),
  )
  await lay(page, url, await recordOf(large))
  const ready = '.table:not([data-held]) [data-ask=asked]'
  await page.locator(ready).first().waitFor()
  await page.waitForTimeout(WARM_UP)
  const times: number[] = []
  const pieces = await page.evaluate(pointing)
  for (let round = 0; round < rounds; round++) {
    for (const option of pieces) {
      times.push(await page.evaluate(timeClick, { option, ready }))
      const number = await page.locator('.table').getAttribute('data-number')
      await page.keyboard.press('u')
      await page.waitForFunction(
        ([before, asked]) =>
          document.querySelector<HTMLElement>('.table')?.dataset['number'] !== before &&
          document.querySelector(asked ?? ''),
        [number, ready],
      )
    }
  }
  await context.close()
  const sorted = times.toSorted((a, b) => a - b)
  return {
    what: `page: from a click on a piece to the next question, ${large.game}, ${large.name}, p95`,
    figure: sorted[Math.floor(sorted.length * 0.95)],
    unit: 'ms',
    max: 100,
    note: `${pieces.length} pieces, ${rounds} times each; median ${sorted[sorted.length >> 1].toFixed(0)}`,
  }
}

/** What a table needs after its board stands: help, bots, cards. */
const WARM_UP = 2500

/** Bots play to the question. */
async function recordOf({ game: id, seats, settings, decision, before }: Large): Promise<GameRecord> {
  const game = await wholeGame(registry[id])
  const bot = must(botFrom('greedy'))
  const players = Array.from({ length: seats }, () => 'greedy')
  const match = must(Match.open(game, { seats: players, settings, dice: { seed: 'clicks' } }))
  for (let left = before; match.asked; ) {
    const [seat] = match.asked.seats
    if (match.asked.decision === decision && seat === 0 && match.seen(0).options.length > 1 && left-- <= 0) break
    must(match.play(seat, decide(bot, thoughtOf(game, match.state, seat, match.lines.length))))
  }
  if (!match.asked) throw new Error(`${id} was over before ${decision} was asked ${before + 1} times`)
  return match.record()
}

/** Keeps the game in the browser as its page would, the first seat for a person, and opens it. */
async function lay(page: Page, url: string, record: GameRecord): Promise<void> {
  const { game, settings, rules, choices } = record
  const bots = record.seats.map((_, seat) => (seat === 0 ? null : 'greedy'))
  const laid = { game, bots, settings, rules, seed: record.dice.seed ?? '', nonces: [...record.dice.nonces] }
  const kept = { id: 'clicks', laid, lines: choices, isOver: false, ask: '', at: 0 }
  await page.goto(url)
  await page.locator('.game-card').first().waitFor()
  await page.evaluate(keepGame, kept)
  await page.goto(`${url}#/table/clicks`)
}

// ---- in the page ----

function keepGame(kept: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('hexarium', 1)
    request.onupgradeneeded = () => {
      for (const name of ['games', 'records']) request.result.createObjectStore(name, { keyPath: 'id' })
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const put = request.result.transaction('games', 'readwrite').objectStore('games').put(kept)
      put.onsuccess = () => {
        request.result.close()
        resolve()
      }
      put.onerror = () => reject(put.error)
    }
  })
}

/** The options that are one of several: a piece each. */
function pointing(): string[] {
  const offers = [...document.querySelectorAll<HTMLElement>('.offers .offer:not(.strong, .costly)')]
  return offers.map(offer => offer.dataset['option'] ?? '')
}

/** Clicks at an option, and measures until the next question has been painted. */
function timeClick({ option, ready }: { option: string; ready: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no question after a click on ${option}`)), 10_000)
    const number = () => document.querySelector<HTMLElement>('.table')?.dataset['number']
    const before = number()
    const begun = performance.now()
    const watcher = new MutationObserver(() => {
      if (number() === before || !document.querySelector(ready)) return
      watcher.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
    })
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true })
    document.querySelector<HTMLElement>(`.offers .offer[data-option="${option}"]`)?.click()
  })
}
