import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { executable, houseForTests, visit } from './chromium.ts'

/** The budget of `npm run bench`, which measures the same in a browser. */
const MOST_KILOBYTES = 150

/** What no first question needs, by the names of the files. Bots may begin, so their help may be needed. */
const LATER = /^(almanac|lookups?|look-up|later|log|notes|menu|factors|briefing|thinking|server|outlook|reader)-/

describe.skipIf(!executable)('what a first visit fetches', () => {
  const house = houseForTests()
  const weight = (file: string) => {
    const packed = join(house.dist, 'assets', `${file}.br`) // what is too small to pack is sent as it is
    return statSync(existsSync(packed) ? packed : join(house.dist, 'assets', file)).size
  }

  test.each(Object.keys(registry))('script to a playable board, %s: within its budget', game => {
    const assets = join(house.dist, 'assets')
    const scripts = readdirSync(assets).filter(file => file.endsWith('.js'))
    const called = (name: string) => scripts.filter(file => file.replace(/-[\w-]{8}\.js$/, '') === name)
    const needed = new Set(['index', 'table', 'rules.worker', game].flatMap(called))
    expect(needed.size).toBeGreaterThanOrEqual(4)
    for (const file of needed)
      for (const [, other] of readFileSync(join(assets, file), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
        needed.add(other)
    const words = Math.max(...called('en').map(weight)) // of whichever game has most of them
    const kilobytes = [...needed].reduce((sum, file) => sum + weight(file), words) / 1024
    expect(kilobytes, [...needed].join(' ')).toBeLessThan(MOST_KILOBYTES)
  })

  test('no file imports the worker’s own: WebKit may begin it a second time', () => {
    const assets = join(house.dist, 'assets')
    const importing = readdirSync(assets).filter(
      file =>
        file.endsWith('.js') && /(from|import\(?)["'`]\.\/rules\.worker/.test(readFileSync(join(assets, file), 'utf8')),
    )
    expect(importing).toEqual([])
  })

  test.each(Object.keys(registry))('before the first question, %s: nothing that it can do without', async game => {
    const { page, context } = await visit(house, 'rules/none')
    await page.locator('.frame').waitFor()
    await page.close() // what it still fetches is none of the table's
    const scripts = new Set<string>()
    let isPlayable = false
    context.on('request', request => {
      const file = /assets\/([^/]+\.js)$/.exec(request.url())?.[1]
      if (request.url().endsWith('/playable')) isPlayable = true
      else if (file && !isPlayable) scripts.add(file)
    })
    await context.addInitScript({ path: join(import.meta.dirname, '..', 'bench', 'watch.js') })
    const fresh = await context.newPage()
    await fresh.goto(`${house.url}#/play/${game}`)
    await expect.poll(() => isPlayable).toBe(true)
    const first = [...scripts]
    expect(first.filter(file => LATER.test(file))).toEqual([])
    expect(first.length).toBeGreaterThan(8)
    const kilobytes = first.reduce((sum, file) => sum + weight(file), 0) / 1024
    expect(kilobytes, first.join(' ')).toBeLessThan(MOST_KILOBYTES)
    // The rest comes by itself.
    await fresh.locator('.log, .sheet-part').first().waitFor()
  })
})
