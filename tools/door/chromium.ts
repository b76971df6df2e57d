import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser, Page } from './page.ts'

/** Where the system's package manager puts Chromium; `CHROMIUM` names another. */
const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']

/** This machine's Chromium, if it has one. */
export async function openChromium(): Promise<Browser | undefined> {
  const executablePath = places.find(place => place !== undefined && existsSync(place))
  if (!executablePath) return undefined
  const browser = await chromium.launch({ executablePath, args: flags })
  return {
    name: `Chromium ${browser.version()}`,
    async visitor(): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => message.type() === 'error' && faults.push(message.text()))
      page.on('requestfailed', request => faults.push(`${request.url()}: ${request.failure()?.errorText}`))
      page.on('response', answer => answer.status() >= 400 && faults.push(`${answer.url()}: ${answer.status()}`))
      return {
        async open(url) {
          await page.goto(url)
        },
        ask: expression => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        faults: async () => faults,
        picture: () => page.screenshot(),
      }
    },
    close: () => browser.close(),
  }
}
