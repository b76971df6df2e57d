import type { Reader } from '@hexarium/kernel'
import { coverOf, MOST_FIELDS } from '../bases.ts'
import { enlist } from '../begin.ts'
import { BASE, CHARIOT, COMMANDER, cardNamed, cards, DRAGON, LARGE } from '../content/armies/cards.ts'
import { groundOf } from '../content/board/ground.ts'
import { FULL_LOAD } from '../content/expert/artillery.ts'
import { HIGHEST, ORDER_LETTERS } from '../content/tables.ts'
import { put } from '../elements.ts'
import { ANNOUNCED } from '../rules/flames/announced.ts'
import { full } from '../settings.ts'
import {
  CAPTAIN,
  DESTROYED,
  type Demonworld,
  HERE,
  LEADER,
  MUSICIAN,
  NO_ORDER,
  NONE,
  PLAIN,
  STANDARD,
} from '../state.ts'
import type { Field } from './index.ts'
import { MAGIC_KEYS, readItems, readMagic } from './magic.ts'
import { GUN_KEYS } from './scars.ts'

const FIGURES: Readonly<Record<string, number>> = { L: LEADER, S: STANDARD, M: MUSICIAN, P: PLAIN }
const CARD_IDS = cards.map(({ id }) => id)
const KEYS = ['card', 'side', 'elements', 'facing', 'order', 'lost', 'joins', 'rides', 'hits']
const FLAGS = ['engaged', 'impetuous', 'skirmish', 'routing', 'fled', 'moved'] as const
const NUMBERS = ['phases', 'prey', 'losses', 'slain'] as const

/** Reads the units of a position; commanders who join a unit name it by its place in the list. */
export function readUnits(g: Field, reader: Reader): void {
  const entries = reader.list()
  for (const entry of entries) readUnit(g, entry)
  entries.forEach((entry, unit) => {
    if (entry.has('rides')) readMount(g, entry, unit, entries.length)
    if (!entry.has('joins')) return
    const to = entry.at('joins').int(0, entries.length - 1)
    if (!COMMANDER[g.card[unit]] || LARGE[g.card[unit]]) entry.at('joins').fault('only a commander joins a unit')
    if (g.owner[to] !== g.owner[unit]) entry.at('joins').fault('that unit is an enemy')
    g.unit[g.head[unit]] = to
  })
}

/** DW-XVII.31: a commander on a dragon or chariot, named by its place in the list; he has no field of his own. */
function readMount(g: Field, entry: Reader, unit: number, count: number): void {
  const to = entry.at('rides').int(0, count - 1)
  const mount = g.head[to]
  if (!COMMANDER[g.card[unit]] || LARGE[g.card[unit]]) entry.at('rides').fault('only a commander or wizard rides')
  if (g.owner[to] !== g.owner[unit]) entry.at('rides').fault('that mount is an enemy')
  if (!DRAGON[g.card[to]] && !CHARIOT[g.card[to]]) entry.at('rides').fault('that is neither a dragon nor a chariot')
  if (g.at[mount] === NONE) entry.at('rides').fault('that mount is not on the board')
  if (g.mount.includes(mount)) entry.at('rides').fault('somebody rides it already')
  g.mount[g.head[unit]] = mount
  g.unit[g.head[unit]] = to
  g.fate[g.head[unit]] = HERE
}

/** One element as written: `field`, `field:facing`, `field=L`, `field^height` in the air. */
interface Written {
  hex: number
  height: number
  facing: number
  figure: number
}

function readUnit(g: Field, entry: Reader): void {
  entry.only(...KEYS, ...FLAGS, ...NUMBERS, ...MAGIC_KEYS, ...GUN_KEYS)
  const id = entry.at('card').oneOf(CARD_IDS)
  const unit = g.card.length
  const from = g.type.length
  enlist({ ...g, rules: { ...g.rules, ...full } }, entry.at('side').int(0, 1), { card: id, items: readItems(entry) })
  const written = readElements(g, entry)
  const rides = entry.has('rides')
  if (written.length === 0 && !rides) entry.at('elements').fault('a unit needs at least one element')
  if (rides && written.length > 0) entry.at('elements').fault('who rides has no field of his own: write ""')
  if (LARGE[cardNamed(id)] && written.length > 1) entry.at('elements').fault('a large element is one element')
  resize(g, unit, from, Math.max(written.length, rides ? 1 : 0), entry.has('lost') ? entry.at('lost').int(0, 99) : 0)
  written.forEach((one, i) => {
    const element = from + i
    g.figure[element] = COMMANDER[cardNamed(id)] ? CAPTAIN : one.figure
    if (one.height === 0) put(g as Demonworld, element, one.hex, one.facing)
    else hover(g, element, one)
    if (entry.has('routing') && entry.at('routing').flag()) g.routs[element] = true
  })
  if (rides) g.figure[from] = CAPTAIN
  readMagic(g, entry, unit, from, rides ? 1 : written.length)
  if (entry.has('load')) g.load[from] = entry.at('load').int(0, FULL_LOAD)
  if (entry.has('announced') && entry.at('announced').flag()) g.torch[unit] = ANNOUNCED
  if (entry.has('hits'))
    for (let i = 0; i < (rides ? 1 : written.length); i++) g.hits[from + i] = entry.at('hits').int(0, 9)
  g.order[unit] = entry.has('order') ? ORDER_LETTERS.indexOf(entry.at('order').oneOf([...ORDER_LETTERS])) : NO_ORDER
  for (const flag of FLAGS) {
    if (flag !== 'routing' && flag !== 'fled' && entry.has(flag)) g[flag][unit] = entry.at(flag).flag()
  }
  if (entry.has('fled') && entry.at('fled').flag()) g.bolted[unit] = g.round + 1 // the round that is about to begin
  for (const number of NUMBERS) if (entry.has(number)) g[number][unit] = entry.at(number).int(0, 999)
}

/** Special figures come first among a unit's elements; without any mark the first ones are the card's own. */
function readElements(g: Field, entry: Reader): Written[] {
  const { board } = groundOf(g.map)
  const facing = entry.has('facing') ? entry.at('facing').int(0, 5) : 1
  const reader = entry.at('elements')
  const text = reader.text().trim()
  const isMarked = text.includes('=')
  const figures = cardFigures(entry.at('card').text(), g)
  const base = BASE[cardNamed(entry.at('card').text())]
  const written = (text === '' ? [] : text.split(/\s+/)).map((word, i) => {
    const [, label, own, mark, height] = /^([^:=^]+)(?::([0-5]))?(?:=([LSMP]))?(?:\^(\d+))?$/.exec(word) ?? []
    if (label === undefined) return reader.fault(`“${word}” is no element: write field, field:facing or field=L`)
    if (Number(height ?? 0) > HIGHEST) reader.fault(`nobody flies higher than ${HIGHEST}`)
    const hex = board.find(label)
    if (hex < 0) reader.fault(`there is no field ${label} on this map`)
    const figure = isMarked ? FIGURES[mark ?? 'P'] : (figures[i] ?? PLAIN)
    const one = { hex, facing: own === undefined ? facing : Number(own), figure, height: Number(height ?? 0) }
    for (const under of baseAt(g, base, one)) {
      if (under < 0) reader.fault(`the base on ${label} does not lie on the map`)
      if (g.on[under] !== NONE && one.height === 0) reader.fault(`somebody stands on ${board.labels[under]} already`)
    }
    return one
  })
  if (new Set(written.map(one => one.hex)).size < written.length) reader.fault('two elements stand on one field')
  return written.sort((a, b) => rankOf(a.figure) - rankOf(b.figure))
}

/** The fields under an element, OFF_BOARD among them where it does not fit. */
function baseAt(g: Field, base: number, { hex, facing }: Written): number[] {
  const under = new Int32Array(MOST_FIELDS)
  return [...under.subarray(0, coverOf(groundOf(g.map).board, base, hex, facing, under))]
}

/** DW-XXIII.4: an element in the air holds no field. */
function hover(g: Field, element: number, { hex, facing, height }: Written): void {
  g.at[element] = hex
  g.facing[element] = facing
  g.fate[element] = HERE
  g.altitude[element] = height
}

const rankOf = (figure: number): number => (figure === PLAIN ? 9 : figure)

function cardFigures(id: string, g: Field): number[] {
  if (!g.rules.specialFigures) return []
  const { leader, standard, musician } = cards[cardNamed(id)].elements
  return [...(leader ? [LEADER] : []), ...(standard ? [STANDARD] : []), ...(musician ? [MUSICIAN] : [])]
}

/** Gives a unit as many elements as are written, and those already lost. */
function resize(g: Field, unit: number, from: number, count: number, lost: number): void {
  const size = count + lost
  const lists = [g.type, g.figure, g.origin, g.unit, g.at, g.facing, g.hits, g.fate, g.shot, g.aim, g.backs, g.mark]
  const expert = [g.altitude, g.aloft, g.mount, g.load, g.power, g.silence, g.burns]
  const flags = [g.routs, g.struck, g.acted, g.dived, g.stirred]
  for (const list of [...lists, ...expert, ...flags] as unknown[][]) {
    while (list.length > from + size) list.pop()
    while (list.length < from + size) list.push(list[from])
  }
  for (let element = from; element < from + size; element++) {
    g.at[element] = NONE
    g.fate[element] = DESTROYED
    g.figure[element] = PLAIN
    g.hits[element] = 0
  }
  g.strength[unit] = size
}
