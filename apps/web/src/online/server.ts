import type { Problem } from '@hexarium/kernel'
import { signal } from '@preact/signals'
import { Refused } from '../port/desk.ts'

/** Somebody a server knows: a guest at first. */
export interface Person {
  id: string
  name: string
}

/** Who one is; null for somebody the server does not know yet; undefined while there is no server. */
export const person = signal<Person | null | undefined>(undefined)

/** A table as the server describes it. */
export interface TableCard {
  id: string
  game: string
  title: string
  host: string
  status: 'open' | 'running' | 'finished' | 'broken'
  seats: { kind: 'open' | 'invited' | 'person' | 'bot'; person: string | null; name: string; level: string | null }[]
  terms: { rated: boolean; clock: { kind: 'none' | 'live' | 'days'; days?: number } }
  /** The table at which those who sat here play again. */
  rematch?: string | null
  /** The secret of the link, for those who sit here. */
  link?: string
}

/** A table in a list. */
export type Listed = Omit<TableCard, 'terms' | 'host' | 'link'>

/** Asks the server. Throws `Refused` with what it says, or with the code `away` if it does not answer. */
export async function api<T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
  const text = body === undefined ? null : JSON.stringify(body)
  const answer = await fetch(`/api${path}`, { method, headers, body: text }).catch(() => null)
  const type = answer?.headers.get('Content-Type') ?? ''
  if (!answer || !type.includes('json')) throw new Refused({ code: 'away', text: '' })
  const value = (await answer.json()) as T & { problem?: Problem }
  if (!answer.ok) throw new Refused(value.problem ?? { code: 'away', text: '' })
  return value
}

/** The one question under way, of those that must not be asked twice at the same time. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | null = null
  return () => (asking ??= ask().finally(() => (asking = null)))
}

/** Looks whether this page came from a server that keeps tables, and who one is there. */
export const findServer = once(async (): Promise<void> => {
  if (person.peek() !== undefined) return
  try {
    person.value = await api<Person | null>('GET', '/me')
  } catch {} // this page came from elsewhere, or the server is away
})

/** One is somebody from here on: the server's guest, if it knew nobody. Whoever asks at the same time is the same guest. */
export const beSomebody = once(async (): Promise<Person> => {
  await findServer()
  const known = person.peek()
  if (known) return known
  const guest = await api<Person>('POST', '/guest', {})
  person.value = guest
  return guest
})

/** A share in the dice that only this browser knew. */
export function ownNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('')
}
