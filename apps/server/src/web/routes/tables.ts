import { fine, LANGUAGES, type Outcome, readRecord, refused, SPECTATOR, verify } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { z } from 'zod'
import type { House } from '../../house.ts'
import { findArchived } from '../../table/archive.ts'
import { command } from '../../table/commands.ts'
import { importRecord } from '../../table/import.ts'
import { maySee, newTable } from '../../table/lobby.ts'
import { findTable } from '../../table/tables.ts'
import type { Table } from '../../table/terms.ts'
import * as replies from '../replies.ts'
import { route } from '../route.ts'

const id = z.strictObject({ id: z.string().min(1).max(40) })
const link = z.string().max(100).optional().describe('the secret of the table’s link')
const nonce = z.string().min(1).max(64).optional().describe('one’s share in the dice')
const seat = z.coerce.number().int().min(-1).max(99).optional().describe('one’s seat; -1 to watch')
const ownSeat = z.coerce.number().int().min(0).max(99).optional().describe('one’s seat, if one plays several')

/** What people are told of a table; secrets stay out. */
function described(table: Table, person: string | undefined): unknown {
  const { seed, nonces, link, holders, position, ...rest } = table
  const over = table.status === 'finished' || table.status === 'broken'
  const own = person !== undefined && (table.host === person || holders.some(holder => holder.person === person))
  return {
    ...rest,
    seats: holders,
    position: position !== null,
    dice: { commitment: table.commitment, nonces, ...(over ? { seed } : {}) },
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

/** Tables, from set-up to record. */
export const tableRoutes = [
  route({
    method: 'get',
    path: '/games',
    summary: 'The games of this house',
    reply: replies.games,
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
  route({
    method: 'post',
    path: '/tables',
    summary: 'Set up a table',
    reply: replies.table,
    who: 'person',
    limit: 'table',
    body: newTable,
    async handle({ house, person, body }) {
      const table = await house.lobby.create(person, body)
      if (!table.ok) return table
      for (const holder of table.value.holders)
        if (holder.kind === 'invited') await house.notices.tell(holder.person!, table.value.id, 'invitation')
      return fine(described(table.value, person.id))
    },
  }),
  route({
    method: 'get',
    path: '/tables/:id',
    summary: 'What a table is',
    reply: replies.table,
    who: 'anyone',
    params: id,
    query: z.strictObject({ link }),
    async handle({ house, person, params, query }) {
      const table = await visibleTable(house, params.id, person?.id, query.link)
      return table.ok ? fine(described(table.value, person?.id)) : table
    },
  }),
  route({
    method: 'delete',
    path: '/tables/:id',
    summary: 'Take an open table of one’s own away',
    reply: replies.nothing,
    who: 'person',
    params: id,
    handle: ({ house, person, params }) => house.lobby.close(person, params.id),
  }),
  route({
    method: 'post',
    path: '/tables/:id/join',
    summary: 'Sit down',
    reply: replies.table,
    who: 'person',
    params: id,
    body: z.strictObject({ link, seat: z.number().int().min(0).max(99).optional(), nonce }),
    async handle({ house, person, params, body }) {
      const table = await house.lobby.join(person, params.id, body)
      return table.ok ? fine(described(table.value, person.id)) : table
    },
  }),
  route({
    method: 'post',
    path: '/tables/:id/leave',
    summary: 'Get up before the start; the host may free any seat',
    reply: replies.table,
    who: 'person',
    params: id,
    body: z.strictObject({ seat: z.number().int().min(0).max(99) }),
    async handle({ house, person, params, body }) {
      const table = await house.lobby.leave(person, params.id, body.seat)
      return table.ok ? fine(described(table.value, person.id)) : table
    },
  }),
  route({
    method: 'post',
    path: '/tables/:id/start',
    summary: 'Start a full table',
    reply: replies.table,
    who: 'person',
    params: id,
    body: z.strictObject({}),
    async handle({ house, person, params }) {
      const table = await house.lobby.start(person, params.id)
      if (!table.ok) return table
      await house.started(table.value, person.id)
      return fine(described(table.value, person.id))
    },
  }),
  route({
    method: 'post',
    path: '/tables/:id/rematch',
    summary: 'Play again with sides swapped',
    reply: replies.table,
    who: 'person',
    params: id,
    limit: 'table',
    body: z.strictObject({ nonce }),
    async handle({ house, person, params, body }) {
      const table = await house.lobby.rematch(person, params.id, body.nonce)
      if (!table.ok) return table
      for (const holder of table.value.holders)
        if (holder.kind === 'invited') await house.notices.tell(holder.person!, table.value.id, 'invitation')
      return fine(described(table.value, person.id))
    },
  }),
  route({
    method: 'get',
    path: '/tables/:id/state',
    summary: 'What one’s seat, or a watcher, is shown now: the same frame as over the socket',
    reply: replies.state,
    who: 'anyone',
    params: id,
    query: z.strictObject({ seat, link }),
    async handle({ house, person, params, query }) {
      const table = await visibleTable(house, params.id, person?.id, query.link)
      if (!table.ok) return table
      const state = await house.hall.at(params.id, live => {
        const own = house.seatToSee(live.play.table, person?.id, query.seat)
        return own.ok ? fine(live.state(own.value)) : own
      })
      return state.ok ? state.value : state
    },
  }),
  route({
    method: 'get',
    path: '/tables/:id/aid',
    summary: 'What helps with the question one is asked: odds, notes, what would be forgotten or given up, habits',
    reply: replies.aid,
    who: 'person',
    params: id,
    query: z.strictObject({ seat: ownSeat }),
    handle: ({ house, person, params, query }) => house.help(params.id, person.id, { t: 'aid', ...query }),
  }),
  route({
    method: 'get',
    path: '/tables/:id/plan',
    summary: 'Where a piece could come to, as far as one can tell',
    reply: replies.plan,
    who: 'person',
    params: id,
    query: z.strictObject({ seat: ownSeat, piece: z.string().min(1).max(80).describe('its id in the scene') }),
    handle: ({ house, person, params, query }) => house.help(params.id, person.id, { t: 'plan', ...query }),
  }),
  route({
    method: 'get',
    path: '/tables/:id/threats',
    summary: 'How many pieces of others could come to each place, as far as one can tell',
    reply: replies.threats,
    who: 'person',
    params: id,
    query: z.strictObject({ seat: ownSeat }),
    handle: ({ house, person, params, query }) => house.help(params.id, person.id, { t: 'threats', ...query }),
  }),
  route({
    method: 'get',
    path: '/tables/:id/why',
    summary: 'Which rule stands against choosing an element of the scene; nothing is played',
    reply: replies.why,
    who: 'person',
    params: id,
    query: z.strictObject({
      seat: ownSeat,
      at: z.string().min(1).max(80).describe('its id in the scene'),
      seq: z.coerce.number().int().min(0).describe('the number of the step whose question is meant'),
    }),
    handle: ({ house, person, params, query }) => house.help(params.id, person.id, { t: 'why', ...query }),
  }),
  route({
    method: 'get',
    path: '/tables/:id/story',
    summary: 'What happened so far as one heard it: a list of events a line, the opening first',
    reply: replies.story,
    who: 'anyone',
    limit: 'heavy',
    params: id,
    query: z.strictObject({ seat, link, from: z.coerce.number().int().min(0).default(0) }),
    async handle({ house, person, params, query }) {
      const table = await visibleTable(house, params.id, person?.id, query.link)
      if (!table.ok) return table
      const own = house.seatToSee(table.value, person?.id, query.seat)
      if (!own.ok) return own
      const story = await house.hall.at(params.id, live => live.story(own.value).slice(query.from))
      if (story.ok) return story
      // The rules have changed since: what everybody heard was kept.
      const kept = own.value === SPECTATOR ? await findArchived(house.store, params.id) : undefined
      return kept ? fine(kept.story.slice(query.from)) : story
    },
  }),
  route({
    method: 'post',
    path: '/tables/:id/do',
    summary: 'Choose, take back, resign, offer, answer, call a bot: for scripts; pages use the socket',
    reply: replies.done,
    who: 'person',
    limit: 'person',
    params: id,
    body: command,
    async handle({ house, person, params, body }) {
      const answer = await house.obey(params.id, person.id, body)
      return answer.ok ? fine({ seq: answer.seq }) : answer
    },
  }),
  route({
    method: 'get',
    path: '/tables/:id/record',
    summary: 'The record of a finished game, seed included',
    reply: replies.record,
    who: 'anyone',
    limit: 'heavy',
    params: id,
    query: z.strictObject({ link }),
    async handle({ house, person, params, query }) {
      const table = await visibleTable(house, params.id, person?.id, query.link)
      if (!table.ok) return table
      const kept = await findArchived(house.store, params.id)
      return kept ? fine(kept.record) : refused('no-record', 'There is no record yet: the game is not over.')
    },
  }),
  route({
    method: 'post',
    path: '/records',
    summary: 'Import a record: it is proved and kept as a finished table of one’s own',
    reply: replies.kept,
    who: 'person',
    limit: 'heavy',
    bodyLimit: 2_000_000,
    body: z.looseObject({ hexarium: z.literal(1), game: z.string().max(40) }),
    async handle({ house, person, body }) {
      const record = readRecord(body)
      if (!record.ok) return record
      const game = await house.games(record.value.game)
      if (!game) return refused('no-game', 'This server does not have that game.')
      const proved = verify(game, record.value)
      if (!proved.ok) return proved
      if (!record.value.result) return refused('record', 'Only finished games can be imported.')
      return fine({ id: await importRecord(house.store, person, record.value, house.now()) })
    },
  }),
]
