import { botFrom, type Explanation, explain, type Pondering, ponder, thoughtOf } from '@hexarium/bots'
import {
  type AnyGame,
  askedInWords,
  choiceInWords,
  copy,
  type Language,
  must,
  question,
  readOption,
  type Seat,
  type State,
  seatInWords,
} from '@hexarium/kernel'
import { gameNamed, helpOf } from './library.ts'
import type { Review } from './review.ts'

/** What a bot would choose at a moment of a record, in words. */
export interface ExplainedShown {
  /** Whose choice it is, and what is asked of him. */
  side: string
  ask: string
  /** The most promising first; what the bot did not consider is missing. */
  choices: ReasonShown[]
}

/** One choice, and what the bot expects of it. */
export interface ReasonShown {
  words: string
  /** What the whole game would come to, from 0 (lost) to 1 (won). */
  chance: number
  /** In how many try-outs that was found. */
  tries: number
  /** The bot would choose it; somebody did. */
  isBest: boolean
  isPlayed: boolean
}

/** A moment of a record at which somebody is asked: who, and the choice as the record writes it, where he made one. */
export interface Asked {
  game: AnyGame
  state: State
  seat: Seat
  line: string
}

/** What a bot would choose at a moment of a record: `think` lets others through meanwhile, and comes to nothing if they end it. */
export async function explainedAt(
  review: Review,
  think: <T>(thinking: Pondering<T>, seat: Seat) => Promise<T | null>,
  language: Language,
  at: number,
  bot: string,
): Promise<ExplainedShown | null> {
  const { game } = review.record
  await Promise.all([helpOf(game), gameNamed(game, language)])
  const asked = review.askedAt(at)
  const found = asked && (await think(explaining(asked, bot, `explain ${at}`), asked.seat))
  return found && explained(asked, found, language)
}

/** What a bot expects of the choices at a moment, a little at a time. It is told what the seat that is asked may know. */
export function* explaining({ game, state, seat }: Asked, name: string, luck: string): Pondering<Explanation> {
  const thought = () => thoughtOf(game, copy(state), seat, luck)
  const { option, reasons } = yield* ponder(must(botFrom(name)), thought(), null)
  if (reasons && reasons.length > 1) return { option, reasons: [...reasons] }
  // It had nothing to weigh up: each choice is looked at once, which takes no time worth telling of.
  return { option, reasons: explain(must(botFrom('fair')), thought()).reasons }
}

/** The same in words. */
export function explained(
  { game, state, seat, line }: Asked,
  { option, reasons }: Explanation,
  language: Language,
): ExplainedShown {
  const view = game.view(state, seat)
  const { decision } = question(game, state)!
  const played = readOption(decision, line.replace(/^\d+>/, '').replace(/ [=(].*$/, ''))
  const offered = reasons.map(reason => reason.option)
  return {
    side: seatInWords(game, language, view, seat),
    ask: askedInWords(game, language, view, decision.name, seat, offered),
    choices: reasons.map(({ option: of, chance, tries }) => ({
      words: choiceInWords(game, language, view, decision.name, of, seat),
      chance,
      tries,
      isBest: of === option,
      isPlayed: of === played,
    })),
  }
}
