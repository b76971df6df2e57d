import { levels, type PlayedFixture, schedule, worthOf } from '@hexarium/bots'
import { readSettings } from '@hexarium/kernel'
import type { Command } from '../arguments.ts'
import { gameIds, loadGame, settingsFrom } from '../games.ts'
import { measure, measuringOptions, type Row, scoreIn } from '../measurement.ts'
import { EXIT, orProblem, Problem } from '../problem.ts'
import { onlyBots } from '../seating.ts'
import { print } from '../terminal.ts'

const LEVELS = levels.map(({ name }) => name)

/** The share of the turns that must be quick. */
const SLOW = 0.95

/** `hexarium levels`. */
export const command: Command = {
  summary: 'let each level play the one below it, and print scores and times',
  usage: '[<game>…]',
  options: {
    bots: { value: 'a,b…', says: `the levels from below; ${LEVELS.join(',')} without it` },
    games: { value: 'N', says: 'how many games a pair plays; 200 without it' },
    ...measuringOptions,
  },
  words: { min: 0, max: gameIds.length },
  details: `
Without a game all are played, by two. Every deal is played twice, with seats exchanged; a draw is half a game; ± is
the 95 % interval, in all and in either seat. Times are seconds of CPU time on this machine, of the first and of
the second bot.

Examples:
  hexarium levels titan --games 200 --seed bots --file titan-levels.jsonl
  hexarium levels titan --bots greedy,strong --games 400
  hexarium levels demonworld --bots fair,strong --set battle=kalBenokk --set level=standard`,
  async run(args) {
    const bots = args.list('bots') ?? LEVELS
    onlyBots(bots)
    if (bots.length < 2) throw new Problem('--bots needs two bots at least, such as --bots fair,strong.')
    const seed = args.text('seed') ?? 'bots'
    const rounds = Math.ceil(args.int('games', 200) / 2)
    const rows: Row[] = []
    for (const id of args.words.length > 0 ? args.words : gameIds) {
      const game = await loadGame(id)
      const settings = settingsFrom(game, args.all('set'))
      orProblem(readSettings(game.settings, settings))
      for (const [at, below] of bots.slice(0, -1).entries()) {
        const pair = [bots[at + 1], below]
        const job = { game: id, bots: pair, settings }
        rows.push({ of: `${id}, ${pair.join(' – ')}`, job, fixtures: schedule(2, 2, rounds, seed) })
      }
    }
    const found = await measure(args, { measures: 'levels', seed, bots, set: args.all('set') }, rows)
    print(`Seed ${seed}, begun on ${found.head.date}.\n`)
    print(
      '| | games | won | drawn | lost | score | in the first seat | in the second | CPU-s a game | 95 % of the turns within CPU-s |',
    )
    print('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
    for (const row of rows) print(lineOf(row.of, found.of(row)))
    return found.isStopped ? EXIT.interrupted : EXIT.fine
  },
}

/** A row of the table: how the first bot did against the second. */
function lineOf(of: string, played: readonly PlayedFixture[]): string {
  const scoresOf = (games: readonly PlayedFixture[]) =>
    games.map(({ places, fixture }) => worthOf(places, fixture.lineUp.indexOf(0)))
  const scores = scoresOf(played)
  // Where a battle leans to one side, the score of both says little: what was gained shows side by side.
  const bySeat = [0, 1].map(seat => scoreIn(scoresOf(played.filter(({ fixture }) => fixture.lineUp[seat] === 0))))
  const count = (worth: number) => scores.filter(score => score === worth).length
  const times = [0, 1].map(bot => {
    const turns = played.flatMap(({ fixture, turns }) => turns[fixture.lineUp.indexOf(bot)])
    const slow = turns.sort((a, b) => a - b)[Math.floor(turns.length * SLOW)] ?? 0
    const inAll = turns.reduce((sum, time) => sum + time, 0)
    return { slow, inAll: inAll / Math.max(1, played.length) }
  })
  const each = (name: 'slow' | 'inAll') => times.map(time => (time[name] / 1000).toFixed(2)).join(' / ')
  const cells = [of, played.length, count(1), count(0.5), count(0), scoreIn(scores), ...bySeat]
  return `| ${[...cells, each('inAll'), each('slow')].join(' | ')} |`
}
