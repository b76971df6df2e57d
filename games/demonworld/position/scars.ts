import type { Reader } from '@hexarium/kernel'
import { groundOf } from '../content/board/ground.ts'
import { WALL } from '../content/board/terrain.ts'
import { burningTime } from '../content/expert/fire.ts'
import { scar } from '../content/expert/scars.ts'
import type { Demonworld } from '../state.ts'
import type { Field } from './index.ts'

/** What a position says of fire, wind and ruins beside its units. */
export const SCAR_KEYS = ['wind', 'fires', 'kindled', 'breaches', 'corpses']

/**
 * `wind`: where it blows to (1 … 6) and how hard; `fires`: fields, with their markers where these are not full, `0,1 0,2:3
 * 0,3:0` (0 is burnt out); `kindled`: fields that burn from the next round on; `breaches`: walls shot down, `0,0-1,0`;
 * `corpses`: fields under dead colossi.
 */
export function readScars(g: Field, reader: Reader): void {
  if (reader.has('wind')) g.wind = readWind(reader.at('wind'))
  if (reader.has('fires')) readFires(g, reader.at('fires'))
  if (reader.has('kindled')) g.kindled = wordsOf(reader.at('kindled')).map(word => fieldOf(g, reader, 'kindled', word))
  if (reader.has('corpses')) g.corpses = wordsOf(reader.at('corpses')).map(word => fieldOf(g, reader, 'corpses', word))
  if (reader.has('breaches')) readBreaches(g, reader.at('breaches'))
  scar(g)
}

function wordsOf(reader: Reader): string[] {
  return reader.text().split(/\s+/).filter(Boolean)
}

function fieldOf(g: Field, reader: Reader, key: string, label: string): number {
  const hex = groundOf(g.map).board.find(label)
  return hex < 0 ? reader.at(key).fault(`there is no field ${label} on this map`) : hex
}

function readWind(reader: Reader): number[] {
  const [towards, strength] = reader.list()
  if (!towards || !strength) return reader.fault('two numbers are wanted: where the wind blows to, and how hard')
  return [towards.int(1, 6), strength.int(0, 99)]
}

function readFires(g: Field, reader: Reader): void {
  const { board, terrain } = groundOf(g.map)
  for (const word of wordsOf(reader)) {
    const [, label = word, marker] = /^(.*?)(?::(\d+))?$/.exec(word) ?? []
    const hex = board.find(label)
    if (hex < 0) reader.fault(`there is no field ${label} on this map`)
    const full = burningTime(terrain[hex])
    if (full === 0) reader.fault(`${label} is neither wood nor undergrowth and does not burn`)
    const left = marker === undefined ? full : Number(marker)
    if (left > full) reader.fault(`the marker on ${label} is ${full} at most`)
    g.flames.push(hex, left)
  }
}

function readBreaches(g: Field, reader: Reader): void {
  const { board, hedge } = groundOf(g.map)
  for (const word of wordsOf(reader)) {
    const [a, b] = word.split(/(?<=[0-9])-(?=.)/).map(label => board.find(label))
    const side = a >= 0 && b >= 0 ? board.sideBetween(a, b) : -1
    if (side < 0 || hedge[side] !== WALL) reader.fault(`there is no wall ${word}`)
    g.breaches.push(side)
  }
}

/** The same as a position writes it. */
export function writeScars(g: Demonworld): object {
  const { board } = groundOf(g.map)
  const fires: string[] = []
  for (let i = 0; i < g.flames.length; i += 2) fires.push(`${board.labels[g.flames[i]]}:${g.flames[i + 1]}`)
  const breaches = g.breaches.map(side => {
    const [a, b] = [board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]
    return `${board.labels[a]}-${board.labels[b]}`
  })
  const named = (hexes: readonly number[]) => hexes.map(hex => board.labels[hex]).join(' ')
  return {
    ...(g.wind.length > 0 ? { wind: [...g.wind] } : {}),
    ...(fires.length > 0 ? { fires: fires.join(' ') } : {}),
    ...(g.kindled.length > 0 ? { kindled: named(g.kindled) } : {}),
    ...(g.corpses.length > 0 ? { corpses: named(g.corpses) } : {}),
    ...(breaches.length > 0 ? { breaches: breaches.join(' ') } : {}),
  }
}

/** What a position says of a gun or of archers with fire. */
export const GUN_KEYS = ['load', 'announced']
