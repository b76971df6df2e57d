import type { AnyGame } from './game.ts'
import { type Option, writeOption } from './options.ts'
import { type Outcome, refused } from './outcome.ts'
import { asked, whyNot } from './play.ts'
import { question } from './run.ts'
import type { Seat, State } from './state.ts'

/** Why a choice is not taken, in words that help: what is asked instead, or the rule against it. */
export function refusal(
  game: AnyGame,
  g: State,
  seat: Seat,
  choice: Option | string,
  option: Option | undefined,
  offered: readonly Option[],
): Outcome<never> {
  const decision = question(game, g)!.decision
  if (offered.length === 0) return refused('not-asked', `Seat ${seat} is not asked now; ${waiting(game, g)}.`)
  if (option === undefined) {
    const some = offered.slice(0, 8).map(one => writeOption(decision, one))
    const more = offered.length > some.length ? ` and ${offered.length - some.length} more` : ''
    return refused(
      'unknown-choice',
      `“${choice}” is no choice of ${decision.name}; offered: ${some.join(', ')}${more}.`,
    )
  }
  const rule = whyNot(game, g, seat, option)!
  return refused('not-offered', `“${writeOption(decision, option)}” is not allowed here (${rule}).`, rule)
}

/** Whom the game waits for; what is asked is not for everybody to know. */
function waiting(game: AnyGame, g: State): string {
  const now = asked(game, g)
  return now ? `the game waits for seat ${now.seats.join(' and ')}` : 'the game is over'
}
