import { cards } from './cards.ts'
import type { Playable } from './effects.ts'
import { abilities } from './heroes.ts'

/** What can be played, by number: the cards, then from here on the abilities of the heroes. */
export const FIRST_ABILITY = 64

/** Cards under their own number, abilities from `FIRST_ABILITY` on. */
export const playables: readonly Playable[] = Object.assign([] as Playable[], cards, listFrom(FIRST_ABILITY, abilities))

function listFrom(start: number, list: readonly Playable[]): Record<number, Playable> {
  return Object.fromEntries(list.map((item, i) => [start + i, item]))
}

/** True if it is a hero's ability, not a card. */
export function isAbility(what: number): boolean {
  return what >= FIRST_ABILITY
}

/** What a target's number stands for. */
export type TargetKind = 'hex' | 'piece' | 'type' | 'seat'

/** What the numbers of a card's or ability's targets stand for. */
export function targetKind(what: number): TargetKind {
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
