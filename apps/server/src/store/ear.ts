import { Link, within } from './link.ts'

/** How often it is tried whether news would still come, and how long that may take. */
const BEAT = 5000
const PATIENCE = 5000

/** How long after a failure it is tried again. */
const PAUSE = 500

/** Who is told of news. */
export interface Hearer {
  heard(payload: string): void
  /** News may have been missed. */
  missed(): void
}

/** Hears what is told on a channel, for good: a connection that broke or fell silent is replaced. */
export class Ear {
  private readonly url: string
  private readonly channel: string
  private readonly hearer: Hearer
  private link: Link | undefined
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(url: string, channel: string, hearer: Hearer) {
    this.url = url
    this.channel = channel
    this.hearer = hearer
  }

  /** Begins to listen; throws if that cannot be done now, and tries again. */
  async listen(): Promise<void> {
    const link = new Link(this.url, {
      broke: () => this.later(PAUSE, () => this.listen()),
      heard: payload => this.hearer.heard(payload),
    })
    this.link = link
    await ask(link, `LISTEN ${this.channel}`)
    this.hearer.missed()
    this.beatLater(link)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    await this.link?.close()
  }

  private async beat(link: Link): Promise<void> {
    await ask(link, 'SELECT 1')
    this.beatLater(link)
  }

  private beatLater(link: Link): void {
    if (!link.isBroken) this.later(BEAT, () => this.beat(link))
  }

  private later(milliseconds: number, deed: () => Promise<void>): void {
    clearTimeout(this.timer)
    if (this.isClosed) return
    this.timer = setTimeout(() => void deed().catch(() => {}), milliseconds) // what fails breaks the link: that is tried again
    this.timer.unref()
  }
}

/** Sends something over a link; one that does not answer, or refuses, is of no use. */
async function ask(link: Link, sql: string): Promise<void> {
  try {
    await within(PATIENCE, Promise.race([link.send(sql), link.end.promise]), () => {})
  } catch (error) {
    link.drop()
    throw error
  }
}
