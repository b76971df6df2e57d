import { defineConfig } from 'vitest/config'

/**
 * Rules are pure, so their test files share what they import; what starts servers and browsers has a process to itself. Those have real
 * dice, sockets and disks, and on a busy machine may miss their time: such a test is tried up to twice again, and named at the end. Every core
 * has a worker. What is waited for may take its time on a busy machine, too. They run as servers do (apps/server/launch.json): with
 * memory protection keys V8 ended one process in some thousand.
 */
const projects = [
  { test: { name: 'rules', include: ['{packages,games}/**/test/**/*.test.ts'], isolate: false } },
  { test: { name: 'house', include: ['{apps/cli,apps/server,tools}/**/test/**/*.test.ts'], retry: 2 } },
  { test: { name: 'browser', include: ['apps/web/test/**/*.test.ts'], retry: 2 } },
].map(project => ({ ...project, extends: true as const }))

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    execArgv: ['--no-memory-protection-keys'],
    expect: { poll: { timeout: 15_000 } },
    projects,
  },
})
