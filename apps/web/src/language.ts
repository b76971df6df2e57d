import type { Language } from '@hexarium/kernel'
import { computed, effect, signal } from '@preact/signals'
import { preferences } from './preferences.ts'
import { en } from './words/en.ts'
import type { Words } from './words/words.ts'

const known: readonly Language[] = ['en', 'de', 'fr']

/** The language of the page: the reader's choice, or the browser's. */
export const language = computed<Language>(() => {
  const chosen = preferences.value.language
  if (chosen !== 'auto') return chosen
  const wanted = navigator.languages.map(tag => tag.slice(0, 2) as Language)
  return wanted.find(tag => known.includes(tag)) ?? 'en'
})

const loaders = {
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
}

const loaded = signal<{ language: Language; words: Words }>({ language: 'en', words: en })

/** What the page says, in its language. */
export const words = computed(() => loaded.value.words)

/** A share of one, as the page's language writes it: `45%`, `45 %`. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent' }).format(share)

/** A number with two decimals, as the page's language writes it. */
export const decimals = (number: number): string =>
  number.toLocaleString(language.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Loads the words of the language wanted; English stands in until they are there. */
export async function loadWords(): Promise<void> {
  const wanted = language.value
  const found = wanted === 'en' ? en : await loaders[wanted]().catch(() => en)
  if (language.peek() === wanted) loaded.value = { language: wanted, words: found }
  document.documentElement.lang = wanted
}

effect(() => {
  if (language.value !== loaded.peek().language) void loadWords()
  else document.documentElement.lang = language.value
})
