import { type AnyGame, chart, chartKeys, LANGUAGES, wholeGame } from '@hexarium/kernel'
import { languageFault } from '@hexarium/laws/language'
import { registry } from '@hexarium/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import { toyGame } from '../new-game/template/index.ts'

/** The games of the house, and the one that new games are made from. */
const games: Readonly<Record<string, () => AnyGame | Promise<AnyGame>>> = {
  ...Object.fromEntries(Object.entries(registry).map(([name, entry]) => [name, () => wholeGame(entry)])),
  'a new game': () => toyGame,
}

describe.each(Object.keys(games))('the sequence of play of %s', name => {
  let game: AnyGame
  beforeAll(async () => {
    game = await games[name]()
  })

  test('has words for everything it names, in every language, and none besides', () => {
    const named = chartKeys(game)
    for (const language of LANGUAGES) {
      const words = game.steps?.[language] ?? {}
      const used = new Set<string>()
      const missing: string[] = []
      for (const { keys, isAct } of named) {
        const key = keys.find(key => Object.hasOwn(words, key))
        if (key !== undefined) used.add(key)
        if (key === undefined || (words[key] === '' && !isAct)) missing.push(keys.join(' or '))
      }
      expect([...new Set(missing)], `${language}, missing`).toEqual([])
      expect(
        Object.keys(words).filter(key => !used.has(key)),
        `${language}, left over`,
      ).toEqual([])
    }
  })

  test('tells the same in every language, in words of that language', () => {
    const english = game.steps?.en ?? {}
    for (const language of LANGUAGES) {
      const words = game.steps?.[language] ?? {}
      expect(Object.keys(words), language).toEqual(Object.keys(english))
      for (const [key, text] of Object.entries(words)) {
        expect(text === '', `${language} ${key}`).toBe(english[key] === '')
        expect(languageFault(text, language, english[key])).toBeUndefined()
      }
      for (const line of chart(game, language).split('\n')) expect(languageFault(line.trim(), language)).toBeUndefined()
    }
  })
})
