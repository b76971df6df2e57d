import { best, forDecision, only } from '@hexarium/kernel'
import { regroupWorth, whoRegroups } from '../bot/fighting.ts'
import { LARGE } from '../content/armies/cards.ts'
import { ground, isCaptain, members } from '../elements.ts'
import { type Regrouping, regroupElement, regroupFacing, regroupFields, regroupTo } from '../rules/melee/regroup.ts'
import { completeAttack, completeTo } from '../rules/movement/completion.ts'
import { foesAt, hasFoe } from '../rules/movement/contact.ts'
import type { Demonworld, Element, Hex } from '../state.ts'

const FIGHT = 'intoTheFight'
/** To stand beside an enemy counts more than any way to one. */
const CONTACT = 1000

/** Whoever can come to blows does. */
export const intoTheFight = [
  /** DW-V.42: after an attack. */
  forDecision(completeAttack, { proposed: { as: FIGHT, leaves: ['done'] } }),
  forDecision(completeTo, { proposed: { as: FIGHT, leaves: [] } }),
  /**
   * DW-VI.40: in a melee who gains by it first, then whoever has no enemy beside him, and who cannot reach one yet comes nearer. Large
   * elements and commanders are left where they are: their player decides what they risk.
   */
  forDecision(regroupElement, {
    proposed: {
      as: FIGHT,
      leaves: ['faceAll', 'done'],
      by(g, here, _seat, offered) {
        const waiting = offered('element')
        const next = whoRegroups(g, waiting)
        if (next !== undefined) return only('element', next)
        const idle = waiting.filter(element => isIdle(g, element) && comesNearer(g, here, element))
        if (idle.length === 0) return only('faceAll')
        const [nearest] = best(idle, element => -wayFrom(g, here, g.at[element])) // he clears the way for those behind him
        return only('element', nearest)
      },
    },
  }),
  forDecision(regroupTo, {
    proposed: {
      as: FIGHT,
      leaves: [],
      by(g, here, _seat, offered) {
        const worth = isIdle(g, here.element) ? idleWorth : ownWorth
        const [hex] = best(offered('hex'), at => worth(g, here, at))
        return only('hex', hex)
      },
    },
  }),
  forDecision(regroupFacing, { proposed: { as: FIGHT, leaves: [] } }),
]

function isIdle(g: Demonworld, element: Element): boolean {
  return !LARGE[g.type[element]] && !isCaptain(g, g.origin[element]) && !hasFoe(g, element)
}

function comesNearer(g: Demonworld, here: Regrouping, element: Element): boolean {
  const own = wayFrom(g, here, g.at[element])
  return regroupFields(g, element).some(hex => wayFrom(g, here, hex) < own)
}

const ownWorth = (g: Demonworld, here: Regrouping, hex: Hex) => regroupWorth(g, here.element, hex)

function idleWorth(g: Demonworld, here: Regrouping, hex: Hex): number {
  return foesAt(g, here.element, hex) > 0 ? CONTACT + regroupWorth(g, here.element, hex) : -wayFrom(g, here, hex)
}

/** How far a field is from the nearest enemy of the melee. */
function wayFrom(g: Demonworld, { units, side }: Regrouping, hex: Hex): number {
  const { board } = ground(g)
  const foes = units.filter(unit => g.owner[unit] !== side).flatMap(unit => members(g, unit))
  return Math.min(...foes.map(foe => board.distance(hex, g.at[foe])))
}
