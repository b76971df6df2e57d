import { fine, refused } from '@hexarium/kernel'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import * as replies from '../replies.ts'
import { route } from '../route.ts'

const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{C}]*$/u, 'no control characters')
const login = z
  .string()
  .trim()
  .min(3)
  .max(30)
  .regex(/^[\p{L}\p{N}_.-]+$/u, 'letters, digits, _ . - only')
const password = z.string().min(8).max(200)
const id = z.strictObject({ id: z.string().max(400) })
const base64 = z.string().max(20_000)

/** What a browser sends of a passkey; its content is checked by the proof. */
const credential = z.object({
  id: z.string().max(1000),
  rawId: base64,
  type: z.literal('public-key'),
  response: z
    .object({ clientDataJSON: base64 })
    .catchall(z.union([base64, z.array(z.string().max(40)), z.number(), z.null()])),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).nullish(),
})

/** Guests, accounts, sessions. */
export const peopleRoutes = [
  route({
    method: 'post',
    path: '/guest',
    summary: 'Be somebody at once; sets the session cookie',
    reply: replies.self,
    who: 'anyone',
    limit: 'guest',
    body: z.strictObject({ name: name.optional() }),
    async handle({ house, body, logIn }) {
      const person = await house.people.guest(body.name ?? '')
      await logIn(person)
      return fine(await house.people.self(person))
    },
  }),
  route({
    method: 'get',
    path: '/me',
    summary: 'Who one is; null for somebody without a session',
    reply: replies.self.nullable(),
    who: 'anyone',
    handle: async ({ house, person }) => fine(person ? await house.people.self(person.id) : null),
  }),
  route({
    method: 'patch',
    path: '/me',
    summary: 'Change one’s name, or how one wants to be told of one’s turn',
    reply: replies.self,
    who: 'person',
    body: z.strictObject({
      name: name.optional(),
      notify: z.strictObject({ push: z.boolean(), email: z.enum(['never', 'hourly', 'daily']) }).optional(),
    }),
    async handle({ house, person, body }) {
      if (body.name !== undefined) await house.people.rename(person.id, body.name)
      if (body.notify !== undefined) await house.people.setNotify(person.id, body.notify)
      return fine(await house.people.self(person.id))
    },
  }),
  route({
    method: 'post',
    path: '/register',
    summary: 'Make the guest one is an account; without a password, add a passkey next',
    reply: replies.nothing,
    who: 'person',
    limit: 'login',
    body: z.strictObject({ login, password: password.optional() }),
    handle: ({ house, person, body }) => house.people.register(person.id, body.login, body.password ?? null),
  }),
  route({
    method: 'post',
    path: '/login',
    summary: 'Log in by password; the games of the guest one was come along',
    reply: replies.self,
    who: 'anyone',
    limit: 'login',
    body: z.strictObject({ login: z.string().max(60), password: z.string().max(200) }),
    async handle({ house, person, body, logIn }) {
      if (house.limits.exceeds('login', `name ${body.login.toLowerCase()}`))
        return refused('limit', 'Too many attempts for this name: wait a little.')
      const checked = await house.people.check(body.login, body.password)
      if (!checked.ok) return checked
      if (person) await house.people.merge(person.id, checked.value)
      await logIn(checked.value)
      return fine(await house.people.self(checked.value))
    },
  }),
  route({
    method: 'post',
    path: '/logout',
    summary: 'End this session',
    reply: replies.nothing,
    who: 'person',
    async handle({ house, person, logOut }) {
      await house.sessions.end(person.id, person.session)
      logOut()
      return fine(null)
    },
  }),
  route({
    method: 'post',
    path: '/password',
    summary: 'Change the password; all other sessions end',
    reply: replies.nothing,
    who: 'person',
    limit: 'login',
    body: z.strictObject({ old: z.string().max(200).default(''), new: password }),
    handle: ({ house, person, body }) => house.people.setPassword(person.id, person.session, body.old, body.new),
  }),
  route({
    method: 'get',
    path: '/sessions',
    summary: 'One’s sessions',
    reply: replies.sessions,
    who: 'person',
    async handle({ house, person }) {
      const sessions = await house.sessions.list(person.id)
      return fine(sessions.map(session => ({ ...session, here: session.id === person.session })))
    },
  }),
  route({
    method: 'delete',
    path: '/sessions/:id',
    summary: 'End one of one’s sessions',
    reply: replies.nothing,
    who: 'person',
    params: id,
    async handle({ house, person, params }) {
      const ended = await house.sessions.end(person.id, params.id)
      return ended ? fine(null) : refused('no-session-of-yours', 'You have no such session.')
    },
  }),
  route({
    method: 'get',
    path: '/passkeys',
    summary: 'One’s passkeys',
    reply: replies.passkeys,
    who: 'person',
    handle: async ({ house, person }) => fine(await house.passkeys.list(person.id)),
  }),
  route({
    method: 'post',
    path: '/passkeys/options',
    summary: 'What the browser needs to make a passkey',
    reply: replies.opaque,
    who: 'person',
    body: z.strictObject({}),
    async handle({ house, person }) {
      if (person.login === null) return refused('guest', 'Register first.')
      return fine(await house.passkeys.creation({ id: person.id, login: person.login }))
    },
  }),
  route({
    method: 'post',
    path: '/passkeys',
    summary: 'Add the passkey the browser made',
    reply: replies.nothing,
    who: 'person',
    limit: 'login',
    body: credential,
    handle: ({ house, person, body }) => house.passkeys.add(person.id, body as unknown as RegistrationResponseJSON),
  }),
  route({
    method: 'delete',
    path: '/passkeys/:id',
    summary: 'Remove a passkey',
    reply: replies.nothing,
    who: 'person',
    params: id,
    async handle({ house, person, params }) {
      const removed = await house.passkeys.remove(person.id, params.id)
      return removed ? fine(null) : refused('no-person', 'You have no such passkey.')
    },
  }),
  route({
    method: 'post',
    path: '/login/passkey/options',
    summary: 'What the browser needs to prove a passkey',
    reply: replies.opaque,
    who: 'anyone',
    limit: 'login',
    body: z.strictObject({}),
    handle: async ({ house }) => fine(await house.passkeys.request()),
  }),
  route({
    method: 'post',
    path: '/login/passkey',
    summary: 'Log in by passkey; the games of the guest one was come along',
    reply: replies.self,
    who: 'anyone',
    limit: 'login',
    body: credential,
    async handle({ house, person, body, logIn }) {
      const checked = await house.passkeys.check(body as unknown as AuthenticationResponseJSON)
      if (!checked.ok) return checked
      if (person) await house.people.merge(person.id, checked.value)
      await logIn(checked.value)
      return fine(await house.people.self(checked.value))
    },
  }),
  route({
    method: 'post',
    path: '/email',
    summary: 'Give an e-mail address; a letter asks to verify it',
    reply: replies.nothing,
    who: 'person',
    limit: 'letter',
    body: z.strictObject({ email: z.email().max(200) }),
    async handle({ house, person, body }) {
      const secret = await house.tokens.give('email', { person: person.id, email: body.email }, 24 * 60)
      const text = `Hello ${person.name},\n\nplease confirm that this address is yours:\n${house.origin}/verify?token=${secret}\n\nIf you did not ask for this, do nothing.`
      await house.post.send({ to: body.email, subject: 'Hexarium: your address', text })
      return fine(null)
    },
  }),
  route({
    method: 'post',
    path: '/email/verify',
    summary: 'Verify an e-mail address by the secret in the letter',
    reply: replies.nothing,
    who: 'anyone',
    limit: 'login',
    body: z.strictObject({ token: z.string().max(100) }),
    async handle({ house, body }) {
      const found = await house.tokens.take<{ person: string; email: string }>('email', body.token)
      if (!found) return refused('token', 'This link was used already or is too old.')
      await house.store.write([
        {
          sql: 'UPDATE persons SET email = $1, email_verified = 1 WHERE id = $2',
          values: [found.email, found.person],
        },
      ])
      return fine(null)
    },
  }),
  route({
    method: 'get',
    path: '/blocks',
    summary: 'Whom one blocked',
    reply: replies.people,
    who: 'person',
    handle: async ({ house, person }) => fine(await house.people.blocked(person.id)),
  }),
  route({
    method: 'put',
    path: '/blocks/:id',
    summary: 'Block somebody: he cannot sit down at one’s tables, and one does not read him',
    reply: replies.yesOrNo,
    who: 'person',
    params: id,
    handle: async ({ house, person, params }) => fine(await house.people.block(person.id, params.id)),
  }),
  route({
    method: 'delete',
    path: '/blocks/:id',
    summary: 'Block somebody no longer',
    reply: replies.yesOrNo,
    who: 'person',
    params: id,
    handle: async ({ house, person, params }) => fine(await house.people.unblock(person.id, params.id)),
  }),
  route({
    method: 'post',
    path: '/vacation',
    summary: 'Take days of vacation: they are added to one’s time at all running correspondence tables',
    reply: replies.vacation,
    who: 'person',
    body: z.strictObject({ days: z.number().int().min(1).max(60) }),
    async handle({ house, person, body }) {
      const taken = await house.people.takeVacation(person.id, body.days, house.config.VACATION_DAYS)
      if (!taken) return refused('vacation', `There are only ${house.config.VACATION_DAYS} days a year.`)
      return fine({ tables: await house.giveVacation(person.id, body.days) })
    },
  }),
]
