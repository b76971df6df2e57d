import { questions } from '@hexarium/kernel'
import { afford } from './afford.ts'
import { battle } from './battle.ts'
import { reach } from './reach.ts'

/** The questions, by the word under `ask`. */
export const answer = questions({ battle, reach, afford })
