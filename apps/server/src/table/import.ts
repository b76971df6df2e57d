import type { GameRecord } from '@hexarium/kernel'
import { tableTerms } from '@hexarium/wire'
import { newId, newSecret } from '../ids.ts'
import { type Store, sql } from '../store/store.ts'
import { packed } from './archive.ts'
import { tableStatements } from './tables.ts'
import type { Table } from './terms.ts'

/** Keeps a proved record as a finished table of somebody's own. It has no log: its lines are in the archive. */
export async function importRecord(
  store: Store,
  person: { id: string },
  record: GameRecord,
  at: number,
): Promise<string> {
  const table: Table = {
    id: newId(),
    game: record.game,
    rules: record.rules,
    title: 'imported',
    host: person.id,
    status: 'finished',
    access: 'private',
    terms: tableTerms.parse({ settings: record.settings, watchers: true }),
    link: newSecret(),
    seed: record.dice.seed!,
    commitment: record.dice.commitment,
    position: record.position ?? null,
    carried: null,
    result: record.result,
    rematch: null,
    contest: null,
    created: at,
    started: at,
    finished: at,
    holders: record.seats.map(name => ({ kind: 'open', person: null, name: name.slice(0, 80), level: null })),
    nonces: record.seats.map((_, seat) => record.dice.nonces[seat] ?? ''),
    seals: record.seats.map((_, seat) => record.dice.seals?.[seat] ?? ''),
    shares: record.seats.map(() => ''),
  }
  await store.write([
    ...tableStatements(table),
    sql('UPDATE tables SET result = $1, started = $2, finished = $2 WHERE id = $3', [
      JSON.stringify(record.result),
      at,
      table.id,
    ]),
    sql('INSERT INTO archive (table_id, record, story) VALUES ($1, $2, $3)', [table.id, packed(record), packed([])]),
  ])
  return table.id
}
