import { entryHexes } from '../content/battlelands.ts'
import { lowest, reachableSet } from '../rules/battlefield.ts'
import { type Battle, type Fighter, type Hex, NONE, WAITING } from '../state.ts'
import { type Field, isPlacing, standing } from './tactics.ts'

/** What it costs to keep somebody out who waits at the door, in points of value. */
const CLOSED_DOOR = 40

/** A hex a fighter may go to, and how good it is there. */
interface Prospect {
  hex: Hex
  score: number
}

/** What was surveyed last. Who is to move is asked first, and then where to: nothing has changed in between. */
const lately = {
  battle: null as Battle | null,
  round: 0,
  hex: [] as Hex[],
  hits: [] as number[],
  fighter: NONE,
  eagerness: 0,
}
let known: readonly Prospect[] = []

/** The hexes a fighter may go to, each with how good it is there. */
export function prospects(field: Field, fighter: Fighter): readonly Prospect[] {
  const { battle, eagerness } = field
  const isSame = lately.battle === battle && lately.round === battle.round
  const isKnown = isSame && lately.fighter === fighter && lately.eagerness === eagerness
  if (isKnown && isAlike(battle.hex, lately.hex) && isAlike(battle.hits, lately.hits)) return known
  known = surveyed(field, fighter)
  lately.battle = battle
  lately.round = battle.round
  lately.fighter = fighter
  lately.eagerness = eagerness
  lately.hex = battle.hex.slice()
  lately.hits = battle.hits.slice()
  return known
}

function isAlike(one: readonly number[], other: readonly number[]): boolean {
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false
  return one.length === other.length
}

function surveyed(field: Field, fighter: Fighter): Prospect[] {
  const found: Prospect[] = []
  for (let set = reachableSet(field.battle, fighter); set; set &= set - 1) {
    const hex = lowest(set)
    found.push({ hex, score: standing(field, fighter, hex) - shutOut(field, fighter, hex) })
  }
  return found
}

/** Who stops at the door keeps those out who wait behind him; and then they are lost (TI-10.1d). */
function shutOut(field: Field, fighter: Fighter, hex: Hex): number {
  const { battle, side } = field
  if (battle.hex[fighter] !== WAITING || field.waiting <= 1 || isPlacing(battle)) return 0
  const doors = entryHexes(battle.map, battle.entry, side)
  if (!doors.includes(hex)) return 0
  const open = doors.filter(door => door !== hex && !battle.hex.includes(door)).length
  return Math.max(0, field.waiting - 1 - open) * CLOSED_DOOR
}

/** How much better a fighter would stand elsewhere; who waits outside must come in. */
export function impatience(field: Field, fighter: Fighter): number {
  const { battle } = field
  const here = battle.hex[fighter]
  if (here === WAITING) return reachableSet(battle, fighter) ? CLOSED_DOOR * 10 : 0
  if (isPlacing(battle)) return 0
  let best = Number.NEGATIVE_INFINITY
  for (const { score } of prospects(field, fighter)) if (score > best) best = score
  return best - standing(field, fighter, here)
}
