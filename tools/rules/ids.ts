/** The ids of rules: which games have which, and how to find them in code and in the names of tests. */

/** How one game's digest is written. */
export interface Conventions {
  readonly prefix: string
  readonly files: readonly string[]
  readonly chapter: RegExp
  /** First cells of table rows that are rulings. */
  readonly rulings?: RegExp
  /** `- a. text` and `- .1 text` below `### DR-2.5.4 Towers` are DR-2.5.4a and DR-2.5.4.1. */
  readonly nested?: true
}

/** Game folder ↔ digest: the one place that knows. */
export const DIGESTS: Readonly<Record<string, Conventions>> = {
  skirmish: { prefix: 'SK', files: ['skirmish.md'], chapter: /^SK-(\d+|[A-Z]+)/ },
  titan: { prefix: 'TI', files: ['titan.md'], chapter: /^TI-(\d+|[A-Z]+)/, rulings: /^[AD]\d+$/ },
  'dragon-rage': {
    prefix: 'DR',
    files: ['dragon-rage.md'],
    chapter: /^DR-(2\.\d+|\d+)/,
    rulings: /^\d+$/,
    nested: true,
  },
  warcraft: { prefix: 'WC', files: ['warcraft.md'], chapter: /^WC-[BX]-\w{3}/ },
  demonworld: {
    prefix: 'DW',
    files: ['demonworld-1-intro-standard.md', 'demonworld-2-expert-extra.md'],
    chapter: /^DW-(EX2|EX|IMP|T|[IVXL]+)/,
    rulings: /^(AMB2?|OCR)-\d+$/,
  },
}

const PREFIXES = Object.values(DIGESTS).map(each => each.prefix)
/** An id as a regular expression's source. */
export const ID = `(?:${PREFIXES.join('|')})-[0-9A-Z][0-9A-Za-z]*(?:[.-][0-9A-Za-z]+)*`

/** Every id-like word of a text, with its place. */
export function mentions(text: string): { id: string; at: number }[] {
  return [...text.matchAll(new RegExp(`(?<![\\w-])${ID}`, 'g'))].map(found => ({ id: found[0], at: found.index }))
}

/** The ids a test's name starts with: `TI-7.4a TI-7.4b a block …` proves two. */
export function leadingIds(title: string): string[] {
  const start = new RegExp(`^\\s*(?:(?:[,;:/&+]|and\\b)\\s*)*(${ID})(?![\\w-])`)
  const ids: string[] = []
  for (let found = start.exec(title); found; found = start.exec(title)) {
    ids.push(found[1])
    title = title.slice(found[0].length)
  }
  return ids
}
