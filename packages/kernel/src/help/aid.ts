import type { AnyGame, BotHints, Odds } from '../core/game.ts'
import { type Decision, forbidding, type Option, optionKind, wishedOptions } from '../core/options.ts'
import { imagine, options } from '../core/play.ts'
import { question } from '../core/run.ts'
import type { RuleId, Seat, State } from '../core/state.ts'
import { keepingOf } from './keeping.ts'
import { proposes } from './proposal.ts'
import { keepsUndo, ONLY_ANSWER, ONLY_END } from './sparing.ts'
import type { Loss, Stake } from './stake.ts'
import { lossesOf } from './stakes.ts'
import { sceneOf } from './wordless.ts'

/** A remark on a place or a piece: dice and number on a target, what could be mustered in a land. */
export interface Note {
  /** Id of the scene's element it is about. */
  at: string
  /** A few figures to write there, the same in every language: `5×3`. */
  short?: string
  /** Names of game-icons glyphs to draw there. */
  glyphs?: readonly string[]
  /** Id of the element a line is drawn from, such as the one who looks there; `isBarred` if something is in its way. */
  from?: string
  isBarred?: true
  /** Its sentence comes from the game's text under this key. */
  key: string
  args: number[]
}

/** What helps a person decide; none of it binds. Always asked about a state the person could believe in. */
export interface AidSpec<G extends State> {
  /** Remarks that matter for the question asked. */
  notes?(g: G, seat: Seat, decision: Decision<G, never>): Note[]
  /** Where a piece could come to, and what that would mean, whether it is asked about now or not. */
  plan?(g: G, seat: Seat, piece: string): Note[]
  /** What an option would leave undone for good: ids of the scene's elements. */
  forgotten?(g: G, seat: Seat, decision: Decision<G, never>, option: Option): string[]
  /** How the fight under way will end, as far as one can tell. */
  forecast?(g: G, seat: Seat): Odds | undefined
  /** What a seat has and could lose. What an option costs for certain follows from it, where its decision says that it may (`gives`). */
  stakes?(g: G, seat: Seat): Stake[]
  /** Choices that matter and soon cannot be taken back, as `decision.kind`: who offers them asks once more. */
  grave?: readonly string[]
  /** By name: the choice a person with this habit makes without looking; undefined where the habit does not apply. */
  habits?: Readonly<
    Record<string, (g: G, seat: Seat, decision: Decision<G, never>, options: readonly Option[]) => Option | undefined>
  >
  /** The habits that spare choices without content: everybody has them unless he says otherwise. */
  obvious?: readonly string[]
  /** By question: how it is answered where it belongs to something that can be proposed whole. */
  proposals?: Readonly<Record<string, Proposed<G>>>
  /** By question: the choices, one after the other, that whoever points at a place means which is not offered itself. */
  towards?: Readonly<
    Record<
      string,
      (
        g: G,
        seat: Seat,
        decision: Decision<G, never>,
        options: readonly Option[],
        place: string,
      ) => Option[] | undefined
    >
  >
  /** By name: what somebody may keep of his own choices and make again at another table, such as an army or a set-up. */
  keeps?: Readonly<Record<string, Keepable<G>>>
}

/** A stretch of a seat's own choices that makes a whole. */
export interface Keepable<G extends State> {
  /** The questions that belong to it, by name; of each the kinds that do not, such as to say that one is ready. */
  at: Readonly<Record<string, readonly string[]>>
  /** What it depends on beside the game and its rules: it can be made again where this is the same. Asked at any time of a game. */
  where(g: G, seat: Seat): string
}

/** How a question is answered that belongs to something proposed whole. */
export interface Proposed<G extends State> {
  /** The kinds that are left to the person. */
  leaves: readonly string[]
  /** How a sensible player weighs the others, where that is not the bot's policy. */
  policy?: NonNullable<BotHints<G>['policy']>
  /** What is proposed, by which it has its words; the rest of a set-up needs no name. */
  as?: string
  /** It is carried out to its end, which nobody looks at before he goes on. */
  isWhole?: true
}

/** What can be said to help a seat with the question it is asked. */
export interface Aid {
  odds: (Odds & { option: Option })[]
  notes: Note[]
  forgotten: { option: Option; ids: string[] }[]
  /** What options would give up for certain, and need not. */
  losses: Loss[]
  /** By habit: the option it would take. */
  habits: Record<string, Option>
  /** What one may wish for and cannot choose, with the rule that stands against it. */
  wishes: { option: Option; rule: RuleId }[]
  /** How the fight under way will end. */
  forecast?: Odds
  /** The only answer ends something, and could itself be taken back. */
  keepsUndo?: boolean
  /** What can be proposed whole, by name; the rest of a set-up has none. */
  proposes?: string
  /** What the question belongs to, if that can be kept and made again, and where it can. */
  keeps?: { as: string; where: string }
}

/**
 * What helps a seat with its question. It is reckoned in a state the seat could believe in, dealt with `seed`: who keeps
 * secrets from the seat must keep that seed from it, too.
 */
export function aid(game: AnyGame, g: State, seat: Seat, seed: string | number): Aid {
  const dream = imagine(game, g, seat, seed)
  const offered = options(game, dream, seat)
  const help: Aid = { odds: [], notes: [], forgotten: [], losses: [], habits: {}, wishes: [] }
  if (offered.length === 0) return help
  const { decision, frame } = question(game, dream)!
  const forecast: Odds | undefined = game.aid?.forecast?.(dream, seat)
  if (forecast) help.forecast = forecast
  help.notes = game.aid?.notes?.(dream, seat, decision) ?? []
  for (const option of offered) {
    for (const odds of game.odds?.(dream, seat, decision, option) ?? []) help.odds.push({ option, ...odds })
    const ids = game.aid?.forgotten?.(dream, seat, decision, option) ?? []
    if (ids.length > 0) help.forgotten.push({ option, ids })
  }
  help.losses = lossesOf(game, g, seat, offered, seed)
  for (const option of wishedOptions(decision, dream, frame.here, seat)) {
    if (offered.includes(option)) continue
    help.wishes.push({ option, rule: forbidding(decision, dream, frame.here, option, seat) ?? decision.rules[0] })
  }
  const proposed = proposes(game, dream, seat)
  if (proposed !== undefined) help.proposes = proposed
  const [kept] = keepingOf(game, dream, seat, [], decision.name)
  if (kept) help.keeps = { as: kept.as, where: kept.where }
  const harmless = (option: Option) => !help.losses.some(loss => loss.option === option)
  if (offered.length === 1 && harmless(offered[0])) {
    help.habits[ONLY_ANSWER] = offered[0]
    if (decision.ending[optionKind(offered[0])]) {
      help.habits[ONLY_END] = offered[0]
      help.keepsUndo = keepsUndo(game, dream, seat, offered[0])
    }
  }
  for (const [habit, choose] of Object.entries(game.aid?.habits ?? {})) {
    const option = (choose as (...of: unknown[]) => Option | undefined)(dream, seat, decision, offered)
    if (option !== undefined && harmless(option)) help.habits[habit] = option
  }
  return help
}

/** Where a piece could come to, as far as a seat can tell; nothing where the game has no such plan. */
export function plan(game: AnyGame, g: State, seat: Seat, piece: string, seed: string | number): Note[] {
  return game.aid?.plan?.(imagine(game, g, seat, seed), seat, piece) ?? []
}

/** How many pieces of others could come to each place, as far as a seat can tell, by the places' ids. */
export function threats(game: AnyGame, g: State, seat: Seat, seed: string | number): Record<string, number> {
  const reached: Record<string, number> = {}
  if (!game.aid?.plan) return reached
  const dream = imagine(game, g, seat, seed)
  for (const board of sceneOf(game, dream, seat).boards) {
    for (const { id, owner } of board.counters) {
      if (owner < 0 || owner === seat) continue
      const places = new Set((game.aid.plan(dream, seat, id) as Note[]).map(note => note.at))
      for (const place of places) reached[place] = (reached[place] ?? 0) + 1
    }
  }
  return reached
}
