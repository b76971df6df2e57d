import type { Chance, Seat } from '@hexarium/kernel'
import { isHere, lift, put, stands } from '../../elements.ts'
import { type Demonworld, type Element, NONE } from '../../state.ts'
import { cannotStartOn, startOn } from '../large/mounts.ts'
import { deployable, deployRest, placeBlock } from '../melee/battle-line.ts'
import { anchors, shapesOf } from './blocks.ts'

/** How often another unit order is tried before the real deployment is kept. */
const TRIES = 3
/** One commander in so many is imagined on a mount, where there is one. */
const RIDERS = 4

/** Deploys anew what a side has deployed so far, at random: what the other side may imagine. */
export function dealDeployment(g: Demonworld, side: Seat, chance: Chance): void {
  const units = deployable(g, side).filter(unit => isHere(g, g.head[unit]))
  const elements = units.flatMap(unit => Array.from({ length: g.strength[unit] }, (_, i) => g.head[unit] + i))
  const real = elements.map(e => ({ hex: g.at[e], facing: g.facing[e], mount: g.mount[e] }))
  for (let attempt = 0; attempt < TRIES; attempt++) {
    for (const element of elements) takeUp(g, element)
    let placed = true
    for (const unit of chance.shuffle([...units])) {
      const shapes = shapesOf(g, side, unit)
      if (shapes.length === 0) placed = false
      if (!placed) break
      const shape = chance.pick(shapes)
      placeBlock(g, unit, shape, chance.pick(anchors(g, side, unit, shape)))
    }
    if (placed) {
      mountSome(g, elements, chance)
      return
    }
  }
  for (const element of elements) takeUp(g, element)
  if (g.ready[side]) {
    deployRest(g, side)
    if (elements.every(element => stands(g, element))) return
    for (const element of elements) takeUp(g, element)
  }
  elements.forEach((element, i) => {
    const { hex, facing } = real[i]
    if (hex !== NONE) put(g, element, hex, facing)
  })
  elements.forEach((element, i) => {
    if (real[i].mount !== NONE) startOn(g, element, real[i].mount)
  })
}

function takeUp(g: Demonworld, element: Element): void {
  if (g.mount[element] !== NONE) {
    g.mount[element] = NONE
    g.unit[element] = g.origin[element]
  }
  lift(g, element)
}

/** DW-XVII.31, DW-XVIII.8: some commanders may have been put on mounts. */
function mountSome(g: Demonworld, elements: readonly Element[], chance: Chance): void {
  for (const captain of g.captains) {
    if (!elements.includes(captain)) continue
    const mounts = elements.filter(mount => !cannotStartOn(g, captain, mount))
    if (mounts.length > 0 && chance.below(RIDERS) === 0) startOn(g, captain, chance.pick(mounts))
  }
}
