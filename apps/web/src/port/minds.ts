import { botFrom, type Considered, consider, type Plan, type Pondering, ponder, thoughtOf } from '@hexarium/bots'
import { type AnyGame, copy, must, type Seat, type State } from '@hexarium/kernel'

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

/** The same a little at a time. */
export function botPonders(...[name, game, g, seat, luck, kept]: Parameters<typeof botChoice>): Pondering<Considered> {
  return ponder(must(botFrom(name)), thoughtOf(game, copy(g), seat, luck), kept)
}
