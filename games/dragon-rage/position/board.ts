import { Reader } from '@hexarium/kernel'
import { blank } from '../begin.ts'
import { check } from '../check.ts'
import { ESIRIEN, maps, NURKOTT } from '../content/maps.ts'
import { AREAS, areaNames, sheets } from '../content/monsters.ts'
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
import { standardRulings } from '../settings.ts'
import {
  AT_START,
  AWAY,
  CAPTIVE,
  CITY,
  type DragonRage,
  type Hex,
  INVADER,
  KILLER,
  LADDER_LEFT,
  NONE,
  type Side,
  type Type,
  type Unit,
  WAITING,
  WILD,
  WOUNDED,
} from '../state.ts'
import { put } from '../units.ts'
import { endElowyn, inPlay, markBridges, setFallen, setMarkers, setSpells } from './markers.ts'
import type { Position } from './places.ts'
import { boardKeys, hex, onBoard, unit, type WrittenBoard, type WrittenUnit } from './written.ts'

/** A map with units on it, as a question describes it; `said` are its units if it names them otherwise than in a list. */
export function readBoard(reader: Reader, said?: readonly Reader[]): { g: Position; units: Unit[] } {
  const keys = Object.keys(boardKeys).filter(key => reader.has(key))
  const meant = onBoard.read(new Reader(Object.fromEntries(keys.map(key => [key, reader.at(key).json])), 'question'))
  return setBoard(said ? { ...meant, units: said.map(one => unit.read(one)) } : meant, reader, said)
}

/** Sets a map up, and the units in the order they were named; `places` are where they were written, `rules` an older version. */
export function setBoard(
  meant: WrittenBoard,
  reader: Reader,
  places: readonly Reader[] = meant.units ? reader.at('units').list() : [],
  rules?: string,
): { g: Position; units: Unit[] } {
  const g = blank(meant.map ?? ESIRIEN)
  g.rulings = { ...standardRulings(rules), ...meant.rulings }
  setMarkers(g, meant, reader)
  const units = (meant.units ?? []).map((one, at) => setUnit(g, one, places[at]))
  g.heroOf = heroUnits.map(hero => g.owner[hero])
  g.wizardOf = wizardUnits.map(wizard => g.owner[wizard])
  setFallen(g, meant, reader)
  endElowyn(g, meant, reader)
  markBridges(g, meant, reader)
  bindElementals(g)
  setSpells(g, meant, reader)
  try {
    check({ ...g, turn: 1 } as DragonRage)
  } catch (error) {
    reader.fault((error as Error).message)
  }
  return { g, units }
}

/** A hex by its printed name; it must be in play. */
export function readHex(g: Position, reader: Reader): Hex {
  return inPlay(g, hex.read(reader), reader)
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

function setUnit(g: Position, meant: WrittenUnit, place: Reader): Unit {
  const { side = INVADER } = meant
  const type = typeMeant(g, meant.code, side)
  const unit = takeCounter(g, place, type)
  if (side === WILD && !isElemental(unit)) place.at('side').fault('only elementals run wild')
  if (side === CAPTIVE && type !== ELOWYN) place.at('side').fault('only Elowyn is ever a captive')
  g.owner[unit] = side
  if (type === ELOWYN) g.elowyn = AT_START
  if (meant.facing !== undefined) g.facing[unit] = meant.facing
  if (meant.flying && !mayFly(unit)) place.at('flying').fault('this unit cannot fly')
  g.flying[unit] = meant.flying
  if (meant.damage !== undefined) readDamage(g, unit, place.at('damage'))
  g.marks[unit] |= marksOf(meant)
  if (meant.fires !== undefined) readFires(g, unit, place.at('fires'))
  if (meant.spellPoints !== undefined) readSpellPoints(g, unit, place.at('spellPoints'))
  if (meant.hex === undefined) g.at[unit] = WAITING
  else put(g as DragonRage, unit, inPlay(g, meant.hex, place.at('hex')))
  if (type === ELOWYN && g.at[unit] !== maps[g.map].elowyn.start) g.elowyn = AWAY
  return unit
}

function marksOf({ wounded, killer, climbed }: WrittenUnit): number {
  return (wounded ? WOUNDED : 0) | (killer ? KILLER : 0) | (climbed ? LADDER_LEFT : 0)
}

function mayFly(unit: Unit): boolean {
  return isMajor(unit) && sheets[unit - FIRST_MAJOR].fly > 0
}

function readFires(g: Position, unit: Unit, reader: Reader): void {
  if (!isMajor(unit)) reader.fault('only dragons breathe fire')
  g.fires[unit - FIRST_MAJOR] = reader.int(0, sheets[unit - FIRST_MAJOR].fires)
}

function readSpellPoints(g: Position, unit: Unit, reader: Reader): void {
  if (!isWizard(unit)) reader.fault('only wizards have spell points')
  g.spellPoints[wizardUnits.indexOf(unit)] = reader.int(0, SPELL_POINTS)
}

/** Codes of the digest: HERO, WZD and ELM stand for whichever belongs to the side on this map. */
function typeMeant(g: Position, code: string, side: Side): Type {
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
