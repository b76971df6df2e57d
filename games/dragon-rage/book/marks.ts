import { disc } from '@hexarium/hex'
import { board } from '../content/board.ts'
import { areaNames } from '../content/monsters.ts'
import { firstOf, types } from '../content/types.ts'

/** How the examples of the book name things: by their printed numbers, as players do; records and scenes count them. */

/** The number of a hex, as events tell it. */
export const at = (label: string) => board.hex(label)

/** A choice of a hex: `step 1011`. */
export const hex = (kind: string, label: string) => `${kind} ${at(label)}`

/** Choices of hexes, all of a kind. */
export const hexes = (kind: string, ...labels: string[]) => labels.map(label => hex(kind, label))

/** Hexes of the scene: this one and all within so many of it. */
export const around = (label: string, radius: number) =>
  disc(board, at(label), radius)
    .toArray()
    .map(found => `hex:${found}`)

/** The number of a unit: the first, second … of its code. */
export const numbered = (code: string, nth = 1) => firstOf[types.findIndex(type => type.code === code)] + nth - 1

/** A choice of a unit: `unit 3`. */
export const unit = (kind: string, code: string, nth = 1) => `${kind} ${numbered(code, nth)}`

/** A choice of an area. */
export const area = (name: (typeof areaNames)[number]) => `area ${areaNames.indexOf(name)}`

/** The scene's mark of a unit. */
export const counter = (code: string, nth = 1) => `unit:${numbered(code, nth)}`

/** A unit of the city as a position writes it. */
export const city = (code: string, where: string) => ({ code, hex: where, side: 'city' })

/** One of the invader’s. */
export const invader = (code: string, where: string, facing?: string) =>
  facing === undefined ? { code, hex: where } : { code, hex: where, facing }
