import type { Option, Seat } from '@hexarium/kernel'
import type { Hall } from '../table/hall.ts'
import type { LiveTable } from '../table/live.ts'
import type { Thinkers, Thought } from './thinkers.ts'

/** A choice that is being thought about. */
interface Thinking {
  seat: Seat
  level: string
  /** The moment it is about. */
  fresh: number
  thought: Promise<Thought>
  /** What is taken if nothing came of it. */
  first: Option
}

/** What an attendant is made of. */
export interface AttendantParts {
  hall: Hall
  thinkers: Thinkers
  /** Told what went wrong unexpectedly at a table. */
  failed: (error: unknown, table: string) => void
  /** Told that a bot could not decide: the first of its options was taken. */
  lost: (table: string, seat: Seat, level: string, fault: string) => void
}

/** Lets bots answer where they are asked. */
export class Attendant {
  private readonly parts: AttendantParts
  /** Tables a bot thinks about. */
  private readonly busy = new Set<string>()

  constructor(parts: AttendantParts) {
    this.parts = parts
  }

  /** Has bots answer as long as they are asked, if one is and none thinks already. Bots among themselves play for who looks on. */
  attend(live: LiveTable): void {
    const { id, play } = live
    if (this.busy.has(id) || play.status !== 'running' || play.botsAsked().length === 0 || isDeserted(live)) return
    this.busy.add(id)
    this.answerAll(id)
      .catch(error => this.parts.failed(error, id))
      .finally(() => this.busy.delete(id))
  }

  private async answerAll(id: string): Promise<void> {
    while (await this.answer(id));
  }

  /** True if there may be more to answer. */
  private async answer(id: string): Promise<boolean> {
    // In the table's turn, so that nothing that is not kept yet is thought about.
    const { hall } = this.parts
    const begun = await hall.at(id, live => this.think(live))
    if (!begun.ok || !begun.value) return false
    const { seat, level, fresh, first, thought } = begun.value
    const { option: chosen = first, kept = null, fault } = await thought
    if (fault !== undefined) this.parts.lost(id, seat, level, fault)
    const answered = await hall.act(id, (live, at) => {
      const { play } = live
      if (play.fresh !== fresh || !play.botsAsked().includes(seat)) return undefined
      live.plans.set(seat, kept)
      return { done: play.choose(seat, chosen, at), seat }
    })
    const moved = await hall.at(id, ({ play }) => play.fresh !== fresh)
    return answered || (moved.ok && moved.value)
  }

  private think(live: LiveTable): Thinking | undefined {
    const { play, game } = live
    if (isDeserted(live)) return undefined
    const [seat] = play.status === 'running' ? play.botsAsked() : []
    if (seat === undefined) return undefined
    const { options } = play.match.seen(seat)
    const level = play.holders[seat].level ?? 'fair'
    const kept = live.plans.get(seat) ?? null
    const thought =
      options.length === 1
        ? Promise.resolve({ option: options[0], kept })
        : this.parts.thinkers.think({ game, state: play.match.state, seat, level, kept, host: play.table.host })
    return { seat, level, fresh: play.fresh, thought, first: options[0] }
  }
}

/** Nobody plays at it, and nobody looks on. */
function isDeserted({ play, watched }: LiveTable): boolean {
  return !watched && play.isForOnlookers()
}
