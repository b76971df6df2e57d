import { LANGUAGES, type Language } from '@hexarium/kernel'
import { messageOf } from './deed.ts'

/** What is wrong with a sentence: it throws, is missing, or shows that something was. */
export function wordsFault(make: () => string | undefined): string | undefined {
  try {
    const text = make()
    if (typeof text !== 'string' || text.trim() === '') return 'is missing'
    return /undefined|NaN|\[object/.test(text) ? `reads “${text}”` : undefined
  } catch (error) {
    return `throws: ${messageOf(error)}`
  }
}

/** What is wrong with a sentence in one of the languages. */
export function inEveryLanguage(what: string, make: (language: Language) => string | undefined): string | undefined {
  for (const language of LANGUAGES) {
    const fault = wordsFault(() => make(language))
    if (fault) return `the ${language} text of ${what} ${fault}`
  }
  return undefined
}
