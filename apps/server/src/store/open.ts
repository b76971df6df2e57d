import { PostgresStore } from './postgres.ts'
import { SqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

/** The store an address names: `postgres://…`, or the path of a SQLite file. */
export async function openStore(address: string): Promise<Store> {
  return /^postgres(ql)?:/.test(address) ? PostgresStore.open(address) : SqliteStore.open(address)
}
