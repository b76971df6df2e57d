import { inLanguage } from '../../words/in-language.ts'
import { en } from './en.ts'
import type { HouseWords } from './words.ts'

/** What the pages among people say, in the page's language. */
export const spoken = inLanguage<HouseWords>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
})
