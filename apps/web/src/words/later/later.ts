import { inLanguage } from '../../words/in-language.ts'
import { en } from './en.ts'
import type { LaterWords } from './words.ts'

/** What the pages that come later say, in the page's language. */
export const later = inLanguage<LaterWords>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
})
