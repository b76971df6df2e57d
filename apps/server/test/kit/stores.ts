import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { findPostgres, type Postgres, startPostgres } from '../../load/postgres.ts'

/** Runs tests with both stores; `fresh` gives the address of an empty one. */
export function withBothStores(tests: (fresh: () => Promise<string>, kind: 'sqlite' | 'postgres') => void): void {
  withSqlite(fresh => tests(fresh, 'sqlite'))
  describe.skipIf(!findPostgres())('PostgreSQL', () => {
    let server: Postgres | undefined
    beforeAll(async () => {
      server = await startPostgres()
    }, 60_000)
    afterAll(() => server?.stop(), 60_000)
    tests(() => server!.database(), 'postgres')
  })
}

/** Runs tests with SQLite alone, where the store does not matter. */
export function withSqlite(tests: (fresh: () => Promise<string>) => void): void {
  describe('SQLite', () => {
    const folders: string[] = []
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    })
    tests(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hexarium-'))
      folders.push(folder)
      return join(folder, 'hexarium.db')
    })
  })
}
