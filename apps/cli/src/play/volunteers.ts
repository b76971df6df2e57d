import type { Seat } from '@hexarium/kernel'
import type { Table } from './table.ts'

/** People who may act though somebody else is asked: to concede, to make an offer. Who declines is asked again only about something new. */
export class Volunteers {
  private readonly table: Table
  private readonly declined = new Set<string>()

  constructor(table: Table) {
    this.table = table
  }

  /** The people who may act now. */
  all(): Seat[] {
    const { match, bots } = this.table
    return (match.asked?.may ?? []).filter(seat => !bots[seat] && match.choices(seat).length > 0)
  }

  /** One of them who has not declined this question yet. */
  next(): Seat | undefined {
    return this.all().find(seat => !this.declined.has(this.key(seat)))
  }

  decline(seat: Seat): void {
    this.declined.add(this.key(seat))
  }

  /** Somebody has chosen something: whoever declined may think otherwise now. */
  forget(): void {
    this.declined.clear()
  }

  private key(seat: Seat): string {
    const { match } = this.table
    const kinds = match.choices(seat).map(choice => choice.split(' ')[0])
    return [seat, match.asked!.decision, ...new Set(kinds)].join()
  }
}
