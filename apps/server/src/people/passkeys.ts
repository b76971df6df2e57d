import { fine, type Outcome, refused } from '@hexarium/kernel'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type Store, sql } from '../store/store.ts'
import type { Tokens } from './tokens.ts'

/** How long somebody may take to touch his key. */
const MINUTES = 5

interface PasskeyRow {
  id: string
  person: string
  public_key: Uint8Array<ArrayBuffer>
  counter: number
  transports: string
}

/** Logging in without a password (WebAuthn). */
export class Passkeys {
  private readonly store: Store
  private readonly tokens: Tokens
  private readonly origin: string
  private readonly now: () => number

  constructor(store: Store, tokens: Tokens, origin: string, now: () => number) {
    this.store = store
    this.tokens = tokens
    this.origin = origin
    this.now = now
  }

  private get host(): string {
    return new URL(this.origin).hostname
  }

  /** What the browser needs to make a key. */
  async creation(person: { id: string; login: string }): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const own = await this.list(person.id)
    const options = await generateRegistrationOptions({
      rpName: 'Hexarium',
      rpID: this.host,
      userName: person.login,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      excludeCredentials: own.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.tokens.give('passkey-make', person.id, MINUTES, options.challenge)
    return options
  }

  /** Keeps a key the browser made. */
  async add(person: string, response: RegistrationResponseJSON): Promise<Outcome<null>> {
    const challenge = challengeOf(response.response.clientDataJSON)
    if (challenge === undefined || (await this.tokens.take('passkey-make', challenge)) !== person) return wrong()
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: false,
      })
      if (!verified || !registrationInfo) return wrong()
      const { id, publicKey, counter, transports } = registrationInfo.credential
      const kept = await this.store.write([
        sql(
          'INSERT INTO passkeys (id, person, public_key, counter, transports, created) VALUES ($1, $2, $3, $4, $5, $6)',
          [id, person, publicKey, counter, JSON.stringify(transports ?? []), this.now()],
        ),
      ])
      return kept ? fine(null) : refused('passkey', 'This passkey is known already.')
    } catch {
      return wrong()
    }
  }

  list(person: string): Promise<{ id: string; created: number }[]> {
    return this.store.query('SELECT id, created FROM passkeys WHERE person = $1 ORDER BY created', [person])
  }

  /** Removes a key, but never somebody's only way in, not even if he removes his last two at the same time. */
  async remove(person: string, id: string): Promise<Outcome<null>> {
    const removed = await this.store.write([
      // Whoever else removes one of his keys waits here, and then sees what is left.
      sql('UPDATE persons SET name = name WHERE id = $1', [person], 1),
      sql(
        `DELETE FROM passkeys WHERE id = $1 AND person = $2 AND (
           EXISTS (SELECT 1 FROM persons WHERE persons.id = $2 AND password IS NOT NULL)
           OR EXISTS (SELECT 1 FROM passkeys AS other WHERE other.person = $2 AND other.id <> $1))`,
        [id, person],
        1,
      ),
    ])
    if (removed) return fine(null)
    const isHis = (await this.list(person)).some(key => key.id === id)
    return isHis
      ? refused('passkey', 'This is your only way in: set a password, or add another passkey first.')
      : refused('no-person', 'You have no such passkey.')
  }

  /** What the browser needs to prove it has a key. */
  async request(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: this.host, userVerification: 'preferred' })
    await this.tokens.give('passkey-use', null, MINUTES, options.challenge)
    return options
  }

  /** The person whose key the browser proved to have. */
  async check(response: AuthenticationResponseJSON): Promise<Outcome<string>> {
    const challenge = challengeOf(response.response.clientDataJSON)
    if (challenge === undefined || (await this.tokens.take('passkey-use', challenge)) === undefined) return wrong()
    const [row] = await this.store.query<PasskeyRow>('SELECT * FROM passkeys WHERE id = $1', [response.id])
    if (!row) return wrong()
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: false,
        credential: { id: row.id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
      })
      if (!verified) return wrong()
      await this.store.write([
        sql('UPDATE passkeys SET counter = $1 WHERE id = $2', [authenticationInfo.newCounter, row.id]),
      ])
      return fine(row.person)
    } catch {
      return wrong()
    }
  }
}

function wrong(): { ok: false; problem: { code: string; text: string } } {
  return refused('passkey', 'The passkey could not be proved; try again.')
}

/** The challenge a browser says it answered. */
function challengeOf(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
