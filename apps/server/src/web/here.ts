import { newId } from '../ids.ts'
import type { Store } from '../store/store.ts'

/** How soon others hear of a change, how often a process says whom it sees in any case, and when it is not believed any more. */
const SOON = 300
const BEAT = 20_000
const SILENCE = 3 * BEAT

/** Letters of one piece of news: PostgreSQL takes 8,000. */
const PIECE = 7000

/** Times of leaving that are remembered. */
const REMEMBERED = 20_000

/** Whom one process sees, and at which tables. */
type Seen = ReadonlyMap<string, readonly string[]>

interface Process {
  pieces: string[]
  seen: Seen
  /** By a clock nobody sets. */
  at: number
}

/** What it takes to know who is here. */
export interface HereParts {
  store: Pick<Store, 'publish' | 'listen'>
  now: () => number
  /** The people connected to this process, each with the tables looked at. */
  seen: () => Seen
  /** Told of tables at which somebody came or went; and that somebody did at all. */
  changed: (tables: ReadonlySet<string>) => void
}

/** Who is here and at which table, at whichever process: each tells the others whom it sees. Nothing of it is kept. */
export class Here {
  private readonly own = newId()
  private readonly parts: HereParts
  private readonly processes = new Map<string, Process>()
  /** When somebody left a table, by both. */
  private readonly left = new Map<string, number>()
  private readonly beat: NodeJS.Timeout
  private readonly since: number
  private soon: NodeJS.Timeout | undefined

  constructor(parts: HereParts) {
    this.parts = parts
    this.since = parts.now()
    parts.store.listen(news => this.hear(news))
    this.beat = setInterval(() => this.tell(), BEAT)
    this.beat.unref()
  }

  close(): void {
    clearInterval(this.beat)
    clearTimeout(this.soon)
  }

  /** Somebody came, went or turned to another table here. */
  moved(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined
      this.tell()
    }, SOON)
    this.soon.unref()
  }

  /** Everybody who is here. */
  people(): Set<string> {
    return new Set(this.believed().flatMap(({ seen }) => [...seen.keys()]))
  }

  isHere(person: string): boolean {
    return this.believed().some(({ seen }) => seen.has(person))
  }

  /** Those who look at a table. */
  at(table: string): Set<string> {
    const found = new Set<string>()
    for (const { seen } of this.believed())
      for (const [person, tables] of seen) if (tables.includes(table)) found.add(person)
    return found
  }

  /** Since when somebody does not look at a table; as far as this process knows, since it began. */
  leftAt(table: string, person: string): number {
    return this.left.get(`${table} ${person}`) ?? this.since
  }

  private believed(): Process[] {
    const until = performance.now() - SILENCE
    for (const [id, { at }] of this.processes) if (at < until) this.processes.delete(id)
    return [...this.processes.values()]
  }

  private tell(): void {
    const entries = [...this.parts.seen()].map(([person, tables]) => [person, ...tables].join('/'))
    const pieces: string[] = ['']
    for (const entry of entries) {
      const last = pieces.length - 1
      if (pieces[last].length + entry.length >= PIECE) pieces.push(entry)
      else pieces[last] += pieces[last] === '' ? entry : `,${entry}`
    }
    // who does not hear it hears the next one
    for (const [number, piece] of pieces.entries())
      this.parts.store.publish(`here:${this.own}:${number}:${pieces.length}:${piece}`).catch(() => {})
  }

  private hear(news: string): void {
    const [kind, id, number, count, piece] = news.split(':')
    if (kind !== 'here') return
    const before = this.processes.get(id)
    const pieces = (before?.pieces ?? []).slice(0, Number(count))
    pieces[Number(number)] = piece
    const seen = readSeen(pieces)
    this.processes.set(id, { pieces, seen, at: performance.now() })
    const changed = this.compare(before?.seen ?? new Map(), seen)
    if (changed) this.parts.changed(changed)
  }

  /** The tables at which somebody came or went; undefined if all is as it was. */
  private compare(before: Seen, after: Seen): Set<string> | undefined {
    const tables = new Set<string>()
    let isOther = before.size !== after.size
    for (const person of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(person), after.get(person)]
      if (!was || !is) isOther = true
      for (const table of was ?? []) {
        if (is?.includes(table)) continue
        tables.add(table)
        this.left.set(`${table} ${person}`, this.parts.now())
      }
      for (const table of is ?? []) if (!was?.includes(table)) tables.add(table)
    }
    while (this.left.size > REMEMBERED) this.left.delete(this.left.keys().next().value!)
    return isOther || tables.size > 0 ? tables : undefined
  }
}

function readSeen(pieces: readonly (string | undefined)[]): Seen {
  const entries = pieces.flatMap(piece => (piece ? piece.split(',') : []))
  return new Map(
    entries.map(entry => {
      const [person, ...tables] = entry.split('/')
      return [person, tables] as const
    }),
  )
}
