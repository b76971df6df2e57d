import { must } from '@hexarium/kernel'
import type { Running } from '../../src/serve.ts'

/** The record's lines of a table, from within. */
export async function linesOf(server: Running, table: string): Promise<{ lines: string[] }> {
  return { lines: [...must(await server.house.hall.live(table)).play.match.lines] }
}
