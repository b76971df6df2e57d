import type { Event, Match } from '@hexarium/kernel'
import { choose, engage, passOver, passTo, ready, type Side } from './table.ts'

/** Heroes, and nobody draws cards. */
export const HEROES = { settings: { spellResearch: true, heroes: true } }

/** A hero in the battlefield with two melee units and enough mana for anything. */
export function withHero(race: string, name: string, level: number, more: Side = {}): Side {
  const { hero, ...rest } = more
  const hand = ['resources', 'resources', 'resources']
  return { race, field: '2 melee, hero', hand, ...rest, hero: { name, level, ...hero } }
}

/** A battle in D4, at the first window of a name. */
export function at(window: string, attacker: Side, defender: Side, rolls: number[] = [], spec: object = HEROES): Match {
  const match = ready(attacker, defender, spec)
  engage(match, rolls)
  passTo(match, window)
  return match
}

/** Uses the ability of a level and pays for it; nobody answers. */
export function use(match: Match, level: number, rolls: number[] = []): Event[] {
  const events = choose(match, `ability ${level}`, rolls)
  while (match.asked?.decision === 'pay') events.push(...choose(match, 'card resources'))
  return [...events, ...passOver(match, ['respond'])]
}
