import { Match, must } from '@hexarium/kernel'
import { momentsOf, type Place } from '@hexarium/laws/test-kit'
import { heroes } from '../content/heroes.ts'
import { ALL } from './midgame.ts'
import { fresh } from './table.ts'
import { veterans } from './veterans.ts'

const CHOICES = 800
const STRIDES = [5, 7, 11]

/** Moments of a duel of veterans: the first has the hero of this number, the other one of the next race but one. */
export function duel(number: number): Place[] {
  const settings = {
    first: heroes[number].id,
    second: heroes[(number + 5) % heroes.length].id,
    level: 3 - (number % 3),
    racialAbilities: number % 2 === 1,
  }
  const match = must(Match.open(veterans, { seats: ['Ann', 'Ben'], settings, dice: { seed: `duel ${number}` } }))
  return momentsOf(match, CHOICES, STRIDES[number % STRIDES.length])
}

/** All of the expansion, with resources that lie hidden. */
const HIDDEN = { ...ALL, resources: 'hidden' }
const DRAINING = { ...ALL, resources: 'draining' }

/** Games as they begin: the base game and the whole expansion of every scenario. */
export const TABLES: readonly [what: string, seats: number, settings: Record<string, unknown>][] = [
  ['two', 2, {}],
  ['two, expansion', 2, HIDDEN],
  ['three', 3, {}],
  ['three, expansion', 3, DRAINING],
  ['four', 4, {}],
  ['four, expansion', 4, HIDDEN],
  ['The Elf Gate', 3, { threePlayers: 'elf-gate' }],
  ['The Elf Gate, expansion', 3, { ...ALL, threePlayers: 'elf-gate' }],
  ['March of the Necromancers', 2, { twoPlayers: 'necromancers' }],
  ['March of the Necromancers, expansion', 2, { ...ALL, twoPlayers: 'necromancers' }],
  ['The Captives', 2, { twoPlayers: 'captives' }],
  ['The Captives, expansion', 2, { ...HIDDEN, twoPlayers: 'captives' }],
  ['Nordrassil', 4, { fourPlayers: 'nordrassil' }],
  ['Nordrassil, expansion', 4, { ...ALL, fourPlayers: 'nordrassil' }],
  ['The Altar of Flame', 2, { twoPlayers: 'altar-of-flame' }],
  ['The Altar of Flame, expansion', 2, { ...DRAINING, twoPlayers: 'altar-of-flame' }],
  ['The Skull of Storms', 2, { twoPlayers: 'skull-of-storms' }],
  ['The Skull of Storms, expansion', 2, { ...ALL, twoPlayers: 'skull-of-storms' }],
  ['Dragon Rise', 4, { fourPlayers: 'dragon-rise' }],
  ['Dragon Rise, expansion', 4, { ...HIDDEN, fourPlayers: 'dragon-rise' }],
  ['Battle of the Elements', 4, { fourPlayers: 'battle-of-the-elements' }],
  ['Battle of the Elements, expansion', 4, { ...ALL, fourPlayers: 'battle-of-the-elements' }],
]

/** Moments of a game at one of these tables. */
export function game(number: number): Place[] {
  const [what, seats, settings] = TABLES[number]
  return momentsOf(fresh(seats, settings, what), CHOICES, STRIDES[number % STRIDES.length])
}
