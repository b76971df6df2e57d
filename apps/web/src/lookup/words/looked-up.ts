import { inLanguage } from '../../words/in-language.ts'
import { en } from './en.ts'
import type { LookUpWords } from './words.ts'

/** What is said around cards, charts and briefings, in the page's language. */
export const lookedUp = inLanguage<LookUpWords>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
})
