import { sealOf } from '@hexarium/kernel'
import type { Call } from '@hexarium/wire'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { sql } from '../src/store/store.ts'
import { testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

type Wish = Call<'POST /seeks'>['body']

const byPost: Wish = { games: ['skirmish'], paces: ['days'] }
const live: Wish = { games: ['skirmish'], paces: ['usual'] }

const seek = (client: Client, body: Wish) => client.ask('POST /seeks', { body })

/** Somebody who is in the hall. */
async function inHall(port: number, name: string) {
  const client = await Client.guest(port, name)
  const socket = await client.socket()
  socket.send({ t: 'hall', on: true })
  return { client, socket }
}

withBothStores((fresh, kind) => {
  test('who looks for the same sits down together; by post the game begins at once and both are told', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben] = [await Client.guest(port, 'Ann'), await Client.guest(port, 'Ben')]
    const { seek: waiting, table: none } = await seek(ann, { games: ['titan', 'skirmish'], paces: ['week', 'days'] })
    expect(none).toBeNull()
    expect(await ben.ask('GET /hall')).toMatchObject({ seeks: [{ id: waiting!.id, name: 'Ann', mine: false }] })
    const { table } = await seek(ben, { games: ['skirmish'], paces: ['days', 'usual'] })
    const card = await ann.ask('GET /tables/:id', { params: { id: table! } })
    expect(card).toMatchObject({ game: 'skirmish', status: 'running', terms: { clock: { kind: 'days', days: 2 } } })
    expect(card.seats.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben'])
    expect(await ann.ask('GET /notices')).toMatchObject([{ table, kind: 'start' }])
    expect((await ann.ask('GET /hall')).seeks).toEqual([])
  })

  test('nobody is paired with somebody he blocked, nor with one who blocked him, nor with himself', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben, cid] = [
      await Client.guest(port, 'Ann'),
      await Client.guest(port, 'Ben'),
      await Client.guest(port, 'Cid'),
    ]
    await ann.put(`/blocks/${ben.id}`)
    await seek(ann, byPost)
    expect((await seek(ann, byPost)).table).toBeNull()
    expect((await seek(ben, byPost)).table).toBeNull()
    await cid.put(`/blocks/${ann.id}`)
    const { table } = await seek(cid, byPost)
    const { seats } = await cid.ask('GET /tables/:id', { params: { id: table! } })
    expect(seats.map(({ name }) => name).toSorted()).toEqual(['Ben', 'Cid'])
  })

  test('another game, another pace, or rated against not, is not the same; rated wants an account', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben] = [await Client.account(port, 'ann'), await Client.account(port, 'ben')]
    await seek(ann, { ...byPost, rated: true })
    expect((await seek(ben, { ...byPost, games: ['titan'] })).table).toBeNull()
    expect((await seek(ben, { ...byPost, paces: ['week'] })).table).toBeNull()
    expect((await seek(ben, byPost)).table).toBeNull()
    const { table } = await seek(ben, { ...byPost, rated: true })
    expect(await ann.ask('GET /tables/:id', { params: { id: table! } })).toMatchObject({ terms: { rated: true } })
    const guest = await Client.guest(port, 'Cid')
    expect(await guest.post('/seeks', { ...byPost, rated: true })).toMatchObject({
      body: { problem: { code: 'rated' } },
    })
  })

  test('a live game is found only while who looks for it is here; it waits until both have come', async () => {
    const { port } = await testServer(fresh())
    const ann = await inHall(port, 'Ann')
    const ben = await inHall(port, 'Ben')
    await ben.socket.wait(({ t }) => t === 'hall')
    await seek(ann.client, live)
    ann.socket.close()
    await ben.socket.wait(({ t }) => t === 'hall', ben.socket.frames.length)
    expect((await ben.client.ask('GET /hall')).seeks).toEqual([])
    const { table: none, seek: waiting } = await seek(ben.client, live)
    expect(none).toBeNull()
    const back = await ann.client.socket()
    back.send({ t: 'hall', on: true })
    await back.wait(({ t }) => t === 'hall')
    const { table } = await seek(ann.client, live)
    await ben.socket.wait(frame => frame.t === 'notice' && frame.table === table && frame.kind === 'start')
    const open = await ben.client.ask('GET /tables/:id', { params: { id: table! } })
    expect(open).toMatchObject({ status: 'open', dice: { shares: ['', ''] } })
    const left = await ben.client.request('DELETE', `/seeks/${waiting!.id}`)
    expect(left).toMatchObject({ status: 404, body: { problem: { code: 'no-seek' } } })
  })

  test('paired for a live game, neither opens his share nor begins before the other has sealed his', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben] = [await inHall(port, 'Ann'), await inHall(port, 'Ben')]
    await Promise.all([ann, ben].map(({ socket }) => socket.wait(({ t }) => t === 'hall')))
    await seek(ann.client, live)
    const id = (await seek(ben.client, live)).table!
    const { seats } = await ann.client.ask('GET /tables/:id', { params: { id } })
    const [first, second] = seats.map(({ person }) => (person === ann.client.id ? ann.client : ben.client))
    const bring = (client: Client, seat: number, what: object) =>
      client.post(`/tables/${id}/${Object.keys(what)[0] === 'seal' ? 'seal' : 'open'}`, { seat, ...what })
    const SHARES = ['the share of the first', 'the share of the second']
    const missing = { status: 422, body: { problem: { code: 'shares' } } }
    expect(await first.post(`/tables/${id}/start`)).toMatchObject(missing)
    await bring(first, 0, { seal: sealOf(SHARES[0]) })
    expect(await bring(first, 0, { share: SHARES[0] })).toMatchObject(missing)
    expect(await first.post(`/tables/${id}/start`)).toMatchObject(missing)
    await bring(second, 1, { seal: sealOf(SHARES[1]) })
    for (const [seat, client] of [first, second].entries()) {
      expect(await bring(client, seat, { share: SHARES[seat] })).toMatchObject({ status: 200 })
    }
    const begun = await Promise.all([first, second, first].map(client => client.post(`/tables/${id}/start`)))
    for (const answer of begun) expect(answer).toMatchObject({ status: 200, body: { status: 'running' } })
  })

  test('however many look for what cannot be had now, two who fit find each other; those who have gone are forgotten', async () => {
    let late = 0
    const { port, house } = await testServer(fresh(), {}, { now: () => Date.now() + late })
    const gone = await Client.guest(port, 'Gone')
    const games = JSON.stringify(live.games)
    await house.store.write(
      Array.from({ length: 450 }, (_, number) =>
        sql('INSERT INTO seeks (id, person, games, paces, rated, at) VALUES ($1, $2, $3, $4, 0, $5)', [
          `gone${number}`,
          gone.id,
          games,
          number === 0 ? '["day"]' : '["quick"]',
          number + 1,
        ]),
      ),
    )
    const [ann, ben] = [await inHall(port, 'Ann'), await inHall(port, 'Ben')]
    await Promise.all([ann, ben].map(({ socket }) => socket.wait(({ t }) => t === 'hall')))
    await seek(ann.client, live)
    expect((await seek(ben.client, live)).table).not.toBeNull()
    await seek(ann.client, live)
    late = 600_000
    await house.seeks.sweep()
    const left = await house.store.query<{ person: string }>('SELECT person FROM seeks ORDER BY at')
    expect(left.map(({ person }) => person)).toEqual([gone.id, ann.client.id])
  })

  test('a seek can be called off by who has it, and nobody has more than a few', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben] = [await Client.guest(port, 'Ann'), await Client.guest(port, 'Ben')]
    const { seek: first } = await seek(ann, byPost)
    expect(await ben.request('DELETE', `/seeks/${first!.id}`)).toMatchObject({ status: 404 })
    for (let times = 1; times < 5; times++) await seek(ann, byPost)
    expect(await ann.post('/seeks', byPost)).toMatchObject({ status: 429 })
    await ann.ask('DELETE /seeks/:id', { params: { id: first!.id } })
    expect((await ann.ask('GET /hall')).seeks).toHaveLength(4)
  })

  test('who is here is told by name if he has one, and counted otherwise', async () => {
    const { port } = await testServer(fresh())
    const ann = await Client.account(port, 'Ann')
    const guest = await inHall(port, 'Ben')
    const socket = await ann.socket()
    await guest.socket.wait(({ t }) => t === 'hall')
    expect(await guest.client.ask('GET /hall')).toMatchObject({ people: [{ id: ann.id, name: 'Ann' }], guests: 1 })
    const from = guest.socket.frames.length
    socket.close()
    await guest.socket.wait(({ t }) => t === 'hall', from)
    expect(await guest.client.ask('GET /hall')).toMatchObject({ people: [], guests: 1 })
  })

  if (kind !== 'postgres') return // SQLite has one process

  test('two processes never pair the same seek twice', async () => {
    const address = await fresh()
    const [one, two] = [await testServer(address), await testServer(address)]
    const people = await Promise.all(
      [one, two, one, two, one, two].map(({ port }, number) => Client.guest(port, `p${number}`)),
    )
    await Promise.all(people.map(client => seek(client, byPost)))
    const left = (await people[0].ask('GET /hall')).seeks.map(({ person }) => person)
    const seated = await one.house.store.query<{ person: string }>('SELECT person FROM seats')
    expect([...left, ...seated.map(({ person }) => person)].toSorted()).toEqual(people.map(({ id }) => id).toSorted())
    expect(seated.length).toBeGreaterThanOrEqual(4)
  })
})
