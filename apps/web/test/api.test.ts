import type { TableCard } from '@hexarium/wire'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { api } from '../src/online/server.ts'

afterEach(() => vi.unstubAllGlobals())

/** Whatever is asked is answered with this; what was asked. */
function answered(value: unknown, status = 200): { method: string; path: string; body: unknown }[] {
  const asked: { method: string; path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string | null }) => {
    asked.push({ method, path, body: body === null ? null : JSON.parse(body) })
    return new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } })
  })
  return asked
}

test('the way says what is asked, what must be said, and what comes back', async () => {
  const asked = answered({ id: 'a' })
  const card = await api('GET /tables/:id', { params: { id: 'a b' }, query: { link: undefined } })
  expectTypeOf(card).toEqualTypeOf<TableCard>()
  expectTypeOf(api('GET /tables/:id/story', { params: { id: 'a' } })).resolves.toEqualTypeOf<
    { kind: string; args: number[] }[][]
  >()
  const why = await api('GET /tables/:id/why', { params: { id: 'a' }, query: { at: 'hex:1', seq: 3, seat: -1 } })
  expectTypeOf(why.rule).toEqualTypeOf<string | null>()
  await api('POST /tables/:id/chat', { params: { id: 'a' }, body: { room: 'players', text: 'well' } })
  expect(asked).toEqual([
    { method: 'GET', path: '/api/tables/a%20b', body: null },
    { method: 'GET', path: '/api/tables/a/story', body: null },
    { method: 'GET', path: '/api/tables/a/why?at=hex%3A1&seq=3&seat=-1', body: null },
    { method: 'POST', path: '/api/tables/a/chat', body: { room: 'players', text: 'well' } },
  ])
  // @ts-expect-error there is no such way
  await api('GET /table/:id')
  // @ts-expect-error a table is named by its id
  await api('GET /tables/:id')
  // @ts-expect-error seats are numbers
  await api('GET /tables/:id/state', { params: { id: 'a' }, query: { seat: 'mine' } })
  // @ts-expect-error a room has a name
  await api('POST /tables/:id/chat', { params: { id: 'a' }, body: { text: 'well' } })
  // @ts-expect-error nobody asks for that
  await api('GET /tables/:id', { params: { id: 'a' }, query: { secret: 'x' } })
})

test('a refusal is thrown with what the server says', async () => {
  answered({ problem: { code: 'no-table', text: 'There is no such table.' } }, 404)
  await expect(api('GET /tables/:id', { params: { id: 'a' } })).rejects.toMatchObject({
    problem: { code: 'no-table' },
    message: 'There is no such table.',
  })
})

test('while one becomes somebody else nothing is asked by whom the server no longer knows', async () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const answer = () => new Response('null', { headers: { 'Content-Type': 'application/json' } })
    return new Promise<Response>(resolve => answers.push(() => resolve(answer())))
  })
  const tick = () => new Promise(resolve => setTimeout(resolve))
  const before = api('GET /notices')
  const turned = api('POST /register', { body: { login: 'ann' } })
  const after = api('GET /my/tables', { query: { list: 'running' } })
  await tick()
  expect(asked, 'what is under way comes to its end').toEqual(['/api/notices'])
  answers[0]()
  await before
  await tick()
  expect(asked, 'then one is turned').toEqual(['/api/notices', '/api/register'])
  answers[1]()
  await turned
  await tick()
  expect(asked).toEqual(['/api/notices', '/api/register', '/api/my/tables?list=running'])
  answers[2]()
  await after
})
