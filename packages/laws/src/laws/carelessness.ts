import {
  type Aid,
  type AnyGame,
  aid,
  asked,
  copy,
  type Decision,
  type Environment,
  type Frame,
  inOrder,
  type Locals,
  mayCost,
  mayTakeBack,
  type Option,
  optionKind,
  options,
  optionValue,
  question,
  type Seat,
  type Stake,
  type State,
  say,
  within,
  writeOption,
} from '@hexarium/kernel'
import { isNeedless, lostOf, type Question, stakesOf, type Take, THE_GAME, Trials } from '@hexarium/kernel/inside'
import { mayAct } from './deed.ts'
import type { Law, SelfAnswer, Stride, Walk } from './law.ts'
import { inEveryLanguage } from './sentences.ts'

/** How many options of a seat are tried at one moment. */
const TRIED = 24
/** What a few throws call certain is certain if so many say the same; more of them before a game is found at fault. */
const SURE = 40
const CERTAIN = 400
/** How often the help is asked, with other dice, before a game is found at fault for what it says. */
const ASKED = 8

/**
 * Nothing is lost by one careless click: what costs something for certain and need not be is known to, is never the first
 * choice, is what no habit takes, and is told in words. And nothing happens by itself that costs something:
 * no phase ends, and nothing is given up, by an answer nobody gave while the choice before it could still be taken back.
 */
export const noCarelessness: Law = {
  id: 10,
  title: 'nothing is lost by one careless click, and nothing that costs something happens by itself',
  watch(walk) {
    let phases: Phase[] = []
    return {
      rest() {
        phases = phasesNow(walk, phases)
        return walk.sampled ? offersFault(walk) : undefined
      },
      stride: stride => endedItself(walk, stride, phases) ?? answeredItself(walk, stride),
    }
  },
}

/** Notes the questions that answer themselves. */
export function noteIn(game: AnyGame, answers: SelfAnswer[]): NonNullable<Environment['byItself']> {
  return (g, decision, seat, option) => {
    const wasOpen = mayTakeBack(g, seat)
    answers.push({ decision, seat, option, wasOpen, lost: wasOpen ? directLoss(game, g, decision, seat, option) : [] })
  }
}

/** What a choice itself costs, before anything else follows from it. */
function directLoss(game: AnyGame, g: State, decision: Decision, seat: Seat, option: Option): Stake[] {
  const after = copy(g)
  const { here } = after.core.flow.at(-1)!
  const take = decision.takes[optionKind(option)] as unknown as Take<State, Locals>
  within({ reached: null, byItself: null }, () => take(after, here, optionValue(option), seat))
  const crossed = isCrossed(g, after) // what dice took, nobody gave up
  return crossed ? [] : lostOf(stakesOf(game, g, seat), stakesOf(game, after, seat))
}

// ---- what is offered ----

function offersFault(walk: Walk): string | undefined {
  for (const seat of mayAct(walk.game, walk.state)) {
    const fault = seatFault(walk, seat)
    if (fault) return fault
  }
  return undefined
}

function seatFault(walk: Walk, seat: Seat): string | undefined {
  const { game, state, chance } = walk
  const now = question(game, state)!
  const offered = options(game, state, seat)
  const tried = someOf(walk, now, offered)
  const trials = new Trials(game, state, seat, chance.below(2 ** 24))
  const costs = new Map(tried.map(option => [option, trials.givesUp(option)]))
  const isWaitedFor = asked(game, state)!.seats.includes(seat)
  function* others() {
    yield* costs.values()
    for (const option of offered) if (!costs.has(option)) yield trials.givesUp(option)
  }
  const careless: Option[] = []
  for (const [option, stakes] of costs) {
    if (!isNeedless(now, { option, stakes }, isWaitedFor, others())) continue
    const isKnown = mayCost(now.decision, option)
    const certain = trials.givesUp(option, isKnown ? SURE : CERTAIN)
    if (!isNeedless(now, { option, stakes: certain }, isWaitedFor, others())) continue
    if (!isKnown) {
      const name = `“${writeOption(now.decision, option)}” of ${now.decision.name}`
      return `${name} costs seat ${seat} ${named(certain)} for certain; its decision must say so (gives)`
    }
    const unsaid = wordsFault(walk, seat, certain)
    if (unsaid) return unsaid
    careless.push(option)
  }
  return firstFault(walk, now, seat, offered, careless, trials)
}

/** All options if they are few, else some of every kind. */
function someOf({ chance }: Walk, { decision }: Question, offered: readonly Option[]): Option[] {
  if (offered.length <= TRIED) return [...offered]
  const shuffled = chance.shuffle([...offered])
  const kinds = decision.kinds.flatMap((_, kind) => shuffled.find(option => optionKind(option) === kind) ?? [])
  return [...new Set([...kinds, ...shuffled])].slice(0, Math.max(TRIED, kinds.length))
}

function named(stakes: readonly Stake[]): string {
  const names = stakes.map(({ key, args }) => [key, ...args].join(' '))
  return names.length > 6 ? `${names.slice(0, 6).join(', ')} and more` : names.join(', ')
}

function wordsFault({ game, state }: Walk, seat: Seat, stakes: readonly Stake[]): string | undefined {
  const view = game.view(state, seat)
  for (const { key, args } of stakes) {
    if (key === THE_GAME) continue
    for (const count of [1, 2]) {
      const words = inEveryLanguage(`the loss ${key}`, l => say(game.text[l].loss?.[key], view, [...args, count], seat))
      if (words) return words
    }
  }
  return undefined
}

/** What costs something is told, is not the first of the list, and is what no habit takes. */
function firstFault(
  { game, state, chance }: Walk,
  { decision }: Question,
  seat: Seat,
  offered: readonly Option[],
  careless: readonly Option[],
  trials: Trials,
): string | undefined {
  if (careless.length === 0) return undefined
  const name = (option: Option) => `“${writeOption(decision, option)}” of ${decision.name}`
  // What is very likely lost, the help may by chance have seen kept; what is cheaper, it may have seen lost.
  let fault: string | undefined
  for (let asked = 0; asked < ASKED && (asked === 0 || fault !== undefined); asked++)
    fault = faultOf(aid(game, state, seat, chance.below(2 ** 24)))
  return fault

  function faultOf({ losses, habits }: Aid): string | undefined {
    const costly = new Set(losses.map(({ option }) => option))
    const hidden = careless.find(option => !costly.has(option) && trials.givesUp(option, CERTAIN).length > 0)
    if (hidden !== undefined) return `${name(hidden)} costs something, and the help does not say so`
    const [first] = inOrder(
      offered.map(option => ({ option, isBare: !decision.valued[optionKind(option)], isCostly: costly.has(option) })),
    )
    if (careless.includes(first.option) && careless.length < offered.length)
      return `${name(first.option)} costs something, and is the first choice`
    const habit = Object.keys(habits).find(one => careless.includes(habits[one]))
    return habit === undefined ? undefined : `${name(habits[habit])} costs something, and the habit ${habit} chooses it`
  }
}

// ---- what happens by itself ----

/** A question that is asked again and again until a choice ends it. */
interface Phase {
  decision: Question['decision']
  seat: Seat
  depth: number
  frame: Frame
  /** The instructions it goes round in. */
  from: number
  to: number
}

/** The phase a moment belongs to, if its question stands in a loop and can be ended. */
function phaseAt({ game, state }: Walk): Phase | undefined {
  const { decision, frame } = question(game, state)!
  if (!decision.spec.seat) return undefined
  const seat = decision.spec.seat(state, frame.here)
  if (!options(game, state, seat).some(option => isEnd(decision, optionKind(option)))) return undefined
  const loop = loopAround(game, frame)
  if (!loop) return undefined
  return { decision, seat, depth: state.core.flow.length - 1, frame, ...loop }
}

type Ending = Pick<Decision, 'kinds' | 'valued'> & { spec: Pick<Decision['spec'], 'ends' | 'gives'> }

/** A choice that ends something: said to, or without a number in a question that is asked again and again. */
function isEnd({ kinds, valued, spec }: Ending, kind: number): boolean {
  return spec.ends ? spec.ends.includes(kinds[kind]) : !valued[kind] && !spec.gives?.includes(kinds[kind])
}

/** The innermost loop a frame's question stands in; what is asked once for each of a list is no phase. */
function loopAround(game: AnyGame, frame: Frame): { from: number; to: number } | undefined {
  const { code, labels } = game.procedures.get(frame.proc)!
  const at = labels.get(frame.at)!
  const to = code.findIndex((instruction, index) => index > at && instruction.op === 'jump' && instruction.to <= at)
  return to < 0 || code[code[to].to].op === 'next' ? undefined : { from: code[to].to, to }
}

/** The phases under way, the outermost first: those that still are, and the one of the question asked. */
function phasesNow(walk: Walk, before: readonly Phase[]): Phase[] {
  const still = before.filter(phase => isUnderWay(walk, phase))
  const now = phaseAt(walk)
  if (!now) return still
  // a loop may stand inside another of the same procedure
  const around = ({ depth, from, to }: Phase) => depth < now.depth || (from < now.from && to > now.to)
  return [...still.filter(phase => phase.depth <= now.depth && around(phase)), now]
}

function isUnderWay({ game, state }: Walk, phase: Phase): boolean {
  return state.core.flow[phase.depth] === phase.frame && isInside(game, phase)
}

/** A phase was over without its end having been chosen, while the choice that did it could be taken back, and nobody asks the seat any more. */
function endedItself(walk: Walk, { deed, before, after }: Stride, phases: readonly Phase[]): string | undefined {
  const { game } = walk
  if (deed.is !== 'choice' || isCrossed(before, after) || mayStillUndo(walk, after, deed.seat)) return undefined
  const { decision } = question(game, before)!
  if (isEnd(decision, optionKind(deed.option))) return undefined
  // what goes on inside a phase may end as it likes: the seat is asked again
  const over = phases.find(phase => phase.seat === deed.seat)
  if (!over || isUnderWay(walk, over) || gaveUp(game, before, after, deed.seat)) return undefined
  const name = `“${writeOption(decision, deed.option)}” of ${decision.name}`
  return `${over.decision.name} ended by itself after ${name}, which seat ${deed.seat} can take back no more; ask for its end as long as mayTakeBack holds`
}

/** True if a choice cost its seat something: who concedes ends everything, and was told so. */
function gaveUp(game: AnyGame, before: State, after: State, seat: Seat): boolean {
  return lostOf(stakesOf(game, before, seat), stakesOf(game, after, seat)).length > 0
}

/** True if a phase's frame rests inside its loop. */
function isInside(game: AnyGame, { frame, from, to }: Phase): boolean {
  const at = game.procedures.get(frame.proc)!.labels.get(frame.at)!
  return at >= from && at < to
}

/** True if dice fell or something was shown. */
function isCrossed(before: State, after: State): boolean {
  return before.core.dice[4] !== after.core.dice[4] || before.core.reveals !== after.core.reveals
}

/** True if a seat is asked what comes next: as long as it does not choose, it may take back. */
function mayStillUndo({ game }: Walk, g: State, seat: Seat): boolean {
  return asked(game, g)?.seats.includes(seat) ?? false
}

function answeredItself(walk: Walk, stride: Stride): string | undefined {
  const { game } = walk
  const { deed, before, after, itself } = stride
  if (deed.is !== 'choice' || itself.length === 0) return undefined
  const { decision: answered } = question(game, before)!
  const wasEnd = isEnd(answered, optionKind(deed.option))
  for (const { decision, seat, option, wasOpen, lost } of itself) {
    if (!wasOpen || seat !== deed.seat) continue
    const name = `“${writeOption(decision, option)}” of ${decision.name}`
    const isGone = isCrossed(before, after) || !mayStillUndo(walk, after, seat)
    if (isGone && !wasEnd && isEnd(decision, optionKind(option)))
      return `${name} was chosen by itself, and seat ${seat} can no longer take back what it chose before (ends)`
    if (lost.length > 0 && decision.name !== answered.name)
      return `${name} was chosen by itself and costs seat ${seat} ${named(lost)}, though its choice before could be taken back (gives)`
  }
  return undefined
}
