import type { Reader } from '@hexarium/kernel'
import { SIZE } from '../content/armies/cards.ts'
import { SIDES, SKIRMISH_ORDER } from '../content/tables.ts'
import { airBase, blowsOf, cannotBackInAir, cannotStrikeFlyer } from '../expert/flyers/blows.ts'
import { inAir } from '../rules/flyers/heights.ts'
import { isUnsupportable, meleeBase, momentaryInitiative, strikeTargets } from '../rules/melee/strike.ts'
import { LOSS_TEST, MISSILE_TEST, OBEDIENCE_TEST, standingOf, TESTS } from '../rules/morale/tests.ts'
import { attackAspect, FRONT, foeUnits, friendsOf } from '../rules/movement/contact.ts'
import { isOfSquare, noteFormation } from '../rules/movement/units.ts'
import { provokers } from '../rules/orders/obedience.ts'
import {
  cannotAim,
  cannotFire,
  cannotHelp,
  cannotShootNow,
  hasSight,
  isIntoMelee,
  rangedBase,
} from '../rules/shooting/base-number.ts'
import { sectionsOf } from '../rules/shooting/sight.ts'
import {
  type Demonworld,
  type Element,
  FIRST_FIRE,
  MELEE,
  MOVEMENT,
  ORDERS,
  RALLY,
  SECOND_FIRE,
  type Unit,
} from '../state.ts'
import { readElement, readField, readUnit } from './reading.ts'

const ASPECTS = ['front', 'flank', 'rear'] as const
/** By test: the phase it is taken in, where the position does not say another. */
const PHASE_OF_TEST = [FIRST_FIRE, MELEE, MOVEMENT, ORDERS, RALLY, MOVEMENT]

/** DW-IV.9, DW-XII.3: what a shooter sees of a target, and the base number of the shot with its factors. */
export function fire(question: Reader): unknown {
  const g = readField(question, 'shooter', 'target', 'supports')
  const shooter = readElement(question.at('shooter'), g)
  if (!question.has('phase')) g.phase = g.order[g.unit[shooter]] === SKIRMISH_ORDER ? FIRST_FIRE : SECOND_FIRE
  const target = readElement(question.at('target'), g)
  const intoMelee = isIntoMelee(g, shooter, target)
  const supports = countSupports(question, g, helpers => chained(g, shooter, helpers, target))
  const { base, factors } = rangedBase(g, shooter, target, target, supports, intoMelee)
  const sight = hasSight(g, shooter, target) ? undefined : g.rules.sight ? 'DW-XII.21' : 'DW-IV.7'
  const rule =
    cannotShootNow(g, g.unit[shooter]) ?? cannotFire(g, shooter) ?? cannotAim(g, shooter, target) ?? sight ?? null
  return {
    sections: sectionsOf(g, shooter, target),
    size: SIZE[g.type[target]],
    base,
    factors: Object.fromEntries(factors.map(({ name, value }) => [name, value])),
    chance: chanceOf(base),
    intoMelee,
    cannot: rule,
  }
}

/** DW-VI.13, DW-XIV.5: the base number of a melee attack with its factors. */
export function melee(question: Reader): unknown {
  const g = readField(question, 'attacker', 'target', 'supports')
  const attacker = readElement(question.at('attacker'), g)
  const target = readElement(question.at('target'), g)
  if (inAir(g, attacker) || inAir(g, target)) return airMelee(question, g, attacker, target)
  if (g.phase === MELEE) for (let unit = 0; unit < g.card.length; unit++) noteFormation(g, unit) // DW-XIII.5, DW-XIII.14
  const may = (element: Element) => strikeTargets(g, element).includes(target) && !isUnsupportable(g, element, target)
  const supports = countSupports(question, g, helpers => helpers.filter(e => e !== attacker && may(e)))
  const { base, factors } = meleeBase(g, attacker, target, supports)
  return {
    base,
    factors: Object.fromEntries(factors.map(({ name, value }) => [name, value])),
    chance: chanceOf(base),
    aspect: ASPECTS[isOfSquare(g, target) ? FRONT : attackAspect(g, attacker, target)] ?? null, // DW-XIII.4
    initiative: [momentaryInitiative(g, attacker), momentaryInitiative(g, target)],
    cannot: strikeTargets(g, attacker).includes(target) ? null : 'DW-VI.1',
  }
}

/** DW-XXIII.8, DW-XXIII.13: the same where one of them flies, with the first attack of a large element that reaches the other. */
function airMelee(question: Reader, g: Demonworld, attacker: Element, target: Element): unknown {
  const attacks = Array.from({ length: blowsOf(g, attacker) }, (_, attack) => attack)
  const attack = attacks.find(one => !cannotStrikeFlyer(g, attacker, one, target)) ?? 0
  const supports = countSupports(question, g, helpers =>
    helpers.filter(e => e !== attacker && !cannotBackInAir(g, e, attacker, target)),
  )
  const { base, factors } = airBase(g, attacker, attack, target, supports)
  return {
    base,
    factors: Object.fromEntries(factors.map(({ name, value }) => [name, value])),
    chance: chanceOf(base),
    aspect: null,
    initiative: [momentaryInitiative(g, attacker), momentaryInitiative(g, target)],
    cannot: cannotStrikeFlyer(g, attacker, attack, target) ?? null,
  }
}

/** DW-T3: the factors of a morale test, their sum, and the least die that passes, or that fails in an obedience test. */
export function morale(question: Reader): unknown {
  const g = readField(question, 'unit', 'test', 'against')
  const unit = readUnit(question, g)
  const kind = question.has('test') ? TESTS.indexOf(question.at('test').oneOf(TESTS)) : MISSILE_TEST
  if (!question.has('phase')) g.phase = PHASE_OF_TEST[kind]
  const foes = question.has('against')
    ? question
        .at('against')
        .list()
        .map(one => one.int(0, g.card.length - 1))
    : foesOfTest(g, kind, unit)
  const { factors, total, free, value, group } = standingOf(g, { kind, unit, foes })
  const sum = free.reduce((all, bonus) => all + bonus, 0)
  const named = Object.fromEntries(factors.map(factor => [factor.name, factor.value]))
  const common = { group: group.length, factors: named, total, value }
  if (kind !== OBEDIENCE_TEST) return { ...common, need: Math.min(6, Math.max(1, value - total)) }
  // with leader and commanders the owner may tip it: from this die on he can rage, from that one on he must
  return { ...common, free: sum, ragesFrom: [value - total - sum, value - total + sum].map(die => Math.max(1, die)) }
}

/** Whom a test is about where the question does not say: who provokes it, whom it fights; else all enemies. */
function foesOfTest(g: Demonworld, kind: number, unit: Unit): Unit[] {
  const met = kind === OBEDIENCE_TEST ? provokers(g, unit) : kind === LOSS_TEST ? foeUnits(g, unit) : []
  return met.length > 0 ? met : g.card.flatMap((_, other) => (g.owner[other] === g.owner[unit] ? [] : [other]))
}

/** A number of supporters, or the fields they stand on: those that could not help do not count. */
function countSupports(question: Reader, g: Demonworld, helping: (helpers: Element[]) => Element[]): number {
  if (!question.has('supports')) return 0
  const reader = question.at('supports')
  if (typeof reader.json === 'number') return reader.int(0, g.at.length)
  return helping(reader.list().map(one => readElement(one, g))).length
}

/** DW-IV.8: those who can help, of an unbroken chain from the shooter on; who cannot does not break it. */
function chained(g: Demonworld, shooter: Element, helpers: readonly Element[], target: Element): Element[] {
  const chain = [shooter]
  for (const link of chain) {
    for (const friend of friendsOf(g, link)) {
      if (helpers.includes(friend) && !chain.includes(friend) && !cannotFire(g, friend)) chain.push(friend)
    }
  }
  return chain.filter(e => e !== shooter && !cannotHelp(g, e, shooter, target))
}

/** The chance of a roll at or under a base number. */
function chanceOf(base: number): number {
  return Math.min(SIDES, Math.max(0, base)) / SIDES
}
