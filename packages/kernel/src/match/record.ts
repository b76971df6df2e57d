import { type AnyGame, otherRules } from '../core/game.ts'
import { fine, type Outcome, refused } from '../core/outcome.ts'
import { canonical, same } from '../core/plain.ts'
import type { Result } from '../core/result.ts'
import { brokenSeal, type FairDice, hash, keepsCommitment } from './fair.ts'
import { type Line, readLine } from './line.ts'
import { Match, type MatchSpec, type Played } from './match.ts'
import { endOf } from './seal.ts'

/** The file people exchange (`.hexarium.json`): everything else about a game is recomputed from it. */
export interface GameRecord {
  /** Version of this format. */
  hexarium: 1
  game: string
  /** Version of the game's rules. */
  rules: string
  seats: string[]
  settings: Record<string, boolean | string | number>
  /** Where it started, if not at the beginning. */
  position?: unknown
  dice: FairDice
  /** One short string each; see `Line`. */
  choices: string[]
  result: Result | null
  /** SHA-256 of the state reached. */
  end: string
  /** SHA-256 of all of the above. */
  digest: string
}

/** Reads a record from parsed JSON and checks its shape, not yet its truth. */
export function readRecord(json: unknown): Outcome<GameRecord> {
  const fault = shapeFault(json)
  return fault ? refused('damaged', `This record is damaged: ${fault}.`) : fine(json as GameRecord)
}

function shapeFault(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'it is not a JSON object'
  const record = json as Record<string, unknown>
  if (record['hexarium'] !== 1) return `“hexarium” should be 1 and is ${JSON.stringify(record['hexarium'])}`
  for (const key of ['game', 'rules', 'end', 'digest']) {
    if (typeof record[key] !== 'string') return `“${key}” is missing or no text`
  }
  for (const key of ['seats', 'choices']) {
    const list = record[key]
    if (!Array.isArray(list)) return `“${key}” is missing or no list`
    const at = list.findIndex(item => typeof item !== 'string')
    if (at >= 0) return `“${key}” entry ${at + 1} is no text`
  }
  if (typeof record['settings'] !== 'object' || record['settings'] === null) return '“settings” is missing'
  const dice = record['dice'] as FairDice | null
  if (typeof dice !== 'object' || dice === null) return '“dice” is missing'
  if (typeof dice.commitment !== 'string' || !Array.isArray(dice.nonces)) return '“dice” lacks commitment or nonces'
  if (dice.seals !== undefined && !Array.isArray(dice.seals)) return '“seals” is no list'
  return undefined
}

/** How many dice were given by hand: they fit the rules, and nothing proves them. */
export function diceByHand({ choices }: GameRecord): number {
  return choices.reduce((sum, text) => {
    const line = readLine(text)
    return sum + (line?.is === 'choice' ? (line.given?.length ?? 0) : 0)
  }, 0)
}

/** Told of every line replayed: its number, the match after it, and what it brought about. */
export type Watcher = (index: number, match: Match, line: Line, played: Played) => void

/** Plays a record through. Every choice must be legal and every noted roll must fall again. */
export function replay(game: AnyGame, record: GameRecord, watch?: Watcher): Outcome<Match> {
  if (record.game !== game.id) return refused('game', `This is a record of ${record.game}, not of ${game.id}.`)
  const unknown = otherRules(game, record.rules)
  if (unknown) return unknown
  if (record.dice.seed === undefined) {
    return refused('no-seed', 'The seed of this record is not shown yet; it can be replayed once the game is over.')
  }
  const opened = Match.open(game, specOf(record))
  if (!opened.ok) return opened
  const match = opened.value
  for (let index = 0; index < record.choices.length; index++) {
    const fault = replayLine(match, index, record.choices[index], watch)
    if (fault) return refused('divergence', `Choice ${index + 1} (“${record.choices[index]}”): ${fault}`)
  }
  return fine(match)
}

/** How the match of a record is opened. A seed that is not shown yet is none. */
export function specOf({ seats, settings, position, dice, rules }: GameRecord): MatchSpec {
  const { seed = '', nonces, seals } = dice
  return {
    seats,
    settings,
    dice: { seed, nonces, ...(seals ? { seals } : {}) },
    rules,
    ...(position === undefined ? {} : { position }),
  }
}

function replayLine(match: Match, index: number, text: string, watch?: Watcher): string | undefined {
  const played = follow(match, text)
  if (!played.ok) return played.problem.text
  watch?.(index, match, readLine(text)!, played.value)
  return undefined
}

/** Does what a line says and checks that the rolls it notes fall again. With `undoable` the way back is kept. */
export function follow(match: Match, text: string, undoable = false): Outcome<Played> {
  const line = readLine(text)
  if (!line) return refused('line', 'this is no line of a record.')
  const played = perform(match, line, undoable)
  if (!played.ok || line.is !== 'choice' || line.given || same(line.rolls, played.value.rolls)) return played
  return refused(
    'rolls',
    `the dice fall ${played.value.rolls.join(' ') || 'not at all'} here, and the record says ${line.rolls.join(' ') || 'nothing'}.`,
  )
}

function perform(match: Match, line: Line, undoable: boolean): Outcome<Played> {
  if (line.is === 'draw') return match.agreeDraw()
  if (line.is === 'break-off') return match.breakOff()
  if (line.is === 'again') return match.renewDice(line.number)
  if (line.is === 'anew') return match.anewDice(line.secret)
  if (line.is === 'resign') return match.resign(line.seat)
  if (line.is === 'standing') return match.stand(line.seat, line.decision, line.answer)
  const seat = line.seat ?? match.asked?.seats[0]
  if (seat === undefined) return refused('over', 'the game is over already.')
  return match.replay(seat, line.choice, line.given, undoable)
}

/** Proves a record: commitment, every choice, every roll, the result, the state reached and the whole text. */
export function verify(game: AnyGame, record: GameRecord): Outcome<Match> {
  if (record.dice.seed !== undefined && !keepsCommitment(record.dice)) {
    return refused('commitment', 'The seed shown is not the one committed to before the game: the dice are not proved.')
  }
  const broken = brokenSeal(record.dice)
  if (broken >= 0) {
    return refused('shares', `The share of seat ${broken + 1} is not the one it sealed: the dice are not proved.`)
  }
  const replayed = replay(game, record)
  if (!replayed.ok) return replayed
  const match = replayed.value
  if (!same(match.state.core.result, record.result)) {
    return refused('result', 'The result in the record is not the one its choices lead to.')
  }
  // what older rules led to was written down in another shape: its choices, rolls and result prove it
  if (record.rules === game.rules && endOf(match.state) !== record.end) {
    return refused('end', 'The choices lead to another state than the one the record was closed with.')
  }
  const { digest, ...rest } = record
  if (hash(canonical(rest)) !== digest) {
    return refused('digest', 'The record was changed after it was written: its digest does not fit.')
  }
  return fine(match)
}
