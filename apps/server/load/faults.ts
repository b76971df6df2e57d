import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import postgres from 'postgres'
import type { Postgres } from './postgres.ts'
import type { Wire } from './proxy.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { slowSign } from './slow-disk.ts'
import type { TableDriver } from './table-driver.ts'

/** What is under test. */
export interface World {
  servers: ServerProcess[]
  drivers: TableDriver[]
  environment: Record<string, string>
  /** Where the store is: a file, or PostgreSQL's own address. */
  address: string
  data: string
  database?: Postgres
  /** Between the servers and PostgreSQL. */
  wire?: Wire
}

/** Something goes wrong, at one of the processes or for all, and is well again when it resolves. */
export type Fault = (world: World, at: number) => Promise<void>

/** What is loaded into a server first, so that its clock can be set and its disk be slow. */
const PRELOADED = ['./jumping-clock.ts', './slow-disk.ts'].flatMap(file => [
  '--import',
  new URL(file, import.meta.url).href,
])

/** A server that may complain: things go wrong here on purpose. */
export function startVictim(environment: Record<string, string>): Promise<ServerProcess> {
  return startProcess(environment, { flags: PRELOADED, complains: false })
}

export function wait(milliseconds: number): Promise<unknown> {
  return new Promise(done => setTimeout(done, milliseconds))
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least)
}

/** Milliseconds a process may take to end when it is told to. */
const ENDING = 30_000

/** A process ends, by a signal, and another takes its place. */
async function replace(world: World, at: number, signal: NodeJS.Signals): Promise<void> {
  const old = world.servers[at]
  old.child.kill(signal)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    old.child.kill('SIGKILL')
  }, ENDING)
  await old.ended
  clearTimeout(timer)
  if (isLate) throw new Error(`a process did not end within ${ENDING / 1000} s`)
  world.servers[at] = await startVictim(world.environment)
}

/** What can go wrong whatever the store, by name. */
const anywhere: Readonly<Record<string, Fault>> = {
  'process killed': (world, at) => replace(world, at, 'SIGKILL'),
  'process ended': (world, at) => replace(world, at, 'SIGTERM'),
  async 'process frozen'({ servers }, at) {
    servers[at].child.kill('SIGSTOP')
    await wait(between(300, 2000))
    servers[at].child.kill('SIGCONT')
  },
  async 'clock set'({ servers }, at) {
    servers[at].child.kill('SIGUSR2')
    await wait(100)
  },
  async 'players cut off'({ drivers, servers }) {
    await Promise.all(drivers.map((driver, number) => driver.comeTo(...portsOf(servers, number))))
  },
  async 'disk busy'({ data }) {
    await keepBusy(data, between(300, 1500))
  },
}

/** Where the people of a table are: at all processes, each table beginning at another. */
export function portsOf(servers: readonly ServerProcess[], number: number): number[] {
  return servers.map((_, index) => servers[(number + index) % servers.length].port)
}

/** Writes and syncs beside the store for so long. */
async function keepBusy(folder: string, milliseconds: number): Promise<void> {
  const file = join(folder, 'busy')
  const [handle, block, until] = [openSync(file, 'w'), Buffer.alloc(4_000_000), performance.now() + milliseconds]
  while (performance.now() < until) {
    writeSync(handle, block, 0, block.length, 0)
    fsyncSync(handle)
    await wait(0)
  }
  closeSync(handle)
  rmSync(file)
}

const ofSqlite: Readonly<Record<string, Fault>> = {
  /** Every commit takes up to 400 ms longer, in the thread that writes. */
  async 'disk slow'({ data }) {
    writeFileSync(slowSign(data), '')
    await wait(between(1500, 4000))
    rmSync(slowSign(data))
  },
  async 'file locked'({ address }) {
    const other = new DatabaseSync(address)
    other.exec('PRAGMA busy_timeout = 10000; BEGIN EXCLUSIVE')
    await wait(between(300, 1500))
    other.exec('ROLLBACK')
    other.close()
  },
  /** The process may make no file longer than it is: what a full disk is to it, without filling one. */
  async 'disk full'({ servers, address }, at) {
    const { pid } = servers[at].child
    setRoom(pid!, `${statSync(`${address}-wal`).size}`)
    await wait(between(300, 1000))
    setRoom(pid!, 'unlimited')
  },
}

/** How long files of a process may be. Sessions of a database come and go: one that has ended since it was found needs no limit. */
function setRoom(pid: number, bytes: string, as: Postgres['user'] = {}): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:unlimited`], as)
  if (status !== 0 && existsSync(`/proc/${pid}`)) throw new Error(`prlimit: ${stderr}`)
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  if (existsSync(`/proc/${pid}`)) process.kill(pid, name)
}

function childrenOf(pid: number): number[] {
  return spawnSync('pgrep', ['-P', `${pid}`])
    .stdout.toString()
    .split('\n')
    .filter(Boolean)
    .map(Number)
}

const ofPostgres: Readonly<Record<string, Fault>> = {
  /** Every flush of the database's log waits for the 100 ms that it can be told to wait before its sync. */
  async 'disk slow'({ address }) {
    const other = postgres(address, { max: 1, onnotice: () => {} })
    const delay = async (microseconds: number): Promise<void> => {
      await other.unsafe(`ALTER SYSTEM SET commit_delay = ${microseconds}`)
      await other.unsafe('ALTER SYSTEM SET commit_siblings = 0')
      await other`SELECT pg_reload_conf()`
    }
    await delay(100_000)
    await wait(between(1500, 4000))
    await delay(0)
    await other.end({ timeout: 1 })
  },
  'database restarted': ({ database }) => database!.restart('SIGINT'),
  'database crashed': ({ database }) => database!.restart('SIGQUIT'),
  async 'database frozen'({ database }) {
    const all = [database!.pid, ...childrenOf(database!.pid)]
    for (const pid of all) signal(pid, 'SIGSTOP')
    await wait(between(300, 3000))
    for (const pid of all) signal(pid, 'SIGCONT')
  },
  async 'sessions ended'({ address }) {
    const other = postgres(address, { max: 1, onnotice: () => {} })
    for (let times = 0; times < 3; times++) {
      await other`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                  WHERE pid <> pg_backend_pid() AND datname = current_database()`
      await wait(100)
    }
    await other.end({ timeout: 1 })
  },
  async 'wire cut'({ wire }) {
    for (let times = 0; times < 3; times++) {
      wire!.cut()
      await wait(between(0, 200))
    }
  },
  async 'wire pulled'({ wire }) {
    wire!.pull()
    await wait(between(300, 3000))
    wire!.plug()
  },
  /** As a full disk: the sessions that are open can make no file longer than a megabyte, and the log of the database is. */
  async 'disk full'({ database, address }) {
    const other = postgres(address, { max: 1, onnotice: () => {} })
    const rows = await other<{ pid: number }[]>`SELECT pid FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND datname = current_database()`
    await other.end({ timeout: 1 })
    const alive = new Set(childrenOf(database!.pid))
    for (const { pid } of rows) if (alive.has(pid)) setRoom(pid, '1000000', database!.user)
    await wait(between(300, 1000))
    for (const pid of childrenOf(database!.pid)) setRoom(pid, 'unlimited', database!.user)
  },
}

/** Faults that need a program not every machine has: prlimit is of util-linux. */
const NEEDS: Readonly<Record<string, string>> = { 'disk full': 'prlimit', 'database frozen': 'pgrep' }

/** What can go wrong with a store here, by name. */
export function faultsOf(world: World): Readonly<Record<string, Fault>> {
  const all = Object.entries({ ...anywhere, ...(world.database ? ofPostgres : ofSqlite) })
  return Object.fromEntries(all.filter(([kind]) => !missing(kind)))
}

/** The program a fault needs and this machine lacks. */
export function missing(kind: string): string | undefined {
  const program = NEEDS[kind]
  return program && spawnSync(program, ['--version']).error ? program : undefined
}

/** The faults that are left out here, said aloud. */
export function leftOut(): string[] {
  return Object.keys(NEEDS)
    .filter(kind => missing(kind))
    .map(kind => `SKIPPED: ${kind}, for want of ${missing(kind)}.`)
}
