import { best, firstOf, forDecision, only } from '@hexarium/kernel'
import { SIZE } from '../content/armies/cards.ts'
import { HIGHEST } from '../content/tables.ts'
import { ground, hitPoints, members } from '../elements.ts'
import { hewDoors, tendDoors } from '../expert/buildings/doors.ts'
import { airBase } from '../expert/flyers/blows.ts'
import { breakOff } from '../expert/flyers/break-off.ts'
import { aimed, airStrikes, airSupport, airTarget } from '../expert/flyers/melee.ts'
import { placeHouse } from '../rules/armies/board.ts'
import { approach } from '../rules/buildings/house-move.ts'
import { chooseFlight, flyElement, flyFacing, flyHeight, flyTo } from '../rules/flyers/flying.ts'
import { type Demonworld, type Hex, NONE, type Unit } from '../state.ts'
import { FAR, gapBetween, targetOf } from './way.ts'
import { hitWorth } from './worth.ts'

/** So far the enemy may be for a flight to be worth more than a walk. */
const HOP = 3

/** How near a field is to the enemy a unit goes for. */
function nearness(g: Demonworld, unit: Unit, hex: Hex): number {
  const target = targetOf(g, unit)
  if (target === NONE) return 0
  const { board } = ground(g)
  return -Math.min(FAR, ...members(g, target).map(foe => board.distance(hex, g.at[foe])))
}

/** How a sensible player weighs what he is offered, question by question. */
export const flyers = [
  /** DW-XXIII.1: down if it can, over the heads of others if the enemy is out of a walk's reach, else on foot. */
  forDecision(chooseFlight, {
    advice(g, here, _seat, offered) {
      const target = targetOf(g, here.unit)
      const gap = target === NONE ? 0 : gapBetween(g, here.unit, target)
      if (offered('land').length > 0) return only('land')
      return gap > HOP ? firstOf(offered, 'low', 'walk', 'high') : firstOf(offered, 'walk', 'low', 'high')
    },
  }),
  forDecision(flyElement, {
    advice(g, here, _seat, offered) {
      const target = targetOf(g, here.unit)
      return offered('charge').includes(target) ? only('charge', target) : firstOf(offered, 'element')
    },
  }),
  /** DW-XXIII.3: beside the enemy, or as near as it gets. */
  forDecision(flyTo, {
    advice(g, here, _seat, offered) {
      const [hex] = best(offered('hex'), of => nearness(g, here.unit, of))
      return only('hex', hex)
    },
  }),
  /** Towards the enemy. */
  forDecision(flyFacing, {
    advice(g, here, _seat, offered) {
      const target = targetOf(g, here.unit)
      if (target === NONE) return firstOf(offered, 'facing')
      const { board } = ground(g)
      const [goal] = best(
        members(g, target).map(foe => g.at[foe]),
        hex => -board.distance(here.to, hex),
      )
      const [dx, dy] = [board.x[goal] - board.x[here.to], board.y[here.to] - board.y[goal]]
      const [facing] = best(offered('facing'), of => Math.cos(Math.atan2(dy, dx) - ((30 + 60 * of) * Math.PI) / 180))
      return only('facing', facing)
    },
  }),
  /** DW-XXIII.14: as high as it goes: from there it dives. */
  forDecision(flyHeight, {
    advice(_g, _here, _seat, offered) {
      const [height] = best(offered('height'), of => -(HIGHEST - of))
      return only('height', height)
    },
  }),
  /** DW-XXIII.9: with the last hit point left it is time to go. */
  forDecision(breakOff, {
    advice: (g, here) =>
      hitPoints(g, here.element) - g.hits[here.element] <= 1 && SIZE[g.type[here.element]] > 1
        ? only('rise')
        : only('stay'),
  }),
  forDecision(airStrikes, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'everyone'),
  }),
  /** DW-VI.11: everybody strikes for himself. */
  forDecision(airSupport, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'ready'),
  }),
  forDecision(airTarget, {
    advice(g, here, _seat, offered) {
      const { striker, attack } = aimed(here)
      const [target] = best(offered('target'), foe => airBase(g, striker, attack, foe).base * hitWorth(g, foe))
      return only('target', target)
    },
  }),
  /** DW-XXIV.4: a fight in the open is simpler. */
  forDecision(approach, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'ranks'),
  }),
  forDecision(hewDoors, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'everyone'),
  }),
  forDecision(placeHouse, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'none'),
  }),
  forDecision(tendDoors, {
    advice: () => only('done'),
  }),
]
