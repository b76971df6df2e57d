import type { Bot } from './bot.ts'

/** Takes any option. The yardstick of all others. */
export function random(): Bot {
  return { name: 'random', choose: thought => thought.chance.pick(thought.options) }
}
