import { BLOCKED, type Movement, Reach } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { board, terrainOf } from '../content/map.ts'
import { typeOf } from '../content/units.ts'
import {
  alive,
  ask,
  call,
  decision,
  GUARD,
  MARCH,
  procedure,
  repeat,
  type Skirmish,
  sideOf,
  tell,
  unitAt,
  unitsOf,
} from '../state.ts'
import { phase, type Turn } from './phase.ts'
import { cannotShoot, shoot } from './shooting.ts'

type Reaction = { mover: number }

/** SK-6.2: where the chosen unit goes. */
export const marchTo = decision({
  name: 'marchTo',
  rule: 'SK-6.2',
  seat: (_g, here: Turn) => here.side,
  offer(g, here, can) {
    const { ends } = reachOf(g, here.unit)
    for (let i = 0; i < ends.count; i++) can.hex(ends.ids[i])
  },
  take: {
    hex(g, here, hex) {
      tell(g, 'moved', here.unit, g.at[here.unit], hex)
      g.at[here.unit] = hex
      g.moved[here.unit] = true
    },
  },
  cannot: { hex: (g, here, hex) => cannotMarchTo(g, here.unit, hex) },
})

/** SK-6.3: enemy bows on guard may shoot at the unit that has just moved. */
export const react = decision({
  name: 'react',
  rule: 'SK-6.3',
  seat: (_g, here: Reaction) => 1 - sideOf(here.mover),
  offer(g, here, can, side) {
    for (const unit of unitsOf[side]) if (!cannotReact(g, unit, here.mover)) can.unit(unit)
    can.pass()
  },
  take: {
    unit(g, here, unit) {
      shoot(g, unit, here.mover)
    },
    pass() {},
  },
  ends: ['pass'],
  cannot: { unit: (g, here, unit) => cannotReact(g, unit, here.mover) },
  standing: {
    pass: { answer: 'pass' },
    passUnlessRider: { answer: 'pass', unless: (_g, here) => typeOf[here.mover].name === 'rider' },
  },
})

const reaction = procedure<Reaction>('reaction', 'SK-6.3', repeat(guardsMayShoot, ask(react)))

/** SK-6.1: units with a march order move, and guards shoot at them. */
export const marches = phase(
  'marches',
  'SK-6.1',
  cannotMarch,
  ask(marchTo),
  call(reaction, { with: (_g, here) => ({ mover: here.unit }) }),
)

function cannotMarch(g: Skirmish, unit: number): RuleId | undefined {
  if (!alive(g, unit)) return 'SK-2.2'
  if (g.order[unit] !== MARCH || g.moved[unit]) return 'SK-6.1'
  return hasRoom(g, unit) ? undefined : 'SK-6.2'
}

/** Every unit can afford one step, so it can move if a hex beside it is free. */
function hasRoom(g: Skirmish, unit: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const beside = board.neighbour[g.at[unit] * 6 + direction]
    if (beside >= 0 && unitAt(g, beside) < 0) return true
  }
  return false
}

function cannotMarchTo(g: Skirmish, unit: number, hex: number): RuleId | undefined {
  if (reachOf(g, unit).ends.has(hex)) return undefined
  return unitAt(g, hex) >= 0 ? 'SK-2.3' : 'SK-6.2'
}

function guardsMayShoot(g: Skirmish, here: Reaction): boolean {
  if (!alive(g, here.mover)) return false
  return unitsOf[1 - sideOf(here.mover)].some(unit => !cannotReact(g, unit, here.mover))
}

function cannotReact(g: Skirmish, unit: number, mover: number): RuleId | undefined {
  if (!alive(g, unit) || g.order[unit] !== GUARD || g.shot[unit]) return 'SK-6.3'
  return cannotShoot(g, unit, mover)
}

const reach = new Reach(board)
/** What entering a hex costs (SK-2.4) while nobody stands there. */
export const costOf = Int8Array.from(terrainOf, terrain => (terrain === 'open' ? 1 : 2))
/** The same now: BLOCKED where somebody stands (SK-2.3). */
const price = new Int8Array(board.size)
/** Not 0 next to an enemy of the marcher (SK-6.2). */
const threatened = new Uint8Array(board.size)

/** SK-2.4, SK-6.2: where a unit can march to; staying is not marching. Valid until the next call. */
export function reachOf(g: Skirmish, unit: number): Reach {
  price.set(costOf)
  threatened.fill(0)
  for (let other = 0; other < g.at.length; other++) {
    const hex = g.at[other]
    if (hex < 0) continue
    price[hex] = BLOCKED
    if (sideOf(other) !== sideOf(unit)) markBeside(hex)
  }
  walk.budget = typeOf[unit].movement
  return reach.from(g.at[unit], walk)
}

function markBeside(hex: number): void {
  for (let direction = 0; direction < 6; direction++) {
    const beside = board.neighbour[hex * 6 + direction]
    if (beside >= 0) threatened[beside] = 1
  }
}

const walk: Movement & { budget: number } = {
  budget: 0,
  step: (_from, to) => price[to],
  mustStop: hex => threatened[hex] > 0,
  mayEnd: hex => price[hex] !== BLOCKED,
}
