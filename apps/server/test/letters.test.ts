import { LANGUAGES } from '@hexarium/kernel'
import { languageFault } from '@hexarium/laws/language'
import { expect, test } from 'vitest'
import { letters } from '../src/notice/letters.ts'

const kinds = ['turn', 'start', 'over', 'invitation', 'closed', 'time'] as const

test.each(LANGUAGES)('letters read as their language does: %s', language => {
  const { address, password, tables, lines } = letters[language]
  const told = kinds.map(kind => ({ kind, game: 'Titan', address: 'https://a/#/t/1', until: null }))
  const all = [address('https://a'), password('Élodie', 'https://a'), tables(told, 'UTC', 'https://a', 'https://b')]
  const sentences = [...all.flatMap(({ subject, text }) => [subject, ...text.split('\n')]), ...Object.values(lines)]
  for (const sentence of sentences.filter(one => !one.includes('https://')))
    expect(languageFault(sentence.trim(), language)).toBeUndefined()
})

test('a letter says until when one has time, by its reader’s own clock', () => {
  const told = [
    { kind: 'time' as const, game: 'Titan', address: 'https://a/#/t/1', until: Date.UTC(2026, 10, 17, 13, 5) },
  ]
  const said = LANGUAGES.map(language => letters[language].tables(told, 'Europe/Berlin', '', '').text)
  expect(said[0]).toContain('Your time is running out. You have until Tuesday 17 November at 14:05 CET.')
  expect(said[1]).toMatch(/Deine Zeit läuft ab\. Du hast Zeit bis Dienstag, 17\. November um 14:05 MEZ\./)
  expect(said[2]).toMatch(/Titan\u00a0: .*jusqu’au mardi 17 novembre à 14:05 (CET|UTC\+1)\./)
})
