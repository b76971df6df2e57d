import { defineConfig } from 'vitest/config'

/** Set by `npm run mutate`: only this game's own golden tests, which are quick and point at rules. */
const mutated = process.env['HEXARIUM_MUTATE']

export default defineConfig({
  test: {
    include: [mutated ? `games/${mutated}/test/**/*.test.ts` : '{packages,games,apps,tools}/**/test/**/*.test.ts'],
    exclude: mutated
      ? ['**/laws.test.ts', '**/bot*.test.ts', '**/fixtures.test.ts', '**/scene.test.ts', '**/text.test.ts']
      : [],
    testTimeout: 120_000,
  },
})
