/** Who hears of what: those who listen to a topic are found without asking everybody. */
export class Audience<Listener> {
  private readonly topics = new Map<string, Set<Listener>>()

  join(topic: string, listener: Listener): void {
    const there = this.topics.get(topic)
    if (there) there.add(listener)
    else this.topics.set(topic, new Set([listener]))
  }

  leave(topic: string, listener: Listener): void {
    const there = this.topics.get(topic)
    there?.delete(listener)
    if (there?.size === 0) this.topics.delete(topic)
  }

  /** Those who listen now; who joins or leaves meanwhile changes nothing in it. */
  of(topic: string): Listener[] {
    return [...(this.topics.get(topic) ?? [])]
  }

  get size(): number {
    return this.topics.size
  }
}

/** What a connection can listen to. */
export const topics = {
  hall: 'hall',
  table: (id: string) => `table ${id}`,
  contest: (id: string) => `contest ${id}`,
  session: (id: string) => `session ${id}`,
}
