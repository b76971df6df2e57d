import { type AnyGame, chance, Match, must, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Client } from './client.ts'
import { JUNK } from './hostile.ts'

/** What became of what was forged. */
export interface Forgery {
  sent: number
  /** Positions, records and games begun elsewhere that could be read though they were spoiled: they were played on. */
  taken: number
  statuses: Record<number, number>
}

/** Choices made in the games that are forged, and at tables that were taken. */
const PLAYED = 40
const PLAYED_ON = 4

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A way in, and what is brought to it. */
interface Letter {
  path: string
  body: Json
}

/** What a person could bring of a game: a position, a record, a game to go on with. */
async function lettersOf(id: string, seed: string): Promise<Letter[]> {
  const game = await wholeGame(registry[id])
  const luck = chance(`forged ${id} ${seed}`)
  const seats = Array.from({ length: game.seats.min }, (_, seat) => `p${seat}`)
  const match = must(Match.open(game, { seats, dice: { seed } }))
  let position: unknown
  for (let made = 0; made < PLAYED && match.asked; made++) {
    const seat = luck.pick(match.asked.seats)
    must(match.play(seat, luck.pick(match.seen(seat).options)))
    position = positionOf(game, match) ?? position
  }
  const { lines } = match
  const table = { game: id, access: 'private', seats: seats.map(() => ({ kind: 'me' })) }
  const carried = { rules: game.rules, seed, nonces: [], lines }
  const letters = [{ path: '/tables/carried', body: { ...table, carried } }]
  for (let seat = 1; match.asked && seat < seats.length; seat++) must(match.resign(seat))
  const all: { path: string; body: unknown }[] = [...letters, { path: '/records', body: match.record() }]
  if (position !== undefined) all.push({ path: '/tables', body: { ...table, position } })
  return JSON.parse(JSON.stringify(all)) as Letter[]
}

/** A match as a position; not every moment can be written as one. */
function positionOf(game: AnyGame, match: Match): unknown {
  try {
    return game.position?.write(match.state)
  } catch {
    return undefined
  }
}

/** Spoils JSON in a few places: another type, another place's value, something missing, twice, or far too large. */
function spoil(json: Json, random: () => number): Json {
  const whole = structuredClone(json)
  const below = (count: number): number => Math.floor(random() * count)
  for (let times = 1 + below(2); times > 0; times--) {
    const places = placesIn(whole)
    const { inside, key } = places[below(places.length)]
    const other = places[below(places.length)]
    const place = { inside, key }
    const put = below(2) === 0 ? alike(valueAt(place), valueAt(other), below) : TRAPS[below(TRAPS.length)]
    if (Array.isArray(inside) && below(4) === 0) inside.splice(Number(key), below(2), ...inside.slice(0, below(3)))
    else if (!Array.isArray(inside) && below(5) === 0) delete inside[key]
    else (inside as Record<string, Json>)[key] = structuredClone(put) as Json
  }
  return whole
}

/** PostgreSQL's own traps among the junk: no zero, no half of a letter, no number that is too large. */
const TRAPS: readonly unknown[] = [...JUNK, -2147483649, 2 ** 53, 'a\u0000b', '\ud800', '\u202e']

/** What could stand there as well: a little more or less, or what stands elsewhere. */
function alike(value: Json, other: Json, below: (count: number) => number): Json {
  if (typeof value === 'number') return value + below(5) - 2
  if (typeof value === 'boolean') return !value
  return typeof value === typeof other ? other : value
}

interface Place {
  inside: Json[] | { [key: string]: Json }
  key: string
}

function valueAt({ inside, key }: Place): Json {
  return (inside as Record<string, Json>)[key]
}

function placesIn(json: Json): Place[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.keys(json).flatMap(key => {
    const place = { inside: json, key }
    return [place, ...placesIn(valueAt(place))]
  })
}

/** Sends spoiled positions, records and games begun elsewhere. Whatever is taken must be playable; nothing may break. */
export async function forge(
  client: Client,
  games: readonly string[],
  count: number,
  random: () => number,
): Promise<Forgery> {
  const letters = (await Promise.all(games.map(game => lettersOf(game, `${count}`)))).flat()
  const forgery: Forgery = { sent: 0, taken: 0, statuses: {} }
  for (; forgery.sent < count; forgery.sent++) {
    const { path, body } = letters[forgery.sent % letters.length]
    const text = JSON.stringify(spoil(body, random))
    const reply = await client.request('POST', path, text)
    forgery.statuses[reply.status] = (forgery.statuses[reply.status] ?? 0) + 1
    if (reply.status >= 500) throw new Error(`POST ${path} was answered with ${reply.status}: ${text}`)
    if (reply.status === 200 && path !== '/records' && (await isPlayedOn(client, reply.body.id, text))) forgery.taken++
  }
  return forgery
}

/** Starts a table and plays on at it; false if it cannot be started. */
async function isPlayedOn(client: Client, id: string, text: string): Promise<boolean> {
  const ask = async (method: string, path: string, body?: unknown) => {
    const reply = await client.request(method, `/tables/${id}${path}`, body)
    if (reply.status >= 500)
      throw new Error(`${method} ${path} was answered with ${reply.status} at a table of: ${text}`)
    return reply
  }
  if ((await ask('POST', '/start', {})).status !== 200) return false
  for (let made = 0; made < PLAYED_ON; made++) {
    const first = await ask('GET', '/state?seat=0')
    const seat = first.body.shown?.asked?.seats[0]
    if (seat === undefined) return true
    const { seq, shown } = (await ask('GET', `/state?seat=${seat}`)).body
    await ask('POST', '/do', { do: 'choose', seq, choice: shown.options[0], seat })
  }
  await ask('GET', '/aid?seat=0')
  return true
}
