import type { RuleId } from '@hexarium/kernel'
import { entryHexes, groundOf, HEXES, WALLED } from '../content/battlelands.ts'
import { FLIES, isNative, SKILL } from '../content/creatures.ts'
import { BOG, DRIFT, SLOWED_STEP, STEP, TREE, VOLCANO } from '../content/hazards.ts'
import { TERRAINS, TOWER } from '../content/terrains.ts'
import {
  ATTACKER,
  type Battle,
  BOTTOM,
  DEFENDER,
  type Fighter,
  GONE,
  type Hex,
  LEFT,
  NONE,
  RIGHT,
  WAITING,
} from '../state.ts'
import { CHEAP, DEAR, EASY, HARD, type HexSet, mayStop, movementRow, TOUCHING } from './hazards.ts'

export type { HexSet } from './hazards.ts'

/** The lowest hex of a set that is not empty. Loop: `for (let set = …; set; set &= set - 1) … lowest(set)`. */
export function lowest(set: HexSet): Hex {
  return 31 - Math.clz32(set & -set)
}

/** The hexes of a set, in order. */
export function hexesIn(set: HexSet): Hex[] {
  const found: Hex[] = []
  for (; set; set &= set - 1) found.push(lowest(set))
  return found
}

/** The set of some hexes. */
export function setOf(hexes: readonly Hex[]): HexSet {
  return hexes.reduce((set, hex) => set | (1 << hex), 0)
}

/** TI-13.3a: true if hits have reached power. The slain stand on their hex until the end of the phase (TI-13.6a). */
export function isSlain(battle: Battle, fighter: Fighter): boolean {
  return battle.hits[fighter] >= battle.power[fighter]
}

/** The fighter on a hex, slain or not, or NONE. */
export function fighterAt(battle: Battle, hex: Hex): number {
  for (let fighter = 0; fighter < battle.hex.length; fighter++) if (battle.hex[fighter] === hex) return fighter
  return NONE
}

/** The hexes somebody stands on, slain or not (TI-13.0b). */
export function occupied(battle: Battle): HexSet {
  let set = 0
  for (let fighter = 0; fighter < battle.hex.length; fighter++)
    if (battle.hex[fighter] >= 0) set |= 1 << battle.hex[fighter]
  return set
}

/** TI-H1, TI-H10: the hexes of all enemies in contact with a fighter, slain ones too; what forbids a rangestrike. */
export function contacts(battle: Battle, fighter: Fighter): HexSet {
  return touching(battle, fighter, false)
}

/** TI-13.0b: the hexes of the living enemies in contact with a fighter: its targets, and what locks it. */
export function foes(battle: Battle, fighter: Fighter): HexSet {
  return touching(battle, fighter, true)
}

function touching(battle: Battle, fighter: Fighter, living: boolean): HexSet {
  const { hex, side } = battle
  if (hex[fighter] < 0) return 0
  const around = TOUCHING[battle.map * HEXES + hex[fighter]]
  let set = 0
  for (let other = 0; other < hex.length; other++) {
    if (side[other] === side[fighter] || hex[other] < 0 || !(around & (1 << hex[other]))) continue
    if (!living || !isSlain(battle, other)) set |= 1 << hex[other]
  }
  return set
}

/** TI-H1, TI-H10s: true if two fighters are enemies in adjacent hexes without a cliff between. */
export function inContact(battle: Battle, a: number, b: number): boolean {
  const { hex, side } = battle
  if (side[a] === side[b] || hex[a] < 0 || hex[b] < 0) return false
  return (TOUCHING[battle.map * HEXES + hex[a]] & (1 << hex[b])) !== 0
}

/** TI-13.0b: true if a fighter is in contact with a living enemy: it must strike. */
export function hasLivingContact(battle: Battle, fighter: Fighter): boolean {
  return foes(battle, fighter) !== 0
}

/** TI-11.3a: true if a fighter may not move because of a living enemy; asked at the start of a manoeuvre phase. */
export function locked(battle: Battle, fighter: Fighter): boolean {
  return hasLivingContact(battle, fighter)
}

/** TI-H5s: true if the drift harms this fighter at the start of a strike phase. */
export function suffersDrift(battle: Battle, fighter: Fighter): boolean {
  const hex = battle.hex[fighter]
  return hex >= 0 && groundOf(battle.map, hex) === DRIFT && !isNative(battle.type[fighter], DRIFT)
}

const SIDES = [RIGHT, BOTTOM, LEFT]
const WALLED_SET = setOf(WALLED)

/** [(terrain · 3 + entry) · 2 + side]: the hexes by which a side enters. */
const ENTRY_SETS = TERRAINS.flatMap((_, terrain) => {
  return SIDES.flatMap(entry => [ATTACKER, DEFENDER].map(side => setOf(entryHexes(terrain, entry, side))))
})

/** TI-10.2a: true while the defender of a tower places his characters in place of his first manoeuvre. */
function isPlaced(battle: Battle, fighter: Fighter): boolean {
  return battle.map === TOWER && battle.round === 1 && battle.side[fighter] === DEFENDER
}

/** TI-10.1d, TI-14.0b, TI-15.1a: who waits may enter in the first round; later only a reinforcement or a summoned angel. */
export function mayEnter(battle: Battle, fighter: Fighter): boolean {
  return battle.hex[fighter] === WAITING && (battle.round === 1 || battle.newcomer === fighter)
}

/** TI-11: the hexes on which a fighter may end its move, in order. */
export function reachable(battle: Battle, fighter: Fighter): Hex[] {
  return hexesIn(reachableSet(battle, fighter))
}

/**
 * TI-11: the hexes on which a fighter may end its move, without the one it stands on; fast, and allocates nothing.
 * Whether it is locked or has moved is not asked here: that is settled at the start of the phase (TI-11.3a).
 */
export function reachableSet(battle: Battle, fighter: Fighter): HexSet {
  const hex = battle.hex[fighter]
  if (hex === GONE || (hex === WAITING && !mayEnter(battle, fighter))) return 0
  const free = ~occupied(battle)
  if (isPlaced(battle, fighter)) return WALLED_SET & free
  const row = movementRow(battle.map, battle.type[fighter])
  const allowance = SKILL[battle.type[fighter]]
  const start = hex === WAITING ? 0 : 1 << hex
  const entry = hex === WAITING ? ENTRY_SETS[(battle.map * 3 + battle.entry) * 2 + battle.side[fighter]] : 0
  return FLIES[battle.type[fighter]]
    ? onWings(row, start, entry, allowance) & free
    : onFoot(row, start, entry, allowance, free)
}

/** TI-11.2, TI-11.4, TI-11.5a: layer by layer, each one dearer than the last; the entry hex costs like any hex (TI-11.1a). */
function onFoot(row: number, start: HexSet, entry: HexSet, allowance: number, free: HexSet): HexSet {
  let before = 0
  let last = start
  let seen = start
  for (let cost = STEP; cost <= allowance; cost++) {
    let next = spread(CHEAP, row, last) | spread(DEAR, row, before)
    if (cost === STEP) next |= entry & EASY[row]
    if (cost === SLOWED_STEP) next |= entry & HARD[row]
    next &= free & ~seen
    seen |= next
    before = last
    last = next
  }
  return seen & ~start
}

/** TI-11.4c, TI-11.5: a flier passes over everything for 1 and pays the slowing only where it lands. */
function onWings(row: number, start: HexSet, entry: HexSet, allowance: number): HexSet {
  let last = start
  let seen = start
  let ends = 0
  for (let cost = STEP; cost <= allowance; cost++) {
    let next = spread(CHEAP, row, last)
    if (cost === STEP) next |= entry
    next &= ~seen
    seen |= next
    ends |= next & EASY[row]
    if (cost - STEP + SLOWED_STEP <= allowance) ends |= next & HARD[row]
    last = next
  }
  return ends
}

function spread(table: Int32Array, row: number, from: HexSet): HexSet {
  let to = 0
  for (; from; from &= from - 1) to |= table[row * HEXES + lowest(from)]
  return to
}

/** Why a fighter may not end its move on a hex. */
export function cannotEndOn(battle: Battle, fighter: Fighter, hex: Hex): RuleId | undefined {
  if (reachableSet(battle, fighter) & (1 << hex)) return undefined
  if (battle.hex[fighter] < 0 && !mayEnter(battle, fighter)) return 'TI-10.1d'
  if (fighterAt(battle, hex) !== NONE) return 'TI-11.5a'
  if (isPlaced(battle, fighter)) return 'TI-10.2a'
  const ground = groundOf(battle.map, hex)
  if (!mayStop(battle.type[fighter], ground)) return STOPS[ground]
  return 'TI-11.2'
}

const STOPS: Readonly<Record<number, RuleId>> = { [TREE]: 'TI-H3', [VOLCANO]: 'TI-H6', [BOG]: 'TI-H7' }
