import type { Reader } from '@hexarium/kernel'
import { groundOf } from '../content/board/ground.ts'
import { WALL } from '../content/board/terrain.ts'
import { burningTime } from '../content/expert/fire.ts'
import { scar } from '../content/expert/scars.ts'
import type { Hex } from '../state.ts'
import type { Field } from './index.ts'
import type { Written } from './written.ts'

type Scars = Pick<Written, 'wind' | 'fires' | 'kindled' | 'corpses' | 'breaches'>

/** Wind, fires and ruins. */
export function setScars(g: Field, meant: Scars, reader: Reader): void {
  g.wind = meant.wind
  g.flames = meant.fires.flatMap(word => fireIn(g, word, reader.at('fires')))
  g.kindled = meant.kindled.map(label => fieldOf(g, label, reader.at('kindled')))
  g.corpses = meant.corpses.map(label => fieldOf(g, label, reader.at('corpses')))
  g.breaches = meant.breaches.map(word => wallIn(g, word, reader.at('breaches')))
  for (const key of ['fires', 'kindled'] as const)
    if (!g.rules.fire && meant[key].length > 0)
      reader.at(key).fault('nothing burns where fire is not played: see `rules`')
  scar(g)
}

/** A field of the map by its name. */
export function fieldOf(g: Field, label: string, reader: Reader): Hex {
  const hex = groundOf(g.map).board.find(label)
  return hex < 0 ? reader.fault(`there is no field ${label} on this map`) : hex
}

/** DW-XXII.4: a field that burns and what is left of its marker; all of it without a number. */
function fireIn(g: Field, word: string, reader: Reader): [Hex, number] {
  const [, label = word, marker] = /^(.*?)(?::(\d+))?$/.exec(word) ?? []
  const hex = fieldOf(g, label, reader)
  const full = burningTime(groundOf(g.map).terrain[hex])
  if (full === 0) reader.fault(`${label} is neither wood nor undergrowth and does not burn`)
  const left = marker === undefined ? full : Number(marker)
  if (left > full) reader.fault(`the marker on ${label} is ${full} at most`)
  return [hex, left]
}

/** DW-XIX.12: a wall by the fields it parts. */
function wallIn(g: Field, word: string, reader: Reader): number {
  const { board, hedge } = groundOf(g.map)
  const [a, b] = word.split(/(?<=[0-9])-(?=.)/).map(label => board.find(label))
  const side = a >= 0 && b >= 0 ? board.sideBetween(a, b) : -1
  return side < 0 || hedge[side] !== WALL ? reader.fault(`there is no wall ${word}`) : side
}

/** The same as a position writes it. */
export function scarsOf(g: Field): Scars {
  const { board } = groundOf(g.map)
  const labels = (hexes: readonly Hex[]) => hexes.map(hex => board.labels[hex])
  return {
    wind: g.wind,
    fires: g.flames.flatMap((hex, i) => (i % 2 === 0 ? [`${board.labels[hex]}:${g.flames[i + 1]}`] : [])),
    kindled: labels(g.kindled),
    corpses: labels(g.corpses),
    breaches: g.breaches.map(side => labels([board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]).join('-')),
  }
}
