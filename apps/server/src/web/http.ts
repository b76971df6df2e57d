import type { IncomingMessage } from 'node:http'
import { type Outcome, refused } from '@hexarium/kernel'
import type { Refusal, WayName } from '@hexarium/wire'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { z } from 'zod'
import type { House } from '../house.ts'
import { isSame } from '../ids.ts'
import { untilWhen } from '../keeping/until.ts'
import type { Person } from '../people/sessions.ts'
import { Readiness } from '../run/readiness.ts'
import { type LimitName, sameAddress } from './limits.ts'
import { openApi } from './openapi.ts'
import { isOurOwn, strangerTold } from './origin.ts'
import { servePage } from './page.ts'
import { type Route, statusOf } from './route.ts'
import { routes } from './routes.ts'
import type { Whom } from './trace.ts'

/** The session's cookie; over TLS browsers let nobody else set one with this prefix. */
export function sessionCookie({ origin }: Pick<House, 'origin'>): string {
  return isSecure(origin) ? '__Host-hexarium' : 'hexarium'
}

/** The cookie of a browser that logged in before. */
const KNOWN = 'hexarium-known'

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}

/** Bytes a body may have, where a route does not say otherwise. */
const BODY = 64_000

/** How deep lists and objects in a body may be nested. */
const DEPTH = 40

type Bindings = { Bindings: HttpBindings }

/** Nothing but our own scripts, styles, images and sockets; no framing. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The HTTP side of a house. */
export function httpApp(house: House): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.use(async (context, next) => {
    await next()
    if (!context.res.headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', POLICY)
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'same-origin')
    context.header('Cross-Origin-Opener-Policy', 'same-origin')
    if (isSecure(house.origin)) context.header('Strict-Transport-Security', 'max-age=31536000')
  })
  app.get('/healthz', context => context.text('ok'))
  const readiness = new Readiness(house.store, house.now)
  app.get('/readyz', async context => {
    if (house.closing) return context.text('closing', 503)
    return (await readiness.isReady()) ? context.text('ok') : context.text('cannot write', 503)
  })
  app.get('/metrics', async context => {
    const token = house.config.METRICS_TOKEN
    if (token === undefined && !isFromHere(context.env.incoming))
      return context.text('Set METRICS_TOKEN to read this from another machine.', 403)
    if (token !== undefined && !isSame(context.req.header('authorization') ?? '', `Bearer ${token}`))
      return context.text('wrong token', 401)
    return context.text(await house.metrics.registry.metrics(), 200, {
      'Content-Type': house.metrics.registry.contentType,
    })
  })
  let described: string | undefined
  app.get('/api/openapi.json', context => {
    described ??= JSON.stringify(openApi(routes, house.origin)) // to make it takes as long as a hundred choices
    return context.body(described, 200, { 'Content-Type': 'application/json' })
  })
  for (const route of routes) {
    const path = `/api${route.path}`
    // Only where a body is read: to look for one is a good part of what a list costs.
    if (route.body)
      app.on(
        route.method,
        path,
        bodyLimit({ maxSize: route.bodyLimit ?? BODY, onError: context => reply(context, tooLarge()) }),
      )
    app.on(route.method, path, context => answer(house, route, context))
  }
  app.all('/api/*', context => reply(context, refused('no-route', 'There is nothing here.')))
  if (house.config.WEB !== undefined) servePage(app, house.config.WEB)
  app.notFound(context => context.text('There is nothing here.', 404))
  app.onError((error, context) => {
    house.failed(error)
    return reply(context, refused('failure', 'Something went wrong here; it was noted.'))
  })
  return app
}

async function answer(house: House, route: Route, context: Context<Bindings>): Promise<Response> {
  const stop = house.metrics.requests.startTimer({ method: route.method.toLowerCase(), route: route.path })
  const whom: Whom = { address: addressOf(house, context.env.incoming) }
  const outcome = await outcomeOf(house, route, context, whom)
  house.trace.of(route.name, whom, outcome.ok ? 'ok' : outcome.problem.code)
  const response = outcome.ok && route.type ? text(context, route.type, String(outcome.value)) : reply(context, outcome)
  stop({ status: response.status })
  return response
}

/** What comes of a request; who made it is noted as it comes out. */
async function outcomeOf(
  house: House,
  route: Route,
  context: Context<Bindings>,
  whom: Whom,
): Promise<Outcome<unknown>> {
  const { address } = whom
  if (house.limits.exceeds('address', address)) return tooMany()
  if (route.method !== 'GET' && !isOurOwn(house.config, context.env.incoming.headers))
    return refused('origin', strangerTold(house.config))
  const person = await personOf(house, getCookie(context, sessionCookie(house)))
  whom.person = person?.id
  const stop = await cannotEnter(house, route, person)
  if (stop) return stop
  const reads = person ? 'look' : 'glimpse'
  const limit = route.limit ?? (route.method === 'GET' ? reads : undefined)
  if (limit && house.limits.exceeds(limit, person && !BY_ADDRESS.has(limit) ? person.id : address)) return tooMany()
  const params = read(route.params, context.req.param())
  const query = read(route.query, context.req.query())
  const body = route.body ? read(route.body, await jsonOf(context)) : undefined
  for (const part of [params, query, body]) if (part && !part.ok) return part
  const brought = {
    params: params?.ok ? params.value : undefined,
    query: query?.ok ? query.value : undefined,
    body: body?.ok ? body.value : undefined,
  }
  whom.name = (brought.body as { login?: string } | undefined)?.login
  const kept = {
    httpOnly: true,
    sameSite: 'Lax' as const,
    secure: isSecure(house.origin),
    path: '/',
    maxAge: house.config.SESSION_DAYS * 24 * 60 * 60,
  }
  const visit = {
    house,
    person: person!, // only routes for anyone may find nobody, and they look
    address,
    agent: context.req.header('user-agent') ?? '',
    async logIn(id: string) {
      whom.person = id
      const cookie = await house.sessions.begin(id, context.req.header('user-agent') ?? '')
      setCookie(context, sessionCookie(house), cookie, kept)
    },
    logOut: () => void deleteCookie(context, sessionCookie(house), { path: '/', secure: kept.secure }),
    isKnown: (login: string) => house.sessions.isKnown(login, getCookie(context, KNOWN)),
    beKnown(login: string) {
      whom.name = login
      setCookie(context, KNOWN, house.sessions.known(login), kept)
    },
  }
  const outcome = await route.handle(visit, brought)
  if (outcome.ok) house.replied?.(route.name, outcome.value)
  return outcome
}

/** Limits that count whoever comes from an address: by these one becomes somebody, and somebody else the next time. */
const BY_ADDRESS: ReadonlySet<LimitName> = new Set(['guest', 'register', 'passkey', 'secret', 'forgotten'])

/** Ways in that are open to who is banned: he may know it, and go. */
const EVEN_BANNED: ReadonlySet<WayName> = new Set(['GET /me', 'POST /logout', 'GET /me/export', 'DELETE /me'])

/** What stands against somebody's taking a way at all. */
async function cannotEnter(
  house: House,
  { who, name }: Route,
  person: Person | undefined,
): Promise<Outcome<never> | undefined> {
  if (!person) return who === 'anyone' ? undefined : refused('no-session', 'Say who you are first: POST /api/guest.')
  const ban = EVEN_BANNED.has(name) ? undefined : house.keepers.sanctionOf(person.id, 'ban')
  if (ban) return refused('banned', `You are banned ${untilWhen(ban)}: ${ban.reason}`)
  if (who === 'anyone' || who === 'person') return undefined
  const role = await house.keepers.roleOf(person)
  return role === 'keeper' || role === who ? undefined : refused('not-yours', 'This is for those who keep order here.')
}

function reply(context: Context<Bindings>, outcome: Outcome<unknown> | ({ ok: false } & Refusal)): Response {
  context.header('Cache-Control', 'no-store')
  if (outcome.ok) return context.json((outcome.value ?? null) as object)
  const { ok: _, ...refusal } = outcome
  return context.json(refusal satisfies Refusal, statusOf(refusal.problem.code) as 400)
}

/** What is shown in frames of other pages: no script, nothing loaded, no form. */
const FRAMED = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"

/** A reply that is text as it stands. */
function text(context: Context<Bindings>, type: string, body: string): Response {
  if (type === 'text/html') context.header('Content-Security-Policy', FRAMED)
  else context.header('Content-Disposition', 'attachment; filename="hexarium.csv"')
  context.header('Cache-Control', 'no-store')
  return context.body(body, 200, { 'Content-Type': `${type}; charset=utf-8` })
}

/** What a schema makes of something; a problem says where it does not fit. */
export function read<T extends z.ZodType>(schema: T | undefined, given: unknown): Outcome<z.infer<T>> | undefined {
  if (!schema) return undefined
  const result = schema.safeParse(given)
  if (result.success) return { ok: true, value: result.data }
  const [issue] = result.error.issues
  return refused('malformed', `${issue.path.join('.') || 'It'}: ${issue.message}`.slice(0, 300))
}

/** A body. None that we want is nested deep, or holds a zero: PostgreSQL keeps no such text. */
async function jsonOf(context: Context<Bindings>): Promise<unknown> {
  const text = await context.req.text()
  try {
    const json: unknown = text === '' ? {} : JSON.parse(text)
    return isDeeper(json, DEPTH) || text.includes('\\u0000') ? undefined : json
  } catch {
    return undefined
  }
}

/** True if lists and objects are nested deeper than that: nothing sensible is, and it would cost us our stack. */
function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some(item => isDeeper(item, depth - 1))
}

/** Whom a cookie belongs to. */
export async function personOf(house: House, cookie: string | undefined): Promise<Person | undefined> {
  return cookie === undefined || cookie.length > 200 ? undefined : house.sessions.find(cookie)
}

/** True if a request comes from this very machine, and not through a proxy on it. */
function isFromHere({ headers, socket }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
}

/** Where a request comes from. */
export function addressOf(house: House, incoming: IncomingMessage): string {
  const forwarded = house.config.TRUST_PROXY ? incoming.headers['x-forwarded-for'] : undefined
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return sameAddress(last || incoming.socket.remoteAddress || 'unknown')
}

function tooMany(): Outcome<never> {
  return refused('limit', 'That is too much at once: wait a little.')
}

function tooLarge(): Outcome<never> {
  return refused('large', 'That is too large.')
}
