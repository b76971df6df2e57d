import { type AnyGame, commitTo, fine, type Outcome, readSettings, refused, sealOf } from '@hexarium/kernel'
import type { FillWish, Holder, NewTable, TableTerms } from '@hexarium/wire'
import { isSame, newId, newSecret } from '../ids.ts'
import { sql } from '../store/store.ts'
import { tableAgain } from './again.ts'
import { carriedOn } from './carried.ts'
import { cannotSetUpMore, cannotStartMore, type EnoughParts, holdingToOpen, holdingToStarted } from './enough.ts'
import { BOT_PATIENCE } from './live.ts'
import { cannotBeSetUp, cannotInvite, cannotSitDown, type Refused } from './permitted.ts'
import { Play } from './play.ts'
import { anewAfterLeaving, houseShare, houseShares, isShareMissing, noShare, sealedShare } from './shares.ts'
import { findTable, seatList, tableStatements, takenAway } from './tables.ts'
import type { Table } from './terms.ts'

/** Who does something, as lobbies know people. */
export interface Guest {
  id: string
  name: string
  /** Null for a guest without an account. */
  login: string | null
}

/** What a lobby is made of. */
export interface LobbyParts extends EnoughParts {
  games: (id: string) => Promise<AnyGame | undefined>
  now: () => number
  /** What forbids to give a seat to a bot of a level. */
  cannotCall: (level: string) => Refused
}

/** Where tables come from: set up, filled, started, and set up again. */
export class Lobby {
  private readonly parts: LobbyParts

  constructor(parts: LobbyParts) {
    this.parts = parts
  }

  /** Sets up a table. */
  async create(host: Guest, wish: NewTable): Promise<Outcome<Table>> {
    const enough = await cannotSetUpMore(this.parts, host.id)
    if (enough) return enough
    const table = await this.prepare(host, wish)
    if (!table.ok) return table
    const unit = [...holdingToOpen(this.parts, host.id), ...tableStatements(table.value)]
    if (await this.parts.store.write(unit, [`table:${table.value.id}`])) return table
    return (await cannotSetUpMore(this.parts, host.id)) ?? changed()
  }

  /** A table as it will be set up. The host's seed is committed to here, before any seat adds its share. */
  async prepare(host: Guest, wish: NewTable): Promise<Outcome<Table>> {
    const game = await this.parts.games(wish.game)
    if (!game) return refused('no-game', `This server does not have ${wish.game}.`)
    const settings = readSettings(game.settings, wish.terms.settings)
    if (!settings.ok) return settings
    const { min, max } = game.seats
    if (wish.seats.length < min || wish.seats.length > max) {
      const wanted = min === max ? `${min}` : `${min} to ${max}`
      return refused('seats', `${game.id} is for ${wanted} players.`)
    }
    const fault = this.cannotCall(...wish.seats) ?? (await cannotBeSetUp(this.parts.store, game, host, wish))
    if (fault) return fault
    const holders: Holder[] = []
    for (const seat of wish.seats) holders.push(await this.holder(host, seat))
    const seed = newSecret()
    return fine({
      id: newId(),
      game: game.id,
      rules: wish.carried?.rules ?? game.rules,
      title: wish.title,
      host: host.id,
      status: 'open',
      access: wish.access,
      terms: { ...wish.terms, settings: { ...settings.value } } as TableTerms,
      link: newSecret(),
      seed,
      commitment: commitTo(seed),
      position: wish.position ?? null,
      carried: wish.carried ?? null,
      result: null,
      rematch: null,
      contest: null,
      created: this.parts.now(),
      started: null,
      finished: null,
      holders,
      ...houseShares(holders),
    })
  }

  /** The host gives a seat nobody sits in to a bot, invites somebody to it, or frees it. */
  async fill(host: Guest, id: string, seat: number, wish: FillWish): Promise<Outcome<Table>> {
    const table = await findTable(this.parts.store, id)
    if (!table || table.host !== host.id) return refused('no-table', 'There is no such table of yours.')
    if (table.status !== 'open') return refused('started', 'This table has started already.')
    const fault =
      this.cannotCall(wish) ??
      (wish.kind === 'invited' && (await cannotInvite(this.parts.store, host, wish.person, table.terms.rated)))
    if (fault) return fault
    const { kind, person, name, level } = await this.holder(host, wish)
    const { nonce, seal, share } = kind === 'bot' ? houseShare() : noShare()
    const filled = await this.parts.store.write(
      [
        sql(
          `UPDATE seats SET kind = $1, person = $2, name = $3, level = $4, nonce = $5, seal = $6, share = $7
           WHERE table_id = $8 AND seat = $9 AND kind <> 'person'
           AND EXISTS (SELECT 1 FROM tables WHERE id = $8 AND status = 'open')`,
          [kind, person, name, level, nonce, seal, share, id, seat],
          1,
        ),
        ...anewAfterLeaving(table, seat),
      ],
      [`table:${id}`],
    )
    if (!filled) return refused('no-seat', 'Somebody sits there: the seat must be free.')
    return fine((await findTable(this.parts.store, id))!)
  }

  private cannotCall(...wishes: NewTable['seats']): Refused {
    for (const wish of wishes) {
      const fault = wish.kind === 'bot' ? this.parts.cannotCall(wish.level) : undefined
      if (fault) return fault
    }
    return undefined
  }

  private async holder(host: Guest, wish: NewTable['seats'][number]): Promise<Holder> {
    if (wish.kind === 'me') return { kind: 'person', person: host.id, name: host.name, level: null }
    if (wish.kind === 'bot') return { kind: 'bot', person: null, name: `bot (${wish.level})`, level: wish.level }
    if (wish.kind === 'open') return { kind: 'open', person: null, name: '', level: null }
    return { kind: 'invited', person: wish.person, name: '', level: null }
  }

  /** Sits down: on a seat one is invited to, or on an open one, of a public table or with the link. */
  async join(guest: Guest, id: string, wish: { link?: string; seat?: number; seal?: string }): Promise<Outcome<Table>> {
    const table = await findTable(this.parts.store, id)
    if (!table || !maySee(table, guest.id, wish.link)) return refused('no-table', 'There is no such table.')
    if (table.status !== 'open') return refused('started', 'This table has started already.')
    const fault = await cannotSitDown(this.parts.store, table, guest)
    if (fault) return fault
    const invited = table.holders.findIndex(({ kind, person }) => kind === 'invited' && person === guest.id)
    const hasLink = table.access === 'public' || isSame(wish.link ?? '', table.link)
    const open = hasLink ? table.holders.findIndex(({ kind }) => kind === 'open') : -1
    const seat = wish.seat ?? (invited >= 0 ? invited : open)
    const holder = table.holders[seat]
    const free = holder?.kind === 'open' ? hasLink : holder?.kind === 'invited' && holder.person === guest.id
    if (!free) return refused('no-seat', 'No seat is free for you here.')
    const { nonce, seal, share } = wish.seal ? sealedShare(wish.seal) : houseShare()
    const sat = await this.parts.store.write(
      [
        sql(
          `UPDATE seats SET kind = 'person', person = $1, name = $2, nonce = $3, seal = $4, share = $5
           WHERE table_id = $6 AND seat = $7 AND kind = $8 AND (person IS NULL OR person = $9)`,
          [guest.id, guest.name, nonce, seal, share, id, seat, holder.kind, guest.id],
          1,
        ),
      ],
      [`table:${id}`],
    )
    if (!sat) return refused('no-seat', 'Somebody else was faster.')
    return fine((await findTable(this.parts.store, id))!)
  }

  /** Gets up again before the start; the host may also free a seat. */
  async leave(guest: Guest, id: string, seat: number): Promise<Outcome<Table>> {
    const table = await findTable(this.parts.store, id)
    const holder = table?.holders[seat]
    if (!table || !holder || !maySee(table, guest.id)) return refused('no-table', 'There is no such seat.')
    if (table.status !== 'open') return refused('started', 'This table has started; resign instead.')
    if (holder.person !== guest.id && table.host !== guest.id) return refused('not-yours', 'That is not your seat.')
    await this.parts.store.write(
      [
        sql(
          `UPDATE seats SET kind = 'open', person = NULL, name = '', level = NULL, nonce = '', seal = '', share = ''
           WHERE table_id = $1 AND seat = $2 AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND status = 'open')`,
          [id, seat],
        ),
        ...anewAfterLeaving(table, seat),
      ],
      [`table:${id}`],
    )
    return fine((await findTable(this.parts.store, id))!)
  }

  /** Starts a full table. */
  async start(guest: Guest, id: string): Promise<Outcome<Table>> {
    const { store } = this.parts
    const table = await findTable(store, id)
    if (!table || !maySee(table, guest.id)) return refused('no-table', 'There is no such table.')
    if (table.status !== 'open') return refused('started', 'This table has started already.')
    if (!table.holders.some(({ kind, person }) => kind === 'person' && person === guest.id) && table.host !== guest.id)
      return refused('not-seated', 'You have no seat at this table.')
    if (table.holders.some(({ kind }) => kind === 'open' || kind === 'invited'))
      return refused('seats', 'Not all seats are taken yet.')
    if (isShareMissing(table))
      return refused('shares', 'Not everybody has opened his share in the dice yet: wait until all have come.')
    const enough = await cannotStartMore(this.parts, table)
    if (enough) return enough
    const game = (await this.parts.games(table.game))!
    const at = this.parts.now()
    // Tables set up before shares were sealed have none.
    const seals = table.nonces.map((nonce, seat) => table.seals[seat] || sealOf(nonce))
    const { rules } = table.carried ? table : game
    const running: Table = { ...table, seals, status: 'running', rules, started: at }
    const begun = Play.begin(game, running)
    if (!begun.ok) return begun
    const carried = carriedOn(begun.value, at)
    const asked = begun.value.asked()
    const wake = begun.value.isBotAwaited() ? at + BOT_PATIENCE : (begun.value.nextDeadline()?.at ?? null)
    const started = await store.write(
      [
        ...holdingToStarted(this.parts, table),
        sql(
          `UPDATE tables SET status = 'running', rules = $1, started = $2 WHERE id = $3 AND status = 'open'
           AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $3 AND (kind IN ('open', 'invited') OR share = 'sealed'))`,
          [rules, at, id],
          1,
        ),
        ...seals.map((seal, seat) =>
          sql('UPDATE seats SET seal = $1 WHERE table_id = $2 AND seat = $3', [seal, id, seat]),
        ),
        sql('INSERT INTO progress (table_id, waiting, wake, updated) VALUES ($1, $2, $3, $4)', [
          id,
          seatList(asked),
          wake,
          at,
        ]),
        ...carried,
      ],
      [`table:${id}`],
    )
    return started ? fine(running) : ((await cannotStartMore(this.parts, table)) ?? changed())
  }

  /** Takes an open table away. */
  async close(guest: Guest, id: string): Promise<Outcome<null>> {
    const table = await findTable(this.parts.store, id)
    if (!table || table.host !== guest.id) return refused('no-table', 'There is no such table of yours.')
    const gone = await this.parts.store.write(takenAway(id), [`table:${id}`])
    return gone ? fine(null) : refused('started', 'This table has started already.')
  }

  /**
   * The same again with sides swapped: everybody sits one seat further. Whoever asks first sets it up, and invites the others;
   * `cannotAsk` is what stands against his inviting so many.
   */
  async rematch(
    guest: Guest,
    id: string,
    { seal }: { seal?: string | undefined },
    cannotAsk: (people: readonly string[]) => Refused,
  ): Promise<Outcome<Table>> {
    const { store } = this.parts
    const table = await findTable(store, id)
    if (!table || !maySee(table, guest.id)) return refused('no-table', 'There is no such table.')
    if (table.status === 'open' || table.status === 'running') return refused('running', 'This game is not over yet.')
    if (!table.holders.some(({ person }) => person === guest.id))
      return refused('not-seated', 'You had no seat at this table.')
    const own = seal === undefined ? {} : { seal }
    if (table.rematch) return this.join(guest, table.rematch, own)
    const game = await this.parts.games(table.game)
    if (!game) return refused('no-game', `This server does not have ${table.game}.`)
    const enough = await cannotSetUpMore(this.parts, guest.id)
    if (enough) return enough
    const again = tableAgain(table, game, guest.id, this.parts.now(), seal)
    const invited = invitedTo(again)
    for (const person of invited) {
      const fault = await cannotInvite(store, guest, person, again.terms.rated)
      if (fault) return fault
    }
    const tooMany = cannotAsk(invited)
    if (tooMany) return tooMany
    const made = await store.write(
      [
        ...holdingToOpen(this.parts, guest.id),
        sql('UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL', [again.id, id], 1),
        ...tableStatements(again),
      ],
      [`table:${id}`, `table:${again.id}`],
    )
    if (made) return fine(again)
    const other = await findTable(store, id)
    if (other?.rematch) return this.join(guest, other.rematch, own)
    return (await cannotSetUpMore(this.parts, guest.id)) ?? changed()
  }
}

/** Somebody else was there in the same moment. */
function changed(): Outcome<never> {
  return refused('started', 'This table changed meanwhile: look again.')
}

/** The people invited to a table, each once. */
function invitedTo({ holders }: Pick<Table, 'holders'>): string[] {
  return [...new Set(holders.flatMap(({ kind, person }) => (kind === 'invited' && person ? [person] : [])))]
}

/** True if a person may know of a table: it is not private, or he has to do with it. */
export function maySee(table: Table, person: string, link?: string): boolean {
  if (table.access !== 'private' || table.host === person) return true
  return table.holders.some(holder => holder.person === person) || (link !== undefined && isSame(link, table.link))
}
