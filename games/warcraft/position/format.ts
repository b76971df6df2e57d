import {
  as,
  type Codec,
  flag,
  type Key,
  key,
  keys,
  listOf,
  maybe,
  orNull,
  type Reader,
  readSettings,
  type Settings,
  text,
  whole,
  word,
} from '@hexarium/kernel'
import { type GameMap, gameMaps } from '../content/boards.ts'
import { cards } from '../content/cards.ts'
import { RESEARCH_SLOTS, TOP_LEVEL } from '../content/components.ts'
import { creeps } from '../content/creeps.ts'
import { heroes } from '../content/heroes.ts'
import { FLYING, MELEE, RACES, RANGED, TILES, TYPES } from '../content/races.ts'
import { scenarios } from '../content/scenarios.ts'
import { settings } from '../settings.ts'
import { type Card, ENDLESS, type Hex } from '../state.ts'

/** The steps as a position calls them. */
export const STEP_NAMES = ['move', 'harvest', 'deploy', 'spend'] as const

/** What a kind of piece is called in a position. */
export const KIND_NAMES: readonly string[] = [...TYPES, 'worker', 'hero', 'summon']

/** Nothing that is counted goes beyond. */
const MOST = 999
const MOST_MARKERS = 16
const MOST_LAID = 3

/** A key that may be left out; whatever is there is written. */
function given<T>(codec: Codec<T>, says: string, otherwise: string): Key<T | undefined> {
  return maybe<T | undefined>(codec, says, undefined, otherwise)
}

/** A space by its name on a map. */
function spaceNamed({ board }: GameMap, name: string, reader: Reader): Hex {
  const hex = board.find(name)
  return hex < 0 ? reader.fault(`there is no space “${name}” on this map; spaces are A1, A2 … row by row`) : hex
}

/** Things by space, in the order of writing. */
export type InSpaces<T> = [hex: Hex, thing: T][]

/** An object with one thing under the name of each space. */
function bySpace<T>(map: GameMap, item: Codec<T>): Codec<InSpaces<T>> {
  return {
    read: reader => reader.entries().map(([name, entry]) => [spaceNamed(map, name, entry), item.read(entry)]),
    write: things => Object.fromEntries(things.map(([hex, one]) => [map.board.labels[hex], item.write(one)])),
  }
}

/** By kind, how many: `2 melee, worker, hero`. */
export type Stack = number[]

const stack: Codec<Stack> = as(text, readStack, counts =>
  counts.flatMap((count, kind) => (count > 0 ? [`${count} ${KIND_NAMES[kind]}`] : [])).join(', '),
)

function readStack(written: string, reader: Reader): Stack {
  const counts = KIND_NAMES.map(() => 0)
  for (const part of written.split(',')) {
    const [, count, name = ''] = /^\s*(\d+)?\s*([a-z]+)\s*$/.exec(part) ?? []
    if (!KIND_NAMES.includes(name)) reader.fault(`“${part.trim()}” is no piece; write “2 melee, worker, hero”`)
    counts[KIND_NAMES.indexOf(name)] += Number(count ?? 1)
  }
  return counts
}

/** A card by its key. */
const card: Codec<Card> = as(
  word(...cards.map(one => one.key)),
  written => cards.findIndex(one => one.key === written),
  number => cards[number].key,
)

/** A creep marker, face up or down. */
export interface CreepMarker {
  kind: number
  shown: boolean
}

const creep: Codec<CreepMarker> = as(
  word(...creeps.flatMap(({ name }) => [name, `?${name}`])),
  written => ({
    kind: creeps.findIndex(({ name }) => name === written.replace('?', '')),
    shown: !written.startsWith('?'),
  }),
  ({ kind, shown }) => `${shown ? '' : '?'}${creeps[kind].name}`,
)

/** One thing, or a list of them; written as a list. */
function oneOrMore<T>(item: Codec<T>): Codec<T[]> {
  const list = listOf(item)
  return { read: reader => (Array.isArray(reader.json) ? list.read(reader) : [item.read(reader)]), write: list.write }
}

const tiles = keys({
  melee: given(whole(0, TILES[MELEE]), 'tiles of melee units', '0'),
  ranged: given(whole(0, TILES[RANGED]), 'of ranged units', '0'),
  flying: given(whole(0, TILES[FLYING]), 'of flying units', '0'),
})

const chosen: Codec<Settings> = {
  read(reader) {
    const all = Object.fromEntries(reader.entries().map(([name, entry]) => [name, entry.json]))
    const read = readSettings(settings, all)
    return read.ok ? read.value : reader.fault(read.problem.text)
  },
  write: value => value,
}

/** A hero of a player. */
export const hero = keys({
  name: key(word(...heroes.map(({ id }) => id)), 'who he is, such as `archmage`'),
  level: given(whole(1, TOP_LEVEL), 'his level', '1'),
  wounds: given(whole(0, MOST), 'his wounds, fewer than he has life', '0'),
  ones: given(whole(0, MOST_MARKERS), 'experience markers of one point', '0'),
  twos: given(whole(0, MOST_MARKERS), 'and of two', '0'),
})

/** What is known of a space beside what stands there. */
export const ground = keys({
  depletion: given(whole(0, ENDLESS), '0 fresh, 1 partly depleted, 2 depleted, 3 never', '0'),
  stock: given(whole(0, MOST), 'resources left (Options 6 and 7)', 'as at the start'),
  token: given(whole(0, MOST), 'the hidden token (Option 7)', 'none'),
  shown: given(flag, 'it lies face up', 'false'),
  pinned: given(flag, 'nobody may leave (WC-B-DEP-06)', 'false'),
})

/** The position on a map, and a player of it. */
function formatOn(map: GameMap) {
  const space = as(
    text,
    (name, reader) => spaceNamed(map, name, reader),
    hex => map.board.labels[hex],
  )
  const player = keys({
    race: given(word(...RACES), '`human`, `orc`, `undead`, `nightelf`', 'the next free one'),
    gold: given(whole(0, MOST), 'in his stockpile', '5'),
    wood: given(whole(0, MOST), 'in his stockpile', '5'),
    laid: given(whole(0, MOST_LAID), 'Victory Point cards laid', '0'),
    research: given(whole(0, RESEARCH_SLOTS), 'research markers', '0'),
    captured: given(flag, 'enemies have held his Town once', 'false'),
    alive: given(flag, 'false once eliminated', 'true'),
    town: given(space, 'its space', 'as on the map'),
    levels: given(listOf(whole(1, MOST)), 'of melee, ranged, flying: `[1, 2, 1]`', '1'),
    buildings: given(tiles, 'beyond the printed ones: `{"melee": 1}`', 'none'),
    underway: given(tiles, 'under construction, each with a worker', 'none'),
    unattended: given(tiles, 'under construction without one', 'none'),
    hero: given(hero, 'see below', 'no hero'),
    units: given(
      bySpace(map, stack),
      'by space what stands there: `"2 melee, worker, hero"`',
      'three melee units and three workers in the Town',
    ),
    training: given(stack, 'what is in training, where `units` are given', 'nothing'),
    outposts: given(bySpace(map, flag), 'by space, true if completed', 'none'),
    hand: given(listOf(card), 'cards by key: `["fast"]`', 'none'),
    deck: given(listOf(card), 'those on top, the topmost first', 'shuffled'),
    discard: given(listOf(card), 'his discard pile', 'none'),
    aside: given(listOf(card), 'set aside (Nordrassil)', 'none'),
  })
  const position = keys({
    scenario: given(word(...scenarios.map(({ id }) => id)), 'its id', 'the main game'),
    settings: given(chosen, 'as in the settings', 'the standard'),
    turn: given(whole(1, MOST), 'the number of the turn', '1'),
    step: given(word(...STEP_NAMES), '`move`, `harvest`, `deploy`, `spend`', 'move'),
    active: given(whole(0, MOST), 'whose step it is', 'the first seat'),
    first: given(whole(0, MOST), 'who began the turn', 'the active one'),
    players: key(listOf(player), 'two to four, see below'),
    neutral: given(bySpace(map, stack), 'by space: the guards of The Elf Gate', 'as the scenario says'),
    creeps: given(
      bySpace(map, oneOrMore(creep)),
      'by space a name or several, `?` before one that lies face down',
      'none',
    ),
    spaces: given(bySpace(map, ground), 'by space, see below', 'fresh'),
    quest: given(
      listOf(orNull(space)),
      'where the scenario’s tokens are, `null` for one destroyed',
      'as the scenario says',
    ),
  })
  return { position, player }
}

/** By map: how positions are written. */
export const formats = gameMaps.map(formatOn)

type Written<C> = C extends Codec<infer T> ? T : never

/** A position as people write it. */
export type Position = Written<(typeof formats)[number]['position']>
export type Player = Position['players'][number]
export type HeroCard = Written<typeof hero>
export type Tiles = Written<typeof tiles>
export type Ground = Written<typeof ground>
