import { board } from '../content/board.ts'
import { destroysOnEntry } from '../content/breach.ts'
import { CONTROL_RANGE } from '../content/spells.ts'
import { EARTH_UNIT, elementalUnits, isElemental, SER, TRX, typeOf } from '../content/types.ts'
import { tell } from '../events.ts'
import { BROKEN, CITY, type DragonRage, type Hex, INVADER, NONE, ON_BRIDGE, type Unit, WILD } from '../state.ts'
import { hasCityUnit, mapOf, occupies, onMap, put } from '../units.ts'
import { destroyBridge, leaveBridge, standingBridge } from './bridges.ts'
import { loseControl, remove } from './dying.ts'
import { elowynMoves } from './elowyn.ts'
import { destroy, scoreHex } from './victory.ts'

/** A unit comes to a hex on the ground: who controls what, what is destroyed, what breaks under it. */
export function arrive(g: DragonRage, unit: Unit, hex: Hex): void {
  const from = g.at[unit]
  put(g, unit, hex)
  if (from >= 0) {
    leaveBridge(g, unit, from)
    regainControl(g, from)
  }
  takeControl(g, unit, hex)
  if (standingBridge(g, hex) !== NONE) setFootOnBridge(g, unit, hex)
  destroyOnEntry(g, unit, hex)
  elowynMoves(g, unit, hex)
  watchElementals(g)
}

/** DR-2.5.5b: entrances in walls belong to whoever was last on the hex inside. */
export function takeControl(g: DragonRage, unit: Unit, hex: Hex): void {
  const side = g.owner[unit]
  if (side !== INVADER && side !== CITY) return
  const map = mapOf(g)
  for (const number of map.controls[hex]) {
    if (map.entrances[number].isTower || g.holder[number] === side) continue
    g.holder[number] = side
    tell(g, 'holds', side, map.entrances[number].inner, map.entrances[number].outer)
  }
}

/** DR-2.5.5b: a unit has left a hex; who still stands there is the last to be there. */
export function regainControl(g: DragonRage, hex: Hex): void {
  if (g.rulings.beforeFive) return
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit]) if (occupies(g, unit)) takeControl(g, unit, hex)
}

/** DR-2.5.7.1, DR-2.5.7.3: a T-rex falls through a wooden bridge; others have set foot on it. */
function setFootOnBridge(g: DragonRage, unit: Unit, hex: Hex): void {
  if (typeOf[unit] !== TRX) {
    g.deeds[unit] |= ON_BRIDGE
    return
  }
  tell(g, 'drowned', unit, hex)
  remove(g, unit)
  destroyBridge(g, hex)
}

/** DR-2.3c, DR-2.8.9e: giants, serpents, T-rexes and trolls destroy what nobody defends, elementals whatever they enter. */
function destroyOnEntry(g: DragonRage, unit: Unit, hex: Hex): void {
  if (isElemental(unit)) destroy(g, hex)
  else if (g.owner[unit] === INVADER && razesOnEntry(g, unit) && !hasCityUnit(g, hex)) destroy(g, hex)
}

/** DR-2.3c: trolls and all minor monsters; by older rules serpents did not. */
function razesOnEntry(g: DragonRage, unit: Unit): boolean {
  return destroysOnEntry.has(typeOf[unit]) && (typeOf[unit] !== SER || !g.rulings.asBefore)
}

/** DR-2.8.9f: an elemental more than five hexes from its summoner is lost. */
export function watchElementals(g: DragonRage): void {
  for (const unit of elementalUnits) {
    if (!onMap(g, unit) || g.owner[unit] === WILD) continue
    const wizard = g.summoner[unit - EARTH_UNIT]
    if (!onMap(g, wizard) || board.distance(g.at[unit], g.at[wizard]) > CONTROL_RANGE) loseControl(g, unit)
  }
}

/** DR-2.5.5c, DR-2.3e: an entrance breaks for good; on Nurkott its hex is scored. */
export function breakEntrance(g: DragonRage, number: number): void {
  const { inner, outer, vpHex } = mapOf(g).entrances[number]
  g.entrance[number] |= BROKEN
  tell(g, 'broke', inner, outer)
  if (vpHex !== NONE) scoreHex(g, vpHex)
}
