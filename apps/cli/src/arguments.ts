import { parseArgs } from 'node:util'
import { LANGUAGES, type Language, nearest } from '@hexarium/kernel'
import { Problem } from './problem.ts'

/** An option of a command: a switch, or with a value whose name stands in the help. */
export interface OptionSpec {
  value?: string
  /** May be given several times. */
  many?: boolean
  says: string
}

/** A command as the table in main.ts holds it. */
export interface Command {
  /** One line for the list of commands. */
  summary: string
  /** What follows the command's name, such as `<game> [options]`. */
  usage: string
  options: Readonly<Record<string, OptionSpec>>
  /** How many words besides options it takes. */
  words: { min: number; max: number }
  /** Further paragraphs and examples for its help. */
  details?: string
  /** Does it; the number is the exit code. */
  run(args: Arguments): number | Promise<number>
}

/** What a user typed after the command's name, checked against its options. */
export class Arguments {
  readonly words: readonly string[]
  private readonly given: ReadonlyMap<string, readonly string[]>

  constructor(words: readonly string[], given: ReadonlyMap<string, readonly string[]>) {
    this.words = words
    this.given = given
  }

  /** True if a switch is on. */
  has(name: string): boolean {
    return this.given.has(name)
  }

  /** An option's value. */
  text(name: string): string | undefined {
    return this.given.get(name)?.at(-1)
  }

  /** All values of an option that may be repeated. */
  all(name: string): readonly string[] {
    return this.given.get(name) ?? []
  }

  /** An option's value as a list with commas. */
  list(name: string): string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map(item => item.trim())
  }

  /** An option's value as a whole number. */
  int(name: string, fallback: number, min = 1, max = 1_000_000_000): number {
    const text = this.text(name)
    if (text === undefined) return fallback
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < min || value > max) {
      throw new Problem(`--${name} is “${text}”; it must be a whole number from ${min} to ${max}.`)
    }
    return value
  }

  /** The language asked for with --lang; English without it. */
  language(): Language {
    const wanted = this.text('lang') ?? 'en'
    if (LANGUAGES.includes(wanted as Language)) return wanted as Language
    throw new Problem(`--lang is “${wanted}”; it must be one of: ${LANGUAGES.join(', ')}.`)
  }
}

/** The option every command that speaks to people has. */
export const langOption: OptionSpec = { value: 'en|de|fr', says: 'the language, English without it' }

/** The options of commands in which bots play some games. */
export const botGameOptions: Readonly<Record<'bots' | 'games' | 'seed' | 'set', OptionSpec>> = {
  bots: { value: 'a,b…', says: 'the bot of each seat, such as greedy,random' },
  games: { value: 'N', says: 'how many games; 10 without it' },
  seed: { value: 'TEXT', says: 'the same seed plays the same games; without it a new one' },
  set: { value: 'name=value', many: true, says: 'a setting of the game' },
}

/** Reads what a user typed; complains about the first thing that is not the command's. */
export function readArguments(name: string, command: Command, typed: readonly string[]): Arguments {
  const specs = command.options
  const { tokens } = parseArgs({
    args: [...typed],
    options: Object.fromEntries(
      Object.entries(specs).map(([option, spec]) => [option, { type: spec.value ? 'string' : 'boolean' }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const words: string[] = []
  const given = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined
    if (!spec) throw unknownOption(name, token.rawName, Object.keys(specs))
    if (!spec.value && token.value !== undefined) throw new Problem(`--${token.name} takes no value; leave it out.`)
    const isMissing = spec.value && (token.value === undefined || (!token.inlineValue && /^-./.test(token.value)))
    if (isMissing) throw new Problem(`--${token.name} needs a value: --${token.name} ${spec.value}.`)
    if (given.has(token.name) && !spec.many) throw new Problem(`--${token.name} is given twice; keep one of them.`)
    given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? ''])
  }
  const help = `see hexarium ${name} --help`
  if (words.length < command.words.min) throw new Problem(`hexarium ${name} wants ${command.usage}; ${help}.`)
  if (words.length > command.words.max)
    throw new Problem(`“${words[command.words.max]}” is one word too many; ${help}.`)
  return new Arguments(words, given)
}

function unknownOption(command: string, option: string, known: readonly string[]): Problem {
  const close = nearest(
    option,
    ['help', ...known].map(name => `--${name}`),
  )
  return new Problem(`hexarium ${command} has no option “${option}”${close}; see hexarium ${command} --help.`)
}

/** The help of a command. */
export function helpOf(name: string, command: Command): string {
  const options = { ...command.options, help: { says: 'this text' } as OptionSpec }
  const left = Object.entries(options).map(([option, { value }]) => `--${option}${value ? ` ${value}` : ''}`)
  const width = Math.max(...left.map(text => text.length))
  const lines = Object.values(options).map(({ says }, i) => `  ${left[i].padEnd(width)}  ${says}`)
  const details = command.details ? ['', command.details.trim()] : []
  return [
    `hexarium ${name} ${command.usage}`.trim(),
    '',
    `  ${command.summary}`,
    '',
    'Options:',
    ...lines,
    ...details,
  ].join('\n')
}
