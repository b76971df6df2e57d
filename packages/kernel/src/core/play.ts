import { chance } from './dice.ts'
import { tell } from './events.ts'
import type { Resigned } from './flow.ts'
import type { AnyGame } from './game.ts'
import { forbidding, list, type Option, optionKind, optionOf, optionsAt } from './options.ts'
import { copy } from './plain.ts'
import { finish, type Result } from './result.ts'
import {
  chosenByNobody,
  cutFlow,
  decisionAt,
  proceed,
  question,
  seatsAsked,
  settleSealed,
  standingOption,
  take,
} from './run.ts'
import type { Locals, RuleId, Seat, State } from './state.ts'

/** Who is asked what. */
export interface Asked {
  decision: string
  /** The game waits for these. */
  seats: Seat[]
  /** These may act too. */
  may?: Seat[]
}

/** Who is asked what; null once the game is over. */
export function asked(game: AnyGame, g: State): Asked | null {
  const now = question(game, g)
  if (!now) return null
  const { decision, frame } = now
  const asked: Asked = { decision: decision.name, seats: [...seatsAsked(g, decision, frame.here)] }
  if (decision.spec.may) asked.may = [...decision.spec.may(g, frame.here)]
  return asked
}

/** The seat to act: the first one asked, without making a list. The game must not be over. */
export function seatToAct(game: AnyGame, g: State): Seat {
  const frame = g.core.flow[g.core.flow.length - 1]
  const decision = decisionAt(game, frame)
  return decision.spec.seat ? decision.spec.seat(g, frame.here) : seatsAsked(g, decision, frame.here)[0]
}

/** Every legal option of a seat, into a list that is emptied first; nothing if the seat is not asked. */
export function options(game: AnyGame, g: State, seat: Seat, into: Option[] = []): Option[] {
  into.length = 0
  if (g.core.result !== null) return into
  const frame = g.core.flow[g.core.flow.length - 1]
  const decision = decisionAt(game, frame)
  const isAsked = decision.spec.seat
    ? decision.spec.seat(g, frame.here) === seat
    : seatsAsked(g, decision, frame.here).includes(seat)
  if (isAsked || decision.spec.may?.(g, frame.here).includes(seat)) list(decision, g, frame.here, seat, into)
  return into
}

/** The choice made for a seat whose time is up: the rules' own, or the first that costs nothing. */
export function defaultOption(game: AnyGame, g: State, seat: Seat): Option | undefined {
  const offered = options(game, g, seat)
  const now = question(game, g)
  if (!now || offered.length === 0) return undefined
  const [kind, value] = now.decision.spec.default?.(g, now.frame.here, seat) ?? []
  const own = kind === undefined ? undefined : optionOf(now.decision, kind, value)
  if (own !== undefined && offered.includes(own)) return own
  return (
    offered.find(option => !now.decision.spec.gives?.includes(now.decision.kinds[optionKind(option)])) ?? offered[0]
  )
}

/** The rule that stands against a choice; the decision's own rule where no predicate says more. */
export function whyNot(game: AnyGame, g: State, seat: Seat, option: Option): RuleId | undefined {
  const now = question(game, g)
  if (!now || options(game, g, seat).includes(option)) return undefined
  return forbidding(now.decision, g, now.frame.here, option, seat) ?? now.decision.rules[0]
}

/** Which rule stands against choosing an element of the scene; null if the seat is not asked about such elements, or may choose it. */
export function whyNotAt(game: AnyGame, g: State, seat: Seat, id: string, seed: string | number): RuleId | null {
  if (!askedSeenBy(asked(game, g), seat)?.decision) return null
  const dream = imagine(game, g, seat, seed)
  for (const option of optionsAt(question(game, dream)!.decision, id)) {
    const rule = whyNot(game, dream, seat, option)
    if (rule !== undefined) return rule
  }
  return null
}

/** What a seat sees: the game's view, who is asked, its own options, the result. */
export interface Seen {
  view: unknown
  /** Who is asked; what exactly is told only to those who may answer: it could tell others too much. */
  asked: { decision: string | null; seats: Seat[]; may?: Seat[] } | null
  options: Option[]
  /** The seat's own sealed answer, while the others still think. */
  sealed: Option | null
  /** The seat's own standing answers. */
  standing: Record<string, string>
  result: Result | null
}

/** What a seat, or a spectator, sees. */
export function seen(
  game: AnyGame,
  g: State,
  seat: Seat,
  view: unknown = game.view(g, seat),
  offered: Option[] = options(game, g, seat),
  now: Asked | null = asked(game, g),
): Seen {
  const sealed = g.core.sealed[seat] ?? -1
  return {
    view,
    asked: askedSeenBy(now, seat),
    options: offered,
    sealed: sealed === -1 ? null : sealed,
    standing: { ...g.core.standing[seat] },
    result: g.core.result,
  }
}

function askedSeenBy(now: Asked | null, seat: Seat): Seen['asked'] {
  if (!now || now.seats.includes(seat) || now.may?.includes(seat)) return now
  return { ...now, decision: null }
}

/** A whole state a seat could believe in: everything hidden from it dealt anew, dice and sealed answers included. */
export function imagine<G extends State>(game: AnyGame, g: G, seat: Seat, seed: string | number): G {
  const dream = copy(g)
  const luck = chance(seed)
  dream.core.dice = luck.words()
  dream.core.dice[4] = g.core.dice[4]
  dream.core.standing = dream.core.standing.map((own, of) => (of === seat ? own : {}))
  game.imagine?.(dream, seat, luck)
  const now = question(game, dream)
  if (now?.decision.spec.sealed) {
    dream.core.sealed.forEach((answer, of) => {
      if (answer === -1 || of === seat) return
      dream.core.sealed[of] = luck.pick(list(now.decision, dream, now.frame.here, of, []))
    })
  }
  return dream
}

/** A seat gives up in the middle of things: what the game says, or else the end, with that seat last. */
export function giveUp(game: AnyGame, g: State, seat: Seat): void {
  tell(g, 'resigned', seat)
  if (!game.resign) {
    const everybody = Array.from({ length: g.core.seats }, (_, of) => of)
    const places = everybody.map(of => (of === seat ? g.core.seats : 1))
    finish(g, { places, scores: everybody.map(of => (of === seat ? 0 : 1)), by: 'resigned' })
    return
  }
  const rest = g.core.flow.at(-1)
  g.core.sealed[seat] = -1
  chosenByNobody()
  const hooks = g.core.flow.map(({ proc, here }) => resignedOf(game, proc)?.(g, here, seat) ?? false)
  game.resign(g, seat)
  for (let depth = g.core.flow.length - 1; depth > 0 && g.core.result === null; depth--) {
    const hook = hooks[depth]
    if (typeof hook === 'function' ? hook() : hook) cutFlow(g, depth)
  }
  if (g.core.flow.at(-1) !== rest) proceed(game, g)
  else settleSealed(game, g)
}

function resignedOf(game: AnyGame, procedure: string): Resigned<State, Locals> | null {
  return game.procedures.get(procedure)!.resigned as Resigned<State, Locals> | null
}

/** Sets or clears (null) a standing answer, and gives it at once if its question is being asked: then it returns true. */
export function standBy(game: AnyGame, g: State, seat: Seat, decision: string, answer: string | null): boolean {
  if (answer === null) {
    delete g.core.standing[seat][decision]
    return false
  }
  g.core.standing[seat][decision] = answer
  const now = question(game, g)
  if (now?.decision.name !== decision || !seatsAsked(g, now.decision, now.frame.here).includes(seat)) return false
  const option = standingOption(g, now.decision, now.frame, seat)
  if (option !== undefined) take(game, g, seat, option)
  return option !== undefined
}
