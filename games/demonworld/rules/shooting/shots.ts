import { d20, roll } from '@hexarium/kernel'
import { crewOf, isDoomed, members, sideOf, stir } from '../../elements.ts'
import { tell } from '../../events.ts'
import { type Demonworld, type Element, NONE, RIDER_SHOT, type Unit } from '../../state.ts'
import { cannotHelp, hasSight, isIntoMelee, rangedBase } from './base-number.ts'
import { stray } from './stray.ts'

/** DW-IV.6, DW-IV.9: the shots of a unit, in the order of its elements. */
export function resolveVolley(g: Demonworld, here: { unit: Unit }): void {
  const shooters = crewOf(g, here.unit).filter(e => g.aim[e] !== NONE)
  for (const shooter of shooters) shoot(g, here.unit, shooter)
  for (const element of crewOf(g, here.unit)) {
    if (g.aim[element] !== NONE || g.backs[element] !== NONE) g.shot[element] |= RIDER_SHOT
    g.aim[element] = g.backs[element] = g.mark[element] = NONE
  }
}

function shoot(g: Demonworld, unit: Unit, shooter: Element): void {
  const target = g.aim[shooter]
  stir(g, target) // AMB2-30
  const intoMelee = isIntoMelee(g, shooter, target)
  const isGone = isDoomed(g, target) && !intoMelee // DW-IV.14: into a melee the rest is rolled anyway
  if (isGone || !hasSight(g, shooter, target)) {
    tell(g, 'wasted', shooter, target)
    return
  }
  const { struck, hex } = intoMelee ? stray(g, shooter, target) : { struck: target, hex: NONE }
  if (struck === NONE) return
  const supports = members(g, unit).filter(e => g.backs[e] === shooter && !cannotHelp(g, e, shooter, target)).length
  const { base } = rangedBase(g, shooter, target, struck, supports, intoMelee, hex)
  const die = roll(g, sideOf(g, shooter), d20, 'low')
  const hit = die <= base
  tell(g, 'shoots', shooter, struck, intoMelee ? 0 : supports, base, die, hit ? 1 : 0)
  stir(g, struck)
  if (!hit) return
  g.hits[struck]++
  if (intoMelee) g.caughtInMelee.push(struck)
}
