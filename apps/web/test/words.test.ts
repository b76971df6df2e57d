import { LANGUAGES, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { expect, test } from 'vitest'
import { nameShown } from '../src/online/names.ts'
import { de as houseDe } from '../src/online/words/de.ts'
import { en as houseEn } from '../src/online/words/en.ts'
import { fr as houseFr } from '../src/online/words/fr.ts'
import { de as peopleDe } from '../src/people/words/de.ts'
import { en as peopleEn } from '../src/people/words/en.ts'
import { fr as peopleFr } from '../src/people/words/fr.ts'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'

/** Words that are the same in two languages. */
const shared = new Set(['Bot: master (thinks long)', 'Replay', 'Pause', 'bot', 'Expected', 'Side', 'No', '2: 3'])

function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, value(2, 3)]]
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, `${path}.${key}`))
}

test.each([
  ['the page says', en, [de, fr]],
  ['the pages about people say', peopleEn, [peopleDe, peopleFr]],
  ['the pages of the hall say', houseEn, [houseDe, houseFr]],
])('%s everything in all languages, and nothing in English only', (_, own, translations) => {
  const english = new Map(texts(own))
  for (const other of translations) {
    const found = texts(other)
    expect(found.map(([path]) => path).sort()).toEqual([...english.keys()].sort())
    for (const [path, text] of found) {
      expect(text.trim(), path).not.toBe('')
      if (!shared.has(text)) expect(text, path).not.toBe(english.get(path))
    }
  }
})

test('every game has a title and a blurb in all languages', async () => {
  for (const parts of Object.values(registry)) {
    const game = await wholeGame(parts)
    for (const language of LANGUAGES) {
      expect(game.text[language].title).not.toBe('')
      expect(game.text[language].blurb).not.toBe('')
    }
  }
})

test('one choice is not “1 choices”', () => {
  expect([en, de, fr].map(w => w.choicesPlayed(1))).toEqual(['1 choice', '1 Entscheidung', '1 choix'])
  expect([en, de, fr].map(w => w.choicesPlayed(2))).toEqual(['2 choices', '2 Entscheidungen', '2 choix'])
})

test('guests and bots of a server are called in the reader’s language, people by their own names', () => {
  expect([en, de, fr].map(w => nameShown('Guest kn2g', w))).toEqual(['Guest kn2g', 'Gast kn2g', 'Invité kn2g'])
  expect([en, de, fr].map(w => nameShown('bot (fair)', w))).toEqual([en.bots.fair, de.bots.fair, fr.bots.fair])
  expect(nameShown('bot (wizard)', de)).toBe('Bot')
  expect(nameShown('Guestine', de)).toBe('Guestine')
})

test('French has a space before a colon, wherever the page puts one', () => {
  expect(fr.with(fr.layTable, 'Titan')).toBe('Dresser une table : Titan')
  for (const [path, text] of [...texts(fr), ...texts(houseFr), ...texts(peopleFr)])
    expect(text, path).not.toMatch(/\p{L}:(\s|$)/u)
})
