import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { preview } from 'vite'

/** Pictures of the app as it is built: the hall and the tables named, at three widths, by day and by candle light. */

const out = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures')
const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const

/** So many choices are played first, by which settings, and which choices are taken where they are offered. */
const played: Readonly<Record<string, { choices: number; query: string; prefer?: RegExp }>> = {
  skirmish: { choices: 22, query: 'bot=greedy' },
  titan: { choices: 18, query: 'bot=greedy' },
  'dragon-rage': { choices: 24, query: 'bot=greedy' },
  warcraft: { choices: 24, query: 'bot=greedy' },
  demonworld: {
    ...{ choices: 12, query: 'bot=greedy&battle=kalBenokk&level=standard' },
    prefer: /battle lines|Ready|everyone/i,
  },
}

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
for (const name of process.argv.slice(2)) await shoot(browser, house.resolvedUrls!.local[0]!, name)
await browser.close()
await house.close()

async function shoot(browser: Browser, url: string, name: string): Promise<void> {
  const { choices = 0, query = '', prefer = /^$/ } = played[name] ?? {}
  // Dice lie for a moment only: the pictures are taken after it.
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  const preferences = { pace: 0, confirm: false, remind: false, known: Object.keys(played) }
  await page.addInitScript(text => localStorage.setItem('hexarium', text), JSON.stringify(preferences))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${url}#/${name === 'hall' ? '' : `play/${name}?${query}`}`)
  if (name === 'hall') await page.locator('.game-card').first().waitFor()
  else await play(page, choices, prefer)
  for (const [size, [width, height]] of Object.entries(sizes)) {
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme })
      await page.waitForTimeout(600)
      await page.screenshot({ path: join(out, `${name}-${size}-${theme}.png`) })
    }
  }
  await context.close()
}

async function play(page: Page, choices: number, prefer: RegExp): Promise<void> {
  const ask = page.locator('[data-ask=asked], [data-ask=over]').first()
  for (let count = 0; count < choices; count++) {
    await ask.waitFor()
    if ((await ask.getAttribute('data-ask')) === 'over') return
    const seq = await page.locator('.table').getAttribute('data-seq')
    const offers = page.locator('.offers .offer')
    const wanted = offers.filter({ hasText: prefer })
    const isOffered = (await wanted.count()) > 0
    await (isOffered ? wanted.first() : offers.nth((count * 7) % (await offers.count()))).click()
    await page.waitForFunction(before => document.querySelector('.table')?.getAttribute('data-seq') !== before, seq)
  }
  await ask.waitFor()
}
