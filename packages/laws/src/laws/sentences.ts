import { LANGUAGES, type Language } from '@hexarium/kernel'
import { messageOf } from './deed.ts'
import { languageFault } from './language.ts'

/** What is wrong with a sentence: it throws, is missing, or does not read as its language does. */
export function wordsFault(
  make: () => string | undefined,
  language: Language,
  english?: () => string | undefined,
): string | undefined {
  try {
    const text = make()
    if (typeof text !== 'string' || text.trim() === '') return 'is missing'
    // A game made for a test may speak English only: whether words are translated is for phraseFaults to judge.
    return languageFault(text, text === english?.() ? 'en' : language)
  } catch (error) {
    return `throws: ${messageOf(error)}`
  }
}

/** What is wrong with a sentence in one of the languages. */
export function inEveryLanguage(what: string, make: (language: Language) => string | undefined): string | undefined {
  for (const language of LANGUAGES) {
    const fault = wordsFault(
      () => make(language),
      language,
      () => make('en'),
    )
    if (fault) return `the ${language} text of ${what} ${fault}`
  }
  return undefined
}
