import type { Seat } from '@hexarium/kernel'
import { BATTLE_DIE } from '../content/components.ts'
import { MELEE } from '../content/races.ts'
import { countPieces, tileOf, WORKER } from '../pieces.ts'
import type { Warcraft } from '../state.ts'
import { add, around, chanceOf, chartOf } from './chart.ts'
import { taste } from './taste.ts'

/** What it is worth to call the workers to arms whom enemies come upon, in casualties: what they hit, and the place that is held with them. */
export function arming(g: Warcraft, seat: Seat): number {
  const hex = g.trigger
  const chart = chartOf(g, seat)
  const theirs = around(g, chart.foe, hex)
  const mine = around(g, chart.own, hex)
  const workers = countPieces(g, seat, WORKER, hex)
  const { strength } = tileOf(g, seat, MELEE)
  // where none of one's units stands they are lost in any case (WC-B-MOV-09)
  const before = chart.ownUnits[hex] > 0 ? chanceOf(mine, theirs) : 0
  const hits = (workers * strength) / BATTLE_DIE.sides
  add(mine, { hits, lives: workers })
  const held = chanceOf(mine, theirs) - before
  const atRisk = chart.ownUnits[hex] > 0 ? before : 0
  return taste.now.called * (hits + (held - atRisk) * workers)
}
