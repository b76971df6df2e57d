import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** What went wrong outside of any test. */
interface Trouble {
  message: string
  cause?: unknown
}

/**
 * The files whose process Node itself ended, by a fault in memory, while threads came and went; undefined if anything else went wrong,
 * too, or it was more than two.
 */
export function endedFiles(troubles: readonly Trouble[]): string[] | undefined {
  const files = troubles.map(({ cause }) => {
    const { message = '' } = (cause ?? {}) as Partial<Trouble>
    return /^Worker exited unexpectedly with signal SIG(?:SEGV|TRAP|ILL|BUS) .*test file (.+)$/.exec(message)?.[1]
  })
  return files.length > 0 && files.length <= 2 && files.every(file => file !== undefined) ? files : undefined
}

/**
 * Names the tests that passed only when they were tried again, and what they stumbled over: each is a race to be looked for. Notes which
 * files are to be run again because Node ended under them (`tools/tasks.mjs`).
 */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], troubles: readonly Trouble[]): void {
    const ended = endedFiles(troubles)
    const note = process.env['HEXARIUM_ENDED']
    if (ended && note) writeFileSync(note, JSON.stringify(ended))
    const late = modules.flatMap(module => [...module.children.allTests()]).filter(test => test.diagnostic()?.flaky)
    if (late.length === 0) return
    console.log('\nPassed only when tried again:')
    for (const test of late) {
      console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`)
      for (const { message, stacks } of test.result().errors ?? [])
        console.log(
          `    ${message.split('\n')[0]} (${stacks?.map(({ file, line }) => `${basename(file)}:${line}`).join(', ')})`,
        )
    }
  }
}
