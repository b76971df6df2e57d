import { configDefaults, defineConfig } from 'vitest/config'

/** Set by `npm run mutate`: only this game's own golden tests, which are quick and point at rules. */
const mutated = process.env['HEXARIUM_MUTATE']
const slow = ['laws', 'bot*', 'records', 'scene', 'text'].map(name => `**/*(expert-)${name}.test.ts`)

export default defineConfig({
  test: {
    include: [mutated ? `games/${mutated}/test/**/*.test.ts` : '{packages,games,apps,tools}/**/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(mutated ? slow : [])],
    testTimeout: 120_000,
  },
})
