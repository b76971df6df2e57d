import { LANGUAGES } from '@hexarium/kernel'
import { z } from 'zod'
import { honour } from '../contest.ts'
import { line, personId, time, whole } from '../parts.ts'
import { role } from './keeping.ts'

const name = line
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{C}]*$/u, 'no control characters')
  // letters and signs that are drawn as nothing
  .regex(/^[^\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]*$/u, 'no letters that cannot be seen')
const login = z
  .string()
  .trim()
  .min(3)
  .max(30)
  .regex(/^[\p{L}\p{N}_.-]+$/u, 'letters, digits, _ . - only')
const password = z.string().min(8).max(200)
const id = z.strictObject({ id: line.max(400) })
const someone = z.strictObject({ id: personId })
const base64 = line.max(20_000)
const nothing = z.null()
const empty = z.strictObject({})

/** What a browser sends of a passkey; its content is checked by the proof. */
const credential = z.object({
  id: line.max(1000),
  rawId: base64,
  type: z.literal('public-key'),
  response: z
    .object({ clientDataJSON: base64 })
    .catchall(z.union([base64, z.array(line.max(40)), z.number(), z.null()])),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).nullish(),
})
const opaque = z.looseObject({}).describe('as the browser’s WebAuthn wants it')

const hour = whole.min(0).max(23)
const notify = z.strictObject({
  push: z.boolean(),
  email: z.enum(['never', 'hourly', 'daily']),
  quiet: z
    .strictObject({ from: hour, to: hour })
    .nullable()
    .describe('hours, by one’s own clock, in which nothing is sent'),
  remind: whole.min(0).max(72).describe('so many hours before one’s time is up one is reminded; 0: never'),
})
/** How one wants to be told of one's turn. */
export type Notify = z.infer<typeof notify>

const language = z.enum(LANGUAGES)

const self = z.strictObject({
  id: z.string(),
  name: z.string(),
  login: z.string().nullable().describe('null for a guest'),
  hasPassword: z.boolean(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  notify,
  language: language.nullable().describe('in which letters are written; null if one never said'),
  zone: z.string().nullable().describe('the time zone by whose clock one’s quiet hours are'),
  listed: z.boolean().describe('one stands in ladders and is found by name, and others see one’s games'),
  role: role.nullable().describe('what one may do beyond playing'),
  vacation: z.number().describe('days of vacation left this year'),
})
/** A person as he sees himself. */
export type Self = z.infer<typeof self>

export const people = z.array(z.strictObject({ id: z.string(), name: z.string() }))

const scale = z.enum(['glicko', 'weng-lin'])
const rating = z.strictObject({
  person: z.string(),
  game: z.string(),
  scale,
  rating: z.number(),
  deviation: z.number(),
  volatility: z.number(),
  games: whole,
  updated: time,
})
/** How well somebody plays a game. */
export type Rating = z.infer<typeof rating>

/** Guests, accounts, sessions. */
export const peopleWays = {
  'POST /guest': { body: z.strictObject({ name: name.optional() }), reply: self },
  'GET /me': { reply: self.nullable() },
  'PATCH /me': {
    body: z.strictObject({
      name: name.optional(),
      notify: notify.partial().optional(),
      language: language.optional(),
      zone: line.max(60).optional(),
      listed: z.boolean().optional(),
    }),
    reply: self,
  },
  'POST /register': { body: z.strictObject({ login, password: password.optional() }), reply: nothing },
  'POST /login': {
    body: z.strictObject({ login: line.max(60), password: z.string().max(200) }),
    reply: self,
  },
  'POST /logout': { reply: nothing },
  'POST /password': {
    body: z.strictObject({ old: z.string().max(200).default(''), new: password }),
    reply: nothing,
  },
  'GET /sessions': {
    reply: z.array(z.strictObject({ id: z.string(), agent: z.string(), created: time, used: time, here: z.boolean() })),
  },
  'DELETE /sessions/:id': { params: id, reply: nothing },
  'GET /passkeys': { reply: z.array(z.strictObject({ id: z.string(), created: time })) },
  'POST /passkeys/options': { body: z.strictObject({ password: z.string().max(200).optional() }), reply: opaque },
  'POST /passkeys': { body: credential, reply: nothing },
  'DELETE /passkeys/:id': { params: id, reply: nothing },
  'POST /login/passkey/options': { body: empty, reply: opaque },
  'POST /login/passkey': { body: credential, reply: self },
  'POST /email': { body: z.strictObject({ email: z.email().max(200) }), reply: nothing },
  'POST /email/verify': { body: z.strictObject({ token: line.max(100) }), reply: nothing },
  'DELETE /email': { reply: nothing },
  'POST /password/forgotten': { body: z.strictObject({ email: z.email().max(200) }), reply: nothing },
  'POST /password/reset': { body: z.strictObject({ token: line.max(100), new: password }), reply: nothing },
  'GET /me/export': {
    reply: z.record(z.string(), z.array(z.looseObject({}))).describe('all that is kept of who asks, by what it is'),
  },
  'DELETE /me': { body: z.strictObject({ password: z.string().max(200).optional() }), reply: nothing },
  'GET /blocks': { reply: people },
  'PUT /blocks/:id': { params: someone, reply: z.boolean() },
  'DELETE /blocks/:id': { params: someone, reply: z.boolean() },
  'GET /follows': {
    reply: z.array(z.strictObject({ id: z.string(), name: z.string(), mutual: z.boolean() })),
  },
  'PUT /follows/:id': { params: someone, reply: z.boolean() },
  'DELETE /follows/:id': { params: someone, reply: z.boolean() },
  'POST /vacation': {
    body: z.strictObject({ days: whole.min(1).max(60) }),
    reply: z.strictObject({ tables: whole.describe('at how many tables') }),
  },
  'GET /persons/:id': {
    params: z.strictObject({ id: personId }),
    reply: z.strictObject({
      id: z.string(),
      name: z.string(),
      guest: z.boolean(),
      created: time,
      listed: z.boolean().describe('false: one keeps one’s ratings and games to oneself'),
      ratings: z.array(rating),
      favourites: z.array(z.strictObject({ game: z.string(), count: whole })).describe('games played to their end'),
      against: z
        .strictObject({ won: whole, drawn: whole, lost: whole })
        .nullable()
        .describe('how who asks has fared against him'),
      honours: z.array(honour).describe('what he has won, the latest first'),
      following: z.boolean(),
      mutual: z.boolean().describe('they follow each other'),
      blocked: z.boolean(),
    }),
  },
  'GET /persons/:id/ratings': {
    params: z.strictObject({ id: personId }),
    reply: z
      .array(z.strictObject({ game: z.string(), scale, at: time, rating: z.number() }))
      .describe('after each rated game, the oldest first; of very many after some of them, and after the last'),
  },
  'GET /persons': {
    query: z.strictObject({
      name: line.trim().min(2).max(40),
      limit: z.coerce.number<number>().int().min(1).max(100).default(20),
    }),
    reply: people,
  },
  'GET /ratings/:game': {
    params: z.strictObject({ game: line.max(40) }),
    query: z.strictObject({
      scale: scale.default('glicko'),
      limit: z.coerce.number<number>().int().min(1).max(100).default(20),
      offset: z.coerce.number<number>().int().min(0).max(10_000).default(0),
      games: z.coerce.number<number>().int().min(1).max(1000).default(1).describe('who has played so many at least'),
      days: z.coerce.number<number>().int().min(1).max(3650).optional().describe('who has played in these last days'),
      of: z.enum(['all', 'people', 'followed']).default('all').describe('everybody, no bots, or whom one follows'),
    }),
    reply: z.array(rating.extend({ name: z.string().nullable() })),
  },
}
