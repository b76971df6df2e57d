import { best, firstOf, forDecision, only } from '@hexarium/kernel'
import { fieldsOf } from '../bases.ts'
import { ARTILLERY, BREATH, LARGE } from '../content/armies/cards.ts'
import { ATTACK_ORDER, HOLD_ORDER, MOVE_ORDER, SIDES, SKIRMISH_ORDER } from '../content/tables.ts'
import { ground, isDoomed, members, sideOf } from '../elements.ts'
import { announceCharge } from '../expert/large/move.ts'
import { isRiddenDown, overrunBase } from '../expert/large/overrun.ts'
import { tryMove, victimsOf } from '../expert/large/reach.ts'
import { largePoints } from '../expert/large/steps.ts'
import { bandOf, gunOf } from '../rules/artillery/guns.ts'
import { attacksOf, mayStrikeField } from '../rules/large/attacks.ts'
import { BREATH_AREAS, breathe, breathFactor, breathTargets } from '../rules/large/breath.ts'
import { bigMeleeBase } from '../rules/large/melee.ts'
import { dismount, mountUp } from '../rules/large/mounts.ts'
import { wanderLarge } from '../rules/large/regroup.ts'
import { setDownAt } from '../rules/large/setting-down.ts'
import { strikeWith } from '../rules/large/strike.ts'
import { moveLarge, walkFacing } from '../rules/large/tread.ts'
import { foesAt } from '../rules/movement/contact.ts'
import { turnChief } from '../rules/orders/captain-turns.ts'
import { leadOrSteer } from '../rules/orders/command.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../state.ts'
import { distancesTo, errandOf, FAR, gapBetween, targetOf } from './way.ts'
import { hitWorth } from './worth.ts'

const FIELD = 3
/** So much worse is a hit on one's own people than the same hit on the enemy is good. */
const REGRET = 1.5
/** What a field nearer to the enemy, and a sixth of a circle nearer to facing him, count beside blows. */
const STEP = 1
const ASKEW = 0.8
/** Something must be gained, or it stays. */
const GAIN = 0.2

const chance = (base: number) => Math.max(0, Math.min(SIDES, base)) / SIDES

/** The order that suits a large element: guns load and fire, the others go for the enemy. */
export function largeOrder(g: Demonworld, unit: Unit): number {
  const target = targetOf(g, unit)
  if (target === NONE) return HOLD_ORDER
  const gap = gapBetween(g, unit, target)
  const element = g.head[unit]
  if (ARTILLERY[g.card[unit]]) return gunOrder(g, element)
  if (BREATH[g.card[unit]] > 0 && g.altitude[element] === 0 && breathWorth(g, element) > 2) return SKIRMISH_ORDER
  const reach = Math.floor(largePoints(g, unit, ATTACK_ORDER) / FIELD)
  return gap - 1 > reach ? MOVE_ORDER : ATTACK_ORDER
}

/** DW-XIX.6: who has somebody in range stays and fires. */
function gunOrder(g: Demonworld, gun: Element): number {
  const { board } = ground(g)
  let nearest = FAR
  for (let foe = 0; foe < g.at.length; foe++) {
    if (g.at[foe] === NONE || sideOf(g, foe) === sideOf(g, gun) || g.altitude[foe] > 0) continue
    const distance = board.distance(g.at[gun], g.at[foe])
    if (bandOf(gunOf(g, gun), distance) >= 0) return HOLD_ORDER
    nearest = Math.min(nearest, distance)
  }
  return nearest > gunOf(g, gun).long ? MOVE_ORDER : HOLD_ORDER
}

/** What the best breath from where it stands is worth. */
function breathWorth(g: Demonworld, dragon: Element): number {
  let most = 0
  for (let area = 0; area < BREATH_AREAS; area++) most = Math.max(most, areaWorth(g, dragon, area))
  return most
}

function areaWorth(g: Demonworld, dragon: Element, area: number): number {
  let sum = 0
  const targets = breathTargets(g, dragon, area)
  for (let i = 0; i < targets.length; i += 2) {
    const worth = chance(breathFactor(g, dragon, targets[i], targets[i + 1])) * hitWorth(g, targets[i])
    sum += sideOf(g, targets[i]) === sideOf(g, dragon) ? -REGRET * worth : worth
  }
  return sum
}

/** What a large element could strike from a place, and how it looks at the enemy. */
function placeWorth(g: Demonworld, element: Element, anchor: Hex, facing: Facing, way: Int16Array, goal: Hex): number {
  const [at, faced] = [g.at[element], g.facing[element]]
  g.at[element] = anchor
  g.facing[element] = facing
  let blows = 0
  if (!ARTILLERY[g.type[element]]) for (const attack of attacksOf(g, element)) blows += bestBlow(g, element, attack)
  const near = Math.min(...fieldsOf(g, element).map(hex => way[hex]))
  g.at[element] = at
  g.facing[element] = faced
  return blows - STEP * (near === FAR ? FAR : near) - ASKEW * askew(g, anchor, facing, goal)
}

function bestBlow(g: Demonworld, element: Element, attack: ReturnType<typeof attacksOf>[number]): number {
  let most = 0
  const side = sideOf(g, element)
  for (let foe = 0; foe < g.at.length; foe++) {
    if (g.at[foe] === NONE || g.altitude[foe] > 0 || sideOf(g, foe) === side || isDoomed(g, foe)) continue
    if (ground(g).board.distance(g.at[element], g.at[foe]) > 5) continue
    if (!fieldsOf(g, foe).some(hex => mayStrikeField(g, element, attack, hex))) continue
    most = Math.max(most, chance(bigMeleeBase(g, element, foe, 0, attack).base) * hitWorth(g, foe))
  }
  return most
}

/** How far a goal is off the front, in sixths of a circle. */
function askew(g: Demonworld, from: Hex, facing: Facing, goal: Hex): number {
  if (goal === NONE || goal === from) return 0
  const { board } = ground(g)
  const [dx, dy] = [board.x[goal] - board.x[from], board.y[from] - board.y[goal]]
  let off = Math.abs((Math.atan2(dy, dx) * 180) / Math.PI - (30 + 60 * facing)) % 360
  if (off > 180) off = 360 - off
  return Math.max(0, (off - 30) / 60)
}

/** Where a large element wants to go: fields by their way to it, and the nearest field of it. */
function aims(g: Demonworld, unit: Unit): { way: Int16Array; goal: Hex } {
  const { board } = ground(g)
  const errand = errandOf(g, unit)
  const target = targetOf(g, unit)
  const goals = errand.length > 0 ? [...errand] : target === NONE ? [] : members(g, target).flatMap(e => fieldsOf(g, e))
  const [goal] = best(goals, hex => -board.distance(g.at[g.head[unit]], hex))
  return { way: distancesTo(ground(g), g.card[unit], goals), goal: goals.length > 0 ? goal : NONE }
}

/** A step or turn, with those it runs over: friends count against it. */
function treadWorth(g: Demonworld, element: Element, move: number, worth: (at: Hex, facing: Facing) => number): number {
  const { anchor, facing, taken } = tryMove(g, ground(g), element, g.at[element], g.facing[element], move)
  let trampled = 0
  for (const victim of victimsOf(g, element, { anchor, facing })) {
    const likely = isRiddenDown(g, element, victim) ? 1 : chance(overrunBase(g, element, victim).base)
    const hit = likely * hitWorth(g, victim)
    trampled += sideOf(g, victim) === sideOf(g, element) ? -REGRET * hit - 1 : hit
  }
  return worth(anchor, facing) + trampled - (taken > 0 ? GAIN : 0)
}

/** A gun turns to where the enemy is. */
function moveGun(g: Demonworld, gun: Element, offered: (kind: 'tread' | 'done') => number[], goal: Hex) {
  const now = askew(g, g.at[gun], g.facing[gun], goal)
  const [move, off] = best(offered('tread'), of => {
    const { anchor, facing } = tryMove(g, ground(g), gun, g.at[gun], g.facing[gun], of)
    return -askew(g, anchor, facing, goal)
  })
  if (offered('done').length === 0 || -off < now - GAIN) return only('tread', move)
  return firstOf(offered, 'done')
}

/** True for a unit that is one large element. */
export function isBig(g: Demonworld, unit: Unit): boolean {
  return LARGE[g.card[unit]]
}

/** How a sensible player weighs what he is offered, question by question. */
export const large = [
  /** DW-XVII.39: where it hurts the enemy most, if it hurts him more than us. */
  forDecision(breathe, {
    advice(g, here, _seat, offered) {
      const [area, worth] = best(offered('area'), of => areaWorth(g, g.head[here.unit], of))
      return worth > 0 ? only('area', area) : only('spare')
    },
  }),
  /** DW-XVII.4: towards the enemy, and against him with as many weapons as can be brought to bear. */
  forDecision(moveLarge, {
    advice(g, here, _seat, offered) {
      const { element } = here
      const { way, goal } = aims(g, here.unit)
      const worth = (anchor: Hex, facing: Facing) => placeWorth(g, element, anchor, facing, way, goal)
      if (ARTILLERY[g.type[element]]) return moveGun(g, element, offered, goal)
      if (offered('engage').length > 0) return firstOf(offered, 'engage') // DW-XVII.27: it can strike them
      const stay = offered('done').length > 0 ? worth(g.at[element], g.facing[element]) : Number.NEGATIVE_INFINITY
      const [tread, gain] = best(offered('tread'), move => treadWorth(g, element, move, worth))
      const [walk, nearer] = best(offered('walk'), hex => -STEP * (way[hex] === FAR ? FAR : way[hex]))
      const now = -STEP * Math.min(FAR, way[g.at[element]])
      if (gain > stay + GAIN && gain >= nearer + (stay - now)) return only('tread', tread)
      if (offered('walk').length > 0 && nearer > now && stay !== Number.NEGATIVE_INFINITY) return only('walk', walk)
      if (stay === Number.NEGATIVE_INFINITY || gain > stay + GAIN) return only('tread', tread)
      return firstOf(offered, 'done')
    },
  }),
  /** DW-XVII.9: towards the enemy. */
  forDecision(walkFacing, {
    advice(g, here, _seat, offered) {
      const { way, goal } = aims(g, here.unit)
      const [facing] = best(offered('facing'), of => placeWorth(g, here.element, here.goal, of, way, goal))
      return only('facing', facing)
    },
  }),
  /** DW-XVII.23: a colossus stands a fight better than anybody it could overrun. */
  forDecision(announceCharge, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'attack'),
  }),
  /** DW-XVII.35: where the blow is worth most. */
  forDecision(strikeWith, {
    advice(g, here, _seat, offered) {
      const attack = attacksOf(g, here.attacker)[here.attack]
      const [target, worth] = best(
        offered('target'),
        foe => chance(bigMeleeBase(g, here.attacker, foe, 0, attack).base) * hitWorth(g, foe),
      )
      return worth > Number.NEGATIVE_INFINITY ? only('target', target) : firstOf(offered, 'support', 'spare')
    },
  }),
  /** DW-XVII.28: nearer to those it can strike. */
  forDecision(wanderLarge, {
    advice(g, here, _seat, offered) {
      const { element } = here
      const { way, goal } = aims(g, g.unit[element])
      const worth = (anchor: Hex, facing: Facing) => placeWorth(g, element, anchor, facing, way, goal)
      const [move, gain] = best(offered('tread'), of => {
        const { anchor, facing } = tryMove(g, ground(g), element, g.at[element], g.facing[element], of)
        return worth(anchor, facing)
      })
      return gain > worth(g.at[element], g.facing[element]) + 2 * GAIN ? only('tread', move) : only('done')
    },
  }),
  /** DW-XVII.31, DW-XVII.41: everybody does best what he does anyway. */
  forDecision(mountUp, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'stay'),
  }),
  forDecision(dismount, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'stay', 'hex'),
  }),
  forDecision(leadOrSteer, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'steer'),
  }),
  forDecision(turnChief, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'stay'),
  }),
  /** DW-XVII.37: away from the enemy. */
  forDecision(setDownAt, {
    advice(g, _here, _seat, offered) {
      const [hex] = best(offered('hex'), of => -foesAt(g, g.unseated[0].rider, of))
      return only('hex', hex)
    },
  }),
]
