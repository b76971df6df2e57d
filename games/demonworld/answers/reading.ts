import type { Reader } from '@hexarium/kernel'
import { fieldsOf } from '../bases.ts'
import { ground } from '../elements.ts'
import { position } from '../position/index.ts'
import { POSITION_KEYS } from '../position/written.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../state.ts'

/** Instead of units one alone may be described, on a bare field. */
const ALONE_KEYS = ['elements', 'facing', 'card', 'order', 'skirmish']
const BARE_FIELD = 'field 12'

/** The position a question is about; complains about keys it does not have. */
export function readField(question: Reader, ...keys: string[]): Demonworld {
  const alone = question.has('elements')
  question.only('ask', 'id', ...POSITION_KEYS, ...(alone ? ALONE_KEYS : []), ...keys)
  const said = (names: readonly string[]) =>
    Object.fromEntries(question.entries().flatMap(([key, { json }]) => (names.includes(key) ? [[key, json]] : [])))
  const units = alone ? { units: [{ card: 'footmen', side: 0, ...said(ALONE_KEYS) }] } : {}
  const read = position.read({ map: BARE_FIELD, ...said(POSITION_KEYS), ...units })
  if (!read.ok) question.fault(read.problem.text)
  const g = read.value as unknown as Demonworld
  g.core = { seats: 2, flow: [], dice: [], sealed: [NONE, NONE], standing: [{}, {}], reveals: 0, result: null }
  g.phase = g.resume
  return g
}

/** A unit by its place in the list; the first without a word. */
export function readUnit(question: Reader, g: Demonworld): Unit {
  return question.has('unit') ? question.at('unit').int(0, g.card.length - 1) : 0
}

/** The element on a field, or in the air over it: where somebody stands below, `field^` names the flyer. */
export function readElement(reader: Reader, g: Demonworld): Element {
  const [label, height] = reader.text().split('^')
  const hex = ground(g).board.find(label)
  if (hex < 0) reader.fault(`there is no field ${reader.json} on this map`)
  if (height === undefined && g.on[hex] !== NONE) return g.on[hex]
  const isMeant = (altitude: number) => altitude > 0 && (!height || altitude === Number(height))
  const flyer = g.altitude.findIndex((altitude, e) => isMeant(altitude) && fieldsOf(g, e).includes(hex))
  if (flyer === NONE) reader.fault(`nobody ${height === undefined ? 'stands on' : 'flies over'} ${label}`)
  return flyer
}

/** Where elements stand: `field:facing`, sorted. */
export function placesOf(g: Demonworld, fields: readonly number[], facings: readonly number[]): string[] {
  return fields.map((hex, i) => `${ground(g).board.labels[hex]}:${facings[i]}`).sort()
}
