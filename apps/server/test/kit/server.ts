import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { z } from 'zod'
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

/** Every reply must be as the OpenAPI document says. */
function holdAgainst(route: string, schema: z.ZodType, reply: unknown): void {
  const held = schema.safeParse(JSON.parse(JSON.stringify(reply ?? null)))
  if (held.success) return
  console.error(`${route} replies otherwise than described:`, held.error.issues)
  throw held.error
}

/** Two people at a running table of a game. */
export async function runningTable(
  port: number,
  { game = 'skirmish', terms = {}, access = 'public' }: { game?: string; terms?: object; access?: string } = {},
): Promise<{ table: string; ann: Client; ben: Client; link: string }> {
  const [ann, ben] = [await Client.guest(port, 'Ann'), await Client.guest(port, 'Ben')]
  const made = await ann.post('/tables', { game, access, seats: [{ kind: 'me', nonce: 'a' }, { kind: 'open' }], terms })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  const { id: table, link } = made.body
  const joined = await ben.post(`/tables/${table}/join`, { nonce: 'b', link })
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body))
  const started = await ann.post(`/tables/${table}/start`)
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  return { table, ann, ben, link }
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
    if (answer['t'] !== 'ack') throw new Error(JSON.stringify(answer))
    await sockets[0].wait(() => sockets[0].at(table, 0).seq >= answer['seq'])
  }
  return choices
}
