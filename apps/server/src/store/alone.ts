import { DatabaseSync } from 'node:sqlite'

/**
 * Claims a SQLite file for one server: a second one would never hear what the first one does. The claim is a lock of the operating
 * system on a file beside it, which ends with the process, however that ends.
 */
export function beAlone(file: string): () => void {
  const claim = new DatabaseSync(`${file}-serving`)
  try {
    claim.exec('PRAGMA busy_timeout = 2000; BEGIN EXCLUSIVE')
  } catch {
    claim.close()
    throw new Error(`Another server has ${file} open already: more than one process needs PostgreSQL (DATABASE_URL).`)
  }
  return () => claim.close()
}
