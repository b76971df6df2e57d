import type { Reader } from '@hexarium/kernel'
import { TYPES } from '../content/races.ts'
import { endOf, findPiece, firstOf, HERO, KIND, SLOTS, SUMMON, WORKER } from '../pieces.ts'
import { mapOf } from '../spaces.ts'
import { GONE, type Hex, NEUTRAL, NONE, type Owner, RESERVE, TRAINING, type Warcraft } from '../state.ts'

/** What a kind of piece is called in a position. */
const KINDS: readonly string[] = [...TYPES, 'worker', 'hero', 'summon']

/** `{"C4": "2 melee, worker, hero"}`, and `training`: what is not named is in reserve. */
export function readUnits(g: Warcraft, owner: Owner, reader: Reader, training?: Reader): void {
  for (let piece = owner * SLOTS; piece < (owner + 1) * SLOTS; piece++) if (g.at[piece] !== GONE) g.at[piece] = RESERVE
  for (const [key, value] of reader.entries()) {
    const hex = mapOf(g).board.find(key)
    if (hex < 0) reader.fault(`there is no space “${key}” on this map; spaces are A1, A2 … row by row`)
    place(g, owner, value, hex)
  }
  if (training) place(g, owner, training, TRAINING)
}

function place(g: Warcraft, owner: Owner, reader: Reader, where: Hex): void {
  for (const part of reader.text().split(',')) {
    const [, count, name] = /^\s*(\d+)?\s*([a-z]+)\s*$/.exec(part) ?? []
    const kind = KINDS.indexOf(name ?? '')
    if (kind < 0) reader.fault(`“${part.trim()}” is no piece; write “2 melee, worker, hero”`)
    if (kind >= HERO && g.hero[owner] === NONE) reader.fault('this player has no hero; say which one under “hero”')
    if (owner === NEUTRAL && kind >= WORKER) reader.fault('neutral pieces are melee, ranged and flying units')
    for (let i = Number(count ?? 1); i > 0; i--) {
      const piece = findPiece(g, owner, kind, RESERVE)
      if (piece === NONE) reader.fault(`there are no more than ${endOf(owner, kind) - firstOf(owner, kind)} of ${name}`)
      g.at[piece] = where
    }
  }
}

/** The opposite of `readUnits`. */
export function writeUnits(g: Warcraft, owner: Owner): Record<string, string> {
  const { labels } = mapOf(g).board
  const found: Record<string, string> = {}
  for (let hex = 0; hex < labels.length; hex++) {
    const text = countsAt(g, owner, hex)
    if (text !== '') found[labels[hex]] = text
  }
  return found
}

/** Pieces of an owner somewhere: `2 melee, 1 worker`. */
export function countsAt(g: Warcraft, owner: Owner, where: Hex): string {
  const counts = KINDS.map(() => 0)
  const end = owner === NEUTRAL ? firstOf(owner, HERO) : (owner + 1) * SLOTS
  for (let piece = owner * SLOTS; piece < end; piece++) if (g.at[piece] === where) counts[KIND[piece]]++
  return counts.flatMap((count, kind) => (count > 0 && kind <= SUMMON ? [`${count} ${KINDS[kind]}`] : [])).join(', ')
}
