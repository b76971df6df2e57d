import { type AnyGame, isReadable } from '@hexarium/kernel'
import { type Store, sql } from '../store/store.ts'
import { Play } from './play.ts'
import { type Row, redo } from './rebuilt.ts'
import { findTable } from './tables.ts'

/** What the current rules make of a running table. */
export interface Trial {
  table: string
  game: string
  from: string
  to: string
  /** Where play no longer fits, if it does not. */
  divergence: { seq: number; line: string; text: string } | null
}

/** Replays every running table by the current rules and says which no longer fit; nothing is changed. */
export async function* tryRules(
  store: Store,
  games: (id: string) => Promise<AnyGame | undefined>,
): AsyncGenerator<Trial> {
  const ids = await store.query<{ id: string }>(`SELECT id FROM tables WHERE status = 'running' ORDER BY id`)
  for (const { id } of ids) {
    const table = await findTable(store, id)
    const game = table && (await games(table.game))
    if (!table || !game) continue
    // A table of older rules that the game still knows goes on by them.
    const rules = isReadable(game, table.rules) ? table.rules : game.rules
    const trial = { table: id, game: game.id, from: table.rules, to: rules }
    const begun = Play.begin(game, { ...table, rules })
    if (!begun.ok) {
      yield { ...trial, divergence: { seq: 0, line: '', text: begun.problem.text } }
      continue
    }
    yield { ...trial, divergence: await firstDivergence(store, begun.value) }
  }
}

async function firstDivergence(store: Store, play: Play): Promise<Trial['divergence']> {
  const rows = await store.query<Row>('SELECT seq, line, actor, at, client FROM log WHERE table_id = $1 ORDER BY seq', [
    play.table.id,
  ])
  for (const row of rows) {
    try {
      redo(play, row)
    } catch (error) {
      return { seq: row.seq, line: row.line, text: (error as Error).message }
    }
  }
  return null
}

/** Lets a table that fits be played by the current rules from now on. */
export async function adopt(store: Store, { table, from, to }: Trial): Promise<boolean> {
  return store.write([
    sql(`UPDATE tables SET rules = $1 WHERE id = $2 AND rules = $3 AND status = 'running'`, [to, table, from], 1),
    sql('DELETE FROM snapshots WHERE table_id = $1', [table]),
  ])
}
