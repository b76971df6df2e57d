import { basename } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that passed only when they were tried again, and what they stumbled over: each is a race to be looked for. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
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
