import { language } from '../language.ts'
import { inLanguage } from '../words/in-language.ts'
import { en } from './words/en.ts'
import type { ContestWords } from './words/words.ts'

/** What these pages say, in the page's language. */
export const saying = inLanguage<ContestWords>(en, {
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
})

/** A number as its reader writes it: 2.5 or 2,5. */
export const inDigits = (value: number): string => new Intl.NumberFormat(language.value).format(value)
