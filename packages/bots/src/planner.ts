import type { PlanHint, State } from '@hexarium/kernel'
import type { Bot, Considered } from './bot.ts'
import { greedy } from './greedy.ts'
import { type Plan, plannedFor, restOf } from './plan.ts'
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
  /** How many imagined states search plays through in games that say nothing of plans. */
  nodes: number
}

type Budget = Pick<PlannerSettings, 'plans' | 'tries'>

/** What a planner does unless told otherwise. */
const SETTINGS: PlannerSettings = { plans: 32, tries: 1, longPlans: 0, longTries: 6, nodes: 300 }

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
  const plan = (thought: Thought, kept: Plan | null): Considered => {
    const hints: readonly PlanHint<State>[] | undefined = thought.game.bot?.plans
    if (!hints) return { option: inTheTree.choose(thought), kept: null }
    const planned = plannedFor(thought, kept)
    if (kept && planned !== undefined) return { option: planned, kept: restOf(kept) }
    const hint = hintFor(hints, thought, how)
    const made = hint && planAnew(new TryOuts(thought, hint), hint.isLong ? forLong(how) : how)
    return made ? { option: made.steps[0].choice, kept: restOf(made) } : { option: atOnce.choose(thought), kept: null }
  }
  return { name, plan, choose: thought => plan(thought, null).option }
}

function forLong({ longPlans, longTries }: PlannerSettings): Budget {
  return { plans: longPlans, tries: longTries }
}

/** What the game says of plans that the question asked belongs to. */
function hintFor(
  hints: readonly PlanHint<State>[],
  { decision }: Thought,
  { longPlans }: PlannerSettings,
): PlanHint<State> | undefined {
  return hints.find(({ decisions, isLong }) => {
    return (longPlans > 0 || !isLong) && decisions.some(({ name }) => name === decision.name)
  })
}

/** The best plan found; undefined if there is none, because the question leaves the seat no chain of choices. */
function planAnew(tryOuts: TryOuts, { plans, tries }: Budget): Plan | undefined {
  const lines = linesOf(tryOuts, plans)
  const plan = tryOuts.planOf(
    lines.length > 1 ? bestOf(tryOuts, lines, triesFor(lines.length, plans, tries)) : lines[0],
  )
  return plan.steps.length > 0 ? plan : undefined
}

/** A field that is smaller than it may be is tried more often, up to this many times. */
const CLOSELY = 8

function triesFor(lines: number, plans: number, tries: number): number {
  return Math.round(tries * Math.min(CLOSELY, plans / lines))
}

/** The policy's plan and others, each once. */
function linesOf(tryOuts: TryOuts, plans: number): Line[] {
  const lines = new Map<string, Line>()
  const add = (line: Line) => {
    const key = line.choices.join()
    if (!lines.has(key)) lines.set(key, line)
  }
  add(tryOuts.ownLine())
  for (let number = 1; number <= 2 * plans && lines.size < plans; number++) add(tryOuts.otherLine(number, WORLDS))
  return [...lines.values()]
}

/**
 * The plan that does best. After each heat the worse half is out, and the others are tried more often than before. The policy's own,
 * the first, runs to the end: another must beat it where both were tried most.
 */
function bestOf(tryOuts: TryOuts, lines: readonly Line[], tries: number): Line {
  const spread = new Spread()
  let field = lines.map(line => ({ line, sum: 0 }))
  const own = field[0]
  let tried = 0
  const heat = (times: number) => {
    for (const runner of field)
      for (let number = tried; number < tried + times; number++) {
        const outcome = tryOuts.outcome(runner.line, number)
        runner.sum += outcome
        spread.add(outcome)
      }
    tried += times
    field.sort((a, b) => b.sum - a.sum)
  }
  heat(tries)
  const growth = Math.max(LEAST_GROWTH, Math.min(1, spread.deviation / MUCH))
  for (let left = field.length; left > 2 && field[0].sum - field[field.length - 1].sum > NOTHING * tried; ) {
    left = Math.ceil(left / 2)
    field = field.filter((runner, place) => place < left || runner === own)
    heat(Math.max(1, Math.round(tried * growth)))
  }
  return field[0].line
}
