import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fate, type Line, places } from './plan.ts'

/** What became of a change, and by which test. */
export interface Ending {
  id: string
  fate: Fate
  by?: string
}

/**
 * Tries changes in processes of their own. One that hangs is ended and the next goes on behind it; a change that leaves
 * something behind, or that is touched only once in a process, is tried again as the first of a fresh one.
 */
export async function runAll(
  root: string,
  folder: string,
  worker: number,
  todo: readonly string[],
  told: (ending: Ending) => void,
): Promise<void> {
  let rest = [...todo]
  const again: string[] = []
  while (rest.length > 0) {
    const { endings, hanging, unfinished } = await runSome(root, folder, worker, rest)
    for (const ending of endings)
      if (ending.fate === 'unreached') again.push(ending.id)
      else told(ending)
    const done = new Set(endings.map(({ id }) => id))
    if (unfinished === undefined && endings.length < rest.length)
      throw new Error(`The tests cannot be run: ${places(folder, worker).log} says why.`)
    if (unfinished !== undefined && (hanging || unfinished === rest[0])) {
      told({ id: unfinished, fate: hanging ? 'endless' : 'killed', by: 'it leaves something behind' })
      done.add(unfinished)
    }
    rest = rest.filter(id => !done.has(id))
    if (unfinished !== undefined && rest.includes(unfinished))
      rest = [unfinished, ...rest.filter(id => id !== unfinished)]
  }
  for (const id of again) {
    const { endings, hanging } = await runSome(root, folder, worker, [id])
    const fate = endings[0]?.fate ?? (hanging ? 'endless' : 'killed')
    told({ ...endings[0], id, fate: fate === 'unreached' ? 'survived' : fate })
  }
}

/** One process, until it is done, breaks off or hangs. */
async function runSome(root: string, folder: string, worker: number, todo: readonly string[]) {
  const at = places(folder, worker)
  rmSync(at.lines, { force: true })
  writeFileSync(at.todo, JSON.stringify(todo))
  const log = openSync(at.log, 'w')
  const config = join('tools', 'mutation', 'vitest.config.ts')
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', config], {
    cwd: root,
    stdio: ['ignore', log, log],
    detached: true,
    env: { ...process.env, HEXARIUM_MUTATION: folder, HEXARIUM_MUTATION_WORKER: `${worker}` },
  })
  closeSync(log)
  const stop = () => end(child)
  process.once('exit', stop)
  const hanging = await ends(child, at.lines)
  process.off('exit', stop)
  const lines = existsSync(at.lines) ? linesOf(readFileSync(at.lines, 'utf8')) : []
  const endings = lines.filter(line => 'id' in line)
  const begun = lines.findLast(line => 'begins' in line)?.begins
  const unfinished = begun !== undefined && !endings.some(({ id }) => id === begun) ? begun : undefined
  return { endings, hanging, unfinished }
}

/** Ends a process and all it started. */
function end({ pid, exitCode }: ReturnType<typeof spawn>): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL')
}

/** True if it had to be ended. */
function ends(child: ReturnType<typeof spawn>, lines: string): Promise<boolean> {
  return new Promise(resolve => {
    let size = -1
    let since = performance.now()
    let isHanging = false
    const timer = setInterval(() => {
      const now = existsSync(lines) ? readFileSync(lines, 'utf8') : ''
      if (now.length !== size) since = performance.now()
      size = now.length
      const begun = linesOf(now).findLast(line => 'begins' in line)
      if (!begun || performance.now() - since < begun.patience * 1000) return
      isHanging = true
      end(child)
    }, 500)
    child.once('close', () => {
      clearInterval(timer)
      resolve(isHanging)
    })
  })
}

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter(line => line.endsWith('}'))
    .map(line => JSON.parse(line))
}
