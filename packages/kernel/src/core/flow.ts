import { type Event, reveal, tell, tellOnly } from './events.ts'
import { questionAt } from './locals.ts'
import { type Decision, type DecisionSpec, makeDecision } from './options.ts'
import type { RuleId, Seat, State } from './state.ts'

/**
 * Procedures put decisions in order. A procedure is written as nested steps and kept as a flat list of
 * instructions; the only places a game can rest at are its questions and its calls, and these have labels.
 */
export type Step<G, H> =
  | { readonly does: 'ask'; readonly decision: Decision<G, H> }
  | { readonly does: 'act'; readonly act: (g: G, here: H) => void; readonly title: string }
  | {
      readonly does: 'call'
      readonly procedures: readonly Procedure<G>[]
      readonly choose: ((g: G, here: H) => string) | null
      readonly with: ((g: G, here: H) => object) | null
      readonly into: string | null
    }
  | {
      readonly does: 'when'
      readonly test: (g: G, here: H) => boolean
      readonly title: string
      readonly steps: Steps<G, H>
    }
  | {
      readonly does: 'loop'
      /** Null for one that goes on for ever. */
      readonly test: Test<G, H> | null
      readonly title: string
      readonly steps: Steps<G, H>
    }
  | {
      readonly does: 'repeat'
      readonly test: Test<G, H> | null
      readonly title: string
      readonly steps: Steps<G, H>
    }
  | {
      readonly does: 'each'
      readonly name: string
      readonly list: (g: G, here: H) => readonly number[]
      readonly steps: Steps<G, H>
    }
  | { readonly does: 'give'; readonly value: (g: G, here: H) => unknown; readonly title: string }
  | { readonly does: 'resigned'; readonly resigned: Resigned<G, H> }

/**
 * What becomes of a procedure when a seat gives up while it is under way: true if it is over. It is asked before the game's
 * `resign`; who must see what that did gives a function back, which is asked afterwards. The innermost procedure comes first.
 */
export type Resigned<G, H> = (g: G, here: H, seat: Seat) => boolean | (() => boolean)

/** Steps in order. */
export type Steps<G, H> = readonly Step<G, H>[]

/** One instruction of a compiled procedure. All have the same shape, for speed. */
export interface Instruction {
  readonly op: 'ask' | 'act' | 'call' | 'unless' | 'jump' | 'each' | 'next' | 'give'
  /** Where a game can rest: the name of a question or a call, unique in its procedure. */
  readonly label: string
  readonly to: number
  /** Where an answer that `ends` leads to: behind the innermost `repeat` around the question; -1 without one. */
  readonly exit: number
  readonly name: string
  /** The local that holds what is left of an `each`. */
  readonly rest: string
  // biome-ignore lint/suspicious/noExplicitAny: compiled code has lost its types on purpose
  readonly run: any
  readonly step: Step<never, never> | null
}

/** A named sequence of steps. */
export interface Procedure<G = never, H = never> {
  readonly name: string
  readonly rules: readonly RuleId[]
  readonly steps: Steps<G, never>
  readonly code: readonly Instruction[]
  /** Instruction numbers by label. */
  readonly labels: ReadonlyMap<string, number>
  /** What becomes of it when a seat gives up. */
  readonly resigned: Resigned<never, never> | null
  /** True where only the name is here: the procedure belongs to chapters that may come later. */
  readonly isElsewhere?: boolean
  /** For the compiler only: what it remembers. Never there. */
  readonly types?: (here: H) => void
}

/** What a call may pass and keep. */
export interface CallSpec<G, H, C = object> {
  /** The callee's first locals; what it sets itself before it is read may be left out. */
  with?: (g: G, here: H) => Partial<C>
  /** The local that gets the value the callee gives. */
  into?: string
}

/** A question to the state: does something hold? */
export type Test<G, H> = (g: G, here: H) => boolean

/** The words a game's rules are written in, bound to its state and its events. */
export interface Vocabulary<G extends State, E extends Record<string, number[]>, A = unknown> {
  /** A question: who is asked, what is offered, what each choice does. */
  decision<K extends string, H = Record<string, number>, P = object>(
    spec: DecisionSpec<G, H, K, P, A>,
  ): Decision<G, H, K, P>
  /** What the question asked now is about, in the words of its decision; undefined where that says nothing. */
  about(g: G, seat: Seat): A | undefined
  /** A named order of steps; `H` are its locals. A first string after the name is the rule it comes from. */
  procedure<H = Record<string, number>>(name: string, rule: RuleId, ...steps: Step<G, H>[]): Procedure<G, H>
  /** Ask a decision. */
  ask<H>(decision: Decision<G, H>): Step<G, H>
  /** Do something nobody is asked about. */
  act<H>(act: (g: G, here: H) => void): Step<G, H>
  /** Run another procedure to its end. */
  call<H, C>(procedure: Procedure<G, C>, spec?: CallSpec<G, H, NoInfer<C>>): Step<G, H>
  /** Run one of several procedures, by name. */
  callOne<H>(procedures: readonly Procedure<G>[], choose: (g: G, here: H) => string, spec?: CallSpec<G, H>): Step<G, H>
  /** Steps for a case. */
  when<H>(test: (g: G, here: H) => boolean, ...steps: Step<G, H>[]): Step<G, H>
  /** Steps as long as something holds, tested before each round. */
  loop<H>(test: (g: G, here: H) => boolean, ...steps: Step<G, H>[]): Step<G, H>
  /** Steps again and again, until a choice that `ends`; with a test, as long as that holds, too. */
  repeat<H>(...steps: [test: Test<G, H>, ...Step<G, H>[]] | Step<G, H>[]): Step<G, H>
  /** Steps again and again, until the game is over or the procedure is left. */
  forever<H>(...steps: Step<G, H>[]): Step<G, H>
  /** A procedure of the game's chapters (`GameCore.chapters`), by name: it may come later than the rest. */
  chapter<H>(name: string): Procedure<G, H>
  /** Steps once for each number of a list made at the start; the current one is the local of that name. */
  each<H>(name: string, list: (g: G, here: H) => readonly number[], ...steps: Step<G, H>[]): Step<G, H>
  /** Leave the procedure at once with a value for its caller. */
  give<H>(value: (g: G, here: H) => unknown): Step<G, H>
  /** Anywhere among a procedure's steps: what becomes of it when a seat gives up. */
  resigned<H>(hook: Resigned<G, H>): Step<G, H>
  /** Tell everybody what happened. */
  tell<N extends keyof E & string>(g: G, kind: N, ...args: E[N]): void
  /** Tell some seats what happened. */
  tellOnly<N extends keyof E & string>(g: G, to: readonly Seat[], kind: N, ...args: E[N]): void
  /** Something hidden was shown to somebody: undo does not cross it. */
  reveal(g: G): void
}

/** The words for a game whose state is `G` and whose events are `E` (kind → integers); its questions are about an `A`. */
export function vocabulary<
  G extends State,
  E extends Record<string, number[]> = Record<Event['kind'], number[]>,
  A = unknown,
>(): Vocabulary<G, E, A> {
  const abouts = new Map<string, (g: G, here: unknown, seat: Seat) => A>()
  return {
    decision(spec) {
      if (spec.about) abouts.set(spec.name, spec.about as (g: G, here: unknown, seat: Seat) => A)
      return makeDecision(spec)
    },
    about(g, seat) {
      const frame = g.core.flow.at(-1)
      return frame && abouts.get(questionAt(frame.at))?.(g, frame.here, seat)
    },
    procedure: (name, rule, ...steps) => makeProcedure(name, rule, steps),
    ask: decision => ({ does: 'ask', decision }),
    act: act => ({ does: 'act', act, title: act.name }),
    call: (procedure, spec) => ({
      does: 'call',
      procedures: [procedure],
      choose: null,
      with: (spec?.with ?? null) as never,
      into: spec?.into ?? null,
    }),
    callOne: (procedures, choose, spec) => ({
      does: 'call',
      procedures,
      choose,
      with: spec?.with ?? null,
      into: spec?.into ?? null,
    }),
    when: (test, ...steps) => ({ does: 'when', test, title: test.name, steps }),
    loop: (test, ...steps) => ({ does: 'loop', test, title: test.name, steps }),
    repeat(...given) {
      const [test] = given
      const steps = given.filter(step => typeof step !== 'function') as never
      return typeof test === 'function'
        ? { does: 'repeat', test, title: test.name, steps }
        : { does: 'repeat', test: null, title: '', steps }
    },
    forever: (...steps) => ({ does: 'loop', test: null, title: '', steps }),
    chapter: name => ({ name, rules: [], steps: [], code: [], labels: new Map(), resigned: null, isElsewhere: true }),
    each: (name, list, ...steps) => ({ does: 'each', name, list, steps }),
    give: value => ({ does: 'give', value, title: value.name }),
    resigned: resigned => ({ does: 'resigned', resigned }),
    tell,
    tellOnly,
    reveal,
  }
}

function makeProcedure<G, H>(name: string, rule: RuleId, steps: Steps<G, H>): Procedure<G, H> {
  const code: Instruction[] = []
  const labels = new Map<string, number>()
  compile(steps, code, labels)
  const hook = steps.find(step => step.does === 'resigned')
  const resigned = (hook?.resigned ?? null) as Resigned<never, never> | null
  return { name, rules: rule ? [rule] : [], steps: steps as unknown as Steps<G, never>, code, labels, resigned }
}

function compile<G, H>(steps: Steps<G, H>, code: Instruction[], labels: Map<string, number>): void {
  const emit = (op: Instruction['op'], more: Partial<Instruction>): number =>
    code.push({ op, label: '', to: -1, exit: -1, name: '', rest: '', run: null, step: null, ...more }) - 1
  const aim = (at: number): void => {
    code[at] = { ...code[at], to: code.length }
  }
  const label = (base: string): string => {
    let unique = base
    for (let n = 2; labels.has(unique); n++) unique = `${base} ${n}`
    labels.set(unique, code.length)
    return unique
  }
  for (const step of steps) {
    const kept = step as unknown as Step<never, never>
    switch (step.does) {
      case 'ask':
        emit('ask', { label: label(step.decision.name), run: step.decision, step: kept })
        break
      case 'act':
        emit('act', { run: step.act, step: kept })
        break
      case 'call':
        emit('call', { label: label(step.procedures.map(p => p.name).join('|')), step: kept })
        break
      case 'when': {
        const at = emit('unless', { run: step.test, step: kept })
        compile(step.steps, code, labels)
        aim(at)
        break
      }
      case 'loop':
      case 'repeat': {
        const first = code.length
        const at = step.test ? emit('unless', { run: step.test, step: kept }) : -1
        compile(step.steps, code, labels)
        emit('jump', { to: first })
        if (at >= 0) aim(at)
        if (step.does === 'loop') break
        for (let i = first; i < code.length; i++)
          if (code[i].op === 'ask' && code[i].exit < 0) code[i] = { ...code[i], exit: code.length }
        break
      }
      case 'each': {
        emit('each', { name: step.name, rest: `${step.name}…`, run: step.list, step: kept })
        const at = emit('next', { name: step.name, rest: `${step.name}…` })
        compile(step.steps, code, labels)
        emit('jump', { to: at })
        aim(at)
        break
      }
      case 'give':
        emit('give', { run: step.value, step: kept })
        break
      case 'resigned': // nothing that is done in order
        break
    }
  }
}
