import type { Seat } from '@hexarium/kernel'
import { UNDEAD } from '../content/races.ts'
import { NECROMANCERS, NORDRASSIL } from '../content/scenarios.ts'
import { DEPLOY, SPEND, type Warcraft } from '../state.ts'

/** WC-B-SCN-20, WC-X-OPT-04: the Undead of March of the Necromancers and all of Nordrassil have no town interface. */
export function hasInterface(g: Warcraft, seat: Seat): boolean {
  return g.scenario !== NORDRASSIL && (g.scenario !== NECROMANCERS || g.race[seat] !== UNDEAD)
}

/** WC-X-OPT-04: racial abilities are in use, and this side has what they need. */
export function hasRacial(g: Warcraft, seat: Seat, race: number): boolean {
  return g.options.racial && g.race[seat] === race && hasInterface(g, seat)
}

/** WC-B-SCN-20, WC-B-SCN-41, WC-B-SCN-42: steps after the Move Step that a side of a scenario does not have. */
export function skipsStep(g: Warcraft, seat: Seat, step: number): boolean {
  if (g.scenario === NORDRASSIL) return step !== SPEND || g.race[seat] === UNDEAD
  return g.scenario === NECROMANCERS && g.race[seat] === UNDEAD && step === DEPLOY
}

/** The step of a player who gives up is over. */
export function isActive(g: Warcraft, _here: unknown, seat: Seat): boolean {
  return g.active === seat
}
