import { d6, type RuleId, roll, SPECTATOR } from '@hexarium/kernel'
import { beside, board } from '../content/board.ts'
import { combatNeed } from '../content/combat-table.ts'
import { FOREST } from '../content/maps.ts'
import {
  BOOST,
  BOOST_RADIUS,
  DRIFT,
  FOG,
  LIGHTNING,
  LIGHTNING_STRENGTH,
  SUMMON,
  spells,
  WHIRLWIND,
} from '../content/spells.ts'
import { defenceOf, EARTH_UNIT, elementalUnits, FIRE_UNIT, isMajor, isMonster, wizardUnits } from '../content/types.ts'
import { tell } from '../events.ts'
import { type DragonRage, HELD, type Hex, NONE, type Side, SUMMONED, type Unit, WILD, type Wizard } from '../state.ts'
import { isFoe, isFree, lift, mapOf, onMap, put, rollerOf, unitsOn } from '../units.ts'
import { takeControl } from './arrival.ts'
import { crash, hurt, markHurt } from './damage.ts'
import { disturb, kill } from './dying.ts'
import { isThrownDown } from './flight.ts'
import { passesMorale } from './leadership.ts'
import { rollOnTable } from './overrun.ts'
import { cannotStandOn } from './terrain.ts'
import { destroy } from './victory.ts'
import { fogParts, inWhirlwind } from './weather.ts'

/** Why a wizard cannot pay for a spell. */
function cannotPay(g: DragonRage, wizard: Wizard, points: number): RuleId | undefined {
  return g.spellPoints[wizard] >= points ? undefined : 'DR-2.8.2'
}

/** The hex of a wizard. */
function hexOf(g: DragonRage, wizard: Wizard): Hex {
  return g.at[wizardUnits[wizard]]
}

/** DR-2.8.5: why a wizard may not boost morale over a radius. */
export function cannotBoost(g: DragonRage, wizard: Wizard, radius: number): RuleId | undefined {
  return radius > BOOST_RADIUS ? 'DR-2.8.5' : cannotPay(g, wizard, spells[BOOST].cost + radius)
}

/** DR-2.8.6, DR-2.8.7: why a wizard may not raise fog or a whirlwind over a hex. */
export function cannotRaise(g: DragonRage, wizard: Wizard, spell: number, hex: Hex): RuleId | undefined {
  const rule = spell === FOG ? 'DR-2.8.6' : 'DR-2.8.7'
  if (hex >= board.size || board.distance(hexOf(g, wizard), hex) > spells[spell].range) return rule
  return mapOf(g).terrain[hex] === FOREST ? 'DR-2.1d' : cannotPay(g, wizard, spells[spell].cost)
}

/** DR-2.8.8: why a wizard may not send lightning at a unit. */
export function cannotBlast(g: DragonRage, wizard: Wizard, unit: Unit): RuleId | undefined {
  if (!onMap(g, unit) || !isFoe(g, g.wizardOf[wizard], unit)) return 'DR-2.8.8a'
  if (strengthAt(g, wizard, g.at[unit]) < 1) return 'DR-2.8.8'
  return (
    cannotPay(g, wizard, spells[LIGHTNING].cost) ?? (isMonster(unit) ? undefined : weatherBars(g, wizard, g.at[unit]))
  )
}

/** DR-2.8.8e, D39: at ordinary units lightning is a missile: fog and whirlwinds over the wizard or them bar it. */
function weatherBars(g: DragonRage, wizard: Wizard, hex: Hex): RuleId | undefined {
  if (g.rulings.lightningInWeather) return undefined
  if (fogParts(g, hexOf(g, wizard), hex)) return 'DR-2.8.6b'
  return inWhirlwind(g, hexOf(g, wizard)) || inWhirlwind(g, hex) ? 'DR-2.8.7b' : undefined
}

/** DR-2.8.8d: why lightning may not wait for a melee on a hex. */
export function cannotHoldBolt(g: DragonRage, wizard: Wizard, hex: Hex): RuleId | undefined {
  if (hex >= board.size || strengthAt(g, wizard, hex) < 1) return 'DR-2.8.8d'
  const hasTarget = unitsOn(g, hex).some(
    unit => !g.flying[unit] && !isMonster(unit) && isFoe(g, g.wizardOf[wizard], unit),
  )
  if (!hasTarget) return 'DR-2.8.8d'
  return cannotPay(g, wizard, spells[LIGHTNING].cost) ?? weatherBars(g, wizard, hex)
}

/** DR-2.8.8: 5 less the distance. */
export function strengthAt(g: DragonRage, wizard: Wizard, hex: Hex): number {
  return LIGHTNING_STRENGTH - board.distance(hexOf(g, wizard), hex)
}

/** DR-2.8.9a: why a wizard may not summon an elemental to a hex, one or two away. */
export function cannotSummon(g: DragonRage, wizard: Wizard, hex: Hex): RuleId | undefined {
  if (hex >= board.size) return 'DR-2.8.9a'
  const distance = board.distance(hexOf(g, wizard), hex)
  if (distance < 1 || distance > spells[SUMMON].range || freeElemental(g) === NONE) return 'DR-2.8.9a'
  if (cannotStandOn(g, EARTH_UNIT, hex)) return 'DR-2.8.9c'
  if (!isFree(g, hex) || g.carcasses.includes(hex)) return 'DR-2.8.9a'
  return cannotPay(g, wizard, spells[SUMMON].cost)
}

function freeElemental(g: DragonRage): Unit {
  for (const unit of elementalUnits) if (g.owner[unit] === NONE) return unit
  return NONE
}

function pay(g: DragonRage, wizard: Wizard, spell: number, hex: Hex, points: number): void {
  g.spellPoints[wizard] -= points
  tell(g, 'cast', wizardUnits[wizard], spell, hex, points)
}

export function castBoost(g: DragonRage, wizard: Wizard, radius: number): void {
  pay(g, wizard, BOOST, hexOf(g, wizard), spells[BOOST].cost + radius)
  g.boostAt[wizard] = hexOf(g, wizard)
  g.boostRadius[wizard] = radius
}

export function castFog(g: DragonRage, wizard: Wizard, hex: Hex): void {
  pay(g, wizard, FOG, hex, spells[FOG].cost)
  g.fog[wizard] = hex
}

export function castWhirlwind(g: DragonRage, wizard: Wizard, hex: Hex): void {
  pay(g, wizard, WHIRLWIND, hex, spells[WHIRLWIND].cost)
  g.whirlwind[wizard] = hex
  stormOver(g, hex)
}

/** DR-2.8.7d, f: where a whirlwind comes to stand, points are destroyed and flyers roll at once. */
function stormOver(g: DragonRage, hex: Hex): void {
  destroy(g, hex)
  for (const unit of unitsOn(g, hex)) {
    if (!g.flying[unit] || g.core.result) continue
    if (isThrownDown(g, unit)) crash(g, unit)
    else g.marks[unit] |= HELD
  }
}

/** DR-2.8.8b–d: monsters take the damage; a major one's owner spreads it. Others are attacked on the table, alone. */
export function castLightning(g: DragonRage, wizard: Wizard, unit: Unit): void {
  // D52: where the table says so it is an attack on the monster; who loses heart casts nothing this turn
  if (g.rulings.wizardsQuail && isMonster(unit) && !passesMorale(g, wizardUnits[wizard])) return
  const strength = strengthAt(g, wizard, g.at[unit])
  pay(g, wizard, LIGHTNING, g.at[unit], spells[LIGHTNING].cost)
  tell(g, 'bolt', wizardUnits[wizard], unit, strength)
  if (isMajor(unit)) {
    markHurt(g, unit, wizardUnits[wizard])
    g.pending.push(unit, strength, 1)
  } else if (isMonster(unit)) hurt(g, unit, 0, strength, wizardUnits[wizard])
  else {
    const need = combatNeed(strength, defenceOf[unit])
    disturb(g, [unit])
    const isWon = rollOnTable(g, rollerOf(g, wizardUnits[wizard]), need, 0)
    tell(g, 'shot', g.at[unit], strength, defenceOf[unit], need, 0, isWon ? 1 : 0, wizardUnits[wizard])
    if (isWon) kill(g, unit)
  }
}

/** DR-2.8.8d: the bolt waits to be added to a melee on the hex this turn. */
export function holdBolt(g: DragonRage, wizard: Wizard, hex: Hex): void {
  pay(g, wizard, LIGHTNING, hex, spells[LIGHTNING].cost)
  g.boltAt[wizard] = hex
  g.boltStrength[wizard] = strengthAt(g, wizard, hex)
  tell(g, 'boltHeld', wizardUnits[wizard], hex, g.boltStrength[wizard])
}

export function castSummon(g: DragonRage, wizard: Wizard, hex: Hex): void {
  const unit = freeElemental(g)
  pay(g, wizard, SUMMON, hex, spells[SUMMON].cost)
  g.owner[unit] = g.wizardOf[wizard]
  g.summoner[unit - EARTH_UNIT] = wizardUnits[wizard]
  g.deeds[unit] = SUMMONED
  g.spent[unit] = 0
  g.gait[unit] = 0
  put(g, unit, hex)
  tell(g, 'summoned', unit, hex, wizardUnits[wizard])
  takeControl(g, unit, hex)
}

/** DR-2.8.9h: true if a wizard sends an elemental away for nothing: it is his and under control. */
export function controlsElemental(g: DragonRage, wizard: Wizard, unit: Unit): boolean {
  return g.owner[unit] !== WILD && g.summoner[unit - EARTH_UNIT] === wizardUnits[wizard]
}

/** DR-2.8.9h: why a wizard may not dismiss an elemental. */
export function cannotDismiss(g: DragonRage, _wizard: number, unit: Unit): RuleId | undefined {
  return unit >= EARTH_UNIT && unit <= FIRE_UNIT && onMap(g, unit) ? undefined : 'DR-2.8.9h'
}

/** DR-2.8.9h: the elemental is gone; its counter may be summoned again. */
export function dismiss(g: DragonRage, wizard: Wizard, unit: Unit, points: number): void {
  g.spellPoints[wizard] -= points
  tell(g, 'dismissed', unit, wizardUnits[wizard], points)
  lift(g, unit)
  g.owner[unit] = NONE
  g.deeds[unit] = 0
  g.marks[unit] = 0
}

/** DR-2.8: at the start of a side's magic phase its boosts and fogs end, and its whirlwinds drift or end. */
export function passTime(g: DragonRage, side: Side): void {
  for (const wizard of wizardUnits.keys()) {
    if (g.wizardOf[wizard] !== side || g.core.result) continue
    expire(g, wizard, BOOST, g.boostAt)
    expire(g, wizard, FOG, g.fog)
    expire(g, wizard, WHIRLWIND, g.drifted)
    if (g.whirlwind[wizard] !== NONE) drift(g, wizard)
  }
}

function expire(g: DragonRage, wizard: Wizard, spell: number, places: Hex[]): void {
  if (places[wizard] === NONE) return
  tell(g, 'ended', wizardUnits[wizard], spell, places[wizard])
  places[wizard] = NONE
}

/** DR-2.8.7a: one hex by a die; off the map or into forest it ends. */
function drift(g: DragonRage, wizard: Wizard): void {
  const from = g.whirlwind[wizard]
  const to = beside(from, DRIFT[roll(g, SPECTATOR, d6) - 1])
  if (to === NONE || mapOf(g).terrain[to] === FOREST) {
    expire(g, wizard, WHIRLWIND, g.whirlwind)
    return
  }
  g.whirlwind[wizard] = NONE
  g.drifted[wizard] = to
  tell(g, 'drifts', wizardUnits[wizard], from, to)
  stormOver(g, to)
}
