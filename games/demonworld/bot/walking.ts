import { best, firstOf, forDecision, only } from '@hexarium/kernel'
import { battles, ENVOY } from '../content/armies/battles.ts'
import { cards } from '../content/armies/cards.ts'
import { ground, members, unitsOf } from '../elements.ts'
import { isWithin } from '../rules/armies/zone.ts'
import { fleeNext, fleeTo } from '../rules/morale/rout.ts'
import { foesAt } from '../rules/movement/contact.ts'
import { smallElement, smallFacing, smallTo } from '../rules/movement/small-unit.ts'
import { joinUnit, makeRoom } from '../rules/orders/attachment.ts'
import { captainContact } from '../rules/orders/captain-contact.ts'
import { chooseTurns, turnCaptain, turnCaptainTo } from '../rules/orders/captain-turns.ts'
import { captainFacing, captainTo, chooseCaptain, chooseCaptains } from '../rules/orders/captains.ts'
import { chooseFigure, exchangeFigure } from '../rules/orders/exchange.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../state.ts'
import { bestFacing, chartOf } from './place.ts'
import { distancesTo, FAR } from './way.ts'

/** Beside a friend a man alone is safer. */
const COMPANY = 0.6
/** A commander does not run ahead of his army. */
const AHEAD = 0.8

/** What a field is worth to an element that moves on its own: a good fight, or the way to the enemy. */
function fieldWorth(g: Demonworld, element: Element, hex: Hex, way: Int16Array): number {
  const { worth } = bestFacing(g, element, hex)
  return worth - (way[hex] === FAR ? 99 : way[hex])
}

/** Towards the enemies in contact, or towards the nearest. */
export function facingFor(g: Demonworld, element: Element): number {
  const { board } = ground(g)
  const { facing, worth } = bestFacing(g, element, g.at[element])
  if (worth !== 0) return facing
  let [nearest, least] = [NONE, FAR]
  for (let foe = 0; foe < g.at.length; foe++) {
    if (g.at[foe] === NONE || g.owner[g.origin[foe]] === g.owner[g.origin[element]]) continue
    const distance = board.distance(g.at[element], g.at[foe])
    if (distance >= least) continue
    least = distance
    nearest = foe
  }
  if (nearest === NONE) return facing
  const [dx, dy] = [board.x[g.at[nearest]] - board.x[g.at[element]], board.y[g.at[element]] - board.y[g.at[nearest]]]
  return (Math.round(((Math.atan2(dy, dx) * 180) / Math.PI - 30) / 60) + 6) % 6
}

/** What an enemy beside the envoy counts in fields of way. */
const DANGER = 6

/** DW-XXI.2: where the envoy is safe; nowhere for anybody else. */
function safeFields(g: Demonworld, captain: Element): Hex[] {
  const { goal, safe } = battles[g.battle]
  if (goal !== 'envoy' || !safe || cards[g.type[captain]].id !== ENVOY) return []
  const land = ground(g)
  return Array.from({ length: land.board.size }, (_, hex) => hex).filter(hex => isWithin(land, safe, hex))
}

/** How a sensible player weighs what he is offered, question by question. */
export const walking = [
  /** DW-V.23: one element after the other; none is left out. */
  forDecision(smallElement, {
    advice(g, here, _seat, offered) {
      const chart = chartOf(g, here.unit)
      if (offered('engage').length > 0) return firstOf(offered, 'engage')
      const [element] = best(offered('element'), e => -chart.way[g.at[e]])
      return element < 0 ? firstOf(offered, 'declare', 'done', 'skirmish') : only('element', element)
    },
  }),
  forDecision(smallTo, {
    advice(g, here, _seat, offered) {
      const { way } = chartOf(g, here.unit)
      const [hex] = best(offered('hex'), at => fieldWorth(g, here.element, at, way))
      return only('hex', hex)
    },
  }),
  forDecision(smallFacing, {
    advice: (g, here) => only('facing', facingFor(g, here.element)),
  }),
  /** DW-X.11: commanders go with the army, and into a fight that pays. */
  forDecision(chooseCaptain, {
    advice(g, _here, _seat, offered) {
      const able = offered('captain').filter(e => g.unit[e] === g.origin[e] && g.at[e] !== NONE)
      return able.length > 0 ? only('captain', able[0]) : firstOf(offered, 'done')
    },
  }),
  forDecision(captainTo, {
    advice(g, here, seat, offered) {
      const safe = safeFields(g, here.captain)
      if (safe.length > 0) {
        const home = distancesTo(ground(g), g.type[here.captain], safe)
        const [hex] = best(offered('hex'), at => -home[at] - DANGER * foesAt(g, here.captain, at))
        return only('hex', hex)
      }
      const { way } = chartOf(g, here.unit)
      const friends = unitsOf(g, seat).filter(unit => unit !== here.unit)
      const { board } = ground(g)
      const line = Math.min(FAR, ...friends.flatMap(unit => members(g, unit).map(e => way[g.at[e]])))
      const score = (hex: Hex): number => {
        const { worth } = bestFacing(g, here.captain, hex)
        let company = 0
        for (let direction = 0; direction < 6; direction++) {
          const beside = board.neighbour[hex * 6 + direction]
          const other = beside < 0 ? NONE : g.on[beside]
          if (other !== NONE && other !== here.captain && g.owner[g.origin[other]] === seat) company = COMPANY
        }
        const ahead = worth > 0 || line === FAR ? 0 : Math.max(0, line - way[hex])
        return worth + company - (way[hex] === FAR ? 99 : way[hex]) - (1 + AHEAD) * ahead
      }
      const [hex] = best(offered('hex'), score)
      return only('hex', hex)
    },
  }),
  /** DW-XI.21: nobody sends his commander into a fight he need not have. */
  forDecision(captainContact, { advice: () => only('done') }),
  forDecision(captainFacing, {
    advice: (g, here) => only('facing', facingFor(g, here.captain)),
  }),
  forDecision(joinUnit, {
    advice: () => only('alone'),
  }),
  forDecision(turnCaptain, {
    advice: () => only('done'),
  }),
  forDecision(turnCaptainTo, {
    advice: (g, here) => only('facing', facingFor(g, here.captain)),
  }),
  forDecision(chooseCaptains, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'first'),
  }),
  forDecision(chooseTurns, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'second', 'first'), // he sees how the others stand
  }),
  forDecision(makeRoom, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'block'),
  }),
  forDecision(chooseFigure, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'element'), // leaders come first among a unit's elements
  }),
  forDecision(exchangeFigure, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'element'),
  }),
  forDecision(fleeNext, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'everyone', 'element'),
  }),
  forDecision(fleeTo, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'hex'),
  }),
]
