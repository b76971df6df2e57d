import type { Language } from '@hexarium/kernel'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { language } from '../language.ts'

/** Words that come with a part of the page, in its language: English at once, the others fetched. Without a connection English must do. */
export async function inLanguage<W>(
  en: W,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<W>>>,
): Promise<ReadonlySignal<W>> {
  const fetch = (wanted: Language): Promise<W> =>
    wanted === 'en' ? Promise.resolve(en) : others[wanted]().catch(() => en)
  const loaded = signal<{ language: Language; words: W }>({
    language: language.peek(),
    words: await fetch(language.peek()),
  })
  effect(() => {
    const wanted = language.value
    if (wanted === loaded.peek().language) return
    void fetch(wanted).then(words => {
      if (language.peek() === wanted) loaded.value = { language: wanted, words }
    })
  })
  return computed(() => loaded.value.words)
}
