import type { Outcome } from '@hexarium/kernel'
import { type Read, type Reply, type Role, type Way, type WayName, ways } from '@hexarium/wire'
import type { House } from '../house.ts'
import type { Person } from '../people/sessions.ts'
import type { LimitName } from './limits.ts'

/** What a request brings along, whatever its way. */
export interface Visit {
  house: House
  /** Who asks; only routes for anyone may find nobody. */
  person: Person
  address: string
  agent: string
  /** Gives the caller a session. */
  logIn(person: string): Promise<void>
  logOut(): void
  /** True if this browser logged in by that name before. */
  isKnown(login: string): boolean
  /** Has this browser known for having logged in by a name. */
  beKnown(login: string): void
}

/** What comes along with a way, as its schemas have read it. */
export interface Brought<W extends WayName> {
  params: Read<W, 'params'>
  query: Read<W, 'query'>
  body: Read<W, 'body'>
}

/** What this house does when somebody takes a way. */
interface Doing<W extends WayName> {
  summary: string
  /** `anyone` may come without a session. */
  who: 'anyone' | 'person' | Role
  limit?: LimitName
  /** What the reply is, if not JSON: then it is text as it stands. */
  type?: 'text/csv' | 'text/html'
  /** Bytes a body may have. */
  bodyLimit?: number
  handle(call: Visit & Brought<W>): Promise<Outcome<Reply<W>>>
}

/** One way in. The schemas that check what comes also describe it in the OpenAPI document, and type what pages say. */
export interface Route extends Way, Omit<Doing<WayName>, 'handle'> {
  name: WayName
  method: string
  /** As Hono writes it: `/tables/:id`. */
  path: string
  handle(visit: Visit, brought: Record<'params' | 'query' | 'body', unknown>): Promise<Outcome<unknown>>
}

/** What is done on a way, with types that follow from its schemas. */
export function route<W extends WayName>(name: W, { handle, ...doing }: Doing<W>): Route {
  const [method, path] = name.split(' ')
  return {
    name,
    method,
    path,
    ...ways[name],
    ...doing,
    // What is brought was read by the schemas of this very way.
    handle: (visit, brought) => handle({ ...visit, ...(brought as Brought<W>) }),
  }
}

/** Which HTTP status goes with a refusal. */
export function statusOf(code: string): number {
  return STATUS[code] ?? 422
}

const STATUS: Readonly<Record<string, number>> = {
  malformed: 400,
  'no-session': 401,
  login: 401,
  passkey: 401,
  'not-seated': 403,
  'not-yours': 403,
  blocked: 403,
  banned: 403,
  muted: 403,
  origin: 403,
  'no-table': 404,
  'no-seat': 409,
  done: 409,
  'no-person': 404,
  'no-game': 404,
  'no-program': 404,
  'no-record': 404,
  'no-route': 404,
  'no-session-of-yours': 404,
  'no-seek': 404,
  'no-order': 404,
  'no-contest': 404,
  'damaged-log': 500,
  stale: 409,
  started: 409,
  running: 409,
  'login-taken': 409,
  tables: 409,
  large: 413,
  limit: 429,
  failure: 500,
  closing: 503,
}
