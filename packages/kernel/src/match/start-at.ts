import type { AnyGame } from '../core/game.ts'
import { fine, type Outcome, refused } from '../core/outcome.ts'
import { begin } from '../core/run.ts'
import { newCore, type State } from '../core/state.ts'

/**
 * A state from a position a person wrote. Without a `flow` the game starts from its first procedure; where the position
 * does not say for how many it is, it is for `players`. `rules` is an older version of the rules, where it is played by one.
 */
export function startAt(
  game: AnyGame,
  json: unknown,
  dice: number[],
  players: number = game.seats.min,
  rules?: string,
): Outcome<State> {
  if (!game.position) return refused('position', `${game.id} cannot start from a position.`)
  const read = game.position.read(json, rules)
  if (!read.ok) return read
  const { flow, seats: named, ...data } = read.value
  const seats = named ?? players
  const g: State = { ...data, core: newCore(seats, dice, flow) }
  if (!flow) begin(game, g)
  else if (!restsAtQuestion(game, g))
    return refused('position', 'position: the flow rests at no question of this game.')
  return fine(g)
}

/** Every frame but the innermost rests at a call of the next; the innermost at a question. */
function restsAtQuestion(game: AnyGame, g: State): boolean {
  const { flow } = g.core
  if (flow.length === 0) return false
  return flow.every((frame, depth) => {
    const procedure = game.procedures.get(frame.proc)
    const step = procedure?.code[procedure.labels.get(frame.at) ?? -1]?.step
    const inner = flow[depth + 1]
    if (!inner) return step?.does === 'ask'
    return step?.does === 'call' && step.procedures.some(({ name }) => name === inner.proc)
  })
}
