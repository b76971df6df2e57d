import { type Board, OFF_BOARD } from '@hexarium/hex'
import type { Hex } from '../../state.ts'

/**
 * AMB-35: whether a few elements can still come to stand as one group, by the fields of those who stand already, if each of
 * the others has a list of fields to choose from.
 */
export function gatheringOf(board: Board, choices: readonly (readonly Hex[])[]): (standing: readonly Hex[]) => boolean {
  const mayStand = new Uint8Array(board.size) // who of those still to move, as bits
  choices.forEach((hexes, i) => {
    for (const hex of hexes) mayStand[hex] |= 1 << i
  })
  const all = (1 << choices.length) - 1
  return standing => standing.length === 0 || grows({ board, mayStand }, standing.slice(0, 1), standing.slice(1), all)
}

/** A board, and by field who of those still to move could stand there. */
interface Room {
  readonly board: Board
  readonly mayStand: Uint8Array
}

/** Whether a group grows to take in all who stand apart and all who are left to choose, as bits. */
function grows(on: Room, group: readonly Hex[], apart: readonly Hex[], left: number): boolean {
  if (apart.length === 0 && left === 0) return true
  const around = fieldsAround(on.board, group)
  for (const hex of around) {
    if (apart.includes(hex)) return grows(on, [...group, hex], without(apart, hex), left)
  }
  for (const hex of around) {
    for (let who = on.mayStand[hex] & left; who !== 0; who &= who - 1) {
      if (grows(on, [...group, hex], apart, left & ~(who & -who))) return true
    }
  }
  return false
}

function without(hexes: readonly Hex[], one: Hex): Hex[] {
  return hexes.filter(hex => hex !== one)
}

function fieldsAround(board: Board, group: readonly Hex[]): Hex[] {
  const found: Hex[] = []
  for (const hex of group) {
    for (let direction = 0; direction < 6; direction++) {
      const beside = board.neighbour[hex * 6 + direction]
      if (beside !== OFF_BOARD && !group.includes(beside)) found.push(beside)
    }
  }
  return found
}
