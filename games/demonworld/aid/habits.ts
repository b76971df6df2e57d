import { forDecision, type Seat } from '@hexarium/kernel'
import { HOLD_ORDER } from '../content/tables.ts'
import { ground, members, sideOf, stands } from '../elements.ts'
import { declareStrikes } from '../rules/melee/declaration.ts'
import { regroupElement } from '../rules/melee/regroup.ts'
import { fleeNext } from '../rules/morale/rout.ts'
import { chooseMover } from '../rules/movement/phase.ts'
import { turnCaptain } from '../rules/orders/captain-turns.ts'
import { chooseCaptain } from '../rules/orders/captains.ts'
import { closeUp, saveFigure } from '../rules/shooting/casualties.ts'
import type { Demonworld, Element } from '../state.ts'

/** Nobody who is farther away comes near before one may turn again. */
const NEAR = 8

/** The habits that decide nothing worth a question. */
export const obvious = ['runAll', 'closeRanks', 'demandDie', 'nobodyLeft']

/** What a player may leave to the table, question by question. */
export const habits = [
  /** DW-X.11: commanders stay where they are as long as no enemy is near one of them. */
  forDecision(chooseCaptain, {
    habits: { captainsStay: (g, _here, offered) => (isQuiet(g, offered('captain')) ? ['done'] : undefined) },
  }),
  /** DW-X.11: and look where they look. */
  forDecision(turnCaptain, {
    habits: { captainsLook: (g, _here, offered) => (isQuiet(g, offered('captain')) ? ['done'] : undefined) },
  }),
  /** DW-III.3: who holds only turns and shuffles, which nobody wants with the enemy far away. */
  forDecision(chooseMover, {
    habits: {
      holdersStand: (g, here, offered) =>
        here.section === HOLD_ORDER &&
        isQuiet(
          g,
          offered('unit').flatMap(unit => members(g, unit)),
        )
          ? ['done']
          : undefined,
    },
  }),
  /** DW-VI.12: everybody strikes where it is easiest. */
  forDecision(declareStrikes, {
    habits: { strikeEasiest: (_g, _here, offered) => (offered('everyone').length > 0 ? ['everyone'] : undefined) },
  }),
  /** DW-VI.40, DW-VII.1: nobody regroups where nobody is left to fight. */
  forDecision(regroupElement, {
    habits: { nobodyLeft: (g, here) => (isNobodyLeft(g, here.side) ? ['done'] : undefined) },
  }),
  /** DW-XV.61: routing units run as they can. */
  forDecision(fleeNext, { habits: { runAll: () => ['everyone'] } }),
  /** DW-IV.15: ranks are closed where that restores the formation. */
  forDecision(closeUp, {
    habits: { closeRanks: (_g, _here, offered) => (offered('restore').length > 0 ? ['restore'] : undefined) },
  }),
  /** DW-IX.7: the die is always demanded. */
  forDecision(saveFigure, { habits: { demandDie: () => ['demand'] } }),
]

/** No enemy of a side stands on the board. */
function isNobodyLeft(g: Demonworld, side: Seat): boolean {
  return g.at.every((_, element) => !stands(g, element) || sideOf(g, element) === side)
}

/** No enemy is near one of these elements. */
function isQuiet(g: Demonworld, elements: readonly Element[]): boolean {
  const { board } = ground(g)
  const foes = g.at.flatMap((at, element) =>
    elements.some(own => sideOf(g, own) !== sideOf(g, element)) && stands(g, element) ? at : [],
  )
  return elements.every(own => foes.every(foe => board.distance(g.at[own], foe) > NEAR))
}
