import { join } from 'node:path'
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
  { game: 'titan', name: 'six players', seats: 6, settings: {}, decision: 'nextMove', before: 4 },
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
  await page.addInitScript({ path: join(import.meta.dirname, 'clicking.js') })
  await lay(page, url, await recordOf(large))
  await page.evaluate('clicking.asked()')
  await page.waitForTimeout(WARM_UP)
  const times: number[] = []
  const pieces = (await page.evaluate('clicking.pieces()')) as string[]
  const begun = await page.evaluate('clicking.seq()')
  for (let round = 0; round < rounds; round++) {
    for (const option of pieces) {
      times.push((await page.evaluate(`clicking.time(${option})`)) as number)
      await takeBack(page, begun)
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

/** Back to where a click was made: the table may have answered something more by habit. */
async function takeBack(page: Page, begun: unknown): Promise<void> {
  while ((await page.evaluate('clicking.seq()')) !== begun) {
    const before = await page.evaluate('clicking.number()')
    await page.keyboard.press('u')
    await page.evaluate(`clicking.asked('${before}')`)
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
    must(match.play(seat, decide(bot, thoughtOf(game, match.state, seat, match.length))))
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
  await page.evaluate(`clicking.keep(${JSON.stringify(kept)})`)
  await page.goto(`${url}#/table/clicks`)
}
