import { agreesWithKept, commitTo, must, sealOf, verify } from '@hexarium/kernel'
import { skirmish } from '@hexarium/skirmish'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { freeUnopened } from '../src/table/shares.ts'
import { testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const SHARES = ['a share of Ann’s own', 'a share of Ben’s own']

withBothStores(fresh => {
  test('the house commits itself, then everybody seals his share, then all are opened: only then a table starts', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben] = [await Client.guest(port, 'Ann'), await Client.guest(port, 'Ben')]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const made = (await ann.post('/tables', { game: 'skirmish', access: 'public', seats })).body
    const { id, commitment } = made
    expect(made.dice).toMatchObject({ commitment, seals: [sealOf(made.dice.nonces[0]), ''], shares: ['house', ''] })
    const seal = (client: Client, seat: number, share: string) =>
      client.post(`/tables/${id}/seal`, { seat, seal: sealOf(share) })
    const open = (client: Client, seat: number, share: string) => client.post(`/tables/${id}/open`, { seat, share })
    expect((await seal(ben, 0, SHARES[1])).status).toBe(403)
    expect((await seal(ann, 0, SHARES[0])).body.dice).toMatchObject({ nonces: ['', ''], shares: ['sealed', ''] })
    expect((await open(ann, 0, SHARES[0])).body.problem.code).toBe('shares') // a seat is free: its share would come last
    const { dice } = (await ben.post(`/tables/${id}/join`, { seal: sealOf(SHARES[1]) })).body
    expect(dice).toMatchObject({ seals: SHARES.map(sealOf), nonces: ['', ''], shares: ['sealed', 'sealed'] })
    const kept = { commitment, seals: dice.seals, shares: { 1: SHARES[1] } }
    expect((await ann.post(`/tables/${id}/start`)).body.problem.code).toBe('shares')
    expect((await open(ann, 0, 'some other share of hers')).body.problem.code).toBe('shares')
    // Had Ben sealed anew meanwhile, what Ann's browser keeps would not be what the record shows.
    const stale = { seat: 0, share: SHARES[0], seals: [sealOf(SHARES[0]), sealOf('what Ben had sealed before')] }
    expect((await ann.post(`/tables/${id}/open`, stale)).body.problem.code).toBe('shares')
    expect((await open(ann, 0, SHARES[0])).body.dice).toMatchObject({ nonces: [SHARES[0], ''] })
    expect((await seal(ben, 1, 'a share after Ann’s was seen')).body.problem.code).toBe('shares')
    expect((await ann.post(`/tables/${id}/start`)).body.problem.code).toBe('shares')
    expect((await open(ben, 1, SHARES[1])).status).toBe(200)
    expect((await ann.post(`/tables/${id}/start`)).status).toBe(200)
    expect((await ann.post(`/tables/${id}/do`, { do: 'resign' })).status).toBe(200)
    const record = (await ann.get(`/tables/${id}/record`)).body
    expect(record.dice).toMatchObject({ commitment: commitTo(record.dice.seed), nonces: SHARES, seals: dice.seals })
    expect(verify(skirmish, record).ok).toBe(true)
    expect(agreesWithKept(record.dice, kept).ok).toBe(true)
    expect((await ann.post('/records', record)).status).toBe(200)
  })

  test('who sits down after shares were opened, in the place of somebody who left, finds them made anew', async () => {
    const { port } = await testServer(fresh())
    const [ann, ben] = [await Client.guest(port, 'Ann'), await Client.guest(port, 'Ben')]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = (await ann.post('/tables', { game: 'skirmish', access: 'public', seats })).body
    await ann.post(`/tables/${id}/seal`, { seat: 0, seal: sealOf(SHARES[0]) })
    await ben.post(`/tables/${id}/join`, { seal: sealOf(SHARES[1]) })
    expect((await ann.post(`/tables/${id}/open`, { seat: 0, share: SHARES[0] })).status).toBe(200)
    const { dice } = (await ben.post(`/tables/${id}/leave`, { seat: 1 })).body
    expect(dice).toMatchObject({ shares: ['house', ''] })
    expect(dice.nonces).not.toContain(SHARES[0])
    expect((await ann.post(`/tables/${id}/seal`, { seat: 0, seal: sealOf('another share of Ann’s') })).status).toBe(200)
  })

  test('who has not opened his share a day after all were sealed loses his seat; what others opened is made anew', async () => {
    const { port, house } = await testServer(fresh())
    const [ann, ben] = [await Client.guest(port, 'Ann'), await Client.guest(port, 'Ben')]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = (await ann.post('/tables', { game: 'skirmish', access: 'public', seats })).body
    await ann.post(`/tables/${id}/seal`, { seat: 0, seal: sealOf(SHARES[0]) })
    const sharesAt = async (at: number) => {
      await freeUnopened(house.store, at)
      const { seats, dice } = (await ann.get(`/tables/${id}`)).body
      return [seats[1].kind, ...dice.shares]
    }
    const [noon, hour] = [1_000_000_000, 3_600_000]
    expect(await sharesAt(noon)).toEqual(['open', 'sealed', '']) // a seat is free: nobody waits for a share yet
    await ben.post(`/tables/${id}/join`, { seal: sealOf(SHARES[1]) })
    expect(await sharesAt(noon + 30 * hour)).toEqual(['person', 'sealed', 'sealed'])
    expect((await ann.post(`/tables/${id}/open`, { seat: 0, share: SHARES[0] })).status).toBe(200)
    expect(await sharesAt(noon + 53 * hour)).toEqual(['person', 'open', 'sealed'])
    expect(await sharesAt(noon + 55 * hour)).toEqual(['open', 'house', ''])
    const { dice } = (await ben.post(`/tables/${id}/join`, {})).body
    expect(dice.nonces).not.toContain(SHARES[0])
    expect((await ann.post(`/tables/${id}/start`)).status).toBe(200)
  })

  test('who takes back what dice decided does not know how they fall next, nor after taking back again', async () => {
    const server = await testServer(fresh())
    const ann = await Client.guest(server.port, 'Ann')
    const seats = [{ kind: 'me' }, { kind: 'me' }]
    const { id } = (await ann.post('/tables', { game: 'skirmish', access: 'public', seats })).body
    await ann.post(`/tables/${id}/start`)
    const live = must(await server.house.hall.live(id))
    const act = async (command: object) =>
      expect((await ann.post(`/tables/${id}/do`, { seat: live.play.asked()[0], ...command })).status).toBe(200)
    const choose = () =>
      act({ do: 'choose', seq: live.play.visible, choice: live.play.match.seen(live.play.asked()[0]).options[0] })
    const keys = new Set<string>()
    const key = () => live.play.match.state.core.dice.filter((_, at) => at !== 4 && at < 9).join()
    keys.add(key())
    const before = live.play.match.state.core.dice[4]
    while (live.play.match.state.core.dice[4] === before) await choose()
    const count = live.play.match.lines.length
    await act({ do: 'offer', what: 'undo', count: 1 })
    expect(live.play.match.lines.length).toBe(count)
    expect(live.play.match.lastLine).toBe('!again 1')
    keys.add(key())
    await act({ do: 'offer', what: 'undo', count: 1 }) // no dice fell since, but the former ones must not come back
    expect(live.play.match.lastLine).toBe('!again 2')
    keys.add(key())
    expect(keys.size).toBe(3)
    for (let times = 0; times < 5; times++) await choose()
    const { state } = live.play.match
    await server.stop()
    const again = await testServer(server.address)
    expect(must(await again.house.hall.live(id)).play.match.state).toEqual(state)
    Object.assign(ann, { base: `http://127.0.0.1:${again.port}` })
    await ann.post(`/tables/${id}/do`, { do: 'resign', seat: 0 })
    const record = (await ann.get(`/tables/${id}/record`)).body
    expect(record.choices).toContain('!again 2')
    expect(verify(skirmish, record).ok).toBe(true)
  })
})
