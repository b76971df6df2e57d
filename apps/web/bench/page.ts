import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { registry } from '@hexarium/registry'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'vite'
import type { Row } from '../../../bench/rows.ts'
import { clickRows } from './clicks.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executable = places.find(place => place !== undefined && existsSync(place))
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** The page in a real browser: what a first visit loads and takes, what a click costs on the largest tables, and a move on the largest board. */
export async function pageRows(visits: number, moves: number): Promise<Row[]> {
  if (!executable) return []
  const out = mkdtempSync(join(tmpdir(), 'hexarium-bench-'))
  const browser = await chromium.launch({ executablePath: executable, args: flags })
  try {
    await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'error', build: { outDir: join(out, 'app') } })
    await build({
      configFile: false,
      root: join(web, 'bench'),
      base: './',
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      build: { outDir: join(out, 'board'), target: 'es2024' },
    })
    const rows: Row[] = []
    for (const game of Object.keys(registry)) rows.push(...(await firstVisit(browser, join(out, 'app'), game, visits)))
    const house = await serve(join(out, 'app'))
    rows.push(...(await clickRows(browser, house.url, Math.ceil(moves / CLICKS))))
    house.close()
    return [...rows, await boardUpdate(browser, join(out, 'board'), moves)]
  } finally {
    await browser.close()
    rmSync(out, { recursive: true, force: true })
  }
}

/** A fresh browser goes to a game's board: everything it fetches is counted, until a choice is offered. */
async function firstVisit(browser: Browser, folder: string, game: string, visits: number): Promise<Row[]> {
  const times: number[] = []
  let bytes = 0
  for (let visit = 0; visit < visits; visit++) {
    const house = await serve(folder)
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.addInitScript({ path: join(web, 'bench', 'watch.js') })
    await page.goto(`${house.url}#/play/${game}`)
    const { milliseconds, script } = await house.playable
    times.push(milliseconds)
    bytes = script
    await context.close()
    house.close()
  }
  const note = 'Chromium, loopback, empty cache'
  return [
    { what: `page: script to a playable board, ${game}`, figure: bytes / 1024, unit: 'KB Brotli', max: 150, note },
    { what: `page: first visit to a playable board, ${game}`, figure: median(times), unit: 'ms', max: 1500, note },
  ]
}

/** Moves on the largest board, one after the other. Times are those of the page's own thread: others do not disturb them. */
async function boardUpdate(browser: Browser, folder: string, moves: number): Promise<Row> {
  const house = await serve(folder)
  const page = await browser.newPage()
  const inner = await page.context().newCDPSession(page)
  await inner.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await inner.send('Performance.getMetrics')
    const parts = metrics.filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name))
    return parts.reduce((sum, { value }) => sum + value * 1000, 0)
  }
  await page.goto(house.url)
  await page.waitForFunction('globalThis.drawMove')
  const times: number[] = []
  for (let move = 1; move <= moves + WARM; move++) {
    await page.evaluate(`tellMove(${move})`)
    const before = await spent()
    await page.evaluate('drawMove()')
    if (move > WARM) times.push((await spent()) - before)
  }
  house.close()
  return {
    what: 'page: board update, 2,000 hexes and 300 counters, p95',
    figure: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)],
    unit: 'CPU-ms',
    max: 4,
    note: `script, style and layout of a move; median ${median(times).toFixed(1)}`,
  }
}

/** A click costs more than a move of the board alone: each piece is chosen once for so many of these. */
const CLICKS = 60

/** Moves before the engine has settled. */
const WARM = 20

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1]

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** A folder on a port of its own, sent as the server sends it, that counts what scripts were fetched until the board could be played. */
async function serve(folder: string): Promise<House> {
  const fetched = new Map<string, number>()
  const script = () => [...fetched.values()].reduce((sum, size) => sum + size, 0)
  const { promise: playable, resolve: isPlayable } = Promise.withResolvers<Awaited<House['playable']>>()
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/playable') {
      const before = script()
      isPlayable({ milliseconds: Number(await text(request)), script: before })
      response.writeHead(204).end()
      return
    }
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    const type = types[extname(file)]
    if (!file.startsWith(folder) || !type || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const isPacked = existsSync(`${file}.br`)
    const body = readFileSync(isPacked ? `${file}.br` : file)
    if (extname(file) === '.js') fetched.set(file, body.length)
    response.writeHead(200, { 'Content-Type': type, ...(isPacked ? { 'Content-Encoding': 'br' } : {}) }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, playable, close: () => void server.close() }
}

interface House {
  url: string
  /** When the page said that its board can be played, and what scripts it had fetched by then, in bytes. */
  playable: Promise<{ milliseconds: number; script: number }>
  close(): void
}
