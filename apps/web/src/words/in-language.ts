import type { Language } from '@hexarium/kernel'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { language } from '../language.ts'
import { wordsUnderWay } from '../pages/coming.tsx'

/**
 * Words that come with a part of the page, in its language: English at once, the others fetched. Whoever shows that part waits for
 * `wordsUnderWay` first. No module waits for them while it is evaluated: WebKit hands out modules that are not done yet.
 */
export function inLanguage<W>(
  en: W,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<W>>>,
): ReadonlySignal<W> {
  const loaded = signal<{ language: Language; words: W }>({ language: 'en', words: en })
  // Without a connection English must do.
  const load = async (wanted: Language) => {
    const words = wanted === 'en' ? en : await others[wanted]().catch(() => en)
    if (language.peek() === wanted) loaded.value = { language: wanted, words }
  }
  effect(() => {
    if (language.value === loaded.peek().language) return
    const coming = load(language.value)
    wordsUnderWay.add(coming)
    void coming.then(() => wordsUnderWay.delete(coming))
  })
  return computed(() => loaded.value.words)
}
