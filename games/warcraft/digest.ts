import type { DigestSpec } from '@hexarium/kernel'

/** Where the rules of Warcraft are written down. */
export const digest: DigestSpec = { prefix: 'WC', files: ['warcraft.md'], chapter: /^WC-[BX]-\w{3}/ }
