import { DIRECTION_Q, DIRECTION_R, OFF_BOARD } from '@hexarium/hex'
import { d20, type RuleId, roll } from '@hexarium/kernel'
import { fieldsOf } from '../../bases.ts'
import { BREATH, FIRE_BREATH, SIZE } from '../../content/armies/cards.ts'
import { BREATH_REACH } from '../../content/expert/large.ts'
import { ground, isDoomed, isHere, seatOf, sideOf, stir } from '../../elements.ts'
import { ask, decision, tell, when } from '../../events.ts'
import { BREATHED, type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { flameAttack, mayCatchFire, mustOnlyLeave } from '../flames/blaze.ts'
import { breathLights, breathReaches, isAloft } from '../flyers/heights.ts'
import { cannotShootNow } from '../shooting/base-number.ts'
import type { Volleys } from '../shooting/phase.ts'

/** DW-XVII.39: to the left, ahead, to the right. */
export const BREATH_AREAS = 3
/** By area: the directions that bound it, relative to the facing. */
const BOUNDS: readonly (readonly [number, number])[] = [
  [2, 1],
  [1, 0],
  [0, 5],
]
/** DW-XVII.39: the nine fields of an area before a dragon's head, those off the board left out. */
export function breathFields(g: Demonworld, dragon: Element, area: number): Hex[] {
  const { board } = ground(g)
  const head = g.at[dragon]
  const [u, v] = BOUNDS[area].map(bound => (g.facing[dragon] + bound) % 6)
  const found: Hex[] = []
  for (let distance = 1; distance <= BREATH_REACH; distance++) {
    for (let j = 0; j <= distance; j++) {
      const i = distance - j
      const hex = board.at(
        board.q[head] + i * DIRECTION_Q[u] + j * DIRECTION_Q[v],
        board.r[head] + i * DIRECTION_R[u] + j * DIRECTION_R[v],
      )
      if (hex !== OFF_BOARD) found.push(hex)
    }
  }
  return found
}

/** DW-XVII.39, DW-XXIII.11: whom breath in an area meets: element and field, pair by pair; friends, and riders by their seat. */
export function breathTargets(g: Demonworld, dragon: Element, area: number): number[] {
  const { board } = ground(g)
  const fields = breathFields(g, dragon, area)
  const found: number[] = []
  for (let element = 0; element < g.at.length; element++) {
    if (element === dragon || g.mount[element] === dragon || !isHere(g, element) || isDoomed(g, element)) continue
    const own = g.mount[element] === NONE ? fieldsOf(g, element) : [seatOf(g, g.mount[element])]
    for (const hex of own) {
      if (!fields.includes(hex)) continue
      const body = g.mount[element] === NONE ? element : g.mount[element]
      if (breathReaches(g, dragon, body, hex, board.distance(g.at[dragon], hex))) found.push(element, hex)
    }
  }
  return found
}

/** DW-XVII.38, DW-XVII.39: why a dragon may not breathe now. */
export function cannotBreathe(g: Demonworld, dragon: Element): RuleId | undefined {
  if (BREATH[g.type[dragon]] === 0) return 'DW-XVII.39'
  if (g.shot[dragon] & BREATHED) return 'DW-XVII.38'
  if (mustOnlyLeave(g, dragon)) return 'DW-XXII.6'
  if (isAloft(g, dragon)) return 'DW-XXIII.9'
  return cannotShootNow(g, g.unit[dragon])
}

/** The areas in which breath would meet an enemy, or something that could catch fire (DW-XXII.8). */
function areasOfUse(g: Demonworld, dragon: Element): number[] {
  const found: number[] = []
  for (let area = 0; area < BREATH_AREAS; area++) {
    const targets = breathTargets(g, dragon, area)
    const meetsFoe = targets.some((e, i) => i % 2 === 0 && sideOf(g, e) !== sideOf(g, dragon))
    if (meetsFoe || (!g.rules.breathNeedsEnemy && inflammable(g, dragon, area).length > 0)) found.push(area)
  }
  return found
}

/** DW-XXII.8, DW-XXIII.11: the empty fields in an area that fire breath could light: from the air only what grows high enough. */
function inflammable(g: Demonworld, dragon: Element, area: number): Hex[] {
  if (!g.rules.fire || !FIRE_BREATH[g.type[dragon]]) return []
  const { board } = ground(g)
  const isReached = (hex: Hex) => g.rules.beforeSix || breathLights(g, dragon, hex, board.distance(g.at[dragon], hex))
  return breathFields(g, dragon, area).filter(hex => mayCatchFire(g, hex) && isReached(hex))
}

/** DW-XVII.39: why a dragon has nothing to breathe at. */
export function cannotBreatheAtAnybody(g: Demonworld, dragon: Element): RuleId | undefined {
  return cannotBreathe(g, dragon) ?? (areasOfUse(g, dragon).length > 0 ? undefined : 'DW-XVII.39')
}

/** DW-XVII.39: where a dragon breathes, beside what its rider shoots at. */
export const breathe = decision({
  name: 'breathe',
  rule: 'DW-XVII.39',
  seat: (_g, here: Volleys) => here.side,
  about: (_g, { unit, shooter }) => ({ unit, element: shooter }),
  offer(g, here, can) {
    for (const area of areasOfUse(g, g.head[here.unit])) can.area(area)
    can.spare()
  },
  take: {
    area(g, here, area) {
      breatheAt(g, g.head[here.unit], area)
    },
    spare() {},
  },
  cannot: { area: (g, here, area) => (areasOfUse(g, g.head[here.unit]).includes(area) ? undefined : 'DW-XVII.39') },
  default: () => ['spare'],
})

/** The question of a dragon that shoots. */
export const breathing = when(mayBreathe, ask(breathe))

function mayBreathe(g: Demonworld, here: Volleys): boolean {
  return !here.over && here.unit !== NONE && !cannotBreatheAtAnybody(g, g.head[here.unit])
}

/** DW-XVII.39: less one for each section under water; who rides is above it. */
export function breathFactor(g: Demonworld, dragon: Element, target: Element, hex: Hex): number {
  const isAbove = g.altitude[target] > 0 || (g.mount[target] !== NONE && !g.rules.beforeTwelve)
  const depth = isAbove ? 0 : ground(g).depth[hex]
  return BREATH[g.type[dragon]] - Math.min(depth, SIZE[g.type[target]])
}

function breatheAt(g: Demonworld, dragon: Element, area: number): void {
  g.shot[dragon] |= BREATHED
  tell(g, 'breathes', dragon, area)
  const targets = breathTargets(g, dragon, area)
  for (let i = 0; i < targets.length; i += 2) sear(g, dragon, targets[i], targets[i + 1])
  flameAttack(g, sideOf(g, dragon), inflammable(g, dragon, area), BREATH[g.type[dragon]])
}

function sear(g: Demonworld, dragon: Element, target: Element, hex: Hex): void {
  stir(g, target)
  const factor = breathFactor(g, dragon, target, hex)
  const die = roll(g, sideOf(g, dragon), d20, 'low')
  const hit = die <= factor
  tell(g, 'sears', dragon, target, factor, die, hit ? 1 : 0)
  if (!hit) return
  g.hits[target]++
  if (FIRE_BREATH[g.type[dragon]]) g.burns[target]++ // AMB2-13
}
