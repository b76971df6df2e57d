import { defineConfig } from 'vitest/config'

/**
 * Rules are pure, so their test files share what they import; what starts servers and browsers has a process to itself. A real
 * browser on a busy machine may miss its time once: such a test is tried again, and named at the end. Every core has a worker. What is
 * waited for may take its time on a busy machine, too.
 */
const projects = [
  { test: { name: 'rules', include: ['{packages,games}/**/test/**/*.test.ts'], isolate: false } },
  { test: { name: 'house', include: ['{apps/cli,apps/server,tools}/**/test/**/*.test.ts'] } },
  { test: { name: 'browser', include: ['apps/web/test/**/*.test.ts'], retry: 1 } },
].map(project => ({ ...project, extends: true as const }))

export default defineConfig({
  test: { testTimeout: 120_000, maxWorkers: '100%', expect: { poll: { timeout: 15_000 } }, projects },
})
