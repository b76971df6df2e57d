import type { Signal } from '@preact/signals'
import { language } from '../language.ts'
import { Refused } from '../port/desk.ts'
import type { RefusalWords } from './words.ts'

const loaders: Readonly<Record<'de' | 'fr', () => Promise<RefusalWords>>> = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
}

/** Those who are kept out are told why by who did it: what stands behind the colon. */
const WITH_REASON = new Set(['banned', 'muted'])

/** Why something did not go, in the reader's language. Rules, tables and servers say it in English, with a code. */
export async function whyRefused(error: unknown, otherwise: string): Promise<string> {
  if (!(error instanceof Error) || !error.message) return otherwise
  const reader = language.peek()
  if (reader === 'en' || error instanceof Told) return error.message
  if (!(error instanceof Refused)) return otherwise
  const words: RefusalWords = await loaders[reader]().catch(() => ({}))
  const { code, text } = error.problem
  if (code === TOLD) return text
  const why = Object.hasOwn(words, code) ? words[code] : otherwise
  const reason = text.indexOf(': ')
  return WITH_REASON.has(code) && reason >= 0 ? `${why} (${text.slice(reason + 2)})` : why
}

/** The code of what the page itself says, in the reader's words already. */
export const TOLD = 'told'

/** An error of the page's own, thrown with what it says to the reader. */
export class Told extends Error {}

/** Tells it where it is shown. */
export function tell(into: Signal<string>, error: unknown, otherwise: string): void {
  void whyRefused(error, otherwise).then(why => {
    into.value = why
  })
}
