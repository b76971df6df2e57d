import { must, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { Reckoner } from '../src/reckon/reckoner.ts'
import { openStore } from '../src/store/open.ts'
import type { Store } from '../src/store/store.ts'
import { LiveTable } from '../src/table/live.ts'
import { findTable } from '../src/table/tables.ts'

/** What was acknowledged: table → message → the number it got. */
export type Acknowledged = Map<string, Map<string, number>>

/** Holds what is kept against what was acknowledged since the last time, and forgets it; how many choices that were. */
export async function heldAgainst(address: string, known: Acknowledged): Promise<number> {
  const store = await openStore(address)
  let checked = 0
  try {
    for (const [id, acknowledged] of known) {
      checked += acknowledged.size
      await checkTable(store, id, acknowledged)
    }
  } finally {
    await store.close()
  }
  known.clear()
  return checked
}

async function checkTable(store: Store, id: string, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const rows = await store.query<{ seq: number; visible: number; line: string; client: string | null }>(
    'SELECT seq, visible, line, client FROM log WHERE table_id = $1 ORDER BY seq',
    [id],
  )
  const kept = new Map<string, number>()
  rows.forEach(({ seq, visible, line, client }, index) => {
    if (seq !== index + 1) throw new Error(`table ${id}: line ${index + 1} is missing`)
    if (line.startsWith('!resign')) throw new Error(`table ${id}: somebody lost on time, and nobody was slow`)
    const message = client?.split(':')[1]
    if (message === undefined) return
    if (kept.has(message)) throw new Error(`table ${id}: message ${message} was heeded twice`)
    kept.set(message, visible)
  })
  for (const [message, seq] of acknowledged) {
    if (kept.get(message) !== seq) throw new Error(`table ${id}: message ${message} was acknowledged and is lost`)
  }
  const table = (await findTable(store, id))!
  const game = await wholeGame(registry[table.game])
  const reckoner = Reckoner.inPlace(async () => game)
  const failed = (error: unknown): never => {
    throw error
  }
  const live = must(
    await LiveTable.load(
      { store, absences: [], reckoner, now: Date.now, told: () => {}, deserted: () => {}, failed },
      game,
      table,
    ),
  )
  if (live.play.seq !== rows.length) throw new Error(`table ${id}: it stands at ${live.play.seq} of ${rows.length}`)
  if (table.status === 'running' && live.play.asked().length === 0) throw new Error(`table ${id} does not play on`)
}
