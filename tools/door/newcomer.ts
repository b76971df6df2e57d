import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
// @ts-expect-error plain JavaScript
import { outerEnvironment } from '../setup.mjs'

export const root = join(import.meta.dirname, '..', '..')

/** The environment of somebody who opened a terminal just now: nothing of an npm around us. */
function freshEnvironment(more: Record<string, string>): Record<string, string> {
  const outer = outerEnvironment(process.env, root) as Record<string, string>
  const own = Object.entries(outer).filter(([name]) => !/^(npm_|INIT_CWD$|HOST$|PORT$|DATA|ORIGIN$|WEB$)/.test(name))
  return { ...Object.fromEntries(own), ...more }
}

/** Where a line is typed, with what in the environment, and what is typed into what it starts. */
interface Circumstances {
  at?: string
  more?: Record<string, string>
  input?: string | undefined
}

/** Process groups that run: whoever stops us stops them, too. */
const running = new Set<number>()
process.once('exit', () => {
  for (const group of running) endGroup(group)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {} // it has ended by itself
}

/** Something a newcomer typed, while it runs and when it has ended. */
export class Typed {
  readonly line: string
  /** What it said so far, on both channels. */
  said = ''
  /** How it ended: its exit code, or the name of a signal. */
  readonly ended: Promise<number | string>
  private isOver = false
  private readonly child: ChildProcess

  /** Types a line into a shell; all it starts is one process group, as in a terminal. */
  constructor(line: string, { at = root, more = {}, input }: Circumstances = {}) {
    this.line = line
    this.child = spawn('sh', ['-c', line], {
      cwd: at,
      detached: true,
      env: freshEnvironment(more),
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    })
    running.add(this.child.pid!)
    this.child.stdin?.on('error', () => {}).end(input)
    for (const channel of [this.child.stdout!, this.child.stderr!])
      channel.setEncoding('utf8').on('data', text => (this.said += stripVTControlCharacters(text)))
    this.ended = new Promise((done, failed) => {
      this.child.once('error', failed)
      this.child.once('close', (code, signal) => {
        this.isOver = true
        done(code ?? signal!)
      })
    })
  }

  /** Waits until it says something; throws with all it said if it ends, or takes too long, before. */
  async says(pattern: RegExp, patience = 240_000): Promise<RegExpExecArray> {
    for (const end = Date.now() + patience; ; ) {
      const found = pattern.exec(this.said)
      if (found) return found
      if (this.isOver || Date.now() > end) {
        await this.kill()
        const why = this.isOver ? 'ended without a word of it' : `did not say it within ${patience / 1000} s`
        throw new Error(`“${this.line}” ${why}. It said:\n${this.said.trim()}`)
      }
      await new Promise(done => setTimeout(done, 20))
    }
  }

  /** Ctrl-C: to all of it, as a terminal does, or to the first process alone. */
  interrupt(whom: 'all' | 'first'): void {
    process.kill(whom === 'all' ? -this.child.pid! : this.child.pid!, 'SIGINT')
  }

  /** Processes of it that still run. */
  left(): string[] {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' })
    const own = stdout.split('\n').map(line => /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    return own.flatMap(row => (row && Number(row[1]) === this.child.pid && !row[2].startsWith('Z') ? [row[3]] : []))
  }

  /** Resolves to how it ended, or to undefined if it did not within that time. */
  async endsWithin(milliseconds: number): Promise<number | string | undefined> {
    const late = new Promise<undefined>(done => setTimeout(() => done(undefined), milliseconds).unref())
    return Promise.race([this.ended, late])
  }

  /** Ends what is left of it, whatever it is. */
  async kill(): Promise<void> {
    endGroup(this.child.pid!)
    await this.ended
    running.delete(this.child.pid!)
  }
}

/** A port nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise(done => server.close(done))
  return port
}

/** True if somebody listens. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })
}
