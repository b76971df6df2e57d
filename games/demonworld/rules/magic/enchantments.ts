import {
  BLESS,
  BLESSED_MORALE,
  CONFUSED_MANOEUVRES,
  CONFUSION,
  CURSE,
  CURSED_MORALE,
  MAGIC_SHIELD,
  PARALYSED_POINTS,
  PARALYSIS,
  SHIELD_FACTOR,
  SONG_FACTOR,
  SONG_OF_THE_BROKEN,
  STONE_SKIN,
  STONE_SKIN_ARMOUR,
  STRENGTH,
  STRENGTH_FACTOR,
  STRENGTHEN,
  spells,
} from '../../content/expert/spells.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../../state.ts'

/** DW-XX.6: true while a spell works on the models of a card; those of two rounds end by themselves. */
export function isUnder(g: Demonworld, unit: Unit, spell: number): boolean {
  if ((g.spells[unit] & (1 << spell)) === 0) return false
  return spells[spell].lasts === 'battle' || g.spellEnd[unit] >= g.round
}

/** DW-XX.S1: what stone skin adds to both kinds of armour. */
export function armourMagic(g: Demonworld, element: Element): number {
  const unit = g.origin[element]
  return g.spells[unit] > 0 && isUnder(g, unit, STONE_SKIN) ? STONE_SKIN_ARMOUR : 0
}

/** DW-XX.S3, DW-XX.S4, DW-XX.S11: what spells make of the melee factor of whoever strikes. */
export function factorMagic(g: Demonworld, element: Element): number {
  const unit = g.origin[element]
  if (g.spells[unit] === 0) return 0
  return (
    (isUnder(g, unit, STRENGTH) ? STRENGTH_FACTOR : 0) +
    (isUnder(g, unit, STRENGTHEN) ? STRENGTH_FACTOR : 0) +
    (isUnder(g, unit, SONG_OF_THE_BROKEN) ? SONG_FACTOR : 0)
  )
}

/** DW-XVII.42, DW-XVIII.8: the armour of a mount counts for who rides it, and so does what stone skin adds to it. */
function armourAround(g: Demonworld, target: Element): number {
  const mount = g.mount[target]
  return armourMagic(g, target) + (mount === NONE || g.rules.beforeEight ? 0 : armourMagic(g, mount))
}

/** What the spells on both add to the base number of a melee attack. */
export function strikeMagic(g: Demonworld, attacker: Element, target: Element): number {
  return g.rules.magic ? factorMagic(g, attacker) - armourAround(g, target) : 0
}

/** DW-XX.S8: what the magic shield takes from the factor of a shot, by bow or gun, once a shot. */
export function shieldMagic(g: Demonworld, element: Element): number {
  const unit = g.origin[element]
  return g.spells[unit] > 0 && isUnder(g, unit, MAGIC_SHIELD) ? SHIELD_FACTOR : 0
}

/** What the spells on the target add to the base number of a shot. */
export function shotMagic(g: Demonworld, target: Element): number {
  return g.rules.magic ? shieldMagic(g, target) - armourAround(g, target) : 0
}

/** DW-XX.S2: manoeuvres a confused unit is short of. */
export function confusionOf(g: Demonworld, unit: Unit): number {
  return g.spells[unit] > 0 && isUnder(g, unit, CONFUSION) ? CONFUSED_MANOEUVRES : 0
}

/** DW-XX.S7: movement points a paralysed element is short of, whatever its order. */
export function slowedBy(g: Demonworld, unit: Unit): number {
  return g.spells[unit] > 0 && isUnder(g, unit, PARALYSIS) ? PARALYSED_POINTS : 0
}

/** DW-XX.S9, DW-XX.S10: what spells make of the first and of the second morale value. */
export function firstMoraleMagic(g: Demonworld, unit: Unit): number {
  if (g.spells[unit] === 0) return 0
  return (isUnder(g, unit, BLESS) ? BLESSED_MORALE : 0) + secondMoraleMagic(g, unit)
}

export function secondMoraleMagic(g: Demonworld, unit: Unit): number {
  return g.spells[unit] > 0 && isUnder(g, unit, CURSE) ? CURSED_MORALE : 0
}
