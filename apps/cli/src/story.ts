import {
  type AnyGame,
  choiceInWords,
  type Event,
  type GameRecord,
  type Language,
  type Line,
  Match,
  type Outcome,
  question,
  readOption,
  replay,
  type Seat,
  SPECTATOR,
  specOf,
} from '@hexarium/kernel'

/** A line of a record as it is replayed. */
export interface Scene {
  /** Counted from 0; -1 is what happened before the first choice. */
  index: number
  match: Match
  /** Who chose; a spectator where nobody did. */
  actor: Seat
  /** The choice in words and in the notation of records. */
  words: string
  notation: string
  events: Event[]
}

/** Plays a record through and tells of each of its lines, with the words the choice had when it was made. */
export function tellStory(
  game: AnyGame,
  record: GameRecord,
  language: Language,
  tell: (scene: Scene) => void,
): Outcome<Match> {
  const opened = open(game, record)
  let asked: Question | null = null
  if (opened.ok) {
    const { events } = opened.value.opening
    tell({ index: -1, match: opened.value, actor: SPECTATOR, words: '', notation: '', events })
    asked = questionOf(game, opened.value)
  }
  return replay(game, record, (index, match, line, played) => {
    const { actor, words } = inWords(game, language, asked, line)
    tell({ index, match, actor, words, notation: record.choices[index], events: played.events })
    asked = questionOf(game, match)
  })
}

/** Opens a match as its record says. */
function open(game: AnyGame, record: GameRecord): Outcome<Match> {
  return Match.open(game, specOf(record))
}

interface Question {
  decision: string
  seats: Seat[]
  /** What each seat saw when it was asked, a spectator's first. */
  views: unknown[]
}

function questionOf(game: AnyGame, match: Match): Question | null {
  const asked = match.asked
  if (!asked) return null
  const seats = Array.from({ length: match.state.core.seats + 1 }, (_, i) => i - 1)
  return { ...asked, views: seats.map(seat => game.view(match.state, seat)) }
}

function inWords(
  game: AnyGame,
  language: Language,
  asked: Question | null,
  line: Line,
): { actor: Seat; words: string } {
  if (line.is === 'draw' || line.is === 'break-off' || line.is === 'again' || line.is === 'anew')
    return { actor: SPECTATOR, words: '' }
  const actor = line.seat ?? asked?.seats[0] ?? SPECTATOR
  if (line.is !== 'choice' || !asked) return { actor, words: '' }
  const option = readOption(game.decisions.get(asked.decision)!, line.choice)
  if (option === undefined) return { actor, words: '' }
  return { actor, words: choiceInWords(game, language, asked.views[actor + 1], asked.decision, option, actor) }
}

/** The decision a match rests at. */
export function decisionOf(match: Match) {
  return question(match.game, match.state)?.decision
}
