import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { planner } from './planner.ts'

/** A strength to choose at a table. Levels differ in how long and how clearly a bot thinks, never in what it knows. */
export interface Level {
  name: string
  bot(): Bot
}

/** The levels, weakest first. */
export const levels: readonly Level[] = [
  { name: 'novice', bot: () => greedy({ worlds: 1, rolls: 2, noise: 0.03 }, 'novice') },
  { name: 'fair', bot: () => greedy({}, 'fair') },
  { name: 'strong', bot: () => planner({ longPlans: 4, effort: 12_000, nodes: 300 }, 'strong') },
  { name: 'master', bot: () => planner({ plans: 64, longPlans: 10, effort: 36_000, nodes: 2000 }, 'master') },
]
