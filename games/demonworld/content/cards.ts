import { printed } from './printed.ts'
import { samples } from './samples.ts'

/** What strikes in melee (DW-T2). */
export type WeaponKind = 'improvised' | 'hand' | 'twoHanded' | 'javelin' | 'spear' | 'pike' | 'lance'

/** A melee weapon with its final factor: size and second weapons are in it (DW-II.6). */
export interface Weapon {
  readonly kind: WeaponKind
  readonly factor: number
  /** Its factor against cavalry, where that is another one. */
  readonly factorCavalry?: number
}

/** A ranged weapon: factors up to and including a distance (DW-T1). */
export interface Ranged {
  readonly bands: readonly (readonly number[])[]
  /** Fires only with a Hold order. */
  readonly holdOnly: boolean
}

/** A recruitment card (DW-II.7). */
export interface Card {
  readonly id: string
  readonly name: string
  readonly faction: 'empire' | 'orcs' | 'sample'
  readonly subfaction: string
  readonly kind: 'unit' | 'commander'
  readonly troop: 'infantry' | 'cavalry'
  readonly points: number
  readonly elements: { total: number; leader: number; standard: number; musician: number; figures: number }
  readonly move: { B: number; P: number; A: number; manoeuvres: number }
  readonly initiative: number
  readonly size: number
  readonly armour: { ranged: number; melee: number }
  readonly skill: { ranged: number; melee: number }
  readonly weapons: readonly Weapon[]
  readonly ranged?: Ranged
  readonly charge?: number
  readonly hits: number
  readonly fear: number
  readonly morale?: readonly number[]
  readonly formations?: readonly string[]
  readonly command?: { stars: number; radius: number }
  /** DW-XXVII.1: single hits close at the end of the melee phase. */
  readonly regenerates?: boolean
  /** DW-T4: its elements can enter swamp. */
  readonly swamp?: boolean
  /** Where each value comes from: the book, a first-edition card, deduced from them, or designed. */
  readonly provenance: string
}

/** A card by its place in `cards`. */
export type CardId = number

/** All cards; those of the box come first. */
export const cards: readonly Card[] = [...printed, ...samples]

/** The card with this id; throws if there is none. */
export function cardNamed(id: string): CardId {
  const card = cards.findIndex(one => one.id === id)
  if (card < 0) throw new RangeError(`There is no card ${id}.`)
  return card
}

const table = (value: (card: Card) => number): Int16Array => Int16Array.from(cards, value)

/** Card values as tables, for speed. */
export const SIZE = table(card => card.size)
export const INITIATIVE = table(card => card.initiative)
export const ARMOUR_RANGED = table(card => card.armour.ranged)
export const ARMOUR_MELEE = table(card => card.armour.melee)
export const SKILL_RANGED = table(card => card.skill.ranged)
export const SKILL_MELEE = table(card => card.skill.melee)
export const HITS = table(card => card.hits)
export const FEAR = table(card => card.fear)
export const STARS = table(card => card.command?.stars ?? 0)
export const RADIUS = table(card => card.command?.radius ?? 0)
export const MANOEUVRES = table(card => card.move.manoeuvres)
export const CHARGE = table(card => card.charge ?? 0)
export const CAVALRY = table(card => (card.troop === 'cavalry' ? 1 : 0))
export const COMMANDER = table(card => (card.kind === 'commander' ? 1 : 0))
export const HORDE = table(card => (card.formations?.includes('horde') ? 1 : 0))
export const WEDGE = table(card => (card.formations?.includes('wedge') ? 1 : 0))
export const SQUARE = table(card => (card.formations?.includes('square') ? 1 : 0))
export const SKIRMISH = table(card => (card.formations?.includes('skirmish') ? 1 : 0))
/** DW-T4: cards whose elements can enter swamp. */
export const SWAMP_DWELLER = table(card => (card.swamp ? 1 : 0))
export const PIKES = table(card => (card.weapons[0]!.kind === 'pike' ? 1 : 0))
export const RANGE = table(card => (card.ranged ? card.ranged.bands[card.ranged.bands.length - 1][0] : 0))

/** [card · 4 + order]: movement points; commanders have the same for B, P and A (DW-II.3). */
export const MOVE = Int16Array.from(cards.flatMap(({ move }) => [move.B, move.P, move.A, 0]))
