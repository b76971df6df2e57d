import { questions } from '@hexarium/kernel'
import { afford } from './answers/afford.ts'
import { battle } from './answers/battle.ts'
import { reach } from './answers/reach.ts'

/** The questions, by the word under `ask`. */
export const answer = questions({ battle, reach, afford })
