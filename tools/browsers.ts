/**
 * `npm run browsers`: the hall and the first choices of every game in Firefox and WebKit, from what `npm start` opens. Each is
 * the one of this machine (Debian: firefox-esr; webkit2gtk-driver and xvfb); where one is missing, it says so.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFirefox } from './door/firefox.ts'
import { playEveryGame } from './door/hall.ts'
import { freePort, root, Typed } from './door/newcomer.ts'
import type { Browser } from './door/page.ts'
import { openWebKit } from './door/webkit.ts'

const browsers: Readonly<Record<string, () => Promise<Browser | undefined>>> = {
  Firefox: openFirefox,
  WebKit: openWebKit,
}
const pictures = join(root, 'node_modules', '.cache', 'hexarium', 'door')

/** Plays every game in a browser; what went wrong. */
async function play(browser: Browser, name: string, address: string): Promise<string[]> {
  const page = await browser.visitor()
  try {
    await playEveryGame(page, address, async shown => {
      writeFileSync(join(pictures, `${name.toLowerCase()}-${shown}.png`), await page.picture())
    })
    return await page.faults()
  } catch (error) {
    return [(error as Error).message, ...(await page.faults().catch(() => []))]
  }
}

mkdirSync(pictures, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'hexarium-browsers-'))
const house = new Typed('exec npm start', { more: { DATA: data, PORT: `${await freePort()}` } })
const outcomes: string[] = []
try {
  const [, address] = await house.says(/Hexarium is open: (http:\S+)/)
  for (const [name, open] of Object.entries(browsers)) {
    const start = performance.now()
    const browser = await open()
    if (!browser) {
      outcomes.push(`${name} SKIPPED: it is not on this machine`)
      continue
    }
    console.log(browser.name)
    const faults = await play(browser, name, address!)
    await browser.close()
    for (const fault of faults) console.log(`  ${fault}`)
    outcomes.push(
      `${name} ${faults.length > 0 ? 'FAILED' : 'passed'} (${Math.round((performance.now() - start) / 1000)} s)`,
    )
    if (faults.length > 0) process.exitCode = 1
  }
} catch (error) {
  outcomes.push((error as Error).message)
  process.exitCode = 1
} finally {
  house.interrupt('all')
  await house.endsWithin(3000)
  await house.kill()
  rmSync(data, { recursive: true, force: true })
}
console.log(outcomes.join('\n'))
