import type { Outcome } from '@hexarium/kernel'
import type { z } from 'zod'
import type { House } from '../house.ts'
import type { Person } from '../people/sessions.ts'
import type { LimitName } from './limits.ts'

/** What a request brings along. */
export interface Call<P, Q, B> {
  house: House
  /** Who asks; only routes for anyone may find nobody. */
  person: Person
  params: P
  query: Q
  body: B
  address: string
  agent: string
  /** Gives the caller a session. */
  logIn(person: string): Promise<void>
  logOut(): void
}

/** One way in. The same schemas check what comes and describe it in the OpenAPI document. */
export interface Route<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** As Hono writes it: `/tables/:id`. */
  path: string
  summary: string
  /** `anyone` may come without a session. */
  who: 'anyone' | 'person'
  params?: P
  query?: Q
  body?: B
  /** What it replies when all went well. */
  reply: z.ZodType
  limit?: LimitName
  /** Bytes a body may have. */
  bodyLimit?: number
  handle(call: Call<z.infer<P>, z.infer<Q>, z.infer<B>>): Promise<Outcome<unknown>>
}

/** A route, with types that follow from its schemas. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(spec: Route<P, Q, B>): Route {
  return spec as unknown as Route
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
  origin: 403,
  'no-table': 404,
  'no-seat': 409,
  'no-person': 404,
  'no-game': 404,
  'no-record': 404,
  'no-route': 404,
  'no-session-of-yours': 404,
  stale: 409,
  started: 409,
  running: 409,
  'login-taken': 409,
  large: 413,
  limit: 429,
  failure: 500,
  closing: 503,
}
