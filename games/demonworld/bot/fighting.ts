import { best, firstOf, forDecision, only } from '@hexarium/kernel'
import { MELEE_SUPPORT } from '../content/tables.ts'
import { ground, isDoomed, stands } from '../elements.ts'
import { declareStrikes, strikeAt, supportStrike } from '../rules/melee/declaration.ts'
import { secondAttack } from '../rules/melee/fight.ts'
import { declareContacts, endContacts } from '../rules/melee/phase.ts'
import { chooseRegroup, regroupElement, regroupFacing, regroupFields, regroupTo } from '../rules/melee/regroup.ts'
import { meleeBase, strikeTargets } from '../rules/melee/strike.ts'
import { hasFoe } from '../rules/movement/contact.ts'
import { isIntoMelee, rangedBase, targetsOf } from '../rules/shooting/base-number.ts'
import { closeUp, closeUpTo, sacrifice, saveFigure } from '../rules/shooting/casualties.ts'
import { aimAt, aimField, chooseVolley, declareShots, supportShot } from '../rules/shooting/phase.ts'
import type { Demonworld, Element, Hex } from '../state.ts'
import { bestFacing, brawl } from './place.ts'
import { taste } from './taste.ts'
import { facingFor } from './walking.ts'
import { FAR } from './way.ts'
import { hitWorth } from './worth.ts'

// ---- shooting ----

/** The worth of a shot: its chance times what it may fell; never where friends may be hit. */
function shotWorth(g: Demonworld, shooter: Element, target: Element): number {
  if (g.owner[g.origin[target]] === g.owner[g.origin[shooter]] || isIntoMelee(g, shooter, target)) return 0
  const { base } = rangedBase(g, shooter, target, target, 0, false)
  return Math.max(0, base) * hitWorth(g, target)
}

// ---- melee ----

/** The best base number an element has against anybody. */
function ownBase(g: Demonworld, element: Element): number {
  let most = Number.NEGATIVE_INFINITY
  for (const target of strikeTargets(g, element))
    if (!isDoomed(g, target)) most = Math.max(most, meleeBase(g, element, target, 0).base)
  return most
}

/** What a strike is worth. */
function strikeWorth(g: Demonworld, element: Element, target: Element): number {
  const { base } = meleeBase(g, element, target, 0)
  return Math.max(0.1, base) * hitWorth(g, target)
}

// ---- regrouping ----

/** DW-VI.40: what it is worth to stand on a field at the end of a fight: near to the enemy where nobody is reached. */
function standing(g: Demonworld, element: Element, hex: Hex): number {
  const { worth } = bestFacing(g, element, hex)
  return taste.now.closing === 0 ? worth : worth - taste.now.closing * (distanceToFoes(g, element, hex) - 1)
}

/** How far the nearest enemy is from a field; nobody is as good as beside it. */
function distanceToFoes(g: Demonworld, element: Element, hex: Hex): number {
  const { board } = ground(g)
  let least = FAR
  for (let foe = 0; foe < g.at.length; foe++)
    if (stands(g, foe) && g.owner[g.origin[foe]] !== g.owner[g.origin[element]])
      least = Math.min(least, board.distance(hex, g.at[foe]))
  return least === FAR ? 1 : least
}

/** True for who is left out of the fight and wants to be in it. */
function comesCloser(g: Demonworld, element: Element): boolean {
  return taste.now.closing > 0 && !hasFoe(g, element)
}

/** What an element must gain to leave its place. */
function price(g: Demonworld, element: Element): number {
  return comesCloser(g, element) ? 0 : taste.now.leave
}

/** What an element gains by regrouping. */
function gain(g: Demonworld, element: Element): number {
  const own = standing(g, element, g.at[element])
  const [, most] = best(regroupFields(g, element), hex => standing(g, element, hex))
  return most - own
}

/** DW-VI.40: who leaves his place for a better one, or else turns to an enemy he does not look at; nobody where all stand well. */
export function whoRegroups(g: Demonworld, waiting: readonly Element[]): Element | undefined {
  const [element, most] = best(waiting, e => gain(g, e) - price(g, e))
  if (most > 0) return element
  return waiting.find(e => hasFoe(g, e) && bestFacing(g, e, g.at[e]).facing !== g.facing[e])
}

/** DW-VI.40: what a field is worth to who regroups; the own one a little more. */
export function regroupWorth(g: Demonworld, element: Element, hex: Hex): number {
  return standing(g, element, hex) + (hex === g.at[element] ? price(g, element) : 0)
}

/** How a sensible player weighs what he is offered, question by question. */
export const fighting = [
  forDecision(chooseVolley, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'unit', 'done'),
  }),
  /** DW-IV.6: everybody with a fair shot takes it, then they fire. */
  forDecision(declareShots, {
    advice(g, _here, _seat, offered) {
      const able = offered('shooter').find(e => targetsOf(g, e).some(target => shotWorth(g, e, target) > 0))
      return able === undefined ? only('fire') : only('shooter', able)
    },
  }),
  forDecision(aimAt, {
    advice(g, here, _seat, offered) {
      // shots are spread: who is aimed at already may be gone
      const aimed = (target: Element) => g.aim.filter(other => other === target).length
      const [target] = best(offered('target'), of => shotWorth(g, here.shooter, of) / (1 + 0.2 * aimed(of)))
      return only('target', target)
    },
  }),
  /** DW-IV.8: only those who have no shot of their own support. */
  forDecision(supportShot.choose, {
    advice(g, _here, _seat, offered) {
      const idle = offered('supporter').find(e => !targetsOf(g, e).some(target => shotWorth(g, e, target) > 0))
      return idle === undefined ? only('ready') : only('supporter', idle)
    },
  }),
  forDecision(saveFigure, {
    advice: () => only('demand'),
  }),
  forDecision(closeUp, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'restore', 'done'),
  }),
  forDecision(aimField, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'hex'),
  }),
  forDecision(sacrifice, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'element'),
  }),
  forDecision(closeUpTo, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'hex'),
  }),
  forDecision(declareContacts, {
    advice: () => only('done'),
  }),
  forDecision(endContacts, {
    advice: () => only('done'),
  }),
  /** DW-VI.11: the best strike first; those who could do little themselves support. */
  forDecision(declareStrikes, {
    advice(g, _here, _seat, offered) {
      const able = offered('attacker')
      if (able.length === 0) return firstOf(offered, 'everyone', 'done')
      if (able.every(e => ownBase(g, e) > MELEE_SUPPORT)) return only('everyone')
      const [attacker] = best(able, e => ownBase(g, e))
      return only('attacker', attacker)
    },
  }),
  forDecision(strikeAt, {
    advice(g, here, _seat, offered) {
      const [target] = best(offered('target'), of => strikeWorth(g, here.attacker, of))
      return only('target', target)
    },
  }),
  forDecision(supportStrike, {
    advice(g, _here, _seat, offered) {
      const weak = offered('supporter').filter(e => ownBase(g, e) <= MELEE_SUPPORT)
      const helper = weak[0] ?? (offered('ready').length === 0 ? offered('supporter')[0] : undefined)
      return helper === undefined ? only('ready') : only('supporter', helper)
    },
  }),
  /** DW-XIV.2: from where it stands, or, where there is nobody, from the field of the fallen. */
  forDecision(secondAttack, {
    advice(g, here, _seat, offered) {
      const targets = offered('target')
      if (targets.length === 0) {
        const presses = offered('press').length > 0 && brawl(g, here.striker, here.gap, g.facing[here.striker]) > 0
        return presses ? only('press') : firstOf(offered, 'pass')
      }
      const [target, worth] = best(targets, of => strikeWorth(g, here.striker, of))
      return worth > 0 ? only('target', target) : only('pass')
    },
  }),
  /** DW-VI.41: who goes second sees where the others have gone and how they look, and takes them in the flank. */
  forDecision(chooseRegroup, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, taste.now.regroupSecond > 0.5 ? 'second' : 'first'),
  }),
  /** DW-VI.40: those who come to a better place go there, the others turn to their enemies. */
  forDecision(regroupElement, {
    advice(g, _here, _seat, offered) {
      const waiting = offered('element')
      const next = whoRegroups(g, waiting)
      if (next !== undefined) return only('element', next)
      return offered('faceAll').length > 0 ? only('faceAll') : only('element', waiting[0])
    },
  }),
  forDecision(regroupTo, {
    advice(g, here, _seat, offered) {
      const [hex] = best(offered('hex'), at => regroupWorth(g, here.element, at))
      return only('hex', hex)
    },
  }),
  forDecision(regroupFacing, {
    advice(g, { element }) {
      if (comesCloser(g, element)) return only('facing', facingFor(g, element))
      return only('facing', bestFacing(g, element, g.at[element]).facing)
    },
  }),
]
