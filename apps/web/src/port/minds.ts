import { botFrom, decide, thoughtOf } from '@hexarium/bots'
import { type AnyGame, must, type Option, type Seat, type State } from '@hexarium/kernel'

/** What a bot of that name chooses for a seat. Its luck follows from the text. */
export function botChoice(name: string, game: AnyGame, g: State, seat: Seat, luck: string): Option {
  return decide(must(botFrom(name)), thoughtOf(game, g, seat, luck))
}
