import { best, bestOf, forDecision, only } from '@hexarium/kernel'
import { GRADE } from '../content/armies/cards.ts'
import { FLAMES, SPELL_NAMES, type SpellName, STRENGTHEN, spells } from '../content/expert/spells.ts'
import { SIDES } from '../content/tables.ts'
import { ground, pointsOf, stands } from '../elements.ts'
import { cannotEnchant, cannotIgniteAround, modelsOf } from '../expert/magic/casting.ts'
import { flameFields } from '../expert/magic/effects.ts'
import { castSpell, payExtra, payFromStaff, spellTarget } from '../expert/magic/phase.ts'
import { storeSpell, useRing } from '../rules/magic/ring.ts'
import { MISSILE_TEST, mustTest, standingOf } from '../rules/morale/tests.ts'
import { isFighting } from '../rules/movement/contact.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../state.ts'
import { gapBetween, targetOf } from './way.ts'
import { hitWorth } from './worth.ts'

/** What part of its points a spell gains or costs its target, if that is about to fight; negative ones are for enemies. */
const SHARES: Readonly<Record<SpellName, number>> = {
  stoneSkin: 0.2,
  strength: 0.12,
  strengthen: 0.12,
  magicShield: 0.06,
  bless: 0.06,
  healing: 0,
  confusion: -0.03,
  songOfTheBroken: -0.12,
  curse: -0.08,
  paralysis: -0.08,
  namelessDread: 0,
  flameStrike: 0,
}
/** What fleeing costs a unit, as a part of its points. */
const ROUT = 0.5
/** So near an enemy a unit is about to fight; farther away spells on it can wait. */
const NEAR = 10
const WAITS = 0.3
/** Spells worth less than this many points are not cast. */
const LEAST = 6
/** The die a spell is made to need by extra points, where there are some. */
const SURE = 4

/** What a spell at a unit is worth to a side, in points. */
function unitWorth(g: Demonworld, side: number, spell: number, unit: Unit): number {
  const isOwn = g.owner[unit] === side
  const points = modelsOf(g, unit).reduce((sum, model) => sum + pointsOf(g, model), 0)
  const name = SPELL_NAMES[spell]
  if (name === 'healing') return isOwn ? hitWorth(g, g.head[unit]) : 0
  if (name === 'namelessDread') return isOwn ? 0 : points * ROUT * failure(g, unit)
  const share = SHARES[name]
  if (share > 0 !== isOwn) return 0
  const isIdle = GRADE[g.card[unit]] > 0 && !isFighting(g, unit) // wizards keep out of fights
  const foe = targetOf(g, unit)
  const isNear = isFighting(g, unit) || (foe !== NONE && gapBetween(g, unit, foe) <= NEAR)
  return isIdle ? 0 : Math.abs(share) * points * (isNear ? 1 : WAITS)
}

/** The chance that a unit fails the test of terror. */
function failure(g: Demonworld, unit: Unit): number {
  if (!mustTest(g, unit)) return 0
  const { total, value } = standingOf(g, { kind: MISSILE_TEST, unit, foes: [], raise: 2 })
  return Math.max(0, Math.min(5, value - total - 1)) / 6
}

/** What flames around a field are worth: enemies hurt, less friends. */
function flameWorth(g: Demonworld, side: number, centre: Hex): number {
  let worth = 0
  for (const hex of flameFields(g, centre)) {
    const element = g.on[hex]
    if (element === NONE) continue
    worth += ((g.owner[g.origin[element]] === side ? -1 : 1) * hitWorth(g, element) * FLAMES) / SIDES
  }
  return worth
}

/** The best field for flames is one an enemy stands on, or beside one. */
function flameCentres(g: Demonworld, side: number): Hex[] {
  const { neighbour } = ground(g).board
  const found = new Set<Hex>()
  for (let element = 0; element < g.at.length; element++) {
    if (!stands(g, element) || g.owner[g.origin[element]] === side) continue
    for (let direction = 0; direction < 6; direction++) {
      const hex = neighbour[g.at[element] * 6 + direction]
      if (hex >= 0) found.add(hex)
    }
  }
  return [...found]
}

/** The best a wizard can do with a spell. */
function gainOf(g: Demonworld, side: number, wizard: Element, spell: number): number {
  if (spells[spell].aim === 'field') {
    const centres = flameCentres(g, side).filter(hex => flameWorth(g, side, hex) >= LEAST)
    const seen = centres.filter(hex => !cannotIgniteAround(g, wizard, spell, hex))
    return Math.max(0, ...seen.map(hex => flameWorth(g, side, hex)))
  }
  let most = 0
  for (let unit = 0; unit < g.card.length; unit++) {
    const worth = unitWorth(g, side, spell, unit)
    if (worth > most && !cannotEnchant(g, wizard, spell, unit)) most = worth
  }
  return most
}

/** How a sensible player weighs what he is offered, question by question. */
export const magic = [
  /** DW-XX.1: the spell that gains most. */
  forDecision(castSpell, {
    advice(g, _here, seat, offered) {
      const [most, worth] = bestOf(offered('spell'), ({ wizard, spell }) => gainOf(g, seat, wizard, spell)) ?? [0, 0]
      return worth >= LEAST ? only('spell', most) : only('done')
    },
  }),
  forDecision(spellTarget, {
    advice(g, here, seat, offered) {
      const [hex, flames] = best(offered('hex'), of => flameWorth(g, seat, of))
      if (flames > Number.NEGATIVE_INFINITY) return only('hex', hex)
      const [unit] = best(offered('unit'), of => unitWorth(g, seat, here.spell, of))
      return only('unit', unit)
    },
  }),
  /** DW-XX.4: so much that it hardly fails. */
  forDecision(payExtra, {
    advice(_g, here, _seat, offered) {
      const wanted = Math.max(0, spells[here.spell].level - SURE)
      const [extra] = best(offered('extra'), of => -Math.abs(of - wanted))
      return only('extra', extra)
    },
  }),
  /** DW-XXVI.5: what rest gives back is spent first. */
  forDecision(payFromStaff, {
    advice: (_g, _here, _seat, offered) => only('staff', Math.min(...offered('staff'))),
  }),
  forDecision(storeSpell, {
    advice: () => only('spell', STRENGTHEN),
  }),
  forDecision(useRing, {
    advice(g, _here, seat, offered) {
      const [unit, worth] = best(offered('unit'), of => unitWorth(g, seat, g.ring, of))
      return worth >= LEAST ? only('unit', unit) : only('pass')
    },
  }),
]
