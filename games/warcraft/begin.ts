import type { Setup } from '@hexarium/kernel'
import { gameMaps } from './content/boards.ts'
import { DRAGON_RISE, ELEMENTS, mapOfScenario, NORDRASSIL } from './content/scenarios.ts'
import { CREEP_SLOTS, PIECES } from './pieces.ts'
import { formerly, optionsFrom, racesFrom, scenarioFrom } from './settings.ts'
import {
  BY_DIE,
  type Card,
  FULL,
  HIDDEN,
  MOVE,
  NEUTRAL,
  NONE,
  type Options,
  OWNERS,
  ofType,
  RESERVE,
  type Warcraft,
} from './state.ts'

/** The state before set-up. */
export function begin({ seats, settings, rules }: Setup): Omit<Warcraft, 'core'> {
  const g = emptyState(seats, scenarioFrom(settings, seats), optionsFrom(settings), racesFrom(settings, seats))
  return { ...g, ...formerly(rules) }
}

/** An empty board of a scenario: nobody has anything yet. */
export function emptyState(
  seats: number,
  scenario: number,
  options: Options,
  wanted: number[],
): Omit<Warcraft, 'core'> {
  return {
    scenario,
    options,
    altarTakes: false,
    lax: false,
    lenient: false,
    former: false,
    wanted,
    turn: 0,
    step: MOVE,
    active: 0,
    first: 0,
    acted: 0,
    ...emptySeats(seats),
    ...emptyPieces(options.creeps || scenario === DRAGON_RISE || scenario === ELEMENTS),
    ...emptySpaces(gameMaps[mapOfScenario[scenario]].board.size, options.resources),
    ...emptyPiles(seats, scenario === NORDRASSIL),
    quest: [],
    trigger: NONE,
    dying: NONE,
    homeless: NONE,
    battle: null,
    stack: [],
  }
}

/** What players have beside pieces and cards. */
function emptySeats(seats: number) {
  const bySeat = <T>(value: T, times = 1): T[] => new Array<T>(seats * times).fill(value)
  return {
    race: bySeat(NONE),
    alive: bySeat(true),
    place: bySeat(0),
    gold: bySeat(0),
    wood: bySeat(0),
    town: bySeat(NONE),
    captured: bySeat(false),
    laid: bySeat(0),
    research: bySeat(0),
    hero: bySeat(NONE),
    heroLevel: bySeat(0),
    wounds: bySeat(0),
    ones: bySeat(0),
    twos: bySeat(0),
    risen: bySeat(false),
    usedThisTurn: bySeat(0),
    friends: Array.from({ length: OWNERS }, (_, owner) => 1 << owner),
    level: new Array<number>(ofType(NEUTRAL + 1, 0)).fill(1),
    built: bySeat(0, 3),
    building: bySeat(0, 3),
    raising: bySeat(0, 3),
    outpostAt: bySeat(NONE, 2),
    outpostDone: bySeat(false, 2),
    outpostWorker: bySeat(NONE, 2),
  }
}

function emptyPieces(usesCreeps: boolean) {
  return {
    at: new Array<number>(PIECES).fill(RESERVE),
    moves: new Array<number>(PIECES).fill(0),
    slowed: [],
    gift: [],
    armed: [],
    busy: [],
    walking: 0,
    uprooted: 0,
    creepKind: new Array<number>(usesCreeps ? CREEP_SLOTS : 0).fill(NONE),
    creepShown: new Array<boolean>(usesCreeps ? CREEP_SLOTS : 0).fill(false),
  }
}

function emptySpaces(hexes: number, resources: number) {
  return {
    depletion: new Array<number>(hexes).fill(FULL),
    pinned: [],
    barred: [],
    stock: new Array<number>(resources === BY_DIE ? 0 : hexes).fill(0),
    token: new Array<number>(resources === HIDDEN ? hexes : 0).fill(0),
    tokenShown: new Array<boolean>(resources === HIDDEN ? hexes : 0).fill(false),
  }
}

/** WC-B-SCN-42, WC-B-SCN-45: only in Nordrassil cards are set aside or out of the game. */
function emptyPiles(seats: number, isNordrassil: boolean) {
  const piles = (): Card[][] => Array.from({ length: seats }, () => [])
  return {
    deck: piles(),
    loose: [],
    hand: piles(),
    discard: piles(),
    aside: isNordrassil ? piles() : [],
    box: isNordrassil ? piles() : [],
  }
}
