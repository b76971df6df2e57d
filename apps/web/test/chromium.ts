import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'

const config = fileURLToPath(new URL('../vite.config.ts', import.meta.url))

/** Where the system's package manager puts Chromium; `CHROMIUM` names another. */
const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of this machine, if it has one. */
export const executable = places.find(place => place !== undefined && existsSync(place))

if (!executable) {
  console.warn('No Chromium on this machine: the browser tests are skipped. `apt-get install chromium` brings it.')
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The app as it is built, on a port of its own, and a browser to look at it. */
export interface House {
  url: string
  browser: Browser
  server: PreviewServer
  /** Where the app was built to. */
  dist: string
  close(): Promise<void>
}

/** Where this run of the tests keeps the app: all its files look at the same. */
const shelf = fileURLToPath(new URL('../../../node_modules/.cache/hexarium/web-tests', import.meta.url))
const dist = join(shelf, `${process.ppid}`)
const HOUR = 3_600_000

/** Builds the app, once for all files of tests: who comes first builds, the others wait. */
async function builtApp(): Promise<string> {
  mkdirSync(shelf, { recursive: true })
  for (const old of readdirSync(shelf)) {
    const path = join(shelf, old)
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > HOUR)
      rmSync(path, { recursive: true, force: true })
  }
  const ready = `${dist}.ready`
  try {
    mkdirSync(`${dist}.building`)
  } catch {
    while (!existsSync(ready)) await new Promise(resolve => setTimeout(resolve, 100))
    return dist
  }
  const mode = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production' // vitest says “test”, and what is tested should be what ships
  await build({ configFile: config, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
  process.env['NODE_ENV'] = mode
  writeFileSync(ready, '')
  return dist
}

/** The app on a port of its own, and a browser. */
async function openHouse(): Promise<House> {
  await builtApp()
  const where = { build: { outDir: dist }, preview: { port: 0, host: '127.0.0.1' } }
  const server = await preview({ configFile: config, logLevel: 'error', ...where })
  const browser = await chromium.launch({ executablePath: executable!, args: FLAGS })
  return {
    url: server.resolvedUrls!.local[0],
    browser,
    server,
    dist,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** A house that opens before the tests of a file, or of a part of it, and closes after them. */
export function houseForTests(): House {
  const house = {} as House
  beforeAll(async () => void Object.assign(house, await openHouse()), 180_000)
  afterAll(() => house.close())
  return house
}

/** What a visitor prefers. */
export interface Visitor {
  locale?: string
  width?: number
  height?: number
  textView?: boolean
  /** Has fingers. */
  touch?: boolean
  offline?: boolean
  remind?: boolean
  confirm?: boolean
}

/** A fresh visitor with an empty browser. Whatever goes wrong in the page is in `faults`. */
export async function visit(house: House, path: string, visitor: Visitor = {}) {
  const context: BrowserContext = await house.browser.newContext({
    viewport: { width: visitor.width ?? 1280, height: visitor.height ?? 800 },
    locale: visitor.locale ?? 'en-US',
    reducedMotion: 'reduce',
    hasTouch: visitor.touch ?? false,
    serviceWorkers: visitor.offline ? 'allow' : 'block',
  })
  context.setDefaultTimeout(10_000)
  onTestFinished(() => context.close()) // pages that nobody looks at any more would go on playing
  const page: Page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() !== 'error' || message.text().includes('Service Worker')) return
    faults.push(`${message.text()} ${message.location().url.replace(/.*\/api/, '/api')}`)
  })
  const kept = JSON.stringify({
    pace: 0,
    confirm: visitor.confirm ?? false,
    remind: visitor.remind ?? false,
    textView: visitor.textView ?? false,
  })
  await page.addInitScript(text => localStorage.getItem('hexarium') ?? localStorage.setItem('hexarium', text), kept)
  await page.addInitScript(repeatable, visitName())
  await page.goto(`${house.url}#/${path}`)
  return { page, faults, context }
}

const visits = new Map<string, number>()

/** The test that is running, and the how many-th visit this is in it. */
function visitName(): string {
  const test = expect.getState().currentTestName ?? ''
  visits.set(test, (visits.get(test) ?? 0) + 1)
  return `${test} ${visits.get(test)}`
}

/**
 * In the page: what a browser draws by chance is drawn the same in every run of a test, so that a game that was played once is
 * played again. Another load of the page draws something else.
 */
function repeatable(name: string): void {
  const loads = Number(localStorage.getItem('loads') ?? 0) + 1
  localStorage.setItem('loads', `${loads}`)
  let state = loads
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0
  const draw = (bytes: Uint8Array) => {
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      bytes[i] = state >>> 24
    }
    return bytes
  }
  Object.defineProperty(crypto, 'getRandomValues', { value: draw })
}

/** Waits until something is asked, or the game is over, and all that comes after a first board is here. */
export async function settled(page: Page): Promise<'asked' | 'over'> {
  const ask = page.locator('.table:not([data-held]):not([data-coming]) :is([data-ask=asked], [data-ask=over])')
  await ask.first().waitFor()
  return (await ask.first().getAttribute('data-ask')) as 'asked' | 'over'
}
