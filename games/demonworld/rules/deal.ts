import type { Chance, Seat } from '@hexarium/kernel'
import { lift, put } from '../elements.ts'
import { type Demonworld, NONE } from '../state.ts'
import { deployable, deployRest, placeBlock } from './battle-line.ts'
import { anchors, shapesOf } from './blocks.ts'

/** How often another unit order is tried before the real deployment is kept. */
const TRIES = 3

/** Deploys anew what a side has deployed so far, at random: what the other side may imagine. */
export function dealDeployment(g: Demonworld, side: Seat, chance: Chance): void {
  const units = deployable(g, side).filter(unit => g.at[g.head[unit]] !== NONE)
  const elements = units.flatMap(unit => Array.from({ length: g.strength[unit] }, (_, i) => g.head[unit] + i))
  const real = elements.map(element => [g.at[element], g.facing[element]])
  for (let attempt = 0; attempt < TRIES; attempt++) {
    for (const element of elements) lift(g, element)
    let placed = true
    for (const unit of chance.shuffle([...units])) {
      const shapes = shapesOf(g, side, unit)
      if (shapes.length === 0) placed = false
      if (!placed) break
      const shape = chance.pick(shapes)
      placeBlock(g, unit, shape, chance.pick(anchors(g, side, unit, shape)))
    }
    if (placed) return
  }
  for (const element of elements) lift(g, element)
  if (g.ready[side]) {
    deployRest(g, side)
    if (elements.every(element => g.at[element] !== NONE)) return
    for (const element of elements) lift(g, element)
  }
  elements.forEach((element, i) => {
    if (real[i][0] !== NONE) put(g, element, real[i][0], real[i][1])
  })
}
