import type { Option, Seat } from '@hexarium/kernel'
import type { Hall } from '../table/hall.ts'
import type { LiveTable } from '../table/live.ts'
import type { Thinkers } from './thinkers.ts'

/** A choice that is being thought about. */
interface Thought {
  seat: Seat
  /** The moment it is about. */
  fresh: number
  choice: Promise<Option | undefined>
  /** What is taken if nothing came of it. */
  first: Option
}

/** Lets bots answer where they are asked. */
export class Attendant {
  private readonly hall: Hall
  private readonly thinkers: Thinkers
  private readonly failed: (error: unknown, table: string) => void
  /** Tables a bot thinks about. */
  private readonly busy = new Set<string>()

  constructor(hall: Hall, thinkers: Thinkers, failed: Attendant['failed']) {
    this.hall = hall
    this.thinkers = thinkers
    this.failed = failed
  }

  /** Has bots answer as long as they are asked, if one is and none thinks already. */
  attend({ id, play }: LiveTable): void {
    if (this.busy.has(id) || play.status !== 'running' || play.botsAsked().length === 0) return
    this.busy.add(id)
    this.answerAll(id)
      .catch(error => this.failed(error, id))
      .finally(() => this.busy.delete(id))
  }

  private async answerAll(id: string): Promise<void> {
    while (await this.answer(id));
  }

  /** True if there may be more to answer. */
  private async answer(id: string): Promise<boolean> {
    // In the table's turn, so that nothing that is not kept yet is thought about.
    const begun = await this.hall.at(id, live => this.think(live))
    if (!begun.ok || !begun.value) return false
    const { seat, fresh, first, choice } = begun.value
    const chosen = (await choice) ?? first
    const answered = await this.hall.act(id, ({ play }, at) => {
      if (play.fresh !== fresh || !play.botsAsked().includes(seat)) return undefined
      return { done: play.choose(seat, chosen, at), seat }
    })
    const moved = await this.hall.at(id, ({ play }) => play.fresh !== fresh)
    return answered || (moved.ok && moved.value)
  }

  private think({ play, game }: LiveTable): Thought | undefined {
    const [seat] = play.status === 'running' ? play.botsAsked() : []
    if (seat === undefined) return undefined
    const { options } = play.match.seen(seat)
    const level = play.holders[seat].level ?? 'fair'
    const choice =
      options.length === 1 ? Promise.resolve(options[0]) : this.thinkers.think(game, play.match.state, seat, level)
    return { seat, fresh: play.fresh, choice, first: options[0] }
  }
}
