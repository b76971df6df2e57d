import { best, firstOf, only } from '@hexarium/kernel'
import { SIZE } from '../content/armies/cards.ts'
import { HIGHEST } from '../content/tables.ts'
import { ground, hitPoints, members } from '../elements.ts'
import { ATTACKS, airBase } from '../expert/flyers/blows.ts'
import type { Flying } from '../rules/flyers/flying.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../state.ts'
import type { Adviser } from './advice.ts'
import { FAR, gapBetween, targetOf } from './way.ts'
import { hitWorth } from './worth.ts'

/** So far the enemy may be for a flight to be worth more than a walk. */
const HOP = 3

/** DW-XXIII.1: down if it can, over the heads of others if the enemy is out of a walk's reach, else on foot. */
export const chooseFlight: Adviser<Flying> = (g, here, _seat, offered) => {
  const target = targetOf(g, here.unit)
  const gap = target === NONE ? 0 : gapBetween(g, here.unit, target)
  if (offered('land').length > 0) return only('land')
  return gap > HOP ? firstOf(offered, 'low', 'walk', 'high') : firstOf(offered, 'walk', 'low', 'high')
}

export const flyElement: Adviser = (_g, _here, _seat, offered) => firstOf(offered, 'element')

/** How near a field is to the enemy a unit goes for. */
function nearness(g: Demonworld, unit: Unit, hex: Hex): number {
  const target = targetOf(g, unit)
  if (target === NONE) return 0
  const { board } = ground(g)
  return -Math.min(FAR, ...members(g, target).map(foe => board.distance(hex, g.at[foe])))
}

/** DW-XXIII.3: beside the enemy, or as near as it gets. */
export const flyTo: Adviser<Flying> = (g, here, _seat, offered) => {
  const [hex] = best(offered('hex'), of => nearness(g, here.unit, of))
  return only('hex', hex)
}

/** Towards the enemy. */
export const flyFacing: Adviser<Flying> = (g, here, _seat, offered) => {
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
}

/** DW-XXIII.14: as high as it goes: from there it dives. */
export const flyHeight: Adviser = (_g, _here, _seat, offered) => {
  const [height] = best(offered('height'), of => -(HIGHEST - of))
  return only('height', height)
}

/** DW-XXIII.9: with the last hit point left it is time to go. */
export const breakOff: Adviser<{ element: Element }> = (g, here) =>
  hitPoints(g, here.element) - g.hits[here.element] <= 1 && SIZE[g.type[here.element]] > 1 ? only('rise') : only('stay')

export const airStrikes: Adviser = (_g, _here, _seat, offered) => firstOf(offered, 'everyone')

/** DW-VI.11: everybody strikes for himself. */
export const airSupport: Adviser = (_g, _here, _seat, offered) => firstOf(offered, 'ready')

export const airTarget: Adviser<{ blow: number }> = (g, here, _seat, offered) => {
  const [striker, attack] = [Math.floor(here.blow / ATTACKS), here.blow % ATTACKS]
  const [target] = best(offered('target'), foe => airBase(g, striker, attack, foe).base * hitWorth(g, foe))
  return only('target', target)
}

/** DW-XXIV.4: a fight in the open is simpler. */
export const approach: Adviser = (_g, _here, _seat, offered) => firstOf(offered, 'ranks')
export const hewDoors: Adviser = (_g, _here, _seat, offered) => firstOf(offered, 'everyone')
export const placeHouse: Adviser = (_g, _here, _seat, offered) => firstOf(offered, 'none')
