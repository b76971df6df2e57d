import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { type PlannerSettings, planner } from './planner.ts'

/** A strength to choose at a table. Levels differ in how long, how clearly and how well a bot thinks, never in what it can see. */
export interface Level {
  name: string
  bot(): Bot
  /** The same in a style, where it has styles: only who tries plans out knows what they risk. */
  inStyle?(style: Style): Bot
}

/** How a bot takes risks: of plans that promise the same, who is careful prefers the surer one, who is bold the other. */
export type Style = keyof typeof RISKS

/** By style: what the spread of a plan's outcomes counts beside their mean. */
const RISKS = { careful: -0.25, bold: 0.25 } as const

/** The styles. */
export const styles = Object.keys(RISKS) as readonly Style[]

/** The levels, weakest first. */
export const levels: readonly Level[] = [
  { name: 'novice', bot: () => greedy({ worlds: 1, rolls: 2, noise: 0.03, isHasty: true }, 'novice') },
  { name: 'fair', bot: () => greedy({}, 'fair') },
  // Who plays well beats fair without straying from his policy (bench/bots.md), but in a style he must have plans to choose from.
  planning('strong', { plans: 64, longPlans: 1, effort: 0, isMaster: false, nodes: 300 }, { effort: 12_000 }),
  planning(
    'master',
    {
      plans: 128,
      tries: 2,
      longPlans: 16,
      longEffort: 8000,
      longMargin: 1,
      effort: 36_000,
      isThrifty: true,
      nodes: 2000,
    },
    { isThrifty: false },
  ),
]

function planning(name: string, settings: Partial<PlannerSettings>, forStyles?: Partial<PlannerSettings>): Level {
  return {
    name,
    bot: () => planner(settings, name),
    inStyle: style => planner({ ...settings, ...forStyles, risk: RISKS[style] }, `${name}:${style}`),
  }
}
