import { fine, refused } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { isListed, profileOf, ratingsOverTime } from '../../people/profile.ts'
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
    summary: 'A person’s name, ratings and favourite games, and how one fared against him',
    who: 'anyone',
    async handle({ house, person, params }) {
      const profile = await profileOf(house, params.id, person?.id)
      return profile ? fine(profile) : refused('no-person', 'There is nobody like that.')
    },
  }),
  route('GET /persons/:id/ratings', {
    summary: 'How a person’s ratings went',
    who: 'anyone',
    async handle({ house, person, params }) {
      const mayLook = person?.id === params.id || (await isListed(house.store, params.id))
      return fine(mayLook ? await ratingsOverTime(house.store, params.id) : [])
    },
  }),
  route('GET /persons/:id/tables', {
    summary: 'A person’s public tables; none of who does not want to be listed',
    who: 'anyone',
    async handle({ house, person, params, query }) {
      const mayLook = person?.id === params.id || (await isListed(house.store, params.id))
      return fine(mayLook ? await listTables(house.store, { ...query, person: params.id }) : { tables: [], next: null })
    },
  }),
  route('GET /persons', {
    summary: 'Accounts whose name begins like this, of those who want to be listed',
    who: 'person',
    limit: 'person',
    async handle({ house, query }) {
      const start = query.name.toLowerCase()
      return fine(
        await house.store.query(
          'SELECT id, name FROM persons WHERE login >= $1 AND login < $2 AND listed = 1 ORDER BY login LIMIT $3',
          [start, `${start}\u{10ffff}`, query.limit],
        ),
      )
    },
  }),
  route('GET /ratings/:game', {
    summary: 'The best of a game',
    who: 'anyone',
    handle: async ({ house, person, params, query }) => fine(await house.ratings.best(params.game, query, person?.id)),
  }),
]
