import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type PlayedFixture, printTable, schedule, tally } from '@hexarium/bots'
import { readSettings } from '@hexarium/kernel'
import { playAll } from '../arena.ts'
import type { Command } from '../arguments.ts'
import { loadGame, settingsFrom } from '../games.ts'
import { climb, ladderAt } from '../ladder.ts'
import { EXIT, orProblem, Problem } from '../problem.ts'
import { progress } from '../progress.ts'
import { defaultBot, onlyBots } from '../seating.ts'
import { print } from '../terminal.ts'

/** `hexarium arena`. */
export const command: Command = {
  summary: 'let bots play a match on all cores and print their Elo',
  usage: '<game>',
  options: {
    bots: { value: 'a,b…', says: 'two bots or more, such as greedy,random,search:500' },
    games: { value: 'N', says: 'how many games at least; 100 without it' },
    seats: { value: 'N', says: 'how many play a game; the fewest it allows without it' },
    set: { value: 'name=value', many: true, says: 'a setting of the game' },
    seed: { value: 'TEXT', says: 'the same seed gives the same table; without it a new one' },
    ladder: { value: 'PATH', says: 'a file that keeps the Elo of bots from match to match' },
    workers: { value: 'N', says: 'threads; one a core without it' },
  },
  words: { min: 1, max: 1 },
  details: `
Every group of bots meets at every seat with the same dice, so the number of games is rounded up to whole rounds. Bots
with a limit in milliseconds depend on the machine; all others give the same table everywhere, but for the times.

A bot of your own is a program in any language, named process:<command>, or a module, named module:<path>. A program is
sent a line of JSON for every choice, what “hexarium probe” answers with "view":true, and writes a line such as
{"choice":"unit 3"}. It sees what its seat may know, and ends when its input does. docs/bots.md tells more; examples are
in apps/cli/examples.

Examples:
  hexarium arena skirmish --bots greedy,random --games 200 --seed friday
  hexarium arena titan --bots 'strong,process:python3 my-bot.py' --games 40
  hexarium arena titan --bots fair,module:my-bot.mjs --games 40 --ladder titan-ladder.json`,
  async run(args) {
    const game = await loadGame(args.words[0])
    const bots = args.list('bots') ?? [...new Set([defaultBot(game), 'random'])]
    onlyBots(bots)
    const twice = bots.find((name, i) => bots.indexOf(name) !== i)
    if (twice !== undefined) throw new Problem(`--bots names ${twice} twice; each bot is named once.`)
    if (bots.length < 2) throw new Problem('--bots needs two bots at least, such as --bots greedy,random.')
    const settings = settingsFrom(game, args.all('set'))
    orProblem(readSettings(game.settings, settings))
    const path = args.text('ladder')
    const ladder = path === undefined ? undefined : ladderAt(path, game.id)
    const seats = args.int('seats', game.seats.min, game.seats.min, game.seats.max)
    const seed = args.text('seed') ?? randomBytes(6).toString('hex')
    const threads = args.int('workers', availableParallelism(), 1, 256)
    const round = schedule(bots.length, seats, 1, seed).length
    const fixtures = schedule(bots.length, seats, Math.ceil(args.int('games', 100) / round), seed)
    let isStopped = false
    process.once('SIGINT', () => {
      isStopped = true
    })
    const line = progress()
    const start = performance.now()
    const seconds = () => (performance.now() - start) / 1000
    const tell = (played: readonly PlayedFixture[]): void => {
      const left = (seconds() / played.length) * (fixtures.length - played.length)
      line.show(() => `${played.length} of ${fixtures.length} games, about ${Math.ceil(left)} s left`)
    }
    const played = await playAll({ game: game.id, bots, settings }, fixtures, threads, tell, () => isStopped)
    line.clear()
    print(`${game.id}, ${seats} seats, seed ${seed}\n`)
    print(printTable(tally(bots, played)))
    if (ladder && path !== undefined) print(`\n${climb(ladder, path, bots, played).join('\n')}`)
    process.stderr.write(`${seconds().toFixed(1)} s on ${Math.min(threads, fixtures.length)} threads\n`)
    return isStopped ? EXIT.interrupted : EXIT.fine
  },
}
