import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

/** A clock that stands: no bucket fills again. */
const still = { now: () => 1_800_000_000_000 }

const duel = { game: 'skirmish', access: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] }

withBothStores(fresh => {
  test('invitations are limited: by who invites, and to the same one', async () => {
    const { port } = await testServer(fresh(), { RATE: 1 }, still)
    const [ann, ben] = [await Client.guest(port), await Client.guest(port)]
    const wish = { ...duel, seats: [{ kind: 'me' }, { kind: 'invited', person: ben.id }] }
    const statuses: number[] = []
    for (let times = 0; times < 6; times++) statuses.push((await ann.post('/tables', wish)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    const others = await Promise.all(Array.from({ length: 12 }, () => Client.guest(port)))
    const invite = async (by: Client, whom: Client): Promise<number> =>
      (await by.post('/tables', { ...duel, seats: [{ kind: 'me' }, { kind: 'invited', person: whom.id }] })).status
    const wide: number[] = []
    for (const other of others) wide.push(await invite(ann, other))
    expect(wide.indexOf(429)).toBe(6) // 12 in all: six went to Ben
  })

  test('whom everybody invites is left in peace; who may invite nobody uses up no invitations of others', async () => {
    const { port, house } = await testServer(fresh(), { RATE: 1 }, still)
    const ben = await Client.guest(port)
    const wish = { ...duel, seats: [{ kind: 'me' }, { kind: 'invited', person: ben.id }] }
    const pest = await Client.guest(port)
    for (let times = 0; times < 30; times++) await pest.post('/tables', wish)
    const statuses: number[] = []
    for (let number = 0; number < 18; number++)
      statuses.push((await (await Client.guest(port)).post('/tables', wish)).status)
    expect(statuses.indexOf(429)).toBe(16) // four of twenty were the pest's
    expect(await house.store.query(`SELECT 1 AS one FROM notices WHERE kind = 'invitation'`)).toHaveLength(20)
  })

  test('a rematch goes round neither blocks nor limits: who is blocked invites nobody by it', async () => {
    const { port, house } = await testServer(fresh(), { RATE: 1 }, still)
    const { table, ann, ben } = await runningTable(port)
    await ann.post(`/tables/${table}/do`, { do: 'resign' })
    await ann.put(`/blocks/${ben.id}`)
    const refused = await ben.post(`/tables/${table}/rematch`)
    expect([refused.status, refused.body.problem?.code]).toEqual([403, 'blocked'])
    await ann.request('DELETE', `/blocks/${ben.id}`)
    while (!house.limits.exceeds('inviteAgain', `${ben.id} ${ann.id}`));
    expect((await ben.post(`/tables/${table}/rematch`)).status).toBe(429)
    const told = () => house.store.query(`SELECT 1 AS one FROM notices WHERE kind = 'invitation'`)
    expect(await told()).toEqual([])
    expect((await ann.get(`/tables/${table}`)).body.rematch).toBeNull()
    const again = await ann.post(`/tables/${table}/rematch`)
    expect(again.body).toMatchObject({ host: ann.id, seats: [{ kind: 'invited', person: ben.id }, { person: ann.id }] })
    expect(await told()).toHaveLength(1)
    expect((await ben.post(`/tables/${table}/rematch`)).body.id).toBe(again.body.id)
    expect(await told()).toHaveLength(1)
  })
})
