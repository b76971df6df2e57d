import { type EventArgs, type Seat, type State, vocabulary } from '@hexarium/kernel'
import { HOME } from './content/map.ts'
import type { events } from './events.ts'

/** The state of a game. */
export interface ToyGame extends State {
  /** Counted from 1. */
  turn: number
  lastTurn: number
  /** Whose turn it is (TG-2.1). */
  side: Seat
  /** The hex of each side's runner. */
  at: number[]
}

/** The state before the first turn. */
export function setup(turns: number): Omit<ToyGame, 'core'> {
  return { turn: 0, lastTurn: turns, side: 1, at: [...HOME] }
}

/** The words the rules are written in. */
export const { decision, procedure, ask, act, call, forever, tell } = vocabulary<ToyGame, EventArgs<typeof events>>()
