import { playOrder } from '../../spaces.ts'
import { CREEPS, DRAGONS, FIRST_STRIKE, NEUTRAL, type Owner, type Warcraft } from '../../state.ts'
import { lastsOn } from './fighters.ts'

/** Everybody who fights: seats in play order, then the others. */
export function inPlayOrder(g: Warcraft): Owner[] {
  const { side } = g.battle!
  return [...playOrder(g), NEUTRAL, CREEPS, DRAGONS].filter(owner => side[owner] >= 0)
}

/** WC-B-BAT-13: the passes of the phase under way, as bits by owner. */
export function passes(g: Warcraft): readonly number[] {
  return passesBehind(
    g,
    inPlayOrder(g).filter(owner => strikesFirst(g, owner)),
  )
}

/** WC-B-BAT-13: who strikes first, then the others; first strike on both sides cancels out. */
export function passesBehind(g: Warcraft, ahead: readonly Owner[]): readonly number[] {
  const { side } = g.battle!
  const everybody = inPlayOrder(g)
  if (ahead.length === 0 || ahead.some(owner => side[owner] !== side[ahead[0]])) return [maskOf(everybody)]
  return [maskOf(ahead), maskOf(everybody.filter(owner => !ahead.includes(owner)))]
}

/** WC-B-ABL-03: Slow Poison lets one's own units strike first, not a teammate's; the card Slow lets the whole side. */
function strikesFirst(g: Warcraft, owner: Owner): boolean {
  const { poison, poisoned, phase, side } = g.battle!
  const poisons = g.lax || ((poisoned >> (owner * 2)) & 0b11) !== 0
  return (poisons && (poison[side[owner]] & (1 << phase)) !== 0) || lastsOn(g, FIRST_STRIKE, side[owner])
}

function maskOf(owners: readonly Owner[]): number {
  return owners.reduce((mask, owner) => mask | (1 << owner), 0)
}
