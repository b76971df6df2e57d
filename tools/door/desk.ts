import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Trial } from './commands.ts'
import { freePort, root, Typed } from './newcomer.ts'

/** How long a command may take with its smallest budget. */
const PATIENCE = 180_000

/** How long a server may take to end. */
const FAREWELL = 3000

/** A folder of its own, where what is typed leaves its files. */
export class Desk {
  readonly folder = mkdtempSync(join(tmpdir(), 'hexarium-desk-'))
  /** Where a PostgreSQL waits, if there is one. */
  postgres: string | undefined

  /** Tries a command; undefined if all was well, else what was not. */
  async try(
    command: string,
    { as = command, files = {}, says, codes = [0], ...trial }: Trial,
  ): Promise<string | undefined> {
    const port = await freePort()
    const fill = (text: string) =>
      text
        .replaceAll('{desk}', this.folder)
        .replaceAll('{port}', `${port}`)
        .replace('{postgres}', this.postgres ?? '')
    for (const [name, text] of Object.entries(files)) writeFileSync(join(this.folder, name), text)
    const typed = new Typed(fill(as), {
      // `npm` and `node` are typed where the clone is, `hexarium` wherever one likes.
      at: /\b(npm|node) /.test(as) ? root : this.folder,
      more: {
        DATA: join(this.folder, 'data'),
        PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
      },
      input: trial.input,
    })
    try {
      if (trial.answers !== undefined) return await this.visit(typed, says, fill(trial.answers))
      const code = await typed.endsWithin(PATIENCE)
      if (code === undefined) return `it did not end within ${PATIENCE / 1000} s. It said:\n${typed.said.trim()}`
      if (!codes.some(one => one === code)) return `it ended with ${code}. It said:\n${typed.said.trim()}`
      return says.test(typed.said) ? undefined : `it did not say ${says}. It said:\n${typed.said.trim()}`
    } catch (error) {
      return (error as Error).message
    } finally {
      await typed.kill()
    }
  }

  /** Something that runs until it is told to end: it answers, and Ctrl-C ends it. */
  private async visit(typed: Typed, says: RegExp, address: string): Promise<string | undefined> {
    await typed.says(says, PATIENCE)
    const { status } = await fetch(address)
    if (status !== 200) return `${address} answers ${status}.`
    typed.interrupt('all')
    const code = await typed.endsWithin(FAREWELL)
    if (code === undefined) return `it did not end within ${FAREWELL / 1000} s of Ctrl-C.`
    const left = typed.left()
    return left.length > 0 ? `after Ctrl-C there is still: ${left.join('; ')}.` : undefined
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A PostgreSQL as the server's own tests start it, in a process that ends with its input. */
const POSTGRES = `
  import { startPostgres } from './apps/server/load/postgres.ts'
  const postgres = await startPostgres()
  console.log(postgres ? await postgres.database() : 'none')
  process.stdin.on('end', () => postgres?.stop()).resume()`

/** Starts a PostgreSQL if this machine has one; the function ends it. */
export async function borrowPostgres(): Promise<{ address: string | undefined; end(): Promise<void> }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', POSTGRES], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>(done => child.once('close', () => done()))
  let said = ''
  child.stdout.setEncoding('utf8').on('data', text => (said += stripVTControlCharacters(text)))
  while (!said.includes('\n') && child.exitCode === null) await new Promise(done => setTimeout(done, 50))
  return {
    address: said.startsWith('postgres:') ? said.trim() : undefined,
    end() {
      child.stdin.end()
      return ended
    },
  }
}
