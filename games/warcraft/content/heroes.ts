import type { Playable } from './effects.ts'
import { heroes as human } from './heroes-human.ts'
import { heroes as nightelf } from './heroes-nightelf.ts'
import { heroes as orc } from './heroes-orc.ts'
import { heroes as undead } from './heroes-undead.ts'
import type { Source } from './sources.ts'
import { type Summon, summons } from './summons.ts'

/** Where the heroes come from, for players. */
export const provenance =
  'Sixteen heroes with three cards each, four a race: the expansion rule book. It names the Warden’s Shadow Strike and ' +
  'the Mass Teleport; reviews tell of the Archmage, the Blood Mage, the Tauren Chieftain and the Priestess of the Moon. ' +
  'All strengths and lives and most abilities are designed, the cards being lost.'

/** One card of a hero (WC-X-HER-06 … 08, 23). */
export interface HeroCard {
  readonly strength: number
  readonly life: number
  readonly ability: Playable
}

/** A hero. */
export interface Hero {
  readonly id: string
  readonly name: string
  /** The person of the computer game, where a review names one. */
  readonly person: string
  readonly race: number
  /** The unit type he counts as (WC-X-HER-08). */
  readonly type: number
  /** By level. */
  readonly cards: readonly HeroCard[]
  readonly source: Source
}

/** WC-X-HER-01: four heroes a race, in the order of the races; a hero is his index here. */
export const heroes: readonly Hero[] = [...human, ...orc, ...undead, ...nightelf]

/** Heroes of a race. */
export const HEROES_PER_RACE = 4

/** By hero: the creature he summons, or nothing. */
export const summonOf: readonly (Summon | undefined)[] = heroes.map(({ id }) => summons.find(({ hero }) => hero === id))

/** Abilities: hero by hero, level by level. */
export const abilities: readonly Playable[] = heroes.flatMap(hero => hero.cards.map(({ ability }) => ability))
