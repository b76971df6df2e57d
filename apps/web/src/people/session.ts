import type { Self } from '@hexarium/wire'
import { language } from '../language.ts'
import { api } from '../online/server.ts'
import { prefer, preferences } from '../preferences.ts'
import { person } from './me.ts'

/** One is somebody else from now on. The account's language comes along, unless this browser's reader chose one. */
export function become(self: Self | null): void {
  person.value = self
  if (self?.language && preferences.peek().language === 'auto' && self.language !== language.peek())
    prefer({ language: self.language })
}

/** Asks anew who one is. */
export async function lookAgain(): Promise<Self | null> {
  const self = await api('GET /me')
  person.value = self
  return self
}

/** Says in which language letters are written, and by which clock it is quiet, where one has not said so. */
export async function introduce(): Promise<void> {
  const self = person.peek()
  if (!self || (self.language !== null && self.zone !== null)) return
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  person.value = await api('PATCH /me', {
    body: { language: self.language ?? language.peek(), zone: self.zone ?? zone ?? 'UTC' },
  })
}
