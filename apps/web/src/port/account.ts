import {
  type AnyGame,
  type Begins,
  type Event,
  eventInWords,
  fallenInWords,
  hears,
  isDraw,
  type Language,
  lostOnTheWay,
  type Seat,
  SPECTATOR,
  type State,
  winners,
} from '@hexarium/kernel'

/** Where a part of a game begins: at which moment, and how it is told. */
export interface Mark {
  at: number
  begins: Begins
  text: string
}

/** How a game came about. */
export interface Account {
  /** How many parts of each sort it had. */
  turns: number
  battles: number
  isDraw: boolean
  sides: SideAccount[]
  /** Where the chances moved most, in the order of play. */
  turning: TurningPoint[]
}

/** What became of a side. */
export interface SideAccount {
  seat: Seat
  place: number
  choices: number
  /** How it stood at the end: its points, where it has any. */
  standing: readonly string[]
  /** What it lost on the way, in words. */
  losses: string[]
}

/** A part of the game after which a side's chances were others. */
export interface TurningPoint extends Mark {
  seat: Seat
  /** Chances of that side before and after, from 0 to 1. */
  before: number
  after: number
  /** What it is a part of, the largest first: the turn, the battle. */
  within: string[]
  /** What each side lost in it, in words; sides that lost nothing are left out. */
  fallen: { seat: Seat; losses: string[] }[]
}

/** What of a moment matters here. */
interface Step {
  state: State
  events: readonly Event[]
  actor: Seat
}

/** The parts of a game as everybody heard of them. */
export function marksOf(game: AnyGame, language: Language, steps: readonly Step[]): Mark[] {
  return steps.flatMap(({ state, events }, at) =>
    events.flatMap(event => {
      const begins = game.events[event.kind]?.begins
      if (!begins || !hears(SPECTATOR, event)) return []
      const { text } = eventInWords(game, language, game.view(state, SPECTATOR), event, SPECTATOR)
      return [{ at, begins, text }]
    }),
  )
}

/** How a game that is over came about. Everything is known of it by then. */
export function accountOf(game: AnyGame, language: Language, steps: readonly Step[]): Account {
  const marks = marksOf(game, language, steps)
  const last = steps.at(-1)!.state
  const { result } = last.core
  const seats = Array.from({ length: last.core.seats }, (_, seat) => seat)
  const states = steps.map(({ state }) => state)
  return {
    turns: marks.filter(({ begins }) => begins === 'turn').length,
    battles: marks.filter(({ begins }) => begins === 'battle').length,
    isDraw: result !== null && isDraw(result),
    sides: seats.map(seat => ({
      seat,
      place: result?.places[seat] ?? 1,
      choices: steps.filter(({ actor }) => actor === seat).length,
      standing: game.almanac?.standing?.(language, game.view(last, seat), seat) ?? [],
      losses: fallenInWords(game, language, game.view(last, seat), lostOnTheWay(game, states, seat)),
    })),
    turning: turningPoints(game, language, marks, states, result ? (winners(result)[0] ?? 0) : 0),
  }
}

/** So many turning points are told, and only such as moved the chances by so much. */
const MOST = 3
const LEAST = 0.05

/** The parts of the game in which a side's chances moved most, as a bot reckons them that sees everything. */
function turningPoints(
  game: AnyGame,
  language: Language,
  marks: readonly Mark[],
  states: readonly State[],
  seat: Seat,
): TurningPoint[] {
  const chances = (at: number) => Math.min(1, Math.max(0, game.bot!.evaluate(states[at], seat)))
  if (!game.bot || marks.length === 0) return []
  const parts = marks.filter(({ at }, number) => marks[number + 1]?.at !== at)
  const known = parts.map(({ at }) => chances(at))
  const points = parts.map((mark, number) => {
    const next = parts[number + 1]?.at ?? states.length - 1
    return { ...mark, mark, next, seat, before: known[number], after: known[number + 1] ?? chances(next) }
  })
  const size = ({ before, after }: (typeof points)[number]) => Math.abs(after - before)
  return points
    .filter(point => size(point) >= LEAST)
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, MOST)
    .toSorted((one, other) => one.at - other.at)
    .map(({ mark, next, ...point }) => ({
      ...point,
      within: outsideOf(marks, mark),
      fallen: fallenIn(game, language, states.slice(point.at, next + 1)),
    }))
}

/** What a part of the game belongs to: a phase or a round of battle to its battle and its turn. */
function outsideOf(marks: readonly Mark[], mark: Mark): string[] {
  const before = marks.slice(0, marks.indexOf(mark))
  const turn = before.findLastIndex(({ begins }) => begins === 'turn')
  const battle = before.findLastIndex(({ begins }) => begins === 'battle')
  const larger = { turn: [], battle: [turn], part: battle > turn ? [turn, battle] : [turn] }[mark.begins]
  return larger.flatMap(number => before[number]?.text ?? [])
}

/** What each side lost in some moments. */
function fallenIn(game: AnyGame, language: Language, states: readonly State[]): TurningPoint['fallen'] {
  const last = states.at(-1)!
  return Array.from({ length: last.core.seats }, (_, seat) => ({
    seat,
    losses: fallenInWords(game, language, game.view(last, seat), lostOnTheWay(game, states, seat)),
  })).filter(({ losses }) => losses.length > 0)
}
