import { fine, type Numbers, nearest, type Outcome, refused } from '@hexarium/kernel'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { levels, styles } from './levels.ts'
import { planner } from './planner.ts'
import { random } from './random.ts'
import { search } from './search.ts'
import { skilled } from './skill.ts'

/** Every way to name a bot, as people write it. */
export const botNames: readonly string[] = [
  'random',
  'greedy',
  'skilled',
  'skilled:<number>=<value>,…',
  'plans:<choices>',
  'search:<nodes>',
  'search:<milliseconds>ms',
  ...levels.map(level => level.name),
  ...levels.flatMap(level => (level.inStyle ? styles.map(style => `${level.name}:${style}`) : [])),
]

/** A bot from its name: `greedy`, `skilled`, `plans:5000`, `search:500`, `search:200ms`, `strong`, `strong:bold`. A limit in milliseconds needs a clock. */
export function botFrom(name: string, clock?: () => number): Outcome<Bot> {
  if (name === 'random') return fine(random())
  if (name === 'greedy') return fine(greedy())
  if (name === 'skilled') return fine(skilled())
  const [, numbers] = /^skilled:(\w+=-?\d+(?:\.\d+)?(?:,\w+=-?\d+(?:\.\d+)?)*)$/.exec(name) ?? []
  if (numbers !== undefined) return fine(skilled(numbersIn(numbers), name))
  const level = levels.find(level => level.name === name)
  if (level) return fine(level.bot())
  const [, base, style] = /^(\w+):(\w+)$/.exec(name) ?? []
  const styled = styles.find(known => known === style)
  const inStyle = styled && levels.find(level => level.name === base)?.inStyle
  if (inStyle) return fine(inStyle(styled))
  const [, effort] = /^plans:([1-9]\d{0,8})$/.exec(name) ?? []
  if (effort !== undefined) return fine(planner({ effort: Number(effort) }, name))
  const [, amount, unit] = /^search:([1-9]\d{0,8})(ms)?$/.exec(name) ?? []
  if (amount === undefined) return refused('bot', unknown(name))
  if (unit === undefined) return fine(search({ nodes: Number(amount) }, name))
  if (!clock)
    return refused('bot', `“${name}” has a time limit, and there is no clock here; write search:<nodes> instead.`)
  const settings = { nodes: Number.POSITIVE_INFINITY, milliseconds: Number(amount), clock }
  return fine(search(settings, name))
}

/** `fade=0.7,company=1` */
function numbersIn(text: string): Numbers {
  return Object.fromEntries(text.split(',').map(each => [each.split('=')[0], Number(each.split('=')[1])]))
}

function unknown(name: string): string {
  const close = nearest(name, [
    'random',
    'greedy',
    'skilled',
    'plans:5000',
    'search:500',
    ...levels.map(level => level.name),
  ])
  return `There is no bot “${name}”${close}; known are ${botNames.join(', ')}.`
}
