import type { ToyGame } from './state.ts'

/** What a seat may know: here everybody knows everything. */
export type View = Omit<ToyGame, 'core'>

/** What a seat may know. */
export function view({ turn, lastTurn, side, at }: ToyGame): View {
  return { turn, lastTurn, side, at: [...at] }
}
