import { fine, LANGUAGES, type Outcome, readRecord, refused, SPECTATOR } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { Carried, NewTable, TableCard } from '@hexarium/wire'
import type { House } from '../../house.ts'
import { findArchived } from '../../table/archive.ts'
import { importRecord } from '../../table/import.ts'
import { type Guest, maySee } from '../../table/lobby.ts'
import { openShare, sealShare } from '../../table/sealing.ts'
import { isOver, seatToSee } from '../../table/sight.ts'
import { findTable } from '../../table/tables.ts'
import type { Table } from '../../table/terms.ts'
import { cannotInviteAll } from '../invitations.ts'
import { route } from '../route.ts'

/** What people are told of a table; secrets stay out. */
function described(table: Table, person: string | undefined): TableCard {
  const { seed, nonces, seals, shares, link, holders, position, carried, ...rest } = table
  const own = person !== undefined && (table.host === person || holders.some(holder => holder.person === person))
  return {
    ...rest,
    seats: holders,
    position: position !== null,
    carried: carried !== null,
    dice: { commitment: table.commitment, nonces, seals, shares, ...(isOver(table) ? { seed } : {}) },
    ...(own ? { link } : {}),
  }
}

/** A table for somebody who may see it. */
async function visibleTable(
  house: House,
  id: string,
  person: string | undefined,
  link?: string,
): Promise<Outcome<Table>> {
  const table = await findTable(house.store, id)
  const visible = table && maySee(table, person ?? '', link)
  return visible ? fine(table) : refused('no-table', 'There is no such table.')
}

const TOO_MUCH = 'That is too much at once: wait a little.'

/** Sets up a table, and tells those who are invited. */
async function setUp(house: House, person: Guest, wish: NewTable): Promise<Outcome<TableCard>> {
  const invited = wish.seats.flatMap(seat => (seat.kind === 'invited' ? [seat.person] : []))
  const fault = cannotInviteAll(house, person.id, invited)
  if (fault) return fault
  const table = await house.lobby.create(person, wish)
  if (!table.ok) return table
  for (const other of new Set(invited)) await house.notices.tell(other, table.value.id, 'invitation')
  return fine(described(table.value, person.id))
}

/** What stands against a game that was begun elsewhere: a thread plays its lines again. */
async function cannotBeTrue(
  house: House,
  person: string,
  { game, seats, terms, position }: NewTable,
  { rules, seed, nonces, lines }: Carried,
): Promise<ReturnType<typeof refused> | undefined> {
  if (!Object.hasOwn(registry, game)) return refused('no-game', `This server does not have ${game}.`)
  if (house.limits.exceeds('heavy', person)) return refused('limit', TOO_MUCH)
  const spec = {
    seats: seats.map(() => ''),
    settings: terms.settings,
    dice: { seed, nonces },
    rules,
    ...(position === undefined || position === null ? {} : { position }),
  }
  const state = await house.reckoner.ask(person, 'rewind', { game, spec, lines }).catch(() => undefined)
  if (!state) return refused('record', 'This game cannot be gone on with: what was played does not fit the rules here.')
  if (!state.ok) return state
  return state.value.core.result ? refused('over', 'That game is over: it can only be looked at.') : undefined
}

/** A table as a person sees it, or why there is none. */
function shownTo(person: string, table: Outcome<Table>): Outcome<TableCard> {
  return table.ok ? fine(described(table.value, person)) : table
}

/** Tables, from set-up to record. */
export const tableRoutes = [
  route('GET /games', {
    summary: 'The games of this house',
    who: 'anyone',
    async handle({ house }) {
      const games = await Promise.all(Object.keys(registry).map(id => house.games(id)))
      return fine(
        games.map(game => ({
          id: game!.id,
          rules: game!.rules,
          seats: game!.seats,
          settings: game!.settings,
          text: Object.fromEntries(
            LANGUAGES.map(language => {
              const { title, blurb, seats, settings } = game!.text[language]
              return [language, { title, blurb, seats, settings }]
            }),
          ),
        })),
      )
    },
  }),
  route('POST /tables', {
    summary: 'Set up a table',
    who: 'person',
    limit: 'table',
    handle: ({ house, person, body }) => setUp(house, person, body),
  }),
  route('POST /tables/carried', {
    summary: 'Set up a table that goes on with a game begun elsewhere; its lines are proved',
    who: 'person',
    limit: 'table',
    bodyLimit: 2_000_000,
    async handle({ house, person, body }) {
      const fault = await cannotBeTrue(house, person.id, body, body.carried)
      return fault ?? setUp(house, person, body)
    },
  }),
  route('GET /tables/:id', {
    summary: 'What a table is',
    who: 'anyone',
    async handle({ house, person, params, query }) {
      const table = await visibleTable(house, params.id, person?.id, query.link)
      return table.ok ? fine(described(table.value, person?.id)) : table
    },
  }),
  route('DELETE /tables/:id', {
    summary: 'Take an open table of one’s own away',
    who: 'person',
    handle: ({ house, person, params }) => house.lobby.close(person, params.id),
  }),
  route('POST /tables/:id/join', {
    summary: 'Sit down',
    who: 'person',
    handle: async ({ house, person, params, body }) =>
      shownTo(person.id, await house.lobby.join(person, params.id, body)),
  }),
  route('POST /tables/:id/leave', {
    summary: 'Get up before the start; the host may free any seat',
    who: 'person',
    handle: async ({ house, person, params, body }) =>
      shownTo(person.id, await house.lobby.leave(person, params.id, body.seat)),
  }),
  route('POST /tables/:id/fill', {
    summary: 'The host gives a seat nobody sits in to a bot, invites somebody to it, or frees it',
    who: 'person',
    limit: 'person',
    async handle({ house, person, params, body: { seat, wish } }) {
      const fault = wish.kind === 'invited' ? cannotInviteAll(house, person.id, [wish.person]) : undefined
      if (fault) return fault
      const table = await house.lobby.fill(person, params.id, seat, wish)
      if (table.ok && wish.kind === 'invited') await house.notices.tell(wish.person, params.id, 'invitation')
      return shownTo(person.id, table)
    },
  }),
  route('POST /tables/:id/seal', {
    summary: 'Seal one’s own share in the dice, once the commitment is known; without it the house gives one',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params, body }) =>
      shownTo(person.id, await sealShare(house.store, person, params.id, body)),
  }),
  route('POST /tables/:id/open', {
    summary: 'Open one’s share, once every seat is taken and sealed as in `seals`; the table can start when all have',
    who: 'person',
    limit: 'person',
    handle: async ({ house, person, params, body }) =>
      shownTo(person.id, await openShare(house.store, person, params.id, body)),
  }),
  route('POST /tables/:id/start', {
    summary: 'Start a full table',
    who: 'person',
    async handle({ house, person, params }) {
      const table = await house.lobby.start(person, params.id)
      // Whoever wanted the same was quicker.
      if (!table.ok && table.problem.code === 'started')
        return shownTo(person.id, await visibleTable(house, params.id, person.id))
      if (!table.ok) return table
      await house.started(table.value, person.id)
      return fine(described(table.value, person.id))
    },
  }),
  route('POST /tables/:id/rematch', {
    summary: 'Play again with sides swapped',
    who: 'person',
    limit: 'table',
    async handle({ house, person, params, body }) {
      let invited: readonly string[] = []
      const table = await house.lobby.rematch(person, params.id, body, people => {
        invited = people
        return cannotInviteAll(house, person.id, people)
      })
      if (!table.ok) return table
      // Who was quicker has invited everybody: then one only sits down at his table.
      if (table.value.host === person.id)
        for (const other of invited) await house.notices.tell(other, table.value.id, 'invitation')
      return fine(described(table.value, person.id))
    },
  }),
  route('GET /tables/:id/state', {
    summary: 'What one’s seat, or a watcher, is shown now: the same frame as over the socket',
    who: 'anyone',
    async handle({ house, person, address, params, query }) {
      const table = await visibleTable(house, params.id, person?.id, query.link)
      if (!table.ok) return table
      if (house.looksTooMuch(table.value, person?.id ?? address)) return refused('limit', TOO_MUCH)
      const own = seatToSee(table.value, person?.id, query.seat)
      return own.ok ? house.hall.look(params.id, own.value, live => live.state(own.value)) : own
    },
  }),
  route('GET /tables/:id/aid', {
    summary: 'What helps with the question one is asked: odds, notes, what would be forgotten or given up, habits',
    who: 'person',
    handle: ({ house, person, params, query }) => house.help(params.id, person.id, 'aid', query),
  }),
  route('GET /tables/:id/plan', {
    summary: 'Where a piece could come to, as far as one can tell',
    who: 'person',
    handle: ({ house, person, params, query }) => house.help(params.id, person.id, 'plan', query),
  }),
  route('GET /tables/:id/threats', {
    summary: 'How many pieces of others could come to each place, as far as one can tell',
    who: 'person',
    handle: ({ house, person, params, query }) => house.help(params.id, person.id, 'threats', query),
  }),
  route('GET /tables/:id/why', {
    summary: 'Which rule stands against choosing an element of the scene; nothing is played',
    who: 'person',
    handle: ({ house, person, params, query }) => house.help(params.id, person.id, 'why', query),
  }),
  route('GET /tables/:id/preview', {
    summary: 'What a choice would change in what one sees; nothing is played',
    who: 'person',
    handle: ({ house, person, params, query }) => house.help(params.id, person.id, 'preview', query),
  }),
  route('GET /tables/:id/way', {
    summary: 'Choices that bring a piece to a place or, without one, set up the rest; nothing is played',
    who: 'person',
    handle: ({ house, person, params, query }) => house.help(params.id, person.id, 'way', query),
  }),
  route('GET /tables/:id/story', {
    summary: 'What happened so far as one heard it: a list of events a line, the opening first',
    who: 'anyone',
    limit: 'heavy',
    async handle({ house, person, address, params, query }) {
      const table = await visibleTable(house, params.id, person?.id, query.link)
      if (!table.ok) return table
      const own = seatToSee(table.value, person?.id, query.seat)
      if (!own.ok) return own
      const story = await house.hall.story(params.id, own.value, person?.id ?? address)
      if (story.ok) return fine(story.value.slice(query.from))
      // The rules have changed since: what everybody heard was kept.
      const kept = own.value === SPECTATOR ? await findArchived(house.store, params.id) : undefined
      return kept ? fine(kept.story.slice(query.from)) : story
    },
  }),
  route('POST /tables/:id/do', {
    summary: 'Choose, take back, resign, offer, answer, call a bot: for scripts; pages use the socket',
    who: 'person',
    limit: 'person',
    async handle({ house, person, params, body }) {
      const answer = await house.obey(params.id, person.id, body)
      return answer.ok ? fine({ seq: answer.seq }) : answer
    },
  }),
  route('GET /tables/:id/record', {
    summary: 'The record of a finished game, seed included',
    who: 'anyone',
    limit: 'heavy',
    async handle({ house, person, params, query }) {
      const table = await visibleTable(house, params.id, person?.id, query.link)
      if (!table.ok) return table
      const kept = await findArchived(house.store, params.id)
      return kept ? fine(kept.record) : refused('no-record', 'There is no record yet: the game is not over.')
    },
  }),
  route('POST /records', {
    summary: 'Import a record: it is proved and kept as a finished table of one’s own',
    who: 'person',
    limit: 'heavy',
    bodyLimit: 2_000_000,
    async handle({ house, person, body }) {
      const record = readRecord(body)
      if (!record.ok) return record
      if (!Object.hasOwn(registry, record.value.game)) return refused('no-game', 'This server does not have that game.')
      if (!record.value.result) return refused('record', 'Only finished games can be imported.')
      const proved = await house.reckoner.prove(person.id, record.value)
      if (!proved.ok) return proved
      return fine({ id: await importRecord(house.store, person, record.value, house.now()) })
    },
  }),
]
