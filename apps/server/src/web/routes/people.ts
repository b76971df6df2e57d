import { fine, type Outcome, refused } from '@hexarium/kernel'
import type { Self } from '@hexarium/wire'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { House } from '../../house.ts'
import { letters } from '../../notice/letters.ts'
import { isZone } from '../../notice/quiet.ts'
import { exported, forget } from '../../people/leaving.ts'
import type { Person } from '../../people/sessions.ts'
import { sql } from '../../store/store.ts'
import { giveUpAll, giveVacation } from '../../table/everywhere.ts'
import { route } from '../route.ts'

/** Somebody as he sees himself. */
async function selfOf(house: House, person: string): Promise<Outcome<Self>> {
  const self = await house.people.self(person)
  return self ? fine(self) : refused('no-person', 'There is nobody like that.')
}

/** True if somebody has just logged in, or knows his password: a session alone may have been stolen. */
async function isReallyHim(house: House, { id, login, session }: Person, password?: string): Promise<boolean> {
  if (await house.sessions.isFresh(id, session)) return true
  return password !== undefined && login !== null && (await house.people.check(login, password)).ok
}

/** Guests, accounts, sessions. */
export const peopleRoutes = [
  route('POST /guest', {
    summary: 'Be somebody at once; sets the session cookie',
    who: 'anyone',
    limit: 'guest',
    async handle({ house, body, logIn }) {
      const fault = body.name === undefined ? undefined : await house.people.cannotBeCalled(body.name)
      if (fault) return fault
      const person = await house.people.guest(body.name ?? '')
      await logIn(person)
      return selfOf(house, person)
    },
  }),
  route('GET /me', {
    summary: 'Who one is; null for somebody without a session',
    who: 'anyone',
    handle: async ({ house, person }) => fine((person && (await house.people.self(person.id))) ?? null),
  }),
  route('PATCH /me', {
    summary:
      'Change one’s name, how one wants to be told of one’s turn, one’s language and time zone, and whether one is listed',
    who: 'person',
    async handle({ house, person, body: { name, ...wishes } }) {
      const fault = name === undefined ? undefined : await house.people.cannotBeCalled(name, person.id)
      if (fault) return fault
      if (wishes.zone !== undefined && !isZone(wishes.zone)) return refused('malformed', 'zone: no time zone')
      if (name !== undefined) await house.people.rename(person.id, name)
      await house.people.wish(person.id, wishes)
      return selfOf(house, person.id)
    },
  }),
  route('POST /register', {
    summary: 'Make the guest one is an account; without a password, add a passkey next',
    who: 'person',
    limit: 'register',
    async handle({ house, person, body, logIn, beKnown }) {
      const registered = await house.people.register(person.id, body.login, body.password ?? null)
      if (!registered.ok) return registered
      // Who planted the guest's cookie is not to be the account's owner.
      await house.sessions.end(person.id, person.session)
      await logIn(person.id)
      beKnown(body.login)
      return registered
    },
  }),
  route('POST /login', {
    summary: 'Log in by password; the games of the guest one was come along',
    who: 'anyone',
    async handle({ house, person, body, address, logIn, isKnown, beKnown }) {
      const { limits } = house
      const name = body.login.toLowerCase()
      // A browser that logged in by this name before has tries of its own: no neighbour uses them up.
      const from = isKnown(name) ? `known ${name}` : address
      const isHeldUp = limits.isSpent('wrongAnywhere', name) && from === address
      if (limits.exceeds('login', from) || isHeldUp || limits.isSpent('wrongHere', `${from} ${name}`))
        return refused('limit', 'Too many wrong passwords: wait a little.')
      const checked = await house.people.check(body.login, body.password)
      if (!checked.ok) {
        limits.exceeds('wrongHere', `${from} ${name}`)
        limits.exceeds('wrongAnywhere', name)
        return checked
      }
      beKnown(name)
      if (person) await house.people.merge(person.id, checked.value)
      await logIn(checked.value)
      return selfOf(house, checked.value)
    },
  }),
  route('POST /logout', {
    summary: 'End this session',
    who: 'person',
    async handle({ house, person, logOut }) {
      await house.sessions.end(person.id, person.session)
      logOut()
      return fine(null)
    },
  }),
  route('POST /password', {
    summary: 'Change the password; all other sessions end',
    who: 'person',
    limit: 'proof',
    handle: ({ house, person, body }) => house.people.setPassword(person.id, person.session, body.old, body.new),
  }),
  route('GET /sessions', {
    summary: 'One’s sessions',
    who: 'person',
    async handle({ house, person }) {
      const sessions = await house.sessions.list(person.id)
      return fine(sessions.map(session => ({ ...session, here: session.id === person.session })))
    },
  }),
  route('DELETE /sessions/:id', {
    summary: 'End one of one’s sessions',
    who: 'person',
    async handle({ house, person, params }) {
      const ended = await house.sessions.end(person.id, params.id)
      return ended ? fine(null) : refused('no-session-of-yours', 'You have no such session.')
    },
  }),
  route('GET /passkeys', {
    summary: 'One’s passkeys',
    who: 'person',
    handle: async ({ house, person }) => fine(await house.passkeys.list(person.id)),
  }),
  route('POST /passkeys/options', {
    summary: 'What the browser needs to make a passkey; wants the password, or a session that has just begun',
    who: 'person',
    limit: 'proof',
    async handle({ house, person, body }) {
      if (person.login === null) return refused('guest', 'Register first.')
      const isProved = await isReallyHim(house, person, body.password)
      if (!isProved) return refused('login', 'Say your password, or log in again: who adds a key can always come in.')
      return fine({ ...(await house.passkeys.creation({ id: person.id, login: person.login })) })
    },
  }),
  route('POST /passkeys', {
    summary: 'Add the passkey the browser made',
    who: 'person',
    limit: 'proof',
    handle: ({ house, person, body }) => house.passkeys.add(person.id, body as unknown as RegistrationResponseJSON),
  }),
  route('DELETE /passkeys/:id', {
    summary: 'Remove a passkey',
    who: 'person',
    handle: ({ house, person, params }) => house.passkeys.remove(person.id, params.id),
  }),
  route('POST /login/passkey/options', {
    summary: 'What the browser needs to prove a passkey',
    who: 'anyone',
    limit: 'passkey',
    handle: async ({ house }) => fine({ ...(await house.passkeys.request()) }),
  }),
  route('POST /login/passkey', {
    summary: 'Log in by passkey; the games of the guest one was come along',
    who: 'anyone',
    limit: 'passkey',
    async handle({ house, person, body, logIn, beKnown }) {
      const checked = await house.passkeys.check(body as unknown as AuthenticationResponseJSON)
      if (!checked.ok) return checked
      const self = await house.people.self(checked.value)
      if (self?.login) beKnown(self.login)
      if (person) await house.people.merge(person.id, checked.value)
      await logIn(checked.value)
      return selfOf(house, checked.value)
    },
  }),
  route('POST /email', {
    summary: 'Give an e-mail address; a letter asks to verify it',
    who: 'person',
    limit: 'letter',
    async handle({ house, person, body, address }) {
      if (person.login === null) return refused('guest', 'Register first.')
      if (house.limits.exceeds('lettersFrom', address) || house.limits.exceeds('letter', body.email.toLowerCase()))
        return refused('limit', 'That are too many letters: wait a little.')
      const secret = await house.tokens.give('email', { person: person.id, email: body.email }, 24 * 60)
      const language = (await house.people.self(person.id))?.language ?? 'en'
      // Nothing in it is of somebody's choice: it must be no use for writing to strangers.
      await house.post.send({ to: body.email, ...letters[language].address(`${house.origin}/#/verify/${secret}`) })
      return fine(null)
    },
  }),
  route('POST /email/verify', {
    summary: 'Verify an e-mail address by the secret in the letter',
    who: 'anyone',
    limit: 'secret',
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
  route('DELETE /email', {
    summary: 'Have one’s e-mail address forgotten',
    who: 'person',
    async handle({ house, person }) {
      await house.store.write([sql('UPDATE persons SET email = NULL, email_verified = 0 WHERE id = $1', [person.id])])
      return fine(null)
    },
  }),
  route('POST /password/forgotten', {
    summary:
      'Ask for a letter by which a forgotten password is set anew; whether there is such an account is told to nobody',
    who: 'anyone',
    limit: 'forgotten',
    async handle({ house, body }) {
      // Other letters to the same address do not count: by them anybody could keep its owner from getting this one.
      if (house.limits.exceeds('letter', `password ${body.email.toLowerCase()}`))
        return refused('limit', 'That are too many letters: wait a little.')
      for (const { id, login, language } of await house.people.withEmail(body.email)) {
        const secret = await house.tokens.give('password', { person: id }, 60)
        const letter = letters[language ?? 'en'].password(login, `${house.origin}/#/reset/${secret}`)
        await house.post.send({ to: body.email, ...letter })
      }
      return fine(null)
    },
  }),
  route('POST /password/reset', {
    summary: 'Set a password by the secret in the letter; all sessions end',
    who: 'anyone',
    limit: 'secret',
    async handle({ house, body, beKnown }) {
      const found = await house.tokens.take<{ person: string }>('password', body.token)
      if (!found) return refused('token', 'This link was used already or is too old.')
      await house.people.resetPassword(found.person, body.new)
      // Who proved by the letter that it is his account is not held up by the tries of others.
      const self = await house.people.self(found.person)
      if (self?.login) beKnown(self.login)
      return fine(null)
    },
  }),
  route('GET /me/export', {
    summary: 'All that is kept of who asks',
    who: 'person',
    limit: 'heavy',
    handle: async ({ house, person }) => fine(await exported(house.store, person.id)),
  }),
  route('DELETE /me', {
    summary:
      'Be forgotten: running games are given up, finished ones stay without a name; wants the password, or a fresh session',
    who: 'person',
    limit: 'proof',
    async handle({ house, person, body, logOut }) {
      if (person.login !== null && !(await isReallyHim(house, person, body.password)))
        return refused('login', 'Say your password, or log in again: this cannot be undone.')
      await giveUpAll(house, person.id)
      await house.contests.forget(person.id)
      await forget(house.store, person.id, house.now())
      logOut()
      return fine(null)
    },
  }),
  route('POST /vacation', {
    summary: 'Take days of vacation: they are added to one’s time at all running correspondence tables',
    who: 'person',
    async handle({ house, person, body }) {
      const taken = await house.people.takeVacation(person.id, body.days)
      if (!taken) return refused('vacation', `There are only ${house.config.VACATION_DAYS} days a year.`)
      return fine({ tables: await giveVacation(house, person.id, body.days) })
    },
  }),
]
