import type { RuleId } from '@hexarium/kernel'
import { around, beside, board, neighboursOf } from '../content/board.ts'
import { destroysByStaying } from '../content/breach.ts'
import { everyArea } from '../content/monsters.ts'
import { FIRST_MAJOR, firstOf, groupOf, isMajor, isMonster, SER, TROOP, TRX, typeOf, UNITS } from '../content/types.ts'
import { tell } from '../events.ts'
import {
  ATTACKED,
  CITY,
  type DragonRage,
  type Entrance,
  GRUDGE,
  type Hex,
  INVADER,
  NONE,
  ON_BRIDGE,
  OPEN,
  SHOT,
  type Side,
  type Unit,
  type Wizard,
} from '../state.ts'
import { hasCityUnit, hasFoe, isFoe, mapOf, onMap } from '../units.ts'
import { rollForAmok } from './amok.ts'
import {
  canHitAny,
  cannotFight,
  cannotReachInto,
  cannotStrikeAt,
  cannotStrikeInto,
  comesToBlows,
  limbsFor,
  weatherParts,
} from './blows.ts'
import { isSound, markBridge } from './bridges.ts'
import { isAmok } from './damage.ts'
import { elementalsFight } from './elementals.ts'
import { cannotDare } from './leadership.ts'
import { holdsMonster } from './overrun.ts'
import { cannotShootInto, cannotShootNow } from './shooting.ts'
import { controls } from './terrain.ts'
import { destroy, isStanding } from './victory.ts'
import { inFog } from './weather.ts'

/** What the predicates must know of a melee phase: `mauled` lists hexes and the major monsters that struck there. */
export interface Fight {
  side: Side
  hex: Hex
  units: Unit[]
  mauled: number[]
}

const nobody: Unit[] = []

/** Why nobody of a side can strike into a hex: no enemies on its ground, nobody beside them, or what bars those who are. */
export function cannotBeAttacked(g: DragonRage, { side, mauled }: Fight, hex: Hex): RuleId | undefined {
  if (hex >= board.size) return 'DR-2.1d'
  if (!hasTarget(g, side, hex)) return hasFoe(g, side, hex) ? 'DR-2.7.2a' : 'DR-2.7.1a'
  const fight = { side, hex, units: nobody, mauled }
  let why: RuleId = 'DR-2.7.1a'
  for (const near of around[hex]) {
    for (let unit = g.top[near]; unit !== NONE; unit = g.next[unit]) {
      if (g.owner[unit] !== side) continue
      const barred = cannotJoin(g, fight, unit)
      if (!barred) return undefined
      why = barred
    }
  }
  return why
}

/** DR-2.7.1d: true if an enemy of a side stands in a hex who is fought on the table. */
function hasTarget(g: DragonRage, side: Side, hex: Hex): boolean {
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit])
    if (!g.flying[unit] && !isMonster(unit) && isFoe(g, side, unit)) return true
  return false
}

/** Why nobody of a side can strike at a monster: it is none, nobody is beside it, or what bars those who are. */
export function cannotBeStruck(g: DragonRage, side: Side, monster: Unit): RuleId | undefined {
  let why: RuleId = 'DR-2.7.2a'
  if (!isMonster(monster) || !onMap(g, monster) || !isFoe(g, side, monster)) return why
  const hex = g.at[monster]
  for (const near of around[hex]) {
    for (let unit = g.top[near]; unit !== NONE; unit = g.next[unit]) {
      if (g.owner[unit] !== side) continue
      const barred = cannotChallenge(g, unit, monster)
      if (!barred) return undefined
      why = barred
    }
  }
  return why
}

/** Why a unit may not strike at a monster now. */
export function cannotChallenge(g: DragonRage, unit: Unit, monster: Unit): RuleId | undefined {
  if (isMonster(unit)) return 'DR-2.7.1f'
  return cannotFight(g, unit) ?? cannotStrikeAt(g, unit, monster)
}

/** Why a unit may not take part in the attack on a hex. */
export function cannotJoin(g: DragonRage, fight: Fight, unit: Unit): RuleId | undefined {
  const { hex, units } = fight
  if (units.includes(unit)) return 'DR-2.7.1d'
  if (!comesToBlows(g, unit, hex)) {
    // DR-2.7.6.1a: arrows only join others who strike
    if (units.length === 0) return 'DR-2.7.6.1a'
    return cannotShootNow(g, unit) ?? cannotShootInto(g, unit, hex, false, true)
  }
  const barred = cannotFight(g, unit) ?? cannotStrikeInto(g, unit, hex) ?? cannotDareInto(g, unit, hex)
  if (barred) return barred
  if (typeOf[unit] === TRX) return cannotLeaveGrudge(g, unit, hex)
  if (!isMajor(unit)) return undefined
  if (units.length > 0) return 'DR-2.7.1f'
  return cannotMaul(g, fight, unit)
}

/** DR-2.10.1, D46: militia does not dare to attack a hex with an elemental in it, where that counts as a monster. */
function cannotDareInto(g: DragonRage, unit: Unit, hex: Hex): RuleId | undefined {
  return g.rulings.elementalsAreMonsters && holdsMonster(g, g.owner[unit], hex) ? cannotDare(g, unit) : undefined
}

/** DR-2.12.1.6: two major monsters must attack different hexes, and a group is needed that reaches this one. */
function cannotMaul(g: DragonRage, { hex, mauled }: Fight, monster: Unit): RuleId | undefined {
  for (let i = 0; i < mauled.length; i += 2) if (mauled[i] === hex && mauled[i + 1] !== monster) return 'DR-2.12.1.6'
  for (const area of everyArea) if (limbsFor(g, monster, area, hex) > 0) return undefined
  return 'DR-2.12.1.6'
}

/** DR-2.11.3: a T-rex that was attacked in melee must attack one of its attackers, if it can. */
function cannotLeaveGrudge(g: DragonRage, trex: Unit, hex: Hex): RuleId | undefined {
  return !hasGrudge(g, trex) || holdsGrudge(g, trex, hex) ? undefined : 'DR-2.11.3'
}

function hasGrudge(g: DragonRage, trex: Unit): boolean {
  if (cannotFight(g, trex)) return false
  return neighboursOf[g.at[trex]].some(near => holdsGrudge(g, trex, near) && !cannotStrikeInto(g, trex, near))
}

/** True if a unit that attacked a T-rex is in a hex. */
function holdsGrudge(g: DragonRage, trex: Unit, hex: Hex): boolean {
  const bit = GRUDGE << (trex - firstOf[TRX])
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit])
    if (g.marks[unit] & bit && isFoe(g, g.owner[trex], unit)) return true
  return false
}

/** DR-2.8.8d: why a wizard's lightning cannot join the attack on a hex. */
export function cannotAddBolt(g: DragonRage, side: Side, hex: Hex, joined: number, wizard: Wizard): RuleId | undefined {
  if (g.wizardOf[wizard] !== side || joined === wizard) return 'DR-2.8.8d'
  return g.boltAt[wizard] === hex ? undefined : 'DR-2.8.8d'
}

/** DR-2.11.3, DR-2.12.1.7.1: true while a provoked T-rex or a monster run amok still owes an attack. */
export function isObliged(g: DragonRage, fight: Fight): boolean {
  if (fight.side !== INVADER) return false
  for (let unit = firstOf[TRX]; unit < UNITS; unit++) {
    if (!onMap(g, unit) || g.deeds[unit] & ATTACKED) continue
    if (typeOf[unit] === TRX ? hasGrudge(g, unit) : isMajor(unit) && owesAttack(g, fight, unit)) return true
  }
  return false
}

function owesAttack(g: DragonRage, { side, mauled }: Fight, monster: Unit): boolean {
  if (!isAmok(g, monster)) return false
  const ahead = beside(g.at[monster], g.facing[monster])
  if (ahead === NONE || !hasFoe(g, side, ahead)) return false
  return cannotJoin(g, { side, hex: ahead, units: nobody, mauled }, monster) === undefined
}

/** DR-2.5.5.3: why the city may not open an entrance to attack. */
export function cannotOpen(g: DragonRage, entrance: Entrance): RuleId | undefined {
  const plan = mapOf(g).entrances[entrance]
  if (!plan || g.entrance[entrance] !== 0 || !controls(g, entrance, CITY)) return 'DR-2.5.5.3'
  const { inner, outer } = plan
  return wouldStrike(g, inner, outer) || wouldStrike(g, outer, inner) ? undefined : 'DR-2.5.5.3'
}

/** DR-2.5.5.3: one opens as part of an attack: true if somebody in a hex could strike at the enemies in the next, were it open. */
function wouldStrike(g: DragonRage, from: Hex, to: Hex): boolean {
  if (!hasFoe(g, CITY, to)) return false
  for (let unit = g.top[from]; unit !== NONE; unit = g.next[unit]) {
    if (g.owner[unit] !== CITY || cannotFight(g, unit)) continue
    // by older rules who could fight at all was enough
    if (g.rulings.beforeFive || (!weatherParts(g, from, to) && hasQuarry(g, unit, to))) return true
  }
  return false
}

/** DR-2.5.5.3, D49: the hex beyond an entrance just opened, as long as somebody behind it could strike there; where the table says so, none. */
export function owedThrough(g: DragonRage, { opened }: { opened: Entrance }): Hex {
  if (opened === NONE || g.rulings.openFreely) return NONE
  const { inner, outer } = mapOf(g).entrances[opened]
  return wouldStrike(g, inner, outer) ? outer : inner
}

/** True if a hex holds somebody a unit dares to strike at and can hit. */
function hasQuarry(g: DragonRage, unit: Unit, hex: Hex): boolean {
  if (hasTarget(g, CITY, hex) && !cannotDareInto(g, unit, hex)) return true
  for (let foe = g.top[hex]; foe !== NONE; foe = g.next[foe])
    if (isMonster(foe) && !g.flying[foe] && !cannotDare(g, unit) && (!isMajor(foe) || canHitAny(g, unit, foe)))
      return true
  return false
}

/** DR-2.5.5.3: it stays open until the invader's next turn is over. */
export function openEntrance(g: DragonRage, entrance: Entrance): void {
  const { inner, outer } = mapOf(g).entrances[entrance]
  g.entrance[entrance] |= OPEN
  tell(g, 'opened', inner, outer)
}

/** DR-2.5.5.3: after the invader's phases entrances that were only opened shut again. */
export function shutEntrances(g: DragonRage): void {
  g.entrance.forEach((state, number) => {
    if (!(state & OPEN)) return
    g.entrance[number] &= ~OPEN
    const { inner, outer } = mapOf(g).entrances[number]
    tell(g, 'shut', inner, outer)
  })
}

/** DR-2.5.7.1: why no troop can prepare the bridge on a hex to burn: it moved onto it and makes no attack this turn. */
export function cannotBurn(g: DragonRage, side: Side, hex: Hex): RuleId | undefined {
  return isSound(g, hex) && burnerOn(g, side, hex) !== NONE ? undefined : 'DR-2.5.7.1'
}

function burnerOn(g: DragonRage, side: Side, hex: Hex): Unit {
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit]) {
    if (g.owner[unit] !== side || groupOf[unit] !== TROOP) continue
    if (g.deeds[unit] & ON_BRIDGE && !(g.deeds[unit] & (ATTACKED | SHOT))) return unit
  }
  return NONE
}

/** DR-2.5.7.1: the bridge is marked, and the troop attacks no more this turn. */
export function burn(g: DragonRage, side: Side, hex: Hex): void {
  const unit = burnerOn(g, side, hex)
  g.deeds[unit] |= ATTACKED
  markBridge(g, unit, hex)
}

/** DR-2.11.2.2: why no serpent can destroy the points of a hex beside its water. */
export function cannotRazeFromWater(g: DragonRage, hex: Hex): RuleId | undefined {
  if (!isStanding(g, hex) || hasCityUnit(g, hex)) return 'DR-2.11.2.2'
  return serpentFor(g, hex) === NONE ? 'DR-2.11.2.2' : undefined
}

function serpentFor(g: DragonRage, hex: Hex): Unit {
  for (let unit = firstOf[SER]; unit < firstOf[TRX]; unit++) {
    if (g.owner[unit] !== INVADER || cannotFight(g, unit) || g.at[unit] === hex) continue
    // DR-2.8.6c: monsters go on destroying in fog; by older rules serpents did not
    if (!(g.rulings.asBefore ? cannotStrikeInto : cannotReachInto)(g, unit, hex)) return unit
  }
  return NONE
}

/** DR-2.11.2.2: an attack that always succeeds. */
export function razeFromWater(g: DragonRage, hex: Hex): void {
  g.deeds[serpentFor(g, hex)] |= ATTACKED
  destroy(g, hex)
}

/** The end of a melee phase: elementals (DR-2.8.9c, g), points destroyed by staying (DR-2.3c), amok rolls. */
export function endMelee(g: DragonRage, here: { side: Side }): void {
  elementalsFight(g, here.side)
  if (here.side !== INVADER) return
  for (let unit = 0; unit < FIRST_MAJOR; unit++) {
    g.marks[unit] &= ~(GRUDGE | (GRUDGE << 1))
    if (g.core.result || g.owner[unit] !== INVADER || !onMap(g, unit)) continue
    if (destroysByStaying.has(typeOf[unit]) && !(g.deeds[unit] & (ATTACKED | SHOT)) && !isShrouded(g, g.at[unit]))
      destroy(g, g.at[unit])
  }
  rollForAmok(g)
}

/** DR-2.8.6b, D51: where the table says so, troops in fog "attack" no points either. */
function isShrouded(g: DragonRage, hex: Hex): boolean {
  return g.rulings.fogShieldsPoints && inFog(g, hex)
}
