import { fine, refused } from '@hexarium/kernel'
import { z } from 'zod'
import { listTables } from '../../table/lists.ts'
import * as replies from '../replies.ts'
import { route } from '../route.ts'

const paging = {
  cursor: z.string().max(80).optional().describe('`next` of the page before'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
}
const list = z.enum(['open', 'running', 'finished'])
const game = z.string().max(40).optional()

/** Lists, people's pages, ratings. */
export const listRoutes = [
  route({
    method: 'get',
    path: '/tables',
    summary: 'Public tables: open ones, running ones, finished ones',
    reply: replies.tables,
    who: 'anyone',
    query: z.strictObject({ list: list.default('open'), game, ...paging }),
    handle: async ({ house, query }) => fine(await listTables(house.store, query)),
  }),
  route({
    method: 'get',
    path: '/my/tables',
    summary: 'One’s own tables; running ones that wait for one come first',
    reply: replies.tables,
    who: 'person',
    query: z.strictObject({ list: list.default('running'), game, ...paging }),
    handle: async ({ house, person, query }) =>
      fine(await listTables(house.store, { ...query, person: person.id, own: true })),
  }),
  route({
    method: 'get',
    path: '/persons/:id',
    summary: 'A person’s name and ratings',
    reply: replies.person,
    who: 'anyone',
    params: z.strictObject({ id: z.string().max(40) }),
    async handle({ house, params }) {
      const [row] = await house.store.query<{ id: string; name: string; login: string | null; created: number }>(
        'SELECT id, name, login, created FROM persons WHERE id = $1',
        [params.id],
      )
      if (!row) return refused('no-person', 'There is nobody like that.')
      const { id, name, login, created } = row
      return fine({ id, name, guest: login === null, created, ratings: await house.ratings.of(id) })
    },
  }),
  route({
    method: 'get',
    path: '/persons/:id/tables',
    summary: 'A person’s public tables',
    reply: replies.tables,
    who: 'anyone',
    params: z.strictObject({ id: z.string().max(40) }),
    query: z.strictObject({ list: list.default('finished'), game, ...paging }),
    handle: async ({ house, params, query }) => fine(await listTables(house.store, { ...query, person: params.id })),
  }),
  route({
    method: 'get',
    path: '/persons',
    summary: 'Accounts whose name begins like this',
    reply: replies.people,
    who: 'person',
    limit: 'person',
    query: z.strictObject({ name: z.string().trim().min(2).max(40), limit: paging.limit }),
    async handle({ house, query }) {
      const start = query.name.toLowerCase()
      return fine(
        await house.store.query(
          'SELECT id, name FROM persons WHERE login >= $1 AND login < $2 ORDER BY login LIMIT $3',
          [start, `${start}\u{10ffff}`, query.limit],
        ),
      )
    },
  }),
  route({
    method: 'get',
    path: '/ratings/:game',
    summary: 'The best of a game',
    reply: replies.best,
    who: 'anyone',
    params: z.strictObject({ game: z.string().max(40) }),
    query: z.strictObject({
      scale: z.enum(['glicko', 'weng-lin']).default('glicko'),
      limit: paging.limit,
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    handle: async ({ house, params, query }) =>
      fine(await house.ratings.best(params.game, query.scale, query.limit, query.offset)),
  }),
]
