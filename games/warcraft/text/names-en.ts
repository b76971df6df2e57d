import { TERRAINS } from '../content/boards.ts'
import { cards } from '../content/cards.ts'
import { creeps } from '../content/creeps.ts'
import { heroes } from '../content/heroes.ts'
import { isAbility, playables } from '../content/playables.ts'
import { races, TYPES } from '../content/races.ts'
import { ELEMENT_TOKENS, ELEMENTS, NECROMANCERS } from '../content/scenarios.ts'
import { CREEP, creatureOf, FIRST_CREEP, HERO, KIND, OWNER, SUMMON, WORKER } from '../pieces.ts'
import { mapOf } from '../spaces.ts'
import { CREEPS, DRAGONS, NEUTRAL, type Warcraft } from '../state.ts'
import type { View } from '../view.ts'

/** The view read where rules want a state: only what both have is read. */
const asState = (view: View): Warcraft => view as unknown as Warcraft

export const STEP_NAMES = ['Move Step', 'Harvest Step', 'Deploy Step', 'Spend Step']
export const PHASE_NAMES = ['ranged', 'flying', 'melee']

/** `Orcish Horde`. */
export function owner(view: View, of: number): string {
  if (of === NEUTRAL) return 'the Night Elf guards'
  if (of === CREEPS) return 'the creeps'
  if (of === DRAGONS) return 'the dragons'
  return races[view.race[of]]?.name ?? `Player ${of + 1}`
}

/** `C4 (forest)`. */
export function space(view: View, hex: number): string {
  const map = mapOf(asState(view))
  if (hex < 0 || hex >= map.board.size) return 'off the board'
  const town = view.town.indexOf(hex)
  if (town >= 0) return `${map.board.labels[hex]} (${owner(view, town)} Town)`
  const terrain = TERRAINS[map.terrain[hex]]
  return `${map.board.labels[hex]} (${terrain === 'town' ? 'clear' : terrain})`
}

/** What a piece is called: `Knight`, `Peon`, `Archmage`. */
export function pieceName(view: View, piece: number): string {
  const kind = KIND[piece]
  const of = OWNER[piece]
  if (kind === CREEP) return creepName(view.creepKind[piece - FIRST_CREEP])
  const race = races[of === NEUTRAL ? 3 : view.race[of]]
  if (kind === WORKER) return view.scenario === NECROMANCERS && view.town[of] < 0 ? 'Necromancer (quest)' : race.worker
  if (kind === HERO) return heroes[view.hero[of]]?.name ?? 'hero'
  if (kind === SUMMON) return creatureOf(asState(view), of)?.name ?? 'creature'
  return race.levels[kind][view.level[of * 3 + kind] - 1].name
}

export function creepName(kind: number | null): string {
  return kind === null ? 'hidden creep' : (creeps[kind]?.name ?? 'creep')
}

/** `Knight in C4`. */
export function pieceAt(view: View, piece: number): string {
  const at = view.at[piece]
  return at >= 0 ? `${pieceName(view, piece)} in ${space(view, at)}` : pieceName(view, piece)
}

/** A unit type, `worker` or `hero`. */
export function kindName(kind: number): string {
  return TYPES[kind] ?? (kind === WORKER ? 'worker' : 'hero')
}

export function cardName(card: number): string {
  return cards[card]?.name ?? 'a card'
}

export function playName(what: number): string {
  return isAbility(what) ? `the ability ${playables[what].name}` : cardName(what)
}

export function tokenName(view: View, token: number): string {
  if (token === 7) return 'the hatchling'
  if (view.scenario === ELEMENTS) return `the element ${ELEMENT_TOKENS[token]?.[0]}`
  return view.scenario === NECROMANCERS ? `the place of power ${'ABCDE'[token]}` : ['Thrall', 'Tyrande'][token]
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** `2 gold and 1 wood`. */
export function resources(gold: number, wood: number): string {
  const parts = [gold > 0 ? `${gold} gold` : '', wood > 0 ? `${wood} wood` : ''].filter(part => part !== '')
  return parts.join(' and ') || 'nothing'
}
