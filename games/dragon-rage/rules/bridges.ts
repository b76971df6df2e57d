import { tell } from '../events.ts'
import { type DragonRage, GONE, type Hex, MARKED, NONE, SOUND, type Unit } from '../state.ts'
import { mapOf, occupies, unitsOn } from '../units.ts'
import { remove } from './dying.ts'
import { entersRiver } from './terrain.ts'

/** The number of the wooden bridge on a hex while it stands, or NONE. */
export function standingBridge(g: DragonRage, hex: Hex): number {
  const number = mapOf(g).bridgeAt[hex]
  return g.bridge[number] === GONE ? NONE : number
}

/** DR-2.5.7.1, DR-2.5.7.2: a troop prepares a bridge to burn, or a flyer wrecks it: it goes when that unit leaves. */
export function markBridge(g: DragonRage, unit: Unit, hex: Hex): void {
  const number = standingBridge(g, hex)
  if (number === NONE) return
  g.bridge[number] = MARKED
  g.burner[number] = unit
  tell(g, 'bridgeMarked', unit, hex)
}

/** DR-2.5.7.1, DR-2.5.7.2: a unit has left a hex; a bridge it marked is gone. */
export function leaveBridge(g: DragonRage, unit: Unit, hex: Hex): void {
  if (g.burner[mapOf(g).bridgeAt[hex]] === unit) destroyBridge(g, hex)
}

/** DR-2.5.7b: the bridge is plain river; whoever still stands on it and is no river-goer drowns with it. */
export function destroyBridge(g: DragonRage, hex: Hex): void {
  const number = standingBridge(g, hex)
  if (number === NONE) return
  g.bridge[number] = GONE
  g.burner[number] = NONE
  tell(g, 'bridgeGone', hex)
  for (const unit of unitsOn(g, hex)) {
    if (!occupies(g, unit) || entersRiver(unit)) continue
    tell(g, 'drowned', unit, hex)
    remove(g, unit)
  }
}

/** True if a wooden bridge is whole and unmarked. */
export function isSound(g: DragonRage, hex: Hex): boolean {
  return g.bridge[mapOf(g).bridgeAt[hex]] === SOUND
}
