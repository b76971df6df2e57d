import {
  byName,
  LANGUAGES,
  Match,
  must,
  newGame,
  optionCarries,
  optionOf,
  type Phrase,
  question,
  readSettings,
  rulesAsked,
  SPECTATOR,
  say,
  type Text,
} from '@hexarium/kernel'
import { checkLaws } from '@hexarium/laws'
import { at, openingFits, wordsFit } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { BOARDS, battles } from '../content/armies/battles.ts'
import { cards } from '../content/armies/cards.ts'
import { events } from '../events.ts'
import { demonworld } from '../index.ts'
import { TESTS } from '../rules/morale/tests.ts'
import { WEDGE_WIDTH } from '../rules/movement/block-search.ts'
import type { Demonworld } from '../state.ts'
import { NONE } from '../state.ts'
import { text as de } from '../text/de/index.ts'
import { text as en } from '../text/en/index.ts'
import { text as fr } from '../text/fr/index.ts'
import type { DemonworldText } from '../text/words.ts'
import type { View } from '../view.ts'
import { hexAt, written } from './table.ts'

const languages = { en, de, fr }
const inAll = (look: (text: DemonworldText) => void) => {
  for (const language of LANGUAGES) look(languages[language])
}
const fresh = (): View => {
  const table = {
    seats: 2,
    settings: must(readSettings(demonworld.settings, { battle: 'lastStand', level: 'standard' })),
  }
  return demonworld.view(newGame(demonworld, table, 'text'), 0)
}

const ends = [...new Set(battles.map(({ rule }) => rule)), 'DW-XVI.13', 'DW-XVI.14', 'resigned', 'agreed']
wordsFit(demonworld, ends)
openingFits(demonworld)

test('DW-VI.40 what ends regrouping says so, whether those left turn or stay', () => {
  for (const [text, end] of [
    [en, 'No more moves: '],
    [de, 'Fertig: '],
    [fr, 'Terminé : '],
  ] as const) {
    for (const key of ['faceAll', 'regroupElement.done']) expect(text.choice[key]).toMatch(new RegExp(`^${end}`))
  }
})

test('DW-V.42 moving on for movement points and as a manoeuvre are told apart', () => {
  const view = fresh()
  for (const { choice } of [en, de, fr]) {
    const [onward, shifted] = ['completeTo.hex', 'manoeuvre'].map(key =>
      say(choice[key], view, { [key.split('.').at(-1)!]: 20 }, 0),
    )
    expect(onward).not.toBe(shifted)
    expect(onward).toMatch(/point|punkt/)
    expect(shifted).toMatch(/man(oeu|ö|œu)v/i)
  }
})

test('DW-I.1 rules of chapters that are not played are not shown', () => {
  const asked = (settings: object) => {
    const match = must(
      Match.open(demonworld, { seats: ['a', 'b'], settings: { ...settings }, dice: { seed: 'rules' } }),
    )
    const { decision } = question(demonworld, match.state)!
    return [decision.name, ...rulesAsked(demonworld, match.seen(0).view, decision.rules)]
  }
  expect(asked({})).toEqual(['deploy', 'DW-XVI.12', 'DW-I.16'])
  expect(asked({ level: 'standard' })).toEqual(['deploy', 'DW-XVI.12', 'DW-I.16', 'DW-X.14'])
  expect(asked({ level: 'expert' })).toContain('DW-XVII.31')
})

test('every battle, board, card, order, test and terrain has a name of its own', () => {
  inAll(({ names, settings: chosen }) => {
    const distinct = (list: readonly string[]) => expect(new Set(list).size, list.join()).toBe(list.length)
    expect(Object.keys(names.battles)).toEqual(battles.map(({ id }) => id))
    expect(Object.keys(chosen['board'].values!)).toEqual([...BOARDS])
    expect(Object.keys(names.tests).sort()).toEqual([...TESTS].sort())
    for (const list of [names.figures, names.orders, names.directions, names.facings, names.phases]) distinct(list)
    for (const table of [names.battles, names.terrains, names.weapons, names.items]) distinct(Object.values(table))
    distinct(cards.map((_, card) => names.card(card)))
    // in German and French no English name is left
    if (names !== en.names)
      for (const { id, faction } of cards) if (faction !== 'sample') expect(names.cards[id], id).toBeDefined()
  })
})

test('whatever an event or a choice names, also when it is gone, nothing is undefined', () => {
  const view = fresh()
  inAll(text => {
    const read = <A>(phrase: Phrase<View, A> | undefined, args: A, what: string) =>
      expect(say(phrase, view, args, SPECTATOR), what).not.toMatch(/undefined|NaN|\[object|^$/)
    const { event }: Text<View> = text
    for (const [kind, { args }] of Object.entries(events)) {
      for (const value of [0, 1]) {
        const values = args.flatMap(name => (name.endsWith('…') ? [value, value] : name === 'struck' ? NONE : value))
        read(event[kind], byName(args, values), kind)
      }
    }
    for (const [name, phrase] of Object.entries(text.choice)) read(phrase, nothingChosen(name), name)
    for (const [name, phrase] of Object.entries(text.ask)) read(phrase, [], name)
    for (const [name, phrase] of Object.entries(text.result)) read(phrase, [12, 7], name)
  })
})

/** What the first option of a kind, by its name or `decision.kind`, tells its phrase. */
function nothingChosen(name: string): Record<string, number> {
  const [kind, decision] = name.split('.').reverse()
  const asked = [...demonworld.decisions.values()].find(
    ({ name, kinds }) => kinds.includes(kind) && (decision === undefined || name === decision),
  )!
  const carried = optionCarries(asked, optionOf(asked, kind)!)
  return typeof carried === 'number' ? { [kind]: carried } : carried
}

/** A view of a few elements. */
function seen(focus: Partial<View['focus']> = {}): View {
  const units = [
    { side: 0, card: 'nobleFoot', elements: '0,0=L 1,0=S 2,0 3,0', order: 'A' },
    { side: 0, card: 'nobleFoot', elements: '0,4 1,4 2,4 3,4', order: 'H' },
    { side: 1, card: 'trolls', elements: '0,-4=L 1,-4 0,-5 1,-5', facing: 4, order: 'B' },
    { side: 1, card: 'kruuk', elements: '5,-5', facing: 4 },
  ]
  const g = at(demonworld, written(units, { phase: 'movement' })).state as Demonworld
  const view = demonworld.view(g, 0)
  return { ...view, focus: { ...view.focus, unit: NONE, element: NONE, spent: 0, used: 0, ...focus } }
}

test('DW-IX.1 units are numbered where there are several, elements by their figure or place', () => {
  const view = seen()
  expect(en.names.unit(view, 0)).toBe('Noble footsoldiers I')
  expect(de.names.element(view, 0)).toBe('Adliges Fußvolk I, Anführer')
  expect(de.names.elementAt(view, 2)).toBe('Adliges Fußvolk I 3 (2,0)')
  expect(fr.names.element(view, view.captains[0])).toBe('Kruuk')
  expect(en.names.unit(view, 99)).toBe('nobody')
})

test('DW-V.1 questions say what is left, choices where they lead', () => {
  const view = seen({ unit: 2, points: 6, manoeuvres: 1 })
  expect(say(en.ask['moveUnit'], view, [], 1)).toBe('Trolls: what next? — left: 6 points, 1 manoeuvre')
  expect(say(de.ask['moveUnit'], view, [], 1)).toBe('Trolle: Was nun? — noch 6 Bewegungspunkte, 1 Manöver')
  const hex = hexAt(view as never, '2,-2')
  expect(say(en.choice['advance'], view, { advance: hex }, 0)).toBe('Advance to 2,-2')
  expect(say(fr.choice['wheel'], view, { right: 1, twice: 1 }, 0)).toBe('Conversion de 120° à droite')
  expect(say(de.choice['turn'], view, { turn: 4 }, 0)).toBe('Drehung aller 120° nach rechts')
  expect(say(en.choice['block'], view, { hex, width: 4, variant: 1 }, 0)).toBe(
    '4 wide from 2,-2, last rank to the left',
  )
  expect(say(de.choice['block'], view, { hex, width: WEDGE_WIDTH, variant: 0 }, 0)).toBe('Keil mit der Spitze auf 2,-2')
})

test('DW-VI.13 DW-XV.2 attacks and tests are told with their numbers', () => {
  const view = seen()
  const blow = { element: 0, target: 8, supports: 2, base: 11, die: 7, hit: 1 }
  expect(say(en.event.strikes, view, blow, 0)).toBe(
    'Melee: Noble footsoldiers I, leader against Trolls, leader (11 or less, 2 supporters): 7, a hit',
  )
  const shot = { element: 2, target: 8, supports: 0, base: 4, die: 5, hit: 0 }
  expect(say(de.event.shoots, view, shot, 0)).toBe(
    'Fernkampf: Adliges Fußvolk I 3, Ziel Trolle, Anführer (Basiszahl 4): 5, vorbei',
  )
  const passed = { kind: 1, unit: 2, factors: 6, die: 3, value: 9, passed: 1 }
  expect(say(fr.event.test, view, passed, 0)).toBe('Trolls, test de pertes : 3 + 6 contre 9, réussi')
})

const tables: Record<string, string | number | boolean>[] = [
  { battle: 'first' },
  { battle: 'encounter', level: 'standard' },
  { battle: 'kalBenokk', level: 'standard', rounds: 3 },
  { battle: 'free', level: 'standard', rounds: 2, points: 600, objectives: 1, flankMarches: true },
]

test.each(tables)('random games: everything asked, offered and told has words, and every view can be drawn', chosen => {
  const options = { games: 1, seed: 'demonworld words', laws: ['texts and scene' as const], thoroughness: 0.03 }
  expect(checkLaws(demonworld, { ...options, settings: chosen })?.text).toBeUndefined()
})
