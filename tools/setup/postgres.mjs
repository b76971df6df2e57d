// The server's tests run against a real PostgreSQL, too. Where it is missing and this machine's package manager may bring it, it does.

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What would bring PostgreSQL here, or nothing: it is there, or this machine or this user does not do it like that. */
export function postgresInstaller({
  exists = existsSync,
  list = folder => (existsSync(folder) ? readdirSync(folder) : []),
  user = process.getuid?.(),
  env = process.env,
} = {}) {
  const onPath = (env.PATH ?? '').split(delimiter).some(folder => exists(join(folder, 'initdb')))
  if (onPath || env.HEXARIUM_NO_POSTGRES || list('/usr/lib/postgresql').length > 0) return undefined
  if (user !== 0 || !exists('/usr/bin/apt-get')) return undefined
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'postgresql'],
  ]
}

/** Brings PostgreSQL where that is possible; without it the tests that want it are skipped and say so. */
export function bringPostgres() {
  const commands = postgresInstaller()
  if (!commands) return
  console.error('Installing PostgreSQL for the server’s tests (once; HEXARIUM_NO_POSTGRES=1 leaves it out) …')
  for (const [program, ...args] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status } = spawnSync(program, args, { stdio: 'ignore', env, timeout: 300_000 })
    if (status === 0) continue
    console.error('PostgreSQL could not be installed: the server’s tests with it will be skipped.')
    return
  }
}
