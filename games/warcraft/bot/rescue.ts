import type { Seat } from '@hexarium/kernel'
import { type Hex, NONE, type Warcraft } from '../state.ts'
import { add, around, chanceOf, chartOf } from './chart.ts'
import { goalsOf } from './goals.ts'
import { flight } from './ground.ts'
import { taste } from './taste.ts'

/** Who comes home by Town Portal when enemies stand in the Town, and what that is worth. */
export function rescue(g: Warcraft, seat: Seat): [hex: Hex, worth: number] {
  const town = g.town[seat]
  if (taste.now.rescue <= 0 || town < 0) return [NONE, 0]
  const chart = chartOf(g, seat)
  if (chart.foe[town].lives === 0) return [NONE, 0]
  const goals = goalsOf(chart)
  const theirs = around(g, chart.foe, town)
  const there = around(g, chart.own, town)
  const before = chart.ownUnits[town] > 0 ? chanceOf(there, theirs) : 0
  let found = NONE
  let most = 0
  chart.ownUnits.forEach((count, hex) => {
    if (count === 0 || hex === town) return
    const joined = { ...there }
    if (flight(g, hex, town) > 1) add(joined, chart.own[hex])
    const gain = (chanceOf(joined, theirs) - before) * goals[town] - goals[hex]
    if (gain <= most) return
    most = gain
    found = hex
  })
  return [found, taste.now.rescue * most]
}
