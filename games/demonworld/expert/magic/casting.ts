import type { RuleId } from '@hexarium/kernel'
import { fieldsOf } from '../../bases.ts'
import { ARTILLERY, COLOSSUS, COMMANDER, cards, DEVICE, GRADE, LARGE, LIST } from '../../content/armies/cards.ts'
import { FENRAGGS_STAFF } from '../../content/expert/items.ts'
import { HEALABLE_HITS, HEALING, NAMELESS_DREAD, type Spell, spells } from '../../content/expert/spells.ts'
import { ground, hitPoints, isDoomed, placeOf, rides } from '../../elements.ts'
import { isInFire } from '../../rules/flames/blaze.ts'
import { heightPenalty, inAir } from '../../rules/flyers/heights.ts'
import { isUnder } from '../../rules/magic/enchantments.ts'
import { bears } from '../../rules/magic/items.ts'
import { lists } from '../../rules/magic/power.ts'
import { mustTest } from '../../rules/morale/tests.ts'
import { hasFoe } from '../../rules/movement/contact.ts'
import { eyeOf, sectionsOf } from '../../rules/shooting/sight.ts'
import { type ByUnit, type Demonworld, type Element, HERE, type Hex, NONE, type Unit } from '../../state.ts'
import { glimpses, seesGround } from '../artillery/glimpse.ts'

/** DW-XX.4: why so much power does not do for a spell of a level and so many extra points. */
export function cannotPay(power: number, level: number, extra = 0): RuleId | undefined {
  return level + extra > power ? 'DW-XX.4' : undefined
}

/** DW-XX.2: the spells a wizard knows. */
export function spellsOf(g: Demonworld, wizard: Element): readonly number[] {
  return lists[LIST[g.type[wizard]]] ?? []
}

/** DW-XXIII.15, DW-XXII.6: why somebody can work no magic where he is: not there, in the air, or in flames. */
export function cannotWorkMagic(g: Demonworld, caster: Element): RuleId | undefined {
  if (g.fate[caster] !== HERE || placeOf(g, caster) === NONE || isDoomed(g, caster)) return 'DW-XX.2'
  if (isInFire(g, caster)) return 'DW-XXII.6'
  return inAir(g, caster) ? 'DW-XXIII.15' : undefined
}

/** DW-XX.2, DW-XX.4: why an element casts no spell now: no wizard, or silenced by a spell gone wrong. */
export function cannotCast(g: Demonworld, wizard: Element): RuleId | undefined {
  if (!GRADE[g.type[wizard]]) return 'DW-XX.2'
  if (g.silence[wizard] >= g.round) return 'DW-XX.4'
  return cannotWorkMagic(g, wizard)
}

/** DW-XXVI.5: spell points in the staff a wizard carries. */
export function staffOf(g: Demonworld, wizard: Element): number {
  return g.staff > 0 && bears(g, g.origin[wizard], FENRAGGS_STAFF) ? g.staff : 0
}

/** DW-XX.4: a wizard in melee, or on a mount that is, may pay nothing extra. */
export function isDistracted(g: Demonworld, wizard: Element): boolean {
  return hasFoe(g, rides(g, wizard) ? g.mount[wizard] : wizard)
}

/** DW-XX.4: the most extra spell points a wizard can pay for a spell. */
export function mostExtra(g: Demonworld, wizard: Element, spell: number): number {
  if (isDistracted(g, wizard)) return 0
  return g.power[wizard] + staffOf(g, wizard) - spells[spell].level
}

/** DW-XX.2, DW-XX.4, DW-XX.6: why a wizard cannot cast a spell of this kind at all. */
export function cannotCastSpell(g: Demonworld, wizard: Element, spell: number): RuleId | undefined {
  const rule = cannotCast(g, wizard)
  if (rule) return rule
  if (spells[spell] === undefined || !spellsOf(g, wizard).includes(spell)) return 'DW-XX.2'
  const dear = cannotPay(g.power[wizard] + staffOf(g, wizard), spells[spell].level)
  if (dear) return dear
  return hasTarget(g, outlookOf(g, wizard), spell) ? undefined : 'DW-XX.6'
}

/** DW-XX.2, DW-XX.4, DW-XX.6: the spells a wizard could cast now. What he sees is worked out once for all of them. */
export function castable(g: Demonworld, wizard: Element, into: number[] = []): number[] {
  into.length = 0
  if (cannotCast(g, wizard)) return into
  const power = g.power[wizard] + staffOf(g, wizard)
  const outlook = outlookOf(g, wizard)
  for (const spell of spellsOf(g, wizard))
    if (!cannotPay(power, spells[spell].level) && hasTarget(g, outlook, spell)) into.push(spell)
  return into
}

/** True if a wizard could cast anything now; that he can often do so at himself is looked at first. */
export function canCast(g: Demonworld, wizard: Element): boolean {
  if (cannotCast(g, wizard)) return false
  const power = g.power[wizard] + staffOf(g, wizard)
  for (const spell of spellsOf(g, wizard)) {
    if (cannotPay(power, spells[spell].level)) continue
    if (spells[spell].aim === 'field' || !cannotBeTarget(g, spell, g.origin[wizard])) return true
  }
  return castable(g, wizard).length > 0
}

/** What a caster has around him, by unit: how far its farthest field is, and whether a part of it is seen, once somebody asked. */
interface Outlook {
  readonly caster: Element
  readonly farthest: ByUnit<number>
  readonly seen: ByUnit<boolean | undefined>
}

function outlookOf(g: Demonworld, caster: Element): Outlook {
  return { caster, farthest: g.card.map((_, unit) => distanceOf(g, caster, unit)), seen: [] }
}

/** A field can always be found: his own. */
function hasTarget(g: Demonworld, { caster, farthest, seen }: Outlook, spell: number): boolean {
  if (spells[spell].aim === 'field') return true
  for (let unit = 0; unit < g.card.length; unit++) {
    if (farthest[unit] > spells[spell].range || cannotBeTarget(g, spell, unit)) continue
    seen[unit] ??= isGlimpsed(g, caster, unit)
    if (seen[unit]) return true
  }
  return false
}

/** DW-XX.6: why a spell cannot be cast at the models of a card. */
export function cannotEnchant(g: Demonworld, caster: Element, spell: number, unit: Unit): RuleId | undefined {
  const rule = cannotBeTarget(g, spell, unit)
  if (rule) return rule
  return distanceOf(g, caster, unit) > spells[spell].range || !isGlimpsed(g, caster, unit) ? 'DW-XX.6' : undefined
}

/** What is the target of a spell, wherever it is; and not twice of one that lasts. */
function cannotBeTarget(g: Demonworld, spell: number, unit: Unit): RuleId | undefined {
  const card = g.card[unit]
  if (card === undefined) return 'DW-XX.6'
  const { rule, morale } = spells[spell]
  if (!isMeantFor(spells[spell], card)) return 'DW-XX.6'
  if ((morale && !g.rules.morale) || isUnder(g, unit, spell)) return rule
  if (spell === HEALING) return cannotHeal(g, g.head[unit]) ? rule : undefined
  return spell === NAMELESS_DREAD && (!cards[card].morale || !mustTest(g, unit)) ? rule : undefined
}

function isMeantFor({ aim, spares }: Spell, card: number): boolean {
  switch (aim) {
    case 'card':
      return !(spares === 'artillery' ? ARTILLERY[card] : spares === 'devices' ? DEVICE[card] : 0)
    case 'unit':
      return cards[card].kind === 'unit'
    case 'single':
      return LARGE[card] || COMMANDER[card]
    case 'wounded':
      return COLOSSUS[card] || COMMANDER[card]
    case 'field':
      return false
  }
}

/** DW-XX.S5: only who had two hit points or more, has lost some and still has one can be healed. */
function cannotHeal(g: Demonworld, element: Element): boolean {
  return hitPoints(g, element) < HEALABLE_HITS || g.hits[element] === 0 || isDoomed(g, element)
}

/** DW-XX.6: the models of a card that are left on the board, riders among them. */
export function modelsOf(g: Demonworld, unit: Unit): Element[] {
  const found: Element[] = []
  for (let element = g.head[unit]; element < g.head[unit] + g.strength[unit]; element++)
    if (g.fate[element] === HERE && placeOf(g, element) !== NONE) found.push(element)
  return found
}

/** The fields a model is on: all of a large base, the mount's where it sits on one. */
function fieldsUnder(g: Demonworld, element: Element): Hex[] {
  return rides(g, element) ? [placeOf(g, element)] : fieldsOf(g, element)
}

/** Farther than any spell reaches: nobody is left. */
const BEYOND = 999

/** DW-XX.6, DW-XXIII.6: how far the farthest field of a card's models is; who flies is farther away. */
function distanceOf(g: Demonworld, caster: Element, unit: Unit): number {
  const { board } = ground(g)
  const from = placeOf(g, caster)
  let most = NONE
  for (const model of modelsOf(g, unit)) {
    const height = heightPenalty(g, caster, model)
    for (const hex of fieldsUnder(g, model)) most = Math.max(most, board.distance(from, hex) + height)
  }
  return most === NONE ? BEYOND : most
}

/** DW-XX.6: true if one of a card's models is seen in part. */
function isGlimpsed(g: Demonworld, caster: Element, unit: Unit): boolean {
  return modelsOf(g, unit).some(model => seesPart(g, caster, model))
}

/** DW-XX.6: partial sight: at least one full section of a model, on any of its fields. */
export function seesPart(g: Demonworld, caster: Element, model: Element): boolean {
  return caster === model || g.mount[caster] === model || sectionsOf(g, caster, model) > 0
}

/** DW-XX.S12: why flames cannot break out around a field: too far, or not seen. */
export function cannotIgniteAround(g: Demonworld, caster: Element, spell: number, hex: Hex): RuleId | undefined {
  const { board } = ground(g)
  if (hex < 0 || hex >= board.size) return spells[spell].rule
  const from = placeOf(g, caster)
  if (board.distance(from, hex) > spells[spell].range) return spells[spell].rule
  if (hex === from) return undefined
  const eye = eyeOf(g, caster, from)
  const sees = seesGround(g, caster, from, eye, hex) || glimpses(g, caster, from, eye, hex)
  return sees ? undefined : spells[spell].rule
}
