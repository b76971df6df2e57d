import {
  byName,
  chance,
  choiceInWords,
  LANGUAGES,
  type Language,
  must,
  newGame,
  optionKind,
  options,
  type Phrase,
  question,
  readSettings,
  SPECTATOR,
  say,
  seatToAct,
  type Text,
  take,
} from '@hexarium/kernel'
import { checkLaws } from '@hexarium/laws'
import { openingFits, wordsFit } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { battleBoard } from '../content/battlelands.ts'
import { creatures, typeNamed } from '../content/creatures.ts'
import { landNumbered, lands } from '../content/masterboard.ts'
import { events } from '../events.ts'
import { titan } from '../index.ts'
import { ATTACKER, type Battle, DEFENDER, MARKERS, NOBODY, NONE } from '../state.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'
import { text as fr } from '../text/fr/index.ts'
import type { View } from '../view.ts'

const languages = { en, de, fr }
const fresh = (seats = 2): View => {
  const table = { seats, settings: must(readSettings(titan.settings, {})) }
  return titan.view(newGame(titan, table, 'text'), 0)
}
const inAll = (look: (text: (typeof languages)[Language], language: Language) => void) => {
  for (const language of LANGUAGES) look(languages[language], language)
}

wordsFit(titan, ['TI-1.1b', 'TI-21a', 'TI-21c', 'TI-21d', 'resigned', 'agreed'])
openingFits(titan)

test('TI-13.2a in German dice are declined: one strikes with six of them, and with one', () => {
  const slays = (dice: number) => say(de.odds!['slays'], fresh(), [dice, 4, 1], 0)
  expect(slays(6)).toBe('zum Vernichten: 1 Treffer mit 6 Würfeln, Schwierigkeit 4')
  expect(slays(1)).toBe('zum Vernichten: 1 Treffer mit 1 Würfel, Schwierigkeit 4')
})

test('TI-2.3a every marker, land, hex and character has a name and a short one of its own', () => {
  inAll(({ names }) => {
    const distinct = (list: readonly string[]) => expect(new Set(list).size, list.join()).toBe(list.length)
    const markers = Array.from({ length: MARKERS }, (_, marker) => marker)
    distinct(markers.map(names.legion))
    distinct(markers.map(names.code))
    distinct(lands.map((_, land) => names.land(land)))
    distinct(lands.map((_, land) => names.landCode(land)))
    distinct(battleBoard.labels.map((_, hex) => names.hex(hex)))
    distinct(creatures.map((_, type) => names.characters[type][2]))
    distinct(creatures.map((_, type) => names.character(type)))
    for (const land of lands.keys()) expect(names.landCode(land).length).toBeLessThanOrEqual(4)
    for (const list of [names.seats, names.emblems, names.terrains, names.hazards]) distinct(list)
  })
})

test('whatever an event or a choice names, also when it is gone, nothing is undefined', () => {
  const view = fresh()
  inAll(text => {
    const read = <A>(phrase: Phrase<View, A> | undefined, args: A, what: string) =>
      expect(say(phrase, view, args, SPECTATOR), what).not.toMatch(/undefined|NaN|\[object|^$/)
    const { event }: Text<View> = text
    for (const [kind, { args }] of Object.entries(events)) {
      const values = args.map(name => (name === 'slayer' ? NONE : 1))
      const none = args.map(() => 0)
      for (const carried of [values, none]) read(event[kind], byName(args, carried), kind)
    }
    const parts = { with: 0, under: 0 } // of a deal
    for (const [name, phrase] of Object.entries(text.choice))
      read(phrase, { ...parts, [name.split('.').at(-1)!]: 0 }, name)
    for (const [name, phrase] of Object.entries(text.ask)) read(phrase, [], name)
    for (const [name, phrase] of Object.entries(text.result)) read(phrase, [12, 7], name)
  })
})

const types = (...names: string[]) => names.map(typeNamed)
const told = (text: typeof en, kind: keyof typeof events, ...args: number[]) => {
  const { event }: Text<View> = text
  return say(event[kind], fresh(), byName(events[kind].args, args), 0)
}

test('TI-9.3b an offer reads as a sentence', () => {
  expect(told(en, 'offers', 0, ATTACKER, ...types('ogre', 'troll'))).toBe(
    'Red offers: the attacker wins, losing ogre and troll',
  )
  expect(told(en, 'offers', 1, DEFENDER)).toBe('Blue offers: the defender wins without loss')
  expect(told(de, 'offers', 1, NOBODY)).toBe('Blau schlägt vor: beide Armeen werden vernichtet')
  expect(told(fr, 'offers', 0, ATTACKER, ...types('ogre', 'ogre'))).toBe(
    'Rouge propose : l’attaquant gagne, en perdant : 2 ogres',
  )
})

test('numbers and articles are right', () => {
  const marsh = landNumbered(8)
  expect(told(en, 'moved', 0, landNumbered(1), marsh)).toBe('Red Crown moves from Plains 1 to Marsh 8')
  expect(told(en, 'musters', 0, typeNamed('troll'), typeNamed('ogre'), 2)).toBe(
    'Red Crown musters a troll, showing 2 ogres',
  )
  expect(told(en, 'musters', 0, typeNamed('ogre'), typeNamed('ogre'), 0)).toBe('Red Crown musters an ogre')
  expect(told(en, 'musters', 0, typeNamed('unicorn'), typeNamed('warbear'), 2)).toMatch(/a unicorn, showing 2 warbears/)
  expect(told(en, 'scores', 0, 1, 101)).toBe('Red scores 1 point and has 101')
  expect(told(de, 'musters', 14, typeNamed('troll'), typeNamed('ogre'), 2)).toBe(
    'Blauer Mond hebt aus: Troll (gezeigt: 2 Oger)',
  )
  expect(told(fr, 'musters', 12, typeNamed('hydra'), typeNamed('griffon'), 2)).toBe(
    'Couronne bleue recrute une hydre (montre : 2 griffons)',
  )
  expect(told(fr, 'slain', ATTACKER, typeNamed('angel'), 0)).toBe('L’ange (attaquant) tombe en A1')
})

/** TI-EX-15: an ogre in contact with a lion that has three hits and with a centaur. */
const battle: Battle = {
  land: 0,
  map: 0,
  entry: 0,
  round: 2,
  phasing: ATTACKER,
  type: types('ogre', 'lion', 'centaur'),
  side: [ATTACKER, DEFENDER, DEFENDER],
  hex: ['C3', 'C4', 'D3'].map(label => battleBoard.hex(label)),
  hits: [0, 3, 0],
  power: [6, 5, 3],
  moved: [false, false, false],
  struck: [false, false, false],
  summonWindow: 0,
  reinforcement: 0,
  newcomer: NONE,
  donor: NONE,
}

test('TI-13.4c an announcement says dice, number and where hits may go', () => {
  const view = { ...fresh(), battle, choice: { striker: 0, target: 1 } }
  const way = (text: typeof en, number: number) => say(text.choice['announce.way'], view, { way: number }, 0)
  expect(way(en, 0)).toBe('6 dice at 5+')
  expect(way(en, 1)).toBe('6 dice at 6+, may carry to centaur on D3')
  expect(way(de, 1)).toBe('6 Würfel, Schwierigkeit 6, Übertrag möglich: Zentaur auf D3')
  expect(way(fr, 1)).toBe('6 dés, il faut 6+, report possible : centaure en D3')
  expect(say(en.ask['announce'], view, [], 0)).toBe('Announce how the ogre on C3 strikes the lion on C4 (3 hits of 5)')
})

test('random games: a half-made choice that the view shows is named in questions and choices', () => {
  const told = new Set<string>()
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const g = newGame(titan, { seats: 3, settings: must(readSettings(titan.settings, { turnLimit: 60 })) }, seed)
    const luck = chance(seed)
    while (!g.core.result) {
      const seat = seatToAct(titan, g)
      const { decision } = question(titan, g)!
      const open = options(titan, g, seat)
      const view = titan.view(g, seat)
      const kinds = open.map(option => decision.kinds[optionKind(option)])
      inAll((text, language) => {
        const words = open.map(option => choiceInWords(titan, language, view, decision.name, option, seat))
        const ask = say(text.ask[decision.name], view, [], seat)!
        for (const phrase of [ask, ...words]) expect(phrase, decision.name).not.toMatch(/undefined|NaN|–|\?/)
        if (decision.name !== 'manoeuvre') expect(new Set(words).size, `${words}`).toBe(words.length)
        if (text === en) told.add(ask.replace(/\d+/g, '0'))
      })
      const stubborn = kinds.flatMap((kind, i) => (kind === 'concede' ? [] : [open[i]]))
      take(titan, g, seat, luck.pick(stubborn))
    }
  }
  expect([...told].some(ask => /^Choose where (Red|Blue|Green) \w+ goes — you rolled 0$/.test(ask))).toBe(true)
})

test('random games: everything asked, offered and told has words, and every view can be drawn', () => {
  const options = { games: 6, seed: 'titan words', laws: ['texts and scene' as const], thoroughness: 0.1 }
  expect(checkLaws(titan, { ...options, settings: { turnLimit: 60 } })).toBeUndefined()
})
