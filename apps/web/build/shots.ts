import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { preview } from 'vite'
import { asWebp } from './webp.ts'

/** Pictures of the app as it is built: the hall and the tables named, at three widths, by day and by candle light. */

const out = process.env['PICTURES'] ?? join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures')
const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1400, 900] } as const

/** How a game is played before its picture is taken. */
interface Course {
  game?: string
  /** So many choices at least, and then until there is an element like this. */
  choices: number
  until?: string
  query: string
  /** Choices to take where they are offered. */
  prefer?: RegExp
}

const played: Readonly<Record<string, Course>> = {
  skirmish: { choices: 22, query: 'bot=greedy' },
  titan: { choices: 14, until: '[data-board=masterboard] .glow', query: 'bot=greedy&players=6' },
  'titan-battle': {
    game: 'titan',
    choices: 0,
    until: '[data-board=battleland] .note-text',
    query: 'bot=greedy',
    prefer: /waiting to enter|demand|battle|stand|[A-F][1-6]$/i,
  },
  'dragon-rage': { choices: 24, until: '.glow', query: 'bot=greedy' },
  warcraft: {
    choices: 40,
    until: '.fight',
    query: 'bot=greedy&players=4&heroes=true&expansionCards=true',
    prefer: /^\d?Pass/,
  },
  demonworld: {
    choices: 12,
    until: '.glow',
    query: 'bot=greedy&battle=kalBenokk&level=standard',
    prefer: /battle lines|Ready|everyone/i,
  },
  'demonworld-expert': {
    game: 'demonworld',
    choices: 10,
    until: '.glow',
    query: 'bot=greedy&battle=kaibanPass&level=full',
    prefer: /battle lines|Ready|everyone/i,
  },
}

/** What is to come does so before this many choices. */
const MOST = 400

const executable = places.find(place => place !== undefined && existsSync(place))
if (!executable) throw new Error('No Chromium on this machine: name one with CHROMIUM.')
mkdirSync(out, { recursive: true })
const house = await preview({
  configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: process.env['WEB'] ?? 'dist' },
  preview: { port: 0, host: '127.0.0.1' },
})
const browser = await chromium.launch({ executablePath: executable, args: ['--no-sandbox', '--disable-gpu'] })
for (const name of process.argv.slice(2)) await shoot(browser, house.resolvedUrls!.local[0], name)
await browser.close()
await house.close()

async function shoot(browser: Browser, url: string, name: string): Promise<void> {
  const { game = name, choices = 0, until = 'body', query = '', prefer = /^$/ } = played[name] ?? {}
  // Dice lie for a moment only: the pictures are taken after it.
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-GB' })
  context.setDefaultTimeout(120_000) // six bots take their time
  const page = await context.newPage()
  const preferences = { pace: 0, confirm: false, remind: false, known: Object.keys(played) }
  await page.addInitScript(text => localStorage.setItem('hexarium', text), JSON.stringify(preferences))
  await page.setViewportSize({ width: 1400, height: 900 })
  await page.goto(`${url}#/${name === 'hall' ? '' : `play/${game}?${query}`}`)
  if (name === 'hall') await page.locator('.game-card').first().waitFor()
  else await play(page, choices, until, prefer)
  for (const [size, [width, height]] of Object.entries(sizes)) {
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme })
      // As somebody finds it who comes back: on a phone the board looks at what is asked.
      await page.reload()
      await page
        .locator(name === 'hall' ? '.game-card' : '[data-ask=asked], [data-ask=over]')
        .first()
        .waitFor()
      await page.mouse.move(0, 0)
      await page.waitForTimeout(900)
      writeFileSync(join(out, `${name}-${size}-${theme}.webp`), await asWebp(context, await page.screenshot()))
    }
  }
  await context.close()
}

async function play(page: Page, choices: number, until: string, prefer: RegExp): Promise<void> {
  const ask = page.locator('[data-ask=asked], [data-ask=over]').first()
  for (let count = 0; count < MOST; count++) {
    await ask.waitFor()
    const isReached = count >= choices && (await page.locator(until).count()) > 0
    if (isReached || (await ask.getAttribute('data-ask')) === 'over') return
    const seq = await page.locator('.table').getAttribute('data-seq')
    const offers = page.locator('.offers .offer').filter({ hasNotText: /concede/i })
    const wanted = offers.filter({ hasText: prefer })
    const isOffered = (await wanted.count()) > 0
    await (isOffered ? wanted.first() : offers.nth((count * 7) % (await offers.count()))).click()
    const isTaken = (before: string | null) => document.querySelector('.table')?.getAttribute('data-seq') !== before
    const meant = page.locator('dialog[open] .row .button:not([data-safe])')
    // What gives something up asks first, whatever one prefers: it is meant.
    await Promise.race([page.waitForFunction(isTaken, seq), meant.waitFor().then(() => meant.click())])
    await page.waitForFunction(isTaken, seq)
  }
  await ask.waitFor()
}
