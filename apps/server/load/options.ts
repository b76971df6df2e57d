import { parseArgs } from 'node:util'
import { fine, type Outcome, refused } from '@hexarium/kernel'

/** What a command can be told with `--name`: a number, a text, words of a list, or (`--no-name`) that it leave something out. */
export interface Choice {
  /** What holds if nothing is said; its kind is the kind of answer wanted. */
  is: number | string | boolean | readonly string[]
  says: string
}

type Chosen<T extends Record<string, Choice>> = { [K in keyof T]: Kind<T[K]['is']> }
type Kind<T> = T extends number ? number : T extends string ? string : T extends boolean ? boolean : readonly string[]

/** Reads what a command was told; a list holds some of the words its default holds. */
export function readOptions<T extends Record<string, Choice>>(choices: T, args: readonly string[]): Outcome<Chosen<T>> {
  const options = Object.fromEntries(
    Object.entries(choices).map(([name, { is }]) => [
      name,
      { type: typeof is === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const chosen: Record<string, Choice['is']> = {}
  try {
    const { values } = parseArgs({ args: [...args], options, allowNegative: true })
    for (const [name, { is }] of Object.entries(choices)) chosen[name] = readOption(name, is, values[name])
  } catch (error) {
    return refused('options', (error as Error).message)
  }
  return fine(chosen as Chosen<T>)
}

function readOption(name: string, is: Choice['is'], said: string | boolean | undefined): Choice['is'] {
  if (said === undefined || typeof said === 'boolean') return said ?? is
  if (typeof is === 'number') {
    if (!(Number(said) >= 0) || said.trim() === '') throw new Error(`--${name} wants a number, not “${said}”.`)
    return Number(said)
  }
  if (typeof is !== 'object') return said
  const words = said.split(',')
  const unknown = words.find(word => !is.includes(word))
  if (unknown !== undefined) throw new Error(`--${name} knows no “${unknown}”: choose from ${is.join(',')}.`)
  return words
}

/** The options of the command that was started; it ends here if help is wanted or something is wrong. */
export function options<T extends Record<string, Choice>>(command: string, says: string, choices: T): Chosen<T> {
  const args = process.argv.slice(2)
  const read = readOptions(choices, args)
  const wantsHelp = args.includes('--help')
  if (read.ok && !wantsHelp) return read.value
  const lines = Object.entries(choices).map(
    ([name, choice]) => `  ${usageOf(name, choice.is).padEnd(24)}  ${choice.says}`,
  )
  const usage = `npm run ${command}: ${says}\n\nOptions, after --:\n${lines.join('\n')}`
  if (wantsHelp) console.log(usage)
  else console.error(`${read.ok ? '' : read.problem.text}\n\n${usage}`)
  return process.exit(wantsHelp ? 0 : 2)
}

function usageOf(name: string, is: Choice['is']): string {
  if (typeof is === 'boolean') return `--no-${name}`
  return `--${name} ${typeof is === 'object' ? is.slice(0, 2).join(',') : is}`
}
