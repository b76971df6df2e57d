/**
 * `npm run door`: what a newcomer types is typed here, on this clone, as a real command. `npm start` opens the hall, where a
 * real browser plays every game and a table with somebody else; Ctrl-C ends it; then every other command that a README names
 * is tried once, with the smallest budget it takes (`tools/door/commands.ts`). `npm run door -- commands` does only these.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openChromium } from './door/chromium.ts'
import { trials, triedHere } from './door/commands.ts'
import { borrowPostgres, Desk } from './door/desk.ts'
import { playEveryGame } from './door/hall.ts'
import { freePort, isTaken, root, Typed } from './door/newcomer.ts'
import type { Page } from './door/page.ts'
import { misfits, namedCommands } from './door/readme.ts'
import { playTogether } from './door/together.ts'

/** Within this time Ctrl-C has ended everything, and a second start has answered. */
const AT_ONCE = 3000

const failures: string[] = []
const skipped: string[] = []
const pictures = join(root, 'node_modules', '.cache', 'hexarium', 'door')

/** Does a step and says how it went; a step that fails does not keep the others from being tried. */
async function step(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now()
  const outcome = await work().then(
    () => 'passed',
    (error: Error) => {
      failures.push(name)
      return `FAILED\n${error.message.replace(/^/gm, '    ')}`
    },
  )
  console.log(`${name}: ${outcome} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}

function check(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

const OPEN = /Hexarium is open: (http:\S+)/

/** Everything a start may say: nothing of how it is done. */
const SAID = [
  /^> /,
  /^npm (warn|notice)/,
  /^Installing what Hexarium needs \(.*\) [. ]*done after \d+ s$/,
  /^Building the page [. ]*done after \d+ s$/,
  /^Port \d+ is in use, so Hexarium takes \d+\.$/,
  /^Hexarium is open: http:\S+ \(Ctrl-C closes it\)$/,
  /^From other machines: http:/,
]

/** Ctrl-C ends it at once, and nothing is left of it. */
async function leave(house: Typed, port: number, whom: 'all' | 'first'): Promise<void> {
  const strange = house.said.split('\n').filter(line => line.trim() !== '' && !SAID.some(known => known.test(line)))
  check(strange.length === 0, `npm start said more than it should:\n${strange.join('\n')}`)
  house.interrupt(whom)
  const code = await house.endsWithin(AT_ONCE)
  check(
    code !== undefined,
    `Ctrl-C did not end it within ${AT_ONCE / 1000} s; there is still: ${house.left().join('; ')}`,
  )
  check(code === 0, `Ctrl-C ended it with ${code}:\n${house.said}`)
  check(house.left().length === 0, `Ctrl-C left behind: ${house.left().join('; ')}`)
  check(!(await isTaken(port)), `Ctrl-C left port ${port} taken`)
}

/** A browser at the door: all games, and a table for two. */
async function visit(address: string): Promise<void> {
  const browser = await openChromium()
  if (!browser) {
    skipped.push('what a browser sees (there is no Chromium on this machine)')
    return
  }
  mkdirSync(pictures, { recursive: true })
  const pages: Page[] = []
  const visitor = async () => {
    const page = await browser.visitor()
    pages.push(page)
    return page
  }
  try {
    const page = await visitor()
    await step(`${browser.name} plays every game`, async () => {
      await playEveryGame(page, address, async name => {
        writeFileSync(join(pictures, `chromium-${name}.png`), await page.picture())
      })
    })
    await step(`${browser.name} plays with another`, async () =>
      playTogether(address, await visitor(), await visitor()),
    )
    if (failures.length > 0) {
      for (const [at, one] of pages.entries())
        writeFileSync(join(pictures, `failed-${at + 1}.png`), await one.picture().catch(() => ''))
      console.log(`  what was seen then: ${join('node_modules', '.cache', 'hexarium', 'door', 'failed-*.png')}`)
    }
    await step('no error in the console, no request that failed', async () => {
      const faults = (await Promise.all(pages.map(one => one.faults()))).flat()
      check(faults.length === 0, faults.join('\n'))
    })
  } finally {
    await browser.close()
  }
}

/** The first start: whatever has to be installed and built is, and a newcomer plays. */
async function firstStart(data: string): Promise<void> {
  const port = await freePort()
  const house = new Typed('exec npm start', { more: { DATA: data, PORT: `${port}` } })
  try {
    let address = ''
    await step('npm start', async () => {
      address = (await house.says(OPEN))[1]
      check(address === `http://localhost:${port}/`, `npm start opened ${address} instead of port ${port}`)
    })
    if (!address) return
    await visit(address)
    await step('Ctrl-C ends everything', () => leave(house, port, 'all'))
  } finally {
    await house.kill()
  }
}

/** A second start, open to other machines, while its port is in use: at once, and one says so. */
async function secondStart(data: string): Promise<void> {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>(done => other.listen(port, '0.0.0.0', done))
  const start = performance.now()
  const house = new Typed('exec npm start', { more: { DATA: data, PORT: `${port}`, HOST: '0.0.0.0' } })
  try {
    let own = 0
    await step('a second npm start, its port in use, open to other machines', async () => {
      const [, address] = await house.says(OPEN)
      const took = performance.now() - start
      own = Number(new URL(address).port)
      check(took < AT_ONCE, `it answered after ${Math.round(took)} ms`)
      check(house.said.includes(`Port ${port} is in use, so Hexarium takes ${own}.`), `it said:\n${house.said}`)
      await house.says(/From other machines: /, 1000)
      const outward = Object.values(networkInterfaces())
        .flatMap(all => all ?? [])
        .find(({ family, internal }) => family === 'IPv4' && !internal)
      for (const name of ['localhost', '127.0.0.1', ...(outward ? [outward.address] : [])]) {
        const origin = `http://${name}:${own}`
        const answer = await fetch(`${origin}/api/guest`, {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
          body: '{}',
        })
        check(answer.ok, `a page at ${origin} is refused: ${answer.status}`)
      }
    })
    if (own) await step('Ctrl-C for npm alone ends everything', () => leave(house, own, 'first'))
  } finally {
    await house.kill()
    await new Promise(done => other.close(done))
  }
}

/** Every other command a README names. */
async function tryCommands(): Promise<void> {
  await step('the READMEs name what is tried, and nothing else is tried', async () => {
    const wrong = misfits(namedCommands(), Object.keys(trials))
    check(wrong.length === 0, wrong.join('\n'))
  })
  await step('.ci/run runs what is said to be run there', async () => {
    const ci = readFileSync(join(root, '.ci', 'run'), 'utf8').split('\n')
    const missing = Object.keys(trials).filter(command => trials[command] === '.ci/run' && !ci.includes(command))
    check(missing.length === 0, `.ci/run does not run ${missing.join(', ')}`)
  })
  const desk = new Desk()
  const postgres = await borrowPostgres()
  desk.postgres = postgres.address
  const browser = await openChromium()
  await browser?.close()
  try {
    for (const [command, trial] of triedHere()) {
      const lacks =
        trial.wantsPostgres && !desk.postgres ? 'PostgreSQL' : trial.wantsChromium && !browser ? 'Chromium' : ''
      if (lacks) skipped.push(`${command} (there is no ${lacks} on this machine)`)
      else
        await step(command, async () => {
          const fault = await desk.try(command, trial)
          check(fault === undefined, `${trial.as ?? command}\n${fault}`)
        })
    }
  } finally {
    await postgres.end()
    desk.clear()
  }
}

const only = process.argv[2]
if (only !== 'commands') {
  const data = mkdtempSync(join(tmpdir(), 'hexarium-door-'))
  await firstStart(data)
  await secondStart(data)
  rmSync(data, { recursive: true, force: true })
}
if (only !== 'start') await tryCommands()
for (const one of skipped) console.log(`SKIPPED: ${one}`)
console.log(failures.length > 0 ? `\nThe door is shut: ${failures.join('; ')}.` : '\nThe door is open.')
process.exitCode = failures.length > 0 ? 1 : 0
