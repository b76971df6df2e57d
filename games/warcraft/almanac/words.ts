import type { Language } from '@hexarium/kernel'
import type { AlmanacWords } from '../text/almanac.ts'
import { almanac as de } from '../text/de/almanac.ts'
import { names as deNames } from '../text/de/names.ts'
import { almanac as en } from '../text/en/almanac.ts'
import { names as enNames } from '../text/en/names.ts'
import { almanac as fr } from '../text/fr/almanac.ts'
import { names as frNames } from '../text/fr/names.ts'
import type { Names } from '../text/names.ts'

/** Everything a card is worded with. */
export interface Words {
  readonly names: Names
  readonly words: AlmanacWords
}

export const wordsIn: Readonly<Record<Language, Words>> = {
  en: { names: enNames, words: en },
  de: { names: deNames, words: de },
  fr: { names: frNames, words: fr },
}
