import { questions } from '@hexarium/kernel'
import { crt, sight, strike } from './combat.ts'
import { monsterMoves, reach } from './movement.ts'

/** The questions, by the word under `ask`. */
export const answer = questions({ crt, reach, monsterMoves, sight, strike })
