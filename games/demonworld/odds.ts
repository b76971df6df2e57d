import { forDecision, type Odds, type RuleId } from '@hexarium/kernel'
import { factorsOf, testFactors } from './aid/factors.ts'
import { ON_TARGET } from './content/expert/artillery.ts'
import { LIGHTING } from './content/expert/fire.ts'
import { spells } from './content/expert/spells.ts'
import { ALWAYS_PASSES } from './content/tables.ts'
import { ground } from './elements.ts'
import { aimGun, outcomeOf } from './expert/artillery/gunnery.ts'
import { flameAt, flamingBase } from './expert/flames/flaming-arrows.ts'
import { lightField } from './expert/flames/lighting.ts'
import { airBase } from './expert/flyers/blows.ts'
import { aimed, airTarget } from './expert/flyers/melee.ts'
import { payExtra } from './expert/magic/phase.ts'
import { bandOf, gunOf } from './rules/artillery/guns.ts'
import { neededRoll } from './rules/magic/power.ts'
import { strikeAt, supportStrike } from './rules/melee/declaration.ts'
import { secondAttack } from './rules/melee/fight.ts'
import { meleeBase } from './rules/melee/strike.ts'
import { rallyUnit } from './rules/morale/rally.ts'
import { CHARGE_TEST, RALLY_TEST, standingOf } from './rules/morale/tests.ts'
import { friendsOf } from './rules/movement/contact.ts'
import { smallElement } from './rules/movement/small-unit.ts'
import { moveUnit } from './rules/movement/unit-move.ts'
import { isIntoMelee, rangedBase } from './rules/shooting/base-number.ts'
import { saveFigure } from './rules/shooting/casualties.ts'
import { aimAt, supportShot } from './rules/shooting/phase.ts'
import type { BaseNumber } from './rules/shooting/range.ts'
import { type Demonworld, type Element, NONE, type Unit } from './state.ts'

const DIE = 6
const TWENTY = 20

/** The odds of options, exact as far as their own dice go. */
export const odds = [
  forDecision(aimAt, { odds: { target: (g, { shooter }, target) => [ofShot(g, shooter, target, 0)] } }),
  forDecision(supportShot.choose, {
    odds: { supporter: (g, { shooter }) => [ofShot(g, shooter, g.aim[shooter], 1 + backers(g, shooter))] },
  }),
  forDecision(strikeAt, { odds: { target: (g, { attacker }, target) => [ofStrike(g, attacker, target, 0)] } }),
  forDecision(supportStrike, {
    odds: { supporter: (g, { attacker }) => [ofStrike(g, attacker, g.aim[attacker], 1 + backers(g, attacker))] },
  }),
  forDecision(secondAttack, { odds: { target: (g, { striker }, target) => [ofStrike(g, striker, target, 0)] } }),
  forDecision(moveUnit, { odds: { charge: (g, { unit }, foe) => [ofCharge(g, unit, foe)] } }),
  forDecision(smallElement, { odds: { charge: (g, { unit }, foe) => [ofCharge(g, unit, foe)] } }),
  forDecision(payExtra, { odds: { extra: (_g, { spell }, extra) => [ofSpell(spell, extra)] } }),
  forDecision(aimGun, {
    odds: { hex: (g, { gun }, hex) => [ofGun(g, gun, hex)], high: (g, { gun }, hex) => [ofGun(g, gun, hex)] },
  }),
  forDecision(flameAt, {
    odds: {
      target: (g, { shooter }, target) => [ofFire(flamingBase(g, shooter, target, 0), 'DW-XXII.9')],
      field: (g, { shooter }) => [ofFire(flamingBase(g, shooter, NONE, 0), 'DW-XXII.9')],
    },
  }),
  forDecision(airTarget, {
    odds: {
      target(g, here, target) {
        const { striker, attack } = aimed(here)
        return [ofNumber(airBase(g, striker, attack, target), 'DW-XXIII.13')]
      },
    },
  }),
  forDecision(lightField, { odds: { hex: () => [ofFire(LIGHTING, 'DW-XXII.3')] } }),
  forDecision(rallyUnit, { odds: { unit: (g, _here, unit) => [ofTest(g, RALLY_TEST, unit, [], 'DW-XV.50')] } }),
  forDecision(saveFigure, { odds: { demand: (g, { victim }) => [ofSaving(friendsOf(g, victim).length)] } }),
]

/** DW-IX.7: as many chances of six as friends touch it. */
function ofSaving(friends: number): Odds {
  return { key: 'saved', args: [friends], chance: Math.min(friends, DIE) / DIE, rule: 'DW-IX.7' }
}

function ofCharge(g: Demonworld, unit: Unit, foe: Unit): Odds {
  return ofTest(g, CHARGE_TEST, unit, [foe], 'DW-XV.30')
}

/** DW-XX.4: the chance of a spell with extra points. */
function ofSpell(spell: number, extra: number): Odds {
  const { level } = spells[spell]
  const need = neededRoll(level, level + extra)
  return { key: 'works', args: [need], chance: (TWENTY + 1 - need) / TWENTY, rule: 'DW-XX.4' }
}

/** DW-XIX.7: how many rolls of twenty send the shot where it should go. */
function ofGun(g: Demonworld, gun: Element, hex: number): Odds {
  const band = bandOf(gunOf(g, gun), ground(g).board.distance(g.at[gun], hex))
  let dice = 0
  for (let die = 1; die <= TWENTY; die++) if (outcomeOf(band, die) === ON_TARGET) dice++
  return { key: 'onTarget', args: [TWENTY + 1 - dice], chance: dice / TWENTY, rule: 'DW-XIX.7' }
}

function ofFire(base: number, rule: string): Odds {
  return { key: 'hits', args: [base], chance: chanceOf(base), rule }
}

/** How many support an attack already. */
function backers(g: Demonworld, attacker: Element): number {
  return g.backs.filter(other => other === attacker).length
}

/** A base number as a chance (DW-IV.9, DW-VI.13). */
export function chanceOf(base: number): number {
  return Math.max(0, Math.min(TWENTY, base)) / TWENTY
}

/** DW-IV.9, DW-IV.13: into a melee a shot goes astray every other time. */
function ofShot(g: Demonworld, shooter: Element, target: Element, supports: number): Odds {
  const intoMelee = isIntoMelee(g, shooter, target)
  const number = rangedBase(g, shooter, target, target, supports, intoMelee)
  const odds = ofNumber(number, 'DW-IV.9')
  return intoMelee ? { ...odds, chance: odds.chance / 2 } : odds
}

function ofStrike(g: Demonworld, attacker: Element, target: Element, supports: number): Odds {
  return ofNumber(meleeBase(g, attacker, target, supports), 'DW-VI.13')
}

/** A base number with its chance and its make-up. */
function ofNumber(number: BaseNumber, rule: RuleId): Odds {
  const { base } = number
  return { key: 'hits', args: [base], chance: chanceOf(base), rule, factors: factorsOf(number, rule) }
}

/** DW-XV.2: a six always passes. */
function ofTest(g: Demonworld, kind: number, unit: Unit, foes: readonly Unit[], rule: string): Odds {
  const standing = standingOf(g, { kind, unit, foes })
  const need = Math.max(1, Math.min(ALWAYS_PASSES, standing.value - standing.total))
  return { key: 'passes', args: [need], chance: (DIE + 1 - need) / DIE, rule, factors: testFactors(standing) }
}
