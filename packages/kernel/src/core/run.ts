import { environment } from './environment.ts'
import { reveal } from './events.ts'
import type { Procedure, Step } from './flow.ts'
import type { AnyGame } from './game.ts'
import { type Decision, list, type Option, optionKind, optionOf, optionValue } from './options.ts'
import type { Frame, Locals, Seat, State } from './state.ts'

/** How many instructions may pass without a question before the flow is thought to run in circles. */
const PATIENCE = 1_000_000

type AnyDecision = Decision<State, Locals>

const single: Option[] = []

/** The question a game rests at. */
export interface Question {
  decision: AnyDecision
  frame: Frame
}

/** The question a game rests at; undefined once it is over. */
export function question(game: AnyGame, g: State): Question | undefined {
  if (g.core.result !== null) return undefined
  const frame = g.core.flow[g.core.flow.length - 1]
  return { decision: decisionAt(game, frame), frame }
}

/** The decision a frame rests at. */
export function decisionAt(game: AnyGame, frame: Frame): AnyDecision {
  const procedure = game.procedures.get(frame.proc)
  const at = procedure?.labels.get(frame.at)
  if (procedure === undefined || at === undefined) throw new Error(`no question ${frame.proc} / ${frame.at}`)
  return procedure.code[at].run
}

/** The seats a question still waits for. */
export function seatsAsked(g: State, decision: AnyDecision, here: Locals): readonly Seat[] {
  const spec = decision.spec
  if (spec.seat) return [spec.seat(g, here)]
  const seats = spec.seats!(g, here)
  return spec.sealed ? seats.filter(seat => g.core.sealed[seat] === -1) : seats
}

/** The last choice: whose, what it answered, how far dice and revelations were before, and how many procedures have stood since. */
const latest: { seat: Seat; decision: string; dice: number; reveals: number; depth: number } = {
  seat: -1,
  decision: '',
  dice: 0,
  reveals: 0,
  depth: 0,
}

/**
 * True as long as a seat could take back what it just chose in the procedure under way: it chose last, and since then no dice
 * fell and nothing hidden was shown. Where a phase would end because nothing is left to do in it, its end is asked for as long
 * as this holds; who has chosen an end is not asked for the next one. With decisions given, the choice must have been an answer
 * to one of them. It looks at what happens between two questions and is no part of a state: for tests of loops alone.
 */
export function mayTakeBack({ core }: State, seat: Seat, ...to: readonly { readonly name: string }[]): boolean {
  if (latest.seat !== seat || latest.dice !== core.dice[4] || latest.reveals !== core.reveals) return false
  if (environment.isHasty || latest.depth < core.flow.length) return false
  return to.length === 0 || to.some(({ name }) => name === latest.decision)
}

/** Does what a choice does and goes on to the next question. The option must be one of those listed. */
export function take(game: AnyGame, g: State, seat: Seat, option: Option): void {
  const frame = g.core.flow[g.core.flow.length - 1]
  const decision = decisionAt(game, frame)
  latest.seat = decision.ending[optionKind(option)] ? -1 : seat
  latest.decision = decision.name
  latest.dice = g.core.dice[4]
  latest.reveals = g.core.reveals
  latest.depth = g.core.flow.length
  tellReached(decision, option)
  if (decision.spec.sealed) {
    g.core.sealed[seat] = option
    if (seatsAsked(g, decision, frame.here).length > 0) return
    unseal(g, decision, frame)
  } else perform(g, decision, frame, option, seat)
  run(game, g, placeAfter(game, g, frame))
}

/** True if the choice just made `ends` what it was asked in. */
let hasEnded = false

function perform(g: State, decision: AnyDecision, frame: Frame, option: Option, seat: Seat): void {
  decision.takes[optionKind(option)](g, frame.here, optionValue(option), seat)
  hasEnded = decision.ending[optionKind(option)]
}

/** Where play goes on after an answer to what a frame asked: behind the question, or behind the `repeat` it has ended. */
function placeAfter(game: AnyGame, g: State, asked: Frame): number {
  const frame = g.core.flow[g.core.flow.length - 1]
  const procedure = game.procedures.get(frame.proc)!
  const at = procedure.labels.get(frame.at)!
  const { exit } = procedure.code[at]
  return hasEnded && frame === asked && exit >= 0 ? exit : at + 1
}

function tellReached(decision: AnyDecision, option: Option): void {
  if (environment.reached) environment.reached(`take ${decision.name} ${decision.kinds[optionKind(option)]}`)
}

function unseal(g: State, decision: AnyDecision, frame: Frame): void {
  const answers = g.core.sealed.slice()
  reveal(g) // what was sealed takes effect: undo does not cross it
  g.core.sealed.fill(-1)
  hasEnded = false
  answers.forEach((option, seat) => {
    if (option !== -1) decision.takes[optionKind(option)](g, frame.here, optionValue(option), seat)
  })
}

/** Goes on if a sealed question waits for nobody any more, because the last seat it waited for has left the game. */
export function settleSealed(game: AnyGame, g: State): void {
  const now = question(game, g)
  if (!now?.decision.spec.sealed || seatsAsked(g, now.decision, now.frame.here).length > 0) return
  unseal(g, now.decision, now.frame)
  proceed(game, g)
}

/** Nobody chose: what happens now is no choice of a seat that could be taken back. */
export function chosenByNobody(): void {
  latest.seat = -1
}

/** Puts a game's first procedure on the stack and runs to the first question. */
export function begin(game: AnyGame, g: State): void {
  chosenByNobody()
  g.core.flow.push({ proc: game.start.name, at: '', here: {} })
  run(game, g, 0)
}

/**
 * Leaves a procedure under way at once, with everything it called: play goes on behind its call. For what ends things
 * early, such as a concession in the middle of a battle. True if it was under way.
 */
export function leave(g: State, procedure: string): boolean {
  const flow = g.core.flow
  const depth = flow.findLastIndex(frame => frame.proc === procedure)
  if (depth < 1) return false
  cutFlow(g, depth)
  return true
}

/** What was under way from a depth on is over; whoever called it goes on. */
export function cutFlow(g: State, depth: number): void {
  g.core.flow.length = depth
  if (depth < latest.depth) latest.depth = depth
}

/** Goes on after the question just answered. */
export function proceed(game: AnyGame, g: State): void {
  const frame = g.core.flow[g.core.flow.length - 1]
  run(game, g, game.procedures.get(frame.proc)!.labels.get(frame.at)! + 1)
}

/** Runs instructions from `pc` of the innermost frame until a question waits for an answer or the game is over. */
function run(game: AnyGame, g: State, pc: number): void {
  const flow = g.core.flow
  let frame = flow[flow.length - 1]
  let procedure = game.procedures.get(frame.proc)!
  for (let patience = PATIENCE; patience > 0; patience--) {
    if (g.core.result !== null) return
    const code = procedure.code
    if (pc >= code.length) {
      pc = comeBack(game, g, undefined)
      frame = flow[flow.length - 1]
      procedure = game.procedures.get(frame.proc)!
      continue
    }
    const instruction = code[pc]
    switch (instruction.op) {
      case 'act':
        instruction.run(g, frame.here)
        pc++
        if (flow[flow.length - 1] === frame) break
        frame = flow[flow.length - 1]
        procedure = game.procedures.get(frame.proc)!
        pc = procedure.labels.get(frame.at)! + 1
        break
      case 'unless':
        pc = instruction.run(g, frame.here) ? pc + 1 : instruction.to
        break
      case 'jump':
        pc = instruction.to
        break
      case 'ask':
        frame.at = instruction.label
        if (!answersItself(g, instruction.run, frame)) return
        pc = placeAfter(game, g, frame)
        frame = flow[flow.length - 1]
        procedure = game.procedures.get(frame.proc)!
        break
      case 'call': {
        frame.at = instruction.label
        procedure = enter(game, g, instruction.step as unknown as CallStep, frame)
        frame = flow[flow.length - 1]
        pc = 0
        break
      }
      case 'give':
        pc = comeBack(game, g, instruction.run(g, frame.here))
        frame = flow[flow.length - 1]
        procedure = game.procedures.get(frame.proc)!
        break
      case 'each':
        frame.here[instruction.rest] = instruction.run(g, frame.here).slice()
        pc++
        break
      case 'next': {
        const rest = frame.here[instruction.rest] as number[]
        if (rest.length === 0) pc = instruction.to
        else {
          frame.here[instruction.name] = rest.shift()
          pc++
        }
        break
      }
    }
  }
  throw new Error(`procedure ${frame.proc} goes in circles without asking anybody`)
}

type CallStep = Extract<Step<State, Locals>, { does: 'call' }>

/** Puts a procedure's frame on the stack. */
function enter(game: AnyGame, g: State, step: CallStep, frame: Frame): Procedure<State> {
  const name = step.choose?.(g, frame.here) ?? step.procedures[0].name
  if (step.choose && !step.procedures.some(procedure => procedure.name === name))
    throw new Error(`procedure ${frame.proc} calls ${name}, which is not among its choices`)
  const callee = game.procedures.get(name)
  if (!callee) throw new Error(`procedure ${frame.proc} calls ${name}, whose chapter is not here`)
  if (environment.reached) environment.reached(`procedure ${name}`)
  g.core.flow.push({ proc: name, at: '', here: step.with ? (step.with(g, frame.here) as Locals) : {} })
  return callee
}

/** Drops the innermost frame, hands its value to the caller and returns where the caller goes on. */
function comeBack(game: AnyGame, g: State, value: unknown): number {
  const done = g.core.flow.pop()!
  if (g.core.flow.length < latest.depth) latest.depth = g.core.flow.length
  const caller = g.core.flow[g.core.flow.length - 1]
  if (!caller) throw new Error(`procedure ${done.proc} ended and there is no result`)
  const procedure = game.procedures.get(caller.proc)!
  const at = procedure.labels.get(caller.at)!
  const into = (procedure.code[at].step as unknown as CallStep).into
  if (into !== null) caller.here[into] = value ?? null
  return at + 1
}

/** Takes a lone option or a standing answer, where the decision allows it. True if the question is settled. */
function answersItself(g: State, decision: AnyDecision, frame: Frame): boolean {
  if (environment.reached) environment.reached(`ask ${decision.name}`)
  const spec = decision.spec
  if (spec.auto && spec.seat) {
    const seat = spec.seat(g, frame.here)
    const options = list(decision, g, frame.here, seat, single)
    if (options.length === 1 && !wantsAsking(g, decision, options[0], seat)) {
      tellReached(decision, options[0])
      if (environment.byItself) environment.byItself(g, decision as unknown as Decision, seat, options[0])
      perform(g, decision, frame, options[0], seat)
      return true
    }
  }
  return spec.standing !== undefined && standsAnswered(g, decision, frame)
}

/**
 * True if a lone option ends or costs something, and the seat could still take back the choice that led to it. What goes on with
 * the very question it just answered, such as one casualty after the other, is forced and needs no asking.
 */
function wantsAsking(g: State, decision: AnyDecision, option: Option, seat: Seat): boolean {
  if (!mayTakeBack(g, seat)) return false
  const kind = optionKind(option)
  if (decision.ending[kind]) return true
  return latest.decision !== decision.name && (decision.spec.gives?.includes(decision.kinds[kind]) ?? false)
}

/** The standing answer of a seat to the question asked, if it has one that holds now. */
export function standingOption(g: State, decision: AnyDecision, frame: Frame, seat: Seat): Option | undefined {
  const answer = decision.spec.standing?.[g.core.standing[seat][decision.name] ?? '']
  if (!answer || answer.unless?.(g, frame.here, seat)) return undefined
  const option = optionOf(decision, answer.answer)
  return option !== undefined && list(decision, g, frame.here, seat, single).includes(option) ? option : undefined
}

/** Gives the standing answers of the seats asked; true if that settles the question. */
function standsAnswered(g: State, decision: AnyDecision, frame: Frame): boolean {
  for (const seat of seatsAsked(g, decision, frame.here)) {
    const option = standingOption(g, decision, frame, seat)
    if (option === undefined) continue
    reveal(g) // another seat's act: undo does not cross it
    tellReached(decision, option)
    if (!decision.spec.sealed) {
      perform(g, decision, frame, option, seat)
      return true
    }
    g.core.sealed[seat] = option
  }
  if (!decision.spec.sealed || seatsAsked(g, decision, frame.here).length > 0) return false
  unseal(g, decision, frame)
  return true
}
