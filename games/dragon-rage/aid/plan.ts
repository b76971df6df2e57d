import { type Note, underWay } from '@hexarium/kernel'
import { beside, board, turnedBy } from '../content/board.ts'
import { isMajor, UNITS } from '../content/types.ts'
import { canFly, sheetOf } from '../rules/damage.ts'
import { isClosedToFlyers, STRAIGHT } from '../rules/flight.ts'
import { type Flight, flying, mayTurn } from '../rules/flying.ts'
import { cannotMarch, explored } from '../rules/marching.ts'
import { boundTargets } from '../rules/monster-choices.ts'
import { cannotTurn, cannotWalkTo, costOfStep, walkLeft } from '../rules/walking.ts'
import { type DragonRage, FLIES, type Hex, MELEE, MISSILES, UNMOVED, type Unit, WALKS } from '../state.ts'
import { onMap, put } from '../units.ts'
import { reachNote } from './notes.ts'

/**
 * Where a unit on the map could come to: with what it has left in its own phase, else in its next one. Who shoots and fights after his own
 * movement goes nowhere any more; others see what he may do next.
 */
export function plan(g: DragonRage, seat: number, piece: string): Note[] {
  const [kind, number] = piece.split(':') as [string, string]
  const unit = Number(number)
  if (kind !== 'unit' || !(unit < UNITS) || !onMap(g, unit)) return []
  const hasMoved = g.owner[unit] === g.side && (g.phase === MISSILES || g.phase === MELEE)
  if (hasMoved && g.seatOf[g.side] === seat) return []
  if (hasMoved || g.owner[unit] !== g.side) rest(g, unit)
  if (isMajor(unit)) return monsterWays(g, unit)
  if (cannotMarch(g, unit)) return []
  return explored(g, unit).map(({ hex, cost }) => reachNote(g, unit, hex, cost))
}

/** As it will be when its side's turn comes; the state is imagined. */
function rest(g: DragonRage, unit: Unit): void {
  g.spent[unit] = 0
  g.gait[unit] = UNMOVED
  g.deeds[unit] = 0
}

/** DR-2.12.1.1: on foot with the cheapest MP, by a bound, or in the air. */
function monsterWays(g: DragonRage, unit: Unit): Note[] {
  const from = g.at[unit]
  const notes = new Map<Hex, Note>()
  if (canFly(g, unit) && (g.gait[unit] === UNMOVED || isInFlight(g, unit)))
    for (const hex of flights(g, unit)) notes.set(hex, { at: `hex:${hex}`, short: '✈', key: 'flight', args: [] })
  for (const hex of boundTargets(g, unit)) notes.set(hex, { at: `hex:${hex}`, short: '↷', key: 'bound', args: [] })
  if (!g.flying[unit]) for (const [hex, cost] of walks(g, unit)) notes.set(hex, reachNote(g, unit, hex, cost))
  notes.delete(from)
  return [...notes.values()]
}

/** DR-2.12.1.1.1: step by step, with the turns it takes; the monster is led there and back in the imagined state. */
function walks(g: DragonRage, unit: Unit): Map<Hex, number> {
  const [home, facing, spent, gait] = [g.at[unit], g.facing[unit], g.spent[unit], g.gait[unit]]
  const best = new Array<number>(board.size * 6).fill(Number.POSITIVE_INFINITY)
  best[home * 6 + facing] = 0
  const queue = [{ hex: home, front: facing }]
  const found = new Map<Hex, number>()
  const reach = (hex: Hex, front: number, cost: number): void => {
    if (cost >= best[hex * 6 + front]) return
    best[hex * 6 + front] = cost
    queue.push({ hex, front })
    found.set(hex, Math.min(cost, found.get(hex) ?? cost))
  }
  for (const { hex, front } of queue) {
    const cost = best[hex * 6 + front]
    put(g, unit, hex)
    g.facing[unit] = front
    g.spent[unit] = spent + cost
    if (cost > 0) g.gait[unit] = WALKS
    if (walkLeft(g, unit) <= 0) continue
    for (const turn of [0, 1, 5]) {
      const direction = turnedBy(front, turn)
      const to = beside(hex, direction)
      if (to >= 0 && !cannotWalkTo(g, unit, to)) reach(to, direction, cost + costOfStep(g, hex, to))
      if (turn !== 0 && !cannotTurn(g, unit, direction)) reach(hex, direction, cost + 1)
    }
  }
  put(g, unit, home)
  g.facing[unit] = facing
  g.spent[unit] = spent
  g.gait[unit] = gait
  return found
}

/** DR-2.12.1.1.4: straight on, with a turn after every second hex; who is in the air has what is left of his flight. */
function flights(g: DragonRage, unit: Unit): Set<Hex> {
  const under = isInFlight(g, unit) ? flightOf(g, unit) : undefined
  const found = new Set<Hex>()
  const seen = new Set<string>()
  const fly = (hex: Hex, front: number, flown: number, turns: boolean): void => {
    const place = `${hex} ${front} ${flown}`
    if (seen.has(place)) return
    seen.add(place)
    if (flown >= STRAIGHT) found.add(hex)
    if (flown >= sheetOf(unit).fly) return
    for (const turn of turns ? [0, 1, 5] : [0]) {
      const direction = turnedBy(front, turn)
      const next = beside(hex, direction)
      if (!isClosedToFlyers(g, next))
        fly(next, direction, flown + 1, flown + 1 >= STRAIGHT && (flown + 1) % STRAIGHT === 0)
    }
  }
  fly(g.at[unit], g.facing[unit], under?.flown ?? 0, under !== undefined && mayTurn(under))
  return found
}

/** It flies this turn and has not ended that. */
function isInFlight(g: DragonRage, unit: Unit): boolean {
  return g.gait[unit] === FLIES && flightOf(g, unit) !== undefined
}

/** The flight a monster is in the middle of. */
function flightOf(g: DragonRage, unit: Unit): Flight | undefined {
  const flight = underWay(g, flying)
  return flight?.unit === unit ? flight : undefined
}
