import { expect, test } from 'vitest'
import { sql } from '../src/store/store.ts'
import { accounts, matches, names, playAll, tournament } from './kit/contest.ts'
import { testServer } from './kit/server.ts'
import { withBothStores, withSqlite } from './kit/stores.ts'

const DAY = 24 * 60 * 60 * 1000
const params = { game: 'skirmish' }

withBothStores(fresh => {
  test('a ladder: who wins a challenge takes the rung; who declines has lost it; one whose time is up is over', async () => {
    let now = Date.UTC(2026, 0, 5)
    const server = await testServer(fresh(), {}, { now: () => now })
    const people = await accounts(server.port, 'ann', 'ben', 'cid')
    const [ann, ben, cid] = people
    for (const client of people) await client.ask('POST /ladders/:game/join', { params })
    const ladder = async () => (await ann.ask('GET /ladders/:game', { params })).rungs.map(({ name }) => name)
    expect(await ladder()).toEqual(['ann', 'ben', 'cid'])
    expect(await ann.post('/ladders/skirmish/challenge', { person: ben.id })).toMatchObject({
      body: { problem: { code: 'below' } },
    })
    const made = await cid.ask('POST /ladders/:game/challenge', { params, body: { person: ann.id } })
    expect(made).toMatchObject({
      you: { rung: 2, may: [], challenge: 0 },
      challenges: [{ challenger: { name: 'cid' } }],
    })
    expect(await ann.ask('GET /notices')).toMatchObject([{ kind: 'challenge', contest: { kind: 'ladder' } }])
    const id = made.challenges[0].table!
    await ann.ask('POST /tables/:id/do', { params: { id }, body: { do: 'resign' } })
    await server.house.settled()
    expect(await ladder()).toEqual(['cid', 'ann', 'ben'])
    await ben.ask('POST /ladders/:game/challenge', { params, body: { person: ann.id } })
    await ann.ask('POST /ladders/:game/decline', { params, body: { challenge: 1 } })
    expect(await ladder()).toEqual(['cid', 'ben', 'ann'])
    await ben.ask('POST /ladders/:game/challenge', { params, body: { person: cid.id } })
    now += 22 * DAY
    await server.house.contests.round()
    const after = await ben.ask('GET /ladders/:game', { params })
    expect(after.challenges).toEqual([])
    await cid.ask('POST /ladders/:game/leave', { params })
    expect((await ladder()).toSorted()).toEqual(['ann', 'ben'])
    expect((await ben.ask('GET /honours', { query: params })).honours).toContainEqual(
      expect.objectContaining({ kind: 'ladder', name: 'cid' }),
    )
  })

  test('seasons begin with a month, and remember the champion', async () => {
    let now = Date.UTC(2026, 0, 20)
    const server = await testServer(fresh(), {}, { now: () => now })
    const people = await accounts(server.port, ...names(4))
    const [first] = people
    for (const client of people.slice(0, 3)) await client.ask('POST /seasons/:game/join', { params })
    expect(await first.ask('GET /seasons/:game', { params })).toMatchObject({ number: 0, begins: null, least: 4 })
    const joined = await people[3].ask('POST /seasons/:game/join', { params })
    expect(joined).toMatchObject({ begins: Date.UTC(2026, 1, 1), you: { joined: true } })
    now = Date.UTC(2026, 1, 1) + 1
    await server.house.contests.round()
    await server.house.contests.round()
    const playing = await first.ask('GET /seasons/:game', { params })
    expect(playing).toMatchObject({ number: 1, isPlaying: true, you: { division: 0 } })
    const id = playing.divisions[0].tournament
    expect(await first.ask('GET /tournaments/:id', { params: { id } })).toMatchObject({
      stage: 'playing',
      form: 'roundRobin',
      season: { number: 1, division: 1 },
    })
    expect((await matches(first, id)).filter(({ tables }) => tables.length === 1)).toHaveLength(6)
    await playAll(server, people, id)
    const over = await first.ask('GET /seasons/:game', { params })
    expect(over).toMatchObject({ number: 1, isPlaying: false, begins: Date.UTC(2026, 2, 1) })
    const [{ name, person }] = over.titles
    expect((await first.ask('GET /honours')).wall).toMatchObject([{ name, count: 1 }])
    const { honours } = await first.ask('GET /persons/:id', { params: { id: person! } })
    expect(honours).toMatchObject([{ kind: 'season', game: 'skirmish', title: '1' }])
    await people[3].ask('POST /seasons/:game/leave', { params })
    expect(await first.ask('GET /seasons/:game', { params })).toMatchObject({ begins: null })
  })
})

withSqlite(fresh => {
  test('games for several: tables by places; a bot enters where that is declared', async () => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, ...names(4))
    const wish = { game: 'titan', form: 'tables', rounds: 1, bots: true, seats: { min: 3, max: 4 } } as const
    const { id } = await tournament(people, wish)
    const [host] = people
    await host.ask('POST /tournaments/:id/bots', { params: { id }, body: { level: 'fair' } })
    await host.ask('POST /tournaments/:id/begin', { params: { id } })
    const [match] = await matches(host, id)
    expect(match.names).toContain('bot (fair) 1')
    expect(match.names).toHaveLength(4)
    const table = await host.ask('GET /tables/:id', { params: { id: match.tables[0].id } })
    expect(table.seats.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'person', 'person', 'person'])
    await people[1].ask('POST /tournaments/:id/withdraw', { params: { id } })
    await people[2].ask('POST /tournaments/:id/withdraw', { params: { id } })
    await people[3].ask('POST /tournaments/:id/withdraw', { params: { id } })
    await server.house.settled()
    expect(await host.ask('GET /tournaments/:id', { params: { id } })).toMatchObject({ stage: 'over' })
  })

  test('bots among themselves play on though nobody looks', async () => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, ...names(1))
    const [host] = people
    const { id } = await tournament(people, { form: 'knockout', bots: true })
    for (const _ of 'ab') await host.ask('POST /tournaments/:id/bots', { params: { id }, body: { level: 'fair' } })
    await host.ask('POST /tournaments/:id/begin', { params: { id } })
    const [{ tables }] = await matches(host, id)
    const lines = () => server.house.store.query('SELECT seq FROM log WHERE table_id = $1', [tables[0].id])
    await expect.poll(async () => (await lines()).length).toBeGreaterThan(2)
  })

  test('live rounds: who does not come to his table in time has lost', async () => {
    let now = Date.now()
    const server = await testServer(fresh(), {}, { now: () => now })
    const people = await accounts(server.port, ...names(3))
    const pace = { kind: 'live', minutes: 30, increment: 10, appear: 3 } as const
    const { id } = await tournament(people, { form: 'knockout', pace })
    const begun = await people[0].ask('POST /tournaments/:id/begin', { params: { id } })
    expect(begun.due).toBe(now + 3 * 60_000)
    now += 4 * 60_000
    await server.house.contests.round()
    await server.house.settled()
    const [match] = await matches(people[0], id)
    expect(match.result).toMatchObject({ isWalkover: true })
    expect(await people[0].ask('GET /tournaments/:id', { params: { id } })).toMatchObject({ stage: 'over' })
  })

  test('keepers end a contest and take words away, with a line in the audit log; who goes takes part in nothing', async () => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, 'host', 'ann', 'ben', 'cid', 'keep')
    const [host, ann, ben, cid, keeper] = people
    await server.house.store.write([sql(`UPDATE persons SET role = 'keeper' WHERE id = $1`, [keeper.id])])
    const { id } = await tournament(people.slice(0, 4), { title: 'Rude words', words: 'More of them' })
    await host.ask('POST /tournaments/:id/announce', { params: { id }, body: { text: 'Rude news' } })
    await host.ask('POST /tournaments/:id/begin', { params: { id } })
    // Of three one has a bye: who goes is somebody who plays.
    const { names: players, tables } = (await matches(host, id)).find(({ isBye }) => !isBye)!
    const goes = players.includes('ben') ? ben : cid
    const body = { reason: 'not here' }
    expect(await ann.post(`/keeping/contests/${id}/unword`, body)).toMatchObject({ status: 403 })
    await keeper.ask('POST /keeping/contests/:id/unword', { params: { id }, body })
    const card = await ann.ask('GET /tournaments/:id', { params: { id } })
    expect(JSON.stringify(card)).not.toMatch(/rude|more of/i)
    expect(JSON.stringify(await ann.ask('GET /notices'))).not.toMatch(/rude/i)
    await goes.request('DELETE', '/me', {})
    await server.house.settled()
    expect(await ann.ask('GET /tables/:id', { params: { id: tables[0].id } })).toMatchObject({ status: 'finished' })
    const { standings } = await ann.ask('GET /tournaments/:id/standings', { params: { id } })
    expect(standings.filter(({ isOut }) => isOut).map(({ name }) => name)).toEqual(['nobody'])
    await keeper.ask('POST /keeping/contests/:id/close', { params: { id }, body })
    expect(await ann.ask('GET /tournaments/:id', { params: { id } })).toMatchObject({ stage: 'over', champion: null })
    expect((await keeper.ask('GET /keeping/audit')).map(({ deed }) => deed)).toEqual(
      expect.arrayContaining(['close-contest', 'remove-words']),
    )
  })

  test('who looks at a contest is told when something changes there', async () => {
    const server = await testServer(fresh())
    const people = await accounts(server.port, ...names(3))
    const { id } = await tournament(people.slice(0, 2))
    const socket = await people[0].socket()
    socket.send({ t: 'contest', contest: id })
    socket.send({ t: 'ping' })
    await socket.wait(({ t }) => t === 'pong')
    await people[2].ask('POST /tournaments/:id/enter', { params: { id } })
    expect(await socket.wait(({ t }) => t === 'contest')).toEqual({ t: 'contest', contest: id })
  })
})
