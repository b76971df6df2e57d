import { OFF_BOARD } from '@hexarium/hex'
import { best, bestOf, firstOf, forDecision, only, type Weigh } from '@hexarium/kernel'
import { ground, members } from '../elements.ts'
import type { Moves } from '../rules/morale/rage.ts'
import { CHARGE_TEST, standingOf } from '../rules/morale/tests.ts'
import { advanceOf } from '../rules/movement/advance.ts'
import type { Block } from '../rules/movement/block-search.ts'
import type { March } from '../rules/movement/column.ts'
import { completeAttack, completeTo } from '../rules/movement/completion.ts'
import { hasFoe } from '../rules/movement/contact.ts'
import { newBlocks, reform, reformers, regroupAfterTurn } from '../rules/movement/frontage.ts'
import { turnElement, turnTo } from '../rules/movement/manoeuvres.ts'
import { type Move, RAGING, REACTING } from '../rules/movement/move.ts'
import { chooseMover, chooseSequence } from '../rules/movement/phase.ts'
import { moveUnit } from '../rules/movement/unit-move.ts'
import { isOrdered, movePointsOf } from '../rules/movement/units.ts'
import { type Wheel, wheelEnds, wheelTurn } from '../rules/movement/wheeling.ts'
import { type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../state.ts'
import { canGather, commonFacing } from './forming.ts'
import { bestFacing, brawl, type Chart, chartOf, placeWorth } from './place.ts'
import { taste } from './taste.ts'
import { gapBetween, targetOf } from './way.ts'
import { isShooter } from './worth.ts'

/** Movement points for a field of open ground. */
const FIELD = 3

/** DW-I.16: a disordered unit first of all forms up: all facing alike, then in a block, or nearer to one. */
function formUp(
  g: Demonworld,
  here: Move,
  offered: (kind: 'turnEach' | 'reform' | 'shift') => number[],
): Weigh | undefined {
  if (offered('turnEach').length > 0 && facings(g, here.unit) > 1) return only('turnEach')
  if (offered('reform').length > 0 && newBlocks(g, here).length > 0) return only('reform')
  return offered('shift').length > 0 && canGather(g, here) ? only('shift') : undefined
}

/** What an option of such a move carries. */
type Carried = number | Wheel | March

/** A move of the whole unit that is compared with others. */
interface Plan {
  kind: keyof Moves
  carried: Carried
  worth: number
}

function bestPlan(plans: readonly Plan[]): Weigh {
  const { kind, carried } = plans.reduce((a, b) => (b.worth > a.worth ? b : a))
  return only(kind, carried)
}

/** Every move of the whole unit that is offered, and what it is worth to stand where it ends. */
function plansOf(chart: Chart, here: Move, offered: Moves): Plan[] {
  const { g, elements } = chart
  const { board } = ground(g)
  const plans: Plan[] = []
  const own = (i: number): Facing => g.facing[elements[i]]
  const add = (kind: keyof Moves, carried: Carried, places: readonly Hex[], facing: (i: number) => Facing, price = 0) =>
    plans.push({ kind, carried, worth: placeWorth(chart, places, facing) - price })
  if (offered.advance.length > 0) {
    const advance = advanceOf(g, here)
    const reached = offered.advance.map(hex => elements.map(e => advance.moved(e, hex)))
    for (const [i, hex] of offered.advance.entries()) add('advance', hex, reached[i], own)
  }
  for (const value of offered.step)
    add(
      'step',
      value,
      elements.map(e => board.neighbour[g.at[e] * 6 + value]),
      own,
    )
  for (const wheel of offered.wheel) {
    const ends = wheelEnds(g, here, wheel)
    if (typeof ends !== 'string') add('wheel', wheel, ends, i => (own(i) + wheelTurn(wheel)) % 6)
  }
  const stand = elements.map(e => g.at[e])
  for (const value of offered.turn) add('turn', value, stand, i => (own(i) + value) % 6)
  for (const march of offered.march) {
    const to = board.neighbour[g.at[elements[0]] * 6 + march.direction]
    if (to !== OFF_BOARD) plans.push({ kind: 'march', carried: march, worth: marchWorth(chart, march) })
  }
  return plans
}

/** A column goes where its head comes nearer. */
function marchWorth(chart: Chart, { direction }: March): number {
  const { g, elements } = chart
  const { board } = ground(g)
  let most = Number.NEGATIVE_INFINITY
  const stay = placeWorth(
    chart,
    elements.map(e => g.at[e]),
    i => g.facing[elements[i]],
  )
  for (const head of elements) {
    const to = board.neighbour[g.at[head] * 6 + direction]
    if (to === OFF_BOARD || g.on[to] !== NONE) continue
    most = Math.max(most, chart.way[g.at[head]] - chart.way[to])
  }
  return most > 0 ? stay + most : Number.NEGATIVE_INFINITY
}

/** The block that is worth most, if there is one; who still routs has no place in it (DW-XV.63). */
function bestBlock(whole: Chart, here: Move): Block | undefined {
  const { g } = whole
  const elements = reformers(g, here)
  const chart = { ...whole, elements }
  const most = bestOf(newBlocks(g, here), ({ places }) => placeWorth(chart, places, i => g.facing[elements[i]]))
  return most?.[0].block
}

/** DW-V.41: who is attacked turns to the attacker. */
function react(g: Demonworld, here: Move, mayTurn: boolean): Weigh {
  const isBlind = members(g, here.unit).some(e => hasFoe(g, e) && bestFacing(g, e, g.at[e]).facing !== g.facing[e])
  return isBlind && mayTurn ? only('turnEach') : only('done')
}

/** How many different ways the elements of a unit face. */
function facings(g: Demonworld, unit: Unit): number {
  return new Set(members(g, unit).map(e => g.facing[e])).size
}

function joinFight(g: Demonworld, able: readonly Element[]): Weigh {
  for (const element of able) {
    // the fields ahead decide; whether one of them is in contact shows when they are offered
    const { board } = ground(g)
    const facing = g.facing[element]
    for (let side = 0; side < 2; side++) {
      const one = board.neighbour[g.at[element] * 6 + ((facing + side) % 6)]
      if (one === OFF_BOARD || g.on[one] !== NONE) continue
      if (brawl(g, element, one, facing) > 0) return only('element', element)
      for (let then = 0; then < 2; then++) {
        const two = board.neighbour[one * 6 + ((facing + then) % 6)]
        if (two !== OFF_BOARD && g.on[two] === NONE && brawl(g, element, two, facing) > 0)
          return only('element', element)
      }
    }
  }
  return only('done')
}

/** DW-XV.30: a unit that wants to fight tries its courage where it can reach the enemy. */
function dares(g: Demonworld, unit: Unit, foe: Unit): boolean {
  if (isShooter(g, unit) || foe !== targetOf(g, unit)) return false
  const reach = Math.floor(movePointsOf(g, unit) / FIELD)
  return gapBetween(g, unit, foe) - 1 <= reach && courage(g, unit, foe) >= taste.now.daring
}

/** DW-XV.2: how often a unit passes a charge test against an enemy. */
function courage(g: Demonworld, unit: Unit, foe: Unit): number {
  const { total, value } = standingOf(g, { kind: CHARGE_TEST, unit, foes: [foe] })
  return Math.max(1, Math.min(6, 7 - (value - total))) / 6
}

/** How a sensible player weighs what he is offered, question by question. */
export const moving = [
  /** DW-V.25: who moves first charges first. */
  forDecision(chooseSequence, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, taste.now.moveSecond > 0.5 ? 'second' : 'first'),
  }),
  /** The units nearest to the enemy first: they make room for the others. */
  forDecision(chooseMover, {
    advice(g, _here, _seat, offered) {
      const units = offered('unit')
      if (units.length === 0) return only('done')
      const [unit] = best(units, of => {
        const target = targetOf(g, of)
        return target === NONE ? -99 : -gapBetween(g, of, target)
      })
      return only('unit', unit)
    },
  }),
  /** DW-V.1: what a unit does next. */
  forDecision(moveUnit, {
    advice(g, here, _seat, offered) {
      if (here.mode === REACTING) return react(g, here, offered('turnEach').length > 0)
      const dare = offered('charge').find(foe => dares(g, here.unit, foe))
      if (dare !== undefined) return only('charge', dare)
      if (offered('engage').length > 0) return firstOf(offered, 'engage') // DW-XVII.27: who has come so near fights
      const chart = chartOf(g, here.unit)
      const plans = plansOf(chart, here, {
        advance: offered('advance'),
        step: offered('step'),
        wheel: offered('wheel'),
        turn: offered('turn'),
        march: offered('march'),
      })
      if (here.mode === RAGING && plans.length > 0) {
        const forced = plans.filter(({ kind }) => kind === 'advance')
        if (forced.length > 0) return bestPlan(forced)
      }
      const isDriven = here.mode === RAGING && offered('advance').length === 0 && !g.rules.asBefore
      if (isDriven && offered('skirmish').length > 0 && offered('done').length === 0) return only('skirmish')
      if (!isOrdered(g, here.unit) && (here.mode !== RAGING || isDriven)) {
        const form = formUp(g, here, offered)
        if (form) return form
      }
      const stay =
        placeWorth(
          chart,
          chart.elements.map(e => g.at[e]),
          i => g.facing[chart.elements[i]],
        ) + taste.now.manoeuvre
      const better = plans.filter(({ worth }) => worth > stay)
      if (better.length > 0) return bestPlan(better)
      return firstOf(offered, 'done')
    },
  }),
  /** DW-V.15: the block that is worth most. */
  forDecision(reform, {
    advice(g, here) {
      const block = bestBlock(chartOf(g, here.unit), here)
      return block ? only('block', block) : only('cancel')
    },
  }),
  /** DW-V.13: form up again, if one can. */
  forDecision(regroupAfterTurn, {
    advice(g, here) {
      const block = bestBlock(chartOf(g, here.unit), here)
      return block ? only('block', block) : only('stay')
    },
  }),
  /** DW-V.12: towards the enemies in contact, or all the same way. */
  forDecision(turnElement, {
    advice(g, here, _seat, offered) {
      if (offered('faceFoes').length > 0) return only('faceFoes')
      const facing = commonFacing(g, here.unit)
      const odd = offered('element').find(e => g.facing[e] !== facing)
      return odd === undefined ? firstOf(offered, 'done', 'cancel') : only('element', odd)
    },
  }),
  forDecision(turnTo, {
    advice: (g, here) => only('facing', commonFacing(g, here.unit)),
  }),
  /** DW-V.42: those who can come into contact do, if it is good for them. */
  forDecision(completeAttack, {
    advice(g, _here, _seat, offered) {
      const able = offered('element')
      return able.length > 0 && offered('done').length === 0 ? only('element', able[0]) : joinFight(g, able)
    },
  }),
  forDecision(completeTo, {
    advice(g, here, _seat, offered) {
      const facing = g.facing[here.element]
      const score = (hex: number) => brawl(g, here.element, hex, facing)
      const [byPoints, worth] = best(offered('hex'), score)
      const [byManoeuvre, other] = best(offered('manoeuvre'), score)
      return other > worth ? only('manoeuvre', byManoeuvre) : only('hex', byPoints)
    },
  }),
]
