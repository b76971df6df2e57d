import { OFF_BOARD } from '@hexarium/hex'
import { RANGE } from '../content/armies/cards.ts'
import { ATTACK_ORDER } from '../content/tables.ts'
import { ground, members } from '../elements.ts'
import { addTo, blockWidth, columnOf, emptyBody, isHorde } from '../formation.ts'
import { aspectOf, FRONT, touchesAt } from '../rules/movement/contact.ts'
import { actsAsHorde } from '../rules/movement/units.ts'
import { rangedFactor } from '../rules/shooting/range.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../state.ts'
import { taste } from './taste.ts'
import { distancesTo, errandOf, FAR, targetOf } from './way.ts'
import { hitChance, hitWorth, isShooter, worthOf } from './worth.ts'

/** What it is worth to have an element on a field, with this facing: blows it can strike and those it may take. */
export function brawl(g: Demonworld, element: Element, hex: Hex, facing: Facing): number {
  const land = ground(g)
  const { neighbour } = land.board
  const side = g.owner[g.origin[element]]
  let [strike, taken, contacts, prey] = [0, 0, 0, 0]
  for (let direction = 0; direction < 6; direction++) {
    const beside = neighbour[hex * 6 + direction]
    const foe = beside === OFF_BOARD ? NONE : g.on[beside]
    if (foe === NONE || g.owner[g.origin[foe]] === side) continue
    if (!land.isBare && !touchesAt(g, land, element, hex, foe)) continue
    if (g.routs[foe]) {
      prey += worthOf(g, foe) // DW-XV.62: cut down without a fight
      continue
    }
    contacts++
    const back = (direction + 3) % 6
    if (aspectOf(facing, direction) === FRONT)
      strike = Math.max(strike, hitChance(g, element, foe, g.facing[foe], back) * hitWorth(g, foe))
    const isFacing = aspectOf(g.facing[foe], back) === FRONT
    taken += hitChance(g, foe, element, facing, direction) * (isFacing ? taste.now.taken : taste.now.takenLater)
  }
  return strike + prey + (contacts > 0 ? taste.now.contact : 0) - Math.min(1, taken) * hitWorth(g, element)
}

/** True if an enemy stands beside a field: without one there is no brawl, whatever the facing. */
function hasFoeBeside(g: Demonworld, element: Element, hex: Hex): boolean {
  const { neighbour } = ground(g).board
  const side = g.owner[g.origin[element]]
  for (let direction = 0; direction < 6; direction++) {
    const beside = neighbour[hex * 6 + direction]
    const foe = beside === OFF_BOARD ? NONE : g.on[beside]
    if (foe !== NONE && g.owner[g.origin[foe]] !== side) return true
  }
  return false
}

/** The facing that is best on a field beside enemies; its own where nobody is. */
export function bestFacing(g: Demonworld, element: Element, hex: Hex): { facing: Facing; worth: number } {
  let facing = g.facing[element]
  if (!hasFoeBeside(g, element, hex)) return { facing, worth: 0 }
  let worth = brawl(g, element, hex, facing)
  for (let turn = 1; turn < 6; turn++) {
    const other = (g.facing[element] + turn) % 6
    const value = brawl(g, element, hex, other)
    if (value <= worth + 1e-9) continue
    worth = value
    facing = other
  }
  return { facing, worth }
}

/** A field of way, the measure of all else. */
const STEP = 1
/** More elements in the front rank than this do not help. */
const BROADEST = 6

/** What a unit needs to know to judge places: worked out once for a question. */
export interface Chart {
  g: Demonworld
  unit: Unit
  elements: Element[]
  target: Unit
  /** The middle of where it wants to go. */
  x: number
  y: number
  /** By field: the way there. */
  way: Int16Array
  shoots: boolean
}

/** The chart of a unit. */
export function chartOf(g: Demonworld, unit: Unit, target: Unit = targetOf(g, unit)): Chart {
  const land = ground(g)
  const errand = errandOf(g, unit)
  const goals = errand.length > 0 ? errand : target === NONE ? [] : members(g, target).map(e => g.at[e])
  const [x, y] = middle(g, goals)
  const way = distancesTo(land, g.card[unit], goals)
  // who has been told to join a melee does not keep away from it
  const shoots = isShooter(g, unit) && (taste.now.joins <= 0.5 || g.order[unit] !== ATTACK_ORDER)
  return { g, unit, elements: members(g, unit), target, x, y, way, shoots }
}

function middle(g: Demonworld, hexes: readonly Hex[]): [x: number, y: number] {
  const { board } = ground(g)
  let [x, y] = [0, 0]
  for (const hex of hexes) {
    x += board.x[hex]
    y += board.y[hex]
  }
  return hexes.length === 0 ? [0, 0] : [x / hexes.length, y / hexes.length]
}

const body = emptyBody()

/** What the order of elements on these fields with these facings is worth: a broad front most, a column little. */
function orderWorth(chart: Chart, places: readonly Hex[], facingOf: (i: number) => Facing): number {
  const { g, unit } = chart
  const { board } = ground(g)
  body.count = 0
  for (let i = 0; i < places.length; i++) addTo(body, board.q[places[i]], board.r[places[i]], facingOf(i))
  if (actsAsHorde(g, unit)) return isHorde(body) ? taste.now.ordered : 0
  const width = blockWidth(body)
  if (width > 1) return taste.now.ordered + taste.now.broad * Math.min(width, BROADEST)
  return width === 1 || columnOf(body) ? taste.now.column : 0
}

/** What it is worth to have a unit's elements on these fields with these facings. */
export function placeWorth(chart: Chart, places: readonly Hex[], facingOf: (i: number) => Facing): number {
  const { g, elements, target } = chart
  let fight = 0
  let nearest = FAR
  let sum = 0
  for (let i = 0; i < elements.length; i++) {
    fight += brawl(g, elements[i], places[i], facingOf(i))
    nearest = Math.min(nearest, chart.way[places[i]])
    sum += chart.way[places[i]]
  }
  fight *= taste.now.fight
  if (target === NONE) return fight
  const ordered = orderWorth(chart, places, facingOf)
  if (chart.shoots) return ordered + shooting(chart, places, facingOf, nearest)
  const approach = -STEP * (nearest + taste.now.massed * sum)
  return fight + ordered + approach - taste.now.askew * askew(chart, places, facingOf(0)) * (nearest > 1 ? 1 : 0)
}

/** How far the target is off the front, in sixths of a circle; half a sixth either way is straight ahead. */
function askew(chart: Chart, places: readonly Hex[], facing: Facing): number {
  const [x, y] = middle(chart.g, places)
  if (Math.hypot(chart.x - x, chart.y - y) < 1) return 0
  const angle = (Math.atan2(y - chart.y, chart.x - x) * 180) / Math.PI
  let off = Math.abs(angle - (30 + 60 * facing)) % 360
  if (off > 180) off = 360 - off
  return Math.max(0, (off - 30) / 60)
}

/** How near shooters let the enemy come. */
const TOO_NEAR = 2

/** Shooters want enemies in their arcs and in range, and not too near. */
function shooting(chart: Chart, places: readonly Hex[], facingOf: (i: number) => Facing, nearest: number): number {
  const { g, elements } = chart
  const { board } = ground(g)
  const range = RANGE[g.card[chart.unit]]
  let shots = 0
  const goals = members(g, chart.target)
  for (let i = 0; i < elements.length; i++) {
    let best = 0
    for (const goal of goals) {
      const distance = board.distance(places[i], g.at[goal])
      if (distance > range || !isAhead(g, places[i], facingOf(i), g.at[goal])) continue
      best = Math.max(best, rangedFactor(g.type[elements[i]], distance))
    }
    shots += best
  }
  const far = Math.max(0, nearest - Math.ceil(range * 0.7))
  return (
    (taste.now.shot * shots) / 4 -
    STEP * far -
    taste.now.askew * askew(chart, places, facingOf(0)) -
    (nearest <= TOO_NEAR ? taste.now.tooNear : 0)
  )
}

/** DW-I.12: true if a field lies in the wedge before another. */
function isAhead(g: Demonworld, from: Hex, facing: Facing, to: Hex): boolean {
  const { board } = ground(g)
  const [dx, dy] = [board.x[to] - board.x[from], board.y[from] - board.y[to]]
  let off = Math.abs((Math.atan2(dy, dx) * 180) / Math.PI - (30 + 60 * facing)) % 360
  if (off > 180) off = 360 - off
  return off <= 30.01
}
