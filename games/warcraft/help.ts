import { type GameHelp, helpFrom } from '@hexarium/kernel'
import { forgotten } from './aid/forgotten.ts'
import { habits } from './aid/habits.ts'
import { aidWith } from './aid/index.ts'
import { notes } from './aid/notes.ts'
import { advice } from './bot/advice.ts'
import { evaluate } from './bot/evaluate.ts'
import { plans } from './bot/plans.ts'
import { odds } from './odds.ts'
import { position } from './position/index.ts'
import type { Warcraft } from './state.ts'

const answers = helpFrom(...odds, ...notes, ...forgotten, ...habits, ...advice)

/** What helps people and bots. */
export const help: GameHelp<Warcraft> = {
  bot: { evaluate, policy: answers.policy, plans, haste: 0.09 },
  odds: answers.odds,
  aid: aidWith(answers),
  position,
}
