import { type Card, type CardRow, cardsByKind, chartTable, type Entry, type Language } from '@hexarium/kernel'
import { atLeast, headsIn } from '../book/heads.ts'
import { tables } from '../book/tables.ts'
import { AUTOMATIC, breachRows, IMPOSSIBLE } from '../content/breach.ts'
import { maps } from '../content/maps.ts'
import { type Missile, missiles } from '../content/missiles.ts'
import { AREAS, sheets } from '../content/monsters.ts'
import { TERRAINS } from '../content/plan.ts'
import { spells } from '../content/spells.ts'
import { FIRST_MAJOR, FIRST_MONSTER, firstOf, isMonster, MAJOR, typeOf, types, UNITS } from '../content/types.ts'
import { glyphs, seatOf } from '../scene/counters.ts'
import { areaLeft, groupsStanding, minorLeft } from '../scene/health.ts'
import { NONE, type Unit } from '../state.ts'
import type { CardWords } from '../text/cards.ts'
import { cards as de } from '../text/de/cards.ts'
import { names as deNames } from '../text/de/names.ts'
import { words as deWords } from '../text/de/words.ts'
import { cards as en } from '../text/en/cards.ts'
import { names as enNames } from '../text/en/names.ts'
import { words as enWords } from '../text/en/words.ts'
import { cards as fr } from '../text/fr/cards.ts'
import { names as frNames } from '../text/fr/names.ts'
import { words as frWords } from '../text/fr/words.ts'
import type { Names } from '../text/names.ts'
import type { DragonText } from '../text/words.ts'
import type { View } from '../view.ts'
import { beast } from './beast.ts'

/** Everything a card is worded with. */
export interface Words {
  readonly language: Language
  readonly names: Names
  readonly cards: CardWords
  readonly words: DragonText['words']
}

export const wordsIn: Readonly<Record<Language, Words>> = {
  en: { language: 'en', names: enNames, cards: en, words: enWords },
  de: { language: 'de', names: deNames, cards: de, words: deWords },
  fr: { language: 'fr', names: frNames, cards: fr, words: frWords },
}

/** DR-2.2.1: a kind of unit, by the tables of the book, with what it needs at walls and how it shoots. */
function type(kind: number, all: Words): Card | undefined {
  const facts = types[kind]
  if (!facts) return undefined
  const { names, cards, language } = all
  const [head, ...rows] = tables.units(language)
  const figures = rows[kind].flatMap((value, column): CardRow[] =>
    column === 0 || value === '–' ? [] : [{ label: head[column], value, rule: 'DR-2.2.1' }],
  )
  const sources = facts.sources.map(source => names.sources[source])
  return {
    title: names.grammar.capital(names.type(kind)),
    kind: facts.group === MAJOR ? cards.kinds.monster : cards.kinds.unit,
    glyph: glyphs[kind],
    rows: [
      ...figures,
      ...(facts.toHit > 0 ? [{ label: cards.rows.toHit, value: atLeast(facts.toHit, 6), rule: 'DR-2.7.4' }] : []),
      ...shooting(kind, all),
      ...breaking(kind, all),
      { label: cards.rows.sources, value: [...new Set(sources)].join(', ') },
    ],
    ...(facts.group === MAJOR ? monsterParts(firstOf[kind], all, null) : {}),
  }
}

/** DR-2.7.6: how it shoots. */
function shooting(kind: number, { cards }: Words): CardRow[] {
  const missile = missiles.get(kind)
  if (!missile) return []
  const { least, range, rangeFromTower } = missile
  return [
    { label: cards.rows.range, value: cards.missile(least, range, rangeFromTower), rule: 'DR-2.7.6' },
    ...missileCells(missile, cards)
      .slice(1)
      .map((value, column) => ({ label: cards.missileHead[column + 2], value, rule: 'DR-2.7.6' })),
  ]
}

/** Range, strength by distance, what hits monsters, damage. */
export function missileCells(missile: Missile, cards: CardWords): string[] {
  const { least, range, rangeFromTower, strength, toHit, damage, indirect } = missile
  const byRange = (values: readonly number[], of: (value: number) => string) =>
    values.map((value, far) => (far < least || far > Math.max(range, rangeFromTower) ? '–' : of(value))).join(', ')
  const how = cards.missile(least, range, rangeFromTower)
  return [
    indirect ? `${how}; ${cards.indirect}` : how,
    byRange(strength, value => `${value}`),
    byRange(toHit, value => atLeast(value, 6)),
    `${damage}`,
  ]
}

/** DR-2.5.8: what it needs to climb and to break in. */
function breaking(kind: number, { cards, language }: Words): CardRow[] {
  const { climb, door, gate } = breachRows[kind]
  const need = (number: number, most: number) =>
    number === IMPOSSIBLE ? '–' : number === AUTOMATIC ? headsIn[language].automatic : atLeast(number, most)
  const rows = [
    [cards.rows.climb, need(climb, 6)],
    [cards.rows.door, need(door, 12)],
    [cards.rows.gate, need(gate, 12)],
  ]
  return rows.flatMap(([label, value]) => (value === '–' ? [] : [{ label, value, rule: 'DR-2.5.8' }]))
}

/** DR-2.12: the drawn beast with what it has left, and the table of its areas. */
function monsterParts(
  unit: Unit,
  { names, words, language }: Words,
  view: View | null,
): Pick<Card, 'drawing' | 'tables'> {
  const sheet = sheets[unit - FIRST_MAJOR]
  const isInGame = view !== null && view.owner[unit] !== NONE
  const at = (unit - FIRST_MONSTER) * AREAS
  const damage = isInGame ? view.damage.slice(at, at + AREAS) : new Array<number>(AREAS).fill(0)
  const said = sheet.areas.flatMap(({ groups, hitPoints, toHit }, area) => {
    if (groups === 0) return []
    const whole = groups * hitPoints
    const left = isInGame ? areaLeft(view, unit, area) : whole
    return [
      words.area({
        area,
        left,
        whole,
        groups,
        groupsLeft: isInGame ? groupsStanding(view, unit, area) : groups,
        toHit,
      }),
    ]
  })
  const name = names.grammar.capital(names.type(typeOf[unit]))
  const [head, ...rows] = tables.monsters(language)
  const own = rows.filter(([monster]) => monster === name).map(([, ...cells]) => cells)
  return {
    drawing: beast(sheet, damage, undefined, said.join('. ')),
    tables: [chartTable([head.slice(1), ...own])],
  }
}

/** A counter: its kind, whose it is, and what is left of it. */
function unit(number: Unit, all: Words, view: View | null): Card | undefined {
  if (!view || number >= UNITS || view.owner[number] === NONE) return undefined
  const kind = typeOf[number]
  const card = type(kind, all)
  if (!card) return undefined
  const owner = seatOf(view, number)
  const title = all.names.grammar.capital(all.names.unit(number))
  if (types[kind].group === MAJOR) return { ...card, title, owner, ...monsterParts(number, all, view) }
  if (!isMonster(number)) return { ...card, title, owner }
  const [now, max] = [minorLeft(view, number), types[kind].hitPoints]
  const left = { label: all.cards.rows.left, value: `${now}/${max}`, track: { now, max }, rule: 'DR-2.7.4' }
  return { ...card, title, owner, rows: [left, ...card.rows] }
}

/** DR-2.8: a spell. */
function spell(number: number, { language, names, cards }: Words): Card | undefined {
  if (!spells[number]) return undefined
  const [head, ...rows] = tables.spells(language)
  return {
    title: names.spells[number],
    kind: cards.kinds.spell,
    rows: rows[number].slice(1).map((value, column) => ({ label: head[column + 1], value, rule: 'DR-2.8' })),
  }
}

/** A hex: its ground, and what it is worth. */
function hex(number: number, { names, cards }: Words, view: View | null): Card | undefined {
  const map = view && maps[view.map]
  if (!map || map.terrain[number] === undefined) return undefined
  const victory = map.victoryAt[number]
  const points = victory < 0 ? 0 : map.victory[victory].points
  const isGone = victory >= 0 && view.destroyed[victory] > 0
  return {
    title: names.grammar.capital(names.place(view, number)),
    kind: cards.kinds.hex,
    isPlain: points === 0,
    rows: [
      { label: cards.rows.terrain, value: names.terrains[TERRAINS[map.terrain[number]]] ?? '' },
      ...(points > 0
        ? [
            {
              label: cards.rows.worth,
              value: isGone ? `★ ${points}, ${cards.destroyed}` : `★ ${points}`,
              rule: 'DR-2.3a',
            },
          ]
        : []),
    ],
  }
}

/** A part of the monster that is struck or strikes: the whole beast, with that part framed. */
function limb(area: number, all: Words, view: View | null): Card | undefined {
  const monster = view?.pending[0] ?? view?.choice.monster ?? view?.choice.beast
  const card = monster === undefined ? undefined : unit(monster, all, view)
  if (!card?.drawing || monster === undefined || monster < FIRST_MAJOR) return card
  const at = (monster - FIRST_MONSTER) * AREAS
  const damage = view?.damage.slice(at, at + AREAS) ?? []
  return { ...card, drawing: beast(sheets[monster - FIRST_MAJOR], damage, area, card.drawing.say) }
}

export const card = cardsByKind<View, Words>(wordsIn, { type, unit, monster: unit, spell, hex, area: limb, limb })

/** Everything that has a card. */
export function index(language: Language): Entry[] {
  const { names, cards } = wordsIn[language]
  return [
    ...types.map(({ group }, kind) => ({
      id: `type:${kind}`,
      title: names.grammar.capital(names.type(kind)),
      group: group === MAJOR ? cards.groups.monsters : cards.groups.units,
    })),
    ...names.spells.map((title, number) => ({ id: `spell:${number}`, title, group: cards.groups.spells })),
  ]
}
