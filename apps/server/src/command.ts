import { wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { readConfig } from './config.ts'
import { keeper } from './keeping/roles.ts'
import { serve } from './serve.ts'
import { backup, restore } from './store/backup.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { adopt, tryRules } from './table/upgrade.ts'

/** What this program does, by its first argument. */
const commands: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  serve: serveUntilTold,
  migrate,
  backup: ([file]) => withStore(async store => say(`${await backup(store, wanted(file))} rows are in ${file}.`)),
  keeper: args => withStore(async store => say(await keeper(store, args))),
  restore: ([file]) =>
    withStore(async store => say(`${await restore(store, wanted(file))} rows are restored from ${file}.`)),
}

/** Runs what was typed; the number is the exit code. */
export async function run([name = 'serve', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    process.stderr.write(`There is no command “${name}”; the commands are: ${Object.keys(commands).join(', ')}.\n`)
    return 2
  }
  try {
    return await command(args)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return 1
  }
}

/** Serves until the process is told to end. */
async function serveUntilTold(): Promise<number> {
  const server = await serve(readConfig(process.env))
  // A signal may come more than once, from a terminal and from npm: only the first one counts, and what is under way is kept.
  await new Promise<void>(done => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => done())
  })
  await server.stop()
  return 0
}

/** Tries the current rules on all running tables; without `--dry-run` those that fit go on by them. */
async function migrate(args: string[]): Promise<number> {
  const dry = args.includes('--dry-run')
  return withStore(async store => {
    let fitting = 0
    let adopted = 0
    let diverging = 0
    const games = async (id: string) => (Object.hasOwn(registry, id) ? wholeGame(registry[id]) : undefined)
    for await (const trial of tryRules(store, games)) {
      const { table, game, from, to, divergence } = trial
      if (divergence) {
        diverging++
        say(`${table} (${game} ${from} → ${to}): line ${divergence.seq} “${divergence.line}”: ${divergence.text}`)
        continue
      }
      fitting++
      if (!dry && from !== to && (await adopt(store, trial))) adopted++
    }
    say(
      `${fitting} running tables fit the current rules, ${diverging} do not${dry ? '' : `; ${adopted} were brought up to date`}.`,
    )
    return diverging > 0 ? 1 : 0
  })
}

async function withStore(work: (store: Store) => Promise<number>): Promise<number> {
  const store = await openStore(readConfig(process.env).store)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function wanted(file: string | undefined): string {
  if (file === undefined) throw new Error('Name the file of the backup.')
  return file
}

function say(text: string): number {
  process.stdout.write(`${text}\n`)
  return 0
}
