import type { Seat } from '@hexarium/kernel'
import type { Hall } from '../table/hall.ts'
import type { LiveTable } from '../table/live.ts'
import type { Thinkers } from './thinkers.ts'

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

  /** Has a bot answer, if one is asked and none thinks already. */
  attend(live: LiveTable): void {
    const { play } = live
    if (this.busy.has(live.id) || play.status !== 'running') return
    const [seat] = play.botsAsked()
    if (seat === undefined) return
    this.busy.add(live.id)
    this.answer(live, seat)
      .catch(error => {
        this.failed(error, live.id)
        return false
      })
      .then(answered => {
        this.busy.delete(live.id)
        if (answered) this.attend(live)
      })
  }

  /** True if there may be more to answer. */
  private async answer(live: LiveTable, seat: Seat): Promise<boolean> {
    // Within the table's order, so that nothing that is not kept yet is thought about.
    const thought = await live.exclusive(() => {
      const { play } = live
      if (play.status !== 'running' || !play.botsAsked().includes(seat)) return undefined
      const options = play.match.seen(seat).options
      const level = play.holders[seat]!.level ?? 'fair'
      const choice =
        options.length === 1
          ? Promise.resolve(options[0])
          : this.thinkers.think(live.game, play.match.state, seat, level)
      return { fresh: play.fresh, choice, first: options[0]! }
    })
    if (!thought) return false
    const choice = (await thought.choice) ?? thought.first
    const answered = await this.hall.act(live.id, ({ play }, at) => {
      if (play.fresh !== thought.fresh || !play.botsAsked().includes(seat)) return undefined
      return { done: play.choose(seat, choice, at), seat }
    })
    return answered || live.play.fresh !== thought.fresh
  }
}
