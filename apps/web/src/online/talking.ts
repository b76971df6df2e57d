import type { Room, Said } from '@hexarium/wire'
import { computed, effect, type Signal, signal } from '@preact/signals'
import { rememberTalk, talkReadUntil } from '../storage.ts'
import { api, person } from './server.ts'

const mutedKey = (table: string) => `hexarium muted ${table}`

/** What is said at a table, how much of it is new, and whom one does not want to hear. */
export class Talking {
  readonly said = signal<readonly Said[]>([])
  /** The talk is open, and what is said is read. */
  readonly isOpen = signal(false)
  /** How much others said that was not read yet. */
  readonly unread = computed(() => {
    const until = this.readUntil.value
    return this.said.value.filter(({ at, person: who }) => at > until && who !== person.value?.id).length
  })
  /** What somebody else said a moment ago. */
  readonly latest = signal<Said | null>(null)
  /** Those one does not hear here, by name. */
  readonly muted: Signal<Readonly<Record<string, string>>>
  private readonly table: string
  /** When the last line that was read was said. */
  private readonly readUntil: Signal<number>

  constructor(table: string) {
    this.table = table
    this.readUntil = signal(talkReadUntil(table))
    this.muted = signal(readMuted(table))
    effect(() => {
      const last = this.said.value.at(-1)
      if (!this.isOpen.value || !last) return
      this.readUntil.value = last.at
      rememberTalk(table, last.at)
    })
    void this.load()
  }

  heard(said: Said): void {
    this.said.value = [...this.said.value, said]
    if (said.person !== person.peek()?.id) this.latest.value = said
  }

  /** Says something: to those who play, or to all at the table. */
  async say(text: string, room: Room): Promise<void> {
    await api('POST /tables/:id/chat', { params: { id: this.table }, body: { room, text } })
  }

  /** Hears somebody at this table no longer, or again. */
  async mute(who: { person: string; name: string }, isMuted: boolean): Promise<void> {
    await api('PUT /tables/:id/mute', { params: { id: this.table }, body: { person: who.person, muted: isMuted } })
    const { [who.person]: _, ...others } = this.muted.peek()
    this.muted.value = isMuted ? { ...others, [who.person]: who.name } : others
    writeMuted(this.table, this.muted.peek())
    await this.load()
  }

  /** Tells the keepers of the house about somebody. */
  async report(who: string, text: string): Promise<void> {
    await api('POST /reports', { body: { person: who, table: this.table, text } })
  }

  private async load(): Promise<void> {
    const said = await api('GET /tables/:id/chat', { params: { id: this.table } }).catch(() => [])
    this.said.value = [...said].reverse()
  }
}

function readMuted(table: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(mutedKey(table)) ?? '{}')
  } catch {
    return {}
  }
}

function writeMuted(table: string, muted: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(mutedKey(table), JSON.stringify(muted))
  } catch {
    // a browser that keeps nothing forgets whom it could hear again
  }
}
