import type { DigestSpec } from '@hexarium/kernel'

/** Where the rules of Dragon Rage are written down. */
export const digest: DigestSpec = {
  prefix: 'DR',
  files: ['dragon-rage.md'],
  chapter: /^DR-(2\.\d+|\d+)/,
  rulings: /^\d+$/,
  nested: true,
}
