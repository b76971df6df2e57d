import { playables } from '../../content/playables.ts'
import { act, ask, loop, procedure, tell, when } from '../../events.ts'
import type { Warcraft } from '../../state.ts'
import { perform } from './effects/index.ts'
import {
  advance,
  aim,
  closePlay,
  isAiming,
  isAwaiting,
  isPaying,
  isReady,
  pay,
  respond,
  somethingIsPlayed,
  top,
} from './stages.ts'

/**
 * WC-X-TIM-12: what is played in the middle of a loss, and the answers to it: last in, first out. Nothing of it brings
 * about further losses, so its effects need no more questions.
 */
export const innerPlayOut = procedure(
  'innerPlayOut',
  'WC-X-TIM-12',
  loop(
    somethingIsPlayed,
    act(advance),
    when(isAiming, ask(aim)),
    when(isPaying, ask(pay)),
    when(isAwaiting, ask(respond)),
    when(isReady, act(resolveNow)),
  ),
)

/** Does all that was played says at once. */
function resolveNow(g: Warcraft): void {
  const play = top(g)
  if (play.cancelled) tell(g, 'cancelled', play.seat, play.what)
  else for (const effect of playables[play.what].effects) perform(g, play, effect, { picks: 0, zones: [], counts: [] })
  closePlay(g)
}
