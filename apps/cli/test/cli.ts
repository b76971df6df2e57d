import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** How a command ended. */
export interface Ended {
  code: number | null
  out: string
  err: string
}

/** A folder of its own for a test, where the real program runs as a user would run it. */
export class Desk {
  readonly folder = mkdtempSync(join(tmpdir(), 'hexarium-cli-'))

  constructor() {
    afterAll(() => rmSync(this.folder, { recursive: true, force: true }))
  }

  /** Runs a command with this input; `interruptAt` presses Ctrl-C once the output holds a text. */
  run(args: string, input = '', interruptAt?: string): Promise<Ended> {
    const words = args.match(/'[^']*'|\S+/g)?.map(word => word.replace(/^'(.*)'$/, '$1')) ?? []
    const { npm_lifecycle_event: _, NODE_OPTIONS: __, ...env } = process.env
    const child = spawn(process.execPath, [main, ...words], {
      cwd: this.folder,
      env: { ...env, NO_COLOR: '1', COLUMNS: '120' },
    })
    const ended: Ended = { code: null, out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', text => {
      ended.out += text
      if (interruptAt === undefined || !ended.out.includes(interruptAt)) return
      interruptAt = undefined
      child.kill('SIGINT')
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      ended.err += text
    })
    child.stdin.on('error', () => {})
    child.stdin.write(input)
    if (interruptAt === undefined) child.stdin.end()
    return new Promise(resolve => child.on('close', code => resolve({ ...ended, code })))
  }

  /** The names of the files on the desk. */
  files(): string[] {
    return readdirSync(this.folder).sort()
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8')
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text)
  }

  /** A record with something changed. */
  // biome-ignore lint/suspicious/noExplicitAny: tests damage records in every way
  alter(from: string, to: string, change: (record: any) => void): void {
    const record = JSON.parse(this.read(from))
    change(record)
    this.write(to, JSON.stringify(record))
  }
}

/** Lines of input. */
export function typed(...lines: (string | number)[]): string {
  return lines.map(line => `${line}\n`).join('')
}

/** The first option, again and again. */
export function firstOption(times: number): string {
  return '1\n'.repeat(times)
}
