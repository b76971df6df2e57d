import { ways } from '@hexarium/wire'
import { expect, test } from 'vitest'
import { Client } from '../load/client.ts'
import { sql } from '../src/store/store.ts'
import { runningTable, testServer } from './kit/server.ts'
import { withBothStores } from './kit/stores.ts'

const solo = { game: 'skirmish', access: 'public', seats: [{ kind: 'me' }, { kind: 'me' }] }

/** What became of a request: the code of the refusal, if it was refused. */
async function answer(client: Client, path: string, body: object = {}): Promise<string> {
  const { status, body: reply } = await client.post(path, body)
  return status === 200 ? 'ok' : reply.problem.code
}

withBothStores(fresh => {
  test('nobody has more than 30 tables that wait and 300 that run; those of contests do not count', async () => {
    const { port, house } = await testServer(fresh(), { RATE: 1 })
    const { table: over, ann } = await runningTable(port)
    await ann.post(`/tables/${over}/do`, { do: 'resign' })
    const wish = ways['POST /tables'].body.parse(solo)
    const layThirty = async () => {
      const host = { id: ann.id, name: 'Ann', login: null }
      const laid = await Promise.all(Array.from({ length: 30 }, () => house.lobby.create(host, wish)))
      expect(laid.filter(({ ok }) => ok)).toHaveLength(30)
    }
    const change = (to: string) => house.store.write([sql(`UPDATE tables SET ${to} AND host = $1`, [ann.id])])
    await layThirty()
    expect(await answer(ann, '/tables', solo)).toBe('tables')
    expect(await answer(ann, `/tables/${over}/rematch`)).toBe('tables')
    expect(await answer(await Client.guest(port), '/tables', solo)).toBe('ok')
    await change(`contest = 'x' WHERE status = 'open'`)
    for (let times = 0; times < 10; times++) {
      await layThirty()
      await change(`status = 'running' WHERE status = 'open'`)
    }
    const { id } = (await ann.post('/tables', solo)).body
    expect(await answer(ann, `/tables/${id}/start`)).toBe('tables')
    expect(await answer(ann, '/seeks', { games: ['skirmish'], paces: ['day'], rated: false })).toBe('tables')
    const [one] = await house.store.query<{ id: string }>(
      `SELECT id FROM tables WHERE host = $1 AND status = 'running' AND contest IS NULL`,
      [ann.id],
    )
    await change(`status = 'broken' WHERE id = '${one.id}'`)
    expect(await answer(ann, `/tables/${id}/start`)).toBe('ok')
  })

  test('nor has who asks for many in the same moment', async () => {
    const { port, house } = await testServer(fresh(), { RATE: 1 })
    const ann = await Client.guest(port)
    const host = { id: ann.id, name: 'Ann', login: null }
    const atOnce = async (many: number, once: (number: number) => Promise<{ ok: boolean }>) =>
      (await Promise.all(Array.from({ length: many }, (_, number) => once(number)))).filter(({ ok }) => ok).length
    const byBots = ways['POST /tables'].body.parse({
      ...solo,
      seats: [
        { kind: 'bot', level: 'novice' },
        { kind: 'bot', level: 'novice' },
      ],
    })
    const laid: string[] = []
    const lay = async (): Promise<{ ok: boolean }> => {
      const table = await house.lobby.create(host, byBots)
      if (table.ok) laid.push(table.value.id)
      return table
    }
    expect(await atOnce(40, lay)).toBe(30)
    expect(await atOnce(10, number => house.lobby.start(host, laid[number]))).toBe(3)
    const seek = { games: ['skirmish'], paces: ['day' as const], rated: false }
    expect(await atOnce(10, () => house.seeks.seek(host, seek))).toBe(5)
  })
})
