import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import launch from '../launch.json' with { type: 'json' }

/** A server in a process of its own. */
export interface ServerProcess {
  port: number
  child: ChildProcess
  /** Resolves when it has ended, however. */
  ended: Promise<number | null>
}

/** Starts a server as `npm run serve` does and waits until it is open; faults it notes are passed on, if it may complain. */
export async function startProcess(
  environment: Record<string, string>,
  { flags = [], complains = true }: { flags?: readonly string[]; complains?: boolean } = {},
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [
      ...launch.options,
      ...(process.env['SERVER_FLAGS']?.split(' ') ?? []),
      ...flags,
      join(import.meta.dirname, '../src/main.ts'),
      'serve',
    ],
    {
      env: { ...launch.environment, ...process.env, RATE: '0', LOG_LEVEL: 'info', PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise<number | null>(done => child.once('exit', code => done(code)))
  const port = await new Promise<number>((done, failed) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const line of output.split('\n').slice(0, -1)) {
        const entry = JSON.parse(line) as { msg?: string; port?: number; level: number }
        if (entry.msg === 'open') done(entry.port!)
        if (entry.level >= 50 && complains) process.stderr.write(`${line}\n`)
      }
      output = output.slice(output.lastIndexOf('\n') + 1)
    })
    child.once('exit', code => failed(new Error(`the server ended with ${code} before it was open`)))
  })
  return { port, child, ended }
}
