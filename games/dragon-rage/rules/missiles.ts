import { board } from '../content/board.ts'
import { BELLY } from '../content/monsters.ts'
import { FIRST_MONSTER, isMajor, isMonster, isShooter, UNITS } from '../content/types.ts'
import { ask, call, decision, loop, procedure, repeat, when } from '../events.ts'
import { CITY, type DragonRage, type Hex, INVADER, NONE, type Side, type Unit } from '../state.ts'
import { isFoe, onMap } from '../units.ts'
import { pointsLeft } from './damage.ts'
import { breathe, cannotBreathe, cannotBreatheInto } from './dragonfire.ts'
import { openEntrance } from './fights.ts'
import {
  cannotOpenToShoot,
  cannotShootInto,
  cannotShootMonster,
  cannotShootNow,
  shootMonster,
  volley,
} from './shooting.ts'
import { aftermath } from './spreading.ts'

/** A missile phase: what is aimed at (a hex, or a monster), who has been named, which dragon breathes. */
type Here = { side: Side; hex: Hex; monster: Unit; shooter: Unit; units: Unit[]; dragon: Unit }

/** DR-2.6.1.3, DR-2.6.1.8: what is shot at next. */
export const chooseTarget = decision({
  name: 'chooseTarget',
  rule: ['DR-2.7.6.1a', 'DR-2.6.1.3', 'DR-2.6.1.8', 'DR-2.12.1.5', 'DR-2.5.5.3'],
  auto: true,
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, here, can) {
    const shooters = readyShooters(g, here.side)
    if (shooters.length > 0) {
      for (let unit = 0; unit < UNITS; unit++) {
        if (!onMap(g, unit) || !isFoe(g, here.side, unit)) continue
        if (isMonster(unit)) {
          if (shooters.some(shooter => !cannotShootMonster(g, shooter, unit))) can.monster(unit)
        } else if (
          isFirstOfGroup(g, here.side, unit) &&
          shooters.some(s => !cannotShootInto(g, s, g.at[unit], false, false))
        )
          can.hex(g.at[unit])
      }
    }
    if (here.side === INVADER)
      for (let unit = FIRST_MONSTER; unit < UNITS; unit++) if (mayBreathe(g, here.side, unit)) can.breathe(unit)
    if (here.side === CITY) for (let e = 0; e < g.entrance.length; e++) if (!cannotOpenToShoot(g, e)) can.open(e)
    can.done()
  },
  take: {
    hex(_g, here, hex) {
      here.hex = hex
      here.units = []
    },
    monster(_g, here, monster) {
      here.monster = monster
      here.shooter = NONE
    },
    breathe(_g, here, unit) {
      here.dragon = unit
    },
    done() {},
    open: (g, _here, entrance) => openEntrance(g, entrance),
  },
  ends: ['done'],
  gives: ['done'], // DR-2.8.9f: an elemental may get out of control
  points: { monster: 'unit', breathe: 'unit', open: 'entrance' },
  default: () => ['done'],
})

/** DR-2.7.6.1c: who shoots into the hex, together. */
export const nameShooters = decision({
  name: 'nameShooters',
  rule: 'DR-2.7.6.1c',
  seat: (g, here: Here) => g.seatOf[here.side],
  offer(g, here, can) {
    for (const unit of readyShooters(g, here.side))
      if (!here.units.includes(unit) && !cannotShootInto(g, unit, here.hex, false, false)) can.unit(unit)
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
      return cannotShootNow(g, unit) ?? cannotShootInto(g, unit, here.hex, false, false)
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
    if (!isMajor(here.monster) || g.flying[here.monster]) {
      can.area(g.flying[here.monster] ? BELLY : 0)
      return
    }
    for (let area = 0; area < BELLY; area++) if (pointsLeft(g, here.monster, area) > 0) can.area(area)
    if ([0, 1, 2].every(area => pointsLeft(g, here.monster, area) <= 0)) can.area(0)
  },
  take: {
    area(g, here, area) {
      shootMonster(g, here.shooter, here.monster, area)
      here.monster = NONE
    },
  },
})

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
    when(aimsAtMonster, ask(chooseMarksman), ask(aim), call(aftermath, { with: () => ({ unit: NONE }) })),
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

function mayBreathe(g: DragonRage, side: Side, unit: Unit): boolean {
  return g.owner[unit] === side && !cannotBreathe(g, unit) && hexesInFront(g, unit).length > 0
}

function hexesInFront(g: DragonRage, unit: Unit): Hex[] {
  const found: Hex[] = []
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbour[g.at[unit] * 6 + d]
    if (hex >= 0 && !cannotBreatheInto(g, unit, hex)) found.push(hex)
  }
  return found
}
