import { type Board, OFF_BOARD } from '@hexarium/hex'
import type { Hex } from '../../state.ts'

// By field: who of those still to move could stand there, as bits.
let mayStand = new Uint8Array(0)

/**
 * AMB-35: whether a few elements can still come to stand as one group, by the fields of those who stand already, if each of
 * the others has a list of fields to choose from. Valid until the next call.
 */
export function gatheringOf(board: Board, choices: readonly (readonly Hex[])[]): (standing: readonly Hex[]) => boolean {
  if (mayStand.length < board.size) mayStand = new Uint8Array(board.size)
  mayStand.fill(0)
  choices.forEach((hexes, i) => {
    for (const hex of hexes) mayStand[hex] |= 1 << i
  })
  const all = (1 << choices.length) - 1
  return standing => standing.length === 0 || grows(board, standing.slice(0, 1), standing.slice(1), all)
}

/** Whether a group grows to take in all who stand apart and all who are left to choose, as bits. */
function grows(board: Board, group: readonly Hex[], apart: readonly Hex[], left: number): boolean {
  if (apart.length === 0 && left === 0) return true
  const around = fieldsAround(board, group)
  for (const hex of around) {
    if (apart.includes(hex)) return grows(board, [...group, hex], without(apart, hex), left)
  }
  for (const hex of around) {
    for (let who = mayStand[hex] & left; who !== 0; who &= who - 1) {
      if (grows(board, [...group, hex], apart, left & ~(who & -who))) return true
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
