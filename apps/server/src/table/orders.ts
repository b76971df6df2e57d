import { copy, fine, knownTo, type Outcome, refused, type Seat, SPECTATOR } from '@hexarium/kernel'
import type { AheadStep, Order, Reply } from '@hexarium/wire'
import { newId, sign } from '../ids.ts'
import type { Reckoner } from '../reckon/reckoner.ts'
import { type Store, sql } from '../store/store.ts'
import { type Ahead, type Answer, momentKey } from './ahead.ts'
import { seatFor } from './commands.ts'
import type { Hall } from './hall.ts'
import type { LiveTable } from './live.ts'
import { specOf } from './saved.ts'
import { shownTo } from './shown.ts'

/** Orders one seat may have left. */
const MOST = 20

/** What orders are made of. */
export interface OrderParts {
  store: Store
  hall: Hall
  reckoner: Reckoner
  /** What imagined boards are dealt from; nobody else knows it. */
  key: string
  now: () => number
  failed: (error: unknown, table: string) => void
}

interface Kept {
  steps: Order['steps']
  answers: Answer[]
}

interface Row {
  id: string
  seat: number
  data: string
  at: number
}

interface Place {
  id: string
  person: string
  seat: Seat | undefined
}

/**
 * Orders left in advance: “if he passes, pass; if he attacks here, defend with these”. They are made by playing ahead on an
 * imagined board, and each answer is given only if its seat is asked what it imagined, having seen exactly that. They stand in
 * no log, and nobody else is shown anything of them.
 */
export class Orders {
  private readonly parts: OrderParts
  /** Tables at which somebody has left any. */
  private readonly tables = new Set<string>()

  constructor(parts: OrderParts) {
    this.parts = parts
    parts.store.listen(news => this.hear(news))
  }

  /** Learns at which tables orders were left, and carries out what a process that ended did not. */
  async read(): Promise<void> {
    const { store } = this.parts
    const rows = await store.query<{ table_id: string }>('SELECT DISTINCT table_id FROM orders')
    for (const { table_id } of rows) this.tables.add(table_id)
    // The others wait for somebody else: they are not brought into memory for it.
    const asked = await store.query<{ table_id: string }>(
      `SELECT DISTINCT orders.table_id AS table_id FROM orders JOIN progress ON progress.table_id = orders.table_id
       WHERE waiting LIKE '%,' || seat || ',%'`,
    )
    for (const { table_id } of asked) {
      const live = await this.parts.hall.live(table_id)
      if (live.ok) await this.carryOut(live.value)
    }
  }

  /** Plays ahead: what would be asked after these choices, as far as one's own seat can imagine it. */
  async ahead(place: Place, steps: readonly AheadStep[]): Promise<Outcome<Reply<'POST /tables/:id/ahead'>>> {
    const played = await this.played(place, steps)
    if (!played.ok) return played
    const { ahead, seq, info } = played.value
    const seats = info.seats.map(seat => ({ ...seat, kind: 'person' as const, level: null }))
    const { seat, seen, isUncertain } = ahead
    const around = { ...info, seats, offer: null, clocks: null, undo: steps.length > 0 }
    return fine({ seat, seq, isUncertain, shown: { ...seen, info: around } })
  }

  /** Leaves an order. */
  async leave(place: Place, steps: readonly AheadStep[]): Promise<Outcome<Order>> {
    const played = await this.played(place, steps)
    if (!played.ok) return played
    const { own, ahead } = played.value
    if (ahead.answers.length === 0)
      return refused('order', 'There is no answer of your own in it: play on until there is.')
    const { store, now } = this.parts
    if ((await this.rows(place.id, own)).length >= MOST)
      return refused('limit', 'You have left enough orders here: take one back first.')
    const kept: Kept = { steps: steps.map(({ seat, words = '' }) => ({ seat, words })), answers: ahead.answers }
    const row: Row = { id: newId(), seat: own, data: JSON.stringify(kept), at: now() }
    await store.write(
      [
        sql('INSERT INTO orders (id, table_id, seat, person, data, at) VALUES ($1, $2, $3, $4, $5, $6)', [
          row.id,
          place.id,
          own,
          place.person,
          row.data,
          row.at,
        ]),
      ],
      [`orders:${place.id}`],
    )
    return fine(shown(row))
  }

  /** The orders of one's own seat. */
  async list({ id, person, seat }: Place): Promise<Outcome<Order[]>> {
    const own = await this.parts.hall.at(id, ({ play }) => seatFor(play, person, seat))
    if (!own.ok) return own
    return own.value.ok ? fine((await this.rows(id, own.value.value)).map(shown)) : own.value
  }

  /** Takes an order back. */
  async revoke(table: string, person: string, id: string): Promise<Outcome<null>> {
    const gone = await this.parts.store.write(
      [sql('DELETE FROM orders WHERE id = $1 AND table_id = $2 AND person = $3', [id, table, person], 1)],
      [`orders:${table}`],
    )
    return gone ? fine(null) : refused('no-order', 'There is no such order any more: perhaps it was carried out.')
  }

  /** Something happened at a table: whoever is asked what he foresaw has answered. */
  async carryOut(live: LiveTable): Promise<void> {
    if (!this.tables.has(live.id)) return
    if (live.play.status === 'running') await this.answer(live)
    else await this.forget(live.id)
  }

  private async answer(live: LiveTable): Promise<void> {
    for (const seat of live.play.peopleAsked()) {
      for (const row of await this.rows(live.id, seat)) {
        const kept = JSON.parse(row.data) as Kept
        const given = await this.give(live.id, seat, kept.answers)
        if (given === undefined) continue
        await this.spend(live.id, row, { ...kept, answers: kept.answers.filter(({ key }) => key !== given) })
        return // what comes of it is told anew
      }
    }
  }

  /** Gives an answer if it is the moment for one; which. */
  private async give(table: string, seat: Seat, answers: readonly Answer[]): Promise<string | undefined> {
    let given: string | undefined
    const done = await this.parts.hall.act(table, ({ play }, at) => {
      if (!play.peopleAsked().includes(seat)) return undefined
      const key = momentKey(play.match.seen(seat))
      const answer = answers.find(one => one.key === key)
      given = answer?.key
      return answer && { done: play.choose(seat, answer.choice, at), seat }
    })
    return done ? given : undefined
  }

  private async spend(table: string, { id }: Row, left: Kept): Promise<void> {
    await this.parts.store.write(
      [
        left.answers.length > 0
          ? sql('UPDATE orders SET data = $1 WHERE id = $2', [JSON.stringify(left), id])
          : sql('DELETE FROM orders WHERE id = $1', [id]),
      ],
      [`orders:${table}`],
    )
  }

  private async forget(table: string): Promise<void> {
    await this.parts.store.write([sql('DELETE FROM orders WHERE table_id = $1', [table])], [`orders:${table}`])
  }

  private async played({ id, person, seat }: Place, steps: readonly AheadStep[]) {
    const { hall, key, reckoner } = this.parts
    const now = await hall.at(id, ({ play }) => {
      if (play.status !== 'running') return refused('over', 'The game is over.')
      const own = seatFor(play, person, seat)
      if (!own.ok) return own
      const seed = sign(key, `${id} ${play.visible} ${own.value}`)
      const told = {
        state: copy(knownTo(play.match, own.value)),
        spec: specOf(play.table),
        seat: own.value,
        seed,
        steps,
      }
      const { info } = shownTo(play, SPECTATOR)
      return fine({ own: own.value, game: play.game.id, told, seq: play.visible, info })
    })
    if (!now.ok) return now
    if (!now.value.ok) return now.value
    const { own, game, told, seq, info } = now.value.value
    const ahead = await reckoner.ask(person, 'ahead', { game, ...told })
    if (!ahead.ok) return ahead
    const outcome: Outcome<Ahead> = ahead.value
    return outcome.ok ? fine({ own, seq, info, ahead: outcome.value }) : outcome
  }

  private rows(table: string, seat: Seat): Promise<Row[]> {
    return this.parts.store.query<Row>(
      'SELECT id, seat, data, at FROM orders WHERE table_id = $1 AND seat = $2 ORDER BY at, id',
      [table, seat],
    )
  }

  private hear(news: string): void {
    const [kind, id] = news.split(':')
    if (kind === 'again') void this.read().catch(error => this.parts.failed(error, ''))
    if (kind === 'orders') this.follow(id).catch(error => this.parts.failed(error, id))
  }

  /** Orders were left at a table, carried out or taken back, by whichever process; one may have been waited for already. */
  private async follow(id: string): Promise<void> {
    const [any] = await this.parts.store.query('SELECT id FROM orders WHERE table_id = $1 LIMIT 1', [id])
    if (!any) {
      this.tables.delete(id)
      return
    }
    this.tables.add(id)
    const live = await this.parts.hall.inMemory(id)
    if (live) await this.carryOut(live)
  }
}

function shown({ id, at, data }: Row): Order {
  const { steps, answers } = JSON.parse(data) as Kept
  return { id, at, steps, left: answers.length }
}
