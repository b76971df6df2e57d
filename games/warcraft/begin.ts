import type { Setup } from '@hexarium/kernel'
import { gameMaps } from './content/boards.ts'
import { DRAGON_RISE, ELEMENTS, mapOfScenario, NORDRASSIL } from './content/scenarios.ts'
import { CREEP_SLOTS, PIECES } from './pieces.ts'
import { optionsFrom, racesFrom, scenarioFrom } from './settings.ts'
import { BY_DIE, HIDDEN, MOVE, NEUTRAL, NONE, type Options, OWNERS, ofType, RESERVE, type Warcraft } from './state.ts'

/** The state before set-up. */
export function begin({ seats, settings }: Setup): Omit<Warcraft, 'core'> {
  return emptyState(seats, scenarioFrom(settings, seats), optionsFrom(settings), racesFrom(settings, seats))
}

/** An empty board of a scenario: nobody has anything yet. */
export function emptyState(
  seats: number,
  scenario: number,
  options: Options,
  wanted: number[],
): Omit<Warcraft, 'core'> {
  const hexes = gameMaps[mapOfScenario[scenario]].board.size
  const bySeat = (value: number, times = 1) => new Array<number>(seats * times).fill(value)
  const byPiece = (value: number) => new Array<number>(PIECES).fill(value)
  const byHex = (value: number) => new Array<number>(hexes).fill(value)
  const usesCreeps = options.creeps === 1 || scenario === DRAGON_RISE || scenario === ELEMENTS
  const lists = () => Array.from({ length: seats }, () => [] as number[])
  return {
    scenario,
    options,
    wanted,
    turn: 0,
    step: MOVE,
    active: 0,
    first: 0,
    acted: 0,
    race: bySeat(NONE),
    alive: bySeat(1),
    place: bySeat(0),
    gold: bySeat(0),
    wood: bySeat(0),
    town: bySeat(NONE),
    captured: bySeat(0),
    laid: bySeat(0),
    research: bySeat(0),
    hero: bySeat(NONE),
    heroLevel: bySeat(0),
    wounds: bySeat(0),
    ones: bySeat(0),
    twos: bySeat(0),
    risen: bySeat(0),
    usedThisTurn: bySeat(0),
    friends: Array.from({ length: OWNERS }, (_, owner) => 1 << owner),
    level: new Array<number>(ofType(NEUTRAL + 1, 0)).fill(1),
    built: bySeat(0, 3),
    building: bySeat(0, 3),
    raising: bySeat(0, 3),
    outpostAt: bySeat(NONE, 2),
    outpostDone: bySeat(0, 2),
    outpostWorker: bySeat(NONE, 2),
    at: byPiece(RESERVE),
    moves: byPiece(0),
    gift: [],
    armed: [],
    busy: [],
    walking: 0,
    uprooted: 0,
    creepKind: usesCreeps ? new Array<number>(CREEP_SLOTS).fill(NONE) : [],
    creepShown: usesCreeps ? new Array<number>(CREEP_SLOTS).fill(0) : [],
    depletion: byHex(0),
    pinned: [],
    barred: [],
    stock: options.resources === BY_DIE ? [] : byHex(0),
    token: options.resources === HIDDEN ? byHex(0) : [],
    tokenShown: options.resources === HIDDEN ? byHex(0) : [],
    deck: lists(),
    loose: [],
    hand: lists(),
    discard: lists(),
    aside: scenario === NORDRASSIL ? lists() : [],
    box: scenario === NORDRASSIL ? lists() : [],
    quest: [],
    trigger: NONE,
    dying: NONE,
    homeless: NONE,
    battle: null,
    stack: [],
  }
}
