import {
  type AnyGame,
  defaultOption,
  fine,
  isReadable,
  type Outcome,
  type Problem,
  refused,
  type Seat,
  SPECTATOR,
} from '@hexarium/kernel'
import type { Command, Heard, StateFrame } from '@hexarium/wire'
import type { Reckoner } from '../reckon/reckoner.ts'
import type { Store } from '../store/store.ts'
import type { Absence } from './clock.ts'
import { isBehind, isStale, obey, seatFor } from './commands.ts'
import { written } from './frames.ts'
import { type Committed, LiveTable } from './live.ts'
import type { Done, Play } from './play.ts'
import { specOf } from './saved.ts'
import { findTable } from './tables.ts'
import type { Table } from './terms.ts'

/** The answer to a command. A refusal for being behind comes with how things stand. */
export type Answer = { ok: true; seq: number } | { ok: false; problem: Problem; state?: StateFrame }

/** A game that is over and that nobody watches stays in memory a little, should somebody still want to look. */
const AFTERGLOW = 30_000

/** A table nobody watches leaves the memory when nobody wanted it for so long. */
const FORGOTTEN = 45_000

/** What a hall is made of. */
export interface HallParts {
  store: Store
  games: (id: string) => Promise<AnyGame | undefined>
  now: () => number
  /** When the house was not there. */
  absences: readonly Absence[]
  /** Who finds out what would keep everybody waiting. */
  reckoner: Reckoner
  /** How many tables stay in memory. */
  room: number
  /** What stands against claiming a game from a seat, if anything does. */
  cannotClaim: (live: LiveTable, by: Seat, from: Seat) => ReturnType<typeof refused> | undefined
  /** Told of every step that is kept. */
  told: (committed: Committed) => void
  /** Told what went wrong unexpectedly. */
  failed: (error: unknown, table: string) => void
  /** Told of a table whose rules are not here any more, and of ours. */
  outdated: (table: string, rules: string, ours: string) => void
}

/** The tables in memory, and the way to them. */
export class Hall {
  readonly parts: HallParts
  private readonly tables = new Map<string, Promise<Outcome<LiveTable>>>()
  /** Tables of older rules that were told of. */
  private readonly behind = new Set<string>()

  constructor(parts: HallParts) {
    this.parts = parts
    parts.store.listen(news => this.hear(news))
  }

  get size(): number {
    return this.tables.size
  }

  has(id: string): boolean {
    return this.tables.has(id)
  }

  /** Lets tables go that nobody wanted for a while; `now` is when, as `performance.now` counts. */
  forgetIdle(now = performance.now()): void {
    for (const loading of this.tables.values()) {
      void loading.then(
        loaded => loaded.ok && now - loaded.value.wanted > FORGOTTEN && this.release(loaded.value.id, loaded.value),
        () => {}, // whoever wanted it is told
      )
    }
  }

  /** A table that was started, brought into memory if need be. */
  async live(id: string): Promise<Outcome<LiveTable>> {
    const known = this.tables.get(id)
    if (known) {
      // Last wanted comes last: the first ones leave when room is short.
      this.tables.delete(id)
      this.tables.set(id, known)
      return known
    }
    const loading = this.load(id)
    this.tables.set(id, loading)
    const loaded = await loading.catch(error => {
      this.tables.delete(id)
      throw error
    })
    if (!loaded.ok) this.tables.delete(id)
    else this.makeRoom()
    return loaded
  }

  /** Does something with a table in memory, when its turn comes. */
  async at<T>(id: string, work: (live: LiveTable) => Promise<T> | T): Promise<Outcome<T>> {
    for (;;) {
      const found = await this.live(id)
      if (!found.ok) return found
      const live = found.value
      live.wanted = performance.now()
      // It may leave the memory before its turn comes.
      const done = await live.exclusive(async () => {
        if (live.released) return undefined
        await live.beTrue()
        try {
          return { ok: true as const, value: await work(live) }
        } catch (error) {
          live.distrust()
          throw error
        }
      })
      if (done) return done
    }
  }

  /** Does something with what a seat sees. What watchers who are behind have seen may have to be found out first: the table plays on meanwhile. */
  async look<T>(id: string, seat: Seat, work: (live: LiveTable) => T): Promise<Outcome<T>> {
    for (;;) {
      const looked = await this.at(id, (live): { opening: Promise<void> } | { found: T } => {
        const opening = seat === SPECTATOR ? live.openGallery() : undefined
        return opening ? { opening } : { found: work(live) }
      })
      if (!looked.ok) return looked
      if ('found' in looked.value) return fine(looked.value.found)
      await looked.value.opening
    }
  }

  /** Does what a person wants at a table. */
  async obey(id: string, person: string, command: Command): Promise<Answer> {
    const answer = await this.at(id, async (live): Promise<Answer> => {
      const seat = seatFor(live.play, person, command.seat, command.do)
      if (!seat.ok) return seat
      const client = command.id === undefined ? null : `${seat.value}:${command.id}`
      const heeded = client === null ? undefined : live.play.recent.get(client)
      if (heeded !== undefined) return { ok: true, seq: heeded }
      const behind = (): Answer => ({
        ok: false,
        problem: { code: 'stale', text: 'Something has happened meanwhile: look again and choose anew.' },
        state: live.state(seat.value),
      })
      if (isStale(live.play, command)) return behind()
      const claimed = command.do === 'claim' ? this.parts.cannotClaim(live, seat.value, command.from) : undefined
      if (claimed) return claimed
      const prepared = await live.prepare(seat.value, command, person)
      if (!prepared.ok) return prepared
      const before = live.play.asked()
      const at = this.parts.now()
      const done = obey(live.play, seat.value, command, at)
      if (!done.ok) return done.problem.code === 'not-asked' && isBehind(live.play, command) ? behind() : done
      // What is claimed from somebody is as if he had done it himself.
      const actor = command.do === 'claim' ? command.from : seat.value
      const kept = await live.commit(done.value, actor, at, client, before)
      return kept ? { ok: true, seq: live.play.visible } : behind()
    })
    return answer.ok ? answer.value : answer
  }

  /** What happened at a table as a seat heard it. If that must be played again for somebody, the table plays on meanwhile. */
  async story(id: string, seat: Seat, whose: string): Promise<Outcome<Heard[][]>> {
    const begun = await this.look(id, seat, live => ({
      heard: live.story(seat),
      told: { game: live.game.id, spec: specOf(live.play.table), lines: live.play.match.lines },
    }))
    if (!begun.ok) return begun
    if (begun.value.heard) return fine(begun.value.heard)
    const told = await this.parts.reckoner.ask(whose, 'story', begun.value.told)
    if (!told.ok) return told
    return this.at(id, live => {
      live.play.course.learn(told.value)
      live.play.course.learnStory()
      return live.story(seat)!
    })
  }

  /** Lets the table itself do something, if it still wants to when its turn comes. */
  async act(
    id: string,
    deed: (live: LiveTable, at: number) => { done: Outcome<Done>; seat: Seat } | undefined,
  ): Promise<boolean> {
    const acted = await this.at(id, async live => {
      const before = live.play.asked()
      const at = this.parts.now()
      const wanted = live.play.status === 'running' ? deed(live, at) : undefined
      if (!wanted?.done.ok) return false
      return live.commit(wanted.done.value, wanted.seat, at, null, before)
    })
    return acted.ok && acted.value
  }

  /** Sees to a seat whose time is up. */
  async timeOut(id: string, level: string): Promise<boolean> {
    return this.act(id, ({ play }, at) => {
      const late = play.nextDeadline()
      if (!late || late.at > at) return undefined
      const { seat } = late
      const done = timedOut(play, seat, level, at)
      if (!done.ok) throw new Error(`time is up for seat ${seat}, and nothing can be done: ${done.problem.text}`)
      return { done, seat }
    })
  }

  /** The tables in memory, for those who tell all of them something. */
  async everyLive(what: (live: LiveTable) => void): Promise<void> {
    for (const loading of [...this.tables.values()]) {
      const loaded = await loading
      if (loaded.ok) what(loaded.value)
    }
  }

  /** A table if it is in memory already. */
  async inMemory(id: string): Promise<LiveTable | undefined> {
    const loaded = await this.tables.get(id)
    return loaded?.ok ? loaded.value : undefined
  }

  /** A table was closed by the house: it leaves the memory, and who looks on is told. */
  private async dismiss(id: string): Promise<void> {
    const live = await this.inMemory(id).catch(() => undefined)
    this.tables.delete(id)
    await live?.exclusive(() => {
      live.released = true
      live.broadcast(written({ t: 'trouble', table: id, what: 'closed', seat: SPECTATOR }))
      live.close()
    })
  }

  /** Waits until nothing is under way. */
  async quiet(): Promise<void> {
    await this.everyLive(() => {})
    const waits: Promise<unknown>[] = []
    await this.everyLive(live => {
      waits.push(live.exclusive(() => {}))
    })
    await Promise.all(waits)
    await this.everyLive(live => live.close())
  }

  private async load(id: string): Promise<Outcome<LiveTable>> {
    const { store, games } = this.parts
    const table = await findTable(store, id)
    if (!table || table.status === 'open') return refused('no-table', 'There is no such table, or it has not started.')
    const game = await games(table.game)
    if (!game) return refused('no-game', `This server does not have ${table.game}.`)
    if (!isReadable(game, table.rules)) return this.outdated(table, game)
    return LiveTable.load(
      { ...this.parts, told: step => this.told(step), deserted: live => this.release(id, live) },
      game,
      table,
    )
  }

  /** A table of rules that are not here any more. While it runs, who keeps the server can help it: he is told, once. */
  private outdated({ id, rules, status }: Table, game: AnyGame): Outcome<never> {
    if (status !== 'running')
      return refused('other-rules', 'This game was played by older rules, which this server no longer has.')
    if (!this.behind.has(id)) this.parts.outdated(id, rules, game.rules)
    this.behind.add(id)
    return refused(
      'outdated',
      'This table is played by older rules, which this server no longer has: ask who keeps it to bring the table up to date.',
    )
  }

  private told(step: Committed): void {
    this.parts.told(step)
    const { live } = step
    if (live.play.status !== 'running') setTimeout(() => this.release(live.id, live), AFTERGLOW).unref()
  }

  private makeRoom(): void {
    let surplus = this.tables.size - this.parts.room
    for (const [id, loading] of this.tables) {
      if (surplus-- <= 0) return
      void loading.then(loaded => loaded.ok && this.release(id, loaded.value))
    }
  }

  /** Lets a table go that nobody watches, once what it is doing is done. */
  private release(id: string, live: LiveTable): void {
    void live.exclusive(() => {
      if (live.watched || live.released) return
      this.tables.delete(id)
      live.leaveMemory()
    })
  }

  private hear(news: string): void {
    const [kind, id, other] = news.split(':') as [string, string, string]
    if (kind === 'again') {
      void this.everyLive(live => this.follow(live))
    } else if (kind === 'merge') {
      void this.everyLive(({ play }) => {
        for (const holder of [...play.holders, ...play.table.holders]) if (holder.person === id) holder.person = other
      })
    } else if (kind === 'person') {
      void this.everyLive(live => this.callAnew(live, id))
    } else if (kind === 'closed') {
      void this.dismiss(id)
    } else if (kind === 'log') {
      void this.inMemory(id).then(live => live && this.follow(live))
    }
  }

  /** A person changed: should his name have been taken away, it goes from the tables in memory, too. */
  private callAnew(live: LiveTable, person: string): void {
    if (!live.play.table.holders.some(holder => holder.person === person)) return
    const called = live.exclusive(async () => {
      const table = await findTable(this.parts.store, live.id)
      if (table && !live.released) await live.call(table.holders.map(({ name }) => name))
    })
    called.catch(error => this.parts.failed(error, live.id))
  }

  private follow(live: LiveTable): void {
    live.exclusive(() => live.catchUp()).catch(error => this.parts.failed(error, live.id))
  }
}

/** What becomes of a seat whose time is up: it gives up, a bot takes it, or the rules choose. */
function timedOut(play: Play, seat: Seat, level: string, at: number): Outcome<Done> {
  const { timeout } = play.table.terms
  if (timeout === 'forfeit') return play.resign(seat, at)
  if (timeout === 'bot') return play.act({ is: 'bot', seat, level }, at)
  const choice = defaultOption(play.game, play.match.state, seat)
  return choice === undefined ? refused('options', 'the rules offer it nothing') : play.choose(seat, choice, at)
}
