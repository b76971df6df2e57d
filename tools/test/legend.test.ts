import { chance, fitted, LANGUAGES, type Legend, Match, must, options, type Scene, wholeGame } from '@hexarium/kernel'
import { languageFault } from '@hexarium/laws/language'
import { registry } from '@hexarium/registry'
import { legends as all } from '@hexarium/registry/legends'
import { describe, expect, test } from 'vitest'

/** So many choices of each preset are played, and the board looked at now and then. */
const CHOICES = 120
const EVERY = 8

/** The signs a scene shows, by the part of the legend that explains them. */
function signsIn({ boards }: Scene): [part: keyof Omit<Legend, 'letters'>, sign: string][] {
  return boards.flatMap(({ counters, sides, places }) => [
    ...counters.flatMap(({ badges = [] }) => badges.map(badge => ['badges', badge] as const)),
    ...counters.flatMap(({ values = [] }) => values.map(({ corner }) => ['corners', corner] as const)),
    ...sides.map(({ kind }) => ['sides', kind] as const),
    ...places.flatMap(({ terrain }) => (terrain === 'box' ? [] : [['looks', terrain] as const])),
  ]) as [keyof Omit<Legend, 'letters'>, string][]
}

describe.each(Object.keys(registry))('the legend of %s', name => {
  const legends = async () =>
    Promise.all(LANGUAGES.map(async language => [language, (await all[name][language]()).legend] as const))

  test('explains the same signs in every language, in words of that language', async () => {
    const [[, english], ...others] = await legends()
    for (const [language, legend] of [['en', english] as const, ...others]) {
      for (const part of ['corners', 'badges', 'sides', 'looks'] as const) {
        expect(Object.keys(legend[part]), `${language} ${part}`).toEqual(Object.keys(english[part]))
        for (const text of Object.values(legend[part])) expect(languageFault(text, language)).toBeUndefined()
      }
      expect(legend.letters, language).toHaveLength(english.letters.length)
      for (const [, meaning] of legend.letters) expect(languageFault(meaning, language)).toBeUndefined()
    }
  })

  test('explains every sign that random games show', async () => {
    const game = await wholeGame(registry[name])
    const [[, legend]] = await legends()
    const unknown = new Set<string>()
    for (const preset of game.presets ?? [{ name: 'usual', settings: {} }]) {
      const players = preset.players ?? game.seats.min
      const seats = Array.from({ length: players }, (_, seat) => `${seat}`)
      const settings = fitted(game.settings, players, preset.settings)
      const match = must(Match.open(game, { seats, settings, dice: { seed: preset.name } }))
      const luck = chance(`legend ${preset.name}`)
      for (let number = 0; number < CHOICES && match.asked; number++) {
        const seat = match.asked.seats[0]
        if (number % EVERY === 0)
          for (const [part, sign] of signsIn(game.scene(match.seen(seat).view, game.text.en)))
            if (!Object.hasOwn(legend[part], sign)) unknown.add(`${part}: ${sign}`)
        must(match.play(seat, luck.pick(options(game, match.state, seat))))
      }
    }
    expect([...unknown]).toEqual([])
  }, 120_000)
})

test('the letters of orders are those of the reader’s language', async () => {
  for (const language of LANGUAGES) {
    const { legend } = await all['demonworld'][language]()
    const { text } = await registry['demonworld'].text[language]()
    const { names } = text as unknown as { names: { orders: readonly string[] } }
    expect(legend.letters.slice(0, 4)).toEqual(names.orders.map(order => [order.charAt(0), order]))
  }
})
