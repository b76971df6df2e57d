import { Refused } from '../port/desk.ts'
import { inLanguage } from '../words/in-language.ts'
import { en } from './words/en.ts'
import type { Fault, PeopleWords } from './words/words.ts'

/** What the pages about people say, in the page's language. */
export const saying = inLanguage<PeopleWords>(en, {
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
})

/** What the server's codes are called in the words. */
const FAULTS: Readonly<Record<string, Fault>> = {
  away: 'away',
  closing: 'away',
  banned: 'banned',
  muted: 'muted',
  done: 'done',
  guest: 'guest',
  limit: 'limit',
  login: 'login',
  'login-taken': 'loginTaken',
  malformed: 'malformed',
  name: 'name',
  'no-person': 'noPerson',
  'no-session': 'noSession',
  'no-session-of-yours': 'done',
  'no-table': 'noTable',
  'not-yours': 'notYours',
  passkey: 'passkey',
  token: 'token',
  vacation: 'vacation',
}

/** Why something did not go, in the reader's words. What a code means may be said more exactly by who asked. */
export function whyNot(error: unknown, exactly: Partial<Record<string, Fault>> = {}): string {
  const { faults } = saying.peek()
  if (!(error instanceof Refused)) return isByHand(error) ? faults.passkey : faults.failure
  const { code, text } = error.problem
  const fault = exactly[code] ?? FAULTS[code] ?? 'failure'
  // Why somebody is kept out was written by who did it.
  return fault === 'banned' || fault === 'muted' ? `${faults[fault]} ${text}` : faults[fault]
}

/** True if the browser was not shown what it asked for. */
function isByHand(error: unknown): boolean {
  return error instanceof DOMException
}
