import { OFF_BOARD } from '@hexarium/hex'
import { best, firstOf, forDecision, only, type Seat } from '@hexarium/kernel'
import { FIREPROOF, RANGE } from '../content/armies/cards.ts'
import { FULL_LOAD } from '../content/expert/artillery.ts'
import { SPREADING } from '../content/expert/fire.ts'
import { ROSE, SIDES } from '../content/tables.ts'
import { ground, members, sideOf } from '../elements.ts'
import { escapeFire } from '../expert/flames/escape.ts'
import { backFlames, cannotFlameField, declareFlames, flameAt, flamingBase } from '../expert/flames/flaming-arrows.ts'
import { lightField, lightFire, tinder } from '../expert/flames/lighting.ts'
import { announceFire } from '../expert/flames/torches.ts'
import { cannotReach, isGun } from '../rules/artillery/guns.ts'
import { isCombustible } from '../rules/flames/blaze.ts'
import { hasTarget } from '../rules/shooting/base-number.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../state.ts'
import { hitWorth, worthOf } from './worth.ts'

/** So many rounds ahead a fire is thought of. */
const ROUNDS = 3
/** What part of his worth somebody loses on a field that catches fire: most get away, and do nothing else meanwhile. */
const SCORCHED = 0.3
/** So much worse is fire among one's own people than the same fire among the enemy's is good. */
const REGRET = 1.5
/** A fire worth less is not lit. */
const LEAST = 3

/** DW-XXII.5: what it is worth to a side that a field burns: the wind drives the fire over whoever stands on what burns. */
export function blazeWorth(g: Demonworld, seat: Seat, from: Hex): number {
  const [towards, strength] = g.wind
  if (!strength) return 0
  const { board } = ground(g)
  const spreads = Math.min(1, (strength + SPREADING) / SIDES)
  const reached = [from]
  let [front, chance, sum] = [[from], 1, 0]
  for (let round = 0; round < ROUNDS && front.length > 0; round++) {
    const next: Hex[] = []
    chance *= spreads
    for (const hex of front) {
      for (const turn of [1, 0, 5]) {
        const to = board.neighbour[hex * 6 + ((ROSE[towards] + turn) % 6)]
        if (to === OFF_BOARD || reached.includes(to) || !isCombustible(g, to)) continue
        reached.push(to)
        next.push(to)
        sum += chance * scorching(g, seat, to)
      }
    }
    front = next
  }
  return sum
}

function scorching(g: Demonworld, seat: Seat, hex: Hex): number {
  const other = g.on[hex]
  if (other === NONE || FIREPROOF[g.type[other]]) return 0
  const worth = SCORCHED * worthOf(g, other)
  return sideOf(g, other) === seat ? -REGRET * worth : worth
}

/** True if an enemy stands on something that burns, and there is a wind: without both no fire pays. */
function mayPay(g: Demonworld, seat: Seat): boolean {
  if (!g.wind[1]) return false
  for (let foe = 0; foe < g.at.length; foe++) {
    if (g.at[foe] !== NONE && g.altitude[foe] === 0 && sideOf(g, foe) !== seat && isCombustible(g, g.at[foe]))
      return true
  }
  return false
}

function bestTinder(g: Demonworld, seat: Seat, element: Element): number {
  return Math.max(0, ...tinder(g, element).map(hex => blazeWorth(g, seat, hex)))
}

/** True for a unit with ordinary targets, and for a gun that is not loaded. */
function isBusy(g: Demonworld, unit: Unit): boolean {
  if (isGun(g, unit)) return g.load[g.head[unit]] < FULL_LOAD || hasFoeInReach(g, g.head[unit])
  return members(g, unit).some(element => hasTarget(g, element))
}

function hasFoeInReach(g: Demonworld, gun: Element): boolean {
  for (let foe = 0; foe < g.at.length; foe++) {
    if (g.at[foe] !== NONE && sideOf(g, foe) !== sideOf(g, gun) && !cannotReach(g, gun, g.at[foe])) return true
  }
  return false
}

function mayLight(g: Demonworld, unit: Unit, hex: Hex): boolean {
  if (isGun(g, unit)) return !cannotReach(g, g.head[unit], hex)
  return members(g, unit).some(element => !cannotFlameField(g, element, hex))
}

/** How a sensible player weighs what he is offered, question by question. */
export const flames = [
  /** DW-XXII.3: whoever stands upwind of the enemy's wood and has nothing to shoot at. */
  forDecision(lightFire, {
    advice(g, _here, seat, offered) {
      if (!mayPay(g, seat)) return only('done')
      const idle = offered('element').filter(element => RANGE[g.type[element]] === 0 || !hasTarget(g, element))
      const [element, worth] = best(idle, of => bestTinder(g, seat, of))
      return idle.length > 0 && worth >= LEAST ? only('element', element) : only('done')
    },
  }),
  forDecision(lightField, {
    advice(g, _here, seat, offered) {
      const [hex, worth] = best(offered('hex'), of => blazeWorth(g, seat, of))
      return worth >= LEAST ? only('hex', hex) : only('back')
    },
  }),
  /** DW-XXII.9, DW-XXII.10: who has nobody to shoot at as usual, but a field before him that is worth burning. */
  forDecision(announceFire, {
    advice(g, _here, seat, offered) {
      if (!mayPay(g, seat)) return only('done')
      const fields = g.on.flatMap((other, hex) =>
        other === NONE && isCombustible(g, hex) && blazeWorth(g, seat, hex) >= LEAST ? [hex] : [],
      )
      const unit = offered('unit').find(one => !isBusy(g, one) && fields.some(hex => mayLight(g, one, hex)))
      return unit === undefined ? only('done') : only('unit', unit)
    },
  }),
  /** DW-XXII.6. */
  forDecision(escapeFire, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'hex'),
  }),
  /** DW-XXII.9: who has announced fire shoots it, at whom or what it is worth most. */
  forDecision(declareFlames, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'shooter', 'fire'),
  }),
  forDecision(flameAt, {
    advice(g, here, seat, offered) {
      const chance = (target: Element) => Math.max(0, flamingBase(g, here.shooter, target, 0)) / SIDES
      const [target, hit] = best(offered('target'), of =>
        sideOf(g, of) === seat ? Number.NEGATIVE_INFINITY : chance(of) * hitWorth(g, of),
      )
      const [hex, blaze] = best(offered('field'), of => chance(NONE) * blazeWorth(g, seat, of))
      if (offered('field').length > 0 && (offered('target').length === 0 || blaze > hit)) return only('field', hex)
      return only('target', target)
    },
  }),
  forDecision(backFlames.choose, {
    advice: (_g, _here, _seat, offered) => firstOf(offered, 'supporter', 'ready'),
  }),
]
