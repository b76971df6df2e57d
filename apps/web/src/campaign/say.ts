import { inLanguage } from '../words/in-language.ts'
import { en } from './words/en.ts'
import type { CampaignWords } from './words/words.ts'

/** What these pages say, in the page's language. */
export const saying = inLanguage<CampaignWords>(en, {
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
})
