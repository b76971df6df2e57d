import { best, firstOf, forDecision, only } from '@hexarium/kernel'
import { battles } from '../content/armies/battles.ts'
import { cards, RANGE } from '../content/armies/cards.ts'
import { ATTACK_ORDER, HOLD_ORDER, MOVE_ORDER, SKIRMISH_ORDER } from '../content/tables.ts'
import { ground, members, stands } from '../elements.ts'
import { chooseEntry, chooseVanguard, divertEntry } from '../rules/armies/arrival.ts'
import { laySheet, placeObjective, valueObjective } from '../rules/armies/board.ts'
import { deploy } from '../rules/armies/deployment.ts'
import { planMarches } from '../rules/armies/flank-march.ts'
import { raiseArmy } from '../rules/armies/muster.ts'
import { isGun } from '../rules/artillery/guns.ts'
import { rallyUnit } from '../rules/morale/rally.ts'
import { isOrdered, movePointsOf } from '../rules/movement/units.ts'
import { choosePrey, obeyOrRage } from '../rules/orders/obedience.ts'
import { giveOrders, keepOrder } from '../rules/orders/phase.ts'
import { cannotAim, isIntoMelee } from '../rules/shooting/base-number.ts'
import { type Demonworld, NONE, type Unit } from '../state.ts'
import { orderForGun } from './guns.ts'
import { isBig, largeOrder } from './large.ts'
import { taste } from './taste.ts'
import { errandOf, gapBetween, targetOf } from './way.ts'
import { isShooter } from './worth.ts'

/** Movement points a field of open ground costs. */
const FIELD = 3
/** Shooters shoot if so many of them can, or a share. */
const VOLLEY = 3

/** The order that suits a unit. */
export function orderFor(g: Demonworld, unit: Unit): number {
  if (isGun(g, unit)) return orderForGun(g, g.head[unit])
  if (isBig(g, unit)) return largeOrder(g, unit)
  const target = targetOf(g, unit)
  if (target === NONE) return HOLD_ORDER
  const gap = gapBetween(g, unit, target)
  if (battles[g.battle].goal === 'pass' && errandOf(g, unit).length > 0 && isOrdered(g, unit)) return MOVE_ORDER
  if (isShooter(g, unit) && !joinsMelee(g, unit, target)) return shooterOrder(g, unit, gap)
  const isNear = gap - 1 <= reachOf(g, unit) + taste.now.slack || isMet(g, unit, target, gap)
  return !isNear && isOrdered(g, unit) ? MOVE_ORDER : ATTACK_ORDER
}

/** How many fields of open ground a unit that attacks can cross. */
function reachOf(g: Demonworld, unit: Unit): number {
  return Math.floor(movePointsOf(g, unit, ATTACK_ORDER) / FIELD)
}

/** DW-III.3: who marches to where the enemy can charge him is charged, and strikes second: he had better charge himself. */
function isMet(g: Demonworld, unit: Unit, foe: Unit, gap: number): boolean {
  const march = Math.floor(movePointsOf(g, unit, MOVE_ORDER) / FIELD)
  return gap - 1 - march <= reachOf(g, foe) + taste.now.wary
}

/** Who can shoot shoots: bows while they move, all others from where they stand; the rest come into range. */
function shooterOrder(g: Demonworld, unit: Unit, gap: number): number {
  const { ranged } = cards[g.card[unit]]
  const able = shooters(g, unit)
  const enough = Math.min(VOLLEY, taste.now.volley * members(g, unit).length)
  if (able >= enough && able > 0) {
    return ranged!.holdOnly || gap <= 2 || !isOrdered(g, unit) ? HOLD_ORDER : SKIRMISH_ORDER
  }
  if (gap <= RANGE[g.card[unit]] && gap <= 3) return HOLD_ORDER
  const reach = Math.floor(movePointsOf(g, unit, SKIRMISH_ORDER) / FIELD)
  return ranged!.holdOnly || gap - RANGE[g.card[unit]] > reach ? MOVE_ORDER : SKIRMISH_ORDER
}

/** DW-IV.12: who could only shoot into a melee, where friends may be hit, had better fight in it. */
function joinsMelee(g: Demonworld, unit: Unit, target: Unit): boolean {
  return taste.now.joins > 0.5 && g.engaged[target] && shooters(g, unit, true) === 0
}

/** How many of a unit have somebody in range and before them; of these only who hits no friend. */
function shooters(g: Demonworld, unit: Unit, sparesFriends = false): number {
  const side = g.owner[unit]
  const { board } = ground(g)
  const range = RANGE[g.card[unit]]
  let able = 0
  for (const element of members(g, unit)) {
    for (let foe = 0; foe < g.at.length; foe++) {
      if (!stands(g, foe) || g.owner[g.origin[foe]] === side) continue
      if (board.distance(g.at[element], g.at[foe]) > range || cannotAim(g, element, foe)) continue
      if (sparesFriends && isIntoMelee(g, element, foe)) continue
      able++
      break
    }
  }
  return able
}

/** How a sensible player weighs what he is offered, question by question. */
export const ordering = [
  /** DW-III.2: one marker for each unit, the one that suits it. */
  forDecision(giveOrders, {
    advice(g, _here, _seat, offered) {
      const open = offered('order')
      const units = new Set(open.map(({ unit }) => unit))
      for (const unit of units) {
        const wanted = orderFor(g, unit)
        if (g.markers[unit] === 1 << wanted) continue
        // a marker placed before must go first where several may lie
        if (g.markers[unit] !== 0 && g.markers[unit] & (1 << wanted)) {
          const other = open.find(
            marker => marker.unit === unit && g.markers[unit] & (1 << marker.order) && marker.order !== wanted,
          )
          if (other !== undefined) return only('order', other)
        }
        if (open.some(marker => marker.unit === unit && marker.order === wanted))
          return only('order', { unit, order: wanted })
      }
      return only('ready')
    },
    /** Whatever marker was placed stays, so that another order than the usual one can be tried. */
    variety(g, _here, _seat, offered) {
      const bare = offered('order').find(({ unit }) => g.markers[unit] === 0)
      if (!bare) return only('ready')
      const open = offered('order').filter(({ unit }) => unit === bare.unit)
      return only('order', open.find(({ order }) => order === orderFor(g, bare.unit)) ?? open[0])
    },
  }),
  /** DW-X.5: of several markers the one that suits now. */
  forDecision(keepOrder, {
    advice(g, _here, _seat, offered) {
      const suits = offered('order').find(({ unit, order }) => orderFor(g, unit) === order)
      return only('order', suits ?? offered('order')[0])
    },
  }),
  /** DW-XV.40: wild men are hard to stop, but they go where they should not: obey. */
  forDecision(obeyOrRage, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'obey'),
  }),
  /** DW-XV.71: at the nearest. */
  forDecision(choosePrey, {
    advice(g, here, _seat, offered) {
      const [unit] = best(offered('unit'), foe => -gapBetween(g, here.unit, foe))
      return only('unit', unit)
    },
  }),
  /** The army and the board of a free battle, deployment: what the house does by itself is sound. */
  forDecision(raiseArmy, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'ready', 'automatic'),
  }),
  forDecision(deploy, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'ready', 'automatic', 'scatter', 'shape', 'hex', 'back'),
  }),
  forDecision(planMarches, {
    advice: () => only('ready'),
  }),
  /** DW-XVI.20: objectives near the middle of the board. */
  forDecision(placeObjective, {
    advice(g, _here, _seat, offered) {
      const { board } = ground(g)
      const [x, y] = [Math.max(...board.x) / 2, Math.max(...board.y) / 2]
      const [hex] = best(offered('hex'), at => -Math.hypot(board.x[at] - x, board.y[at] - y))
      return only('hex', hex)
    },
  }),
  /** DW-XVI.35: the strongest first, so that it is soon in the way of nobody. */
  forDecision(chooseVanguard, {
    advice(g, _here, _seat, offered) {
      const [unit] = best(offered('unit'), at => cards[g.card[at]].points)
      return only('unit', unit)
    },
  }),
  /** DW-XVI.35: where it is nearest to the enemy. */
  forDecision(chooseEntry, {
    advice(g, _here, seat, offered) {
      const { board } = ground(g)
      const foes = g.at.filter((hex, e) => hex !== NONE && g.owner[g.origin[e]] !== seat)
      const [hex] = best(offered('hex'), at => -Math.min(99, ...foes.map(foe => board.distance(at, foe))))
      return only('hex', hex)
    },
  }),
  forDecision(laySheet, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'sheet'),
  }),
  forDecision(valueObjective, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'value'),
  }),
  forDecision(divertEntry, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'hex'),
  }),
  forDecision(rallyUnit, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'unit', 'done'),
  }),
]
