import { questions } from '@hexarium/kernel'
import { battle, seen } from './battle.ts'
import { moves, mustered, teleports } from './masterboard.ts'

/** The questions, by the word under `ask`. */
export const answer = questions({
  moves,
  teleports,
  recruits: mustered,
  battle,
  sight: seen,
})
