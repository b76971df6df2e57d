/** Looks after things one at a time each. Who comes while somebody looks waits for the next look, and shares it with who comes meanwhile. */
export class Tending {
  private readonly look: (id: string) => Promise<void>
  /** Those somebody will look after anyhow, and those somebody looks after now. */
  private readonly awaited = new Map<string, Promise<void>>()
  private readonly busy = new Map<string, Promise<void>>()

  constructor(look: (id: string) => Promise<void>) {
    this.look = look
  }

  tend(id: string): Promise<void> {
    const waiting = this.awaited.get(id)
    if (waiting) return waiting
    const before = this.busy.get(id) ?? Promise.resolve()
    const turn = before
      .catch(() => {}) // whoever looked is told
      .then(() => {
        this.awaited.delete(id)
        this.busy.set(id, turn)
        return this.look(id)
      })
      .finally(() => {
        if (this.busy.get(id) === turn) this.busy.delete(id)
      })
    this.awaited.set(id, turn)
    return turn
  }
}
