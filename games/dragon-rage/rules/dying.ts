import { d6, roll } from '@hexarium/kernel'
import { KILLER_ESCAPE } from '../content/monsters.ts'
import {
  DRG,
  EARTH_UNIT,
  ELOWYN_UNIT,
  ENGINE,
  elementalUnits,
  groupOf,
  isHero,
  isMajor,
  isWizard,
  typeOf,
  types,
} from '../content/types.ts'
import { tell } from '../events.ts'
import { CITY, type DragonRage, type Hex, INVADER, KILLER, NONE, SOUND, type Unit, WILD, WOUNDED } from '../state.ts'
import { invadersAreLeft, lift, mapOf, rollerOf, unitsOn } from '../units.ts'
import { elowynDies } from './elowyn.ts'
import { isDemoralised } from './leadership.ts'
import { end } from './victory.ts'
import { isBoosted } from './weather.ts'

/** DR-2.7.1b, DR-2.10.5.3: a unit is killed; heroes and Elowyn are only wounded the first time. */
export function kill(g: DragonRage, unit: Unit): void {
  const hardy = isHero(unit) || unit === ELOWYN_UNIT
  if (hardy && !(g.marks[unit] & WOUNDED)) {
    g.marks[unit] |= WOUNDED
    tell(g, 'wounded', unit)
    return
  }
  tell(g, 'killed', unit, g.at[unit])
  remove(g, unit)
}

/** Takes a unit out of the game for good; its counter may come back as a reinforcement (DR-2.9d). */
export function remove(g: DragonRage, unit: Unit): void {
  const owner = g.owner[unit]
  const enemy = owner === INVADER ? CITY : INVADER
  if (isHero(unit) || typeOf[unit] === DRG) g.slayer[enemy] = true
  lift(g, unit)
  saveBridge(g, unit)
  g.owner[unit] = NONE
  g.marks[unit] = 0
  g.deeds[unit] = 0
  g.flying[unit] = false
  if (isWizard(unit)) loseSummoned(g, unit)
  if (unit === ELOWYN_UNIT) elowynDies(g, owner)
  if (owner === INVADER && !invadersAreLeft(g)) end(g, CITY, 'DR-2.6b')
}

/** DR-2.5.7.1: who marked a bridge to be burned is gone, so it stands. */
function saveBridge(g: DragonRage, unit: Unit): void {
  if (isMajor(unit)) return
  g.burner.forEach((burner, number) => {
    if (burner !== unit) return
    g.bridge[number] = SOUND
    g.burner[number] = NONE
    tell(g, 'bridgeSaved', mapOf(g).bridges[number])
  })
}

/** DR-2.8.9f: an elemental without its summoner is out of control. */
export function loseSummoned(g: DragonRage, wizard: Unit): void {
  for (const unit of elementalUnits) {
    if (g.owner[unit] === NONE || g.owner[unit] === WILD) continue
    if (g.summoner[unit - EARTH_UNIT] === wizard) loseControl(g, unit)
  }
}

/** DR-2.8.9f: lost for good. */
export function loseControl(g: DragonRage, elemental: Unit): void {
  g.owner[elemental] = WILD
  tell(g, 'outOfControl', elemental)
}

/** DR-2.8.9f: a wizard among those attacked loses what he has summoned. */
export function disturb(g: DragonRage, units: readonly Unit[]): void {
  for (const unit of units) if (isWizard(unit)) loseSummoned(g, unit)
}

/** DR-2.12.1.5c: a unit's roll to escape: 1d6 with bonuses reaches its number, or it is killed. Engines never escape. */
export function escapeOrDie(g: DragonRage, unit: Unit, bonus: number): void {
  if (isMajor(unit)) return
  const need = types[typeOf[unit]].escape - bonus
  const escapes = groupOf[unit] !== ENGINE && roll(g, rollerOf(g, unit), d6, 'high') >= need
  tell(g, 'escaped', unit, Math.max(0, need), escapes ? 1 : 0)
  if (!escapes) kill(g, unit)
}

/** DR-2.12.2.3: killers fare worse against a full dragon's fire. */
export function killerPenalty(g: DragonRage, unit: Unit): number {
  return g.marks[unit] & KILLER ? KILLER_ESCAPE : 0
}

/** Everybody on the ground of a hex rolls to escape; major monsters need not (DR-2.12.1.8, DR-2.12.1.1.5). */
export function crush(g: DragonRage, hex: Hex): void {
  for (const unit of unitsOn(g, hex))
    escapeOrDie(g, unit, isBoosted(g, unit) && boostCountsUnderMonsters(g, unit) ? 1 : 0)
}

/** DR-2.8.5d, D41: boosted morale helps to escape fire; anything else only when all heroes are dead, or where the table says so. */
function boostCountsUnderMonsters(g: DragonRage, unit: Unit): boolean {
  return g.rulings.boostWhenCrushed || isDemoralised(g, g.owner[unit])
}
