import { type AnyGame, diceByHand, fine, type GameRecord, type Outcome, refused } from '@hexarium/kernel'
import { type Task, Threads } from '../threads/threads.ts'
import { type Job, type Reckoning, type Reckonings, reckon } from './jobs.ts'

/** Lines a record may have: the longest games have a few thousand. */
const LINES = 20_000

/** How much may wait: of one person, and of all. */
const ROOM = { own: 12, all: 300 }

/** What one person may have: all the help a turn wants at once, and a sixth of a core for as long as he likes. */
const ALLOWANCE = { credit: 1500, share: 1 / 6 }

/** Milliseconds help, and everything that plays a whole game again, may take. */
const QUICK = 10_000
const LONG = 30_000

/** What plays a whole game again, or pairs a whole round. */
const LONG_WORK: ReadonlySet<Reckoning> = new Set(['story', 'rewind', 'end', 'behind', 'prove', 'tournament'])

/** Who does the work. */
interface Hands {
  readonly waiting: number
  ask(task: Task<Job>): Promise<Outcome<unknown>>
  close(): Promise<void>
}

/** Reckons what would keep people waiting in threads of its own. */
export class Reckoner {
  private readonly hands: Hands

  private constructor(hands: Hands) {
    this.hands = hands
  }

  static inThreads(size: number): Reckoner {
    const script = new URL('./reckon.worker.ts', import.meta.url)
    return new Reckoner(new Threads({ script, size, room: ROOM, allowance: ALLOWANCE }))
  }

  /** Right here, for games no thread could load. */
  static inPlace(games: (id: string) => Promise<AnyGame | undefined>): Reckoner {
    const ask = async ({ job }: Task<Job>): Promise<Outcome<unknown>> => {
      const game = await games(job.game)
      return game ? fine(reckon(game, job)) : refused('no-game', `This server does not have ${job.game}.`)
    }
    return new Reckoner({ waiting: 0, ask, close: async () => {} })
  }

  /** How much waits. */
  get waiting(): number {
    return this.hands.waiting
  }

  close(): Promise<void> {
    return this.hands.close()
  }

  /** Has something reckoned for somebody. Throws if it went wrong; refuses where too much waits. */
  async ask<K extends Reckoning>(
    whose: string,
    what: K,
    told: Reckonings[K]['told'],
  ): Promise<Outcome<Reckonings[K]['answers']>> {
    const isLong = LONG_WORK.has(what)
    const job = { do: what, ...told } as Job
    const answer = await this.hands.ask({ job, whose, isLong, patience: isLong ? LONG : QUICK })
    if (!answer.ok && answer.problem.code === 'fault') throw new Error(`${what}: ${answer.problem.text}`)
    return answer as Outcome<Reckonings[K]['answers']>
  }

  /** Whether a record somebody brings is true. Dice given by hand prove nothing. */
  async prove(person: string, record: GameRecord): Promise<Outcome<null>> {
    const { game, choices } = record
    if (choices.length > LINES) return refused('large', `A record of more than ${LINES} lines is not proved here.`)
    if (diceByHand(record) > 0)
      return refused('dice', 'Dice were given by hand in this game: such a record proves nothing and is not kept.')
    try {
      const fault = await this.ask(person, 'prove', { game, record })
      if (!fault.ok) return fault
      return fault.value ? { ok: false, problem: fault.value } : fine(null)
    } catch {
      return refused('record', 'This record cannot be played through.')
    }
  }
}
