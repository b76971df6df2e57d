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
import { board } from '../content/board.ts'
import { maps } from '../content/maps.ts'
import { firstOf, INF, types, UNITS } from '../content/types.ts'
import { events } from '../events.ts'
import { dragonRage } from '../index.ts'
import type { DragonRage } from '../state.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'
import { text as fr } from '../text/fr/index.ts'
import type { View } from '../view.ts'
import { brawl } from './brawl.ts'
import { play, stateOf, table } from './table.ts'

const languages = { en, de, fr }
const inAll = (look: (text: (typeof languages)[Language], language: Language) => void) => {
  for (const language of LANGUAGES) look(languages[language], language)
}
const begun = (scenario: string, seed = 'text'): DragonRage =>
  newGame(dragonRage, { seats: 2, settings: must(readSettings(dragonRage.settings, { scenario })) }, seed)
const fresh = (scenario = 'E1'): View => dragonRage.view(begun(scenario), 0)

wordsFit(dragonRage)
openingFits(dragonRage)

test('DR-2.2.1 every kind, unit and place has a name of its own, and every place one in every language', () => {
  inAll(({ names }, language) => {
    const distinct = (list: readonly string[]) => expect(new Set(list).size, list.join()).toBe(list.length)
    distinct(types.map((_, type) => names.type(type)))
    distinct(types.map((_, type) => names.types[type][2]))
    distinct(Array.from({ length: UNITS }, (_, unit) => names.unit(unit)))
    for (const list of [names.sides, names.phases, names.areas, names.spells]) distinct(list)
    if (language === 'en') return
    for (const map of maps)
      for (const name of map.plan.names.values()) expect(names.places[name], `${language}: ${name}`).toBeDefined()
  })
})

test('whatever an event or a choice names, also when it is gone, nothing is undefined', () => {
  for (const view of [fresh('E1'), fresh('N1'), dragonRage.view(begun('pointsEsirien'), 1)])
    inAll(text => {
      const read = <A>(phrase: Phrase<View, A> | undefined, args: A, what: string) =>
        expect(say(phrase, view, args, SPECTATOR), what).not.toMatch(/undefined|NaN|\[object|^$/)
      const { event }: Text<View> = text
      for (const [kind, { args }] of Object.entries(events))
        for (const value of [0, 1, 3]) {
          const values = args.map(() => value)
          read(event[kind], byName(args, values), kind)
        }
      for (const [name, phrase] of Object.entries(text.choice)) read(phrase, { [name.split('.').at(-1)!]: 0 }, name)
      for (const [name, phrase] of Object.entries(text.ask)) read(phrase, [], name)
      for (const [name, phrase] of Object.entries(text.result)) read(phrase, [12, 7], name)
      for (const [name, phrase] of Object.entries(text.odds!)) read(phrase, [5, 3, 1], name)
    })
})

test('DR-2.7.5 what an attack needs is said: a number, two dice, certain or hopeless', () => {
  const hex = board.hex('1009')
  const units = [firstOf[INF], firstOf[INF] + 1]
  const told = (text: typeof en, need: number, bonus = 0) =>
    say(text.event.attacked, fresh(), { hex, attack: 7, defence: 2, need, bonus, won: 1, units }, 0)
  expect(told(en, 4)).toBe('Infantry 1 and infantry 2 attack 1009 (Market), 7 against 2 (4 or more): destroyed')
  expect(told(en, 11, 1)).toContain('(10 or more on two dice)')
  expect(told(en, 0)).toContain('(no roll needed)')
  expect(told(de, 7)).toContain('(aussichtslos)')
  expect(told(fr, 6)).toBe('Attaque de 1009 (Marché) par infanterie 1 et infanterie 2, 7 contre 2 (6) : cible détruite')
})

test('DR-2.12.1.1 a question names the unit it is about', () => {
  const match = table('invader movement', 'DRG 1009 N', 'city INF 1010')
  play(match, 'unit @1009')
  const view = dragonRage.view(stateOf(match), 0)
  expect(say(en.ask['prowlOn'], view, [], 0)).toBe('Dragon 1 on 1009: choose what it does')
  expect(say(de.ask['prowlOn'], view, [], 0)).toBe('Drache 1 auf 1009: Was nun?')
  expect(say(fr.ask['prowlOn'], view, [], 0)).toBe('Dragon 1 en 1009 : que faire ?')
})

test('DR-2.3f the grades have the titles of the manuals', () => {
  const told = (text: typeof en, grade: number) => say(text.event.graded, fresh(), { grade, score: 20, goal: 19 }, 0)
  expect(told(en, 3)).toBe('20 of 19 points: great victory of the invader, “death from above”')
  expect(told(de, 0)).toContain('„fluglahmes Hühnchen“')
  expect(told(fr, 1)).toContain('« dragonnet »')
})

test('random games: choices of one question read differently', () => {
  for (const [game, scenario] of [
    [dragonRage, 'N4'],
    [brawl, 'E1'],
  ] as const) {
    const table = { seats: 2, settings: must(readSettings(game.settings, game === brawl ? {} : { scenario })) }
    const g = newGame(game, table, 'words') as DragonRage
    const luck = chance('words')
    for (let i = 0; i < 250 && !g.core.result; i++) {
      const seat = seatToAct(game, g)
      const { decision } = question(game, g)!
      const open = options(game, g, seat)
      const view = dragonRage.view(g, seat)
      inAll((text, language) => {
        const words = open.map(option => choiceInWords(game, language, view, decision.name, option, seat))
        const ask = say(text.ask[decision.name], view, [], seat)!
        for (const phrase of [ask, ...words])
          expect(phrase, decision.name).not.toMatch(/undefined|NaN|nobody|niemand|personne/)
        expect(new Set(words).size, `${decision.name}: ${words}`).toBe(words.length)
      })
      take(game, g, seat, luck.pick(open))
    }
  }
})

test('random games: everything asked, offered and told has words, and every view can be drawn', () => {
  for (const scenario of ['E3', 'N1', 'pointsNurkott']) {
    const options = { games: 1, seed: 'dragon words', laws: ['texts and scene' as const], thoroughness: 0.05 }
    expect(checkLaws(dragonRage, { ...options, settings: { scenario, elowyn: true } })).toBeUndefined()
  }
})
