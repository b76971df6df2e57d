import { GRADE } from '../../content/armies/cards.ts'
import { spells } from '../../content/expert/spells.ts'
import { placeOf, rides, stands, stir } from '../../elements.ts'
import { tell } from '../../events.ts'
import { type Demonworld, type Element, HERE, NONE } from '../../state.ts'
import { isInFire } from '../flames/blaze.ts'
import { inAir } from '../flyers/heights.ts'
import { hasFoe } from '../movement/contact.ts'
import { fullPower, restPower } from './power.ts'

/** DW-XX.3: a new round: all rest until something breaks it. */
export function beginRest(g: Demonworld): void {
  g.stirred.fill(false)
}

/** DW-XX.3: who is in contact with an enemy in the melee phase does not rest; nor does who rides somebody who is. */
export function stirFighters(g: Demonworld): void {
  if (!g.rules.magic) return
  for (const wizard of g.captains) {
    const body = rides(g, wizard) ? g.mount[wizard] : wizard
    if (stands(g, body) && hasFoe(g, body)) stir(g, wizard)
  }
}

/** DW-XX.3: true if a wizard has rested in the round that ends; on a mount it must not have moved either. */
export function hasRested(g: Demonworld, wizard: Element): boolean {
  if (g.fate[wizard] !== HERE || placeOf(g, wizard) === NONE || inAir(g, wizard) || isInFire(g, wizard)) return false
  if (g.stirred[wizard] || g.shot[wizard] || g.silence[wizard] >= g.round) return false
  return !rides(g, wizard) || !g.stirred[g.mount[wizard]]
}

/** DW-XX.3, DW-XX.6: the end of a round: resting wizards regain spell points, spells of two rounds wear off. */
export function endMagic(g: Demonworld): void {
  for (const wizard of g.captains) {
    const grade = GRADE[g.type[wizard]]
    const missing = fullPower(grade) - g.power[wizard]
    if (grade === 0 || missing <= 0 || !hasRested(g, wizard)) continue
    const gained = Math.min(missing, restPower(grade))
    g.power[wizard] += gained
    tell(g, 'rests', wizard, gained)
  }
  for (let unit = 0; unit < g.card.length; unit++) {
    if (g.spellEnd[unit] === 0 || g.spellEnd[unit] > g.round) continue
    g.spellEnd[unit] = 0
    spells.forEach(({ lasts }, spell) => {
      if (lasts !== 'nextRound' || (g.spells[unit] & (1 << spell)) === 0) return
      g.spells[unit] &= ~(1 << spell)
      tell(g, 'wearsOff', unit, spell)
    })
  }
}
