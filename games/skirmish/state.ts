import { type EventArgs, type EventSpec, type Seat, type State, vocabulary } from '@hexarium/kernel'
import { startOf } from './content/map.ts'
import { PER_SIDE, typeOf } from './content/units.ts'

/** Orders (SK-4.2). */
export const NONE = -1
export const MARCH = 0
export const VOLLEY = 1
export const GUARD = 2

/** The state of a skirmish. Lists run over the units, 0–5 Red's, 6–11 Blue's. */
export interface Skirmish extends State {
  round: number
  lastRound: number
  /** Who goes first this round (SK-3.2). */
  first: Seat
  /** True once the orders of this round lie open (SK-4.3). */
  shown: boolean
  /** The hex of each unit, or -1. */
  at: number[]
  strength: number[]
  order: number[]
  /** Whether a unit has moved this round (SK-6.1). */
  moved: boolean[]
  /** Whether it has shot this round (SK-5.1, SK-6.3). */
  shot: boolean[]
  /** Whether it has attacked this round (SK-7.1). */
  fought: boolean[]
}

/** The state before the first round. */
export function setup(rounds: number): Omit<Skirmish, 'core'> {
  return {
    round: 0,
    lastRound: rounds,
    first: 0,
    shown: false,
    at: [...startOf],
    strength: typeOf.map(type => type.strength),
    order: typeOf.map(() => NONE),
    moved: typeOf.map(() => false),
    shot: typeOf.map(() => false),
    fought: typeOf.map(() => false),
  }
}

/** What can happen. */
export const events = {
  round: { rule: 'SK-3.1', args: ['round'], begins: 'turn' },
  orders: { rule: 'SK-4.3', args: ['orders…'] },
  first: { rule: 'SK-3.2', args: ['seat'] },
  moved: { rule: 'SK-6.2', args: ['unit', 'from', 'to'] },
  shot: { rule: 'SK-5.3', args: ['unit', 'target', 'need', 'hit'] },
  attacked: { rule: 'SK-7.2', args: ['unit', 'target', 'need', 'hit'] },
  fell: { rule: 'SK-2.2', args: ['unit'] },
} as const satisfies Record<string, EventSpec>

/** The words the rules are written in. */
export const { decision, procedure, ask, act, call, when, each, repeat, forever, tell } = vocabulary<
  Skirmish,
  EventArgs<typeof events>
>()

/** Whose unit this is. */
export function sideOf(unit: number): Seat {
  return unit < PER_SIDE ? 0 : 1
}

/** The units of each side. */
export const unitsOf: readonly (readonly number[])[] = [0, 1].map(side =>
  Array.from({ length: PER_SIDE }, (_, slot) => side * PER_SIDE + slot),
)

/** True while a unit is on the map. */
export function alive(g: Skirmish, unit: number): boolean {
  return g.strength[unit] > 0
}

/** The unit on a hex, or -1. */
export function unitAt(g: Skirmish, hex: number): number {
  return g.at.indexOf(hex)
}
