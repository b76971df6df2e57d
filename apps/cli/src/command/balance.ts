import { type Fixture, type PlayedFixture, worthOf } from '@hexarium/bots'
import type { Command } from '../arguments.ts'
import { type Battle, battlesOf } from '../battles.ts'
import { shortPath, writeWhole } from '../files.ts'
import { gameIds, loadGame, settingsFrom } from '../games.ts'
import type { Head } from '../journal.ts'
import { type Found, measure, measuringOptions, type Row, scoreIn } from '../measurement.ts'
import { EXIT, Problem } from '../problem.ts'
import { onlyBots } from '../seating.ts'
import { print } from '../terminal.ts'

interface Fought extends Row {
  game: string
  battle: Battle
}

/** `hexarium balance`. */
export const command: Command = {
  summary: 'let one bot play both sides of every scenario and pairing, and print who wins',
  usage: '[<game>…]',
  options: {
    level: { value: 'NAME', says: 'who plays both sides; fair without it' },
    games: { value: 'N', says: 'how many games each; 100 without it' },
    only: { value: 'a,b…', says: 'only these presets of the game' },
    out: { value: 'PATH', says: 'writes what was found, with where it comes from, as JSON' },
    ...measuringOptions,
  },
  words: { min: 0, max: gameIds.length },
  details: `
Played is every preset for two, and where seats choose what they are, such as races, all of them at both seats. Without
a game all are played. Presets that come to the same are played once.

Examples:
  hexarium balance --level strong --games 200 --seed balance --file balance.jsonl
  hexarium balance dragon-rage --only E1,E2 --games 40
  hexarium balance warcraft --games 100 --out games/warcraft/almanac/measured.json`,
  async run(args) {
    const bot = args.text('level') ?? 'fair'
    onlyBots([bot])
    const seed = args.text('seed') ?? 'bots'
    const games = args.int('games', 100)
    const only = args.list('only')
    const rows: Fought[] = []
    for (const id of args.words.length > 0 ? args.words : gameIds) {
      const game = await loadGame(id)
      for (const battle of battlesOf(game, settingsFrom(game, args.all('set')))) {
        if (only && !only.includes(battle.preset)) continue
        const of = [id, battle.preset, battle.sides.join(' – ')].filter(Boolean).join(', ')
        const fixtures = Array.from({ length: games }, (_, number): Fixture => {
          return { number, seed: `${seed}/${of}/${number}`, lineUp: [0, 0] }
        })
        rows.push({ of, game: id, battle, fixtures, job: { game: id, bots: [bot], settings: battle.settings } })
      }
    }
    if (rows.length === 0) throw new Problem(`--only ${only?.join()}: there is no such preset for two.`)
    const found = await measure(args, { measures: 'balance', seed, bots: [bot], set: args.all('set') }, rows)
    print(`${bot} on both sides, seed ${seed}, begun on ${found.head.date}.\n`)
    print('| | games | first wins | drawn | second wins | choices | CPU-s a game |')
    print('|---|---:|---:|---:|---:|---:|---:|')
    for (const row of rows) print(lineOf(row.of, found.of(row)))
    printPairings(rows, found)
    const out = args.text('out')
    if (out !== undefined) {
      writeWhole(out, `${JSON.stringify(dataOf(found.head, rows, found), null, 1)}\n`)
      print(`\n${shortPath(out)} is written.`)
    }
    return found.isStopped ? EXIT.interrupted : EXIT.fine
  },
}

/** How often the first seat won, both, the second. */
function countOf(played: readonly PlayedFixture[]): [first: number, drawn: number, second: number] {
  const count = (worth: number) => played.filter(({ places }) => worthOf(places, 0) === worth).length
  return [count(1), count(0.5), count(0)]
}

function lineOf(of: string, played: readonly PlayedFixture[]): string {
  const games = Math.max(1, played.length)
  const shares = countOf(played).map(count => `${((100 * count) / games).toFixed(1)} %`)
  const sum = (list: (game: PlayedFixture) => number[]) => played.flatMap(list).reduce((all, one) => all + one, 0)
  const choices = (sum(game => game.choices) / games).toFixed(0)
  return `| ${[of, played.length, ...shares, choices, (sum(game => game.cpu) / games / 1000).toFixed(2)].join(' | ')} |`
}

/** Where seats choose what they are: how each did against each, whoever sat first. */
function printPairings(rows: readonly Fought[], found: Found): void {
  const pairings = new Map<string, { of: string; scores: number[] }>()
  for (const row of rows) {
    const [one, other] = row.battle.sides
    if (other === undefined) continue
    const isTurned = one > other
    const of = [row.game, row.battle.preset, isTurned ? `${other} – ${one}` : `${one} – ${other}`].join(', ')
    const pairing = pairings.get(of) ?? { of, scores: [] }
    pairing.scores.push(...found.of(row).map(({ places }) => worthOf(places, isTurned ? 1 : 0)))
    pairings.set(of, pairing)
  }
  if (pairings.size === 0) return
  print('\n| from both seats | games | score of the first |\n|---|---:|---:|')
  for (const { of, scores } of pairings.values()) print(`| ${of} | ${scores.length} | ${scoreIn(scores)} |`)
}

/** What was found, as data with its provenance: see `Measured` in the kernel. */
function dataOf({ seed, bots, date }: Head, rows: readonly Fought[], found: Found) {
  const fought = rows.map(row => {
    const [first, drawn, second] = countOf(found.of(row))
    const { preset, settings } = row.battle
    return { game: row.game, preset, settings, games: first + drawn + second, wins: [first, second], drawn }
  })
  return { by: bots[0], seed, date, rows: fought }
}
