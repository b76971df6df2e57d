import { nearest, type Reader } from '@hexarium/kernel'
import { blank } from '../begin.ts'
import { check } from '../check.ts'
import { board, directionNames } from '../content/board.ts'
import { ESIRIEN, FOREST, maps, NURKOTT } from '../content/maps.ts'
import { AREAS, areaNames, sheets } from '../content/monsters.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import {
  EARTH_UNIT,
  ELOWYN,
  FIRE_UNIT,
  FIRST_MAJOR,
  FIRST_MONSTER,
  firstOf,
  heroUnits,
  isElemental,
  isMajor,
  isMonster,
  typeOf,
  types,
  wizardUnits,
} from '../content/types.ts'
import {
  AT_START,
  AWAY,
  BROKEN,
  CAPTIVE,
  CITY,
  type DragonRage,
  GONE,
  INVADER,
  KILLER,
  NONE,
  OPEN,
  type Rulings,
  type Unit,
  WAITING,
  WILD,
  WOUNDED,
} from '../state.ts'
import { put } from '../units.ts'

/** A state without a place in the order of play. */
export type Position = Omit<DragonRage, 'core'>

/** Names of sides in positions. */
export const SIDE_NAMES = ['invader', 'city'] as const
/** Whose a unit is: elementals may be out of control, Elowyn may be a captive. */
export const OWNER_NAMES = [...SIDE_NAMES, 'wild', 'captive'] as const
/** Names of maps in positions. */
export const MAP_NAMES = ['esirien', 'nurkott'] as const

const codes = [...types.map(({ code }) => code), 'HERO', 'WZD', 'ELM']

/** The keys that describe a map with units on it. */
export const BOARD_KEYS = [
  ...['map', 'units', 'broken', 'open', 'held', 'destroyed', 'bridgesGone', 'carcasses', 'breaches'],
  ...['fog', 'whirlwind', 'boost', 'rulings'],
]

/** A map with units on it, and the units in the order they were named. */
export function readBoard(reader: Reader): { g: Position; units: Unit[] } {
  const g = blank(reader.has('map') ? MAP_NAMES.indexOf(reader.at('map').oneOf(MAP_NAMES)) : ESIRIEN)
  if (reader.has('rulings')) g.rulings = readRulings(reader.at('rulings'))
  readMarkers(g, reader)
  const units = reader.has('units')
    ? reader
        .at('units')
        .list()
        .map(entry => readUnit(g, entry))
    : []
  g.heroOf = heroUnits.map(hero => g.owner[hero])
  g.wizardOf = wizardUnits.map(wizard => g.owner[wizard])
  bindElementals(g)
  for (const [wizard, unit] of wizardUnits.entries()) readSpells(g, reader, wizard, types[typeOf[unit]].code)
  try {
    check({ ...g, turn: 1 } as DragonRage)
  } catch (error) {
    reader.fault((error as Error).message)
  }
  return { g, units }
}

/** DR-2.8.9f: an elemental obeys the wizard of its side, and nobody where there is none. */
function bindElementals(g: Position): void {
  for (let unit = EARTH_UNIT; unit <= FIRE_UNIT; unit++) {
    if (g.owner[unit] === NONE || g.owner[unit] === WILD) continue
    const wizard = wizardUnits.find(other => g.owner[other] === g.owner[unit])
    if (wizard === undefined) g.owner[unit] = WILD
    else g.summoner[unit - EARTH_UNIT] = wizard
  }
}

/** A hex by its printed name; it must be in play. */
export function readHex(g: Position, reader: Reader): number {
  const hex = board.find(reader.text())
  if (hex < 0) reader.fault(`${reader.text()} is not on the map, which has 0101 to 2517`)
  if (maps[g.map].terrain[hex] === FOREST) reader.fault(`${reader.text()} is forest, where nobody may be`)
  return hex
}

/** A facing by its compass name. */
export function readFacing(reader: Reader): number {
  return directionNames.indexOf(reader.oneOf(directionNames))
}

/** Section E of the digest: `"rulings": {"giantMissileNeed": 5}`; true and false stand for 1 and 0. */
function readRulings(reader: Reader): Rulings {
  const rulings: Rulings = { ...STANDARD_RULINGS }
  reader.only(...Object.keys(rulings))
  for (const [key, value] of reader.entries()) {
    const [least, most] = key === 'giantMissileNeed' ? [5, 6] : [0, 1]
    rulings[key as keyof Rulings] = typeof value.json === 'boolean' ? Number(value.json) : value.int(least, most)
  }
  return rulings
}

function readUnit(g: Position, entry: Reader): Unit {
  entry.only('code', 'hex', 'side', 'facing', 'flying', 'damage', 'wounded', 'killer', 'fires', 'spellPoints')
  const side = entry.has('side') ? OWNER_NAMES.indexOf(entry.at('side').oneOf(OWNER_NAMES)) : INVADER
  const type = readType(g, entry.at('code'), side)
  const unit = takeCounter(g, entry, type)
  if (side === WILD && !isElemental(unit)) entry.at('side').fault('only elementals run wild')
  if (side === CAPTIVE && type !== ELOWYN) entry.at('side').fault('only Elowyn is ever a captive')
  g.owner[unit] = side
  if (type === ELOWYN) g.elowyn = AT_START
  if (entry.has('facing')) g.facing[unit] = readFacing(entry.at('facing'))
  if (entry.has('flying')) g.flying[unit] = readFlying(entry, unit) ? 1 : 0
  if (entry.has('damage')) readDamage(g, unit, entry.at('damage'))
  if (entry.has('wounded') && entry.at('wounded').flag()) g.marks[unit] |= WOUNDED
  if (entry.has('killer') && entry.at('killer').flag()) g.marks[unit] |= KILLER
  if (entry.has('fires')) g.fires[unit - FIRST_MAJOR] = entry.at('fires').int(0, sheets[unit - FIRST_MAJOR]?.fires ?? 0)
  if (entry.has('spellPoints'))
    g.spellPoints[Math.max(0, wizardUnits.indexOf(unit))] = entry.at('spellPoints').int(0, 10)
  if (entry.has('hex')) put(g as DragonRage, unit, readHex(g, entry.at('hex')))
  else g.at[unit] = WAITING
  if (type === ELOWYN && g.at[unit] !== maps[g.map].elowyn.start) g.elowyn = AWAY
  return unit
}

function readFlying(entry: Reader, unit: Unit): boolean {
  const flies = entry.at('flying').flag()
  if (flies && (!isMajor(unit) || sheets[unit - FIRST_MAJOR].fly === 0))
    entry.at('flying').fault('this unit cannot fly')
  return flies
}

/** Codes of the digest: HERO, WZD and ELM stand for whichever belongs to the side on this map. */
function readType(g: Position, reader: Reader, side: number): number {
  const code = reader.oneOf(codes)
  const isGreen = (g.map === NURKOTT) === (side === CITY)
  const full = { HERO: isGreen ? 'HERO_ORC' : 'HERO_HUMAN', WZD: isGreen ? 'WZD_ORC' : 'WZD_HUMAN', ELM: 'ELM_EARTH' }[
    code
  ]
  return types.findIndex(type => type.code === (full ?? code))
}

function takeCounter(g: Position, entry: Reader, type: number): Unit {
  const first = firstOf[type]
  for (let unit = first; unit < first + types[type].counters; unit++) if (g.owner[unit] === NONE) return unit
  return entry.at('code').fault(`there are only ${types[type].counters} of ${types[type].code}`)
}

/** Damage: `{"head": 3, "legs": 6}` for a major monster, a number for a minor one. */
export function readDamage(g: Position, unit: Unit, reader: Reader): void {
  if (!isMonster(unit)) reader.fault('only monsters with hit points take damage')
  const slot = (unit - FIRST_MONSTER) * AREAS
  if (!isMajor(unit)) {
    g.damage[slot] = reader.int(0, types[typeOf[unit]].hitPoints - 1)
    return
  }
  reader.only(...areaNames)
  areaNames.forEach((name, area) => {
    const { groups, hitPoints } = sheets[unit - FIRST_MAJOR].areas[area]
    const most = groups * hitPoints - (name === 'belly' ? 1 : 0)
    if (reader.has(name)) g.damage[slot + area] = reader.at(name).int(0, most)
  })
}

/** Entrances as `inner-outer`, victory hexes, bridges, dead monsters, breached palisades. */
function readMarkers(g: Position, reader: Reader): void {
  const map = maps[g.map]
  const each = (key: string, read: (item: Reader) => void): void => {
    if (reader.has(key)) reader.at(key).list().forEach(read)
  }
  each('broken', item => (g.entrance[readEntrance(g, item)] |= BROKEN))
  each('open', item => (g.entrance[readEntrance(g, item)] |= OPEN))
  each('held', item => (g.holder[readEntrance(g, item)] = INVADER))
  each('destroyed', item => {
    const number = map.victoryAt[readHex(g, item)]
    if (number < 0) item.fault(`${item.text()} is worth no victory points`)
    g.destroyed[number] = map.victory[number].points
  })
  each('bridgesGone', item => {
    const number = map.bridgeAt[readHex(g, item)]
    if (number < 0) item.fault(`${item.text()} is no wooden bridge`)
    g.bridge[number] = GONE
  })
  each('carcasses', item => g.carcasses.push(readHex(g, item)))
  each('breaches', item => g.breaches.push(readSide(item)))
}

function readSide(reader: Reader): number {
  const [one, other] = reader.text().split('-')
  const side =
    board.find(one ?? '') >= 0 && board.find(other ?? '') >= 0
      ? board.sideBetween(board.hex(one), board.hex(other))
      : -1
  if (side < 0) reader.fault(`two adjacent hexes are wanted, such as 0606-0707, this is ${reader.text()}`)
  return side
}

function readEntrance(g: Position, reader: Reader): number {
  const number = maps[g.map].entranceAt[readSide(reader)]
  const known = maps[g.map].entrances.map(({ inner, outer }) => `${board.labels[inner]}-${board.labels[outer]}`)
  if (number < 0) reader.fault(`there is no gate or door ${reader.text()}${nearest(reader.text(), known)}`)
  return number
}

/** `"fog": {"WZD_HUMAN": "1010"}`, the same for whirlwinds, and `"boost": {"WZD_ORC": {"hex": "1508", "radius": 2}}`. */
function readSpells(g: Position, reader: Reader, wizard: number, code: string): void {
  const names = wizardUnits.map(unit => types[typeOf[unit]].code)
  for (const key of ['fog', 'whirlwind', 'boost']) if (reader.has(key)) reader.at(key).only(...names)
  if (reader.has('fog') && reader.at('fog').has(code)) g.fog[wizard] = readHex(g, reader.at('fog').at(code))
  if (reader.has('whirlwind') && reader.at('whirlwind').has(code))
    g.whirlwind[wizard] = readHex(g, reader.at('whirlwind').at(code))
  if (!reader.has('boost') || !reader.at('boost').has(code)) return
  const boost = reader.at('boost').at(code).only('hex', 'radius')
  g.boostAt[wizard] = readHex(g, boost.at('hex'))
  g.boostRadius[wizard] = boost.at('radius').int(0, 2)
}
