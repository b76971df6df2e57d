import type { DigestSpec } from '@hexarium/kernel'

/** Where the rules of Titan are written down. */
export const digest: DigestSpec = {
  prefix: 'TI',
  files: ['titan.md'],
  chapter: /^TI-(\d+|[A-Z]+)/,
  rulings: /^[AD]\d+$/,
}
