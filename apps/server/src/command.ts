import { readConfig } from './config.ts'
import { serve } from './serve.ts'

/** What this program does, by its first argument. */
const commands: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  serve: serveUntilTold,
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
  await new Promise<void>(done => {
    process.once('SIGTERM', () => done())
    process.once('SIGINT', () => done())
  })
  await server.stop()
  return 0
}
