import { type Better, type Die, dieOf } from '../core/dice.ts'
import type { Event } from '../core/events.ts'
import type { AnyGame } from '../core/game.ts'
import { type Seat, SPECTATOR } from '../core/state.ts'

/** Dice as they fell, out of the event that told of them. */
export interface Rolled {
  /** Whose roll it is; a spectator's where it is nobody's. */
  seat: Seat
  die: Die
  /** Which results are better for that seat; undefined where neither are. */
  better: Better | undefined
  /** What the dice show. */
  values: number[]
}

/** Reads the event of a roll; undefined for any other event, and for one that no die of the game can have told of. */
export function rolledIn(
  game: Pick<AnyGame, 'dice'>,
  { kind, args }: Pick<Event, 'kind'> & { args: readonly number[] },
): Rolled | undefined {
  if (kind === 'roll') return rolledIn(game, { kind: 'dice', args: [SPECTATOR, args[0], 0, ...args.slice(1)] })
  if (kind !== 'dice') return undefined
  const [seat = SPECTATOR, id = 0, sign = 0, ...results] = args
  const die = id > 0 ? dieOf(id) : game.dice?.[-1 - id]
  if (!die) return undefined
  const better = sign > 0 ? 'high' : sign < 0 ? 'low' : undefined
  return { seat, die, better, values: results.map(result => die.faces?.[result - 1] ?? result) }
}
