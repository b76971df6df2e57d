import type { Words } from './words.ts'

/** Bots one may play against, the weakest first; those that try plans out come in styles, too. */
export const BOTS: readonly string[] = [
  'novice',
  'fair',
  'strong',
  'strong:careful',
  'strong:bold',
  'master',
  'master:careful',
  'master:bold',
]

/** What a bot is called: `strong:careful` is “Bot: strong, careful”; nothing for one nobody may choose. */
export function botInWords(name: string, w: Words): string | undefined {
  const [level, style] = name.split(':')
  if (level === 'program' && style) return w.program(style)
  if (!Object.hasOwn(w.bots, level) || (style !== undefined && !Object.hasOwn(w.styles, style))) return undefined
  const words = w.bots[level as keyof Words['bots']]
  return style === undefined ? words : `${words}, ${w.styles[style as keyof Words['styles']]}`
}

/** All of them, to choose from. */
export function botsInWords(w: Words): [name: string, words: string][] {
  return BOTS.map(name => [name, botInWords(name, w) ?? name])
}
