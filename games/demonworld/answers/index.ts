import { questions } from '@hexarium/kernel'
import { fire, melee, morale } from './combat.ts'
import { shot } from './guns.ts'
import { base, breath, overrun } from './large.ts'
import { cast } from './magic.ts'
import { moves, ordered } from './movement.ts'

/** The questions, by the word under `ask`. Each is about a position as `position.ts` reads it. */
export const answer = questions({
  ordered,
  fire,
  melee,
  moves,
  morale,
  cast,
  shot,
  base,
  overrun,
  breath,
})
