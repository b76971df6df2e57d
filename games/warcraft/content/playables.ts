import type { Card, What } from '../state.ts'
import { cards } from './cards.ts'
import { TOP_LEVEL } from './components.ts'
import type { Playable } from './effects.ts'
import { abilities } from './heroes.ts'

/** What can be played, by number: the cards, then from here on the abilities of the heroes. */
const FIRST_ABILITY = 64

/** Cards under their own number, abilities from `FIRST_ABILITY` on. */
export const playables: readonly Playable[] = Object.assign([] as Playable[], cards, listFrom(FIRST_ABILITY, abilities))

function listFrom(start: number, list: readonly Playable[]): Record<number, Playable> {
  return Object.fromEntries(list.map((item, i) => [start + i, item]))
}

/** The number of a hero's ability of a level, 1 to 3. */
export function abilityOfHero(hero: number, level: number): What {
  return FIRST_ABILITY + hero * TOP_LEVEL + level - 1
}

/** The level of the card an ability stands on. */
export function levelOfAbility(what: What): number {
  return ((what - FIRST_ABILITY) % TOP_LEVEL) + 1
}

/** The place of an ability among all of them (`abilities`). */
export function abilityNumber(what: What): number {
  return what - FIRST_ABILITY
}

/** True if it is a hero's ability, not a card. */
export function isAbility(what: What): boolean {
  return what >= FIRST_ABILITY
}

/** True if it is a card, not a hero's ability. */
export function isCard(what: What): what is Card {
  return !isAbility(what)
}

/** What a target's number stands for. */
export type TargetKind = 'hex' | 'piece' | 'type' | 'seat'

/** What the numbers of a card's or ability's targets stand for. */
export function targetKind(what: What): TargetKind {
  switch (playables[what]?.target?.kind) {
    case 'space':
      return 'hex'
    case 'ownType':
    case 'enemyType':
      return 'type'
    case 'player':
    case 'opponent':
      return 'seat'
    default:
      return 'piece'
  }
}
