import type { AnyCall, CallArgs, Refusal, Reply, Self, WayName } from '@hexarium/wire'
import { addressOf } from '@hexarium/wire/address'
import { person } from '../people/me.ts'
import { Refused } from '../port/desk.ts'

export { person }

/** The ways on which one's session ends, and another one begins, or none. */
const TURNING: ReadonlySet<WayName> = new Set([
  'POST /register',
  'POST /login',
  'POST /login/passkey',
  'POST /logout',
  'POST /password/reset',
  'DELETE /me',
])

/** What is being asked; and the way on which one is becoming somebody else. */
const underWay = new Set<Promise<unknown>>()
let turning: Promise<unknown> | null = null

/**
 * Asks the server on one of its ways. Throws `Refused` with what it says, or with the code `away` if it does not answer. While a
 * session ends nothing else is under way: it would be asked by somebody whom the server no longer knows.
 */
export async function api<W extends WayName>(way: W, ...args: CallArgs<W>): Promise<Reply<W>> {
  while (turning) await turning.catch(() => {})
  const isTurning = TURNING.has(way)
  const asking = isTurning ? quiet().then(() => ask(way, ...args)) : ask(way, ...args)
  if (isTurning) turning = asking
  underWay.add(asking)
  try {
    return await asking
  } finally {
    underWay.delete(asking)
    if (turning === asking) turning = null
  }
}

/** Resolves when nothing is under way any more; what takes long is not waited for. */
const quiet = (): Promise<unknown> =>
  Promise.race([Promise.allSettled([...underWay]), new Promise(resolve => setTimeout(resolve, 2000))])

async function ask<W extends WayName>(way: W, ...args: CallArgs<W>): Promise<Reply<W>> {
  const [{ params, query, body } = {}]: [AnyCall?] = args
  const { method, path } = addressOf(way, params, query)
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
  const text = body === undefined ? null : JSON.stringify(body)
  const answer = await fetch(`/api${path}`, { method, headers, body: text }).catch(() => null)
  const type = answer?.headers.get('Content-Type') ?? ''
  if (!answer || !type.includes('json')) throw new Refused({ code: 'away', text: '' })
  // What the server sends is held against the schemas of its ways by its tests; a page carries none.
  if (answer.ok) return answer.json()
  const { problem }: Partial<Refusal> = await answer.json()
  throw new Refused(problem ?? { code: 'away', text: '' })
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
    person.value = await api('GET /me')
  } catch {} // this page came from elsewhere, or the server is away
})

/** One is somebody from here on: the server's guest, if it knew nobody. Whoever asks at the same time is the same guest. */
export const beSomebody = once(async (): Promise<Self> => {
  await findServer()
  const known = person.peek()
  if (known) return known
  const guest = await api('POST /guest', { body: {} })
  person.value = guest
  return guest
})
