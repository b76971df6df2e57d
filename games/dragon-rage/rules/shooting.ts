import { d6, type RuleId, roll } from '@hexarium/kernel'
import { board, neighboursOf } from '../content/board.ts'
import { leavesLadder } from '../content/breach.ts'
import { combatNeed } from '../content/combat-table.ts'
import { FOREST, RIVER, SEA, TOWER } from '../content/maps.ts'
import { FARTHEST, FLYER_NEED, type Missile, missiles } from '../content/missiles.ts'
import { BELLY, FLYER_DAMAGE, HEAD } from '../content/monsters.ts'
import { BAL, GNT, isArcher, isMajor, isShooter, SER, TRX, typeOf } from '../content/types.ts'
import { tell } from '../events.ts'
import {
  type Area,
  ATTACKED,
  CITY,
  CLIMBED,
  type DragonRage,
  type Entrance,
  type Hex,
  NONE,
  SHAKEN,
  SHOT,
  type Side,
  type Unit,
} from '../state.ts'
import { areFoes, hasFoe, isMonstrous, mapOf, onMap, rollerOf } from '../units.ts'
import { hurt } from './damage.ts'
import { disturb, kill } from './dying.ts'
import { hasAura, isLed } from './leadership.ts'
import { defenceOfAll, group, rollOnTable } from './overrun.ts'
import { sees } from './sight.ts'
import { controls, groundOf } from './terrain.ts'
import { fogParts, inWhirlwind } from './weather.ts'

/** What forbids a shot at what cannot be seen. */
const UNSEEN = 'DR-2.7.6.2b'

/** Why a unit cannot shoot at all this turn. */
export function cannotShootNow(g: DragonRage, unit: Unit): RuleId | undefined {
  if (!isShooter(unit) || !onMap(g, unit)) return 'DR-2.7.6.1a'
  if (g.deeds[unit] & (SHOT | ATTACKED)) return 'DR-2.7.6.1a'
  if (g.deeds[unit] & SHAKEN && !g.rulings.beforeFive) return 'DR-2.10.5.5'
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
  atFlyer = false,
  joined = false,
): RuleId | undefined {
  const from = g.at[unit]
  const distance = board.distance(from, to)
  if (distance > FARTHEST) return 'DR-2.7.6.1b'
  const missile = missiles.get(typeOf[unit])!
  if (atFlyer && !missile.atFlyers) return 'DR-2.10.8'
  if (distance < leastRange(g, missile) || distance > rangeOf(g, unit, to, atFlyer, joined)) return 'DR-2.7.6.1b'
  if (fogParts(g, from, to)) return 'DR-2.8.6b'
  if (inWhirlwind(g, to)) return 'DR-2.8.7b'
  return isVisible(g, unit, missile, to, atFlyer) ? undefined : UNSEEN
}

/** DR-2.7.6.1e: missiles but a catapult's reach the shooter's own hex; by older rules they did not. */
function leastRange(g: DragonRage, { least }: Missile): number {
  return g.rulings.asBefore ? Math.max(1, least) : least
}

/** DR-2.7.6.2a: towers and flyers are always seen, and everything is from a tower. */
function isVisible(g: DragonRage, unit: Unit, missile: Missile, to: Hex, atFlyer: boolean): boolean {
  const { terrain, planks } = mapOf(g)
  if (missile.indirect || atFlyer || terrain[to] === TOWER || terrain[g.at[unit]] === TOWER) return true
  return sees(g, g.at[unit], to, planks && isArcher(unit))
}

/** Why a unit may not shoot at a monster (DR-2.7.6.3). DR-2.11.2.3: serpents only near the shore. */
export function cannotShootMonster(g: DragonRage, unit: Unit, monster: Unit): RuleId | undefined {
  if (!areFoes(g, unit, monster)) return 'DR-2.7.6.3'
  if (typeOf[monster] === SER && !isNearShore(g, g.at[monster])) return 'DR-2.11.2.3'
  return cannotShootInto(g, unit, g.at[monster], g.flying[monster])
}

function isNearShore(g: DragonRage, hex: Hex): boolean {
  return neighboursOf[hex].some(near => ![SEA, RIVER, FOREST].includes(groundOf(g, near)))
}

/** DR-2.5.5.3: why the city may not open an entrance to shoot: only for a shooter behind it who does not see the enemy beyond. */
export function cannotOpenToShoot(g: DragonRage, entrance: Entrance): RuleId | undefined {
  const plan = mapOf(g).entrances[entrance]
  if (!plan || g.rulings.asBefore || g.entrance[entrance] !== 0 || !controls(g, entrance, CITY)) return 'DR-2.5.5.3'
  const { inner, outer } = plan
  return isShutOff(g, inner, outer) || isShutOff(g, outer, inner) ? undefined : 'DR-2.5.5.3'
}

/** True if somebody in a hex would shoot at the enemies in the next, were it not for what he cannot see through. */
function isShutOff(g: DragonRage, from: Hex, to: Hex): boolean {
  if (!hasFoe(g, CITY, to)) return false
  for (let unit = g.top[from]; unit !== NONE; unit = g.next[unit])
    if (g.owner[unit] === CITY && !cannotShootNow(g, unit) && cannotShootInto(g, unit, to) === UNSEEN) return true
  return false
}

/** DR-2.5.5.3, D49: the hex beyond an entrance just opened, as long as somebody behind it could shoot there; where the table says so, none. */
export function owedShot(g: DragonRage, { opened }: { opened: Entrance }): Hex {
  if (opened === NONE || g.rulings.openFreely) return NONE
  const { inner, outer } = mapOf(g).entrances[opened]
  return couldShoot(g, inner, outer) ? outer : inner
}

/** True if somebody of the city in a hex may shoot at enemies on the ground of the next. */
function couldShoot(g: DragonRage, from: Hex, to: Hex): boolean {
  if (!hasFoe(g, CITY, to)) return false
  for (let unit = g.top[from]; unit !== NONE; unit = g.next[unit])
    if (g.owner[unit] === CITY && !cannotShootNow(g, unit) && !cannotShootInto(g, unit, to)) return true
  return false
}

/** DR-2.7.6.3, DR-2.10.8: what a shot at a monster needs. */
export function needAgainst(g: DragonRage, unit: Unit, monster: Unit): number {
  // D45: a ballista's own table knows no flyers
  if (g.flying[monster] && (typeOf[unit] !== BAL || g.rulings.flyersDodgeBallistae)) return FLYER_NEED
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

/** DR-2.7.6.1c: all shooters on one hex, on the table; D46: a hero helps where that is a monster's. */
export function volley(g: DragonRage, side: Side, units: readonly Unit[], to: Hex): void {
  const foes = group(g, side, to)
  let attack = 0
  let helped = 0
  const atMonster = foes.some(foe => isMonstrous(g, foe))
  for (const unit of units) {
    const strength = missileStrength(g, unit, to)
    attack += strength
    if (atMonster && hasAura(g, unit)) helped += strength
    g.deeds[unit] |= SHOT
  }
  const bonus = 2 * helped >= attack ? 1 : 0
  const defence = defenceOfAll(foes)
  const need = combatNeed(attack, defence)
  disturb(g, foes)
  const isWon = rollOnTable(g, g.seatOf[side], need, bonus)
  tell(g, 'shot', to, attack, defence, need, bonus, isWon ? 1 : 0, ...units)
  if (isWon) for (const foe of foes) kill(g, foe)
}
