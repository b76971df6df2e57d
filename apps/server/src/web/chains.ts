/** Works that come one after the other where they have the same key, and do not wait for each other where they have not. */
export class Chains {
  /** The last work of each key; nothing is kept of those that have none under way. */
  private readonly last = new Map<string, Promise<void>>()

  /** How many keys have work under way. */
  get size(): number {
    return this.last.size
  }

  /** Does something when what came before it under the same key is done. The work sees to its own faults. */
  add(key: string, work: () => Promise<void>): void {
    const done = (this.last.get(key) ?? Promise.resolve()).then(work).finally(() => {
      if (this.last.get(key) === done) this.last.delete(key)
    })
    this.last.set(key, done)
  }
}
