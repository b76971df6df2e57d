import { type AnyGame, fine, type Outcome, refused, type Seat, SPECTATOR, wholeGame } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Command, NewSeek, Room, WayName } from '@hexarium/wire'
import type { Logger } from 'pino'
import { Attendant } from './bots/attend.ts'
import { Thinkers } from './bots/thinkers.ts'
import type { Config } from './config.ts'
import { newSecret, sign } from './ids.ts'
import { Keepers } from './keeping/keepers.ts'
import { openPost, type Post } from './notice/mail.ts'
import { Notices } from './notice/notices.ts'
import { newPushKeys, Push, type Pusher } from './notice/push.ts'
import { Follows } from './people/follows.ts'
import { Passkeys } from './people/passkeys.ts'
import { People } from './people/people.ts'
import { Sessions } from './people/sessions.ts'
import { Tokens } from './people/tokens.ts'
import { Ratings } from './rating/ratings.ts'
import { Reckoner } from './reckon/reckoner.ts'
import { Metrics } from './run/metrics.ts'
import { Presence } from './run/presence.ts'
import { steady } from './run/steady.ts'
import { sweep } from './run/sweep.ts'
import { Troubles } from './run/troubles.ts'
import { type Store, sql } from './store/store.ts'
import { written } from './table/frames.ts'
import { type Answer, Hall } from './table/hall.ts'
import { type HelpAsked, Helper, type HelpKind, type HelpTold } from './table/help.ts'
import type { Committed, LiveTable } from './table/live.ts'
import { type Guest, Lobby } from './table/lobby.ts'
import { Orders } from './table/orders.ts'
import { Seeks, type Sought } from './table/seeks.ts'
import { freeUnopened } from './table/shares.ts'
import { findTable } from './table/tables.ts'
import type { Table } from './table/terms.ts'
import { Chat } from './talk/chat.ts'
import { Here } from './web/here.ts'
import { Limits } from './web/limits.ts'
import { ownAddress } from './web/origin.ts'
import { patienceOf } from './web/there.ts'

const HOUR = 60 * 60 * 1000

/** How often the watchman goes round, and how often letters and ratings are looked after. */
const ROUND = 250
const RARELY = 60_000

/** How often tables nobody wants are let go. */
const IDLE = 15_000

/** What a house may be given instead of the real thing. */
export interface Replacements {
  /** The time as everybody counts it: when it jumps, nobody was away. */
  now?: () => number
  /** The machine's clock, which somebody may set. */
  wall?: () => number
  games?: (id: string) => Promise<AnyGame | undefined>
  pusher?: Pusher
  /** Told of every reply before it goes out. */
  replied?: (way: WayName, reply: unknown) => void
}

/** Everything behind the doors, wired together. */
export class House {
  readonly config: Config
  readonly store: Store
  readonly log: Logger
  readonly now: () => number
  readonly games: (id: string) => Promise<AnyGame | undefined>
  readonly hall: Hall
  readonly lobby: Lobby
  readonly seeks: Seeks
  readonly orders: Orders
  readonly here: Here
  private readonly helper: Helper
  readonly people: People
  readonly follows: Follows
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly passkeys: Passkeys
  readonly chat: Chat
  readonly keepers: Keepers
  readonly ratings: Ratings
  readonly notices: Notices
  readonly push: Push
  readonly post: Post
  readonly limits: Limits
  readonly metrics: Metrics
  readonly reckoner: Reckoner
  /** The address people know this server by, in letters and for passkeys. */
  readonly origin: string
  readonly replied: Replacements['replied']
  /** How many sockets a person has open here; set by the doorman. */
  connected: (person: string) => number = () => 0
  connections: () => number = () => 0
  /** True if a person looks at a table here; set by the doorman. */
  isLooking: (person: string, table: string) => boolean = () => false
  /** The people connected to this process, each with the tables looked at; and who is told when somebody comes or goes. */
  connectedPeople: () => ReadonlyMap<string, readonly string[]> = () => new Map()
  moved: (tables: ReadonlySet<string>) => void = () => {}
  closing = false
  private readonly presence: Presence
  /** False if time is given: then nobody is away when it jumps. */
  private readonly isTimeOurs: boolean
  private readonly thinkers: Thinkers
  private readonly attendant: Attendant
  private readonly timers: NodeJS.Timeout[] = []
  private readonly beside = new Set<Promise<unknown>>()
  private onRound = false
  private readonly troubles: Troubles

  private constructor(
    config: Config,
    store: Store,
    log: Logger,
    keys: { cookie: string; push: { publicKey: string; privateKey: string } },
    now: () => number,
    presence: Presence,
    replacements: Replacements,
  ) {
    this.config = config
    this.store = store
    this.log = log
    this.now = now
    this.isTimeOurs = replacements.now === undefined
    this.games = replacements.games ?? loadGame
    this.replied = replacements.replied
    this.origin = config.ORIGIN ?? ownAddress(config.HOST, config.PORT)
    const { games } = this
    const failed = (error: unknown, table?: string): void => this.failed(error, table)
    this.presence = presence
    const { absences } = presence
    // A game of the caller's own is known here alone.
    this.reckoner = replacements.games ? Reckoner.inPlace(games) : Reckoner.inThreads(config.HELP_THREADS)
    const { reckoner } = this
    const told = (step: Committed): void => this.told(step)
    const cannotClaim = (live: LiveTable, by: Seat, from: Seat) => this.cannotClaim(live, by, from)
    this.hall = new Hall({ store, games, now, absences, reckoner, room: config.ROOM, told, failed, cannotClaim })
    this.helper = new Helper(newSecret(), this.hall, reckoner)
    const key = sign(keys.cookie, 'imagined boards') // the same at all processes, and after a restart
    this.orders = new Orders({ store, hall: this.hall, reckoner, key, now, failed })
    this.lobby = new Lobby({ store, games, now })
    const { lobby } = this
    this.here = new Here({ store, now, seen: () => this.connectedPeople(), changed: tables => this.moved(tables) })
    this.seeks = new Seeks({ store, games, lobby, now, isHere: person => this.here.isHere(person) })
    this.people = new People(store, now, config.VACATION_DAYS)
    this.follows = new Follows(store, now)
    this.sessions = new Sessions(store, config.SECRET ?? keys.cookie, now)
    this.tokens = new Tokens(store, now)
    this.passkeys = new Passkeys(store, this.tokens, this.origin, now)
    this.chat = new Chat(store, now)
    this.keepers = new Keepers({ store, now })
    this.ratings = new Ratings(store, now)
    this.post = openPost({ smtp: config.SMTP_URL, from: config.MAIL_FROM, outbox: `${config.DATA}/outbox` })
    this.push = new Push(store, keys.push, `mailto:${config.MAIL_FROM}`, replacements.pusher)
    this.notices = new Notices({
      store,
      push: this.push,
      post: this.post,
      origin: this.origin,
      now,
      failed,
      titleOf: async (game, language) => (await games(game))?.text[language].title ?? game,
    })
    this.limits = new Limits(config.RATE, now, store)
    this.thinkers = new Thinkers(config.THREADS)
    this.troubles = new Troubles({ store, now, failed, closed: table => this.closedInTrouble(table) })
    this.attendant = new Attendant({
      hall: this.hall,
      thinkers: this.thinkers,
      failed: (error, table) => void this.troubles.note(table, error),
      lost: (...lost) => this.botLost(...lost),
    })
    this.metrics = new Metrics({
      connections: () => this.connections(),
      tables: () => this.hall.size,
      thoughts: () => this.thoughts,
      reckonings: () => this.reckoner.waiting,
      troubles: () => this.troubles.size,
    })
  }

  /** Opens a house on a store. */
  static async open(config: Config, store: Store, log: Logger, replacements: Replacements = {}): Promise<House> {
    const cookie = await kept(store, 'cookie-key', newSecret)
    const push = JSON.parse(await kept(store, 'push-keys', () => JSON.stringify(newPushKeys())))
    const now = replacements.now ?? steady(replacements.wall)
    const presence = await Presence.begin(store, now)
    const house = new House(config, store, log, { cookie, push }, now, presence, replacements)
    await house.keepers.read()
    return house
  }

  /** Choices of bots that wait for a thread to be thought about in. */
  get thoughts(): number {
    return this.thinkers.waiting
  }

  /** Sends the watchman on his rounds. */
  watch(): void {
    if (this.isTimeOurs) this.presence.watch(error => this.failed(error))
    this.guarded(() => this.orders.read())
    this.timers.push(
      setInterval(() => this.guarded(() => this.round()), ROUND),
      setInterval(() => this.guarded(() => this.ratings.settleAll()), RARELY),
      setInterval(() => this.guarded(() => this.notices.sendLetters()), RARELY),
      setInterval(() => this.guarded(() => this.notices.pushForgotten()), RARELY),
      setInterval(() => this.guarded(() => freeUnopened(this.store, this.now())), RARELY),
      setInterval(() => this.hall.forgetIdle(), IDLE),
      setInterval(() => this.guarded(() => sweep(this.store, this.config, this.now())), HOUR),
    )
  }

  /** Finishes what is under way and closes. */
  async close(): Promise<void> {
    this.closing = true
    for (const timer of this.timers) clearInterval(timer)
    this.presence.close()
    this.here.close()
    this.notices.close()
    await this.thinkers.close()
    await this.reckoner.close()
    await this.hall.quiet()
    await this.settled()
    await this.store.close()
  }

  /** Resolves when notices and ratings of what happened are written. */
  async settled(): Promise<void> {
    while (this.beside.size > 0) await Promise.all(this.beside)
  }

  /** Does what a person wants at a table. */
  async obey(table: string, person: string, command: Command): Promise<Answer> {
    if (this.closing) return refused('closing', 'The server is about to restart: try again in a moment.')
    const stop = this.metrics.commitTime.startTimer()
    if (this.isTimeOurs) await this.presence.present()
    const answer = await this.hall.obey(table, person, command)
    stop()
    if (!answer.ok) this.metrics.refusals.inc({ code: answer.problem.code })
    return answer
  }

  /** Helps a person decide at a table. */
  async help<T extends HelpKind>(
    table: string,
    person: string,
    kind: T,
    wish: HelpAsked[T],
  ): Promise<Outcome<HelpTold[T]>> {
    // What all others could do takes a reckoning for each of their pieces.
    const limit = kind === 'threats' ? 'heavy' : kind === 'preview' || kind === 'way' ? 'glance' : 'aid'
    if (this.limits.exceeds(limit, person)) return refused('limit', 'That is too much at once: wait a little.')
    return this.helper.help(table, person, kind, wish)
  }

  /** A game can be claimed from somebody it waits for, who is not there, and long since gone by what its clock says. */
  private cannotClaim({ id, play, lastAt }: LiveTable, by: Seat, from: Seat): ReturnType<typeof refused> | undefined {
    const holder = play.holders[from]
    const person = holder?.kind === 'person' ? holder.person : null
    if (play.status !== 'running' || person === null || person === play.holders[by].person)
      return refused('claim', 'There is nobody in that seat to claim the game from.')
    if (!play.asked().includes(from)) return refused('claim', 'The game does not wait for that seat.')
    const patience = patienceOf(this, play.table.terms.clock)
    if (patience === null) return refused('claim', 'Nothing can be claimed here: the clock decides.')
    if (this.here.at(id).has(person)) return refused('claim', 'That player is here.')
    const isLive = play.table.terms.clock.kind === 'live'
    const silence = isLive ? Math.max(lastAt, this.here.leftAt(id, person)) : lastAt
    return this.now() < silence + patience
      ? refused('claim', 'That player may still come back: wait a little longer.')
      : undefined
  }

  /** The seat somebody may look from: his own, or, where there may be watchers, theirs. */
  seatToSee(table: Table, person: string | undefined, wish: Seat | undefined): Outcome<Seat> {
    const own = table.holders.flatMap((holder, seat) => (person && holder.person === person ? [seat] : []))
    const seat = wish ?? own[0] ?? SPECTATOR
    if (seat >= 0) return own.includes(seat) ? fine(seat) : refused('not-yours', 'That is not your seat.')
    const over = table.status === 'finished' || table.status === 'broken'
    if (table.terms.watchers || over || own.length > 0) return fine(SPECTATOR)
    return refused('not-seated', 'Nobody may watch at this table.')
  }

  /** True if somebody looks at too many games that are over and must be played again for it. */
  looksTooMuch({ id, status }: Table, whose: string): boolean {
    const over = status === 'finished' || status === 'broken'
    return over && !this.hall.has(id) && this.limits.exceeds('heavy', whose)
  }

  /** The rooms of a table a person may speak and listen in. */
  roomsOf(table: Table, person: string): Room[] {
    if (table.holders.some(holder => holder.person === person)) return ['players', 'all']
    return table.terms.watchers && table.terms.watcherChat ? ['all'] : []
  }

  /** Somebody came to look at a table: bots that waited for somebody play on. */
  watched(live: LiveTable): void {
    this.attendant.attend(live)
  }

  /** Looks for somebody to play with. By post it begins at once; a live game begins when both have come. */
  async seek(guest: Guest, wish: NewSeek): Promise<Outcome<Sought>> {
    const sought = await this.seeks.seek(guest, wish)
    const table = sought.ok ? sought.value.table : null
    if (!table) return sought
    const started = table.terms.clock.kind === 'days' ? await this.lobby.start(guest, table.id) : undefined
    if (started?.ok) await this.started(started.value, guest.id)
    else
      for (const { person } of table.holders)
        if (person !== guest.id) await this.notices.tell(person!, table.id, 'start')
    return sought
  }

  /** A table was started here. */
  async started(table: Table, by: string): Promise<void> {
    for (const person of new Set(table.holders.map(holder => holder.person)))
      if (person !== null && person !== by) await this.notices.tell(person, table.id, 'start')
    const live = await this.hall.live(table.id)
    if (live.ok) this.attendant.attend(live.value)
  }

  /** Adds days to a person's time at his correspondence tables; how many those are. */
  async giveVacation(person: string, days: number): Promise<number> {
    const rows = await this.store.query<{ id: string; seat: number }>(
      `SELECT tables.id AS id, seat FROM seats JOIN tables ON tables.id = seats.table_id
       WHERE person = $1 AND status = 'running'`,
      [person],
    )
    let given = 0
    for (const { id, seat } of rows) {
      const done = await this.hall.act(id, ({ play }, at) =>
        play.table.terms.clock.kind === 'days'
          ? { done: play.act({ is: 'vacation', seat, days }, at), seat }
          : undefined,
      )
      if (done) given++
    }
    return given
  }

  /** Gives up all games a person still plays, and gets him up from tables that have not started. */
  async giveUpAll(person: string): Promise<void> {
    const rows = await this.store.query<{ id: string; seat: number; status: string; name: string }>(
      `SELECT tables.id AS id, seat, status, name FROM seats JOIN tables ON tables.id = seats.table_id
       WHERE person = $1 AND status IN ('open', 'running')`,
      [person],
    )
    for (const { id, seat, status, name } of rows) {
      if (status === 'running') await this.hall.act(id, ({ play }, at) => ({ done: play.resign(seat, at), seat }))
      else await this.lobby.leave({ id: person, name, login: null }, id, seat)
    }
  }

  failed(error: unknown, table?: string): void {
    this.metrics.failures.inc()
    this.log.error({ err: error, table }, 'unexpected fault')
  }

  /** A step is kept: bots, notices and ratings follow. */
  private told({ live, before, here }: Committed): void {
    if (!here) return
    const { play } = live
    this.troubles.forget(live.id)
    this.metrics.steps.inc({ game: play.game.id })
    this.guarded(() => this.orders.carryOut(live))
    if (play.status === 'running') {
      this.attendant.attend(live)
      for (const seat of play.peopleAsked())
        if (!before.includes(seat)) this.tellUnlessLooking(play.holders[seat].person!, live.id, 'turn')
      return
    }
    this.guarded(() => this.store.publish('hall:'))
    if (play.table.terms.rated) this.guarded(() => this.ratings.settle(live.id))
    for (const person of new Set(play.holders.map(holder => holder.person)))
      if (person !== null) this.tellUnlessLooking(person, live.id, 'over')
  }

  private tellUnlessLooking(person: string, table: string, what: 'turn' | 'over'): void {
    if (!this.isLooking(person, table)) this.guarded(() => this.notices.tell(person, table, what))
  }

  /** Looks after tables whose time has come: clocks, and bots that were forgotten. */
  private async round(): Promise<void> {
    if (this.onRound || this.closing) return
    this.onRound = true
    try {
      if (this.isTimeOurs) await this.presence.present()
      const due = await this.store.query<{ table_id: string }>(
        'SELECT table_id FROM progress WHERE wake <= $1 ORDER BY wake LIMIT 200',
        [this.now()],
      )
      await Promise.all(
        due.map(({ table_id }) => this.lookAfter(table_id).catch(error => this.troubles.note(table_id, error))),
      )
    } finally {
      this.onRound = false
    }
  }

  /** A table that could not be helped was closed: its players are told. */
  private async closedInTrouble(id: string): Promise<void> {
    this.log.error({ table: id }, 'table closed: it could not be looked after')
    const table = await findTable(this.store, id)
    for (const person of new Set(table?.holders.map(holder => holder.person)))
      if (person !== null) await this.notices.tell(person, id, 'closed')
  }

  /** A bot could not decide and took its first option: that is noted, and told at the table. */
  private botLost(id: string, seat: Seat, level: string, fault: string): void {
    this.metrics.botFaults.inc({ level })
    this.log.warn({ table: id, seat, level, fault }, 'a bot could not decide')
    const frame = written({ t: 'trouble', table: id, what: 'bot', seat })
    this.guarded(async () => (await this.hall.inMemory(id))?.broadcast(frame))
  }

  private async lookAfter(id: string): Promise<void> {
    const live = await this.hall.live(id)
    if (!live.ok) {
      // It cannot be played as things are, by other rules perhaps: no use to ask again at once.
      await this.store.write([sql('UPDATE progress SET wake = $1 WHERE table_id = $2', [this.now() + HOUR, id])])
      return
    }
    const acted = await this.hall.timeOut(id, this.config.TIMEOUT_BOT)
    if (!acted) await this.hall.at(id, table => table.noteProgress(this.now()))
    this.attendant.attend(live.value)
  }

  /** Does something beside the way; closing waits for it. */
  private guarded(work: () => Promise<unknown>): void {
    const done = work()
      .catch(error => this.failed(error))
      .finally(() => this.beside.delete(done))
    this.beside.add(done)
  }
}

const loaded = new Map<string, Promise<AnyGame>>()

/** A game of the registry, loaded once. */
async function loadGame(id: string): Promise<AnyGame | undefined> {
  if (!Object.hasOwn(registry, id)) return undefined
  let game = loaded.get(id)
  if (!game) loaded.set(id, (game = wholeGame(registry[id])))
  return game
}

/** A value made once and kept for ever, by whichever process comes first. */
async function kept(store: Store, name: string, make: () => string): Promise<string> {
  const find = () => store.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name])
  const [known] = await find()
  if (known) return known.value
  await store.write([sql('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, make()])])
  return (await find())[0].value
}
