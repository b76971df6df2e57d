import {
  type Chance,
  type Decision,
  imagine,
  type Match,
  must,
  type Option,
  options,
  question,
  type Seat,
  type State,
  seatToAct,
} from '@hexarium/kernel'

/** One choice in so many is left to chance. */
const WHIM = 12
/** A campaign's game is over by then, or never. */
const LIMIT = 50_000

/** Plays a match to its end as its game's bot would on the spur of the moment, with a whim now and then. */
export function playOut(match: Match, luck: Chance): void {
  for (let choices = 0; match.asked; choices++) {
    if (choices > LIMIT) throw new Error(`no end after ${LIMIT} choices`)
    const seat = seatToAct(match.game, match.state)
    must(match.replay(seat, choose(match, seat, luck)))
  }
}

function choose({ game, state }: Match, seat: Seat, luck: Chance): Option {
  const listed = options(game, state, seat)
  if (listed.length === 1) return listed[0]
  const policy = game.bot?.policy
  if (!policy || luck.below(WHIM) === 0) return luck.pick(listed)
  const dream: State = imagine(game, state, seat, luck.below(1 << 30))
  const weights = policy(dream, seat, question(game, state)!.decision as unknown as Decision<State, never>, listed)
  const most = Math.max(...weights)
  return luck.pick(listed.filter((_, at) => weights[at] === most))
}
