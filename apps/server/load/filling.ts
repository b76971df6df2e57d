import { type AnyGame, chance, commitTo, must, sealOf, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { tableTerms } from '@hexarium/wire'
import { openStore } from '../src/store/open.ts'
import { type Statement, sql } from '../src/store/store.ts'
import { archived } from '../src/table/archive.ts'
import { Play } from '../src/table/play.ts'
import { seatList, tableStatements } from '../src/table/tables.ts'
import type { Table } from '../src/table/terms.ts'

/** Lines of a live table. */
const UNDER_WAY = 40

/** Statements that are written together. */
const TOGETHER = 1000

interface Line {
  line: string
  actor: number
}

interface Played {
  play: Play
  lines: Line[]
}

/** A table of a game between people, started long ago. */
function tableOf(game: AnyGame, id: string, number: number): Table {
  const names = Array.from({ length: game.seats.min }, (_, seat) => `p${number % 500}x${seat}`)
  return {
    id,
    game: game.id,
    rules: game.rules,
    title: '',
    host: names[0],
    status: 'running',
    access: 'public',
    terms: tableTerms.parse({}),
    link: '',
    seed: 'seed',
    commitment: commitTo('seed'),
    position: null,
    carried: null,
    result: null,
    rematch: null,
    contest: null,
    created: number + 1,
    started: number + 1,
    finished: null,
    nonces: names.map(() => ''),
    seals: names.map(() => sealOf('')),
    shares: names.map(() => 'house'),
    holders: names.map(name => ({ kind: 'person', person: name, name, level: null })),
  }
}

/** A game played at random, to its end or for so many lines. */
function playedAtRandom(game: AnyGame, lines: number): Played {
  const luck = chance('filling')
  const played: Played = { play: must(Play.begin(game, tableOf(game, 'any', 0))), lines: [] }
  const { play } = played
  while (play.status === 'running' && play.seq < lines) {
    const actor = luck.pick(play.asked())
    const { line } = must(play.choose(actor, luck.pick(play.match.seen(actor).options), 1))
    played.lines.push({ line, actor })
  }
  return played
}

/** All lines of a table as one statement. */
function logOf({ id, created }: Table, lines: readonly Line[]): Statement {
  const rows = lines.map(({ line, actor }, index) => [id, index + 1, index + 1, line, actor, created])
  const marks = rows.map(
    (row, index) => `(${row.map((_, column) => `$${index * row.length + column + 1}`).join(', ')})`,
  )
  return sql(`INSERT INTO log (table_id, seq, visible, line, actor, at) VALUES ${marks.join(', ')}`, rows.flat())
}

/** Fills an empty store with tables as play would have left them: all of a game alike. How many lines there are. */
export async function fill(address: string, games: readonly string[], finished: number, live: number): Promise<number> {
  const kinds: { game: AnyGame; whole: Played; part: Played }[] = []
  for (const id of games) {
    const game = await wholeGame(registry[id])
    const whole = playedAtRandom(game, Number.POSITIVE_INFINITY)
    kinds.push({ game, whole, part: playedAtRandom(game, Math.min(UNDER_WAY, whole.lines.length - 1)) })
  }
  const store = await openStore(address)
  let unit: Statement[] = []
  let lines = 0
  for (let number = 0; number < finished + live; number++) {
    const { game, whole, part } = kinds[number % kinds.length]
    const over = number < finished
    const table = tableOf(game, over ? `over${number}` : `live${number - finished}`, number)
    const { play } = over ? whole : part
    // Long games are kept in short here: only how many tables there are is at stake.
    const log = (over ? whole : part).lines.slice(0, UNDER_WAY)
    lines += log.length
    unit.push(
      ...tableStatements(table),
      sql('UPDATE tables SET started = $1 WHERE id = $2', [table.created, table.id]),
      logOf(table, log),
    )
    if (over) {
      Object.assign(play.table, { id: table.id })
      unit.push(...archived(play, table.created))
    } else {
      const waiting = seatList(play.asked())
      const values = [table.id, waiting, table.created]
      unit.push(sql('INSERT INTO progress (table_id, waiting, updated) VALUES ($1, $2, $3)', values))
    }
    if (unit.length < TOGETHER && number < finished + live - 1) continue
    if (!(await store.write(unit))) throw new Error('the store cannot be filled')
    unit = []
  }
  await store.close()
  return lines
}
