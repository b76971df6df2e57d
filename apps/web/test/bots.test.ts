import { botFrom, botNames } from '@hexarium/bots'
import { expect, test } from 'vitest'
import { nameShown } from '../src/online/names.ts'
import { BOTS, botInWords, botsInWords } from '../src/words/bots.ts'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'

test('every bot one may choose can play, and is called something of its own in every language', () => {
  for (const name of BOTS) expect(botFrom(name).ok, name).toBe(true)
  expect(BOTS).toEqual(botNames.filter(name => /^(novice|fair|strong|master)(:\w+)?$/.test(name)).toSorted(asListed))
  for (const w of [en, de, fr]) expect(new Set(botsInWords(w).map(([, words]) => words)).size).toBe(BOTS.length)
  expect(botInWords('strong:careful', en)).toBe('Bot: strong, careful')
  expect(botInWords('strong:mild', en)).toBeUndefined()
  expect(botInWords('search:500', en)).toBeUndefined()
})

test('a style at a table of a server is said in the language of the page', () => {
  expect(nameShown('bot (master:bold)', de)).toBe('Bot: Meister (denkt lange), kühn')
  expect(nameShown('bot (strong) 2', en)).toBe('Bot: strong 2')
  expect(nameShown('Ann', en)).toBe('Ann')
})

/** By level, and the plain one before its styles. */
function asListed(a: string, b: string): number {
  return BOTS.indexOf(a) - BOTS.indexOf(b)
}
