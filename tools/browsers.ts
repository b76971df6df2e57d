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
import { type Browser, Unresponsive } from './door/page.ts'
import { openWebKit } from './door/webkit.ts'

type Opener = () => Promise<Browser | undefined>

const browsers: Readonly<Record<string, Opener>> = {
  Firefox: openFirefox,
  WebKit: openWebKit,
}
const pictures = join(root, 'node_modules', '.cache', 'hexarium', 'door')

/** Plays every game in a browser; what went wrong. One that stops answering, or complains, is given a second chance, as tests in Chromium are. */
async function play(name: string, open: Opener, address: string, isSecond = false): Promise<string[] | undefined> {
  const browser = await open()
  if (!browser) return undefined
  console.log(browser.name)
  try {
    const faults = await playIn(browser, name, address)
    if (faults.length === 0 || isSecond) return faults
    for (const fault of faults) console.log(`  ${fault}: once more`)
  } catch (error) {
    if (!(error instanceof Unresponsive) || isSecond) return [(error as Error).message]
    console.log(`  ${error.message}: once more`)
  } finally {
    await browser.close()
  }
  return play(name, open, address, true)
}

/** What a page complained of, or what did not come. */
async function playIn(browser: Browser, name: string, address: string): Promise<string[]> {
  const page = await browser.visitor()
  try {
    await playEveryGame(page, address, async shown => {
      writeFileSync(join(pictures, `${name.toLowerCase()}-${shown}.png`), await page.picture())
    })
    return await page.faults()
  } catch (error) {
    if (error instanceof Unresponsive) throw error
    return [(error as Error).message, ...(await page.faults())]
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
    const faults = await play(name, open, address)
    if (!faults) {
      outcomes.push(`${name} SKIPPED: it is not on this machine`)
      continue
    }
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
