import webpush from 'web-push'
import { type Store, sql } from '../store/store.ts'

/** Where a browser wants to be reached. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Hands a message to a push service; the status it answers with. */
export type Pusher = (subscription: Subscription, payload: string) => Promise<number>

/** How many browsers of one person are reached. */
const BROWSERS = 10

/** Milliseconds a push service may take. */
const PATIENCE = 10_000

/** Web push. */
export class Push {
  readonly publicKey: string
  private readonly store: Store
  private readonly send: Pusher

  constructor(store: Store, keys: { publicKey: string; privateKey: string }, contact: string, send?: Pusher) {
    this.store = store
    this.publicKey = keys.publicKey
    this.send =
      send ??
      (async (subscription, payload) => {
        try {
          const options = { vapidDetails: { subject: contact, ...keys }, TTL: 24 * 60 * 60 }
          const { endpoint, method, headers, body } = webpush.generateRequestDetails(subscription, payload, options)
          // `Content-Length` is for `fetch` to say.
          const { 'Content-Length': _, ...said } = headers as Record<string, string>
          const signal = AbortSignal.timeout(PATIENCE)
          return (await fetch(endpoint, { method, headers: said, body: body as Buffer<ArrayBuffer>, signal })).status
        } catch {
          return 0
        }
      })
  }

  /** Keeps where a browser wants to be reached; of many the oldest are forgotten. */
  async subscribe(person: string, { endpoint, keys }: Subscription, at: number): Promise<void> {
    await this.store.write([
      sql(
        `INSERT INTO subscriptions (endpoint, person, keys, created) VALUES ($1, $2, $3, $4)
         ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys`,
        [endpoint, person, JSON.stringify(keys), at],
      ),
      sql(
        `DELETE FROM subscriptions WHERE person = $1 AND endpoint NOT IN
           (SELECT endpoint FROM subscriptions WHERE person = $1 ORDER BY created DESC LIMIT ${BROWSERS})`,
        [person],
      ),
    ])
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.store.write([sql('DELETE FROM subscriptions WHERE endpoint = $1 AND person = $2', [endpoint, person])])
  }

  /** Sends a person a message, wherever he wants to be reached. */
  async tell(person: string, payload: unknown): Promise<void> {
    const rows = await this.store.query<{ endpoint: string; keys: string }>(
      'SELECT endpoint, keys FROM subscriptions WHERE person = $1 LIMIT 10',
      [person],
    )
    await Promise.all(rows.map(({ endpoint, keys }) => this.knock({ endpoint, keys: JSON.parse(keys) }, payload)))
  }

  private async knock(subscription: Subscription, payload: unknown): Promise<void> {
    const status = await this.send(subscription, JSON.stringify(payload))
    if (status === 404 || status === 410)
      await this.store.write([sql('DELETE FROM subscriptions WHERE endpoint = $1', [subscription.endpoint])])
  }
}

/** Those who pass messages on to browsers. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

/**
 * Only the browsers' own push services are knocked at: neither doors inside this server's network nor strangers' are somebody's
 * to name, whatever a name leads to.
 */
export function isPushService(address: string, further = ''): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, port, origin } = new URL(address)
  if (username === '' && further.split(' ').includes(origin)) return true
  if (protocol !== 'https:' || username !== '' || (port !== '' && port !== '443')) return false
  return SERVICES.some(service => hostname === service || hostname.endsWith(`.${service}`))
}

/** Keys to sign push messages with. */
export function newPushKeys(): { publicKey: string; privateKey: string } {
  return webpush.generateVAPIDKeys()
}
