import type { Seat } from '@hexarium/kernel'
import { HUMAN, NIGHTELF, UNDEAD } from '../../content/races.ts'
import {
  ALTAR_OF_FLAME,
  CAPTIVES,
  DRAGON_RISE,
  ELEMENTS,
  ELF_GATE,
  GATE_WATCH,
  NECROMANCERS,
  NORDRASSIL,
  WINNING_ELEMENTS,
  WINNING_UNITS,
} from '../../content/scenarios.ts'
import { DRAGON_SLOT, FIRST_CREEP, HATCHLING_SLOT, heroOf, holdsSpace, OWNER, PIECES } from '../../pieces.ts'
import { areFriends, mapOf, playOrder, unitsAt } from '../../spaces.ts'
import { DRAGONS, type Hex, NONE, outpostOf, type Warcraft } from '../../state.ts'
import { captiveRace } from '../movement/carrying.ts'
import { necromancersHaveLost } from '../scenarios/necromancers.ts'
import { checkPoints, checkTurnEndPoints, checkTurnLimit, winFor } from './winning.ts'

/** What decides a scenario at the end of a Move Step. */
export function checkAfterMove(g: Warcraft): void {
  if (g.scenario === CAPTIVES) freeCaptives(g)
  if (g.scenario === NECROMANCERS && necromancersHaveLost(g)) winFor(g, g.race.indexOf(HUMAN), 'WC-B-SCN-24')
  if (g.scenario === NORDRASSIL) {
    const elf = g.race.indexOf(NIGHTELF)
    const undead = g.race.indexOf(UNDEAD)
    if (g.alive[undead] && g.outpostAt[outpostOf(elf, 0)] === NONE) winFor(g, undead, 'WC-B-SCN-44')
  }
}

/** WC-B-SCN-33: a captive on his own Town space. */
function freeCaptives(g: Warcraft): void {
  g.quest.forEach((hex, token) => {
    const seat = g.race.indexOf(captiveRace(token))
    if (hex !== NONE && g.alive[seat] && g.town[seat] === hex) winFor(g, seat, 'WC-B-SCN-33')
  })
}

/** WC-B-VIC-05: what decides the game when a player has finished his Spend Step, in play order. */
export function checkAfterSpend(g: Warcraft, seat: Seat): void {
  checkPoints(g, seat)
  if (g.core.result) return
  const { labels } = mapOf(g)
  if (g.scenario === ELF_GATE && holds(g, seat, labels['D']) && enemiesNextTo(g, seat, labels['D']) < GATE_WATCH) {
    winFor(g, seat, 'WC-B-SCN-14')
  }
  if (g.scenario === NORDRASSIL && g.race[seat] === UNDEAD && holds(g, seat, labels['A']))
    winFor(g, seat, 'WC-B-SCN-44')
}

function holds(g: Warcraft, seat: Seat, hex: Hex): boolean {
  return (unitsAt(g, hex) & (1 << seat)) !== 0
}

/** WC-B-SCN-14: enemy units, the neutral Night Elves among them, in the spaces next to one. */
function enemiesNextTo(g: Warcraft, seat: Seat, hex: Hex): number {
  const around = mapOf(g).next[hex]
  let count = 0
  for (let piece = 0; piece < PIECES; piece++) {
    if (around.includes(g.at[piece]) && holdsSpace(g, piece) && !areFriends(g, seat, OWNER[piece])) count++
  }
  return count
}

/** What decides a scenario at the end of a game turn; then the limit of turns (WC-B-VIC-10). */
export function checkTurnEnd(g: Warcraft): void {
  checkTurnEndPoints(g)
  for (const seat of playOrder(g)) {
    if (g.scenario === ALTAR_OF_FLAME && unitsOn(g, seat, mapOf(g).labels['A']) >= WINNING_UNITS)
      winFor(g, seat, 'WC-X-SCN-04')
    if (g.scenario === ELEMENTS && holdsElements(g, seat)) winFor(g, seat, 'WC-X-SCN-36')
  }
  if (g.scenario === DRAGON_RISE) dragonsMeet(g)
  checkTurnLimit(g)
}

function unitsOn(g: Warcraft, seat: Seat, hex: Hex): number {
  let count = 0
  for (let piece = 0; piece <= heroOf(seat); piece++)
    if (OWNER[piece] === seat && g.at[piece] === hex && holdsSpace(g, piece)) count++
  return count
}

/** WC-X-SCN-36: a unit in a space with three elements. */
function holdsElements(g: Warcraft, seat: Seat): boolean {
  return g.quest.some(hex => g.quest.filter(other => other === hex).length >= WINNING_ELEMENTS && holds(g, seat, hex))
}

/** WC-X-SCN-25: the hatchling is on B, and both live. */
function dragonsMeet(g: Warcraft): void {
  const goal = mapOf(g).labels['B']
  const both = g.at[FIRST_CREEP + HATCHLING_SLOT] === goal && g.at[FIRST_CREEP + DRAGON_SLOT] === goal
  const horde = g.race.findIndex((_, seat) => g.alive[seat] && g.friends[seat] & (1 << DRAGONS))
  if (both && horde >= 0) winFor(g, horde, 'WC-X-SCN-25')
}
