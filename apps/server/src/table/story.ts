import {
  type AnyGame,
  type Event,
  follow,
  Match,
  type MatchSpec,
  must,
  readLine,
  type Seat,
  SPECTATOR,
  type State,
} from '@hexarium/kernel'

/** What one line of the record told. */
export interface Telling {
  events: Event[]
  /** Nobody but who left it can notice it: a standing answer. */
  quiet: boolean
  /** The seat that made the choice; -1 for the table itself. */
  actor: Seat
}

/** Changes whenever something happens that everybody may notice. */
export function publicMark(match: Match): string {
  return JSON.stringify(match.seen(SPECTATOR))
}

/** What lines told, the opening first, found out by playing them again. */
export function retold(game: AnyGame, spec: MatchSpec, lines: readonly string[]): Telling[] {
  const match = must(Match.open(game, spec))
  return [{ events: match.opening.events, quiet: false, actor: SPECTATOR }, ...lines.map(line => telling(match, line))]
}

function telling(match: Match, line: string): Telling {
  const actor = actorOf(match, line)
  const before = line.startsWith('!standing ') ? publicMark(match) : undefined
  const { events } = must(follow(match, line))
  const isUnnoticed = before !== undefined && events.length === 0 && publicMark(match) === before
  return { events, quiet: isUnnoticed || line.startsWith('!again '), actor }
}

/** Whose line is about to be followed. */
function actorOf({ asked }: Match, text: string): Seat {
  const line = readLine(text)
  if (line?.is === 'choice') return line.seat ?? asked?.seats[0] ?? SPECTATOR
  return line?.is === 'resign' || line?.is === 'standing' ? line.seat : SPECTATOR
}

/** What lines lead to, found out by playing them again. */
export function rewound(game: AnyGame, spec: MatchSpec, lines: readonly string[]): State {
  const match = must(Match.open(game, spec))
  for (const line of lines) must(follow(match, line))
  return match.state
}
