import { questions } from '@hexarium/kernel'
import { fire, melee, morale } from './answers/combat.ts'
import { shot } from './answers/guns.ts'
import { base, breath, overrun } from './answers/large.ts'
import { cast } from './answers/magic.ts'
import { moves, ordered } from './answers/movement.ts'

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
