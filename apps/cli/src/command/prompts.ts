import { randomBytes } from 'node:crypto'
import { type Bot, decide, thoughtOf } from '@hexarium/bots'
import {
  type Aid,
  type Answer,
  aid,
  habitsOf,
  Learning,
  type Learnt,
  learntAnswer,
  Match,
  mayAnswer,
  type Option,
  optionKind,
  pointsAt,
  proposal,
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
  /** By decision: how often it was asked, and how often with one answer. */
  by: Map<string, [asked: number, single: number]>
}

/** What a seat was asked: all of it, without what habits answer, and without what the table has learnt; and answers that were one gesture with another. */
interface Counted {
  before: Prompts
  habits: Prompts
  learnt: Prompts
  /** Answers that go with the one before: a piece is pulled to where it goes. */
  pulled: number
  /** Answers that go with the one before: what the game proposes is taken whole. */
  proposed: number
}

const none = (): Prompts => ({ asked: 0, single: 0, turns: 0, by: new Map() })

/** `hexarium prompts`. */
export const command: Command = {
  summary: 'count what a player of bots’ games is asked, with and without the habits everybody has',
  usage: '<game>',
  options: botGameOptions,
  words: { min: 1, max: 1 },
  details:
    'Bots play; what the first seat is asked is counted as if a person sat there against bots. A question that a habit\nanswers as the bot did is spared; so is what the table offers to answer after three times, once it was accepted. A piece\nthat is pulled to where it goes, and what the game proposes whole, is one gesture.\n\nExample:\n  hexarium prompts skirmish --games 5',
  async run(args) {
    const game = await loadGame(args.words[0])
    const seats = seatsFor(game, args.list('bots'), defaultBot(game))
    const settings = settingsFrom(game, args.all('set'))
    const seed = args.text('seed') ?? randomBytes(6).toString('hex')
    const games = args.int('games', 10)
    const bots = onlyBots(seats)
    const counted: Counted = { before: none(), habits: none(), learnt: none(), pulled: 0, proposed: 0 }
    const line = progress()
    for (let number = 1; number <= games; number++) {
      const dice = { seed: `${seed} ${number}` }
      count(orProblem(Match.open(game, { seats, settings, dice })), bots, dice.seed, counted)
      line.show(() => `${number} of ${games} games`)
    }
    line.clear()
    const { before, habits, learnt, pulled, proposed } = counted
    print(`${game.id}, ${games} games, seed ${seed}: what ${game.text.en.seats[0]} is asked`)
    print(rowOf('without habits', before))
    print(rowOf('with the habits everybody has', habits))
    print(rowOf('and what the table has learnt', learnt))
    const gestures = learnt.asked - pulled - proposed
    print(`${percent(1 - learnt.asked / before.asked)} less; ${pulled} answers are pulls of a piece just chosen,`)
    print(`${proposed} go with others that are proposed whole,`)
    print(
      `so ${gestures} gestures, ${(gestures / Math.max(1, before.turns)).toFixed(1)} a turn, ${percent(1 - gestures / before.asked)} less`,
    )
    print(`asked most: ${mostOf(learnt, 0)}`)
    if (learnt.single > 0) print(`with one answer: ${mostOf(learnt, 1)}`)
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

/** Plays a game and counts what the person is asked, all of it and what neither habit nor table answers. */
function count(match: Match, bots: readonly Bot[], seed: string, counted: Counted): void {
  const learning = new Learning()
  const learnt = new Map<string, Learnt>()
  let last: Seat = -1
  let isHeld = false
  const whole = new Whole()
  while (match.asked) {
    const seat = match.asked.seats[0]
    const option = decide(bots[seat], thoughtOf(match.game, match.state, seat, `${seed} ${match.length}`))
    if (seat === PERSON) {
      if (last !== PERSON) for (const prompts of [counted.before, counted.habits, counted.learnt]) prompts.turns++
      const { decision } = match.asked
      const isSingle = match.seen(seat).options.length === 1
      const help = aid(match.game, match.state, PERSON, 'prompts')
      const answers = answersTo(match, help)
      const answer = answers.find(one => one.option === option)!
      note(counted.before, decision, isSingle)
      const isSpared = answeredByHabit(match, help, option)
      if (!isSpared) note(counted.habits, decision, isSingle)
      const isLearnt = !isSpared && learntAnswer(learnt, answers) === answer
      const isAsked = !isSpared && !isLearnt
      if (isAsked) {
        const accepted = learning.watch(answers, answer)
        if (accepted) learnt.set(accepted.name, accepted)
        note(counted.learnt, decision, isSingle)
      }
      const isPulled = isAsked && isHeld && pointedAt(match, option) !== null
      if (isPulled) counted.pulled++
      if (isAsked) isHeld = !isHeld && isOwnPiece(match, pointedAt(match, option))
      counted.proposed += whole.take(match, option, isAsked && !isPulled)
    } else {
      isHeld = false
      whole.stop()
    }
    last = seat
    orProblem(match.play(seat, option))
  }
}

/** Follows what the game proposes whole, as long as the person answers so. */
class Whole {
  private left: readonly Option[] = []
  private taken = 0

  /** The person answers; once all that was proposed is taken, so many of the answers that counted were one gesture with another. */
  take({ game, state }: Match, option: Option, counts: boolean): number {
    if (this.left[0] !== option) {
      this.left = proposal(game, state, PERSON, 'prompts')?.options ?? []
      this.taken = 0
    }
    if (this.left[0] !== option) return 0
    this.left = this.left.slice(1)
    if (counts) this.taken++
    return this.left.length === 0 ? Math.max(0, this.taken - 1) : 0
  }

  /** Somebody else acts. */
  stop(): void {
    this.left = []
  }
}

/** What the person may answer, as the table sees it. */
function answersTo(match: Match, { losses }: Aid): (Answer & { option: Option })[] {
  const { game } = match
  const { decision } = question(game, match.state)!
  const { options } = match.seen(PERSON)
  return options.map(option => {
    const kind = optionKind(option)
    const name = `${decision.name}.${decision.kinds[kind]}`
    return {
      option,
      name,
      words: `${option}`,
      isBare: !decision.valued[kind],
      ends: decision.ending[kind],
      isCostly: losses.some(loss => loss.option === option),
      isGrave: options.length > 1 && (game.aid?.grave?.includes(name) ?? false),
    }
  })
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
function answeredByHabit(match: Match, { habits, keepsUndo = false }: Aid, option: Option): boolean {
  const { game, state } = match
  const mayUndo = match.mayUndo(PERSON)
  const { decision } = question(game, state)!
  const ends = decision.spec.ends?.includes(decision.kinds[optionKind(option)]) ?? false
  const reacts = decision.spec.standing !== undefined
  const obvious = habitsOf(game).filter(({ isObvious }) => isObvious)
  const isAnswered = obvious.some(({ name }) => habits[name] === option)
  return isAnswered && mayAnswer({ isObvious: true, ends, mayUndo, keepsUndo, reacts, amongPeople: false })
}
