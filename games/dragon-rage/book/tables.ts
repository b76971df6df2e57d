import type { Language } from '@hexarium/kernel'
import { board } from '../content/board.ts'
import { AUTOMATIC, type BreachRow, breachRows, IMPOSSIBLE, led } from '../content/breach.ts'
import { printed } from '../content/combat-table.ts'
import { maps } from '../content/maps.ts'
import { ABOVE, type Area, areaNames, type Sheet, sheets, UNDERNEATH } from '../content/monsters.ts'
import { scenarios as all } from '../content/scenarios.ts'
import { BOOST, spells as book, DISMISS, SUMMON } from '../content/spells.ts'
import { DRG, ELEMENTAL, ELOWYN, FIRST_MAJOR, firstOf, GOB, INF, ROC, types, WRM, YDR } from '../content/types.ts'
import { names as de } from '../text/de/names.ts'
import { settings as deSettings } from '../text/de/settings.ts'
import { names as en } from '../text/en/names.ts'
import { settings as enSettings } from '../text/en/settings.ts'
import { names as fr } from '../text/fr/names.ts'
import { settings as frSettings } from '../text/fr/settings.ts'
import type { Names } from '../text/names.ts'
import { atLeast, type Heads, headsIn } from './heads.ts'

const namesIn = { en, de, fr }
const settingsIn = { en: enSettings, de: deSettings, fr: frSettings }
const NOTHING = '–'
const orNothing = (number: number) => (number > 0 ? `${number}` : NOTHING)

/** DR-2.2.1: all kinds of unit. */
function units(language: Language): string[][] {
  const { types: called, grammar } = namesIn[language]
  const rows = types.map((type, kind) => {
    const [invader, city] = type.halfPoints.map(halves => grammar.number(halves / 2))
    const isMade = type.group === ELEMENTAL || kind === ELOWYN
    return [
      grammar.capital(called[kind][0]),
      called[kind][2],
      orNothing(type.attack),
      orNothing(type.defence),
      orNothing(type.escape),
      type.mp === 0 ? NOTHING : type.roadMp > type.mp ? `${type.mp} (${type.roadMp})` : `${type.mp}`,
      orNothing(type.hitPoints),
      `${type.counters}`,
      isMade ? NOTHING : invader === city ? invader : `${invader} / ${city}`,
    ]
  })
  return [[...headsIn[language].units], ...rows]
}

/** DR-2.3a: what is worth points. */
function victory(language: Language): string[][] {
  const { maps: called, places } = namesIn[language]
  const rows = maps.flatMap((map, number) =>
    map.victory.map(({ hex, name, points }) => [called[number], board.labels[hex], places[name] ?? name, `${points}`]),
  )
  return [[...headsIn[language].victory], ...rows]
}

function forceIn({ type, list }: Names, counts: readonly number[]): string {
  return list(counts.flatMap((count, kind) => (count > 0 ? [type(kind, count)] : [])))
}

/** DR-3.1, DR-3.2: the printed scenarios. */
function scenarios(language: Language): string[][] {
  const names = namesIn[language]
  const called: Readonly<Record<string, string>> = settingsIn[language]?.['scenario'].values ?? {}
  const rows = all.map(({ id, invader, city, goal }) => [
    called[id],
    forceIn(names, invader),
    forceIn(names, city),
    `${goal}`,
  ])
  return [[...headsIn[language].scenarios], ...rows]
}

/** DR-2.8.5, DR-2.8.9h: what is not a plain number. */
function priceOf(heads: Heads, spell: number): string {
  if (spell === BOOST) return heads.boost
  return spell === DISMISS ? heads.byDie : `${book[spell].cost}`
}

/** DR-2.8.9a: an elemental does not appear in the hex of its summoner. */
function rangeOf(heads: Heads, spell: number): string {
  if (spell === BOOST) return heads.own
  if (spell === DISMISS) return heads.any
  return spell === SUMMON ? `1–${book[spell].range}` : `${book[spell].range}`
}

/** DR-2.8: price and range of the spells. */
function spells(language: Language): string[][] {
  const heads = headsIn[language]
  const rows = namesIn[language].spells.map((name, spell) => [name, priceOf(heads, spell), rangeOf(heads, spell)])
  return [[...heads.spells], ...rows]
}

function needIn(heads: Heads, need: number, most: number): string {
  if (need === IMPOSSIBLE) return NOTHING
  return need === AUTOMATIC ? heads.automatic : atLeast(need, most)
}

const breachKey = ({ climb, door, gate }: BreachRow) => `${climb} ${door} ${gate}`

/** DR-2.5.8: climbing and breaking; kinds of one row stand together, goblins by themselves. */
function breach(language: Language): string[][] {
  const heads = headsIn[language]
  const { types: called, list, grammar } = namesIn[language]
  const cells = ({ climb, door, gate }: BreachRow) => [
    needIn(heads, climb, 6),
    needIn(heads, door, 12),
    needIn(heads, gate, 12),
  ]
  const name = (kinds: readonly number[]) => grammar.capital(list(kinds.map(kind => called[kind][0])))
  const able = types.flatMap((_, kind) => (breachKey(breachRows[kind]) === '0 0 0' ? [] : [kind]))
  const rows = [...Map.groupBy(able, kind => breachKey(breachRows[kind])).values()].map(kinds => {
    const row = cells(breachRows[kinds[0]])
    if (kinds[0] === GOB) row[0] = `${row[0]} (${heads.goblins})`
    return [name(kinds), ...row]
  })
  const troops = able.filter(kind => kind <= INF)
  rows.push([`${name(troops)}, ${heads.led}`, ...cells(led)])
  rows.push([name([DRG, YDR, ROC]), `${NOTHING} (${heads.leaping})`, heads.facing, heads.byPoints])
  rows.push([grammar.capital(heads.others), NOTHING, NOTHING, NOTHING])
  return [[...heads.breach], ...rows]
}

const MAJORS = [DRG, YDR, ROC, WRM]
const sheetOf = (kind: number): Sheet => sheets[firstOf[kind] - FIRST_MAJOR]

/** DR-2.12.1.1: the ways to move. */
function gaits(language: Language): string[][] {
  const heads = headsIn[language]
  const { types: called, grammar } = namesIn[language]
  const rows = MAJORS.map(kind => {
    const { fly, bound, slithers, overrunAttack, fires, fireHexes, crashDice } = sheetOf(kind)
    return [
      grammar.capital(called[kind][0]),
      heads.perGroup,
      orNothing(fly),
      orNothing(bound),
      slithers ? heads.yes : NOTHING,
      overrunAttack > 0 ? heads.overrunning(overrunAttack) : NOTHING,
      fires > 0 ? heads.fire(fires, fireHexes) : NOTHING,
      fly > 0 ? heads.dice(crashDice) : NOTHING,
    ]
  })
  return [[...heads.gaits], ...rows]
}

/** DR-2.12.1.6: what hexes around a monster are called, by their bits; counted to the left from the faced one. */
const RINGS = [0b111111, 0b110111, 0b100011, 0b000001, 0b110110]

function placesIn({ where }: Heads, bits: number): string {
  const around = RINGS.findIndex(ring => ring === (bits & 0b111111))
  const found = [
    around >= 0 ? where[around] : '',
    bits & UNDERNEATH ? where[RINGS.length] : '',
    bits & ABOVE ? where[RINGS.length + 1] : '',
  ]
  return found.filter(place => place !== '').join(', ') || NOTHING
}

function strengthIn(heads: Heads, { attack }: Area, sheet: Sheet, isLegs: boolean): string {
  if (attack === 0) return NOTHING
  return isLegs && sheet.pouncing !== attack ? `${attack} (${heads.pouncing(sheet.pouncing)})` : `${attack}`
}

/** DR-2.12: the sheets. */
function monsters(language: Language): string[][] {
  const heads = headsIn[language]
  const { types: called, areas, grammar } = namesIn[language]
  const rows = MAJORS.flatMap(kind => {
    const sheet = sheetOf(kind)
    return sheet.areas.flatMap((area, number) => {
      if (area.groups === 0) return []
      return [
        [
          grammar.capital(called[kind][0]),
          areas[number],
          `${area.groups}`,
          strengthIn(heads, area, sheet, areaNames[number] === 'legs'),
          placesIn(heads, area.strikes),
          placesIn(heads, area.hitFrom),
          atLeast(area.toHit, 6),
          `${area.hitPoints}`,
        ],
      ]
    })
  })
  return [[...heads.monsters], ...rows]
}

/** DR-2.7.5: the combat table as printed. */
function combat(language: Language): string[][] {
  const head = [headsIn[language].combat, ...Array.from(printed[0], (_, column) => `${column + 1}`)]
  const rows = printed.map((cells, row) => [`${row + 1}`, ...Array.from(cells, cell => (cell === 'E' ? '11' : cell))])
  return [head, ...rows]
}

/** The tables of Dragon Rage's rule book that are made of its content. */
export const tables = { units, victory, scenarios, spells, breach, gaits, monsters, combat }
