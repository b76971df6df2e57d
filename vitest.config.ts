import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,games,apps,tools}/**/test/**/*.test.ts'],
    testTimeout: 120_000,
  },
})
