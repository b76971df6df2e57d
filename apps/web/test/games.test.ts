import { registry } from '@hexarium/registry'
import { describe, expect, test } from 'vitest'
import { executable, houseForTests, visit } from './chromium.ts'
import { byKeyboard, byMouse, byText, playOn, type Way } from './players.ts'

/** Skirmish is played to its end elsewhere. */
const games = Object.keys(registry).filter(game => game !== 'skirmish')

const ways: [string, Way, string, boolean][] = [
  ['mouse', byMouse, 'en-US', false],
  ['keyboard alone', byKeyboard, 'fr-FR', false],
  ['the text view', byText, 'de-DE', true],
]

describe.skipIf(!executable).each(games)('%s', game => {
  const house = houseForTests()

  test.each(ways)(
    'thirty choices by %s',
    async (_name, way, locale, textView) => {
      const { page, faults } = await visit(house, `play/${game}?bot=random`, { locale, textView })
      let played = await playOn(page, 30, way)
      for (let games = 1; played < 30 && games < 4; games++) {
        // Chance may end a game early: another one follows.
        await page.goto(`${house.url}#/`)
        await page.goto(`${house.url}#/play/${game}?bot=random`)
        played += await playOn(page, 30 - played, way)
      }
      expect(played).toBe(30)
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2))
      expect(faults).toEqual([])
    },
    60_000,
  )
})
