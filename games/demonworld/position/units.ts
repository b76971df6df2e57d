import type { Reader } from '@hexarium/kernel'
import { coverOf, MOST_FIELDS } from '../bases.ts'
import { enlist } from '../begin.ts'
import { BASE, CHARIOT, COMMANDER, cards, DRAGON, FLYER, LARGE } from '../content/armies/cards.ts'
import { groundOf } from '../content/board/ground.ts'
import { hitPoints, put } from '../elements.ts'
import { ANNOUNCED } from '../rules/flames/announced.ts'
import { full } from '../settings.ts'
import {
  AWAY,
  CAPTAIN,
  type Card,
  DESTROYED,
  type Demonworld,
  type Element,
  type Facing,
  HERE,
  type Hex,
  isDeadly,
  LEADER,
  MUSICIAN,
  NO_ORDER,
  NONE,
  PLAIN,
  SET_UP,
  STANDARD,
  type Unit,
} from '../state.ts'
import type { Field } from './index.ts'
import { setMagic } from './magic.ts'
import { fieldOf } from './scars.ts'
import type { WrittenUnit } from './written.ts'

/** Lays the units out; commanders who join or ride a unit name it by its place in the list. `reader` names places of mistakes. */
export function setUnits(g: Field, units: readonly WrittenUnit[], reader: Reader): void {
  const places = reader.has('units') ? reader.at('units').list() : []
  units.forEach((meant, unit) => {
    setUnit(g, meant, places[unit])
  })
  units.forEach(({ rides, joins, prey }, unit) => {
    if (rides !== undefined) mountOn(g, unit, places[unit].at('rides'))
    if (joins !== undefined) joinTo(g, unit, places[unit].at('joins'))
    if (prey !== NONE) g.prey[unit] = places[unit].at('prey').int(0, units.length - 1)
  })
}

/** DW-X.14: a commander attached to a unit. */
function joinTo(g: Field, unit: Unit, reader: Reader): void {
  const to = reader.int(0, g.card.length - 1)
  if (!COMMANDER[g.card[unit]] || LARGE[g.card[unit]]) reader.fault('only a commander joins a unit')
  if (g.owner[to] !== g.owner[unit]) reader.fault('that unit is an enemy')
  g.unit[g.head[unit]] = to
}

/** DW-XVII.31: a commander on a dragon or chariot; he has no field of his own. */
function mountOn(g: Field, unit: Unit, reader: Reader): void {
  const to = reader.int(0, g.card.length - 1)
  const mount = g.head[to]
  if (!COMMANDER[g.card[unit]] || LARGE[g.card[unit]]) reader.fault('only a commander or wizard rides')
  if (g.owner[to] !== g.owner[unit]) reader.fault('that mount is an enemy')
  if (!DRAGON[g.card[to]] && !CHARIOT[g.card[to]]) reader.fault('that is neither a dragon nor a chariot')
  if (g.at[mount] === NONE) reader.fault('that mount is not on the board')
  if (g.mount.includes(mount)) reader.fault('somebody rides it already')
  g.mount[g.head[unit]] = mount
  g.unit[g.head[unit]] = to
  g.fate[g.head[unit]] = HERE
}

function setUnit(g: Field, meant: WrittenUnit, entry: Reader): void {
  const unit = g.card.length
  const from = g.type.length
  enlist({ ...g, rules: { ...g.rules, ...full } }, meant.side, { card: cards[meant.card].id, items: meant.item })
  const placed = placedAs(g, meant, entry.at('elements'))
  checkNumber(meant, entry.at('elements'))
  if (meant.inHand > 0 && g.resume !== SET_UP) entry.at('inHand').fault('only while armies are set up')
  const count = meant.rides === undefined ? placed.length + meant.inHand : 1
  resize(g, unit, from, count, meant.lost)
  takeInHand(g, meant, from)
  placed.forEach((one, i) => {
    place(g, from + i, one)
  })
  if (COMMANDER[meant.card]) g.figure[from] = CAPTAIN
  const elements = Array.from({ length: count }, (_, i) => from + i)
  if (elements.some(element => isPastHelp(g, element, meant.hits)))
    entry.at('hits').fault('so many hits are its end: count it as lost')
  for (const element of elements) {
    g.routs[element] = meant.routing
    g.hits[element] = meant.hits
  }
  if (meant.fled) g.bolted[unit] = g.round + 1 // the round that is about to begin
  setMagic(g, meant, unit, elements)
  g.load[from] = meant.load
  if (meant.announced) g.torch[unit] = ANNOUNCED
  g.order[unit] = meant.impetuous ? NO_ORDER : meant.order // DW-XV.70
  for (const key of ['engaged', 'impetuous', 'skirmish', 'moved'] as const) g[key][unit] = meant[key]
  for (const key of ['phases', 'losses', 'slain'] as const) g[key][unit] = meant[key]
}

/** DW-VIII.1: who has no hit points left stands only until he is removed, at the end of shooting or of melee. */
function isPastHelp(g: Field, element: Element, hits: number): boolean {
  return !isDeadly(g.resume) && hits >= hitPoints(g as Demonworld, element)
}

/** DW-XVI.12: elements that are still to be deployed; the card's special figures come first. */
function takeInHand(g: Field, { card, inHand }: WrittenUnit, from: Element): void {
  const figures = g.rules.specialFigures ? cardFigures(card) : []
  for (let i = 0; i < inHand; i++) {
    g.fate[from + i] = AWAY
    g.figure[from + i] = figures[i] ?? PLAIN
  }
}

function checkNumber({ card, elements, rides, lost, inHand }: WrittenUnit, reader: Reader): void {
  if (elements.length === 0 && lost === 0 && inHand === 0 && rides === undefined)
    reader.fault('a unit needs at least one element')
  if (inHand > 0 && (elements.length > 0 || rides !== undefined))
    reader.fault('who is in hand stands nowhere yet: write ""')
  if (rides !== undefined && elements.length > 0) reader.fault('who rides has no field of his own: write ""')
  if (LARGE[card] && elements.length + inHand > 1) reader.fault('a large element is one element')
}

/** An element on its field. */
interface Placed {
  hex: Hex
  height: number
  facing: Facing
  figure: number
}

/** Special figures come first among a unit's elements; without any mark the first ones are the card's own. */
function placedAs(g: Field, { card, facing, elements }: WrittenUnit, reader: Reader): Placed[] {
  const isMarked = elements.some(({ figure }) => figure !== undefined)
  const figures = isMarked || !g.rules.specialFigures ? [] : cardFigures(card)
  const placed = elements.map((one, i) => ({
    hex: fieldOf(g, one.label, reader),
    height: one.height,
    facing: one.facing ?? facing,
    figure: one.figure ?? figures[i] ?? PLAIN,
  }))
  for (const one of placed) {
    if (one.height > 0 && !(g.rules.flyers && FLYER[card])) reader.fault(`nobody of this unit flies (DW-XXIII.1)`)
    checkBase(g, card, one, reader)
  }
  const grounded = placed.filter(({ height }) => height === 0)
  if (new Set(grounded.map(({ hex }) => hex)).size < grounded.length) reader.fault('two elements stand on one field')
  return placed.sort((a, b) => rankOf(a.figure) - rankOf(b.figure))
}

/** The order of a unit's elements: leader, standard bearer, musician, all others. */
export const rankOf = (figure: number): number => (figure === PLAIN ? CAPTAIN : figure)

function cardFigures(card: Card): number[] {
  const { leader, standard, musician } = cards[card].elements
  return [...(leader ? [LEADER] : []), ...(standard ? [STANDARD] : []), ...(musician ? [MUSICIAN] : [])]
}

function checkBase(g: Field, card: Card, { hex, facing, height }: Placed, reader: Reader): void {
  const { board } = groundOf(g.map)
  const under = new Int32Array(MOST_FIELDS)
  for (const field of under.subarray(0, coverOf(board, BASE[card], hex, facing, under))) {
    if (field < 0) reader.fault(`the base on ${board.labels[hex]} does not lie on the map`)
    if (g.on[field] !== NONE && height === 0) reader.fault(`somebody stands on ${board.labels[field]} already`)
  }
}

/** DW-XXIII.4: an element in the air holds no field. */
function place(g: Field, element: Element, { hex, facing, height, figure }: Placed): void {
  g.figure[element] = figure
  if (height === 0) {
    put(g as Demonworld, element, hex, facing)
    return
  }
  g.at[element] = hex
  g.facing[element] = facing
  g.fate[element] = HERE
  g.altitude[element] = height
}

/** Gives a unit as many elements as are written, and those already lost. */
function resize(g: Field, unit: Unit, from: Element, count: number, lost: number): void {
  const size = count + lost
  const lists = [g.type, g.figure, g.origin, g.unit, g.at, g.facing, g.hits, g.fate, g.shot, g.aim, g.backs, g.mark]
  const expert = [g.altitude, g.aloft, g.mount, g.load, g.power, g.silence, g.burns]
  const flags = [g.routs, g.struck, g.acted, g.dived, g.stirred]
  for (const list of [...lists, ...expert, ...flags] as unknown[][]) {
    while (list.length > from + size) list.pop()
    while (list.length < from + size) list.push(list[from])
  }
  g.fate.fill(DESTROYED, from)
  g.figure.fill(PLAIN, from)
  g.strength[unit] = size
}
