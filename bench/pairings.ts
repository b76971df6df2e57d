import { botFrom, decide, thoughtOf } from '@hexarium/bots'
import { type AnyGame, must, newGame, readSettings, type State, seatToAct, take } from '@hexarium/kernel'

/**
 * Win rates of every value of a setting against every other, such as the races of Warcraft, with equal bots in both seats:
 *
 *     node bench/pairings.ts warcraft firstRace secondRace --games 100 --start 0 --bot greedy --settings '{"heroes":true}'
 *
 * Each pairing is played with either side in either seat. `--start` lets a long table be made in pieces.
 */
const [id, first, second, ...flags] = process.argv.slice(2)
const flag = (name: string, fallback: string) => {
  const at = flags.indexOf(`--${name}`)
  return at < 0 ? fallback : flags[at + 1]
}

const LONGEST = 30_000

if (!id || !first || !second) {
  console.error('Name a game and two settings, such as: warcraft firstRace secondRace')
  process.exit(1)
}
const loaded: Record<string, unknown> = await import(`../games/${id}/game.ts`)
const game = loaded[id] as AnyGame
const spec = game.settings[first]
const values = spec?.kind === 'choice' ? spec.values.filter(value => value !== 'random') : []
const bot = must(botFrom(flag('bot', 'greedy')))
const [games, start] = [Number(flag('games', '100')), Number(flag('start', '0'))]
const others: Record<string, unknown> = JSON.parse(flag('settings', '{}'))

console.log('| | wins | losses | shared | mean turns | how |\n|---|---:|---:|---:|---:|---|')
for (const [i, one] of values.entries()) for (const other of values.slice(i + 1)) console.log(pairing(one, other))

/** A row of the table: how one value does against another. */
function pairing(one: string, other: string): string {
  const count = [0, 0, 0]
  const ends = new Map<string, number>()
  let turns = 0
  for (let number = start; number < start + games; number++) {
    const isFirst = number % 2 === 0
    const g = play(
      { ...others, [first]: isFirst ? one : other, [second]: isFirst ? other : one },
      `${one} ${other} ${number}`,
    )
    const places = g.core.result?.places ?? [1, 1]
    const mine = isFirst ? 0 : 1
    count[places[mine] === places[1 - mine] ? 2 : places[mine] === 1 ? 0 : 1]++
    const by = g.core.result?.by ?? 'stopped'
    ends.set(by, (ends.get(by) ?? 0) + 1)
    turns += (g as State & { turn?: number }).turn ?? 0
  }
  const how = [...ends].map(([by, times]) => `${by} ${times}`).join(', ')
  return `| ${one} – ${other} | ${count.join(' | ')} | ${(turns / games).toFixed(1)} | ${how} |`
}

function play(settings: Record<string, unknown>, seed: string): State {
  const g = newGame(game, { seats: 2, settings: must(readSettings(game.settings, settings)) }, seed) as State
  for (let number = 0; g.core.result === null && number < LONGEST; number++) {
    const seat = seatToAct(game, g)
    take(game, g, seat, decide(bot, thoughtOf(game, g, seat, `${seed}/${number}`)))
  }
  return g
}
