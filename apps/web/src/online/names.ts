import { botInWords } from '../words/bots.ts'
import type { Words } from '../words/words.ts'

/** A name as this page's reader says it: the server calls guests and bots in English, people by what they call themselves. */
export function nameShown(name: string, w: Words): string {
  const [, sign] = /^Guest (\S{4})$/.exec(name) ?? []
  if (sign !== undefined) return w.guest(sign)
  // in competitions there may be several of a level
  const [, level, number = ''] = /^bot \(([\w:]+)\)( \d+)?$/.exec(name) ?? []
  if (level === undefined) return name
  return (botInWords(level, w) ?? w.bot) + number
}
