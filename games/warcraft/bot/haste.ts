import type { Seat } from '@hexarium/kernel'
import { heroOf, SLOTS } from '../pieces.ts'
import { type Hex, NONE, type Warcraft } from '../state.ts'
import { promiseOf } from './campaign.ts'
import { taste } from './taste.ts'

/** Fast moves units up to so many spaces. */
const FAST = 3

/** Where Fast brings most, and what it is worth there: what attacks promise with it beyond what they do without. */
export function hastening(g: Warcraft, seat: Seat): [hex: Hex, worth: number] {
  if (taste.now.haste <= 0 || g.active !== seat || g.battle !== null) return [NONE, 0]
  const moves = g.moves
  const before = promiseOf(g, seat)
  let found = NONE
  let most = before
  for (const hex of spacesOf(g, seat)) {
    g.moves = moves.map((left, piece) => {
      const isThere = piece >= seat * SLOTS && piece <= heroOf(seat) && g.at[piece] === hex
      return isThere && left >= 0 ? Math.max(left, FAST) : left
    })
    const promise = promiseOf(g, seat)
    if (promise <= most) continue
    most = promise
    found = hex
  }
  g.moves = moves
  return [found, taste.now.haste * (most - before)]
}

/** Where Cripple hurts most, and what it takes there from what the enemy's attacks promise. */
export function hindering(g: Warcraft, seat: Seat): [hex: Hex, worth: number] {
  if (taste.now.hinder <= 0 || g.active === seat || g.battle !== null) return [NONE, 0]
  const enemy = g.active
  const moves = g.moves
  const before = promiseOf(g, enemy)
  let found = NONE
  let least = before
  for (const hex of spacesOf(g, enemy)) {
    g.moves = moves.map((left, piece) => {
      const isThere = piece >= enemy * SLOTS && piece <= heroOf(enemy) && g.at[piece] === hex
      return isThere && left > 0 ? left - 1 : left
    })
    const promise = promiseOf(g, enemy)
    if (promise >= least) continue
    least = promise
    found = hex
  }
  g.moves = moves
  return [found, taste.now.hinder * (before - least)]
}

function spacesOf(g: Warcraft, seat: Seat): Set<Hex> {
  const spaces = new Set<Hex>()
  for (let piece = seat * SLOTS; piece <= heroOf(seat); piece++)
    if (g.at[piece] >= 0 && g.moves[piece] > 0) spaces.add(g.at[piece])
  return spaces
}
