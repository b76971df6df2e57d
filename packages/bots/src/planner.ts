import type { PlanHint, State } from '@hexarium/kernel'
import type { Bot, Considered } from './bot.ts'
import { greedy } from './greedy.ts'
import { type Plan, plannedFor, restOf, type Tired } from './plan.ts'
import { inOneGo, type Pondering } from './ponder.ts'
import { search } from './search.ts'
import { Spread } from './spread.ts'
import type { Thought } from './thought.ts'
import { type Line, TryOuts } from './tryout.ts'

/** How long a planner thinks. */
export interface PlannerSettings {
  /** How many plans it tries out, its policy's own among them. */
  plans: number
  /** How often each is tried before the worse half is dropped. */
  tries: number
  /** The same where try-outs are long and more comes between; no plans where it has no time for that. */
  longPlans: number
  longTries: number
  /** How many choices it plays through, about, for a plan whose field is made by straying from the policy. */
  effort: number
  /** How many imagined states search plays through in games that say nothing of plans. */
  nodes: number
}

type Budget = Pick<PlannerSettings, 'plans' | 'tries'>

/** What a planner does unless told otherwise. */
const SETTINGS: PlannerSettings = { plans: 32, tries: 1, longPlans: 0, longTries: 6, effort: 4000, nodes: 300 }

/** In how many worlds plans are thought up: what is sensible may depend on what is hidden. */
const WORLDS = 4
/** Where outcomes spread this far, in worth, or farther, a plan's tries double from heat to heat. */
const MUCH = 0.075
/** Where little is at stake, they grow by this share of themselves. */
const LEAST_GROWTH = 0.5
/** Where the means of all plans lie so close together, any will do. */
const NOTHING = 0.001

/**
 * Thinks of a chain of its own choices as one: tries out several such plans to where the game says they can be judged, and
 * drops the worse half again and again. Questions that belong to no plan it answers like greedy; where a game says nothing of
 * plans, it searches.
 */
export function planner(settings: Partial<PlannerSettings> = {}, name = 'planner'): Bot {
  const how = { ...SETTINGS, ...settings }
  const atOnce = greedy()
  const inTheTree = search({ nodes: how.nodes })
  function* ponder(thought: Thought, kept: Plan | null): Pondering<Considered> {
    const hints: readonly PlanHint<State>[] | undefined = thought.game.bot?.plans
    if (!hints) return yield* inTheTree.ponder(thought)
    const planned = plannedFor(thought, kept)
    if (kept && planned !== undefined) return { option: planned, kept: restOf(kept) }
    const hint = hintFor(hints, thought, how)
    const tired = tiredIn(thought, hint, kept)
    const effort = tired ? Math.min(how.effort, (A_TURN * how.effort - tired.effort) / A_TURN) : how.effort
    const tryOuts = hint && new TryOuts(thought, hint)
    const made = tryOuts && (yield* planAnew(tryOuts, budgetFor(hint, how), effort))
    if (tired && tryOuts) tired.effort += tryOuts.effort
    if (made) return { option: made.steps[0].choice, kept: restOf(tired ? { ...made, tired } : made) }
    const { option } = yield* atOnce.ponder(thought)
    return { option, kept: tired && hint ? { kind: hint.kind, steps: [], tired } : null }
  }
  const plan = (thought: Thought, kept: Plan | null) => inOneGo(ponder(thought, kept))
  return { name, ponder, plan, choose: thought => plan(thought, null).option }
}

/** A whole turn costs no more than so many plans: each takes at most a sixth of what is left of them. */
const A_TURN = 6

/** How much the seat has thought in this turn; undefined where the game does not say what a turn is. */
function tiredIn(thought: Thought, hint: PlanHint<State> | undefined, kept: Plan | null): Tired | undefined {
  if (!hint?.turn) return undefined
  const turn = hint.turn(thought.imagine(0))
  return kept?.tired?.turn === turn ? { ...kept.tired } : { turn, effort: 0 }
}

/** How many plans, and how often each is tried; null where that depends on how long a try-out is. */
function budgetFor({ isLong, strays }: PlanHint<State>, how: PlannerSettings): Budget | null {
  if (strays !== undefined) return null
  return isLong ? { plans: how.longPlans, tries: how.longTries } : how
}

/** The largest field of plans that stray, and the smallest. */
const MOST_STRAYS = 128
const FEWEST_STRAYS = 4

/** What can be had for an effort where one try-out costs so much: each heat costs about as much as the first. Null if that is too little. */
function budgetWithin(effort: number, cost: number): Budget | null {
  let plans = FEWEST_STRAYS
  const affordable = effort / cost
  if (affordable < plans * (Math.log2(plans) + 1)) return null
  while (plans < MOST_STRAYS && 2 * plans * (Math.log2(plans) + 2) <= affordable) plans *= 2
  return { plans, tries: Math.max(1, Math.floor(affordable / (plans * (Math.log2(plans) + 1)))) }
}

/** What the game says of plans that the question asked belongs to. */
function hintFor(
  hints: readonly PlanHint<State>[],
  { decision }: Thought,
  { longPlans }: PlannerSettings,
): PlanHint<State> | undefined {
  return hints.find(({ decisions, isLong }) => {
    return (longPlans > 0 || !isLong) && (!decisions || decisions.some(({ name }) => name === decision.name))
  })
}

/** The best plan found; undefined if the question leaves the seat no chain of choices, or try-outs cost too much. */
function* planAnew(tryOuts: TryOuts, budget: Budget | null, effort: number): Pondering<Plan | undefined> {
  const own = tryOuts.ownLine()
  if (own.choices.length === 0) return undefined
  const within = budget ?? budgetWithin(effort, costOf(tryOuts, own))
  if (!within) return undefined
  const { plans, tries } = within
  const lines = yield* linesOf(tryOuts, own, plans)
  const margin = budget ? 0 : CLEARLY
  const best = lines.length > 1 ? yield* bestOf(tryOuts, lines, triesFor(lines.length, plans, tries), margin) : own
  const plan = tryOuts.planOf(best)
  return plan.steps.length > 0 ? plan : undefined
}

/** How many choices a try-out takes. */
function costOf(tryOuts: TryOuts, line: Line): number {
  tryOuts.outcome(line, 0)
  return Math.max(1, tryOuts.effort)
}

/** Thinking plans up is about so much of the work. */
const THINKING_UP = 0.2

/** A field that is smaller than it may be is tried more often, up to this many times. */
const CLOSELY = 8

function triesFor(lines: number, plans: number, tries: number): number {
  return Math.round(tries * Math.min(CLOSELY, plans / lines))
}

/** The policy's plan and others, each once; in a hurry fewer. */
function* linesOf(tryOuts: TryOuts, own: Line, plans: number): Pondering<Line[]> {
  const lines = new Map<string, Line>()
  const add = (line: Line) => {
    const key = line.choices.join()
    if (!lines.has(key)) lines.set(key, line)
  }
  add(own)
  for (let number = 1; number <= 2 * plans && lines.size < plans; number++) {
    if (yield (THINKING_UP * lines.size) / plans) break
    add(tryOuts.otherLine(number, WORLDS, own))
  }
  return [...lines.values()]
}

/** A plan that strays must beat the policy's own by so many standard errors: most of them are worse, and one looks best by luck. */
const CLEARLY = 0.7

/**
 * The plan that does best. After each heat the worse half is out, and the others are tried more often than before. The policy's own,
 * the first, runs to the end: another must beat it where both were tried most. In a hurry the leader of the last heat wins, or
 * before there was one the policy's own.
 */
function* bestOf(tryOuts: TryOuts, lines: readonly Line[], tries: number, margin: number): Pondering<Line> {
  const spread = new Spread()
  let field: Runner[] = lines.map(line => ({ line, sum: 0, outcomes: [] }))
  const own = field[0]
  let tried = 0
  let heats = 0
  const mostHeats = Math.ceil(Math.log2(lines.length)) + 1
  /** True if it was broken off: then the field stands as it did before. */
  function* heat(times: number): Pondering<boolean> {
    const sums = field.map(({ sum }) => sum)
    for (const [place, runner] of field.entries())
      for (let number = tried; number < tried + times; number++) {
        const share = (heats + (place + (number - tried) / times) / field.length) / mostHeats
        if (yield THINKING_UP + (1 - THINKING_UP) * Math.min(1, share)) {
          for (const [at, sum] of sums.entries()) field[at].sum = sum
          return true
        }
        const outcome = tryOuts.outcome(runner.line, number)
        runner.sum += outcome
        runner.outcomes[number] = outcome
        spread.add(outcome)
      }
    tried += times
    heats++
    field.sort((a, b) => b.sum - a.sum)
    return false
  }
  if (yield* heat(tries)) return own.line
  const growth = Math.max(LEAST_GROWTH, Math.min(1, spread.deviation / MUCH))
  for (let left = field.length; left > 2 && field[0].sum - field[field.length - 1].sum > NOTHING * tried; ) {
    left = Math.ceil(left / 2)
    const leader = field[0].line
    field = field.filter((runner, place) => place < left || runner === own)
    if (yield* heat(Math.max(1, Math.round(tried * growth)))) return leader
  }
  return beats(field[0], own, margin) ? field[0].line : own.line
}

/** A plan in the field: what came of it in each world it was tried in. */
interface Runner {
  line: Line
  sum: number
  outcomes: number[]
}

/** True if a plan did better than another in the same worlds, by so many standard errors of the difference. */
function beats(one: Runner, other: Runner, margin: number): boolean {
  const gain = new Spread()
  for (const [number, outcome] of one.outcomes.entries()) gain.add(outcome - other.outcomes[number])
  return one.sum - other.sum >= margin * gain.deviation * Math.sqrt(one.outcomes.length)
}
