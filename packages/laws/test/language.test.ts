import { french, german } from '@hexarium/kernel'
import { describe, expect, test } from 'vitest'
import { languageFault } from '../src/laws/language.ts'

describe('what can be heard to be wrong', () => {
  test.each([
    ['de', 'Hier stehen 1 Siegpunkte'],
    ['de', 'Kostet 2 MP; noch 1 Spruchpunkte'],
    ['de', 'Wird 45-mal von 100 zerstört'],
    ['de', 'Roter Adler wird wieder mit Roter Mond vereinigt'],
    ['de', 'Kampf: Ebene 101, Blauer Pokal gegen Roter Mond'],
    ['de', 'Nahkampf: Trolle 2 gegen Kaiserlicher Drachenreiter'],
    ['de', 'Steinhaut läßt nach'],
    ['de', '1 weitere Felder'],
    ['de', 'Waiting for the others'],
    ['fr', 'À portée de coup de une unité'],
    ['fr', 'En attente de Argent'],
    ['fr', 'En attente de Orange'],
    ['fr', 'appelle un ange (de Aigle rouge)'],
    ['fr', 'passe au premier rang, à la place de Archers légers 3'],
    ['fr', 'face à le hexagone'],
    ['fr', 'Coûte 2\u00a0MP\u202f; 1 points de victoire'],
    ['fr', '0 points'],
    ['fr', 'Rouge: Lune rouge'],
    ['fr', 'Rouge : Lune rouge'],
    ['fr', 'Qui joue?'],
    ['fr', '« Passer »'],
    ['fr', '2 blessure(s) sur 3'],
    ['fr', 'Somebody else was faster than you'],
    ['en', 'Takes 2 MP; 1 victory points stand here'],
    ['en', '1 choices'],
    ['en', "Attacker's ogre"],
    ['en', 'It  moves'],
    ['en', 'Move to undefined'],
  ] as const)('%s: %s', (language, text) => {
    expect(languageFault(text, language)).toBeDefined()
  })

  test('a German sentence that is the English one', () => {
    const english = 'Every legion marches once around'
    expect(languageFault(english, 'de', english)).toBeDefined()
    expect(languageFault('Titan', 'de', 'Titan')).toBeUndefined()
  })
})

test.each([
  ['de', 'Kampf: Ebene 101, Blauer Pokal gegen Roten Mond'],
  ['de', 'Bogenschütze 1 zieht: 0101 → 0102, noch 1 Siegpunkt, 11 Punkte'],
  ['de', '„Passen“ ist nicht erlaubt'],
  ['fr', 'Manche 1\u00a0: à la légion Aigle rouge, va de A3 en B2'],
  ['fr', 'L’hydre, le héros, la harpe, le onzième\u202f!'],
  ['fr', '«\u00a0Passer\u00a0»\u00a0: 1 point, 2 points'],
  ['en', 'Dragon 1 turns to the north; 11 points, 1 of 1 points'],
] as const)('nothing is wrong with this: %s %s', (language, text) => {
  expect(languageFault(text, language)).toBeUndefined()
})

test('German names decline', () => {
  expect(german.strong('Rot', 'der', 'akkusativ')).toBe('Roten')
  expect(german.strong('Rot', 'die', 'dativ')).toBe('Roter')
  expect(`${german.the('der', 'dativ')} ${german.weak('Rot', 'der', 'dativ')} Mond`).toBe('dem Roten Mond')
  expect(`${german.the('die', 'akkusativ')} ${german.weak('Rot', 'die', 'akkusativ')} Rose`).toBe('die Rote Rose')
  expect(german.a('das', 'genitiv')).toBe('eines')
})

test('French names elide and agree', () => {
  expect(['Argent', 'Rouge', 'héros', 'hydre', 'onze', 'Élodie'].map(french.of)).toEqual([
    'd’Argent',
    'de Rouge',
    'de héros',
    'd’hydre',
    'de onze',
    'd’Élodie',
  ])
  expect([french.the('ogre', 'le'), french.the('licorne', 'la'), french.ofThe('lion', 'le')]).toEqual([
    'l’ogre',
    'la licorne',
    'du lion',
  ])
  expect([french.ofThe('hydre', 'la'), french.ofThe('gorgone', 'la'), french.a('hydre', 'la')]).toEqual([
    'de l’hydre',
    'de la gorgone',
    'une hydre',
  ])
  expect([french.agree('argenté', 'la'), french.agree('éliminé', 'la', 3)]).toEqual(['argentée', 'éliminées'])
})
