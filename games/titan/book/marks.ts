import { battleBoard } from '../content/battlelands.ts'
import { typeNamed } from '../content/creatures.ts'
import { landNumbered } from '../content/masterboard.ts'

/** How the examples of the book name things: by their printed numbers, as players do; records and scenes count them. */

/** Lands of the scene. */
export const lands = (...numbers: number[]) => numbers.map(number => `land:${landNumbered(number)}`)

/** The choice of a land. */
export const toLand = (number: number, kind = 'land') => `${kind} ${landNumbered(number)}`

/** Hexes of the scene. */
export const hexes = (...labels: string[]) => labels.map(label => `hex:${battleBoard.hex(label)}`)

/** The choice of a hex. */
export const toHex = (label: string) => `hex ${battleBoard.hex(label)}`

/** The choice of a character, by its kind. */
export const piece = (name: string, kind = 'piece') => `${kind} ${typeNamed(name)}`

/** A fighter goes to a hex. */
export const goes = (fighter: number, label: string) => [`fighter ${fighter}`, toHex(label)]
