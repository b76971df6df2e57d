import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript
import { postgresInstaller } from '../setup/postgres.mjs'

const has =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)

test('PostgreSQL is installed only where it is missing and the package manager may do it', () => {
  const machine = { exists: has('/usr/bin/apt-get'), list: () => [], user: 0, env: { PATH: '/bin' } }
  expect(postgresInstaller(machine)?.at(-1)).toContain('postgresql')
  expect(postgresInstaller({ ...machine, list: () => ['17'] })).toBeUndefined()
  expect(postgresInstaller({ ...machine, exists: has('/usr/bin/apt-get', '/bin/initdb') })).toBeUndefined()
  expect(postgresInstaller({ ...machine, user: 1000 })).toBeUndefined()
  expect(postgresInstaller({ ...machine, exists: has() })).toBeUndefined()
  expect(postgresInstaller({ ...machine, env: { HEXARIUM_NO_POSTGRES: '1' } })).toBeUndefined()
})
