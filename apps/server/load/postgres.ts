import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

/** A PostgreSQL of one's own, gone when stopped. */
export interface Postgres {
  readonly pid: number
  port: number
  /** As whom it runs, if not as we do. */
  user: { uid?: number; gid?: number }
  /** A fresh database. */
  database(): Promise<string>
  /** Ends it by a signal and starts it again. */
  restart(signal: NodeJS.Signals): Promise<void>
  stop(): Promise<void>
}

/** The folder with `initdb` and `postgres`; where this machine has none, it says aloud what is left out. */
export function findPostgres(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...globSync('/usr/lib/postgresql/*/bin').toReversed(),
    ...globSync('/usr/pgsql-*/bin').toReversed(),
    '/opt/homebrew/opt/postgresql/bin',
  ]
  const found = folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (!found) console.warn('SKIPPED: there is no PostgreSQL on this machine (Debian: apt-get install postgresql).')
  return found
}

/** Starts a PostgreSQL; undefined if the machine has none. Without `sync` it may forget when the machine stops: for tests. */
export async function startPostgres(sync = false): Promise<Postgres | undefined> {
  const folder = findPostgres()
  if (!folder) return undefined
  const data = mkdtempSync(join(tmpdir(), 'hexarium-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? (userOf('postgres') ?? userOf('nobody')) : undefined
  if (user) chownSync(data, user.uid, user.gid)
  const made = spawnSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    user ?? {},
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=64MB',
    `fsync=${sync ? 'on' : 'off'}`,
  ]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])]
  const launch = () => spawn(join(folder, 'postgres'), args, { ...user, stdio: 'ignore' })
  let server = launch()
  const address = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`
  const admin = postgres(address('postgres'), { max: 1, onnotice: () => {} })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise(done => server.once('exit', done))
    server.kill(signal)
    await ended
  }
  await untilOpen(address('postgres'))
  let number = 0
  return {
    get pid() {
      return server.pid!
    },
    port,
    user: user ?? {},
    async database() {
      const name = `test${++number}`
      await admin.unsafe(`CREATE DATABASE ${name}`)
      return address(name)
    },
    async restart(signal) {
      await end(signal)
      server = launch()
      await untilOpen(address('postgres'))
    },
    async stop() {
      await admin.end({ timeout: 1 })
      await end('SIGQUIT')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function untilOpen(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const one = postgres(address, { max: 1, onnotice: () => {} })
    try {
      await one`SELECT 1`
      return
    } catch (error) {
      if (tries > 300) throw error
      await new Promise(done => setTimeout(done, 100))
    } finally {
      await one.end({ timeout: 1 })
    }
  }
}

function userOf(name: string): { uid: number; gid: number } | undefined {
  const number = (flag: string): number => Number.parseInt(spawnSync('id', [flag, name]).stdout.toString(), 10)
  const [uid, gid] = [number('-u'), number('-g')]
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise(done => server.close(done))
  return port
}
