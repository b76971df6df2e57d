import { copy } from '@hexarium/kernel'
import { beside, board, turnedBy } from '../content/board.ts'
import { chanceOnTable } from '../content/combat-table.ts'
import { sheetOf } from '../rules/damage.ts'
import { boundDirection, cannotBound, cannotLandOn, isClosedToFlyers } from '../rules/flight.ts'
import { boundTargets } from '../rules/monster-choices.ts'
import { cannotOverrun, defenceOfAll, group, killerFactor } from '../rules/overrun.ts'
import { isStanding, score, worthOf } from '../rules/victory.ts'
import {
  cannotRaze,
  cannotSlitherTo,
  cannotTurn,
  cannotWalkTo,
  costOfStep,
  facedGate,
  walkLeft,
} from '../rules/walking.ts'
import {
  BROKEN,
  type Direction,
  type DragonRage,
  type Hex,
  LANDED,
  MOVE_ENDED,
  PASSING,
  type Unit,
  WALKS,
} from '../state.ts'
import { hasCityUnit, mapOf, put } from '../units.ts'
import { bestFire, blowHope, dangerAt, gainOf } from './danger.ts'
import type { Field } from './field.ts'
import { taste } from './taste.ts'

/** The first choice of a plan for this turn, and what the plan is worth in victory points. */
export interface Plan<Kind extends string = string> {
  kind: Kind
  value: number
  worth: number
}

/** Of two ways to the same end the shorter is better. */
const PER_MP = 0.005
/** What the goal is worth besides its points. */
const VICTORY = 100

/** What destroying a hex brings: its points, and the game if that is enough. */
export function prize(g: DragonRage, hex: Hex): number {
  if (!isStanding(g, hex)) return 0
  const points = worthOf(g, mapOf(g).victoryAt[hex])
  return score(g) + points >= g.goal ? points + VICTORY : points
}

/** What it is worth to a major monster to end its move on the ground where it stands. */
export function standWorth(g: DragonRage, unit: Unit, field: Field): number {
  const hex = g.at[unit]
  const [, fire] = bestFire(g, unit)
  return (
    -taste.now.majorPerHex * field[hex] +
    taste.now.nextBound * nextBound(g, unit) +
    Math.max(0, fire >= taste.now.worthFire ? fire : 0) +
    blowHope(g, unit) -
    dangerAt(g, unit, hex)
  )
}

/** The most points a monster could destroy by its next bound. */
function nextBound(g: DragonRage, unit: Unit): number {
  const { bound } = sheetOf(unit)
  let most = 0
  for (let turn = -1; turn <= 1; turn++) {
    let hex = g.at[unit]
    for (let n = 0; n < bound; n++) {
      hex = beside(hex, turnedBy(g.facing[unit], turn))
      if (isClosedToFlyers(g, hex)) break
      if (isStanding(g, hex) && !hasCityUnit(g, hex) && !cannotLandOn(g, unit, hex))
        most = Math.max(most, worthOf(g, mapOf(g).victoryAt[hex]))
    }
  }
  return most
}

/** The best of walking, bounding and slithering for a monster on the ground. Works on a copy. */
export function groundPlan(real: DragonRage, unit: Unit, field: Field): Plan {
  const g = copy(real)
  const walk = new Walk(g, unit, field)
  walk.search('rest', 0, 0)
  const { plan } = walk
  if (!cannotBound(g, unit))
    for (const hex of boundTargets(g, unit)) consider(plan, 'bound', hex, boundWorth(g, unit, hex, field))
  const ahead = beside(g.at[unit], g.facing[unit])
  if (!cannotSlitherTo(g, unit, ahead)) consider(plan, 'slither', ahead, slitherWorth(g, unit, ahead, field))
  return plan
}

function consider(plan: Plan, kind: string, value: number, worth: number): void {
  if (worth <= plan.worth) return
  plan.kind = kind
  plan.value = value
  plan.worth = worth
}

function boundWorth(g: DragonRage, unit: Unit, hex: Hex, field: Field): number {
  const [at, facing, deeds] = [g.at[unit], g.facing[unit], g.deeds[unit]]
  const gain = hasCityUnit(g, hex) ? 0 : prize(g, hex)
  const number = mapOf(g).victoryAt[hex]
  g.facing[unit] = boundDirection(g, unit, hex)
  g.deeds[unit] |= LANDED | MOVE_ENDED
  if (gain > 0) g.destroyed[number] = worthOf(g, number)
  put(g, unit, hex)
  const worth = gain + standWorth(g, unit, field)
  put(g, unit, at)
  if (gain > 0) g.destroyed[number] = 0
  g.facing[unit] = facing
  g.deeds[unit] = deeds
  return worth
}

function slitherWorth(g: DragonRage, unit: Unit, hex: Hex, field: Field): number {
  const gain = hasCityUnit(g, hex) ? 0 : prize(g, hex)
  return gain - taste.now.majorPerHex * field[hex] - dangerAt(g, unit, hex)
}

/** Every way to walk with the MP there are, without dice but for overruns and gates, which end a way with their hopes. */
class Walk {
  readonly plan: Plan = { kind: 'rest', value: 0, worth: Number.NEGATIVE_INFINITY }
  private readonly g: DragonRage
  private readonly unit: Unit
  private readonly field: Field
  private readonly seen = new Map<number, number>()

  constructor(g: DragonRage, unit: Unit, field: Field) {
    this.g = g
    this.unit = unit
    this.field = field
  }

  /** Looks at everything from here on; `kind` and `value` are the first choice of this way, `gain` what it has brought. */
  search(kind: string, value: number, gain: number): void {
    const { g, unit } = this
    const key = (g.at[unit] * 6 + g.facing[unit]) * 8 + g.spent[unit]
    if ((this.seen.get(key) ?? Number.NEGATIVE_INFINITY) >= gain) return
    this.seen.set(key, gain)
    const first = (own: string, of: number): [string, number] => (kind === 'rest' ? [own, of] : [kind, value])
    if (!(g.deeds[unit] & PASSING)) {
      consider(this.plan, kind, value, gain - PER_MP * g.spent[unit] + standWorth(g, unit, this.field))
      if (!cannotRaze(g, unit)) this.raze(first('raze', 0), gain)
      this.ram(first, gain)
    }
    for (let turn = -1; turn <= 1; turn++) {
      const direction = turnedBy(g.facing[unit], turn)
      const to = beside(g.at[unit], direction)
      if (turn !== 0 && !cannotTurn(g, unit, direction)) this.turn(first('turn', direction), direction, gain)
      if (to < 0) continue
      if (!cannotOverrun(g, unit, to)) this.overrun(first('overrun', to), to, direction, gain)
      if (!cannotWalkTo(g, unit, to)) this.step(first('step', to), to, direction, gain)
    }
  }

  private step([kind, value]: [string, number], to: Hex, direction: Direction, gain: number): void {
    const { g, unit } = this
    const [at, facing, spent, gait, deeds] = [g.at[unit], g.facing[unit], g.spent[unit], g.gait[unit], g.deeds[unit]]
    g.spent[unit] += costOfStep(g, at, to)
    g.gait[unit] = WALKS
    g.facing[unit] = direction
    g.deeds[unit] = hasCityUnit(g, to) ? deeds | PASSING : deeds & ~PASSING
    put(g, unit, to)
    this.search(kind, value, gain + this.doors())
    put(g, unit, at)
    g.facing[unit] = facing
    g.spent[unit] = spent
    g.gait[unit] = gait
    g.deeds[unit] = deeds
  }

  private turn([kind, value]: [string, number], direction: Direction, gain: number): void {
    const { g, unit } = this
    const [facing, gait] = [g.facing[unit], g.gait[unit]]
    g.facing[unit] = direction
    g.gait[unit] = WALKS
    g.spent[unit]++
    this.search(kind, value, gain + this.doors())
    g.spent[unit]--
    g.facing[unit] = facing
    g.gait[unit] = gait
  }

  private raze([kind, value]: [string, number], gain: number): void {
    const { g, unit } = this
    const gait = g.gait[unit]
    const number = mapOf(g).victoryAt[g.at[unit]]
    const won = prize(g, g.at[unit])
    g.destroyed[number] = worthOf(g, number)
    g.gait[unit] = WALKS
    g.spent[unit]++
    this.search(kind, value, gain + won)
    g.spent[unit]--
    g.gait[unit] = gait
    g.destroyed[number] = 0
  }

  /** DR-2.3e, DR-2.5.5.1a: the points of a door it faces fall with the door. */
  private doors(): number {
    const { g, unit } = this
    const map = mapOf(g)
    const entrance = map.entranceAt[board.side[g.at[unit] * 6 + g.facing[unit]]]
    if (entrance < 0 || g.entrance[entrance] & BROKEN) return 0
    const { kind, vpHex } = map.entrances[entrance]
    if (kind !== 'door' || vpHex < 0 || g.destroyed[map.victoryAt[vpHex]] !== 0) return 0
    return worthOf(g, map.victoryAt[vpHex])
  }

  /** An overrun, and what can be done with the MP that are left in the hex. */
  private overrun([kind, value]: [string, number], to: Hex, direction: Direction, gain: number): void {
    const { g, unit } = this
    const foes = group(g, g.owner[unit], to)
    const chance = chanceOnTable(sheetOf(unit).overrunAttack * killerFactor(g, unit, foes), defenceOfAll(foes))
    const left = walkLeft(g, unit) - costOfStep(g, g.at[unit], to) - 1
    const points = prize(g, to) * (left >= 1 ? 1 : taste.now.besieged)
    const at = g.at[unit]
    const facing = g.facing[unit]
    put(g, unit, to)
    const worth =
      gain +
      chance * gainOf(g, foes, to) +
      points -
      taste.now.majorPerHex * this.field[to] -
      dangerAt(g, unit, to, direction)
    put(g, unit, at)
    g.facing[unit] = facing
    consider(this.plan, kind, value, worth - PER_MP * g.spent[unit])
  }

  /** DR-2.5.5.2a: all that is left against a gate, where the wall cannot be flown over. */
  private ram(first: (own: string, of: number) => [string, number], gain: number): void {
    const { g, unit } = this
    const gate = facedGate(g, unit)
    const left = walkLeft(g, unit)
    if (gate < 0 || left < 1) return
    const ahead = beside(g.at[unit], g.facing[unit])
    if (this.field[ahead] >= this.field[g.at[unit]]) return
    const isGuarded = hasCityUnit(g, ahead)
    const [kind, value] = first('ram', isGuarded ? left : 1)
    const chance = isGuarded ? Math.min(6, left) / 6 : 1
    consider(this.plan, kind, value, gain + standWorth(g, unit, this.field) + chance * taste.now.throughGate)
  }
}
