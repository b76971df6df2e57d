import { fine, refused } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { listTables } from '../../table/lists.ts'
import { searchTables } from '../../table/search.ts'
import { route } from '../route.ts'

/** Lists, people's pages, ratings. */
export const listRoutes = [
  route('GET /tables', {
    summary: 'Public tables: open ones, running ones, finished ones, by player, setting and result',
    who: 'anyone',
    async handle({ house, address, query }) {
      const { game, player, setting, result } = query
      if (game !== undefined && !Object.hasOwn(registry, game)) return fine({ tables: [], next: null })
      const isSearch = player !== undefined || setting !== undefined || result !== undefined
      if (!isSearch) return fine(await listTables(house.store, { ...query, result: undefined }))
      if (house.limits.exceeds('heavy', address)) return refused('limit', 'That is too much at once: wait a little.')
      return fine(await searchTables(house.store, query))
    },
  }),
  route('GET /my/tables', {
    summary: 'One’s own tables; running ones that wait for one come first',
    who: 'person',
    handle: async ({ house, person, query }) =>
      fine(await listTables(house.store, { ...query, person: person.id, own: true })),
  }),
  route('GET /persons/:id', {
    summary: 'A person’s name and ratings',
    who: 'anyone',
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
  route('GET /persons/:id/tables', {
    summary: 'A person’s public tables',
    who: 'anyone',
    handle: async ({ house, params, query }) => fine(await listTables(house.store, { ...query, person: params.id })),
  }),
  route('GET /persons', {
    summary: 'Accounts whose name begins like this',
    who: 'person',
    limit: 'person',
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
  route('GET /ratings/:game', {
    summary: 'The best of a game',
    who: 'anyone',
    handle: async ({ house, params, query }) =>
      fine(await house.ratings.best(params.game, query.scale, query.limit, query.offset)),
  }),
]
