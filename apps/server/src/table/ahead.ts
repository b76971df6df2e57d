import {
  type AnyGame,
  canonical,
  fine,
  hash,
  imagine,
  Match,
  type MatchSpec,
  must,
  type Option,
  type Outcome,
  refused,
  type Seat,
  type Seen,
  SPECTATOR,
  type State,
} from '@hexarium/kernel'

/** A choice on an imagined board. */
export interface Step {
  seat: Seat
  choice: Option
}

/** What playing ahead starts from. */
export interface AheadTold {
  state: State
  spec: MatchSpec
  /** Whose imagination it is, and what it follows from. */
  seat: Seat
  seed: string
  steps: readonly Step[]
}

/** Where it led: who is asked then and what he sees, and by what each answer of one's own would be known. */
export interface Ahead {
  seat: Seat
  seen: Seen
  answers: Answer[]
  isUncertain: boolean
}

/** An answer left in advance: the moment it is meant for, as its seat sees it, and the choice. */
export interface Answer {
  key: string
  choice: Option
}

/** What a seat is asked and sees, in a word: the same whenever it cannot tell two moments apart. */
export function momentKey({ view, asked, options }: Seen): string {
  return hash(canonical([view, asked?.decision ?? null, options]))
}

/** Plays choices on a board a seat could believe in: everything hidden from it is dealt anew. */
export function playedAhead(game: AnyGame, { state, spec, seat, seed, steps }: AheadTold): Outcome<Ahead> {
  const match = must(Match.resume(game, spec, imagine(game, state, seat, seed), []))
  const answers: Answer[] = []
  let isUncertain = false
  for (const [index, step] of steps.entries()) {
    const seen = match.seen(step.seat)
    if (!match.asked?.seats.includes(step.seat) || !seen.options.includes(step.choice))
      return refused('ahead', `Choice ${index + 1} cannot be made there: the game has gone on. Begin anew.`)
    if (step.seat === seat) answers.push({ key: momentKey(seen), choice: step.choice })
    const played = match.play(step.seat, step.choice)
    if (!played.ok) return played
    isUncertain ||= played.value.rolls.length > 0
  }
  const asked = match.asked?.seats ?? []
  const next = asked.includes(seat) ? seat : (asked[0] ?? SPECTATOR)
  return fine({ seat: next, seen: match.seen(next), answers, isUncertain })
}
