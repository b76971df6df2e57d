import { chance, Match, must, options, question, seatToAct } from '@hexarium/kernel'
import { policy } from '../bot/index.ts'
import { dragonRage } from '../index.ts'
import type { DragonRage } from '../state.ts'

/** One choice in so many is left to chance, so that rules a sensible player never meets are met too. */
const WHIM = 6

/** Players for the recorded games in `fixtures`: they follow the bot's policy, with a whim now and then. */
export function played(settings: Readonly<Record<string, unknown>>, seed: string): Match {
  const seats = ['Ann', 'Ben']
  const match = must(Match.open(dragonRage, { seats, settings, dice: { seed, nonces: seats }, rules: '1' }))
  const luck = chance(seed)
  while (match.asked) {
    const g = match.state as DragonRage
    const seat = seatToAct(dragonRage, g)
    const open = options(dragonRage, g, seat)
    const weights = policy(g, seat, question(dragonRage, g)!.decision as never, open)
    const isWhim = g.turn > 0 && luck.below(WHIM) === 0
    must(match.replay(seat, isWhim ? luck.pick(open) : open[weights.indexOf(Math.max(...weights))]))
  }
  return match
}
