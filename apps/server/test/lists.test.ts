import { tableTerms } from '@hexarium/wire'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { readConfig } from '../src/config.ts'
import { type NoticeParts, Notices } from '../src/notice/notices.ts'
import { profileOf, ratingsOverTime } from '../src/people/profile.ts'
import { Ratings } from '../src/rating/ratings.ts'
import { sweep } from '../src/run/sweep.ts'
import { openStore } from '../src/store/open.ts'
import { type Store, sql, type Value } from '../src/store/store.ts'
import { listTables } from '../src/table/lists.ts'
import { searchTables } from '../src/table/search.ts'
import { Chat } from '../src/talk/chat.ts'
import { testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

/** Enough rows that a plan that reads all of them is the worse one. */
const MANY = 20_000

const SEATS = 'table_id, seat, kind, person, name, nonce, ended, played'

const gameOf = (number: number) => (number % 50 ? 'skirmish' : 'titan')

/** All rows of a table in one statement. */
function rows(table: string, columns: string, values: (number: number) => string) {
  const all = Array.from({ length: MANY }, (_, number) => `(${values(number)})`)
  return sql(`INSERT INTO ${table} (${columns}) VALUES ${all.join(', ')}`, [])
}

async function filled(store: Store): Promise<void> {
  const terms = JSON.stringify(tableTerms.parse({}))
  await store.write([
    rows(
      'tables',
      'id, game, rules, title, host, status, access, terms, link, seed, commitment, created, started, finished',
      number =>
        `'t${number}', '${gameOf(number)}', '1', '', 'h', 'finished', 'public', '${terms}', '', '', '', ${number}, ${number}, ${number}`,
    ),
    rows('seats', SEATS, n => `'t${n}', 0, 'person', 'p${n % 500}', '', '', ${n}, '${gameOf(n)}'`),
    rows('seats', SEATS, n => `'t${n}', 1, 'person', '${n % 2 ? 'busy' : 'x'}', '', '', ${n}, '${gameOf(n)}'`),
    rows('rating_changes', 'table_id, person, before, after', n => `'t${n}', '${n % 2 ? 'busy' : 'x'}', 1500, ${n}`),
    rows('persons', 'id, name, login, created', n => `'p${n}', 'P ${n}', ${n % 2 ? `'p${n}'` : 'NULL'}, ${n}`),
    rows('notices', 'id, person, table_id, kind, at', n => `'n${n}', 'p${n}', 't${n}', 'turn', ${n}`),
    rows('sessions', 'id, hash, person, agent, created, used', n => `'s${n}', 'h${n}', 'p${n}', '', ${n}, ${n}`),
    sql(`INSERT INTO persons (id, name, login, created) VALUES ('busy', 'Busy', 'busy', 1)`, []),
    rows(
      'ratings',
      'person, game, scale, rating, deviation, volatility, games, updated',
      number => `'p${number}', 'skirmish', 'glicko', ${1000 + number}, 50, 0.06, 1, 0`,
    ),
    rows('blocks', 'person, blocked', number => `'p${number}', 'p${number % 700}'`),
  ])
}

/** Notices that nobody is sent. */
function notices(store: Store): Notices {
  const nobody = { push: async () => {}, post: { send: async () => {} } }
  return new Notices({ store, now: () => 0, origin: '', titleOf: () => '', ...nobody } as unknown as NoticeParts)
}

const ladder = (limit: number, offset: number) => ({
  scale: 'glicko' as const,
  limit,
  offset,
  games: 1,
  of: 'all' as const,
})

withBothStores((fresh, kind) => {
  test('finished games are found by player, setting and how they ended', async () => {
    const { port, house } = await testServer(fresh())
    const [ann, ben] = [await Client.account(port, 'Anna'), await Client.account(port, 'ben')]
    const played = async (settings: Record<string, number>) => {
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
      const body = { game: 'skirmish', access: 'public' as const, seats, terms: { settings } }
      const { id } = await ann.ask('POST /tables', { body })
      await ben.ask('POST /tables/:id/join', { params: { id }, body: {} })
      await ann.ask('POST /tables/:id/start', { params: { id } })
      return id
    }
    const [short, long] = [await played({ rounds: 3 }), await played({ rounds: 5 })]
    await ben.ask('POST /tables/:id/do', { params: { id: short }, body: { do: 'resign' } })
    for (const [client, body] of [
      [ann, { do: 'offer', what: 'draw' }],
      [ben, { do: 'answer', yes: true }],
    ] as const)
      await client.ask('POST /tables/:id/do', { params: { id: long }, body })
    await house.settled()
    const found = async (query: object) => {
      const { tables } = await ann.ask('GET /tables', { query: { list: 'finished', ...query } })
      return tables.map(({ id }) => id)
    }
    expect((await found({ player: 'an' })).toSorted()).toEqual([short, long].toSorted())
    expect(await found({ player: 'nobody' })).toEqual([])
    expect(await found({ player: 'anna', result: 'won' })).toEqual([short])
    expect(await found({ player: 'ben', result: 'won' })).toEqual([])
    expect(await found({ player: 'ben', result: 'lost' })).toEqual([short])
    expect(await found({ result: 'drawn' })).toEqual([long])
    expect(await found({ result: 'decided' })).toEqual([short])
    expect(await found({ setting: 'rounds=3' })).toEqual([short])
    expect(await found({ setting: 'r_unds=3' })).toEqual([])
    expect(await found({ result: 'broken' })).toEqual([])
  })

  /** The plans by which everything is read that some work reads. */
  async function plansOf(store: Store, work: () => Promise<unknown>): Promise<string[]> {
    const { query } = store
    const asked: [string, readonly Value[]][] = []
    store.query = (text, values = []) => {
      asked.push([text, values])
      return query.call(store, text, values) as never
    }
    await work()
    store.query = query
    const explain = kind === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'
    const plans: string[] = []
    for (const [text, values] of asked) {
      const rows = await query.call(store, `${explain} ${text}`, values)
      plans.push(rows.map(row => JSON.stringify(row)).join('\n'))
    }
    return plans
  }

  test('lists, profiles, ratings and chat are read by index, however much there is', async () => {
    const store = await openStore(await fresh())
    await filled(store)
    if (kind === 'postgres') await store.write([sql('ANALYZE', [])])
    const reads: Record<string, () => Promise<unknown>> = {
      'finished tables of a game': () => listTables(store, { list: 'finished', game: 'titan', limit: 20 }),
      'finished tables of a game nobody plays': () => listTables(store, { list: 'finished', game: 'none', limit: 20 }),
      'open tables of a game': () => listTables(store, { list: 'open', game: 'titan', limit: 20 }),
      'finished tables': () => listTables(store, { list: 'finished', limit: 20 }),
      'a person’s tables': () => listTables(store, { list: 'finished', person: 'p7', limit: 20 }),
      'tables of who played very many': () => listTables(store, { list: 'finished', person: 'busy', limit: 20 }),
      'more of them': () => listTables(store, { list: 'finished', person: 'busy', cursor: '0.9001.t9001', limit: 20 }),
      'one’s own finished tables': () => listTables(store, { list: 'finished', person: 'busy', own: true, limit: 20 }),
      'one’s own running tables': () => listTables(store, { list: 'running', person: 'p7', own: true, limit: 20 }),
      'drawn games': () => searchTables(store, { list: 'finished', result: 'drawn', limit: 20 }),
      'broken games of a game': () =>
        searchTables(store, { list: 'finished', game: 'titan', result: 'broken', limit: 20 }),
      'decided games': () => searchTables(store, { list: 'finished', result: 'decided', limit: 20 }),
      'games with a setting nobody chose': () =>
        searchTables(store, { list: 'finished', setting: 'none=such', limit: 20 }),
      'the page of who played very many': () =>
        profileOf({ store, ratings: new Ratings(store, () => 0) }, 'busy', 'p7'),
      'how one fared who played very many': () =>
        profileOf({ store, ratings: new Ratings(store, () => 0) }, 'p7', 'busy'),
      'how ratings went': () => ratingsOverTime(store, 'busy'),
      'what is to be pushed': () => notices(store).pushForgotten(),
      'who gets letters': () => notices(store).sendLetters(),
      'what is swept': () => sweep(store, { ...readConfig({}), LOG_DAYS: 0 }, 0),
      'the best of a game': () => new Ratings(store, () => 0).best('skirmish', ladder(20, 0), 'p7'),
      'who does not hear somebody': () => new Chat(store, () => 0).deafTo('t1', 'p7'),
    }
    // Planned once for all, who played very many would be read by a plan that is right for everybody else.
    if (kind === 'postgres')
      expect(await store.query('SHOW plan_cache_mode')).toEqual([{ plan_cache_mode: 'force_custom_plan' }])
    for (const [name, read] of Object.entries(reads)) {
      const all = await plansOf(store, read)
      const plans = all.join('\n')
      const whole =
        kind === 'sqlite'
          ? /SCAN (tables|seats|ratings|blocks|persons|notices|rating_changes|mine|his)(?! USING)|SCAN tables USING INDEX tables_(open|running)"/
          : /Seq Scan on (tables|seats|ratings|blocks|persons|notices|rating_changes)/
      expect([name, whole.exec(plans)?.[0]]).toEqual([name, undefined])
      // Those of a seldom game are found without looking through the others.
      if (name.startsWith('finished tables of a game'))
        expect([name, /tables_over_by_game/.test(all[0])]).toEqual([name, true])
      if (/^(drawn|broken|decided) games/.test(name))
        expect([name, /tables_ended_as/.test(plans)]).toEqual([name, true])
      // The latest come first as the index has them: nothing is sorted to find twenty among very many.
      if (/very many|more of them|own finished/.test(name))
        expect([name, /seats_over/.test(plans), /TEMP B-TREE FOR (LAST|ORDER)|\bSort\b/.exec(all[0])?.[0]]).toEqual([
          name,
          true,
          undefined,
        ])
    }
    // Of a million games a few thousand are looked at for a setting, and the cursor leads on.
    const terms = JSON.stringify(tableTerms.parse({ settings: { rounds: 9 } }))
    await store.write([sql(`UPDATE tables SET terms = $1 WHERE id IN ('t7', 't${MANY - 2}')`, [terms])])
    const looked: string[][] = []
    for (let cursor: string | undefined, page = 0; page < 20; page++) {
      const found = await searchTables(store, { list: 'finished', setting: 'rounds=9', limit: 5, cursor })
      looked.push(found.tables.map(({ id }) => id))
      if (found.next === null) break
      cursor = found.next
    }
    expect([looked.length, looked[0], looked.flat()]).toEqual([6, [`t${MANY - 2}`], [`t${MANY - 2}`, 't7']])
    const page = await profileOf({ store, ratings: new Ratings(store, () => 0) }, 'busy', 'p7')
    // Of very many games the last thousand are counted.
    expect(page?.favourites).toEqual([{ game: 'skirmish', count: 1000 }])
    // How his rating went is drawn by every fourth of these, and the last.
    const course = (await ratingsOverTime(store, 'busy')).map(({ at }) => at)
    expect([course.length, ...course.slice(-2)]).toEqual([250, MANY - 9, MANY - 1])
    const busy = await listTables(store, { list: 'finished', person: 'busy', limit: 2 })
    expect(busy.tables.map(({ id }) => id)).toEqual([`t${MANY - 1}`, `t${MANY - 3}`])
    const next = await listTables(store, { list: 'finished', person: 'busy', limit: 2, cursor: busy.next! })
    expect(next.tables.map(({ id }) => id)).toEqual([`t${MANY - 5}`, `t${MANY - 7}`])
    const best = (await new Ratings(store, () => 0).best('skirmish', ladder(2, 1), undefined)).map(
      ({ person }) => person,
    )
    expect(best).toEqual([`p${MANY - 2}`, `p${MANY - 3}`])
    await store.close()
  })

  test('a house that cannot write is not ready', async () => {
    const { port, house } = await testServer(fresh())
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
    expect(await ready()).toBe(200)
    const { write } = house.store
    house.store.write = () => Promise.reject(new Error('database or disk is full'))
    await expect.poll(ready).toBe(503)
    house.store.write = write
    await expect.poll(ready).toBe(200)
    expect((await (await Client.guest(port)).get('/tables?list=finished&game=nonsense')).body.tables).toEqual([])
  })
})
