import type { Type } from '../state.ts'
import { HAZARDS, type Hazard } from './hazards.ts'

/** Where the table comes from, for players. */
export const provenance =
  'The 24 characters: classes and natives stand in the text of the German rule book; powers, skills, wings, bows and ' +
  'numbers of pieces were read out of three free programs (two of one author, one independent) and agree in all of ' +
  'them, and with every figure the rule book quotes. 424 pieces leave 76 hit markers of the 572 in the box.'

/** Lords allow teleports and cannot flee; slain creatures are gone for good, the others go back (TI-3.1 … TI-3.3). */
export type Class = 'lord' | 'demilord' | 'creature'

/** A kind of character (TI-3.4). */
export interface Creature {
  readonly name: string
  readonly class: Class
  /** A Titan's grows with the score (TI-19.1). */
  readonly power: number
  readonly skill: number
  readonly flies: boolean
  readonly rangestrike: 'none' | 'normal' | 'magic'
  /** Pieces in the box. */
  readonly count: number
  /** Bit h is set if it is native to hazard h. */
  readonly natives: number
}

function lord(name: string, power: number, skill: number, count: number, gifts = ''): Creature {
  return character(name, 'lord', power, skill, count, gifts)
}

function demilord(name: string, power: number, skill: number, count: number, gifts: string): Creature {
  return character(name, 'demilord', power, skill, count, gifts)
}

function creature(name: string, power: number, skill: number, count: number, gifts = ''): Creature {
  return character(name, 'creature', power, skill, count, gifts)
}

/** `gifts`: `flies`, `bow`, `magic` and the hazards it is native to. */
function character(name: string, rank: Class, power: number, skill: number, count: number, gifts: string): Creature {
  const words = gifts.split(' ')
  const rangestrike = words.includes('magic') ? 'magic' : words.includes('bow') ? 'normal' : 'none'
  const natives = HAZARDS.reduce((mask, hazard, bit) => (words.includes(hazard) ? mask | (1 << bit) : mask), 0)
  return { name, class: rank, power, skill, flies: words.includes('flies'), rangestrike, count, natives }
}

/** TI-3.4: power, skill, pieces. The place in this list is the type. */
export const creatures: readonly Creature[] = [
  lord('titan', 6, 4, 6),
  lord('angel', 6, 4, 18, 'flies'),
  lord('archangel', 9, 4, 6, 'flies'),
  demilord('guardian', 12, 2, 6, 'flies'),
  demilord('warlock', 5, 4, 6, 'magic'),
  creature('centaur', 3, 4, 25),
  creature('gargoyle', 4, 3, 21, 'flies bramble'),
  creature('ogre', 6, 2, 25, 'bog slope'),
  creature('lion', 5, 3, 28, 'dune sand slope'),
  creature('minotaur', 4, 4, 21, 'bow slope'),
  creature('ranger', 4, 4, 28, 'flies bow bog'),
  creature('troll', 8, 2, 28, 'bog drift'),
  creature('cyclops', 9, 2, 28, 'bramble'),
  creature('gorgon', 6, 3, 25, 'flies bow bramble'),
  creature('warbear', 6, 3, 21, 'drift'),
  creature('griffon', 5, 4, 18, 'flies dune sand'),
  creature('wyvern', 7, 3, 18, 'flies bog'),
  creature('behemoth', 8, 3, 18, 'bramble'),
  creature('unicorn', 6, 4, 12, 'slope'),
  creature('dragon', 9, 3, 18, 'flies bow slope volcano'),
  creature('giant', 7, 4, 18, 'bow drift'),
  creature('hydra', 10, 3, 10, 'bow bog dune sand'),
  creature('serpent', 18, 2, 10, 'bramble'),
  creature('colossus', 10, 4, 10, 'drift slope'),
]

/** The names in the order of the types. */
export const typeNames: readonly string[] = creatures.map(({ name }) => name)

/** The type with this name, or NONE. */
export function typeNamed(name: string): Type {
  return typeNames.indexOf(name)
}

export const TITAN: Type = typeNamed('titan')
export const ANGEL: Type = typeNamed('angel')
export const ARCHANGEL: Type = typeNamed('archangel')
export const GUARDIAN: Type = typeNamed('guardian')
export const WARLOCK: Type = typeNamed('warlock')

/** TI-19.1: a Titan has one more power for every so many points. */
export const POINTS_PER_POWER = 100

/** TI-19.1: the power of a Titan whose owner has this score. */
export function titanPower(score: number): number {
  return creatures[TITAN].power + Math.floor(score / POINTS_PER_POWER)
}

const START = ['centaur', 'gargoyle', 'ogre'].map(typeNamed)
const SHORT_START = ['cyclops', 'lion', 'troll'].map(typeNamed)

/** The three creatures every player starts with, and that a tower gives for nothing (TI-5.2a, TI-18.5a; short: TI-V1). */
export function startCreatures(short: boolean): readonly Type[] {
  return short ? SHORT_START : START
}

/** TI-5.2a: pieces of each start creature, besides a Titan and an angel. */
export const START_PAIR = 2

/** A fast copy of a column: by type. */
function column(of: (creature: Creature) => number): Int32Array {
  return Int32Array.from(creatures, of)
}

/** By type: the skill, the natives. */
export const SKILL = column(({ skill }) => skill)
export const NATIVES = column(({ natives }) => natives)
/** Warlocks rangestrike by magic (TI-12.6b). */
export const MAGIC = 2
/** By type: 1 if it flies; 1 if it rangestrikes, MAGIC if so; 1 if it is a lord. */
export const FLIES = column(({ flies }) => (flies ? 1 : 0))
export const RANGESTRIKES = column(({ rangestrike }) =>
  rangestrike === 'magic' ? MAGIC : rangestrike === 'normal' ? 1 : 0,
)
export const LORD = column(creature => (creature.class === 'lord' ? 1 : 0))

/** True if characters of this type are at home in a hazard. */
export function isNative(type: Type, hazard: Hazard): boolean {
  return (NATIVES[type] & (1 << hazard)) !== 0
}
