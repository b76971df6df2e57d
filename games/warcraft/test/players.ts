import {
  type Chance,
  chance,
  Match,
  must,
  type Option,
  options,
  question,
  type Seat,
  writeOption,
} from '@hexarium/kernel'
import { warcraft } from '../index.ts'
import type { Warcraft } from '../state.ts'

/** One choice in so many is made by chance, so that games hold more than sensible players do. */
const WHIM = 6

/**
 * Players for the recorded games in `fixtures`: they follow the bot's policy, but now and then a whim. They look at the
 * whole state: they are there to make games, not to play fair.
 */
export function played(seats: number, seed: string, settings: Readonly<Record<string, unknown>>): Match {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, seats)
  const match = must(Match.open(warcraft, { seats: names, settings, dice: { seed, nonces: names }, rules: '1' }))
  const luck = chance(seed)
  while (match.asked) {
    const seat = luck.pick(match.asked.seats)
    must(match.replay(seat, asRecorded(match, decide(match.state as Warcraft, seat, luck))))
  }
  return match
}

/** The games were recorded when a forest was chosen like a mine: they show that such records still replay. */
function asRecorded(match: Match, option: Option): string {
  return writeOption(question(warcraft, match.state)!.decision, option).replace(/^forest /, 'hex ')
}

function decide(g: Warcraft, seat: Seat, luck: Chance): Option {
  const offered = options(warcraft, g, seat)
  if (luck.below(WHIM) === 0) return luck.pick(offered)
  const weights = warcraft.bot!.policy!(g, seat, question(warcraft, g)!.decision as never, offered)
  const most = Math.max(...weights)
  return luck.pick(offered.filter((_, i) => weights[i] === most))
}
