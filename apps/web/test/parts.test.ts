import {
  type AnyGame,
  canonical,
  chance,
  defineGame,
  must,
  newGame,
  options,
  readSettings,
  type State,
  seatToAct,
  take,
  wholeGame,
} from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'

/** Plays by chance, so many choices at most. */
function played(game: AnyGame, wanted: Record<string, unknown>, choices: number): State {
  const seed = JSON.stringify(wanted)
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

/** The usual table, one for each value of each setting, and some with two of them changed. */
function tablesOf(game: AnyGame): Record<string, unknown>[] {
  const others = Object.entries(game.settings).flatMap(([name, spec]): Record<string, unknown>[] => {
    if (spec.kind === 'choice') return spec.values.map(value => ({ [name]: value }))
    return spec.kind === 'switch' ? [{ [name]: !spec.default }] : []
  })
  const pairs = others.flatMap((one, index) => others.slice(index + 1).map(other => ({ ...one, ...other })))
  return [{}, ...others, ...pairs.filter((_, index) => index % Math.ceil(pairs.length / 8) === 0)]
}

// Each game is first played by what a page fetches to let somebody sit down, then whole: the order of these tests matters.
describe.each(Object.keys(registry))('%s', id => {
  const parts = registry[id]

  test('plays the same game by its rules alone as whole, wherever a table does without the chapters', async () => {
    const { game: core } = await parts.game()
    const { text } = await parts.text.en()
    const bare = defineGame({ ...core, text: { en: text } as AnyGame['text'] })
    const tables = tablesOf(bare).filter(table => !bare.wantsChapters?.(must(readSettings(bare.settings, table))))
    const found = tables.map(table => canonical(played(bare, table, 400)))
    const whole = await wholeGame(parts)
    for (const [index, table] of tables.entries())
      expect(found[index], JSON.stringify(table)).toBe(canonical(played(whole, table, 400)))
  }, 120_000)
})
