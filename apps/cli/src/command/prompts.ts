import { randomBytes } from 'node:crypto'
import { type Bot, decide, thoughtOf } from '@hexarium/bots'
import {
  aid,
  habitsOf,
  Match,
  mayAnswer,
  type Option,
  optionKind,
  pointsAt,
  question,
  type Seat,
} from '@hexarium/kernel'
import { botGameOptions, type Command } from '../arguments.ts'
import { loadGame, settingsFrom } from '../games.ts'
import { EXIT, orProblem } from '../problem.ts'
import { progress } from '../progress.ts'
import { defaultBot, onlyBots, seatsFor } from '../seating.ts'
import { print } from '../terminal.ts'

/** What one seat was asked. */
interface Prompts {
  asked: number
  /** Of these, so many had one answer. */
  single: number
  /** How often the turn came to the seat. */
  turns: number
  /** Of these, so many answers go with the one before: a piece is pulled to where it goes. */
  pulled: number
  /** By decision: how often it was asked, and how often with one answer. */
  by: Map<string, [asked: number, single: number]>
}

/** `hexarium prompts`. */
export const command: Command = {
  summary: 'count what a player of bots’ games is asked, with and without the habits everybody has',
  usage: '<game>',
  options: botGameOptions,
  words: { min: 1, max: 1 },
  details:
    'Bots play; what the first seat is asked is counted as if a person sat there against bots. A question that a habit\nanswers as the bot did is spared.\n\nExample:\n  hexarium prompts skirmish --games 5',
  async run(args) {
    const game = await loadGame(args.words[0])
    const seats = seatsFor(game, args.list('bots'), defaultBot(game))
    const settings = settingsFrom(game, args.all('set'))
    const seed = args.text('seed') ?? randomBytes(6).toString('hex')
    const games = args.int('games', 10)
    const bots = onlyBots(seats)
    const before: Prompts = { asked: 0, single: 0, turns: 0, pulled: 0, by: new Map() }
    const after: Prompts = { ...before, by: new Map() }
    const line = progress()
    for (let number = 1; number <= games; number++) {
      const dice = { seed: `${seed} ${number}` }
      count(orProblem(Match.open(game, { seats, settings, dice })), bots, dice.seed, before, after)
      line.show(() => `${number} of ${games} games`)
    }
    line.clear()
    print(`${game.id}, ${games} games, seed ${seed}: what ${game.text.en.seats[0]} is asked`)
    print(rowOf('without habits', before))
    print(rowOf('with the habits everybody has', after))
    const gestures = after.asked - after.pulled
    print(`${percent(1 - after.asked / before.asked)} less; ${after.pulled} answers are pulls of a piece just chosen,`)
    print(
      `so ${gestures} gestures, ${(gestures / Math.max(1, after.turns)).toFixed(1)} a turn, ${percent(1 - gestures / before.asked)} less`,
    )
    print(`asked most: ${mostOf(after, 0)}`)
    if (after.single > 0) print(`with one answer: ${mostOf(after, 1)}`)
    return EXIT.fine
  },
}

function rowOf(name: string, { asked, single, turns }: Prompts): string {
  const each = (asked / Math.max(1, turns)).toFixed(1)
  return `${name.padEnd(30)} ${`${asked}`.padStart(7)} questions, ${each} a turn, ${percent(single / asked)} with one answer`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Whose questions are counted. */
const PERSON: Seat = 0

/** Plays a game and counts what the person is asked, all of it and what no habit answers. */
function count(match: Match, bots: readonly Bot[], seed: string, before: Prompts, after: Prompts): void {
  let last: Seat = -1
  let isHeld = false
  while (match.asked) {
    const seat = match.asked.seats[0]
    const option = decide(bots[seat], thoughtOf(match.game, match.state, seat, `${seed} ${match.lines.length}`))
    if (seat === PERSON) {
      if (last !== PERSON) before.turns = ++after.turns
      const isSingle = match.seen(seat).options.length === 1
      const { decision } = match.asked
      note(before, decision, isSingle)
      const isSpared = answeredByHabit(match, option)
      if (!isSpared) note(after, decision, isSingle)
      if (!isSpared && isHeld && pointedAt(match, option) !== null) after.pulled++
      if (!isSpared) isHeld = !isHeld && isOwnPiece(match, pointedAt(match, option))
    } else isHeld = false
    last = seat
    orProblem(match.play(seat, option))
  }
}

/** The element of the scene a choice points at. */
function pointedAt({ game, state }: Match, option: Option): string | null {
  return pointsAt(question(game, state)!.decision, option)
}

/** True if that is a piece of the person, which can be pulled. */
function isOwnPiece(match: Match, id: string | null): boolean {
  const { boards } = match.game.scene(match.seen(PERSON).view, match.game.text.en)
  return boards.some(({ counters }) =>
    counters.some(counter => counter.owner === PERSON && (counter.id === id || counter.of === id)),
  )
}

/** So many decisions are named. */
const NAMED = 6

/** The decisions with most of something: of being asked, or of being asked with one answer. */
function mostOf({ by }: Prompts, place: 0 | 1): string {
  return [...by]
    .sort(([, a], [, b]) => b[place] - a[place])
    .slice(0, NAMED)
    .flatMap(([name, counts]) => (counts[place] > 0 ? [`${name} ${counts[place]}`] : []))
    .join(', ')
}

function note(prompts: Prompts, decision: string, isSingle: boolean): void {
  prompts.asked++
  if (isSingle) prompts.single++
  const [asked, single] = prompts.by.get(decision) ?? [0, 0]
  prompts.by.set(decision, [asked + 1, single + (isSingle ? 1 : 0)])
}

/** True if a habit everybody has answers the question, and answers it so. */
function answeredByHabit(match: Match, option: Option): boolean {
  const { game, state } = match
  const mayUndo = match.mayUndo(PERSON)
  const { decision } = question(game, state)!
  const { habits, keepsUndo = false } = aid(game, state, PERSON, 'prompts')
  const ends = decision.spec.ends?.includes(decision.kinds[optionKind(option)]) ?? false
  const reacts = decision.spec.standing !== undefined
  const obvious = habitsOf(game).filter(({ isObvious }) => isObvious)
  const isAnswered = obvious.some(({ name }) => habits[name] === option)
  return isAnswered && mayAnswer({ isObvious: true, ends, mayUndo, keepsUndo, reacts, amongPeople: false })
}
