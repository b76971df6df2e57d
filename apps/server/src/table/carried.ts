import { type AnyGame, isReadable, readLine, refused } from '@hexarium/kernel'
import type { Carried, NewTable } from '@hexarium/wire'
import { newSecret } from '../ids.ts'
import { appendStatements, type Statement } from '../store/store.ts'
import type { Play } from './play.ts'

/** What stands against going on with a game that was begun elsewhere, whatever was played. */
export function cannotGoOn(
  game: AnyGame,
  { terms }: NewTable,
  { rules }: Carried,
): ReturnType<typeof refused> | undefined {
  if (terms.rated) return refused('rated', 'A game that was begun elsewhere cannot be rated.')
  return isReadable(game, rules) ? undefined : refused('other-rules', `This server does not have rules ${rules}.`)
}

/** Plays what was played elsewhere, and then other dice: who had the seed could foresee those. The lines as they are kept. */
export function carriedOn(play: Play, at: number): Statement[] {
  const { carried, id } = play.table
  if (!carried) return []
  return [...carried.lines, `!anew ${newSecret()}`].flatMap(text => {
    const line = readLine(text)
    const actor = (line && 'seat' in line ? line.seat : null) ?? play.match.asked?.seats[0] ?? -1
    const done = play.redo(text, actor, at, null)
    const row = { table: id, seq: play.seq, visible: play.visible, line: done.line, actor, at, client: null }
    return appendStatements(row, null)
  })
}
