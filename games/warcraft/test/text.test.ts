import {
  byName,
  chance,
  choiceInWords,
  LANGUAGES,
  type Language,
  must,
  newGame,
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
import { cards } from '../content/cards.ts'
import { creeps } from '../content/creeps.ts'
import { abilities, heroes } from '../content/heroes.ts'
import { RACES, races } from '../content/races.ts'
import { scenarios } from '../content/scenarios.ts'
import { summons } from '../content/summons.ts'
import { events } from '../events.ts'
import { warcraft } from '../index.ts'
import { firstOf } from '../pieces.ts'
import { HERO_DICE, type Lasting, NONE, STRENGTH } from '../state.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'
import { text as fr } from '../text/fr/index.ts'
import type { WarcraftText } from '../text/words.ts'
import type { View } from '../view.ts'

const languages = { en, de, fr }
const inAll = (look: (text: WarcraftText, language: Language) => void) => {
  for (const language of LANGUAGES) look(languages[language], language)
}
const opened = (seats: number, settings: Record<string, unknown> = {}, seed = 'text') =>
  newGame(warcraft, { seats, settings: must(readSettings(warcraft.settings, settings)) }, seed)
/** A game of Humans and Orcs. */
const view = (seat = 0): View => warcraft.view(opened(2, { firstRace: 'human', secondRace: 'orc' }), seat)

wordsFit(warcraft)
openingFits(warcraft)

test('WC-B-CMP-02, WC-X-CMP-01 every card, hero, ability, creep, creature, unit and building has a name of its own', () => {
  const distinct = (list: readonly string[], size: number) => {
    expect(list).toHaveLength(size)
    expect(new Set(list).size, list.join()).toBe(size)
  }
  inAll(({ names }) => {
    distinct(
      names.cards.map(([name]) => name),
      cards.length,
    )
    distinct(names.heroes, heroes.length)
    distinct(
      names.abilities.map(([name]) => name),
      abilities.length,
    )
    distinct(names.creeps, creeps.length)
    distinct(names.summons, summons.length)
    distinct(
      names.races.map(({ short }) => short),
      RACES.length,
    )
    names.races.forEach((race, i) => {
      distinct(race.units.flat(), 9)
      expect(race.units.map(levels => levels.length)).toEqual(races[i].levels.map(levels => levels.length))
      distinct(race.buildings, 4)
    })
  })
})

test('WC-B-EXP-05 cards and abilities stand in the order of the content', () => {
  expect(en.names.cards.map(([name]) => name)).toEqual(cards.map(({ name }) => name))
  expect(en.names.abilities.map(([name]) => name)).toEqual(abilities.map(({ name }) => name))
})

test('WC-B-EXP-02 what a card or ability does is a sentence, and when it may be played is said', () => {
  inAll(({ names }) => {
    for (const [, does] of [...names.cards, ...names.abilities]) expect(does).toMatch(/^[\p{Lu}\d].{10,}\.$/u)
    const playables = [...cards.keys(), ...abilities.map((_, i) => 64 + i)]
    for (const what of playables) expect(names.when(what)).toMatch(/^\p{Lu}/u)
  })
})

test('WC-X-TIM-06 the rule book’s own German terms are used', () => {
  const { names, settings } = de
  const known = ['Schnelligkeit', 'Stadtportal', 'Elfenfeuer', 'Erneuerung', 'Krüppel']
  for (const name of known) expect(names.cards.map(([card]) => card)).toContain(name)
  for (const name of ['Massenteleportation', 'Schattenschlag'])
    expect(names.abilities.map(([ability]) => ability)).toContain(name)
  expect(names.steps).toEqual(['Bewegungsphase', 'Ertragsphase', 'Einsatzphase', 'Kaufphase'])
  expect(names.special).toEqual(['Flächenangriff', 'Heilung', 'Lähmungs-Gift', 'Blutrausch', 'Auferstehung der Toten'])
  expect(names.summons).toContain('Infernalischer Geist')
  expect(Object.values(settings['fourPlayers'].values!)).toContain('Aufstand der Drachen')
})

test('whatever an event or a choice names, also when it is gone, nothing is undefined', () => {
  const seen = view()
  inAll(text => {
    const read = <A>(phrase: Phrase<View, A> | undefined, args: A, what: string) =>
      expect(say(phrase, seen, args, 0), what).not.toMatch(/undefined|NaN|\[object|^$/)
    const { event }: Text<View> = text
    for (const [kind, { args }] of Object.entries(events))
      for (const value of [1, 0]) {
        const values = args.map(() => value)
        read(event[kind], byName(args, values), kind)
      }
    for (const [name, phrase] of Object.entries(text.choice))
      if (!name.includes('ability')) read(phrase, { [name.split('.').at(-1)!]: 0 }, name)
    for (const [name, phrase] of Object.entries(text.ask)) read(phrase, [], name)
    for (const [name, phrase] of Object.entries(text.result)) read(phrase, [12, 7], name)
  })
})

const told = (text: WarcraftText, kind: keyof typeof events, ...args: number[]) => {
  const { event }: Text<View> = text
  return say(event[kind], view(), byName(events[kind].args, args), SPECTATOR)
}
const town = () => view().town[1]

test('WC-B-MOV-01, WC-B-BAT-06 numbers, articles and cases are right', () => {
  const grunt = firstOf(1, 0)
  expect(told(en, 'attack', 1, 2, 1, 1)).toBe('The Orcs, melee phase: 1 die, 1 hit')
  expect(told(de, 'attack', 1, 2, 3, 0)).toBe('Die Orks, Nahkampf: 3 Würfel, 0 Treffer')
  expect(told(fr, 'attack', 0, 0, 2, 1)).toBe('Les Humains, phase de tir : 2 dés, 1 touche')
  expect(told(en, 'lost', grunt, town())).toMatch(/^Grunt of the Orcs is lost in \w\d \(Town of the Orcs\)$/)
  expect(told(de, 'lost', grunt, town())).toMatch(/^Verlust auf \w\d \(Stadt der Orks\): Grunzer der Orks$/)
  expect(told(fr, 'gives', 0, 1, 2, 1)).toBe('Les Humains donnent 2 or et 1 bois aux Orcs')
  expect(told(de, 'steals', 0, 1, 0, 2)).toBe('Die Menschen nehmen den Orks 2 Holz')
  expect(told(en, 'draws', 0, 1)).toBe('The Humans draw 1 card')
})

test('WC-X-TIM-14 effects that last are said with whom they are on and how long', () => {
  const lasting: Lasting = { kind: STRENGTH, by: 0, on: 0b11, type: 0, value: -1, limit: 1, until: 1 }
  expect(en.words.lasting(view(), lasting)).toBe('Humans and Orcs: melee units have strength −1 (this round)')
  const dice: Lasting = { kind: HERO_DICE, by: 0, on: 0, type: NONE, value: 0, limit: 3, until: 2 }
  expect(de.words.lasting(view(), dice)).toBe('Menschen: der Held würfelt mit 3 Würfeln (diese Schlacht)')
})

test('WC-B-SET-01 every scenario has a name in every language', () => {
  inAll(({ settings }) => {
    const known = ['twoPlayers', 'threePlayers', 'fourPlayers'].flatMap(name => Object.keys(settings[name].values!))
    expect(known.sort()).toEqual(scenarios.map(({ id }) => id).sort())
  })
})

test('random games: options of one question read differently, in every language', () => {
  const tables: [number, Record<string, unknown>][] = [
    [2, { heroes: true, racialAbilities: true, resources: 'hidden' }],
    [3, { spellResearch: true, expansionCards: true }],
  ]
  for (const [seats, settings] of tables) {
    const g = opened(seats, { turnLimit: 8, ...settings }, 'differ')
    const luck = chance('differ')
    while (!g.core.result) {
      const seat = seatToAct(warcraft, g)
      const { decision } = question(warcraft, g)!
      const open = options(warcraft, g, seat)
      const seen = warcraft.view(g, seat)
      inAll((_text, language) => {
        const words = open.map(option => choiceInWords(warcraft, language, seen, decision.name, option, seat))
        const isOfPieces = decision.kinds.includes('piece') // workers who build stand among others
        if (!isOfPieces) expect(new Set(words).size, `${decision.name}: ${words}`).toBe(words.length)
      })
      take(warcraft, g, seat, luck.pick(open))
    }
  }
})

const EVERY_TABLE: [number, Record<string, unknown>][] = [
  ...['main-2p', 'necromancers', 'captives', 'altar-of-flame', 'skull-of-storms'].map(
    (twoPlayers, i): [number, Record<string, unknown>] => [2, { twoPlayers, heroes: i % 2 === 1 }],
  ),
  ...['main-3p', 'elf-gate'].map((threePlayers): [number, Record<string, unknown>] => [
    3,
    { threePlayers, racialAbilities: true, resources: 'hidden' },
  ]),
  ...['main-4p', 'nordrassil', 'dragon-rise', 'battle-of-the-elements'].map(
    (fourPlayers): [number, Record<string, unknown>] => [4, { fourPlayers, heroes: true, spellResearch: true }],
  ),
]

for (const [seats, settings] of EVERY_TABLE) {
  test(`random games: everything asked, offered and told has words, and every view can be drawn (${Object.values(settings)[0]})`, () => {
    const table = { games: 1, seed: 'warcraft words', seats, settings: { turnLimit: 10, ...settings } }
    expect(checkLaws(warcraft, { ...table, laws: ['texts and scene'], thoroughness: 0.1 })).toBeUndefined()
  })
}
