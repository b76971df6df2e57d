import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

/** A PostgreSQL of one's own, gone when stopped. */
export interface Postgres {
  pid: number
  /** A fresh database. */
  database(): Promise<string>
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
  const server = spawn(join(folder, 'postgres'), args, { ...user, stdio: 'ignore' })
  const address = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`
  const admin = postgres(address('postgres'), { max: 1, onnotice: () => {} })
  for (let tries = 0; ; tries++) {
    try {
      await admin`SELECT 1`
      break
    } catch (error) {
      if (tries > 100) throw error
      await new Promise(done => setTimeout(done, 100))
    }
  }
  let number = 0
  return {
    pid: server.pid!,
    async database() {
      const name = `test${++number}`
      await admin.unsafe(`CREATE DATABASE ${name}`)
      return address(name)
    },
    async stop() {
      await admin.end({ timeout: 1 })
      const ended = new Promise(done => server.once('exit', done))
      server.kill('SIGQUIT')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
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
