import { OFF_BOARD } from '@hexarium/hex'
import { best, bestOf, forDecision, only, type Seat } from '@hexarium/kernel'
import { coverOf, isLarge, MOST_FIELDS } from '../bases.ts'
import { battles } from '../content/armies/battles.ts'
import { ARTILLERY, BASE, cards, RANGE } from '../content/armies/cards.ts'
import { EAST, NORTH, SOUTH, WEST } from '../content/board/ground.ts'
import { OPEN } from '../content/board/terrain.ts'
import { ground, isCaptain, isHere } from '../elements.ts'
import { anchors, blockFields, type Shape } from '../rules/armies/blocks.ts'
import { deploy } from '../rules/armies/deployment.ts'
import { deployable, facingFrom } from '../rules/melee/battle-line.ts'
import { mayPass } from '../rules/movement/passage.ts'
import { type Demonworld, type Facing, type Hex, NONE, type Unit } from '../state.ts'

/** How far ahead a unit wants its way free, in fields. */
const LANE = 8
/** What each counts, beside a row farther forward: a field of the way barred by land, by friends, slowed; a friend's way barred. */
const BARRED = 0.5
const CROWDED = 0.7
const SLOWED = 0.12
const IN_THE_WAY = 0.8
/** An element on ground that slows or breaks a line, a sixth of a turn off the enemy, a figure too many or too few in the front rank. */
const ROUGH = 2
const ASKEW = 4
const MISSHAPEN = 0.4
/** A half field away from the middle of the line. */
const APART = 0.06
/** For a commander: a friend within his reach, and being behind the line. */
const COMPANY = 0.4
const COMPANY_REACH = 2
/** Where somebody points counts more than anything else. */
const POINTED_AT = 1000
const BEHIND = 1.5

/** DW-XVI.12: who is deployed first has the best place: shooters and guns for their sight, then the strong; commanders last. */
function nextOf(g: Demonworld, seat: Seat): Unit {
  const waiting = deployable(g, seat).filter(unit => !isHere(g, g.head[unit]))
  const rank = (unit: Unit) => {
    if (isCaptain(g, unit)) return 0
    return cards[g.card[unit]].points + (shoots(g, unit) ? 10_000 : 0) + (isLarge(g, unit) ? 5_000 : 0)
  }
  return best(waiting, rank)[0]
}

const shoots = (g: Demonworld, unit: Unit) => RANGE[g.card[unit]] > 0 || ARTILLERY[g.card[unit]]

const covered = new Int32Array(MOST_FIELDS)

function fieldsAt(g: Demonworld, unit: Unit, shape: Shape, anchor: Hex): Hex[] {
  if (!isLarge(g, unit)) return blockFields(g, unit, shape, anchor)
  const count = coverOf(ground(g).board, BASE[g.card[unit]], anchor, shape.facing, covered)
  return [...covered.subarray(0, count)]
}

/** The best of some anchors for a shape, and what it is worth. */
function bestAnchor(g: Demonworld, seat: Seat, unit: Unit, shape: Shape, among: readonly Hex[]): [Hex, number] {
  return best(among, anchor => worthOf(g, seat, unit, shape, fieldsAt(g, unit, shape, anchor)))
}

/** What it is worth to have a unit on these fields. */
function worthOf(g: Demonworld, seat: Seat, unit: Unit, { width, facing }: Shape, fields: readonly Hex[]): number {
  const land = ground(g)
  const edge = edgeFor(g, seat, fields[0])
  const forward = land.toEdge[edge * land.board.size + fields[0]]
  const off = Math.abs(((facing - facingFrom(edge) + 9) % 6) - 3)
  const across = edge === WEST || edge === EAST ? land.row : land.half
  const middle = across.reduce((most, half) => Math.max(most, half), 0) / 2
  const rough = fields.filter(hex => land.terrain[hex] !== OPEN || land.hedged[hex]).length
  const common = -ASKEW * off - ROUGH * rough - APART * Math.abs(across[fields[0]] - middle)
  if (isCaptain(g, unit)) return common + COMPANY * friendsNear(g, seat, fields[0]) - BEHIND * forward
  const wanted = shoots(g, unit) ? fields.length : Math.ceil(fields.length / 2)
  const shape = isLarge(g, unit) ? 0 : MISSHAPEN * Math.abs(Math.min(width, fields.length) - wanted)
  return common + forward - shape - laneCost(g, unit, facing, fields) - IN_THE_WAY * barredBy(g, seat, facing, fields)
}

/** The edge a side deploys from at a field: its own, or the nearer long one where it has both. */
function edgeFor(g: Demonworld, seat: Seat, hex: Hex): number {
  if (battles[g.battle].split !== seat) return g.edge[seat]
  const { toEdge, board } = ground(g)
  return toEdge[NORTH * board.size + hex] <= toEdge[SOUTH * board.size + hex] ? NORTH : SOUTH
}

/** True if a facing looks from the side's edge, or one of its edges, into the board. */
function facesInward(g: Demonworld, seat: Seat, facing: Facing): boolean {
  if (battles[g.battle].split !== seat) return facing === facingFrom(g.edge[seat])
  return facing === facingFrom(NORTH) || facing === facingFrom(SOUTH)
}

/** The field so many steps straight ahead: ranks stand between two directions, taken in turn. */
function ahead(g: Demonworld, hex: Hex, facing: Facing, step: number): Hex {
  return ground(g).board.neighbour[hex * 6 + ((facing + (step % 2)) % 6)]
}

/** What stands or lies in the way of those who have nobody of their own before them. */
function laneCost(g: Demonworld, unit: Unit, facing: Facing, fields: readonly Hex[]): number {
  const land = ground(g)
  let cost = 0
  for (const start of fields) {
    for (let step = 0, hex = start; step < LANE; step++) {
      const next = ahead(g, hex, facing, step)
      if (next === OFF_BOARD || fields.includes(next)) break
      if (g.on[next] !== NONE) {
        cost += CROWDED * (LANE - step)
        break
      }
      if (!mayPass(land, g.card[unit], hex, next)) {
        cost += BARRED * (LANE - step)
        break
      }
      if (land.terrain[next] !== OPEN) cost += SLOWED
      hex = next
    }
  }
  return (2 * cost) / (1 + fields.length)
}

/** How many friends behind would have these fields in their way. */
function barredBy(g: Demonworld, seat: Seat, facing: Facing, fields: readonly Hex[]): number {
  let count = 0
  const backwards = (facing + 3) % 6
  for (const start of fields)
    for (let step = 0, hex = start; step < LANE; step++) {
      hex = ahead(g, hex, backwards, step)
      if (hex === OFF_BOARD) break
      const other = g.on[hex]
      if (other === NONE) continue
      if (g.owner[g.origin[other]] === seat && !isCaptain(g, g.origin[other])) count++
      break
    }
  return count
}

function friendsNear(g: Demonworld, seat: Seat, hex: Hex): number {
  const { board } = ground(g)
  return g.at.filter(
    (at, e) => at !== NONE && g.owner[g.origin[e]] === seat && board.distance(at, hex) <= COMPANY_REACH,
  ).length
}

/** The field in the middle of a front rank: the one that is pointed at. */
const middleOf = ({ width }: Shape, fields: readonly Hex[]) => fields[(Math.min(width, fields.length) - 1) >> 1]

/**
 * DW-XVI.12: how a unit in hand stands where somebody points: with the middle of its front rank there, else with any of it, in the
 * best shape there is room for, facing the enemy if it can.
 */
function standingAt(g: Demonworld, seat: Seat, unit: Unit, shapes: readonly Shape[], hex: Hex) {
  const inward = shapes.filter(({ facing }) => facesInward(g, seat, facing))
  const all = (inward.length > 0 ? inward : shapes).flatMap(shape =>
    anchors(g, seat, unit, shape).flatMap(anchor => {
      const fields = fieldsAt(g, unit, shape, anchor)
      return fields.includes(hex) ? [{ shape, anchor, fields }] : []
    }),
  )
  const worth = ({ shape, fields }: (typeof all)[number]) =>
    worthOf(g, seat, unit, shape, fields) + (middleOf(shape, fields) === hex ? POINTED_AT : 0)
  return bestOf(all, worth)?.[0]
}

/** DW-XVI.12: the rest of an army where it has open ground under its feet, the enemy before it and a free way to him. */
export const deploying = [
  forDecision(deploy, {
    proposed: {
      leaves: ['ready', 'automatic', 'back'],
      by(g, here, seat, offered) {
        const unit = here.unit[seat]
        if (unit === NONE) {
          const next = nextOf(g, seat)
          return next < 0 ? only('ready') : only('unit', next)
        }
        if (here.element[seat] !== NONE) return only('back')
        if (here.width[seat] === NONE) {
          const value = (shape: Shape) => bestAnchor(g, seat, unit, shape, anchors(g, seat, unit, shape))[1]
          const shapes = offered('shape')
          const inward = shapes.filter(({ facing }) => facesInward(g, seat, facing))
          const found = bestOf(inward.length > 0 ? inward : shapes, value)
          return found ? only('shape', found[0]) : only('scatter')
        }
        const shape = { width: here.width[seat], facing: here.facing[seat] }
        return only('hex', bestAnchor(g, seat, unit, shape, offered('hex'))[0])
      },
    },
    towards(g, here, place, offered, seat) {
      const [kind, number] = place.split(':')
      const found = kind === 'hex' && standingAt(g, seat, here.unit[seat], offered('shape'), Number(number))
      return found
        ? [
            ['shape', found.shape],
            ['hex', found.anchor],
          ]
        : undefined
    },
  }),
]
