/** Milliseconds of work that may be done for anybody at once, and the share of a thread he may have in the long run. */
export interface Allowance {
  credit: number
  share: number
}

/** Who had much work done rests a while: nobody keeps a core busy for himself alone, even if nobody else waits for it. */
export class Rests {
  private readonly allowance: Allowance
  private readonly wake: () => void
  /** How much was done for somebody that time has not made up for, and when that was so. */
  private readonly owed = new Map<string, { work: number; at: number }>()
  private readonly resting = new Map<string, NodeJS.Timeout>()

  /** `wake` is called when somebody has rested. */
  constructor(allowance: Allowance, wake: () => void) {
    this.allowance = allowance
    this.wake = wake
  }

  isResting(whose: string): boolean {
    return this.resting.has(whose)
  }

  /** Work was done for somebody. */
  worked(whose: string, milliseconds: number): void {
    const { credit, share } = this.allowance
    const work = this.owes(whose) + milliseconds
    this.owed.set(whose, { work, at: performance.now() })
    if (work > credit) this.rest(whose, (work - credit) / share)
    if (this.owed.size > 1000) for (const one of this.owed.keys()) if (this.owes(one) === 0) this.owed.delete(one)
  }

  close(): void {
    for (const timer of this.resting.values()) clearTimeout(timer)
  }

  private owes(whose: string): number {
    const { work, at } = this.owed.get(whose) ?? { work: 0, at: 0 }
    return Math.max(0, work - (performance.now() - at) * this.allowance.share)
  }

  private rest(whose: string, milliseconds: number): void {
    clearTimeout(this.resting.get(whose))
    const timer = setTimeout(() => {
      this.resting.delete(whose)
      this.wake()
    }, milliseconds)
    this.resting.set(whose, timer.unref())
  }
}
