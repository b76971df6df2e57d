/** What is done beside the way: nobody waits for it but who closes the house. */
export class Beside {
  private readonly failed: (error: unknown) => void
  private readonly underWay = new Set<Promise<unknown>>()

  constructor(failed: (error: unknown) => void) {
    this.failed = failed
  }

  do(work: () => Promise<unknown>): void {
    const done = work()
      .catch(error => this.failed(error))
      .finally(() => this.underWay.delete(done))
    this.underWay.add(done)
  }

  /** Resolves when all of it is done. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay)
  }
}
