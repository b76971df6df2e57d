import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bot } from '@hexarium/bots'
import { codeOf, Problem } from './problem.ts'

/** How a bot that is a module is named: `module:my-bot.mjs`. */
const MODULE = /^module:(.+)$/

/** The path of a bot that is a module; undefined if the name is not such a bot's. */
export function botsModule(name: string): string | undefined {
  return MODULE.exec(name)?.[1]
}

/** A bot that is a module: what it exports by default is a bot, `{ choose(thought) }`, or a function that gives one. */
export function botFromModule(path: string): Bot {
  const whole = resolve(path)
  let exported: unknown
  try {
    exported = createRequire(pathToFileURL(whole))(whole)
  } catch (error) {
    if (codeOf(error) === 'MODULE_NOT_FOUND')
      throw new Problem(`module:${path}: there is no such file, or it imports one that is not there.`)
    throw error
  }
  const given = typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : exported
  const bot: unknown = typeof given === 'function' ? given() : given
  if (!isBot(bot))
    throw new Problem(`module:${path} exports no bot: export default { choose(thought) { … } } is wanted.`)
  return { ...bot, name: `module:${path}` }
}

function isBot(bot: unknown): bot is Bot {
  return typeof bot === 'object' && bot !== null && 'choose' in bot && typeof bot.choose === 'function'
}
