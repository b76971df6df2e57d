import type { DigestSpec } from '@hexarium/kernel'

/** Where the rules of Skirmish are written down. */
export const digest: DigestSpec = { prefix: 'SK', files: ['skirmish.md'], chapter: /^SK-(\d+|[A-Z]+)/ }
