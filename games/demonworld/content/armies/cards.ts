import { printedLarge } from '../expert/printed-large.ts'
import { printed } from './printed.ts'
import { samples } from './samples.ts'
import { samplesExpert } from './samples-expert.ts'

/** What strikes in melee (DW-T2); the weapons of colossi and animals strike at fields of their own (DW-XVII.35, DW-XVII.40). */
export type WeaponKind =
  | ('improvised' | 'hand' | 'twoHanded' | 'javelin' | 'spear' | 'pike' | 'lance')
  | ('bothHands' | 'rightHand' | 'leftHand' | 'bite' | 'claw' | 'tail' | 'animals')

/** A melee weapon with its final factor: size and second weapons are in it (DW-II.6). */
export interface Weapon {
  readonly kind: WeaponKind
  readonly factor: number
  /** Its factor against cavalry, where that is another one. */
  readonly factorCavalry?: number
  /** DW-XXIII.8: a two-handed weapon on a pole, a halberd. */
  readonly pole?: boolean
}

/** A ranged weapon: factors up to and including a distance (DW-T1). */
export interface Ranged {
  readonly bands: readonly (readonly number[])[]
  /** Fires only with a Hold order. */
  readonly holdOnly: boolean
}

/** What a gun shoots (DW-XIX.4). */
export type Projectile = 'bolt' | 'ball' | 'smallStone' | 'largeStone'

/** A gun (DW-XIX.4, DW-XIX.5): ranges up to and including a distance; `short` 0 where there is no short range. */
export interface Gun {
  readonly fire: 'direct' | 'indirect'
  /** The smallest distance it can shoot at. */
  readonly least: number
  readonly short: number
  readonly medium: number
  readonly long: number
  readonly projectile: Projectile
  readonly factor: number
  /** DW-XIX.16: the factor on the fields around a large stone. */
  readonly splash?: number
  /** DW-XXII.10: the factor of its incendiary stones. */
  readonly incendiary?: number
}

/** The bases that cover several fields (DW-XVII, digest 2.2); `bases.ts` has their geometry. */
export type BaseName = 'giant3' | 'dragon4' | 'chariot3' | 'gun3' | 'gun4'

/** What a card stands for. A hero or commander and a wizard act singly; the last four are large elements. */
export type CardKind = 'unit' | 'commander' | 'wizard' | 'giant' | 'dragon' | 'chariot' | 'artillery'

/** A recruitment card (DW-II.7). */
export interface Card {
  readonly id: string
  readonly name: string
  readonly faction: 'empire' | 'orcs' | 'sample'
  readonly subfaction: string
  readonly kind: CardKind
  /** For large elements: what spears and pikes take them for (DW-XVII.3). */
  readonly troop: 'infantry' | 'cavalry'
  /** The base of a large element; all others stand on one field. */
  readonly base?: BaseName
  readonly points: number
  readonly elements: { total: number; leader: number; standard: number; musician: number; figures: number }
  readonly move: { B: number; P: number; A: number; H?: number; manoeuvres: number }
  /** DW-XVII.15: without it a large element overruns nobody. */
  readonly overrun?: number
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
  /** DW-XVII.39. */
  readonly breath?: { factor: number; fire: boolean }
  /** DW-XVII.38, AMB2-23: the rider a dragon comes with. */
  readonly rider?: { size: number; weapons: readonly Weapon[]; ranged?: Ranged }
  /** DW-XVIII.3: the draught animals of a chariot; `size` and `armour` of the card are those of crew and chariot. */
  readonly animals?: { size: number; armour: { ranged: number; melee: number } }
  /** DW-XIX.4. */
  readonly gun?: Gun
  /** DW-XX.2: a wizard's grade and the spells he knows. */
  readonly grade?: number
  readonly list?: 'empire' | 'orcs'
  /** DW-XXVI.4: two hand weapons, one of which a hero or commander may replace. */
  readonly pair?: boolean
  /** DW-XXIII.1. */
  readonly flyer?: boolean
  /** DW-XXII.9, DW-XXVII.2: may shoot flaming arrows. */
  readonly flamingArrows?: boolean
  /** DW-XXII.6: fire does it no harm. */
  readonly fireproof?: boolean
  /** DW-XXII.3: may not start fires. */
  readonly fireless?: boolean
  /** DW-XXVII.1: single hits close at the end of the melee phase. */
  readonly regenerates?: boolean
  /** DW-T4: its elements can enter swamp. */
  readonly swamp?: boolean
  /** Where each value comes from: the book, a first-edition card, deduced from them, or designed. */
  readonly provenance: string
}

/** A card by its place in `cards`. */
export type CardId = number

/** All cards: the standard game and its examples, then the expert game, whose cards must not renumber the others. */
export const cards: readonly Card[] = [...printed, ...samples, ...printedLarge, ...samplesExpert]

/** The card with this id; throws if there is none. */
export function cardNamed(id: string): CardId {
  const card = cards.findIndex(one => one.id === id)
  if (card < 0) throw new RangeError(`There is no card ${id}.`)
  return card
}

const table = (value: (card: Card) => number): Int16Array => Int16Array.from(cards, value)
const flags = (is: (card: Card) => boolean | undefined): readonly boolean[] => cards.map(card => is(card) === true)

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
export const CAVALRY = flags(card => card.troop === 'cavalry')
/** DW-X.10, DW-XVII.32: heroes, commanders, wizards, and giants who command: they act on their own. */
export const COMMANDER = flags(
  card => card.kind === 'commander' || card.kind === 'wizard' || card.command !== undefined,
)
export const HORDE = flags(card => card.formations?.includes('horde'))
export const WEDGE = flags(card => card.formations?.includes('wedge'))
export const SQUARE = flags(card => card.formations?.includes('square'))
export const SKIRMISH = flags(card => card.formations?.includes('skirmish'))
/** DW-T4: cards whose elements can enter swamp. */
export const SWAMP_DWELLER = flags(card => card.swamp)
export const PIKES = flags(card => card.weapons[0].kind === 'pike')
export const RANGE = table(card => (card.ranged ?? card.rider?.ranged)?.bands.at(-1)?.[0] ?? 0)

/** [card · 4 + order]: movement points; commanders have the same for B, P and A (DW-II.3). */
export const MOVE = Int16Array.from(cards.flatMap(({ move }) => [move.B, move.P, move.A, move.H ?? 0]))

/** By card: its place in BASES, 0 for one field. */
export const BASES = ['one', 'giant3', 'dragon4', 'chariot3', 'gun3', 'gun4'] as const
export const BASE = table(card => (card.base ? BASES.indexOf(card.base) : 0))
export const [GIANT3, DRAGON4, CHARIOT3, GUN3, GUN4] = [1, 2, 3, 4, 5]
/** By card: what kind it is; LARGE for giants, dragons, chariots and guns, COLOSSUS for the first two, DEVICE for the others. */
export const LARGE = flags(card => card.base !== undefined)
export const COLOSSUS = flags(card => card.kind === 'giant' || card.kind === 'dragon')
export const DEVICE = flags(card => card.kind === 'chariot' || card.kind === 'artillery')
export const GIANT = flags(card => card.kind === 'giant')
export const DRAGON = flags(card => card.kind === 'dragon')
export const CHARIOT = flags(card => card.kind === 'chariot')
export const ARTILLERY = flags(card => card.kind === 'artillery')
export const OVERRUN = table(card => card.overrun ?? 0)
export const BREATH = table(card => card.breath?.factor ?? 0)
export const FIRE_BREATH = flags(card => card.breath?.fire)
export const FLYER = flags(card => card.flyer)
/** DW-XXII.3, DW-XXII.6, DW-XXII.9: cards that may not start fires, that fire does not hurt, that shoot flaming arrows. */
export const FIRELESS = flags(card => card.fireless)
export const FIREPROOF = flags(card => card.fireproof)
export const FLAMING = flags(card => card.flamingArrows)
/** By card: the grade of a wizard, 0 for everybody else; his list (0 empire, 1 orcs) or -1. */
export const GRADE = table(card => card.grade ?? 0)
export const LIST = table(card => (card.list === 'empire' ? 0 : card.list === 'orcs' ? 1 : -1))
