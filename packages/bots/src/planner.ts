import type { PlanHint, State } from '@hexarium/kernel'
import type { Bot, Considered } from './bot.ts'
import { greedy } from './greedy.ts'
import { bestOf, type Race, type Ranking } from './heats.ts'
import { type Plan, plannedFor, restOf, type Tired } from './plan.ts'
import { inOneGo, type Pondering } from './ponder.ts'
import { type Reason, reasonsFrom } from './reason.ts'
import { search } from './search.ts'
import { asSkilled } from './skill.ts'
import type { Thought } from './thought.ts'
import { type Line, TryOuts } from './tryout.ts'

/** How long a planner thinks. */
export interface PlannerSettings {
  /** How many plans it tries out, its policy's own among them. */
  plans: number
  /** How often each is tried before the worse half is dropped. */
  tries: number
  /**
   * How many plans it tries out at most where try-outs are long and more comes between. With 1 it keeps to what its policy planned, with 0
   * it does not even plan that.
   */
  longPlans: number
  /** How many choices it plays through, about, for such a plan. */
  longEffort: number
  /** By how many standard errors another plan must beat the policy's own, and where try-outs are long. */
  margin: number
  longMargin: number
  /** What the spread of a plan's outcomes counts beside their mean: below 0 for who is careful, above for who is bold. */
  risk: number
  /** How many choices it plays through, about, for a plan whose field is made by straying from the policy; with 0 it never strays. */
  effort: number
  /** Whether it leaves plans alone that gain nothing (`isVain`), and spends no more on others than is enough (`enough`). */
  isThrifty: boolean
  /** Whether it goes by all a game knows of playing well; otherwise by what somebody able does, where the game tells them apart. */
  isMaster: boolean
  /** How many imagined states search plays through in games that say nothing of plans. */
  nodes: number
}

/** What is spent on a plan. */
interface Budget {
  plans: number
  tries: number
  /** By how many standard errors another plan must beat the policy's own. */
  margin: number
}

/** What a planner does unless told otherwise. */
const SETTINGS: PlannerSettings = {
  plans: 32,
  tries: 1,
  longPlans: 0,
  longEffort: 4000,
  margin: 0,
  longMargin: 0,
  risk: 0,
  effort: 4000,
  isThrifty: false,
  isMaster: true,
  nodes: 300,
}

/** In how many worlds plans are thought up: what is sensible may depend on what is hidden. */
const WORLDS = 4

/**
 * Thinks of a chain of its own choices as one: tries out several such plans to where the game says they can be judged, and
 * drops the worse half again and again. Questions that belong to no plan it answers like greedy; where a game says nothing of
 * plans, it searches. All of that as somebody who plays well, where the game knows what he does otherwise.
 */
export function planner(settings: Partial<PlannerSettings> = {}, name = 'planner'): Bot {
  const how = { ...SETTINGS, ...settings }
  const atOnce = greedy()
  const inTheTree = search({ nodes: how.nodes })
  function* ponder(asked: Thought, kept: Plan | null): Pondering<Considered> {
    const thought = asSkilled(asked, how.isMaster)
    const hints: readonly PlanHint<State>[] | undefined = thought.game.bot?.plans
    if (!hints) return yield* inTheTree.ponder(thought)
    const planned = plannedFor(thought, kept)
    if (kept && planned !== undefined) return { option: planned, kept: restOf(kept) }
    const hint = hintFor(hints, thought, how)
    const tired = tiredIn(thought, hint, kept)
    const most = how.isThrifty ? Math.min(how.effort, hint?.enough ?? how.effort) : how.effort
    const effort = tired ? Math.min(most, (A_TURN * most - tired.effort) / A_TURN) : most
    const tryOuts = hint && new TryOuts(thought, hint)
    const made = tryOuts && (yield* planAnew(tryOuts, cost => budgetFor(hint, how, effort, cost), how.risk))
    if (tired && tryOuts) tired.effort += tryOuts.effort
    if (made) {
      const { plan, reasons } = made
      return { option: plan.steps[0].choice, kept: restOf(tired ? { ...plan, tired } : plan), reasons }
    }
    const considered = yield* atOnce.ponder(thought)
    return { ...considered, kept: tired && hint ? { kind: hint.kind, steps: [], tired } : null }
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

/** The largest field of plans that stray, and the smallest. */
const MOST_STRAYS = 128
const FEWEST = 4

/** A plan that strays must beat the policy's own by so many standard errors: most of them are worse, and one looks best by luck. */
const CLEARLY = 0.7

/** How many plans, and how often each is tried, where a try-out of the policy's own takes so many choices; undefined if that is too much. */
function budgetFor(
  { isLong, strays }: PlanHint<State>,
  how: PlannerSettings,
  effort: number,
  cost: () => number,
): Budget | undefined {
  if (strays !== undefined) return budgetWithin(effort / cost(), MOST_STRAYS, CLEARLY)
  if (!isLong) return { plans: how.plans, tries: how.tries, margin: how.margin }
  const alone = { plans: 1, tries: 1, margin: 0 } // no time for others: still a plan, that is kept to
  if (how.longPlans === 1) return alone
  return budgetWithin(how.longEffort / cost(), how.longPlans, how.longMargin) ?? alone
}

/** What can be had for so many try-outs: each heat takes about as many as the first. */
function budgetWithin(tryOuts: number, most: number, margin: number): Budget | undefined {
  const allFor = (plans: number) => plans * (Math.log2(plans) + 1)
  if (tryOuts < allFor(FEWEST)) return undefined
  let plans = FEWEST
  while (2 * plans <= most && allFor(2 * plans) <= tryOuts) plans *= 2
  return { plans, tries: Math.max(1, Math.floor(tryOuts / allFor(plans))), margin }
}

/** What the game says of plans that the question asked belongs to. */
function hintFor(
  hints: readonly PlanHint<State>[],
  { decision }: Thought,
  { longPlans, effort, isThrifty }: PlannerSettings,
): PlanHint<State> | undefined {
  return hints.find(({ decisions, isLong, strays, isVain }) => {
    if ((isLong && longPlans === 0) || (strays !== undefined && effort === 0) || (isVain && isThrifty)) return false
    return !decisions || decisions.some(({ name }) => name === decision.name)
  })
}

/** The best plan found, and how others did. */
interface Made {
  plan: Plan
  reasons: Reason[]
}

/** Undefined if the question leaves the seat no chain of choices, or try-outs cost more than the effort that is left. */
function* planAnew(
  tryOuts: TryOuts,
  budgetAt: (cost: () => number) => Budget | undefined,
  risk: number,
): Pondering<Made | undefined> {
  const own = tryOuts.ownLine()
  if (own.choices.length === 0) return undefined
  const within = budgetAt(() => costOf(tryOuts, own))
  if (!within) return undefined
  const lines = yield* linesOf(tryOuts, own, within.plans)
  const ranking =
    lines.length > 1 ? yield* ranked(bestOf(tryOuts, lines, raceOf(within, lines.length, risk))) : undefined
  const plan = tryOuts.planOf(ranking?.best ?? own)
  return plan.steps.length > 0 ? { plan, reasons: reasonsFrom(ranking?.tried ?? [], risk) } : undefined
}

/** How many choices a try-out takes. */
function costOf(tryOuts: TryOuts, line: Line): number {
  tryOuts.outcome(line, 0)
  return Math.max(1, tryOuts.effort)
}

/** Thinking plans up is about so much of the work. */
const THINKING_UP = 0.2

/** A field that is smaller than it may be is at first tried more often, up to this many times. */
const CLOSELY = 8
/** The last two of a small field are tried on until there were about as many try-outs as in so many heats of a whole one. */
const HEATS = 3.5

function raceOf({ plans, tries, margin }: Budget, lines: number, risk: number): Race {
  return { tries: Math.round(tries * Math.min(CLOSELY, plans / lines)), most: HEATS * plans * tries, margin, risk }
}

/** A race as the rest of the work. */
function* ranked(race: Pondering<Ranking>): Pondering<Ranking> {
  for (let step = race.next(false); ; ) {
    if (step.done) return step.value
    step = race.next(yield THINKING_UP + (1 - THINKING_UP) * step.value)
  }
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
