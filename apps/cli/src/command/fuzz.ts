import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { type AnyGame, readSettings, type Settings } from '@hexarium/kernel'
import { createFuzzer, createPositionFuzzer, type Finding, type FuzzReport } from '@hexarium/laws/fuzz'
import type { Command } from '../arguments.ts'
import { freshName, writeRecord } from '../files.ts'
import { loadGame, settingsFrom } from '../games.ts'
import { commandLine } from '../invoked.ts'
import { EXIT, orProblem, Problem } from '../problem.ts'
import { progress } from '../progress.ts'
import { print, width, wrap } from '../terminal.ts'

/** `hexarium fuzz`. */
export const command: Command = {
  summary: 'play a game at random and towards its rarest rules, and look for faults',
  usage: '<game>',
  options: {
    games: { value: 'N', says: 'how many games; 500 without it, or as many as --seconds allows' },
    seconds: { value: 'T', says: 'stop after this time' },
    positions: {
      value: 'N',
      says: 'read so many positions that are spoiled in places, and play on what is accepted',
    },
    seed: { value: 'TEXT', says: 'the same seed plays the same games; without it a new one' },
    set: { value: 'name=value', many: true, says: 'a setting that stays; chance decides on the others' },
    laws: {
      value: 'N',
      says: 'a part of one game in so many is watched by all the laws; 40 without it, 1 for every game',
    },
  },
  words: { min: 1, max: 1 },
  details: `
A fault is written into findings/ as the record that shows it, and the exit code is 1. With --positions it is printed,
with the position.

Examples:
  hexarium fuzz skirmish --games 2000 --seed friday
  hexarium fuzz demonworld --games 1000 --laws 1 --set level=chosen
  hexarium fuzz titan --positions 1000`,
  async run(args) {
    const game = await loadGame(args.words[0])
    const seconds = args.int('seconds', Number.POSITIVE_INFINITY, 1, 1_000_000)
    const games = args.int('games', args.has('seconds') ? Number.POSITIVE_INFINITY : 500)
    const seed = args.text('seed') ?? randomBytes(6).toString('hex')
    const settings = settingsFrom(game, args.all('set'))
    orProblem(readSettings(game.settings, settings))
    const positions = args.int('positions', 0, 1)
    if (positions > 0) return fuzzPositions(game, { positions, seconds, seed, settings: settings as Settings })
    return fuzz(game, { games, seconds, seed, settings: settings as Settings, lawsEvery: args.int('laws', 40) })
  },
}

/** How long to look, and where to put what is found. */
export interface Effort {
  games: number
  seconds: number
  seed: string
  /** Settings that stay; chance decides on the others. */
  settings?: Settings
  /** One game in so many is watched by all the laws. */
  lawsEvery?: number
  folder?: string
}

/** Fuzzes a game and prints what came of it; the number is the exit code. */
export function fuzz(game: AnyGame, { games, seconds, folder = 'findings', ...how }: Effort): number {
  const start = performance.now()
  const time = () => (performance.now() - start) / 1000
  const fuzzer = createFuzzer(game, how)
  const line = progress()
  while (fuzzer.games < games && time() < seconds) {
    const finding = fuzzer.playGame()
    if (finding) {
      line.clear()
      tellFinding(game, finding, folder)
    }
    line.show(() => `${fuzzer.games} games, ${fuzzer.choices} choices, ${fuzzer.findings.length} faults`)
  }
  line.clear()
  tellReport(game, fuzzer.report(), time(), how.seed)
  return fuzzer.findings.length > 0 ? EXIT.failed : EXIT.fine
}

/** How many positions to spoil and read. */
export interface PositionEffort extends Pick<Effort, 'seconds' | 'seed' | 'settings'> {
  positions: number
}

/** Reads positions spoiled in places, plays on what is accepted, and prints what came of it; the number is the exit code. */
export function fuzzPositions(game: AnyGame, { positions, seconds, ...how }: PositionEffort): number {
  if (!game.position) throw new Problem(`${game.id} cannot start from a position, so there is none to spoil.`)
  const start = performance.now()
  const time = () => (performance.now() - start) / 1000
  const fuzzer = createPositionFuzzer(game, how)
  const line = progress()
  while (fuzzer.positions < positions && time() < seconds) {
    const finding = fuzzer.try()
    if (finding) {
      line.clear()
      print(wrap(finding.text, width(), '  '))
      print(`  ${JSON.stringify(finding.position)}`)
    }
    line.show(() => `${fuzzer.positions} positions, ${fuzzer.findings.length} faults`)
  }
  line.clear()
  const { refused, played, watched } = fuzzer
  print(
    `${game.id}, seed ${how.seed}: ${fuzzer.positions} positions, ${refused} refused, ${played} played on, ${watched} under all laws; ${Math.round(fuzzer.positions / time())} positions per second`,
  )
  print(`${fuzzer.findings.length} faults found`)
  return fuzzer.findings.length > 0 ? EXIT.failed : EXIT.fine
}

function tellFinding(game: AnyGame, { law, text, record }: Finding, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const path = freshName(`${game.id}-${typeof law === 'number' ? `law-${law}` : 'words'}`, folder)
  writeRecord(path, record)
  const name = typeof law === 'number' ? `Law ${law}` : `The law of ${law}`
  print(wrap(`${name} is broken after ${record.choices.length} choices: ${text}`, width(), '  '))
  print(`  ${path}; look at it with: ${commandLine(`replay ${path}`)}`)
}

function tellReport(game: AnyGame, report: FuzzReport, seconds: number, seed: string): void {
  const { games, choices, findings, rules, kinds, events, contents } = report
  const rate = Math.round(choices / seconds)
  print(`${game.id}, seed ${seed}: ${games} games, ${choices} choices, ${rate} choices per second`)
  print(`${findings.length} faults found`)
  const all = rules.reached.length + rules.never.length
  print(`${rules.reached.length} of ${all} rule ids reached${never(rules.never)}`)
  for (const [group, { reached, never: rest }] of Object.entries(contents))
    print(`${group}: ${reached.length} of ${reached.length + rest.length}${never(rest)}`)
  if (kinds.never.length > 0) print(`choices never taken: ${kinds.never.join(', ')}`)
  if (events.never.length > 0) print(`events never seen: ${events.never.join(', ')}`)
}

function never(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `; never: ${ids.join(', ')}`
}
