import { d6, roll } from '@hexarium/kernel'
import { AREAS, BELLY, HEAD, LEGS, type Sheet, sheets, WINGS } from '../content/monsters.ts'
import { everyUnit, FIRST_MAJOR, FIRST_MONSTER, firstOf, isMajor, typeOf, types, YDR } from '../content/types.ts'
import { tell } from '../events.ts'
import { type Area, type DragonRage, HURT, KILLER, NONE, type Unit } from '../state.ts'
import { rollerOf } from '../units.ts'
import { regainControl, takeControl } from './arrival.ts'
import { destroyBridge } from './bridges.ts'
import { crush, kill, remove } from './dying.ts'
import { isDeadlyToCrash, showsWater } from './terrain.ts'
import { destroy } from './victory.ts'

/** A major monster's sheet. */
export function sheetOf(monster: Unit): Sheet {
  return sheets[monster - FIRST_MAJOR]
}

/** Damage taken in an area. */
export function damageTo(g: DragonRage, monster: Unit, area: Area): number {
  return g.damage[(monster - FIRST_MONSTER) * AREAS + area]
}

/** Points an area of a major monster has left. */
export function pointsLeft(g: DragonRage, monster: Unit, area: Area): number {
  const { groups, hitPoints } = sheetOf(monster).areas[area]
  return groups * hitPoints - damageTo(g, monster, area)
}

/** DR-2.7.4.2: groups of an area that are not destroyed; damage fills them in order. */
export function groupsLeft(g: DragonRage, monster: Unit, area: Area): number {
  const { groups, hitPoints } = sheetOf(monster).areas[area]
  return groups === 0 ? 0 : groups - Math.floor(damageTo(g, monster, area) / hitPoints)
}

/** DR-2.12.1.7.1: a monster without a head runs amok. */
export function isAmok(g: DragonRage, monster: Unit): boolean {
  return isMajor(monster) && groupsLeft(g, monster, HEAD) === 0
}

/** DR-2.12.1.1.1: a leg group is an MP, as long as a point of it is left. */
export function walkMp(g: DragonRage, monster: Unit): number {
  return groupsLeft(g, monster, LEGS)
}

/** DR-2.12.1.1.4, DR-2.12.1.1.6: flying takes every wing group, and so more than half the wing points. */
export function canFly(g: DragonRage, monster: Unit): boolean {
  const { fly, areas } = sheetOf(monster)
  return fly > 0 && groupsLeft(g, monster, WINGS) === areas[WINGS].groups
}

/** DR-2.12.1.1.5, D40: a flyer falls once less than half of its wing points are left, or where the table says so once it cannot fly. */
function cannotStayAloft(g: DragonRage, monster: Unit): boolean {
  if (g.rulings.crashOnWingLoss) return !canFly(g, monster)
  const { groups, hitPoints } = sheetOf(monster).areas[WINGS]
  return 2 * pointsLeft(g, monster, WINGS) < groups * hitPoints
}

/** DR-2.12.1.1.3, DR-2.12.1.1.6: bounding and taking off from the ground take more than half the leg groups, and so half the points. */
export function canSpring(g: DragonRage, monster: Unit): boolean {
  return 2 * groupsLeft(g, monster, LEGS) > sheetOf(monster).areas[LEGS].groups
}

/** DR-2.7.2c, DR-2.7.3: damage to an area of a monster, by a unit or by nobody. What a full area gets is lost. */
export function hurt(g: DragonRage, monster: Unit, area: Area, points: number, by: Unit): void {
  if (isMajor(monster)) hurtMajor(g, monster, area, points, by)
  else hurtMinor(g, monster, points)
}

function hurtMinor(g: DragonRage, monster: Unit, points: number): void {
  const slot = (monster - FIRST_MONSTER) * AREAS
  const left = Math.max(0, types[typeOf[monster]].hitPoints - g.damage[slot] - points)
  g.damage[slot] = types[typeOf[monster]].hitPoints - left
  tell(g, 'hurt', monster, HEAD, points, left)
  if (left === 0) kill(g, monster)
}

function hurtMajor(g: DragonRage, monster: Unit, area: Area, points: number, by: Unit): void {
  const taken = Math.min(points, pointsLeft(g, monster, area))
  if (taken === 0) return
  const wasAmok = isAmok(g, monster)
  g.damage[(monster - FIRST_MONSTER) * AREAS + area] += taken
  tell(g, 'hurt', monster, area, taken, pointsLeft(g, monster, area))
  if (by !== NONE) markHurt(g, monster, by)
  if (pointsLeft(g, monster, BELLY) === 0) {
    die(g, monster)
    return
  }
  if (!wasAmok && isAmok(g, monster)) {
    tell(g, 'amok', monster)
    markKillers(g, monster)
  }
  if (g.flying[monster] && cannotStayAloft(g, monster)) crash(g, monster)
}

/** DR-2.12.2.3: a unit has damaged a young dragon this turn. */
export function markHurt(g: DragonRage, monster: Unit, by: Unit): void {
  if (typeOf[monster] === YDR) g.marks[by] |= HURT << (monster - firstOf[YDR])
}

/** DR-2.12.2.3: who damaged a young dragon in the turn it died or lost its head is a killer from now on. */
function markKillers(g: DragonRage, monster: Unit): void {
  if (typeOf[monster] !== YDR) return
  const bit = HURT << (monster - firstOf[YDR])
  for (const unit of everyUnit) {
    if (!(g.marks[unit] & bit) || g.marks[unit] & KILLER) continue
    g.marks[unit] |= KILLER
    tell(g, 'killer', unit)
  }
}

/**
 * DR-2.12.1.8: the death of a major monster: it crushes, destroys, and closes its hex, but not in water. Its fall counts
 * before it is gone: the last invader may still reach the goal with it.
 */
export function die(g: DragonRage, monster: Unit): void {
  const hex = g.at[monster]
  markKillers(g, monster)
  g.flying[monster] = false
  tell(g, 'fell', monster, hex)
  dropPending(g, monster)
  crush(g, hex)
  destroy(g, hex)
  remove(g, monster)
  regainControl(g, hex)
  destroyBridge(g, hex)
  if (!showsWater(g, hex) && !g.carcasses.includes(hex)) g.carcasses.push(hex)
}

/** DR-2.12.1.1.5: it falls into the hex it is over; units there escape or die, points and a wooden bridge are destroyed. */
export function crash(g: DragonRage, monster: Unit): void {
  const hex = g.at[monster]
  g.flying[monster] = false
  if (isDeadlyToCrash(g, hex)) {
    tell(g, 'crashed', monster, hex, 0)
    die(g, monster)
    return
  }
  let points = 0
  for (let die = 0; die < sheetOf(monster).crashDice; die++) points += roll(g, rollerOf(g, monster), d6, 'low')
  tell(g, 'crashed', monster, hex, points)
  takeControl(g, monster, hex)
  crush(g, hex)
  destroy(g, hex)
  g.pending.push(monster, points, 0)
}

function dropPending(g: DragonRage, monster: Unit): void {
  g.pending = g.pending.filter((_, i) => g.pending[i - (i % 3)] !== monster)
}
