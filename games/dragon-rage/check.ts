import { board } from './content/board.ts'
import { AREAS, sheets } from './content/monsters.ts'
import { SPELL_POINTS } from './content/spells.ts'
import {
  ELOWYN_UNIT,
  FIRST_MAJOR,
  FIRST_MONSTER,
  isCharacter,
  isElemental,
  isMajor,
  isMonster,
  typeOf,
  types,
  UNITS,
} from './content/types.ts'
import { type Area, type DragonRage, GONE, NONE, UNPLACED, type Unit } from './state.ts'
import { isFoe, mapOf, occupies, unitsOn } from './units.ts'

/** Throws where an invariant of the game is broken. */
export function check(g: DragonRage): void {
  checkPlaces(g)
  checkStacks(g)
  checkDamage(g)
  checkMagic(g)
}

function fail(rule: string, text: string): never {
  throw new Error(`${rule}: ${text}`)
}

function nameOf(unit: Unit): string {
  return `${types[typeOf[unit]].code} (${unit})`
}

/** Every unit on the map is in the list of its hex, once, and nobody else is. */
function checkPlaces(g: DragonRage): void {
  const listed = new Set<number>()
  for (let hex = 0; hex < board.size; hex++)
    for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit]) {
      if (g.at[unit] !== hex) fail('DR-2.1a', `${nameOf(unit)} is listed on ${board.labels[hex]}`)
      if (listed.has(unit)) fail('DR-2.1a', `${nameOf(unit)} is listed twice`)
      listed.add(unit)
    }
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.at[unit] >= 0 !== listed.has(unit)) fail('DR-2.1a', `${nameOf(unit)} is lost`)
    if (g.at[unit] >= 0 && g.owner[unit] === NONE) fail('DR-2.2.1', `${nameOf(unit)} belongs to nobody`)
    if (g.owner[unit] === NONE && g.at[unit] !== NONE)
      fail('DR-2.2.1', `${nameOf(unit)} is out of the game and somewhere`)
    if (g.at[unit] === UNPLACED && g.turn > 0) fail('DR-3.1.1', `${nameOf(unit)} was never set up`)
    if (g.flying[unit] && !isMajor(unit)) fail('DR-2.2.3', `${nameOf(unit)} flies`)
    if (g.facing[unit] < 0 || g.facing[unit] > 5) fail('DR-2.4.2', `${nameOf(unit)} faces nowhere`)
  }
}

/** DR-2.4.3a, DR-2.4.4a: on the ground nobody shares a hex but characters and elementals; major monsters stand on those who may. */
function checkStacks(g: DragonRage): void {
  for (let hex = 0; hex < board.size; hex++) {
    if (g.top[hex] === NONE) continue
    const ground = unitsOn(g, hex).filter(unit => occupies(g, unit) && !isElemental(unit) && !isMajor(unit))
    if (ground.length < 2) continue
    const troops = ground.filter(unit => !isCharacter(unit))
    const foes = ground.some(unit => isFoe(g, g.owner[ground[0]], unit) && unit !== ground[0])
    if (troops.length > 1) fail('DR-2.4.3a', `${troops.map(nameOf)} share ${board.labels[hex]}`)
    if (ground.length > 2) fail('DR-2.4.4a', `${ground.map(nameOf)} share ${board.labels[hex]}`)
    if (foes) fail('DR-2.4.3a', `enemies share ${board.labels[hex]}: ${ground.map(nameOf)}`)
  }
}

/** DR-2.7.4.2: no area holds more damage than points, and the dead are gone. */
function checkDamage(g: DragonRage): void {
  for (let unit = FIRST_MONSTER; unit < UNITS; unit++) {
    for (let area = 0; area < AREAS; area++) {
      const damage = g.damage[(unit - FIRST_MONSTER) * AREAS + area]
      const most = isMajor(unit) ? full(unit, area) : area === 0 ? types[typeOf[unit]].hitPoints : 0
      if (damage < 0 || damage > most) fail('DR-2.7.4.2', `${nameOf(unit)} has ${damage} damage in area ${area}`)
    }
    const slot = (unit - FIRST_MONSTER) * AREAS + (isMajor(unit) ? AREAS - 1 : 0)
    const isDead = g.damage[slot] === (isMajor(unit) ? full(unit, AREAS - 1) : types[typeOf[unit]].hitPoints)
    if (isDead && g.at[unit] >= 0 && isMonster(unit)) fail('DR-2.12.1.8', `${nameOf(unit)} is dead and on the map`)
  }
}

function full(unit: Unit, area: Area): number {
  const { groups, hitPoints } = sheets[unit - FIRST_MAJOR].areas[area]
  return groups * hitPoints
}

/** DR-2.8.2, DR-2.10.7: spell points, and one Elowyn. */
function checkMagic(g: DragonRage): void {
  for (const points of g.spellPoints)
    if (points < 0 || points > SPELL_POINTS) fail('DR-2.8.2', `${points} spell points`)
  if (g.elowyn === 0 && g.owner[ELOWYN_UNIT] !== NONE) fail('DR-2.10.7', 'Elowyn is not in this game')
  g.bridge.forEach((state, number) => {
    if (state === GONE && g.burner[number] !== NONE)
      fail('DR-2.5.7b', `bridge ${board.labels[mapOf(g).bridges[number]]} burns twice`)
  })
}
