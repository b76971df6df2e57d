import { botFrom, consider, type Plan, schedule, thoughtOf } from '@hexarium/bots'
import { type AnyGame, must, newGame, readSettings, type State, seatToAct, take } from '@hexarium/kernel'

/**
 * How one bot does against another in a game of two, and how long both think: a row of the table in `bots.md`.
 *
 *     node bench/bots.ts titan strong greedy --games 400 --seed bots
 *     node bench/bots.ts demonworld strong greedy --games 40 --settings '{"battle":"kalBenokk","level":"standard"}'
 *
 * Every deal is played twice, with seats exchanged. The games follow from the seed; the times are of this machine. `--start`
 * lets a long row be made in pieces: so many deals are left out first.
 */
const [id, ...words] = process.argv.slice(2)
const names = words.slice(0, 2)
const flag = (name: string, fallback: string) => {
  const at = words.indexOf(`--${name}`)
  return at < 0 ? fallback : words[at + 1]
}

const LONGEST = 30_000

/** What tells a turn of the game from the next: its turn, or its round. */
type Timed = State & { turn?: number; round?: number }
const turnOf = (g: Timed) => g.turn ?? g.round

if (!id || names.length < 2 || names.some(name => name.startsWith('--'))) {
  console.error('Name a game and two bots, such as: titan strong greedy --games 100')
  process.exit(1)
}
const loaded: Record<string, unknown> = await import(`../games/${id}/index.ts`)
const game = loaded[id.replace(/-./g, letters => letters[1].toUpperCase())] as AnyGame
const settings: Record<string, unknown> = JSON.parse(flag('settings', '{}'))
const bots = names.map(name => must(botFrom(name)))
const [games, start, seed] = [Number(flag('games', '100')), Number(flag('start', '0')), flag('seed', 'bots')]

/** Seconds of CPU time of this process. */
function clock(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** By bot: all its thinking, and that of each turn of the game in which it was asked anything. */
const spent = [0, 0]
const turns: number[][] = [[], []]
const count = { won: 0, drawn: 0, lost: 0 }

const fixtures = schedule(2, 2, start + Math.ceil(games / 2), seed).slice(2 * start)
for (const [number, { lineUp, seed: deal }] of fixtures.entries()) {
  const places = play(lineUp, deal).core.result?.places ?? [1, 1]
  const mine = lineUp.indexOf(0)
  count[places[mine] === places[1 - mine] ? 'drawn' : places[mine] === 1 ? 'won' : 'lost']++
  if ((number + 1) % 20 === 0) process.stderr.write(`${row()}\n`)
}
process.stdout.write(`${row()}\n`)

function play(lineUp: readonly number[], deal: string): Timed {
  const setup = { seats: 2, settings: must(readSettings(game.settings, settings)) }
  const g = newGame(game, setup, `dice/${deal}`) as Timed
  const plans: (Plan | null)[] = [null, null]
  let turn = turnOf(g)
  let inTurn = [0, 0]
  for (let number = 0; g.core.result === null && number < LONGEST; number++) {
    const seat = seatToAct(game, g)
    const from = clock()
    const { option, kept } = consider(bots[lineUp[seat]], thoughtOf(game, g, seat, `${deal}/${number}`), plans[seat])
    plans[seat] = kept
    inTurn[lineUp[seat]] += clock() - from
    take(game, g, seat, option)
    if (turnOf(g) === turn && g.core.result === null) continue
    note(inTurn)
    inTurn = [0, 0]
    turn = turnOf(g)
  }
  return g
}

function note(inTurn: readonly number[]): void {
  inTurn.forEach((seconds, bot) => {
    spent[bot] += seconds
    if (seconds > 0) turns[bot].push(seconds)
  })
}

/** | bots | games | won | drawn | lost | score ± 95 % | CPU-s a game, of each | 95 % of the turns within CPU-s, of each | */
function row(): string {
  const { won, drawn, lost } = count
  const played = won + drawn + lost
  const score = (won + drawn / 2) / played
  const error = 1.96 * Math.sqrt((score * (1 - score)) / played)
  const percent = (share: number) => (100 * share).toFixed(1)
  const each = (figures: readonly number[]) => figures.map(figure => figure.toFixed(2)).join(' / ')
  const slow = turns.map(list => [...list].sort((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0)
  const cells = [`${names[0]} – ${names[1]}`, played, won, drawn, lost, `${percent(score)} ± ${percent(error)} %`]
  return `| ${[...cells, each(spent.map(seconds => seconds / played)), each(slow)].join(' | ')} |`
}
