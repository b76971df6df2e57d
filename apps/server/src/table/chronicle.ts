import type { Event } from '@hexarium/kernel'
import type { Telling } from './story.ts'

/** What a line told, as text: it is hardly ever wanted again, and takes a quarter of the room. */
interface Told extends Omit<Telling, 'events'> {
  text: string
}

/** So many of the latest are kept one by one, because those may be taken back; of the others so many are one text. */
const LOOSE = 32
const BUNDLE = 64

/** What happened by line of the record. A busy house keeps some hundred thousand of them. */
export class Chronicle {
  /** The older ones, each bundle of the same size. */
  private bundles: string[] = []
  private loose: Told[] = []

  get length(): number {
    return this.bundles.length * BUNDLE + this.loose.length
  }

  push(telling: Telling): void {
    this.loose.push(toldIn(telling))
    if (this.loose.length >= LOOSE + BUNDLE) this.bundles.push(bundled(this.loose.splice(0, BUNDLE)))
  }

  /** Takes the last ones away, but for so many that stay behind them; what they told. */
  takeAway(count: number, staying = 0): Telling[] {
    while (this.loose.length < count + staying && this.bundles.length > 0)
      this.loose.unshift(...unbundled(this.bundles.pop()!))
    return this.loose.splice(-count - staying, count).map(told)
  }

  /** What happened before the first of them. */
  goBack(tellings: readonly Telling[]): void {
    const all = [...tellings.map(toldIn), ...this.all()]
    this.bundles = []
    for (let rest = all.length; rest >= LOOSE + BUNDLE; rest -= BUNDLE)
      this.bundles.push(bundled(all.splice(0, BUNDLE)))
    this.loose = all
  }

  /** Who did what everybody could notice, and what nobody could, in the order it happened. */
  marks(): Pick<Telling, 'actor' | 'quiet'>[] {
    return this.all()
  }

  /** What was told, line by line; what nobody could notice has no entry, not even an empty one. */
  noticed(): Event[][] {
    return this.all().flatMap(one => (one.quiet ? [] : [told(one).events]))
  }

  private all(): Told[] {
    return [...this.bundles.flatMap(unbundled), ...this.loose]
  }
}

function toldIn({ events, quiet, actor }: Telling): Told {
  return { text: events.length === 0 ? '' : JSON.stringify(events), quiet, actor }
}

function told({ text, quiet, actor }: Told): Telling {
  return { events: text === '' ? [] : JSON.parse(text), quiet, actor }
}

/** A line each: JSON has no line breaks of its own. */
function bundled(some: readonly Told[]): string {
  return some.map(({ text, quiet, actor }) => `${actor}${quiet ? 'q' : ' '}${text}`).join('\n')
}

function unbundled(bundle: string): Told[] {
  return bundle.split('\n').map(line => {
    const [, actor, mark, text] = /^(-?\d+)([q ])(.*)$/s.exec(line)!
    return { text, quiet: mark === 'q', actor: Number(actor) }
  })
}
