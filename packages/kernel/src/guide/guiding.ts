import type { Event } from '../core/events.ts'
import { hears, kernelEvents } from '../core/events.ts'
import type { AnyGame } from '../core/game.ts'
import { type Option, writeOption } from '../core/options.ts'
import { asked, imagine, options } from '../core/play.ts'
import { isDraw, winners } from '../core/result.ts'
import { question } from '../core/run.ts'
import type { RuleId, Seat, State } from '../core/state.ts'
import type { GuideSpec, Idea, News, Sight } from './spec.ts'

/** How far a player is with his guide: plain data, so that it can be taken back with a choice. */
export interface Progress {
  readonly met: readonly string[]
  readonly heard: readonly string[]
  readonly news: readonly News[]
  readonly chosen: number
  /** The idea the last choice answered to, and whether it was advised. */
  readonly reply: { readonly of: string; readonly isWell: boolean } | null
  readonly isOver: boolean
}

/** Where a guide begins. */
export const AT_FIRST: Progress = { met: [], heard: [], news: [], chosen: 0, reply: null, isOver: false }

/** What a guide tells: an idea, or where none is left the line of a question. */
export interface Lesson {
  readonly idea: string | null
  readonly asks: string | null
  readonly rules: readonly RuleId[]
  /** It asks for no choice: one reads it and goes on. */
  readonly isAside: boolean
  readonly marks: readonly string[]
}

/** What a guide has to say at a moment. */
export interface Guidance {
  readonly sight: Sight<unknown>
  /** Told one after the other; the last one is about the question. Empty while others play. */
  readonly lessons: readonly Lesson[]
  /** The choices it recommends. */
  readonly hints: readonly Option[]
  /** How the guide ended, once it has. */
  readonly end: 'done' | 'won' | 'lost' | null
}

/** What a guide has to say to its player now. */
export function guidance(game: AnyGame, guide: GuideSpec<unknown>, at: Progress, g: State, seat: Seat): Guidance {
  const offered = options(game, g, seat)
  const now = question(game, g)
  const isAsked = asked(game, g)?.seats.includes(seat) && offered.length > 0 && (g.core.sealed[seat] ?? -1) === -1
  const decision = now && isAsked ? now.decision : null
  const sight: Sight<unknown> = {
    view: game.view(g, seat),
    seat,
    asks: decision?.name ?? null,
    choices: decision ? offered.map(option => writeOption(decision, option)) : [],
    news: at.news,
    heard: new Set(at.heard),
    met: new Set(at.met),
    chosen: at.chosen,
  }
  const nothing = { sight, lessons: [], hints: [] }
  const { result } = g.core
  if (result) return { ...nothing, end: winners(result).includes(seat) ? 'won' : isDraw(result) ? 'done' : 'lost' }
  if (at.isOver || at.chosen >= guide.limit) return { ...nothing, end: 'done' }
  if (!decision) return { ...nothing, end: null }
  if (guide.ends(sight)) return { ...nothing, end: 'done' }
  const told = guide.ideas.filter(idea => !sight.met.has(idea.name) && fits(idea, sight))
  const asides = told.filter(idea => !idea.asks)
  const idea = told.find(({ asks }) => asks)
  const wanted = (idea?.hint ?? guide.hints?.[decision.name])?.(sight) ?? []
  const advised = offered.filter((_, place) => wanted.includes(sight.choices[place]))
  const shown = [...(idea?.marks?.(sight) ?? []), ...(guide.marks?.[decision.name]?.(sight) ?? [])]
  return {
    sight,
    lessons: [
      ...asides.map(({ name, rules, marks }) => lesson(name, null, rules, true, marks?.(sight) ?? [])),
      lesson(idea?.name ?? null, decision.name, idea?.rules ?? [], false, shown),
    ],
    hints: advised.length > 0 ? advised : sensible(game, g, seat, offered),
    end: null,
  }
}

const lesson = (
  idea: string | null,
  asks: string | null,
  rules: readonly RuleId[],
  isAside: boolean,
  marks: readonly string[],
): Lesson => ({ idea, asks, rules, isAside, marks })

function fits<V>({ asks, when }: Idea<V>, sight: Sight<V>): boolean {
  if (asks && (sight.asks === null || !asks.includes(sight.asks))) return false
  return when?.(sight) ?? asks !== undefined
}

/** What a sensible player takes, as far as the seat can tell: the first of those its policy weighs most. */
function sensible(game: AnyGame, g: State, seat: Seat, offered: readonly Option[]): Option[] {
  if (!game.bot?.policy || offered.length === 0) return []
  const dream = imagine(game, g, seat, 'guide')
  const weights: number[] = game.bot.policy(dream, seat, question(game, dream)!.decision, offered)
  const most = Math.max(...weights)
  // Where everything weighs the same nobody advises anything.
  return offered.length > 1 && weights.every(weight => weight === most) ? [] : [offered[weights.indexOf(most)]]
}

/** Progress by a choice of the player's own; `before` is what he was told at it. */
export function chose(at: Progress, before: Guidance, choice: Option): Progress {
  const [last] = before.lessons.slice(-1)
  const ideas = before.lessons.flatMap(({ idea }) => idea ?? [])
  return {
    ...at,
    met: [...at.met, ...ideas],
    news: [],
    chosen: at.chosen + 1,
    reply: last?.idea && before.hints.length > 0 ? { of: last.idea, isWell: before.hints.includes(choice) } : null,
    isOver: at.isOver || before.end !== null,
  }
}

/** Progress by what the player is told. */
export function told(game: AnyGame, at: Progress, events: readonly Event[], seat: Seat): Progress {
  const news = events
    .filter(event => hears(seat, event))
    .map(({ kind, args }): News => {
      const names = (game.events[kind] ?? kernelEvents[kind])?.args ?? []
      return { kind, args: Object.fromEntries(names.map((name, place) => [name.replace(/…$/, ''), args[place]])) }
    })
  const heard = [...new Set([...at.heard, ...news.map(({ kind }) => kind)])]
  return { ...at, news: [...at.news, ...news], heard }
}

/** The last of the news of a kind, if there is any. */
export function lastOf<V>(sight: Sight<V>, kind: string): News['args'] | undefined {
  return sight.news.findLast(news => news.kind === kind)?.args
}
