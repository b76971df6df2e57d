import { d6, type RuleId, roll } from '@hexarium/kernel'
import { board } from '../content/board.ts'
import { leavesLadder } from '../content/breach.ts'
import { combatNeed } from '../content/combat-table.ts'
import { DOCK, RIVER, SEA, TOWER } from '../content/maps.ts'
import { FARTHEST, FLYER_NEED, type Missile, missiles } from '../content/missiles.ts'
import { BELLY, FLYER_DAMAGE, HEAD } from '../content/monsters.ts'
import { GNT, isArcher, isMajor, isShooter, SER, TRX, typeOf } from '../content/types.ts'
import { tell } from '../events.ts'
import { type Area, ATTACKED, CLIMBED, type DragonRage, type Hex, SHOT, type Side, type Unit } from '../state.ts'
import { areFoes, mapOf, onMap, rollerOf } from '../units.ts'
import { hurt } from './damage.ts'
import { disturb, kill } from './dying.ts'
import { hasAura, isLed } from './leadership.ts'
import { defenceOfAll, group, rollOnTable } from './overrun.ts'
import { sees } from './sight.ts'
import { groundOf } from './terrain.ts'
import { fogParts, inWhirlwind } from './weather.ts'

/** Why a unit cannot shoot at all this turn. */
export function cannotShootNow(g: DragonRage, unit: Unit): RuleId | undefined {
  if (!isShooter(unit) || !onMap(g, unit)) return 'DR-2.7.6.1a'
  if (g.deeds[unit] & (SHOT | ATTACKED)) return 'DR-2.7.6.1a'
  if (g.deeds[unit] & CLIMBED && leavesLadder.has(typeOf[unit])) return 'DR-2.5.3.1g'
  return inWhirlwind(g, g.at[unit]) ? 'DR-2.8.7b' : undefined
}

/** DR-2.7.6.1b, DR-2.10.8: how far a unit shoots at a target. `joined`: as part of a melee. */
export function rangeOf(g: DragonRage, unit: Unit, to: Hex, atFlyer: boolean, joined: boolean): number {
  const missile = missiles.get(typeOf[unit])!
  const { terrain } = mapOf(g)
  if (terrain[g.at[unit]] !== TOWER) return missile.range
  if (isArcher(unit) && (atFlyer || joined || terrain[to] === TOWER)) return missile.range
  return missile.rangeFromTower
}

/** Why a unit may not shoot into a hex, at somebody on the ground or in the air there. */
export function cannotShootInto(
  g: DragonRage,
  unit: Unit,
  to: Hex,
  atFlyer: boolean,
  joined: boolean,
): RuleId | undefined {
  const from = g.at[unit]
  const distance = board.distance(from, to)
  if (distance > FARTHEST) return 'DR-2.7.6.1b'
  const missile = missiles.get(typeOf[unit])!
  if (atFlyer && !missile.atFlyers) return 'DR-2.10.8'
  if (distance < missile.least || distance > rangeOf(g, unit, to, atFlyer, joined)) return 'DR-2.7.6.1b'
  if (fogParts(g, from, to)) return 'DR-2.8.6b'
  if (inWhirlwind(g, to)) return 'DR-2.8.7b'
  return isVisible(g, unit, missile, to, atFlyer) ? undefined : 'DR-2.7.6.2b'
}

/** DR-2.7.6.2a: towers and flyers are always seen, and everything is from a tower. */
function isVisible(g: DragonRage, unit: Unit, missile: Missile, to: Hex, atFlyer: boolean): boolean {
  const { terrain, planks } = mapOf(g)
  if (missile.indirect || atFlyer || terrain[to] === TOWER || terrain[g.at[unit]] === TOWER) return true
  return sees(g, g.at[unit], to, planks && isArcher(unit))
}

/** Why a unit may not shoot at a monster (DR-2.7.6.3). DR-2.11.2.3: serpents only near the shore. */
export function cannotShootMonster(g: DragonRage, unit: Unit, monster: Unit): RuleId | undefined {
  if (!onMap(g, monster) || !areFoes(g, unit, monster)) return 'DR-2.7.6.3'
  if (typeOf[monster] === SER && !isNearShore(g, g.at[monster])) return 'DR-2.11.2.3'
  return cannotShootInto(g, unit, g.at[monster], g.flying[monster], false)
}

function isNearShore(g: DragonRage, hex: Hex): boolean {
  if (mapOf(g).terrain[hex] === DOCK) return true
  for (let d = 0; d < 6; d++) {
    const near = board.neighbour[hex * 6 + d]
    if (near < 0) continue
    const terrain = groundOf(g, near)
    if (terrain !== SEA && terrain !== RIVER && terrain !== 0) return true
  }
  return false
}

/** DR-2.7.6.3, DR-2.10.8: what a shot at a monster needs. */
export function needAgainst(g: DragonRage, unit: Unit, monster: Unit): number {
  if (g.flying[monster]) return FLYER_NEED
  const distance = board.distance(g.at[unit], g.at[monster])
  const need = missiles.get(typeOf[unit])!.toHit[distance]
  const isTough = typeOf[monster] === GNT || typeOf[monster] === TRX
  // D18: nothing but a 6 gets through thick skins, unless the table has it otherwise
  return isTough && g.rulings.giantMissileNeed === 6 ? 6 : need
}

/** DR-2.7.6.3: one shot at a monster; a flyer takes it in the belly. */
export function shootMonster(g: DragonRage, unit: Unit, monster: Unit, area: Area): void {
  const need = needAgainst(g, unit, monster)
  const bonus = hasAura(g, unit) ? 1 : 0
  const isHit = roll(g, rollerOf(g, unit), d6, 'high') + bonus >= need
  const flies = g.flying[monster]
  const damage = isHit ? (flies ? FLYER_DAMAGE : missiles.get(typeOf[unit])!.damage) : 0
  g.deeds[unit] |= SHOT
  tell(g, 'shotAt', unit, monster, flies ? BELLY : area, need - bonus, damage)
  if (isHit) hurt(g, monster, isMajor(monster) ? (flies ? BELLY : area) : HEAD, damage, unit)
}

/** DR-2.7.6.1c, DR-2.10.5.1: the strength of a shot into a hex. */
export function missileStrength(g: DragonRage, unit: Unit, to: Hex): number {
  const strength = missiles.get(typeOf[unit])!.strength[board.distance(g.at[unit], to)]
  return isLed(g, unit) ? 2 * strength : strength
}

/** DR-2.7.6.1c: all shooters on one hex, on the table. */
export function volley(g: DragonRage, side: Side, units: readonly Unit[], to: Hex): void {
  const foes = group(g, side, to)
  let attack = 0
  for (const unit of units) {
    attack += missileStrength(g, unit, to)
    g.deeds[unit] |= SHOT
  }
  const defence = defenceOfAll(foes)
  const need = combatNeed(attack, defence)
  disturb(g, foes)
  const isWon = rollOnTable(g, g.seatOf[side], need, 0)
  tell(g, 'shot', to, attack, defence, need, 0, isWon ? 1 : 0, ...units)
  if (isWon) for (const foe of foes) kill(g, foe)
}
