import type { Seat } from '@hexarium/kernel'
import type { Clocks } from '@hexarium/wire'
import { DAY, deadline, type Time } from './clock.ts'

/** How a seat's clock stood. */
export interface HeldClock {
  left: number
  from: number
}

/**
 * Clocks of those who called a bot while they were asked. Who takes his seat back before the bot has chosen is asked the same
 * question still: his clock never stopped, or he could think for ever by calling bots.
 */
export class HeldClocks {
  private readonly clocks = new Map<Seat, HeldClock>()

  /** A bot takes a seat; who is out of time already has nothing to go on with. */
  hold(time: Time, { left, from }: Clocks, seat: Seat, at: number): void {
    const until = deadline(time, { left, from }, seat)
    if (until !== undefined && until > at) this.clocks.set(seat, { left: left[seat], from: from[seat] })
  }

  /** Its person takes it back. */
  giveBack({ left, from }: Clocks, seat: Seat): void {
    const held = this.clocks.get(seat)
    if (!held) return
    left[seat] = held.left
    from[seat] = held.from
    this.clocks.delete(seat)
  }

  /** A choice was made: whoever it was left to, and whoever is asked no more, has no clock to go on with. */
  chosen(actor: Seat, asked: readonly Seat[]): void {
    for (const seat of this.clocks.keys()) if (seat === actor || !asked.includes(seat)) this.clocks.delete(seat)
  }

  giveVacation(seat: Seat, days: number): void {
    const held = this.clocks.get(seat)
    if (held) held.left += days * DAY
  }

  written(): [Seat, HeldClock][] {
    return [...this.clocks]
  }

  read(written: readonly (readonly [Seat, HeldClock])[]): void {
    for (const [seat, held] of written) this.clocks.set(seat, { ...held })
  }
}
