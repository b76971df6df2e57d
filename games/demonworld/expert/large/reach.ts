import { BLOCKED, OFF_BOARD } from '@hexarium/hex'
import {
  anchorAfter,
  coverOf,
  FIELDS,
  facingAfter,
  fieldsOf,
  MOST_AROUND,
  MOST_FIELDS,
  MOVE_COST,
  MOVES,
  ringOf,
} from '../../bases.ts'
import { ARTILLERY, BASE, COLOSSUS, LARGE, OVERRUN } from '../../content/armies/cards.ts'
import type { Ground } from '../../content/board/ground.ts'
import { ground, sideOf } from '../../elements.ts'
import { flyerInReach, hasLowFlyers, reachesFlyer } from '../../rules/flyers/heights.ts'
import { isDeclared } from '../../rules/movement/contact.ts'
import { mayGoAny } from '../../rules/movement/passage.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE } from '../../state.ts'
import { terrainCost } from './terrain.ts'

/** Where a step or turn leads, and what it costs. */
export interface Trial {
  anchor: Hex
  facing: Facing
  /** Movement points, or BLOCKED. */
  cost: number
  /** How many fields that were not under the base before are taken by others. */
  taken: number
}

const before = new Int32Array(MOST_FIELDS)
const after = new Int32Array(MOST_FIELDS)
const around = new Int32Array(MOST_AROUND)

/**
 * DW-XVII.8 … DW-XVII.10, DW-IMP.1: a step or turn of a large element from somewhere, with its cost by terrain; who is in
 * the way is only counted. `outside` as in `terrainCost`.
 */
export function tryMove(
  g: Demonworld,
  land: Ground,
  element: Element,
  anchor: Hex,
  facing: Facing,
  move: number,
  outside = false,
): Trial {
  const card = g.type[element]
  const base = BASE[card]
  const trial: Trial = { anchor: NONE, facing: 0, cost: BLOCKED, taken: 0 }
  const price = MOVE_COST[base * MOVES + move]
  if (!(price > 0)) return trial
  trial.anchor = anchorAfter(land.board, base, anchor, facing, move)
  trial.facing = facingAfter(base, facing, move)
  if (trial.anchor === OFF_BOARD) return trial
  coverOf(land.board, base, anchor, facing, before)
  coverOf(land.board, base, trial.anchor, trial.facing, after)
  const extra = terrainCost(g, land, card, before, after, outside)
  if (extra === BLOCKED) return trial
  for (let part = 0; part < FIELDS[base]; part++) if (isTaken(g, element, after[part])) trial.taken++
  trial.cost = price + extra
  return trial
}

/** DW-XXIII.7: true if somebody else is on a field, or flies over it so low that the large element would run into him. */
export function isTaken(g: Demonworld, element: Element, hex: Hex): boolean {
  return hex !== OFF_BOARD && (isStoodOn(g, element, hex) || isFlownOver(g, element, hex))
}

function isStoodOn(g: Demonworld, element: Element, hex: Hex): boolean {
  return g.on[hex] !== NONE && g.on[hex] !== element
}

function isFlownOver(g: Demonworld, element: Element, hex: Hex): boolean {
  return OVERRUN[g.type[element]] > 0 && hasLowFlyers(g) && flyerInReach(g, element, hex) !== NONE
}

/** DW-XVII.16, DW-XXIII.7: who is on fields that come under the base by a move, or low over them, each once. */
export function victimsOf(
  g: Demonworld,
  element: Element,
  { anchor, facing }: Pick<Trial, 'anchor' | 'facing'>,
): Element[] {
  const found: Element[] = []
  const { board } = ground(g)
  const base = BASE[g.type[element]]
  const count = FIELDS[base]
  coverOf(board, base, g.at[element], g.facing[element], before)
  coverOf(board, base, anchor, facing, after)
  for (let part = 0; part < count; part++) {
    const hex = after[part]
    if (hex === OFF_BOARD || before.subarray(0, count).includes(hex)) continue
    if (isStoodOn(g, element, hex) && !found.includes(g.on[hex])) found.push(g.on[hex])
    if (isFlownOver(g, element, hex)) addFlyers(g, element, hex, found)
  }
  return found
}

/** DW-XXIII.7: those in the air over a field, if they are low enough; one’s own among them (DW-XVII.16). */
function addFlyers(g: Demonworld, element: Element, hex: Hex, found: Element[]): void {
  for (let flyer = 0; flyer < g.altitude.length; flyer++) {
    if (g.altitude[flyer] > 0 && g.at[flyer] === hex && reachesFlyer(g, element, flyer, hex)) found.push(flyer)
  }
}

/** DW-XVII.15: whether an element can be overrun by a large element at all: colossi by nobody, devices by colossi. */
export function isOverrunnable(g: Demonworld, overrunner: Element, victim: Element): boolean {
  if (COLOSSUS[g.type[victim]]) return false
  if (COLOSSUS[g.type[overrunner]]) return true
  return !ARTILLERY[g.type[overrunner]] && !LARGE[g.type[victim]]
}

/** True if all those under the base after a move can be overrun. */
export function mayTrample(g: Demonworld, element: Element, anchor: Hex, facing: Facing): boolean {
  coverOf(ground(g).board, BASE[g.type[element]], anchor, facing, after)
  for (let part = 0; part < FIELDS[BASE[g.type[element]]]; part++) {
    const hex = after[part]
    if (hex !== OFF_BOARD && isStoodOn(g, element, hex) && !isOverrunnable(g, element, g.on[hex])) return false
  }
  return true
}

/** No unit; lists are made only where there is somebody. */
const NOBODY: number[] = []

/** DW-IMP.3: the enemy units a large element would be in contact with somewhere, each once; the list is not to be changed. */
export function foesAround(g: Demonworld, land: Ground, element: Element, anchor: Hex, facing: Facing): number[] {
  return unitsAround(g, land, element, anchor, facing, isContact)
}

/** DW-XI.21: the enemy units that could go to a large element somewhere, and it not to them, each once; not to be changed. */
export function exposedTo(g: Demonworld, land: Ground, element: Element, anchor: Hex, facing: Facing): number[] {
  if (land.isBare || g.rules.asBefore) return NOBODY
  return unitsAround(g, land, element, anchor, facing, (there, back) => back && !there)
}

/** By who could go to the other, and whether the contact was declared. */
type Relation = (there: boolean, back: boolean, g: Demonworld, element: Element, other: Element) => boolean

/** DW-XI.20, DW-XI.21: in contact are those who could go to each other; by older rules if either could. */
const isContact: Relation = (there, back, g, element, other) =>
  there === back ? there : g.rules.asBefore || isDeclared(g, element, other)

function unitsAround(
  g: Demonworld,
  land: Ground,
  element: Element,
  anchor: Hex,
  facing: Facing,
  isMeant: Relation,
): number[] {
  const base = BASE[g.type[element]]
  const side = sideOf(g, element)
  const count = ringOf(land.board, base, anchor, facing, around)
  let found: number[] = NOBODY
  for (let i = 0; i < count; i++) {
    const other = g.on[around[i]]
    if (other === NONE || other === element || sideOf(g, other) === side || found.includes(g.unit[other])) continue
    if (!land.isBare) {
      coverOf(land.board, base, anchor, facing, parts)
      const own = parts.subarray(0, FIELDS[base])
      const others = fieldsOf(g, other)
      const there = mayGoAny(g, land, g.type[element], own, others)
      if (!isMeant(there, mayGoAny(g, land, g.type[other], others, own), g, element, other)) continue
    }
    if (found === NOBODY) found = []
    found.push(g.unit[other])
  }
  return found
}

const parts = new Int32Array(MOST_FIELDS)
