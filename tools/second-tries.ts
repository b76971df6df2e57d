import type { Reporter, TestModule } from 'vitest/node'

/** Names the browser tests that passed only when they were tried again: each is a race to be looked for. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const late = modules.flatMap(module => [...module.children.allTests()]).filter(test => test.diagnostic()?.flaky)
    if (late.length === 0) return
    console.log('\nPassed only the second time:')
    for (const test of late) console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`)
  }
}
