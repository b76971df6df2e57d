import { type ChildProcess, spawn } from 'node:child_process'
import { fine, type Outcome, refused } from '@hexarium/kernel'

/** How a seat says that a program plays it: `program:hopeful`. */
const PREFIX = 'program:'

/** Milliseconds a program may think about a choice before it is ended, and somebody chooses for it. */
const PATIENCE = 60_000

/** Letters of an answer: who writes more without ending the line has lost its mind. */
const LENGTH = 100_000

/** What a program is told of the machine: nothing that is the house's. */
const TOLD = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'SystemRoot']

interface Waiting {
  line: string
  done: (answer: Outcome<string>) => void
}

/** The name of the program that plays a seat of such a level; nothing for the house's own bots. */
export function programOf(level: string): string | undefined {
  return level.startsWith(PREFIX) ? level.slice(PREFIX.length) : undefined
}

/**
 * Programs of others that play at tables here, in whatever language: for every choice one is sent a line of JSON with what its seat may
 * know, and writes one back (docs/bots.md). Who keeps the house says which there are; each is started when it is first asked.
 */
export class Programs {
  private readonly all: ReadonlyMap<string, Program>

  constructor(commands: Readonly<Record<string, string>>, patience = PATIENCE) {
    this.all = new Map(Object.entries(commands).map(([name, command]) => [name, new Program(command, patience)]))
  }

  /** Their names. */
  get names(): string[] {
    return [...this.all.keys()]
  }

  /** What forbids to give a seat to a bot of a level: it is a program that is not here. */
  cannotCall(level: string): ReturnType<typeof refused> | undefined {
    const name = programOf(level)
    if (name === undefined || this.all.has(name)) return undefined
    return refused('no-program', `No program “${name}” plays in this house.`)
  }

  /** What a program answers. Questions to one are answered one after the other. */
  async ask(name: string, line: string): Promise<Outcome<string>> {
    return (await this.all.get(name)?.ask(line)) ?? refused('fault', `no program “${name}” plays in this house`)
  }

  close(): void {
    for (const program of this.all.values()) program.close()
  }
}

/** One of them. It is a process while it is needed: when it ends, the next question starts it anew. */
class Program {
  private readonly command: string
  private readonly patience: number
  private readonly queue: Waiting[] = []
  private child: ChildProcess | undefined
  private asked: Waiting | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(command: string, patience: number) {
    this.command = command
    this.patience = patience
  }

  ask(line: string): Promise<Outcome<string>> {
    return new Promise(done => {
      this.queue.push({ line, done })
      this.next()
    })
  }

  close(): void {
    for (const { done } of this.queue.splice(0)) done(refused('closing', 'the house closes'))
    this.end('the house closes')
  }

  private next(): void {
    if (this.asked || this.queue.length === 0) return
    this.asked = this.queue.shift()!
    this.timer = setTimeout(() => this.end(`it took longer than ${this.patience} ms`), this.patience)
    this.child ??= this.start()
    this.child.stdin!.write(`${this.asked.line}\n`)
  }

  private start(): ChildProcess {
    const env = Object.fromEntries(TOLD.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
    // A group of its own: what it has started itself is ended with it.
    const child = spawn(this.command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'], env, detached: true })
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      if (child !== this.child) return
      text += more
      const at = text.indexOf('\n')
      if (at < 0 && text.length > LENGTH)
        return this.end(`it wrote more than ${LENGTH} letters without ending the line`)
      if (at < 0) return
      const line = text.slice(0, at)
      // What it says without being asked is answered by nobody.
      text = ''
      if (line.trim() !== '') this.answer(fine(line))
    })
    child.stdin.on('error', () => {}) // it has gone: its end is told
    child.on('error', error => this.gone(child, error.message))
    child.on('close', (code, signal) =>
      this.gone(child, signal ? `it was ended by ${signal}` : `it ended with code ${code}`),
    )
    child.unref()
    return child
  }

  private answer(answer: Outcome<string>): void {
    clearTimeout(this.timer)
    const { asked } = this
    this.asked = undefined
    asked?.done(answer)
    this.next()
  }

  /** It is ended, and so is its answer. */
  private end(why: string): void {
    const { child } = this
    if (!child) return
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      child.kill('SIGKILL') // a system without groups, or it has just gone
    }
    this.gone(child, why)
  }

  private gone(child: ChildProcess, why: string): void {
    if (child !== this.child) return
    this.child = undefined
    this.answer(refused('fault', why))
  }
}
