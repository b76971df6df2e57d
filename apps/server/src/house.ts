import { type AnyGame, type Outcome, refused } from '@hexarium/kernel'
import type { Command, NewSeek, WayName } from '@hexarium/wire'
import type { Logger } from 'pino'
import { Attendant } from './bots/attend.ts'
import { Programs } from './bots/programs.ts'
import { Thinkers } from './bots/thinkers.ts'
import type { Config } from './config.ts'
import { Contests } from './contests/contests.ts'
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
import { Aftermath } from './run/aftermath.ts'
import { Beside } from './run/beside.ts'
import { Metrics } from './run/metrics.ts'
import { Presence } from './run/presence.ts'
import { steady } from './run/steady.ts'
import { Troubles } from './run/troubles.ts'
import { Watchman } from './run/watchman.ts'
import { type Store, sql } from './store/store.ts'
import { cannotClaim } from './table/claim.ts'
import { loadGame } from './table/games.ts'
import { type Answer, Hall } from './table/hall.ts'
import { type HelpAsked, Helper, type HelpKind, type HelpTold } from './table/help.ts'
import type { LiveTable } from './table/live.ts'
import { type Guest, Lobby } from './table/lobby.ts'
import { Orders } from './table/orders.ts'
import { Seeks, type Sought } from './table/seeks.ts'
import type { Table } from './table/terms.ts'
import { Chat } from './talk/chat.ts'
import { Here } from './web/here.ts'
import { Limits } from './web/limits.ts'
import { ownAddress } from './web/origin.ts'
import { Trace } from './web/trace.ts'

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
  readonly contests: Contests
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
  readonly trace: Trace
  readonly metrics: Metrics
  readonly reckoner: Reckoner
  /** Programs of others that play here. */
  readonly programs: Programs
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
  private readonly beside = new Beside(error => this.failed(error))
  private readonly aftermath: Aftermath
  private readonly watchman: Watchman

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
    this.hall = new Hall({
      store,
      games,
      now,
      absences,
      reckoner,
      room: config.ROOM,
      told: step => this.aftermath.ofStep(step),
      failed,
      outdated: (table, rules, ours) =>
        log.warn({ table, rules, ours }, 'table of older rules: run “hexarium migrate”'),
      cannotClaim: (live, by, from) => cannotClaim(this, live, by, from),
    })
    this.helper = new Helper(newSecret(), this.hall, reckoner)
    const key = sign(keys.cookie, 'imagined boards') // the same at all processes, and after a restart
    this.orders = new Orders({ store, hall: this.hall, reckoner, key, now, failed })
    this.limits = new Limits(config.RATE, now, store)
    const { most } = this.limits
    this.programs = new Programs(config.BOTS)
    const cannotCall = (level: string) => this.programs.cannotCall(level)
    this.lobby = new Lobby({ store, games, now, most, cannotCall })
    const { lobby } = this
    this.here = new Here({ store, now, seen: () => this.connectedPeople(), changed: tables => this.moved(tables) })
    this.seeks = new Seeks({ store, games, lobby, now, most, isHere: person => this.here.isHere(person) })
    this.people = new People(store, now, config.VACATION_DAYS)
    this.follows = new Follows(store, now)
    this.sessions = new Sessions(store, config.SECRET ?? keys.cookie, now, config.SESSION_DAYS)
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
    this.trace = new Trace(log, keys.cookie, now)
    this.thinkers = new Thinkers(config.THREADS, this.programs)
    const troubles = new Troubles({ store, now, failed, closed: table => this.closedInTrouble(table) })
    this.attendant = new Attendant({
      hall: this.hall,
      thinkers: this.thinkers,
      failed: (error, table) => void troubles.note(table, error),
      lost: (...lost) => this.aftermath.ofLostBot(...lost),
    })
    this.metrics = new Metrics({
      connections: () => this.connections(),
      tables: () => this.hall.size,
      thoughts: () => this.thoughts,
      reckonings: () => this.reckoner.waiting,
      troubles: () => troubles.size,
    })
    const { hall, attendant, notices, ratings, orders, metrics, beside, seeks } = this
    const begun = (table: Table): void => this.beside.do(() => this.attendTable(table))
    this.contests = new Contests({ store, now, games, hall, notices, reckoner, begun, failed })
    const { contests } = this
    const isLooking = (person: string, table: string): boolean => this.isLooking(person, table)
    const told = { orders, attendant, notices, ratings, troubles, metrics, contests }
    this.aftermath = new Aftermath({ store, hall, log, beside, isLooking, ...told })
    const { aftermath } = this
    const present = async (): Promise<void> => (this.isTimeOurs ? this.presence.present() : undefined)
    const watched = { hall, attendant, troubles, aftermath, ratings, notices, seeks, contests }
    this.watchman = new Watchman({ store, config, now, beside, present, ...watched })
  }

  /** Opens a house on a store. */
  static async open(config: Config, store: Store, log: Logger, replacements: Replacements = {}): Promise<House> {
    const cookie = await kept(store, 'cookie-key', newSecret)
    const push = JSON.parse(await kept(store, 'push-keys', () => JSON.stringify(newPushKeys())))
    const clock = replacements.now ? { now: replacements.now, follow: () => {} } : steady(replacements.wall)
    const presence = await Presence.begin(store, clock)
    const house = new House(config, store, log, { cookie, push }, clock.now, presence, replacements)
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
    this.beside.do(() => this.orders.read())
    this.watchman.begin()
  }

  /** Finishes what is under way and closes. */
  async close(): Promise<void> {
    this.closing = true
    this.watchman.close()
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
  settled(): Promise<void> {
    return this.beside.settled()
  }

  /** Does what a person wants at a table. */
  async obey(table: string, person: string, command: Command): Promise<Answer> {
    if (this.closing) return refused('closing', 'The server is about to restart: try again in a moment.')
    const stop = this.metrics.commitTime.startTimer()
    if (this.isTimeOurs) await this.presence.present()
    const answer =
      ('level' in command && command.level && this.programs.cannotCall(command.level)) ||
      (await this.hall.obey(table, person, command))
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

  /** True if somebody looks at too many games that are not in memory: they must be played again for it, wholly or in part. */
  looksTooMuch(table: Table, whose: string): boolean {
    return table.status !== 'open' && !this.hall.has(table.id) && this.limits.exceeds('heavy', whose)
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
  started(table: Table, by: string): Promise<void> {
    return this.aftermath.ofStart(table, by)
  }

  /** Bots at a table that was laid begin; where none plays it need not come into memory yet. */
  private async attendTable({ id, holders }: Table): Promise<void> {
    if (!holders.some(({ kind }) => kind === 'bot')) return
    const live = await this.hall.live(id)
    if (live.ok) this.attendant.attend(live.value)
  }

  /** A table that could not be helped was closed. */
  private async closedInTrouble(id: string): Promise<void> {
    this.log.error({ table: id }, 'table closed: it could not be looked after')
    await this.aftermath.ofClosing(id)
  }

  failed(error: unknown, table?: string): void {
    this.metrics.failures.inc()
    this.log.error({ err: error, table }, 'unexpected fault')
  }
}

/** A value made once and kept for ever, by whichever process comes first. */
async function kept(store: Store, name: string, make: () => string): Promise<string> {
  const find = () => store.query<{ value: string }>('SELECT value FROM settings WHERE name = $1', [name])
  const [known] = await find()
  if (known) return known.value
  await store.write([sql('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, make()])])
  return (await find())[0].value
}
