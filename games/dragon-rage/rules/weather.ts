import { board } from '../content/board.ts'
import { FOG_RADIUS } from '../content/spells.ts'
import { type DragonRage, type Hex, NONE, type Unit } from '../state.ts'

/** DR-2.8.6: true if a hex lies in fog. */
export function inFog(g: DragonRage, hex: Hex): boolean {
  for (let wizard = 0; wizard < 2; wizard++) {
    const centre = g.fog[wizard]
    if (centre !== NONE && board.distance(centre, hex) <= FOG_RADIUS) return true
  }
  return false
}

/** DR-2.8.7: true if a whirlwind stands in a hex. */
export function inWhirlwind(g: DragonRage, hex: Hex): boolean {
  return hex === g.whirlwind[0] || hex === g.whirlwind[1] || hex === g.drifted[0] || hex === g.drifted[1]
}

/** DR-2.8.5a: true if a unit stands where a friendly wizard has boosted morale. */
export function isBoosted(g: DragonRage, unit: Unit): boolean {
  for (let wizard = 0; wizard < 2; wizard++) {
    const centre = g.boostAt[wizard]
    if (centre === NONE || g.wizardOf[wizard] !== g.owner[unit]) continue
    if (board.distance(centre, g.at[unit]) <= g.boostRadius[wizard]) return true
  }
  return false
}

/** DR-2.8.6b: no attack of any kind out of, into or within fog. */
export function fogParts(g: DragonRage, from: Hex, to: Hex): boolean {
  return inFog(g, from) || inFog(g, to)
}
