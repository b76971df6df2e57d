import { type GameHelp, helpFrom, skillBy } from '@hexarium/kernel'
import { forgotten } from './aid/forgotten.ts'
import { habits } from './aid/habits.ts'
import { aidWith } from './aid/index.ts'
import { notes } from './aid/notes.ts'
import { advice } from './bot/advice.ts'
import { evaluate } from './bot/evaluate.ts'
import { judgement, prospects } from './bot/judgement.ts'
import { plans } from './bot/plans.ts'
import found from './bot/taste.json' with { type: 'json' }
import { ABLE, taste } from './bot/taste.ts'
import { odds } from './odds.ts'
import { position } from './position/index.ts'
import type { Warcraft } from './state.ts'

const answers = helpFrom(...odds, ...notes, ...forgotten, ...habits, ...advice)

/** What helps people and bots. */
export const help: GameHelp<Warcraft> = {
  bot: {
    evaluate,
    policy: answers.policy,
    plans,
    haste: 0.09,
    judgement,
    ...skillBy<Warcraft, keyof typeof taste.plain>(
      taste,
      { ...ABLE, ...found.numbers },
      { policy: answers.policy, evaluate: prospects },
      ABLE,
    ),
  },
  odds: answers.odds,
  aid: aidWith(answers),
  position,
}
