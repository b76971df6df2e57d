import { nearest } from '@hexarium/kernel'
import { type Command, helpOf, readArguments } from './arguments.ts'
import { reportBug } from './bug.ts'
import { EXIT, Problem } from './problem.ts'

/** The commands in the order of the help. Each is loaded when wanted, so that the small ones start at once. */
export const commands: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  play: () => import('./command/play.ts'),
  simulate: () => import('./command/simulate.ts'),
  replay: () => import('./command/replay.ts'),
  verify: () => import('./command/verify.ts'),
  probe: () => import('./command/probe.ts'),
  prompts: () => import('./command/prompts.ts'),
  chart: () => import('./command/chart.ts'),
  rules: () => import('./command/rules.ts'),
  fuzz: () => import('./command/fuzz.ts'),
  tournament: () => import('./command/tournament.ts'),
  arena: () => import('./command/arena.ts'),
  levels: () => import('./command/levels.ts'),
  balance: () => import('./command/balance.ts'),
  explain: () => import('./command/explain.ts'),
  train: () => import('./command/train.ts'),
  bench: () => import('./command/bench.ts'),
  serve: async () => ({ command: (await import('./command/server.ts')).serve }),
  migrate: async () => ({ command: (await import('./command/server.ts')).migrate }),
  keeper: async () => ({ command: (await import('./command/server.ts')).keeper }),
  backup: async () => ({ command: (await import('./command/server.ts')).backup }),
  restore: async () => ({ command: (await import('./command/server.ts')).restore }),
}

/** Runs what was typed; the number is the exit code. */
export async function dispatch(typed: readonly string[]): Promise<number> {
  try {
    const [name, ...rest] = typed
    if (name === undefined || ['--help', '-h'].includes(name)) return show(await overview())
    if (name === 'help') return rest[0] === undefined ? show(await overview()) : await dispatch([rest[0], '--help'])
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!load) {
      const names = Object.keys(commands)
      throw new Problem(`There is no command “${name}”${nearest(name, names)}; the commands are: ${names.join(', ')}.`)
    }
    const { command } = await load()
    if (rest.includes('--help') || rest.includes('-h')) return show(helpOf(name, command))
    return await command.run(readArguments(name, command, rest))
  } catch (error) {
    if (error instanceof Problem) {
      process.stderr.write(`${error.message}\n`)
      return EXIT.mistake
    }
    reportBug(error)
    return EXIT.bug
  }
}

async function overview(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(10)} ${(await load()).command.summary}`),
  )
  return [
    'hexarium <command> [arguments]',
    '',
    ...lines,
    '',
    'hexarium <command> --help says more. Exit codes: 0 fine, 1 a proof or test failed, 2 a mistake in what was',
    'typed or in a file, 70 a bug in Hexarium, 130 stopped by Ctrl-C.',
  ].join('\n')
}

function show(text: string): number {
  process.stdout.write(`${text}\n`)
  return EXIT.fine
}
