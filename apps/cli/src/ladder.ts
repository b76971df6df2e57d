import { existsSync } from 'node:fs'
import { addGame, type Meetings, noMeetings, type PlayedFixture, ratings } from '@hexarium/bots'
import { readJson, writeWhole } from './files.ts'
import { Problem } from './problem.ts'

/** What a ladder's file holds: who met whom how often in one game, run after run. Ratings follow from it. */
export interface Ladder extends Meetings {
  ladder: 1
  game: string
  bots: string[]
}

/** The ladder a file keeps for a game; a new one if there is no such file. */
export function ladderAt(path: string, game: string): Ladder {
  return existsSync(path) ? ladderIn(path, game) : { ladder: 1 as const, game, bots: [], ...noMeetings(0) }
}

/** Adds a match and writes the file; the ladder in lines, the best bot first. */
export function climb(
  ladder: Ladder,
  path: string,
  bots: readonly string[],
  played: readonly PlayedFixture[],
): string[] {
  const places = bots.map(bot => placeOf(ladder, bot))
  for (const { fixture, places: came } of played)
    addGame(
      ladder,
      fixture.lineUp.map(bot => places[bot]),
      came,
    )
  writeWhole(path, `${JSON.stringify(ladder)}\n`)
  return listed(ladder)
}

function ladderIn(path: string, game: string): Ladder {
  const json = readJson(path) as Partial<Ladder> | null
  if (json?.ladder !== 1 || !json.bots || !json.games || !json.score)
    throw new Problem(`${path}: this is no ladder of bots; name a file that does not exist yet.`)
  if (json.game !== game)
    throw new Problem(`${path}: this is a ladder of ${json.game}, and the match is of ${game}; name another file.`)
  return json as Ladder
}

/** A bot's place in the ladder's tables; a new one's are added. */
function placeOf(ladder: Ladder, bot: string): number {
  const place = ladder.bots.indexOf(bot)
  if (place >= 0) return place
  for (const table of [ladder.score, ladder.games]) {
    for (const row of table) row.push(0)
    table.push(new Array<number>(ladder.bots.length + 1).fill(0))
  }
  return ladder.bots.push(bot) - 1
}

function listed(ladder: Ladder): string[] {
  const rows = ratings(ladder).map(({ elo, error }, place) => {
    const games = Math.round(ladder.games[place].reduce((sum, count) => sum + count, 0))
    return { bot: ladder.bots[place], elo, error, games }
  })
  rows.sort((a, b) => b.elo - a.elo)
  const width = Math.max(...rows.map(({ bot }) => bot.length))
  return rows.map(({ bot, elo, error, games }, place) => {
    const rating = `${Math.round(elo)}`.padStart(6)
    return `${`${place + 1}`.padStart(3)}  ${bot.padEnd(width)} ${rating} ± ${error.toFixed(0).padEnd(4)} ${games} games`
  })
}
