import { applyAll, finalPlaces, newTournament } from '@hexarium/contests/tournament'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { sql } from '../src/store/store.ts'
import { accounts, matches, names, playAll, tournament } from './kit/contest.ts'
import { testServer } from './kit/server.ts'
import { withBothStores, withSqlite } from './kit/stores.ts'

const FORMS = ['swiss', 'roundRobin', 'knockout', 'doubleKnockout', 'groups'] as const
const DAY = 24 * 60 * 60 * 1000

withBothStores((fresh, kind) => {
  test.for(FORMS)('a whole tournament: %s', async form => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, ...names(6))
    const groups = { size: 3, advance: 1 }
    const { id, card } = await tournament(people, { form, ...(form === 'groups' ? { groups } : {}) })
    expect(card).toMatchObject({ stage: 'entering', players: 5, you: { organises: true, enters: 'may' } })
    await people[0].ask('POST /tournaments/:id/begin', { params: { id } })
    const [first] = (await matches(people[1], id)).filter(({ isOpen }) => isOpen)
    const table = await people[1].ask('GET /tables/:id', { params: { id: first.tables[0].id } })
    expect(table).toMatchObject({ status: 'running', contest: { id, kind: 'tournament' } })
    expect(table.seats.map(({ name }) => name)).toEqual(first.names)
    for (let rounds = 0; await playAll(server, people, id); rounds++) expect(rounds).toBeLessThan(30)
    const over = await people[0].ask('GET /tournaments/:id', { params: { id } })
    expect(over).toMatchObject({ stage: 'over', champion: { name: 'player1' } })
    const { standings } = await people[0].ask('GET /tournaments/:id/standings', { params: { id } })
    expect(standings[0]).toMatchObject({ name: 'player1', place: 1 })
    expect((await people[3].ask('GET /notices')).map(notice => notice.kind)).toContain('ended')
    expect((await people[3].ask('GET /persons/:id', { params: { id: people[1].id } })).honours).toMatchObject([
      { kind: 'tournament', game: 'skirmish', title: 'The cup', contest: id },
    ])
    expect((await people[3].ask('GET /tournaments', { query: { list: 'finished' } })).tournaments).toMatchObject([
      { id },
    ])
  })

  test('the hall names a tournament with games to watch in one row, and its tables nowhere else', async () => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, ...names(6))
    const { id } = await tournament(people)
    await people[0].ask('POST /tournaments/:id/begin', { params: { id } })
    const [ann, ben] = people.slice(4)
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const body = { game: 'skirmish', access: 'public' as const, seats }
    const { id: own } = await ann.ask('POST /tables', { body })
    await ben.ask('POST /tables/:id/join', { params: { id: own }, body: {} })
    await ann.ask('POST /tables/:id/start', { params: { id: own } })
    const { running, contests } = await people[1].ask('GET /hall')
    expect(contests).toEqual([{ id, kind: 'tournament', title: 'The cup', game: 'skirmish', tables: 2 }])
    expect(running.map(table => table.id)).toEqual([own])
    const all = await people[1].ask('GET /tables', { query: { list: 'running' } })
    expect(all.tables).toHaveLength(3)
    while (await playAll(server, people, id));
    expect((await people[1].ask('GET /hall')).contests).toEqual([])
  })

  test('a restart in the middle loses nothing; what was not taken notice of is found', async () => {
    const address = await fresh()
    const before = await testServer(address)
    const people = await accounts(before.port, ...names(5))
    const { id } = await tournament(people, { rounds: 2 })
    await people[0].ask('POST /tournaments/:id/begin', { params: { id } })
    // The games end, and the process with them, before anybody counts them.
    before.house.contests.tableOver = async () => {}
    await playAll(before, people, id)
    const unnoticed = await matches(people[0], id)
    expect(unnoticed.map(({ result, tables }) => [result, tables[0].status])).toEqual([
      [null, 'finished'],
      [null, 'finished'],
    ])
    await before.stop()
    const after = await testServer(address)
    for (const client of people) client.base = `http://127.0.0.1:${after.port}`
    // They are paired first, and then their tables are laid.
    const laid = async () => (await matches(people[0], id)).filter(({ round, tables }) => round === 2 && tables[0])
    await expect.poll(async () => (await laid()).length).toBe(2)
    await playAll(after, people, id)
    // Results are counted right behind the games.
    const stage = async () => (await people[0].ask('GET /tournaments/:id', { params: { id } })).stage
    await expect.poll(stage).toBe('over')
  })

  test('several processes that see the same end, and lay the same tables, do it once', async () => {
    const address = await fresh()
    const [one, other] =
      kind === 'postgres' ? [await testServer(address), await testServer(address)] : await twice(address)
    const people = await accounts(one.port, ...names(5))
    const { id } = await tournament(people, { rounds: 2 })
    await people[0].ask('POST /tournaments/:id/begin', { params: { id } })
    for (const server of [one, other]) server.house.contests.tableOver = async () => {}
    await playAll(one, people, id)
    await Promise.all(
      [one, other].flatMap(({ house }) => [house.contests.findForgotten(), house.contests.findForgotten()]),
    )
    const events = await one.house.store.query<{ event: string }>(
      'SELECT event FROM contest_log WHERE contest_id = $1 ORDER BY seq',
      [id],
    )
    const kinds = events.map(({ event }) => (JSON.parse(event) as { is: string }).is)
    expect(kinds).toEqual(['entered', 'entered', 'entered', 'entered', 'began', 'result', 'result', 'paired'])
    const tables = await one.house.store.query('SELECT id FROM tables WHERE contest IS NOT NULL')
    expect(tables).toHaveLength(4)
  })
})

/** SQLite has one writer: the same house twice. */
async function twice(address: string) {
  const server = await testServer(address)
  return [server, server]
}

/** Everybody who is asked at a table chooses once. */
async function moveOnce(people: readonly Client[], table: string): Promise<boolean> {
  let moved = false
  for (let times = 0; times < 12; times++)
    for (const client of people) {
      const state = await client.get(`/tables/${table}/state`)
      const options: number[] = state.body.shown?.options ?? []
      if (options.length === 0) continue
      const done = await client.post(`/tables/${table}/do`, { do: 'choose', seq: state.body.seq, choice: options[0] })
      moved ||= done.status === 200
    }
  return moved
}

withSqlite(fresh => {
  test('who does not come by the deadline loses; who came and lets it pass gives up', async () => {
    let now = Date.now()
    const server = await testServer(fresh(), {}, { now: () => now })
    const people = await accounts(server.port, ...names(7))
    const { id } = await tournament(people, { rounds: 1, pace: { kind: 'post', days: 20, bank: 20, round: 2 } })
    await people[0].ask('POST /tournaments/:id/begin', { params: { id } })
    const [played, second] = await matches(people[0], id)
    // In the first match both choose: then somebody is waited for who came.
    expect(await moveOnce(people, played.tables[0].id)).toBe(true)
    now += 1.9 * DAY
    await server.house.contests.round()
    const reminded = await Promise.all(people.slice(1).map(client => client.ask('GET /notices')))
    expect(reminded.flat().filter(notice => notice.kind === 'deadline').length).toBeGreaterThan(0)
    now += 0.2 * DAY
    await server.house.contests.round()
    await server.house.settled()
    const after = await matches(people[0], id)
    expect(after.every(({ result }) => result !== null)).toBe(true)
    expect(after[second.id].result).toMatchObject({ isWalkover: true })
    expect(after[played.id].result?.isWalkover).toBeUndefined()
    expect(await people[0].ask('GET /tournaments/:id', { params: { id } })).toMatchObject({ stage: 'over' })
  })

  test('withdrawal gives up what is played; a correction moves who had gone on; the log tells who, when and why', async () => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, ...names(5))
    const { id } = await tournament(people, { form: 'knockout', seeding: 'organiser' })
    const [host] = people
    const order = people.slice(1).map(client => client.id)
    await host.ask('POST /tournaments/:id/seed', { params: { id }, body: { order } })
    await host.ask('POST /tournaments/:id/begin', { params: { id } })
    const [semi] = await matches(host, id)
    expect(semi.names).toEqual(['player1', 'player4'])
    await people[4].ask('POST /tournaments/:id/withdraw', { params: { id } })
    await people[2].ask('POST /tables/:id/do', {
      params: { id: (await matches(host, id))[1].tables[0].id },
      body: { do: 'resign' },
    })
    await server.house.settled()
    const final = (await matches(host, id))[2]
    expect(final.names.toSorted()).toEqual(['player1', 'player3'])
    expect(await host.ask('GET /tables/:id', { params: { id: semi.tables[0].id } })).toMatchObject({
      status: 'finished',
    })
    const stranger = await people[1].post(`/tournaments/${id}/correct`, {
      match: 1,
      result: { places: [1, 2] },
      why: 'mine',
    })
    expect(stranger).toMatchObject({ status: 403, body: { problem: { code: 'not-yours' } } })
    const places = (await matches(host, id))[1].names[0] === 'player2' ? [1, 2] : [2, 1]
    const body = { match: 1, result: { places }, why: 'They had agreed otherwise.' }
    const card = await host.ask('POST /tournaments/:id/correct', { params: { id }, body })
    expect(card.corrections).toMatchObject([{ match: 1, by: host.id, why: 'They had agreed otherwise.' }])
    const again = (await matches(host, id))[2]
    expect(again.names.toSorted()).toEqual(['player1', 'player2'])
    expect(again.tables).toHaveLength(1)
    expect(await host.ask('GET /tables/:id', { params: { id: final.tables[0].id } })).toMatchObject({
      status: 'broken',
    })
    expect((await people[2].ask('GET /notices')).map(notice => notice.kind)).toContain('corrected')
  })

  test('an organiser invites, announces, pauses, closes; what may not be is refused in words', async () => {
    const server = await testServer(fresh())
    const [host, ann, ben] = await accounts(server.port, 'host', 'ann', 'ben')
    const guest = await Client.guest(server.port, 'Gus')
    const pace = { kind: 'post', days: 2, bank: 5, round: 7 } as const
    const wish = { title: 'By invitation', game: 'skirmish', form: 'swiss', pace }
    expect(await guest.post('/tournaments', wish)).toMatchObject({ body: { problem: { code: 'account' } } })
    expect(await host.post('/tournaments', { ...wish, form: 'tables' })).toMatchObject({
      body: { problem: { code: 'form' } },
    })
    expect(await host.post('/tournaments', { ...wish, form: 'knockout', late: true })).toMatchObject({
      body: { problem: { code: 'late' } },
    })
    expect(await host.post('/tournaments', { ...wish, form: 'roundRobin', most: 41 })).toMatchObject({
      body: { problem: { code: 'most' } },
    })
    expect(await host.post('/tournaments', { ...wish, game: 'dragon-rage', settings: { elowyn: true } })).toMatchObject(
      {
        body: { problem: { code: 'settings', rule: 'DR-5' } },
      },
    )
    const { id } = await host.ask('POST /tournaments', { body: { ...wish, form: 'swiss', entry: 'invited', most: 3 } })
    expect(await ann.post(`/tournaments/${id}/enter`)).toMatchObject({ body: { problem: { code: 'invited' } } })
    await host.ask('POST /tournaments/:id/invite', { params: { id }, body: { person: ann.id } })
    expect(await ann.ask('GET /notices')).toMatchObject([
      { kind: 'invitation', game: 'skirmish', contest: { id, kind: 'tournament', title: 'By invitation' } },
    ])
    await ann.ask('POST /tournaments/:id/enter', { params: { id } })
    expect(await ann.post(`/tournaments/${id}/enter`)).toMatchObject({ body: { problem: { code: 'entered' } } })
    expect(await guest.post(`/tournaments/${id}/enter`)).toMatchObject({ body: { problem: { code: 'account' } } })
    expect(await host.post(`/tournaments/${id}/begin`)).toMatchObject({ body: { problem: { code: 'players' } } })
    expect(await host.post(`/tournaments/${id}/bots`, { level: 'fair' })).toMatchObject({
      body: { problem: { code: 'bots' } },
    })
    await host.ask('POST /tournaments/:id/announce', { params: { id }, body: { text: 'We begin at nine.' } })
    expect(await ann.ask('GET /notices')).toMatchObject([{ kind: 'announcement', text: 'We begin at nine.' }, {}])
    await host.ask('POST /tournaments/:id/enter', { params: { id } })
    await host.ask('POST /tournaments/:id/begin', { params: { id } })
    await host.ask('POST /tournaments/:id/pause', { params: { id } })
    const [match] = await matches(host, id)
    await ann.ask('POST /tables/:id/do', { params: { id: match.tables[0].id }, body: { do: 'resign' } })
    await server.house.settled()
    expect((await matches(host, id))[0].result).toBeNull()
    await host.ask('POST /tournaments/:id/resume', { params: { id } })
    expect((await matches(host, id))[0].result).not.toBeNull()
    expect(await host.ask('POST /tournaments/:id/close', { params: { id } })).toMatchObject({
      stage: 'over',
      champion: null,
    })
    expect(await ben.post(`/tournaments/${id}/enter`)).toMatchObject({ body: { problem: { code: 'invited' } } })
  })

  test('what is exported is read back; a framed table shows it in the language asked for, and no script', async () => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, ...names(4))
    const { id } = await tournament(people, { form: 'roundRobin', title: 'A <b>bold</b> cup' })
    await people[0].ask('POST /tournaments/:id/begin', { params: { id } })
    while (await playAll(server, people, id));
    const json = await people[0].ask('GET /tournaments/:id/export.json', { params: { id } })
    const told = applyAll(newTournament(json['spec'] as never), json['events'] as never)
    expect(told.ok && finalPlaces(told.value)).toEqual([1, 2, 3])
    const csv = await people[0].get(`/tournaments/${id}/export.csv?language=de`)
    expect(csv.body.split('\r\n')[0]).toContain('Platz,Name,Punkte')
    expect(csv.body.split('\r\n')[1]).toMatch(/^1,player1,2,/)
    const framed = await people[0].get(`/tournaments/${id}/embed?language=fr`)
    expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(framed.body).toContain('lang="fr"')
    expect(framed.body).toContain('A &lt;b&gt;bold&lt;/b&gt; cup')
    expect(framed.body).not.toContain('<b>bold')
  })

  test('a spoiled log is damage, and is said to be', async () => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, ...names(3))
    const { id } = await tournament(people)
    const { store } = server.house
    await store.write([
      sql('INSERT INTO contest_log (contest_id, seq, event, by_person, at) VALUES ($1, 3, $2, $3, 1)', [
        id,
        JSON.stringify({ is: 'result', match: 7, result: { places: [1, 2] } }),
        '',
      ]),
    ])
    expect(await people[0].get(`/tournaments/${id}`)).toMatchObject({
      status: 500,
      body: { problem: { code: 'damaged-log' } },
    })
    await store.write([sql('UPDATE contest_log SET event = $1 WHERE contest_id = $2 AND seq = 3', ['{', id])])
    const said = await people[0].get(`/tournaments/${id}`)
    expect(said.body.problem.text).toContain('line 3')
  })
})
