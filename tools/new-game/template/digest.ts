import type { DigestSpec } from '@hexarium/kernel'

/** Where the rules of Toy Game are written down. */
export const digest: DigestSpec = { prefix: 'TG', files: ['toy-game.md'], chapter: /^TG-(\d+|[A-Z]+)/ }
