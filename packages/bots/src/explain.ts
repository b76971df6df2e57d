import { type Option, within } from '@hexarium/kernel'
import { type Bot, consider } from './bot.ts'
import { CAREFUL } from './greedy.ts'
import { lookAt } from './look.ts'
import { type Reason, reasonsBy } from './reason.ts'
import type { Thought } from './thought.ts'

/** What a bot would choose, and what it expects of that and of others: plain data. */
export interface Explanation {
  option: Option
  /** The most promising first, each option once. What the bot did not consider is missing. */
  reasons: Reason[]
}

/**
 * Why a bot chooses what it chooses. It thinks anew, whatever plan it may have kept. Where its policy left it nothing to weigh up, each
 * option is looked at as greedy would.
 */
export function explain(bot: Bot, thought: Thought): Explanation {
  const { option, reasons } = consider(bot, thought, null)
  if (reasons && reasons.length > 1) return { option, reasons: [...reasons] }
  const values = within({ reached: null }, () => lookAt(thought, CAREFUL, null))
  return {
    option,
    reasons: reasonsBy(
      thought.options,
      values,
      thought.options.map(() => 1),
    ),
  }
}
