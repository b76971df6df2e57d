import type { Language } from '@hexarium/kernel'
import type { CardWords } from '../text/cards.ts'
import { cards as de } from '../text/de/cards.ts'
import { text as deText } from '../text/de/index.ts'
import { cards as en } from '../text/en/cards.ts'
import { text as enText } from '../text/en/index.ts'
import { cards as fr } from '../text/fr/cards.ts'
import { text as frText } from '../text/fr/index.ts'
import type { DemonworldText } from '../text/words.ts'

/** Everything a card is worded with. */
export interface Words {
  readonly language: Language
  readonly cards: CardWords
  readonly text: DemonworldText
}

export const wordsIn: Readonly<Record<Language, Words>> = {
  en: { language: 'en', cards: en, text: enText },
  de: { language: 'de', cards: de, text: deText },
  fr: { language: 'fr', cards: fr, text: frText },
}
