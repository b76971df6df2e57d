import { randomBytes } from 'node:crypto'
import { type Considered, choiceIn, type Plan } from '@hexarium/bots'
import {
  type AnyGame,
  imagine,
  type Option,
  type Outcome,
  options,
  question,
  type Seat,
  type State,
} from '@hexarium/kernel'
import { Threads } from '../threads/threads.ts'
import { type Programs, programOf } from './programs.ts'

/** What a thread is sent. */
export interface Job {
  game: string
  state: State
  seat: Seat
  level: string
  seed: string
  kept: Plan | null
}

/** What came of a thought: a choice, or why there is none; neither if the house closes. */
export interface Thought {
  option?: Option
  /** What the bot keeps of its plan for its next choice. */
  kept?: Plan | null
  fault?: string
}

/** What is to be thought about, and for whose table. */
export interface Wanted {
  game: AnyGame
  state: State
  seat: Seat
  level: string
  /** What the bot kept of its plan. */
  kept: Plan | null
  /** Who set the table up. */
  host: string
}

/**
 * Milliseconds a bot of a level may think about a choice before somebody chooses for it. A level's own budget are its nodes; this
 * one is for thoughts that go astray, and leaves room for a machine that is busy otherwise.
 */
const BUDGETS: Readonly<Record<string, number>> = { novice: 10_000, fair: 15_000, strong: 30_000, master: 60_000 }

/** A style thinks no longer than its level. */
const patienceOf = (level: string) => BUDGETS[level.split(':')[0]] ?? BUDGETS['fair']

/** The bots' threads, shared out among those who set tables up. A table waits for one choice at a time. */
export class Thinkers {
  private readonly threads: Threads<Job>
  private readonly programs: Programs

  constructor(size: number, programs: Programs) {
    this.programs = programs
    this.threads = new Threads({ script: new URL('./think.worker.ts', import.meta.url), size })
  }

  /** How many wait for a thread. */
  get waiting(): number {
    return this.threads.waiting
  }

  /** A choice for a seat, or why there is none. Only what the seat may know leaves this thread. */
  async think({ game, state, seat, level, kept, host }: Wanted): Promise<Thought> {
    const seed = randomBytes(12).toString('hex')
    const dream = imagine(game, state, seat, `imagine ${seed}`)
    const job = { game: game.id, state: dream, seat, level, seed, kept }
    const thought = await this.threads.ask({ job, whose: host, patience: patienceOf(level) })
    if (!thought.ok) return failed(thought)
    const name = programOf(level)
    if (name === undefined) return thought.value as Considered
    // Its options are the same in the state it could believe in; the real one may have changed while it thought.
    const { decision } = question(game, dream)!
    const offered = { decision: decision as never, options: options(game, dream, seat) }
    const answer = await this.programs.ask(name, thought.value as string)
    const chosen = answer.ok ? choiceIn(answer.value, offered) : answer
    return chosen.ok ? { option: chosen.value } : { ...failed(chosen) }
  }

  async close(): Promise<void> {
    this.programs.close()
    await this.threads.close()
  }
}

/** Why there is no choice; nothing is told if the house closes. */
function failed(outcome: Outcome<unknown>): Thought {
  return outcome.ok || outcome.problem.code === 'closing' ? {} : { fault: outcome.problem.text }
}
