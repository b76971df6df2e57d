import type { Reader, Seat } from '@hexarium/kernel'
import { emptyState } from '../begin.ts'
import { check } from '../check.ts'
import { cards, VICTORY_POINT } from '../content/cards.ts'
import { DRAGON, HATCHLING } from '../content/creeps.ts'
import { heroes } from '../content/heroes.ts'
import { RACES, raceNamed, races, TYPES } from '../content/races.ts'
import {
  DRAGON_RISE,
  mapOfScenario,
  NORDRASSIL,
  NORDRASSIL_DECK,
  scenarioNamed,
  scenarios,
} from '../content/scenarios.ts'
import {
  CREEP_SLOTS,
  endOf,
  FIRST_CREEP,
  findPiece,
  firstOf,
  HATCHLING_SLOT,
  HERO,
  heroCardOf,
  heroOf,
  SLOTS,
  WORKER,
} from '../pieces.ts'
import { deckOf, fillSpaces, placeDragons, placeTowns, placeUnits } from '../rules/set-up/board.ts'
import { clearAway } from '../rules/victory/elimination.ts'
import { optionsFrom } from '../settings.ts'
import {
  BUILDING,
  type ByType,
  type Card,
  GONE,
  type Hex,
  NEUTRAL,
  NONE,
  type Owner,
  ofType,
  outpostOf,
  outpostsOf,
  RESERVE,
  TRAINING,
  type Warcraft,
} from '../state.ts'
import {
  type CreepMarker,
  formats,
  type Ground,
  type HeroCard,
  type InSpaces,
  KIND_NAMES,
  type Player,
  type Position,
  STEP_NAMES,
  type Stack,
  type Tiles,
} from './format.ts'

/** The state a position describes, and for how many seats. What the codec cannot know is checked here, at its place. */
export function stateAt(reader: Reader): Warcraft & { seats: number } {
  const seats = reader.at('players').list().length
  const scenario = scenarioOf(reader, seats)
  const position = formats[mapOfScenario[scenario]].position.read(reader)
  const options = optionsFrom(position.settings ?? {})
  const g = emptyState(seats, scenario, options, new Array<number>(seats).fill(NONE)) as Warcraft
  const places = reader.at('players').list()
  dealRaces(g, position.players, places)
  placeTowns(g)
  placeUnits(g)
  fillSpaces(g)
  if (scenario === DRAGON_RISE) placeDragons(g)
  position.players.forEach((player, seat) => {
    settlePlayer(g, seat, player, places[seat])
  })
  if (position.neutral) placeStacks(g, NEUTRAL, position.neutral, reader.at('neutral'))
  if (position.creeps) placeMarkers(g, position.creeps)
  for (const [hex, ground] of position.spaces ?? []) lieAs(g, hex, ground, reader.at('spaces'))
  if (position.quest) g.quest = position.quest.map(hex => hex ?? NONE)
  setTurn(g, position, reader)
  complainOf(g, reader)
  return { ...g, seats }
}

/** The scenario named, or the main game for so many: what else can be written depends on its map. */
function scenarioOf(reader: Reader, players: number): number {
  if (players < 2 || players > 4) reader.at('players').fault('two to four players are wanted')
  const fitting = scenarios.filter(scenario => scenario.players === players).map(({ id }) => id)
  return scenarioNamed(reader.has('scenario') ? reader.at('scenario').oneOf(fitting) : fitting[0])
}

/** What no rule allows is refused with the rule that forbids it. */
function complainOf(g: Warcraft, reader: Reader): void {
  try {
    check(g)
  } catch (error) {
    reader.fault((error as Error).message)
  }
}

function dealRaces(g: Warcraft, players: readonly Player[], places: readonly Reader[]): void {
  const allowed = scenarios[g.scenario].races ?? RACES
  const free = allowed.filter(race => !players.some(player => player.race === race))
  players.forEach(({ race }, seat) => {
    if (race !== undefined) places[seat].at('race').oneOf(allowed)
    const isTaken = race !== undefined && players.findIndex(player => player.race === race) !== seat
    if (isTaken) places[seat].at('race').fault(`${race} plays already`)
    g.race[seat] = raceNamed(race ?? free.shift()!)
  })
}

/** One player; what is not said stays as it is. */
function settlePlayer(g: Warcraft, seat: Seat, player: Player, place: Reader): void {
  g.gold[seat] = player.gold ?? g.gold[seat]
  g.wood[seat] = player.wood ?? g.wood[seat]
  g.laid[seat] = player.laid ?? 0
  g.research[seat] = player.research ?? 0
  g.captured[seat] = player.captured ?? false
  g.town[seat] = player.town ?? g.town[seat]
  if (player.levels) setLevels(g, seat, place.at('levels'))
  if (player.buildings) layTiles(g.built, seat, player.buildings)
  if (player.unattended) layTiles(g.raising, seat, player.unattended)
  if (player.hero) chooseHero(g, seat, player.hero, place.at('hero'))
  if (player.units) {
    placeStacks(g, seat, player.units, place.at('units'))
    if (player.training) placeStack(g, seat, player.training, TRAINING, place.at('training'))
  } else if (g.hero[seat] !== NONE && g.town[seat] !== NONE) g.at[heroOf(seat)] = g.town[seat]
  if (player.underway) setWorkersTo(g, seat, player.underway, place.at('underway'))
  if (player.outposts) build(g, seat, player.outposts, place.at('outposts'))
  if (player.alive === false) {
    g.alive[seat] = false
    g.place[seat] = g.race.length
    clearAway(g, seat)
  }
  dealCards(g, seat, player, place)
}

function setLevels(g: Warcraft, seat: Seat, place: Reader): void {
  place.list().forEach((level, type) => {
    if (type >= TYPES.length) place.fault('there are three unit types: melee, ranged, flying')
    g.level[ofType(seat, type)] = level.int(1, races[g.race[seat]].levels[type].length)
  })
}

function layTiles(into: ByType<number>, seat: Seat, tiles: Tiles): void {
  TYPES.forEach((name, type) => {
    into[ofType(seat, type)] = tiles[name] ?? into[ofType(seat, type)]
  })
}

/** Tiles under construction, each with a worker from reserves. */
function setWorkersTo(g: Warcraft, seat: Seat, tiles: Tiles, place: Reader): void {
  layTiles(g.building, seat, tiles)
  for (let i = TYPES.reduce((sum, _, type) => sum + g.building[ofType(seat, type)], 0); i > 0; i--) {
    const worker = findPiece(g, seat, WORKER, RESERVE)
    if (worker === NONE) place.fault('there are not so many workers')
    g.at[worker] = BUILDING
  }
}

function chooseHero(g: Warcraft, seat: Seat, { name, level, wounds, ones, twos }: HeroCard, place: Reader): void {
  place.at('name').oneOf(heroes.filter(({ race }) => race === g.race[seat]).map(({ id }) => id))
  g.hero[seat] = heroes.findIndex(({ id }) => id === name)
  g.heroLevel[seat] = level ?? 1
  g.wounds[seat] = wounds === undefined ? 0 : place.at('wounds').int(0, heroCardOf(g, seat).life - 1)
  g.ones[seat] = ones ?? 0
  g.twos[seat] = twos ?? 0
}

/** What is not named is in reserve. */
function placeStacks(g: Warcraft, owner: Owner, stacks: InSpaces<Stack>, place: Reader): void {
  for (let piece = owner * SLOTS; piece < (owner + 1) * SLOTS; piece++) if (g.at[piece] !== GONE) g.at[piece] = RESERVE
  for (const [hex, stack] of stacks) placeStack(g, owner, stack, hex, place)
}

function placeStack(g: Warcraft, owner: Owner, stack: Stack, where: Hex, place: Reader): void {
  stack.forEach((count, kind) => {
    if (count === 0) return
    if (kind >= HERO && g.hero[owner] === NONE) place.fault('this player has no hero; say which one under “hero”')
    if (owner === NEUTRAL && kind >= WORKER) place.fault('neutral pieces are melee, ranged and flying units')
    for (let i = count; i > 0; i--) {
      const piece = findPiece(g, owner, kind, RESERVE)
      const most = endOf(owner, kind) - firstOf(owner, kind)
      if (piece === NONE) place.fault(`there are no more than ${most} of ${KIND_NAMES[kind]}`)
      g.at[piece] = where
    }
  })
}

/** Completed, or under construction by a worker there. */
function build(g: Warcraft, seat: Seat, outposts: InSpaces<boolean>, place: Reader): void {
  for (const outpost of outpostsOf(seat)) g.outpostAt[outpost] = NONE
  outposts.forEach(([hex, isDone], number) => {
    if (number > 1) place.fault('there are two Outposts a player')
    const outpost = outpostOf(seat, number)
    g.outpostAt[outpost] = hex
    g.outpostDone[outpost] = isDone
    if (!isDone) g.outpostWorker[outpost] = findPiece(g, seat, WORKER, hex)
  })
}

/** Hand and discard pile out of the deck; `deck` lists the cards on top (in Nordrassil all of it), the topmost first. */
function dealCards(g: Warcraft, seat: Seat, player: Player, place: Reader): void {
  const left = deckOf(g, seat)
  const take = (card: Card, reader: Reader): Card => {
    if (!left.includes(card)) reader.fault(`there is no further ${cards[card].key} in this deck`)
    left.splice(left.indexOf(card), 1)
    return card
  }
  const pile = (key: 'hand' | 'discard' | 'deck' | 'aside'): Card[] =>
    (player[key] ?? []).map((card, i) => take(card, place.at(key).list()[i]))
  for (let i = 0; i < g.laid[seat]; i++) take(VICTORY_POINT, place.at('laid'))
  g.hand[seat] = pile('hand').sort((a, b) => a - b)
  g.discard[seat] = pile('discard')
  const top = pile('deck').reverse()
  if (g.scenario === NORDRASSIL) {
    g.aside[seat] = pile('aside')
    const unknown = player.deck ? 0 : NORDRASSIL_DECK // WC-B-SCN-45: the others are out of the game
    g.box[seat] = left.splice(0, Math.max(0, left.length - unknown))
  }
  g.deck[seat] = [...left, ...top]
  g.loose[seat] = left.length
}

/** Creeps in slots of their own; hatchling and dragon of Dragon Rise in theirs. */
function placeMarkers(g: Warcraft, markers: InSpaces<CreepMarker[]>): void {
  if (g.creepKind.length === 0) {
    g.creepKind = new Array<number>(CREEP_SLOTS).fill(NONE)
    g.creepShown = new Array<boolean>(CREEP_SLOTS).fill(false)
  }
  let slot = 0
  for (const [hex, list] of markers) {
    for (const { kind, shown } of list) {
      const own = g.scenario === DRAGON_RISE ? [HATCHLING, DRAGON].indexOf(kind) : NONE
      const at = own >= 0 ? HATCHLING_SLOT + own : slot++
      g.creepKind[at] = kind
      g.creepShown[at] = shown
      g.at[FIRST_CREEP + at] = hex
    }
  }
}

/** A space as it lies; what only other ways to harvest know (WC-X-DRN, WC-X-HID) is refused, and nothing of it is no matter. */
function lieAs(g: Warcraft, hex: Hex, { depletion, stock, token, shown, pinned }: Ground, place: Reader): void {
  if (depletion !== undefined) g.depletion[hex] = depletion
  if (g.stock.length === 0 && stock) place.fault('resources are counted only where the table plays with Option 6 or 7')
  if (g.token.length === 0 && token) place.fault('resource tokens lie only where the table plays with Option 7')
  if (g.stock.length > 0 && stock !== undefined) g.stock[hex] = stock
  if (g.token.length > 0 && token !== undefined) g.token[hex] = token
  if (g.token.length > 0 && shown !== undefined) g.tokenShown[hex] = shown
  if (pinned) g.pinned.push(hex)
}

/** Whose step it is; those before him have had it. */
function setTurn(g: Warcraft, { turn = 1, active, first, step = 'move' }: Position, reader: Reader): void {
  const last = g.race.length - 1
  g.turn = turn
  g.active = active === undefined ? 0 : reader.at('active').int(0, last)
  g.first = first === undefined ? g.active : reader.at('first').int(0, last)
  g.step = STEP_NAMES.indexOf(step)
  if (!g.alive[g.active]) reader.at('active').fault('this player is out of the game')
  for (let seat = g.first; seat !== g.active; seat = (seat + 1) % g.race.length) g.acted |= 1 << seat
}
