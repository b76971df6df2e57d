import type { DigestSpec } from '@hexarium/kernel'

/** Where the rules of Demonworld are written down. */
export const digest: DigestSpec = {
  prefix: 'DW',
  files: ['demonworld-1-intro-standard.md', 'demonworld-2-expert-extra.md'],
  chapter: /^DW-(EX2|EX|IMP|T|[IVXL]+)/,
  rulings: /^(AMB2?|OCR)-\d+$/,
}
