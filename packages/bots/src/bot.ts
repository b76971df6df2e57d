import { type Option, within } from '@hexarium/kernel'
import type { Thought } from './thought.ts'

/** Something that plays a seat of any game. It keeps nothing between choices, so a choice depends on the thought alone. */
export interface Bot {
  readonly name: string
  /** One of the thought's options. */
  choose(thought: Thought): Option
}

/** A bot's choice: thinking leaves no trace in events, rolls or coverage, and nothing but a listed option comes of it. */
export function decide(bot: Bot, thought: Thought): Option {
  if (thought.options.length === 1) return thought.options[0]
  const option = within({ reached: null }, () => bot.choose(thought))
  if (!thought.options.includes(option)) throw new Error(`bot ${bot.name} chose ${option}, which was not offered`)
  return option
}
