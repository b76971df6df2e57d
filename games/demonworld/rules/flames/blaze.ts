import { d20, roll, type Seat } from '@hexarium/kernel'
import { fieldsOf } from '../../bases.ts'
import { FIREPROOF } from '../../content/armies/cards.ts'
import { burningTime } from '../../content/expert/fire.ts'
import { BURNING, HEATED, scar } from '../../content/expert/scars.ts'
import { ground } from '../../elements.ts'
import { tell } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE, SINGED } from '../../state.ts'

/** DW-XXII.2, DW-XXII.4: true for undergrowth and wood that neither burns, nor has burnt, nor was lit for the next round. */
export function isCombustible(g: Demonworld, hex: Hex): boolean {
  if (burningTime(ground(g).terrain[hex]) === 0 || g.kindled.includes(hex)) return false
  for (let i = 0; i < g.flames.length; i += 2) if (g.flames[i] === hex) return false
  return true
}

/** A field burns at once, with its full marker. */
export function ignite(g: Demonworld, hex: Hex): void {
  g.flames.push(hex, burningTime(ground(g).terrain[hex]))
  scar(g)
  tell(g, 'burns', hex, g.flames[g.flames.length - 1])
}

/** A field burns from the beginning of the next round on. */
export function kindle(g: Demonworld, hex: Hex): void {
  g.kindled.push(hex)
  tell(g, 'smoulders', hex)
}

/** DW-XXII.8: the breath of a dragon that spits fire, over the fields nobody stands on. */
export function flameAttack(g: Demonworld, seat: Seat, hexes: readonly Hex[], factor: number): void {
  if (!g.rules.fire) return
  for (const hex of hexes) if (mayCatchFire(g, hex)) tryToKindle(g, seat, hex, factor)
}

/** DW-XXII.8: true for a combustible field nobody stands on. */
export function mayCatchFire(g: Demonworld, hex: Hex): boolean {
  return g.on[hex] === NONE && isCombustible(g, hex)
}

/** DW-XXII.8, DW-XXII.9, DW-XXII.10: rolls whether a field catches fire. */
export function tryToKindle(g: Demonworld, seat: Seat, hex: Hex, factor: number): void {
  const die = roll(g, seat, d20, 'low')
  tell(g, 'catches', hex, factor, die, die <= factor ? 1 : 0)
  if (die <= factor) kindle(g, hex)
}

/** DW-XXII.6: true if fire is under an element, or all around it: it can do nothing but leave. */
export function isInFire(g: Demonworld, element: Element): boolean {
  if (g.flames.length === 0 || g.altitude[element] > 0 || FIREPROOF[g.type[element]]) return false
  const place = g.mount[element] === NONE ? element : g.mount[element]
  if (g.at[place] === NONE) return false
  const { scars } = ground(g)
  return fieldsOf(g, place).some(hex => (scars[hex] & (BURNING | HEATED)) !== 0)
}

/** DW-XXII.6: true for who is in the fire, or was when the round began: he does nothing in it but leave it. */
export function mustOnlyLeave(g: Demonworld, element: Element): boolean {
  return (g.shot[element] & SINGED) !== 0 || isInFire(g, element)
}

/** DW-XXII.6: notes who stands in the flames when a round begins; by older rules he was free once he had left them. */
export function singe(g: Demonworld): void {
  if (g.flames.length === 0 || g.rules.beforeTwelve) return
  for (let element = 0; element < g.at.length; element++) if (isInFire(g, element)) g.shot[element] |= SINGED
}
