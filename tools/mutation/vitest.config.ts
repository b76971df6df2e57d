import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { type Plan, places } from './plan.ts'

const root = join(import.meta.dirname, '..', '..')
const { code }: Plan = JSON.parse(readFileSync(places(process.env['HEXARIUM_MUTATION'] ?? '', 0).plan, 'utf8'))

/** Files are loaded with their changes in them, and test files with a stand-in for vitest that collects their tests. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'changed-rules',
      enforce: 'pre',
      transform: (_text, id) => code[relative(root, id)],
    },
  ],
  resolve: { alias: [{ find: /^vitest$/, replacement: join(import.meta.dirname, 'tests.ts') }] },
  test: {
    globals: true,
    fsModuleCache: false, // a file is loaded with the changes of this run, not with those of the last
    include: ['tools/mutation/trial.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 0,
    teardownTimeout: 100,
  },
})
