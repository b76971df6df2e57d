import type { Reader } from '@hexarium/kernel'
import { blank } from '../begin.ts'
import { check } from '../check.ts'
import { ESIRIEN, maps, NURKOTT } from '../content/maps.ts'
import { AREAS, areaNames, sheets } from '../content/monsters.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import { SPELL_POINTS } from '../content/spells.ts'
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
  isWizard,
  typeOf,
  types,
  wizardUnits,
} from '../content/types.ts'
import {
  AT_START,
  AWAY,
  CAPTIVE,
  CITY,
  type DragonRage,
  INVADER,
  KILLER,
  LADDER_LEFT,
  NONE,
  type Rulings,
  type Side,
  type Type,
  type Unit,
  WAITING,
  WILD,
  WOUNDED,
} from '../state.ts'
import { put } from '../units.ts'
import { readElowyn, readFallen, readMarkedBridge, readMarkers, readSpells } from './markers.ts'
import { codeOf, MAP_NAMES, OWNER_NAMES, type Position, readFacing, readHex } from './places.ts'

const codes = [...types.map(({ code }) => code), 'HERO', 'WZD', 'ELM']

/** The keys that describe a map with units on it. */
export const BOARD_KEYS = [
  'map',
  'units',
  'broken',
  'open',
  'held',
  'destroyed',
  'bridgesGone',
  'bridgesMarked',
  'carcasses',
  'breaches',
  'fog',
  'whirlwind',
  'drifted',
  'boost',
  'rulings',
  'fallen',
  'elowyn',
]

/** A map with units on it, and the units in the order they were named: those under `units`, unless others are given. */
export function readBoard(reader: Reader, entries = unitsOf(reader)): { g: Position; units: Unit[] } {
  const g = blank(reader.has('map') ? MAP_NAMES.indexOf(reader.at('map').oneOf(MAP_NAMES)) : ESIRIEN)
  if (reader.has('rulings')) g.rulings = readRulings(reader.at('rulings'))
  readMarkers(g, reader)
  const units = entries.map(entry => readUnit(g, entry))
  g.heroOf = heroUnits.map(hero => g.owner[hero])
  g.wizardOf = wizardUnits.map(wizard => g.owner[wizard])
  if (reader.has('fallen')) readFallen(g, reader.at('fallen'))
  if (reader.has('elowyn')) readElowyn(g, reader.at('elowyn'))
  if (reader.has('bridgesMarked')) for (const item of reader.at('bridgesMarked').list()) readMarkedBridge(g, item)
  bindElementals(g)
  for (const [wizard, unit] of wizardUnits.entries()) readSpells(g, reader, wizard, codeOf(unit))
  try {
    check({ ...g, turn: 1 } as DragonRage)
  } catch (error) {
    reader.fault((error as Error).message)
  }
  return { g, units }
}

function unitsOf(reader: Reader): Reader[] {
  return reader.has('units') ? reader.at('units').list() : []
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

const UNIT_KEYS = [
  'code',
  'hex',
  'side',
  'facing',
  'flying',
  'damage',
  'wounded',
  'killer',
  'climbed',
  'fires',
  'spellPoints',
]

function readUnit(g: Position, entry: Reader): Unit {
  entry.only(...UNIT_KEYS)
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
  if (entry.has('climbed') && entry.at('climbed').flag()) g.marks[unit] |= LADDER_LEFT
  if (entry.has('fires')) readFires(g, unit, entry.at('fires'))
  if (entry.has('spellPoints')) readSpellPoints(g, unit, entry.at('spellPoints'))
  if (entry.has('hex')) put(g as DragonRage, unit, readHex(g, entry.at('hex')))
  else g.at[unit] = WAITING
  if (type === ELOWYN && g.at[unit] !== maps[g.map].elowyn.start) g.elowyn = AWAY
  return unit
}

function readFires(g: Position, unit: Unit, reader: Reader): void {
  if (!isMajor(unit)) reader.fault('only dragons breathe fire')
  g.fires[unit - FIRST_MAJOR] = reader.int(0, sheets[unit - FIRST_MAJOR].fires)
}

function readSpellPoints(g: Position, unit: Unit, reader: Reader): void {
  if (!isWizard(unit)) reader.fault('only wizards have spell points')
  g.spellPoints[wizardUnits.indexOf(unit)] = reader.int(0, SPELL_POINTS)
}

function readFlying(entry: Reader, unit: Unit): boolean {
  const flies = entry.at('flying').flag()
  if (flies && (!isMajor(unit) || sheets[unit - FIRST_MAJOR].fly === 0))
    entry.at('flying').fault('this unit cannot fly')
  return flies
}

/** Codes of the digest: HERO, WZD and ELM stand for whichever belongs to the side on this map. */
function readType(g: Position, reader: Reader, side: Side): number {
  const code = reader.oneOf(codes)
  const isGreen = (g.map === NURKOTT) === (side === CITY)
  const full = { HERO: isGreen ? 'HERO_ORC' : 'HERO_HUMAN', WZD: isGreen ? 'WZD_ORC' : 'WZD_HUMAN', ELM: 'ELM_EARTH' }[
    code
  ]
  return types.findIndex(type => type.code === (full ?? code))
}

function takeCounter(g: Position, entry: Reader, type: Type): Unit {
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
