import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type House, houseForTests, visit } from './chromium.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** A server of our own that serves the app, on any free port. */
async function startServer(
  data: string,
  dist: string,
  port: number,
  also: Record<string, string>,
): Promise<{ process: ChildProcess; port: number }> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATA: data,
    WEB: dist,
    RATE: '0',
    LOG_LEVEL: 'info',
    ...also,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const found = await new Promise<number>((resolve, reject) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', part => {
      text += part
      const [, number] = /"port":(\d+)/.exec(text) ?? []
      if (number) resolve(Number(number))
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
  return { process: child, port: found }
}

async function stopServer(child: ChildProcess): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** A house whose pages come from a server that keeps tables; it can be stopped and started again. */
export interface ServedHouse extends House {
  stop(): Promise<void>
  start(): Promise<void>
  /** The folder of its database and its letters. */
  data: string
}

/** Opens before the tests of a file and closes after them; what else the server is told stands in `also`. */
export function servedHouse(also: Record<string, string> = {}): ServedHouse {
  const house = houseForTests() as ServedHouse
  const data = mkdtempSync(join(tmpdir(), 'hexarium-'))
  let server = { port: 0 } as { process: ChildProcess; port: number }
  house.data = data
  house.stop = () => stopServer(server.process)
  house.start = async () => {
    server = await startServer(data, house.dist, server.port, also)
    house.url = `http://127.0.0.1:${server.port}/`
  }
  beforeAll(() => house.start(), 60_000)
  // A test that is tried again finds nobody there who has its names already.
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return
    await house.stop()
    for (const name of readdirSync(data)) rmSync(join(data, name), { recursive: true, force: true })
    await house.start()
  }, 60_000)
  afterAll(async () => {
    await house.stop()
    rmSync(data, { recursive: true, force: true })
  })
  return house
}

/** Two browsers at a table of a game on the server, and the link that led the second one there. */
export async function twoAtTable(
  house: House,
  game: string,
  visitor: Parameters<typeof visit>[2] = {},
  clock: 'none' | 'live' | 'days' = 'none',
) {
  const red = await visit(house, `new/${game}`, visitor)
  await red.page.locator('option[value=open]').first().waitFor({ state: 'attached' })
  await red.page.locator('select:has(option[value=open])').nth(1).selectOption('open')
  await red.page.getByLabel(/^Clock/).selectOption(clock)
  await red.page.getByRole('button', { name: 'Begin' }).click()
  const link = await red.page.getByLabel('Link to invite by').inputValue()
  const blue = await visit(house, '', visitor)
  await blue.page.goto(link)
  await blue.page.getByRole('button', { name: 'Sit down' }).click()
  await blue.page.getByRole('button', { name: 'Begin' }).click()
  for (const { page } of [red, blue]) await page.locator('.table').waitFor()
  return { red, blue, link }
}

/** Does something and waits until the page shows what came of it, which may be a moment that was before. */
export async function advance(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.locator('.table').getAttribute('data-number')
  await act()
  await page.waitForFunction(
    number =>
      document.querySelector('.table')?.getAttribute('data-number') !== number &&
      document.querySelector('[data-ask=asked]') !== null,
    before,
  )
}

/** Takes the first offer, if there is one at this very moment; the number of the line it was made at, or null. */
export function takeFirst(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const isAsked = document.querySelector('[data-ask=asked]') !== null
    const offer = isAsked ? document.querySelector<HTMLElement>('.offers .offer') : null
    const seq = document.querySelector('.table')?.getAttribute('data-seq') ?? null
    offer?.click()
    return offer ? seq : null
  })
}

/** Chooses once, if this page is asked. */
export async function chooseIfAsked(page: Page): Promise<boolean> {
  const seq = await takeFirst(page)
  if (seq === null) return false
  await page.waitForFunction(
    before =>
      document.querySelector('.table')?.getAttribute('data-seq') !== before ||
      document.querySelector('[data-ask=asked]') === null,
    seq,
  )
  return true
}

/** Both take their first offers until the game between them is over. */
export async function playOut(pages: readonly Page[]): Promise<void> {
  const isOver = (page: Page) => page.locator('[data-ask=over]').count()
  while ((await isOver(pages[0])) === 0) {
    const chosen = []
    for (const page of pages) chosen.push(await chooseIfAsked(page))
    if (chosen.includes(true)) continue
    // somebody is asked soon, or nobody any more
    await Promise.race(
      pages.map(page =>
        page.waitForFunction(() => document.querySelector('[data-ask=asked], [data-ask=over]') !== null),
      ),
    )
  }
}
