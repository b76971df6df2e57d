import { routes } from '../src/web/routes.ts'
import type { Client, Socket } from './client.ts'

/** What became of hostile messages. */
export interface Siege {
  frames: number
  requests: number
  /** Frames refused, by code. */
  refused: Record<string, number>
  /** Replies to requests, by status. */
  statuses: Record<number, number>
}

/** Frames sent before the answer is waited for: more would be refused for their number alone. */
const AT_ONCE = 60

/** Random numbers that can be had again. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}

/** Of every this many messages one is a request, the others are frames. */
const REQUESTS = 20

/**
 * Sends so many hostile frames and requests, by a socket with a session, by one without, and by HTTP. Throws if one of them is
 * heeded, or breaks something.
 */
export async function besiege(
  [outsider, stranger]: readonly [Client, Client],
  tables: readonly string[],
  messages: number,
  seed = 1,
): Promise<Siege> {
  const random = randomFrom(seed)
  const siege: Siege = { frames: 0, requests: 0, refused: {}, statuses: {} }
  const sockets = [await outsider.socket(), await stranger.socket()]
  const requests = Math.ceil(messages / REQUESTS)
  const frames = Math.ceil((messages - requests) / sockets.length)
  await Promise.all([
    ...sockets.map(socket => sendFrames(socket, frames, () => hostile(siege.frames++, tables, random), siege)),
    sendRequests(outsider, requests, tables, random, siege),
  ])
  for (const socket of sockets) socket.close()
  return siege
}

async function sendFrames(socket: Socket, count: number, next: () => string, siege: Siege): Promise<void> {
  for (let done = 0; done < count; ) {
    const size = Math.min(AT_ONCE, count - done)
    for (let i = 0; i < size; i++) socket.sendText(next())
    done += size
    socket.send({ t: 'ping' })
    await socket.wait(frame => frame.t === 'pong' || (frame.t === 'refused' && frame.code === 'limit'))
    for (const frame of socket.frames.splice(0)) {
      const code = frame.t === 'refused' ? frame.code : ''
      if (frame.t === 'ack' || code === 'failure')
        throw new Error(`a hostile frame was answered with ${frame.t} ${code}`)
      if (frame.t === 'refused') siege.refused[code] = (siege.refused[code] ?? 0) + 1
    }
  }
}

async function sendRequests(
  client: Client,
  count: number,
  tables: readonly string[],
  random: () => number,
  siege: Siege,
): Promise<void> {
  // Being somebody, and nobody any more, would be heeded; so would be what concerns nobody but oneself.
  const aimed = routes.filter(({ path }) => path !== '/guest' && path !== '/logout')
  for (let i = 0; i < count; i++) {
    const route = aimed[i % aimed.length]
    const path =
      pathOf(route.path, tables[i % tables.length], encodeURIComponent('../%00')) + QUERIES[i % QUERIES.length]
    const body = route.method === 'GET' ? undefined : hostile(i, tables, random)
    const { status } = await client.request(route.method, path, body)
    siege.requests++
    siege.statuses[status] = (siege.statuses[status] ?? 0) + 1
    if (status >= 500) throw new Error(`${route.method} ${route.path} was answered with ${status}: ${body}`)
  }
}

/** What may stand behind an address: PostgreSQL keeps no zero, no half of a letter, and no number that is too large. */
const QUERIES = [
  '',
  '?name=%00&limit=1e400&cursor=9.999999999999999.zzz',
  '?name=%ED%A0%80&before=9223372036854775808&seat=4294967296',
  '?game=%00&player=%00%00&setting=a%3D%00&list=finished',
  '?offset=99999999999999999999&limit=-1&before=-1&from=1e309',
  '?name=%F0%9F&seat=NaN&seq=Infinity&cursor=%27%20OR%201%3D1',
]

/** A path of a route with its blanks filled. */
export function pathOf(path: string, table: string, other = 'nobody'): string {
  return path.replace(':id', path.startsWith('/tables') ? table : other).replace(':game', 'skirmish')
}

/** What nobody sends who means well. */
export const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  'x'.repeat(300),
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  '\u0000',
  'a:b',
  '../..',
  Number.MAX_SAFE_INTEGER,
  '$1',
  "'; DROP TABLE log; --",
  '\ud800',
  { __proto__: null, length: 1e9 },
]

/** A hostile message: the wrong type, too large, too deep, out of order, of another table, repeated. */
export function hostile(number: number, tables: readonly string[], random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const junk = (): unknown => pick(JUNK)
  const table = pick([...tables, 'nowhere', junk()])
  switch (number % 11) {
    case 0:
      return '{'.repeat(Math.floor(random() * 2000))
    case 1:
      return `${'['.repeat(3000)}${']'.repeat(3000)}`
    case 2:
      return JSON.stringify(junk())
    case 3:
      return `{"t":"do","table":"${tables[0]}","command":{"do":"choose","seq":0,"choice":"a","__proto__":{"x":1}}}`
    case 4: {
      const t = pick(['watch', 'unwatch', 'ping', 'hello', 'state', 'aid', 'plan', 'threats', 'preview', 'way', junk()])
      return JSON.stringify({ t, table, seat: junk(), link: junk() })
    }
    case 5:
      return 'x'.repeat(Math.floor(random() * 5000))
    case 6:
      return JSON.stringify({
        t: pick(['aid', 'plan', 'threats', 'preview', 'way']),
        table,
        piece: pick(['legion:1', junk()]),
        ...(pick([true, false])
          ? { to: pick(['land:1', junk()]), option: pick([0, 1 << 24, junk()]), seq: pick([0, 3]) }
          : {}),
        seat: pick([0, 1]),
      })
    default:
      return JSON.stringify({ t: 'do', table, command: hostileCommand(pick, junk) })
  }
}

function hostileCommand(pick: <T>(list: readonly T[]) => T, junk: () => unknown): unknown {
  return pick<() => unknown>([
    () => ({
      do: 'choose',
      seq: pick([0, 1, 5, junk()]),
      choice: pick(['done', 'unit 3', 0, 1 << 25, junk()]),
      id: pick(['same', junk()]),
      seat: pick([0, 1, junk()]),
    }),
    () => ({
      do: pick(['undo', 'answer', 'offer', 'stand', 'bot', 'vacation', '__proto__', junk()]),
      seq: junk(),
      what: junk(),
      yes: junk(),
      count: junk(),
      level: pick(['fair', junk()]),
    }),
    () => ({ do: 'choose', seq: 0, choice: 'x', extra: junk() }),
    junk,
  ])()
}
