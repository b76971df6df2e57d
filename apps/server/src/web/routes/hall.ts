import { fine } from '@hexarium/kernel'
import { contestsPlayed } from '../../contests/played.ts'
import type { House } from '../../house.ts'
import { listTables } from '../../table/lists.ts'
import { route } from '../route.ts'

/** Tables and people shown at a time. */
const TABLES = 12
const PEOPLE = 60

/** Who is here: those with an account by name, guests by number. */
async function peopleHere(house: House): Promise<{ people: { id: string; name: string }[]; guests: number }> {
  const here = [...house.here.people()]
  const asked = here.slice(0, 500)
  const people =
    asked.length === 0
      ? []
      : await house.store.query<{ id: string; name: string }>(
          `SELECT id, name FROM persons WHERE login IS NOT NULL
           AND id IN (${asked.map((_, index) => `$${index + 1}`).join(', ')}) ORDER BY name`,
          asked,
        )
  return { people: people.slice(0, PEOPLE), guests: here.length - people.length }
}

/** The hall, and how strangers find each other there. */
export const hallRoutes = [
  route('GET /hall', {
    summary: 'What goes on: tables with a free seat, tables to watch, who looks for a game, who is here',
    who: 'anyone',
    async handle({ house, person }) {
      const [open, running, contests, seeks, here] = await Promise.all([
        listTables(house.store, { list: 'open', limit: TABLES }),
        listTables(house.store, { list: 'running', limit: TABLES, apart: true }),
        contestsPlayed(house.store),
        house.seeks.list(person?.id),
        peopleHere(house),
      ])
      return fine({ open: open.tables, running: running.tables, contests, seeks, ...here })
    },
  }),
  route('GET /bots', {
    summary: 'Programs of others that may be given a seat at a table here, beside the bots of the house',
    who: 'anyone',
    handle: async ({ house }) => fine(house.programs.names.map(name => ({ name, level: `program:${name}` as const }))),
  }),
  route('POST /seeks', {
    summary: 'Look for anybody to play with; who looks for the same sits down with one at once',
    who: 'person',
    limit: 'seek',
    async handle({ house, person, body }) {
      const sought = await house.seek(person, body)
      return sought.ok ? fine({ seek: sought.value.seek, table: sought.value.table?.id ?? null }) : sought
    },
  }),
  route('DELETE /seeks/:id', {
    summary: 'Look no longer',
    who: 'person',
    handle: ({ house, person, params }) => house.seeks.withdraw(person.id, params.id),
  }),
]
