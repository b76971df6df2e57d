import { type Outcome, type PositionFormat, Reader, reading, readSettings } from '@hexarium/kernel'
import { emptyState } from '../begin.ts'
import { check } from '../check.ts'
import { creeps, DRAGON, HATCHLING } from '../content/creeps.ts'
import { RACES, raceNamed } from '../content/races.ts'
import { DRAGON_RISE, scenarioNamed, scenarios } from '../content/scenarios.ts'
import { CREEP_SLOTS, FIRST_CREEP, HATCHLING_SLOT } from '../pieces.ts'
import { fillSpaces, placeDragons, placeTowns, placeUnits } from '../rules/set-up/board.ts'
import { optionsFrom, settings } from '../settings.ts'
import { MOVE, NEUTRAL, NONE, type Warcraft } from '../state.ts'
import { hexOfKey, MOST, readHex, readPlayer } from './player.ts'
import { readUnits } from './units.ts'
import { STEP_NAMES, writePosition } from './write.ts'

/**
 * A position is the start of a player's step: `{"scenario": "main-2p", "step": "move", "active": 0, "players": [{"race":
 * "human", "units": {"C4": "2 melee, worker, hero"}, "hand": ["fast"], "hero": {"name": "archmage"}}, {"race": "orc"}]}`.
 * What is not said is as at the start of the game, without cards in hand.
 */
export const position: PositionFormat<Warcraft> = {
  read: json => reading(() => readPosition(new Reader(json))),
  write: writePosition,
}

type Read = ReturnType<PositionFormat<Warcraft>['read']> extends Outcome<infer P> ? P : never

const KEYS = 'scenario settings turn step active first players neutral creeps spaces quest'.split(' ')

function readPosition(reader: Reader): Read {
  reader.only(...KEYS)
  const players = reader.at('players').list()
  const g = emptyTable(reader, players.length)
  readRaces(g, players)
  placeTowns(g)
  placeUnits(g)
  fillSpaces(g)
  if (g.scenario === DRAGON_RISE) placeDragons(g)
  players.forEach((player, seat) => {
    readPlayer(g, seat, player)
  })
  if (reader.has('neutral')) readUnits(g, NEUTRAL, reader.at('neutral'))
  if (reader.has('creeps')) readCreeps(g, reader.at('creeps'))
  if (reader.has('spaces')) readSpaces(g, reader.at('spaces'))
  if (reader.has('quest'))
    g.quest = reader
      .at('quest')
      .list()
      .map(hex => (hex.json === null ? NONE : readHex(g, hex)))
  readTurn(g, reader)
  complainOf(g, reader)
  return { ...g, seats: players.length }
}

/** What no rule allows is refused with the rule that forbids it. */
function complainOf(g: Warcraft, reader: Reader): void {
  try {
    check(g)
  } catch (error) {
    reader.fault((error as Error).message)
  }
}

/** The scenario named, or the main game for so many, with nothing on the board. */
function emptyTable(reader: Reader, players: number): Warcraft {
  if (players < 2 || players > 4) reader.at('players').fault('two to four players are wanted')
  const fitting = scenarios.filter(scenario => scenario.players === players).map(({ id }) => id)
  const id = reader.has('scenario') ? reader.at('scenario').oneOf(fitting) : fitting[0]
  const given: Reader = reader.has('settings') ? reader.at('settings') : new Reader({})
  const chosen = readSettings(settings, Object.fromEntries(given.entries().map(([key, value]) => [key, value.json])))
  if (!chosen.ok) given.fault(chosen.problem.text)
  return emptyState(
    players,
    scenarioNamed(id),
    optionsFrom(chosen.value),
    new Array<number>(players).fill(NONE),
  ) as Warcraft
}

function readRaces(g: Warcraft, players: readonly Reader[]): void {
  const allowed = scenarios[g.scenario].races ?? RACES
  const named = players.map(player => (player.has('race') ? player.at('race').oneOf(allowed) : undefined))
  const free = allowed.filter(race => !named.includes(race))
  named.forEach((race, seat) => {
    if (race !== undefined && named.indexOf(race) !== seat) players[seat].at('race').fault(`${race} plays already`)
    g.race[seat] = raceNamed(race ?? free.shift()!)
  })
}

/** `{"C4": "Ogre Lord"}` or a list of names; `?` before a name turns it face down. */
function readCreeps(g: Warcraft, reader: Reader): void {
  if (g.creepKind.length === 0) {
    g.creepKind = new Array<number>(CREEP_SLOTS).fill(NONE)
    g.creepShown = new Array<number>(CREEP_SLOTS).fill(0)
  }
  const names = creeps.flatMap(({ name }) => [name, `?${name}`])
  let slot = 0
  for (const [key, value] of reader.entries()) {
    const hex = hexOfKey(g, key, 'creeps')
    for (const item of Array.isArray(value.json) ? value.list() : [value]) {
      const name = item.oneOf(names)
      const kind = creeps.findIndex(creep => creep.name === name.replace('?', ''))
      const own = g.scenario === DRAGON_RISE ? [HATCHLING, DRAGON].indexOf(kind) : NONE
      const at = own >= 0 ? HATCHLING_SLOT + own : slot++
      g.creepKind[at] = kind
      g.creepShown[at] = name.startsWith('?') ? 0 : 1
      g.at[FIRST_CREEP + at] = hex
    }
  }
}

/** `{"C4": {"depletion": 1, "stock": 12, "token": 15, "shown": true, "pinned": true}}`. */
function readSpaces(g: Warcraft, reader: Reader): void {
  for (const [key, value] of reader.entries()) {
    const hex = hexOfKey(g, key, 'spaces')
    value.only('depletion', 'stock', 'token', 'shown', 'pinned')
    if (value.has('depletion')) g.depletion[hex] = value.at('depletion').int(0, 3)
    if (value.has('stock')) g.stock[hex] = value.at('stock').int(0, MOST)
    if (value.has('token')) g.token[hex] = value.at('token').int(0, MOST)
    if (value.has('shown')) g.tokenShown[hex] = Number(value.at('shown').flag())
    if (value.has('pinned') && value.at('pinned').flag()) g.pinned.push(hex)
  }
}

/** Whose step it is; those before him have had it. */
function readTurn(g: Warcraft, reader: Reader): void {
  const last = g.race.length - 1
  g.turn = reader.has('turn') ? reader.at('turn').int(1, MOST) : 1
  g.active = reader.has('active') ? reader.at('active').int(0, last) : 0
  g.first = reader.has('first') ? reader.at('first').int(0, last) : g.active
  g.step = reader.has('step') ? STEP_NAMES.indexOf(reader.at('step').oneOf(STEP_NAMES)) : MOVE
  if (!g.alive[g.active]) reader.at('active').fault('this player is out of the game')
  for (let seat = g.first; seat !== g.active; seat = (seat + 1) % g.race.length) g.acted |= 1 << seat
}
