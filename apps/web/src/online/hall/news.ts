import type { Frame, HallNow } from '@hexarium/wire'
import { signal } from '@preact/signals'
import { Line } from '../line.ts'
import { api, person } from '../server.ts'

/** What goes on in the hall, told over a socket for as long as somebody looks. */
export class HallNews {
  readonly now = signal<HallNow | null>(null)
  /** False while the server is out of reach. */
  readonly isLive = signal(true)
  private readonly line: Line
  private readonly stopFollowing: () => void

  constructor(onNotice: (table: string, kind: string) => unknown) {
    this.line = new Line({ t: 'hall', on: true }, (frame: Frame) => {
      if (frame.t === 'hello' || frame.t === 'hall') void this.look()
      if (frame.t === 'notice') onNotice(frame.table, frame.kind)
    })
    // Who becomes somebody is told of his own from then on.
    let known = person.peek()?.id
    this.stopFollowing = person.subscribe(now => {
      if (now?.id === known) return
      known = now?.id
      this.line.renew()
    })
  }

  /** Looks again. */
  async look(): Promise<void> {
    const found = await api('GET /hall').catch(() => null)
    this.isLive.value = found !== null
    if (found) this.now.value = found
  }

  close(): void {
    this.stopFollowing()
    this.line.close()
  }
}
