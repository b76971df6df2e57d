import type { Reader } from '@hexarium/kernel'
import { creatures, LORD, TITAN, typeNames } from '../content/creatures.ts'
import { lands, TERRAIN_OF } from '../content/masterboard.ts'
import { TERRAINS, terrainNamed } from '../content/terrains.ts'
import { sidesIn, walks } from '../rules/masterboard.ts'
import { EMPTY, ENEMY, OWN } from '../rules/occupation.ts'
import { recruits } from '../rules/qualify.ts'
import { cannotTitanTeleport, cannotTowerTeleport, titanTeleports, towerTeleports } from '../rules/teleport.ts'
import { FULL, type Land } from '../state.ts'
import { ENTRIES, known, readLand, readLegion, readRulings, readScore, readType } from './reading.ts'

/** TI-7: every land a legion can walk to, with the sides by which it can come. */
export function moves(question: Reader): unknown {
  known(question, 'land', 'roll', 'friends', 'enemies')
  const land = readLand(question.at('land'))
  const found = walks(land, question.at('roll').int(1, 6), readOccupation(question, land))
  const named = found.lands.toArray().map((to): [string, string[]] => {
    const sides = sidesIn(found.sides[to]).map(side => ENTRIES[side])
    return [`${lands[to].number}`, sides.sort()]
  })
  return { moves: Object.fromEntries(named) }
}

/** TI-8: every land a legion can teleport to. */
export function teleports(question: Reader): unknown {
  known(question, 'land', 'roll', 'legion', 'score', 'friends', 'enemies')
  const land = readLand(question.at('land'))
  const roll = question.at('roll').int(1, 6)
  const legion = readLegion(question.at('legion'))
  const score = readScore(question, 'score')
  const occupation = readOccupation(question, land)
  const hasLord = legion.some(type => LORD[type])
  const towers = cannotTowerTeleport(land, roll, hasLord) ? [] : towerTeleports(land, occupation)
  const titans = cannotTitanTeleport(roll, legion.includes(TITAN), score) ? [] : titanTeleports(occupation)
  return { teleports: [...towers, ...titans].map(to => lands[to].number).sort((a, b) => a - b) }
}

/** TI-18: every character a legion can muster, with the ways to qualify. */
export function mustered(question: Reader): unknown {
  known(question, 'terrain', 'land', 'legion', 'empty')
  const terrain = question.has('terrain')
    ? terrainNamed(question.at('terrain').oneOf(TERRAINS))
    : TERRAIN_OF[readLand(question.at('land'))]
  const legion = readLegion(question.at('legion'))
  const empty = question.has('empty') ? question.at('empty').list().map(readType) : []
  const short = readRulings(question).variantShort
  if (legion.length >= FULL) return { recruits: {} }
  const counts = creatures.map((_, type) => legion.filter(other => other === type).length)
  const stock = creatures.map((_, type) => (empty.includes(type) ? 0 : 1))
  const named = recruits(terrain, counts, stock, short).map(([type, ways]): [string, string[]] => {
    const shown = ways.filter(way => way.count > 0)
    return [typeNames[type], shown.map(way => `${typeNames[way.type]}*${way.count}`).sort()]
  })
  return { recruits: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))) }
}

function readOccupation(question: Reader, start: Land): number[] {
  const occupation: number[] = lands.map(() => EMPTY)
  const read = (key: string, code: number) => {
    if (question.has(key)) for (const land of question.at(key).list()) occupation[readLand(land)] |= code
  }
  read('friends', OWN)
  read('enemies', ENEMY)
  if (occupation[start] & ENEMY) question.at('enemies').fault('no enemy can be in the land where the move starts')
  return occupation
}
