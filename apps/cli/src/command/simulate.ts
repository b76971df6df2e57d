import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { type AnyGame, isDraw, Match, resultInWords, SPECTATOR, winners } from '@hexarium/kernel'
import { botGameOptions, type Command } from '../arguments.ts'
import { fileProblem, freshName, writeRecord } from '../files.ts'
import { loadGame, settingsFrom } from '../games.ts'
import { Table } from '../play/table.ts'
import { EXIT, orProblem } from '../problem.ts'
import { progress } from '../progress.ts'
import { defaultBot, onlyBots, seatsFor } from '../seating.ts'
import { print } from '../terminal.ts'

/** `hexarium simulate`. */
export const command: Command = {
  summary: 'let bots play some games and print how they end',
  usage: '<game>',
  options: {
    ...botGameOptions,
    out: { value: 'FOLDER', says: 'write the records there' },
  },
  words: { min: 1, max: 1 },
  details: 'Example:\n  hexarium simulate skirmish --bots greedy,random --games 5 --out records',
  async run(args) {
    const game = await loadGame(args.words[0])
    const seats = seatsFor(game, args.list('bots'), defaultBot(game))
    const settings = settingsFrom(game, args.all('set'))
    const seed = args.text('seed') ?? randomBytes(6).toString('hex')
    const games = args.int('games', 10)
    const folder = args.text('out')
    if (folder !== undefined) makeFolder(folder)
    onlyBots(seats)
    print(`${game.id}, ${seats.join(' against ')}, seed ${seed}`)
    const wins = seats.map(() => 0)
    let draws = 0
    let choices = 0
    const start = performance.now()
    const line = progress()
    for (let number = 1; number <= games; number++) {
      const match = playOut(game, seats, settings, games === 1 ? seed : `${seed} ${number}`)
      const result = match.state.core.result!
      for (const seat of winners(result)) wins[seat]++
      if (isDraw(result)) draws++
      choices += match.length
      line.clear()
      const words = resultInWords(game, 'en', match.seen(SPECTATOR).view, result)
      const path = folder === undefined ? '' : freshName(`${game.id}-${number}`, folder)
      if (path) writeRecord(path, match.record())
      print(`${`${number}`.padStart(6)}  ${words} ${match.length} choices${path && `, ${path}`}`)
      line.show(() => `${number} of ${games} games`)
    }
    line.clear()
    const seconds = (performance.now() - start) / 1000
    const names = seats.map((name, seat) => `${game.text.en.seats[seat]} (${name}) ${wins[seat]}`)
    print(`Won: ${names.join(', ')}, drawn: ${draws}`)
    print(`${choices} choices in ${seconds.toFixed(1)} s, ${Math.round(choices / seconds)} per second`)
    return EXIT.fine
  },
}

function playOut(game: AnyGame, seats: string[], settings: Record<string, unknown>, seed: string): Match {
  const table = new Table(orProblem(Match.open(game, { seats, settings, dice: { seed } })), onlyBots(seats), 'en')
  while (table.botActs());
  return table.match
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw fileProblem(path, error)
  }
}
