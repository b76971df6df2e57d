import { botFrom, type Considered, consider, type Plan, thoughtOf } from '@hexarium/bots'
import { type AnyGame, must, type Seat, type State } from '@hexarium/kernel'

/** What a bot of that name chooses for a seat, with what it kept of its last plan. Its luck follows from the text. */
export function botChoice(
  name: string,
  game: AnyGame,
  g: State,
  seat: Seat,
  luck: string,
  kept: Plan | null,
): Considered {
  return consider(must(botFrom(name)), thoughtOf(game, g, seat, luck), kept)
}
