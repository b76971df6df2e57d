import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, type WayName, ways } from '@hexarium/wire'
import { onTestFinished } from 'vitest'
import { Client, type Socket } from '../../load/client.ts'
import { type Config, readConfig } from '../../src/config.ts'
import type { Replacements } from '../../src/house.ts'
import { type Running, serve } from '../../src/serve.ts'

/** Starts a server in this process, quiet and without limits unless told otherwise. */
export async function startServer(
  store: string,
  config: Partial<Config> = {},
  replacements: Replacements = {},
): Promise<Running> {
  const defaults = readConfig({ PORT: '0', RATE: '0', LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent' })
  const DATA = mkdtempSync(join(tmpdir(), 'hexarium-data-'))
  const server = await serve({ ...defaults, DATA, ...config, store }, { replied: holdAgainst, ...replacements })
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(DATA, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/** Starts a server that ends with the test, if the test does not end it before. */
export async function testServer(
  store: string | Promise<string>,
  ...more: [config?: Partial<Config>, replacements?: Replacements]
): Promise<Running & { address: string }> {
  const address = await store
  const server = await startServer(address, ...more)
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= server.stop())
  onTestFinished(stop)
  return { ...server, stop, address }
}

/** Every reply must be as its way says. */
function holdAgainst(way: WayName, reply: unknown): void {
  const held = ways[way].reply.safeParse(JSON.parse(JSON.stringify(reply ?? null)))
  if (held.success) return
  console.error(`${way} replies otherwise than described:`, held.error.issues)
  throw held.error
}

/** What a new table is asked to be. */
type NewTable = Call<'POST /tables'>['body']

/** Two people at a running table of a game. */
export async function runningTable(
  port: number,
  {
    game = 'skirmish',
    terms = {},
    access = 'public',
    names = ['Ann', 'Ben'],
  }: Partial<Pick<NewTable, 'game' | 'terms' | 'access'> & { names: [string, string] }> = {},
): Promise<{ table: string; ann: Client; ben: Client; link: string }> {
  const arrive = (name: string) => (terms.rated ? Client.account(port, name) : Client.guest(port, name))
  const [ann, ben] = [await arrive(names[0]), await arrive(names[1])]
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id, link } = await ann.ask('POST /tables', { body: { game, access, seats, terms } })
  await ben.ask('POST /tables/:id/join', { params: { id }, body: { link } })
  await ann.ask('POST /tables/:id/start', { params: { id } })
  return { table: id, ann, ben, link: link! }
}

/** Plays a table with sockets by seat until it is over or enough choices were made; how many there were. */
export async function playOn(
  table: string,
  sockets: readonly Socket[],
  choices = 10_000,
  pick: (options: number[]) => number = options => options[Math.floor(Math.random() * options.length)],
): Promise<number> {
  for (let made = 0; made < choices; made++) {
    const { shown, seq } = sockets[0].at(table, 0)
    if (shown.info.status !== 'running') return made
    const seat = shown.asked!.seats[0]
    const socket = sockets[seat]
    await socket.wait(() => (socket.at(table, seat)?.seq ?? -1) >= seq)
    const mine = socket.at(table, seat)
    const answer = await socket.do(table, { do: 'choose', seq: mine.seq, choice: pick(mine.shown.options), seat })
    if (answer.t !== 'ack') throw new Error(JSON.stringify(answer))
    await sockets[0].wait(() => sockets[0].at(table, 0).seq >= answer.seq)
  }
  return choices
}
