import type { RuleId } from '@hexarium/kernel'
import { beside, board, neighboursOf } from '../content/board.ts'
import { BELLY, everyArea, HEAD, LEGS, WINGS } from '../content/monsters.ts'
import { everyUnit, FIRST_MONSTER, isMajor, isMonster, isShooter, monsterUnits } from '../content/types.ts'
import { ask, call, decision, loop, procedure, repeat, when } from '../events.ts'
import {
  type Area,
  CITY,
  type DragonRage,
  type Entrance,
  type Hex,
  INVADER,
  NONE,
  type Side,
  type Unit,
} from '../state.ts'
import { hasFoe, isFoe, onMap } from '../units.ts'
import { pointsLeft } from './damage.ts'
import { breathe, cannotBreathe, cannotBreatheInto } from './dragonfire.ts'
import { openEntrance } from './fights.ts'
import { group } from './overrun.ts'
import {
  cannotOpenToShoot,
  cannotShootInto,
  cannotShootMonster,
  cannotShootNow,
  owedShot,
  shootMonster,
  volley,
} from './shooting.ts'
import { aftermath } from './spreading.ts'

/** A missile phase: what is aimed at (a hex, or a monster), who has been named, which dragon breathes. */
type Here = { side: Side; hex: Hex; monster: Unit; shooter: Unit; units: Unit[]; dragon: Unit; opened: Entrance }

/** DR-2.6.1.3, DR-2.6.1.8: what is shot at next. */
export const chooseTarget = decision({
  name: 'chooseTarget',
  rule: ['DR-2.7.6.1a', 'DR-2.6.1.3', 'DR-2.6.1.8', 'DR-2.12.1.5', 'DR-2.5.5.3'],
  auto: true,
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, here, can) {
    const shooters = readyShooters(g, here.side)
    const owed = owedShot(g, here)
    if (shooters.length > 0) {
      for (const unit of everyUnit) {
        if (!onMap(g, unit) || !isFoe(g, here.side, unit) || (owed !== NONE && g.at[unit] !== owed)) continue
        if (isMonster(unit)) {
          if (shooters.some(shooter => !cannotShootMonster(g, shooter, unit))) can.monster(unit)
        } else if (isFirstOfGroup(g, here.side, unit) && shooters.some(s => !cannotShootInto(g, s, g.at[unit])))
          can.hex(g.at[unit])
      }
    }
    if (owed !== NONE) return
    if (here.side === INVADER) for (const unit of monsterUnits) if (!cannotSpew(g, here.side, unit)) can.breathe(unit)
    if (here.side === CITY) for (let e = 0; e < g.entrance.length; e++) if (!cannotOpenToShoot(g, e)) can.open(e)
    can.done()
  },
  take: {
    hex(_g, here, hex) {
      here.hex = hex
      here.units = []
      here.opened = NONE
    },
    monster(_g, here, monster) {
      here.monster = monster
      here.shooter = NONE
      here.opened = NONE
    },
    breathe(_g, here, unit) {
      here.dragon = unit
    },
    done() {},
    open(g, here, entrance) {
      openEntrance(g, entrance)
      here.opened = entrance
    },
  },
  ends: ['done'],
  gives: ['done'], // DR-2.8.9f: an elemental may get out of control
  points: { monster: 'unit', breathe: 'unit', open: 'entrance' },
  cannot: {
    hex: (g, here, hex) => cannotTurnAway(g, here, hex) ?? cannotBeShotInto(g, here.side, hex),
    monster: (g, here, monster) => cannotTurnAway(g, here, g.at[monster]) ?? cannotBeShotAt(g, here.side, monster),
    breathe: (g, here, unit) => cannotSpew(g, here.side, unit),
    open: (g, here, entrance) =>
      here.side === CITY && owedShot(g, here) === NONE ? cannotOpenToShoot(g, entrance) : 'DR-2.5.5.3',
  },
  default(g, here) {
    const owed = owedShot(g, here)
    return owed === NONE ? ['done'] : firstShot(g, here.side, owed)
  },
})

/** What is shot at in a hex for a player whose time is up: a monster, or else everybody there. */
function firstShot(g: DragonRage, side: Side, hex: Hex): ['monster' | 'hex', number] {
  const shooters = readyShooters(g, side)
  for (const unit of monsterUnits)
    if (g.at[unit] === hex && shooters.some(shooter => !cannotShootMonster(g, shooter, unit))) return ['monster', unit]
  return ['hex', hex]
}

/** DR-2.5.5.3: who has opened an entrance to shoot does so before anything else. */
function cannotTurnAway(g: DragonRage, here: Here, hex: Hex): RuleId | undefined {
  const owed = owedShot(g, here)
  return owed === NONE || owed === hex ? undefined : 'DR-2.5.5.3'
}

/** DR-2.7.6.1c: who shoots into the hex, together. */
export const nameShooters = decision({
  name: 'nameShooters',
  rule: 'DR-2.7.6.1c',
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, here, can) {
    for (const unit of readyShooters(g, here.side))
      if (!here.units.includes(unit) && !cannotShootInto(g, unit, here.hex)) can.unit(unit)
    if (here.units.length > 0) can.loose()
  },
  take: {
    unit(_g, here, unit) {
      here.units.push(unit)
    },
    loose(g, here) {
      volley(g, here.side, here.units, here.hex)
      here.hex = NONE
    },
  },
  cannot: {
    unit(g, here, unit) {
      if (g.owner[unit] !== here.side || here.units.includes(unit)) return 'DR-2.7.6.1a'
      return cannotShootNow(g, unit) ?? cannotShootInto(g, unit, here.hex)
    },
  },
})

/** DR-2.7.6.3: who shoots at the monster. */
export const chooseMarksman = decision({
  name: 'chooseMarksman',
  rule: 'DR-2.7.6.3',
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, here, can) {
    for (const unit of readyShooters(g, here.side)) if (!cannotShootMonster(g, unit, here.monster)) can.unit(unit)
  },
  take: {
    unit(_g, here, unit) {
      here.shooter = unit
    },
  },
  cannot: {
    unit(g, here, unit) {
      if (g.owner[unit] !== here.side) return 'DR-2.7.6.1a'
      return cannotShootNow(g, unit) ?? cannotShootMonster(g, unit, here.monster)
    },
  },
})

/** DR-2.7.6.3: wings, legs or head, as the shooter likes; a flyer's belly and a minor monster leave no choice. */
export const aim = decision({
  name: 'aim',
  rule: 'DR-2.7.6.3',
  auto: true,
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, here, can) {
    for (const area of everyArea) if (!cannotAimAt(g, here.monster, area)) can.area(area)
  },
  take: {
    area(g, here, area) {
      shootMonster(g, here.shooter, here.monster, area)
      here.monster = NONE
    },
  },
  cannot: { area: (g, here, area) => cannotAimAt(g, here.monster, area) },
})

/** DR-2.7.6.3: why a shot may not be aimed at an area. */
function cannotAimAt(g: DragonRage, monster: Unit, area: Area): RuleId | undefined {
  if (!isMajor(monster)) return area === HEAD ? undefined : 'DR-2.11'
  if (g.flying[monster]) return area === BELLY ? undefined : 'DR-2.7.6.3'
  if (area >= BELLY) return 'DR-2.7.6.3'
  if (pointsLeft(g, monster, area) > 0) return undefined
  // where nothing is left to be hit the arrow still flies
  return area === HEAD && [WINGS, LEGS].every(other => pointsLeft(g, monster, other) <= 0) ? undefined : 'DR-2.7.2c'
}

/** DR-2.12.1.5b: into one of the three hexes in front. */
export const breatheFire = decision({
  name: 'breatheFire',
  rule: 'DR-2.12.1.5b',
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, here, can) {
    for (const hex of hexesInFront(g, here.dragon)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      breathe(g, here.dragon, hex)
      here.dragon = NONE
    },
  },
  cannot: { hex: (g, here, hex) => (hex >= board.size ? 'DR-2.12.1.5b' : cannotBreatheInto(g, here.dragon, hex)) },
})

/** DR-2.6.1.3, DR-2.6.1.8: missiles and dragonfire of one side. */
export const missilePhase = procedure<Here>(
  'missilePhase',
  'DR-2.7.6.1a',
  repeat(
    ask(chooseTarget),
    loop(aimsAtHex, ask(nameShooters)),
    when(aimsAtMonster, ask(chooseMarksman), ask(aim), call(aftermath)),
    when(breathes, ask(breatheFire)),
  ),
)

function aimsAtHex(_g: DragonRage, here: Here): boolean {
  return here.hex !== NONE
}

function aimsAtMonster(_g: DragonRage, here: Here): boolean {
  return here.monster !== NONE
}

function breathes(_g: DragonRage, here: Here): boolean {
  return here.dragon !== NONE
}

/** Those of a side who can still shoot this turn. */
export function readyShooters(g: DragonRage, side: Side): Unit[] {
  const found: Unit[] = []
  for (let unit = 0; unit < FIRST_MONSTER; unit++)
    if (g.owner[unit] === side && isShooter(unit) && !cannotShootNow(g, unit)) found.push(unit)
  return found
}

/** DR-2.7.1d: true for the one unit that stands for its group in lists of targets. */
export function isFirstOfGroup(g: DragonRage, side: Side, unit: Unit): boolean {
  for (let other = g.top[g.at[unit]]; other !== NONE; other = g.next[other])
    if (other < unit && !isMonster(other) && isFoe(g, side, other)) return false
  return true
}

/** Why nobody of a side may shoot into a hex: no ordinary enemies there, nobody ready, or what bars the nearest of them. */
function cannotBeShotInto(g: DragonRage, side: Side, hex: Hex): RuleId | undefined {
  if (hex >= board.size) return 'DR-2.1d'
  if (group(g, side, hex).length === 0) return hasFoe(g, side, hex) ? 'DR-2.7.6.3' : 'DR-2.7.6.1c'
  return cannotAny(g, side, hex, shooter => cannotShootInto(g, shooter, hex))
}

/** Why nobody of a side may shoot at a monster. */
function cannotBeShotAt(g: DragonRage, side: Side, monster: Unit): RuleId | undefined {
  if (!isMonster(monster) || !onMap(g, monster) || !isFoe(g, side, monster)) return 'DR-2.7.6.3'
  return cannotAny(g, side, g.at[monster], shooter => cannotShootMonster(g, shooter, monster))
}

/** What bars the nearest of those who can shoot this turn; nothing, if it does not bar one of them. */
function cannotAny(
  g: DragonRage,
  side: Side,
  hex: Hex,
  cannot: (shooter: Unit) => RuleId | undefined,
): RuleId | undefined {
  const shooters = readyShooters(g, side)
  if (shooters.length === 0) return 'DR-2.7.6.1a'
  if (shooters.some(shooter => !cannot(shooter))) return undefined
  const far = (unit: Unit) => board.distance(g.at[unit], hex)
  return cannot(shooters.reduce((nearest, unit) => (far(unit) < far(nearest) ? unit : nearest)))
}

/** Why a unit may not breathe fire now: it is no dragon of this side, has none left, or nowhere to send it. */
function cannotSpew(g: DragonRage, side: Side, unit: Unit): RuleId | undefined {
  if (side !== INVADER || g.owner[unit] !== side) return 'DR-2.12.1.5a'
  const barred = cannotBreathe(g, unit)
  if (barred || hexesInFront(g, unit).length > 0) return barred
  return cannotBreatheInto(g, unit, beside(g.at[unit], g.facing[unit])) ?? 'DR-2.12.1.5b'
}

export function hexesInFront(g: DragonRage, unit: Unit): Hex[] {
  return neighboursOf[g.at[unit]].filter(hex => !cannotBreatheInto(g, unit, hex))
}
