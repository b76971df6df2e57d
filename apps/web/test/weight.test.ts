import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { executable, houseForTests } from './chromium.ts'

/** The budget of `npm run bench`, which measures the same in a browser. */
const MOST_KILOBYTES = 150

describe.skipIf(!executable)('what a first visit fetches', () => {
  const house = houseForTests()

  test.each(Object.keys(registry))('script to a playable board, %s: within its budget', game => {
    const assets = join(house.dist, 'assets')
    const scripts = readdirSync(assets).filter(file => file.endsWith('.js'))
    const called = (name: string) => scripts.filter(file => file.replace(/-[\w-]{8}\.js$/, '') === name)
    const weight = (file: string) => {
      const packed = join(assets, `${file}.br`) // what is too small to pack is sent as it is
      return statSync(existsSync(packed) ? packed : join(assets, file)).size
    }
    const needed = new Set(['index', 'table', 'rules.worker', game].flatMap(called))
    expect(needed.size).toBeGreaterThanOrEqual(4)
    for (const file of needed)
      for (const [, other] of readFileSync(join(assets, file), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
        needed.add(other)
    const words = Math.max(...called('en').map(weight)) // of whichever game has most of them
    const kilobytes = [...needed].reduce((sum, file) => sum + weight(file), words) / 1024
    expect(kilobytes, [...needed].join(' ')).toBeLessThan(MOST_KILOBYTES)
  })
})
