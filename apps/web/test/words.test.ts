import { LANGUAGES } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { expect, test } from 'vitest'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'

/** Words that are the same in two languages. */
const shared = new Set(['Bot: master (thinks long)', 'Replay', 'Pause', 'bot', 'Expected', 'Side', 'No'])

function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, value(2, 3)]]
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, `${path}.${key}`))
}

test('the page says everything in all languages, and nothing in English only', () => {
  const english = new Map(texts(en))
  for (const other of [de, fr]) {
    const found = texts(other)
    expect(found.map(([path]) => path).sort()).toEqual([...english.keys()].sort())
    for (const [path, text] of found) {
      expect(text.trim(), path).not.toBe('')
      if (!shared.has(text)) expect(text, path).not.toBe(english.get(path))
    }
  }
})

test('every game has a title and a blurb in all languages', async () => {
  for (const load of Object.values(registry)) {
    const game = await load()
    for (const language of LANGUAGES) {
      expect(game.text[language].title).not.toBe('')
      expect(game.text[language].blurb).not.toBe('')
    }
  }
})
