import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyGame, State } from '@hexarium/kernel'
import * as kernel from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageGames } from '../build/games.ts'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))
const out = mkdtempSync(join(cache, 'hexarium-games-'))

type Kernel = typeof kernel

/** The games as a page has them, and the kernel they came with. */
let page: typeof import('virtual:games') & { kernel: Kernel }

const entry: Plugin = {
  name: 'entry',
  resolveId: id => (id === 'virtual:page' ? id : undefined),
  load: id =>
    id === 'virtual:page' ? `export * from 'virtual:games'\nexport * as kernel from '@hexarium/kernel'` : undefined,
}

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry, pageGames()],
    ssr: { noExternal: true },
    build: {
      ...{ outDir: out, ssr: true, minify: false, target: 'es2024' },
      rollupOptions: { input: 'virtual:page', output: { entryFileNames: 'page.mjs' } },
    },
  })
  page = await import(pathToFileURL(join(out, 'page.mjs')).href)
}, 60_000)

afterAll(() => rmSync(out, { recursive: true, force: true }))

/** Plays by chance, so many choices at most. */
function played(
  { chance, must, newGame, options, readSettings, seatToAct, take }: Kernel,
  game: AnyGame,
  wanted: Record<string, unknown>,
  seed: string,
  choices: number,
): State {
  const settings = must(readSettings(game.settings, wanted))
  const g = newGame(game, { seats: game.seats.min, settings }, seed)
  const luck = chance(seed)
  for (let count = 0; count < choices && !g.core.result; count++) {
    const seat = seatToAct(game, g)
    if (count % 50 === 0) game.scene(game.view(g, seat), game.text.en)
    take(game, g, seat, luck.pick(options(game, g, seat)))
  }
  return g
}

/** The usual table, and one for each value of each setting. */
function tablesOf(game: AnyGame): Record<string, unknown>[] {
  const others = Object.entries(game.settings).flatMap(([name, spec]): Record<string, unknown>[] => {
    if (spec.kind === 'choice') return spec.values.map(value => ({ [name]: value }))
    return spec.kind === 'switch' ? [{ [name]: !spec.default }] : []
  })
  return [{}, ...others]
}

/** Tables that do without the rest. */
function sparing(game: AnyGame): Record<string, unknown>[] {
  const tables = tablesOf(game)
  const pairs = tables.flatMap((one, index) => tables.slice(index + 1).map(other => ({ ...one, ...other })))
  return [...tables, ...pairs].filter(
    table => !game.later?.isWanted(kernel.must(kernel.readSettings(game.settings, table))),
  )
}

describe.each(Object.keys(registry))('%s', id => {
  test('a table that does without the rest of a game plays the same game without it', async () => {
    const whole = await registry[id]!()
    const game = await page.games[id]!.en()
    const tables = sparing(whole)
    const few = tables.filter((_, index) => index % Math.ceil(tables.length / 12) === 0)
    for (const table of few) {
      const seed = JSON.stringify(table)
      expect(kernel.canonical(played(page.kernel, game, table, seed, 600)), seed).toBe(
        kernel.canonical(played(kernel, whole, table, seed, 600)),
      )
    }
  }, 60_000)

  test('with its rest it is the whole game', async () => {
    const whole = await registry[id]!()
    const game = await page.games[id]!.de()
    Object.assign(game, page.kernel.defineGame({ ...game, ...(await page.rests[id]!()) }))
    expect([...game.procedures.keys()].toSorted()).toEqual([...whole.procedures.keys()].toSorted())
    expect([...game.decisions.keys()].toSorted()).toEqual([...whole.decisions.keys()].toSorted())
    for (const part of ['bot', 'odds', 'aid', 'position'] as const) expect(!game[part]).toBe(!whole[part])
    for (const table of tablesOf(whole)) {
      const seed = JSON.stringify(table)
      expect(kernel.canonical(played(page.kernel, game, table, seed, 300)), seed).toBe(
        kernel.canonical(played(kernel, whole, table, seed, 300)),
      )
    }
  }, 60_000)
})
