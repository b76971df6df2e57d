import type { Language } from '@hexarium/kernel'
import { computed, effect, signal } from '@preact/signals'
import { language } from '../../language.ts'
import { en } from './en.ts'
import type { HouseWords } from './words.ts'

/** Without a connection English must do. */
async function wordsIn(wanted: Language): Promise<HouseWords> {
  if (wanted === 'de') return import('./de.ts').then(({ de }) => de).catch(() => en)
  if (wanted === 'fr') return import('./fr.ts').then(({ fr }) => fr).catch(() => en)
  return en
}

const loaded = signal({ language: language.peek(), words: await wordsIn(language.peek()) })

/** What the pages among people say, in the page's language. */
export const spoken = computed(() => loaded.value.words)

effect(() => {
  const wanted = language.value
  if (wanted === loaded.peek().language) return
  void wordsIn(wanted).then(words => {
    if (language.peek() === wanted) loaded.value = { language: wanted, words }
  })
})
