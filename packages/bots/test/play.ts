import type { AnyGame, Option, Seat, State } from '@hexarium/kernel'
import {
  must,
  newGame,
  optionOf,
  options,
  question,
  readSettings,
  seatToAct,
  take,
  writeOption,
} from '@hexarium/kernel'
import { type Bot, decide, thoughtOf } from '../src/index.ts'

/** A new game with its default settings. */
export function begin(game: AnyGame, seed = 'test'): State {
  return newGame(game, { seats: game.seats.min, settings: must(readSettings(game.settings, {})) }, seed)
}

/** What a bot would choose, in words. */
export function chosen(
  game: AnyGame,
  g: State,
  bot: Bot,
  seed: string | number = 1,
  seat = seatToAct(game, g),
): string {
  return writeOption(question(game, g)!.decision, decide(bot, thoughtOf(game, g, seat, seed)))
}

/** Lets a bot choose and takes it; what it was, in words. */
export function playOn(game: AnyGame, g: State, bot: Bot, seed: string | number = 1): string {
  const seat = seatToAct(game, g)
  const said = chosen(game, g, bot, seed)
  const [kind, value] = said.split(' ')
  take(game, g, seat, optionOf(question(game, g)!.decision, kind, Number(value ?? 0))!)
  return said
}

/** Takes what `pick` says, a kind and a value for a question and seat, until it says nothing. */
export function drive(game: AnyGame, g: State, pick: (question: string, seat: Seat) => string | undefined): void {
  while (g.core.result === null) {
    const seat = seatToAct(game, g)
    const decision = question(game, g)!.decision
    const said = pick(decision.name, seat)
    if (said === undefined) return
    const option: Option | undefined = options(game, g, seat).find(option => writeOption(decision, option) === said)
    if (option === undefined) throw new Error(`${said} is not offered for ${decision.name}`)
    take(game, g, seat, option)
  }
}
