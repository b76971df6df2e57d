import { best, forDecision, only } from '@hexarium/kernel'
import { CAPTIVES, DRAGON_RISE, ELEMENTS } from '../content/scenarios.ts'
import { KIND, OWNER, WORKER } from '../pieces.ts'
import { HATCHLING_TOKEN, tokenAt } from '../rules/movement/carrying.ts'
import { march } from '../rules/movement/march.ts'
import { moveTo, nextMove, uprootTo } from '../rules/movement/movement.ts'
import { mapOf } from '../spaces.ts'
import type { Hex, Piece, Warcraft } from '../state.ts'
import { type Orders, ordersFor } from './campaign.ts'
import { steps } from './ground.ts'
import { workOrders } from './labour.ts'

/** What a sensible player does when he moves. */
export const travels = [
  /** WC-B-MOV-01: units first, then workers who may follow them; done when everybody stands where he should. */
  forDecision(nextMove, {
    advice(g, _here, seat, offered) {
      const pieces = offered('piece')
      const units = pieces.filter(piece => KIND[piece] !== WORKER)
      const carrier = units.find(piece => burden(g, piece).length > 0)
      if (carrier !== undefined) return only('piece', carrier)
      for (const orders of [units.length > 0 ? ordersFor(g, seat) : NOBODY, workOrders(g, seat)]) {
        for (const piece of pieces) if (orderFor(g, orders, piece) !== g.at[piece]) return only('piece', piece)
      }
      return offered('done').length > 0 ? only('done') : kind => (kind === 'piece' ? 1 : 0)
    },
  }),
  /** WC-B-MOV-01: where its orders say; something to carry is taken along first. */
  forDecision(moveTo, {
    advice(g, { piece }, seat, offered) {
      for (const token of offered('take')) if (burden(g, piece).includes(token)) return only('take', token)
      const to = orderFor(g, KIND[piece] === WORKER ? workOrders(g, seat) : ordersFor(g, seat), piece)
      return offered('hex').includes(to) ? only('hex', to) : kind => (kind === 'hex' ? 1 : 0)
    },
  }),
  /** WC-X-SCN-32: step by step towards the goal of what is carried. */
  forDecision(march, {
    advice(g, { piece, load }, _seat, offered) {
      const goal = destinationsOf(g, piece).find(([token]) => load & (1 << token))?.[1]
      const at = g.at[piece]
      if (goal === undefined || goal === at) return only('done')
      const [hex, far] = best(offered('hex'), to => -steps(g, to, goal))
      if (hex >= 0 && -far < steps(g, at, goal)) return only('hex', hex)
      return offered('done').length > 0 ? only('done') : kind => (kind === 'hex' ? 1 : 0)
    },
  }),
  /** WC-X-RAC-11: ancients stay where they are. */
  forDecision(uprootTo, { advice: (_g, _here, _seat, offered) => only('hex', offered('hex')[0]) }),
]

const NOBODY: Orders = new Map()

/** Where a piece, or one just like it, should go: of several that are alike the question offers but one. */
function orderFor(g: Warcraft, orders: Orders, piece: Piece): Hex {
  for (const [other, to] of orders) {
    const isAlike = KIND[other] === KIND[piece] && g.at[other] === g.at[piece] && g.moves[other] === g.moves[piece]
    if (isAlike && to !== g.at[piece]) return to
  }
  return g.at[piece]
}

/** What a unit should take along from where it stands. */
function burden(g: Warcraft, piece: Piece): number[] {
  const at = g.at[piece]
  return destinationsOf(g, piece).flatMap(([token, goal]) => (tokenAt(g, token) === at && goal !== at ? [token] : []))
}

/** Where things that can be carried should go: captives home, the hatchling to its mother, elements together. */
function destinationsOf(g: Warcraft, piece: Piece): [token: number, goal: Hex][] {
  const seat = OWNER[piece]
  switch (g.scenario) {
    case CAPTIVES:
      return g.quest.map((_, token) => [token, g.town[seat]])
    case DRAGON_RISE:
      return [[HATCHLING_TOKEN, mapOf(g).labels['B']]]
    case ELEMENTS: {
      const meeting = best(
        g.quest,
        hex => g.quest.filter(other => other === hex).length * 10 - (hex === g.at[piece] ? 0 : 1),
      )[0]
      return g.quest.map((_, token) => [token, meeting])
    }
    default:
      return []
  }
}
