import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, wholeGame } from '@hexarium/kernel'
import { languageFault } from '@hexarium/laws/language'
import { registry } from '@hexarium/registry'
import { expect, test } from 'vitest'
import { de as campaignDe } from '../src/campaign/words/de.ts'
import { en as campaignEn } from '../src/campaign/words/en.ts'
import { fr as campaignFr } from '../src/campaign/words/fr.ts'
import { de as contestDe } from '../src/contest/words/de.ts'
import { en as contestEn } from '../src/contest/words/en.ts'
import { fr as contestFr } from '../src/contest/words/fr.ts'
import { de as lookedUpDe } from '../src/lookup/words/de.ts'
import { en as lookedUpEn } from '../src/lookup/words/en.ts'
import { fr as lookedUpFr } from '../src/lookup/words/fr.ts'
import { nameShown } from '../src/online/names.ts'
import { de as houseDe } from '../src/online/words/de.ts'
import { en as houseEn } from '../src/online/words/en.ts'
import { fr as houseFr } from '../src/online/words/fr.ts'
import { de as peopleDe } from '../src/people/words/de.ts'
import { en as peopleEn } from '../src/people/words/en.ts'
import { fr as peopleFr } from '../src/people/words/fr.ts'
import { sentences } from '../src/port/sentences.ts'
import { de as refusalsDe } from '../src/refusals/de.ts'
import { fr as refusalsFr } from '../src/refusals/fr.ts'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'
import { de as guideDe } from '../src/words/guide/de.ts'
import { en as guideEn } from '../src/words/guide/en.ts'
import { fr as guideFr } from '../src/words/guide/fr.ts'
import { de as laterDe } from '../src/words/later/de.ts'
import { en as laterEn } from '../src/words/later/en.ts'
import { fr as laterFr } from '../src/words/later/fr.ts'

/** Words that are the same in two languages. */
const shared = new Set([
  'Pause',
  'bot',
  'No',
  '2: 3',
  'Chat',
  'Chat: 2 new',
  'Moderation',
  'Menu',
  'Form',
  'Matches (CSV)',
  'Place',
  'Points',
  'Division 2',
])

function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, value(2, 3)]]
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, `${path}.${key}`))
}

test.each([
  ['the page says', en, [de, fr]],
  ['the pages about people say', peopleEn, [peopleDe, peopleFr]],
  ['the pages of the hall say', houseEn, [houseDe, houseFr]],
  ['the pages that come later say', laterEn, [laterDe, laterFr]],
  ['the pages of competitions say', contestEn, [contestDe, contestFr]],
  ['the pages of campaigns say', campaignEn, [campaignDe, campaignFr]],
  ['cards, charts and briefings say', lookedUpEn, [lookedUpDe, lookedUpFr]],
  ['the page says around a guide', guideEn, [guideDe, guideFr]],
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

/** Names and numbers that sentences stumble over. */
const AWKWARD = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 5, 11],
  ['Argent', 1, 0],
  ['Élodie', 'Orange', 'Ute'],
  [['Argent', 'Orque'], 2, 'hier'],
] as const

/** What is said only of numbers, or only of days. */
const NUMBERS = /\.(?:players|minutes|turned|showAll|groupsOf|seatsOf)$/
const DAYS =
  /\.(?:passkeyMade|sessionUsed|memberSince|until|onVacation|sanctionUntil|beginsAt|dueAt|leaderSince|nextBegins)$/

function blanks(path: string): readonly (readonly unknown[])[] {
  if (NUMBERS.test(path))
    return [
      [2, 2, 2],
      [2, 11, 5],
    ]
  return DAYS.test(path) ? [['3 mai']] : AWKWARD
}

/** Everything a table of words says, with awkward names and numbers in its blanks. */
function spoken(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return blanks(path).map(args => [path, String(value(...args))])
  return Object.entries(value as object).flatMap(([key, item]) => spoken(item, `${path}.${key}`))
}

test.each([
  ['en', [en, houseEn, laterEn, peopleEn, contestEn, campaignEn, sentences.en]],
  ['de', [de, houseDe, laterDe, peopleDe, contestDe, campaignDe, sentences.de, refusalsDe]],
  ['fr', [fr, houseFr, laterFr, peopleFr, contestFr, campaignFr, sentences.fr, refusalsFr]],
] as const)('what the page says reads as its language does, with awkward names and numbers: %s', (language, tables) => {
  const faults = tables.flatMap(table =>
    spoken(table).flatMap(
      ([path, text]) => languageFault(text.replaceAll(',', ', ').replaceAll(',  ', ', '), language) ?? [],
    ),
  )
  expect(faults).toEqual([])
})

test('whatever rules, pages and servers refuse has words in every language', () => {
  const house = join(import.meta.dirname, '../../..')
  const files = globSync('{packages/kernel,packages/contests,apps/server,apps/web}/src/**/*.ts', { cwd: house })
  const codes = files.flatMap(file =>
    [...readFileSync(join(house, file), 'utf8').matchAll(/refused?\(\s*'([a-z-]+)'/g)].map(([, code]) => code),
  )
  expect(new Set(codes).size).toBeGreaterThan(50)
  for (const words of [refusalsDe, refusalsFr])
    expect([...new Set(codes)].filter(code => !Object.hasOwn(words, code))).toEqual([])
  expect(Object.keys(refusalsDe)).toEqual(Object.keys(refusalsFr))
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
  expect([laterEn, laterDe, laterFr].map(w => w.choicesPlayed(1))).toEqual(['1 choice', '1 Entscheidung', '1 choix'])
  expect([laterEn, laterDe, laterFr].map(w => w.choicesPlayed(2))).toEqual(['2 choices', '2 Entscheidungen', '2 choix'])
})

test('guests and bots of a server are called in the reader’s language, people by their own names', () => {
  expect([en, de, fr].map(w => nameShown('Guest kn2g', w))).toEqual(['Guest kn2g', 'Gast kn2g', 'Invité kn2g'])
  expect([en, de, fr].map(w => nameShown('bot (fair)', w))).toEqual([en.bots.fair, de.bots.fair, fr.bots.fair])
  expect(nameShown('bot (wizard)', de)).toBe('Bot')
  expect(nameShown('Guestine', de)).toBe('Guestine')
})

test('French has a space before a colon, wherever the page puts one', () => {
  expect(fr.with(fr.layTable, 'Titan')).toBe('Nouvelle partie : Titan')
  for (const [path, text] of [
    ...texts(fr),
    ...texts(houseFr),
    ...texts(laterFr),
    ...texts(peopleFr),
    ...texts(contestFr),
    ...texts(campaignFr),
  ])
    expect(text, path).not.toMatch(/\p{L}:(\s|$)/u)
})
