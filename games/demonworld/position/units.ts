import type { Reader } from '@hexarium/kernel'
import { enlist } from '../begin.ts'
import { ITEMS, type ItemName } from '../content/battles.ts'
import { COMMANDER, cardNamed, cards } from '../content/cards.ts'
import { groundOf } from '../content/ground.ts'
import { ORDER_LETTERS } from '../content/tables.ts'
import type { Field } from '../position.ts'
import { CAPTAIN, DESTROYED, HERE, LEADER, MUSICIAN, NO_ORDER, NONE, PLAIN, STANDARD } from '../state.ts'

const FIGURES: Readonly<Record<string, number>> = { L: LEADER, S: STANDARD, M: MUSICIAN, P: PLAIN }
const CARD_IDS = cards.map(({ id }) => id)
const KEYS = ['card', 'side', 'elements', 'facing', 'order', 'item', 'lost', 'joins', 'hits']
const FLAGS = ['engaged', 'impetuous', 'skirmish', 'routing', 'moved'] as const
const NUMBERS = ['phases', 'prey', 'losses', 'slain'] as const

/** Reads the units of a position; commanders who join a unit name it by its place in the list. */
export function readUnits(g: Field, reader: Reader): void {
  const entries = reader.list()
  for (const entry of entries) readUnit(g, entry)
  entries.forEach((entry, unit) => {
    if (!entry.has('joins')) return
    const to = entry.at('joins').int(0, entries.length - 1)
    if (!COMMANDER[g.card[unit]]) entry.at('joins').fault('only a commander joins a unit')
    if (g.owner[to] !== g.owner[unit]) entry.at('joins').fault('that unit is an enemy')
    g.unit[g.head[unit]] = to
  })
}

/** One element as written: `field`, `field:facing`, `field=L`. */
interface Written {
  hex: number
  facing: number
  figure: number
}

function readUnit(g: Field, entry: Reader): void {
  entry.only(...KEYS, ...FLAGS, ...NUMBERS)
  const id = entry.at('card').oneOf(CARD_IDS)
  const unit = g.card.length
  const from = g.type.length
  const item = (entry.has('item') ? entry.at('item').oneOf(ITEMS) : 'none') as ItemName
  enlist({ ...g, rules: { ...g.rules, commanders: 1 } }, entry.at('side').int(0, 1), { card: id, item })
  const written = readElements(g, entry)
  if (written.length === 0) entry.at('elements').fault('a unit needs at least one element')
  resize(g, unit, from, written.length, entry.has('lost') ? entry.at('lost').int(0, 99) : 0)
  written.forEach((one, i) => {
    const element = from + i
    g.figure[element] = COMMANDER[cardNamed(id)] ? CAPTAIN : one.figure
    g.at[element] = one.hex
    g.facing[element] = one.facing
    g.fate[element] = HERE
    g.on[one.hex] = element
    if (entry.has('routing') && entry.at('routing').flag()) g.routs[element] = 1
  })
  if (entry.has('hits')) for (let i = 0; i < written.length; i++) g.hits[from + i] = entry.at('hits').int(0, 9)
  g.order[unit] = entry.has('order') ? ORDER_LETTERS.indexOf(entry.at('order').oneOf([...ORDER_LETTERS])) : NO_ORDER
  for (const flag of FLAGS) {
    if (flag !== 'routing' && entry.has(flag)) g[flag][unit] = entry.at(flag).flag() ? 1 : 0
  }
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
  const written = (text === '' ? [] : text.split(/\s+/)).map((word, i) => {
    const [, label, own, mark] = /^([^:=]+)(?::([0-5]))?(?:=([LSMP]))?$/.exec(word) ?? []
    if (label === undefined) return reader.fault(`“${word}” is no element: write field, field:facing or field=L`)
    const hex = board.find(label)
    if (hex < 0) reader.fault(`there is no field ${label} on this map`)
    if (g.on[hex] !== NONE) reader.fault(`somebody stands on ${label} already`)
    const figure = isMarked ? FIGURES[mark ?? 'P'] : (figures[i] ?? PLAIN)
    return { hex, facing: own === undefined ? facing : Number(own), figure }
  })
  if (new Set(written.map(one => one.hex)).size < written.length) reader.fault('two elements stand on one field')
  return written.sort((a, b) => rankOf(a.figure) - rankOf(b.figure))
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
  const lists: number[][] = [g.type, g.figure, g.origin, g.unit, g.at, g.facing, g.hits, g.fate, g.routs]
  for (const list of [...lists, g.shot, g.struck, g.acted, g.aim, g.backs]) {
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
