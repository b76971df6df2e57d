import { Reader, type Seat } from '@hexarium/kernel'
import { cards } from '../content/cards.ts'
import { heroes } from '../content/heroes.ts'
import { races, TILES, TYPES } from '../content/races.ts'
import { NORDRASSIL, NORDRASSIL_DECK } from '../content/scenarios.ts'
import { endOf, findPiece, firstOf, heroOf, WORKER } from '../pieces.ts'
import { deckOf } from '../rules/set-up/board.ts'
import { clearAway } from '../rules/victory/elimination.ts'
import { mapOf } from '../spaces.ts'
import { BUILDING, type Hex, NONE, ofType, outpostOf, outpostsOf, type Warcraft } from '../state.ts'
import { readUnits } from './units.ts'

export const MOST = 999

const KEYS =
  'race gold wood town captured levels buildings underway unattended units training outposts hand deck discard aside hero laid ' +
  'research alive'

/** One player of a position; what is not said stays as it is. */
export function readPlayer(g: Warcraft, seat: Seat, player: Reader): void {
  player.only(...KEYS.split(' '))
  const number = (key: string, most: number, now: number) => (player.has(key) ? player.at(key).int(0, most) : now)
  g.gold[seat] = number('gold', MOST, g.gold[seat])
  g.wood[seat] = number('wood', MOST, g.wood[seat])
  g.laid[seat] = number('laid', 3, 0)
  g.research[seat] = number('research', 2, 0)
  if (player.has('captured')) g.captured[seat] = Number(player.at('captured').flag())
  if (player.has('town')) g.town[seat] = readHex(g, player.at('town'))
  if (player.has('levels')) readLevels(g, seat, player.at('levels'))
  if (player.has('buildings')) readTiles(seat, player.at('buildings'), g.built)
  if (player.has('unattended')) readTiles(seat, player.at('unattended'), g.raising)
  if (player.has('hero')) readHero(g, seat, player.at('hero'))
  if (player.has('units'))
    readUnits(g, seat, player.at('units'), player.has('training') ? player.at('training') : undefined)
  else if (g.hero[seat] !== NONE && g.town[seat] !== NONE) g.at[heroOf(seat)] = g.town[seat]
  if (player.has('underway')) readUnderway(g, seat, player.at('underway'))
  if (player.has('outposts')) readOutposts(g, seat, player.at('outposts'))
  if (player.has('alive') && !player.at('alive').flag()) {
    g.alive[seat] = 0
    g.place[seat] = g.race.length
    clearAway(g, seat)
  }
  readCards(g, seat, player)
}

/** A space by its name. */
export function readHex(g: Warcraft, reader: Reader): Hex {
  const hex = mapOf(g).board.find(reader.text())
  if (hex < 0) reader.fault(`there is no space “${reader.text()}” on this map; spaces are A1, A2 … row by row`)
  return hex
}

/** A space that is the key of an object. */
export function hexOfKey(g: Warcraft, key: string, where: string): Hex {
  return readHex(g, new Reader(key, where))
}

function readLevels(g: Warcraft, seat: Seat, reader: Reader): void {
  reader.list().forEach((level, type) => {
    g.level[ofType(seat, type)] = level.int(1, races[g.race[seat]].levels[type].length)
  })
}

/** `{"melee": 1, "ranged": 2}`: tiles. */
function readTiles(seat: Seat, reader: Reader, into: number[]): void {
  for (const [key, count] of reader.only(...TYPES).entries()) {
    const type = (TYPES as readonly string[]).indexOf(key)
    into[ofType(seat, type)] = count.int(0, TILES[type])
  }
}

/** Tiles under construction, each with a worker from reserves. */
function readUnderway(g: Warcraft, seat: Seat, reader: Reader): void {
  readTiles(seat, reader, g.building)
  for (let i = TYPES.reduce((sum, _, type) => sum + g.building[ofType(seat, type)], 0); i > 0; i--) {
    const worker = findPiece(g, seat, WORKER, NONE)
    if (worker === NONE) reader.fault('there are not so many workers')
    g.at[worker] = BUILDING
  }
}

function readHero(g: Warcraft, seat: Seat, reader: Reader): void {
  reader.only('name', 'level', 'wounds', 'ones', 'twos')
  const own = heroes.filter(({ race }) => race === g.race[seat]).map(({ id }) => id)
  const name = reader.at('name').oneOf(own)
  g.hero[seat] = heroes.findIndex(({ id }) => id === name)
  g.heroLevel[seat] = reader.has('level') ? reader.at('level').int(1, 3) : 1
  const { life } = heroes[g.hero[seat]].cards[g.heroLevel[seat] - 1]
  g.wounds[seat] = reader.has('wounds') ? reader.at('wounds').int(0, life - 1) : 0
  g.ones[seat] = reader.has('ones') ? reader.at('ones').int(0, 16) : 0
  g.twos[seat] = reader.has('twos') ? reader.at('twos').int(0, 16) : 0
}

/** `{"C4": true, "D5": false}`: completed, or under construction by a worker there. */
function readOutposts(g: Warcraft, seat: Seat, reader: Reader): void {
  for (const outpost of outpostsOf(seat)) g.outpostAt[outpost] = NONE
  reader.entries().forEach(([key, done], i) => {
    if (i > 1) reader.fault('there are two Outposts a player')
    const outpost = outpostOf(seat, i)
    g.outpostAt[outpost] = hexOfKey(g, key, 'outposts')
    g.outpostDone[outpost] = Number(done.flag())
    if (!g.outpostDone[outpost]) g.outpostWorker[outpost] = workerIn(g, seat, g.outpostAt[outpost])
  })
}

function workerIn(g: Warcraft, seat: Seat, hex: Hex): number {
  for (let piece = firstOf(seat, WORKER); piece < endOf(seat, WORKER); piece++) if (g.at[piece] === hex) return piece
  return NONE
}

/** Hand and discard pile out of the deck; `deck` lists the cards on top (in Nordrassil all of it), the topmost first. */
function readCards(g: Warcraft, seat: Seat, player: Reader): void {
  const left = deckOf(g, seat)
  const take = (reader: Reader): number => {
    const key = reader.oneOf(cards.map(card => card.key))
    const card = cards.findIndex(one => one.key === key)
    if (!left.includes(card)) reader.fault(`there is no further ${key} in this deck`)
    left.splice(left.indexOf(card), 1)
    return card
  }
  const list = (key: string) => (player.has(key) ? player.at(key).list().map(take) : [])
  for (let i = 0; i < g.laid[seat]; i++) take(new Reader('victory-point', 'laid'))
  g.hand[seat] = list('hand').sort((a, b) => a - b)
  g.discard[seat] = list('discard')
  const top = list('deck').reverse()
  if (g.scenario === NORDRASSIL) {
    g.aside[seat] = list('aside')
    const unknown = player.has('deck') ? 0 : NORDRASSIL_DECK // WC-B-SCN-45: the others are out of the game
    g.box[seat] = left.splice(0, Math.max(0, left.length - unknown))
  }
  g.deck[seat] = [...left, ...top]
  g.loose[seat] = left.length
}
