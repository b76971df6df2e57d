import { fine, type Outcome, refused } from '@hexarium/kernel'
import { z } from 'zod'
import type { House } from '../../house.ts'
import { isPushService } from '../../notice/push.ts'
import { maySee } from '../../table/lobby.ts'
import { findTable } from '../../table/tables.ts'
import type { Room } from '../../talk/chat.ts'
import * as replies from '../replies.ts'
import { route } from '../route.ts'

const id = z.strictObject({ id: z.string().min(1).max(40) })
const text = z.string().trim().min(1).max(500)

/** The rooms of a table a person may be in. */
async function roomsOf(house: House, table: string, person: string): Promise<Outcome<Room[]>> {
  const found = await findTable(house.store, table)
  if (!found || !maySee(found, person)) return refused('no-table', 'There is no such table.')
  return fine(house.roomsOf(found, person))
}

/** Chat, notes, notices. */
export const talkRoutes = [
  route({
    method: 'get',
    path: '/tables/:id/chat',
    summary: 'What was said at a table, the latest first',
    reply: replies.allSaid,
    who: 'person',
    params: id,
    query: z.strictObject({
      before: z.coerce.number().int().default(Number.MAX_SAFE_INTEGER),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    async handle({ house, person, params, query }) {
      const rooms = await roomsOf(house, params.id, person.id)
      if (!rooms.ok) return rooms
      return fine(await house.chat.list(params.id, rooms.value, person.id, query.before, query.limit))
    },
  }),
  route({
    method: 'post',
    path: '/tables/:id/chat',
    summary: 'Say something: to the players, or to all at the table',
    reply: replies.said,
    who: 'person',
    limit: 'chat',
    params: id,
    body: z.strictObject({ room: z.enum(['players', 'all']), text }),
    async handle({ house, person, params, body }) {
      const rooms = await roomsOf(house, params.id, person.id)
      if (!rooms.ok) return rooms
      if (!rooms.value.includes(body.room)) return refused('not-seated', 'You may not speak in this room.')
      return fine(await house.chat.say(params.id, body.room, person, body.text))
    },
  }),
  route({
    method: 'put',
    path: '/tables/:id/mute',
    summary: 'Hear somebody at a table no longer, or again',
    reply: replies.yesOrNo,
    who: 'person',
    params: id,
    body: z.strictObject({ person: z.string().max(40), muted: z.boolean() }),
    async handle({ house, person, params, body }) {
      const rooms = await roomsOf(house, params.id, person.id)
      if (!rooms.ok) return rooms
      return fine(await house.chat.mute(params.id, person.id, body.person, body.muted))
    },
  }),
  route({
    method: 'get',
    path: '/tables/:id/note',
    summary: 'One’s own notes about a table',
    reply: replies.text,
    who: 'person',
    params: id,
    handle: async ({ house, person, params }) => fine({ text: await house.chat.note(params.id, person.id) }),
  }),
  route({
    method: 'put',
    path: '/tables/:id/note',
    summary: 'Write one’s notes about a table',
    reply: replies.nothing,
    who: 'person',
    params: id,
    body: z.strictObject({ text: z.string().max(20_000) }),
    async handle({ house, person, params, body }) {
      const rooms = await roomsOf(house, params.id, person.id)
      if (!rooms.ok) return rooms
      await house.chat.setNote(params.id, person.id, body.text)
      return fine(null)
    },
  }),
  route({
    method: 'get',
    path: '/notices',
    summary: 'What one has not looked at yet',
    reply: replies.notices,
    who: 'person',
    handle: async ({ house, person }) => fine(await house.notices.unseen(person.id)),
  }),
  route({
    method: 'post',
    path: '/notices/seen',
    summary: 'One has looked: at one table, or at all',
    reply: replies.nothing,
    who: 'person',
    body: z.strictObject({ table: z.string().max(40).nullable().default(null) }),
    async handle({ house, person, body }) {
      await house.notices.seen(person.id, body.table)
      return fine(null)
    },
  }),
  route({
    method: 'get',
    path: '/push/key',
    summary: 'The key browsers need to subscribe to web push',
    reply: replies.pushKey,
    who: 'anyone',
    handle: async ({ house }) => fine({ key: house.push.publicKey }),
  }),
  route({
    method: 'post',
    path: '/push',
    summary: 'Be reached by web push',
    reply: replies.nothing,
    who: 'person',
    body: z.object({
      endpoint: z.string().max(1000).refine(isPushService, 'no push service'),
      keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    }),
    async handle({ house, person, body }) {
      await house.push.subscribe(person.id, body, house.now())
      return fine(null)
    },
  }),
  route({
    method: 'delete',
    path: '/push',
    summary: 'Be reached by web push no longer',
    reply: replies.nothing,
    who: 'person',
    body: z.strictObject({ endpoint: z.string().max(1000) }),
    async handle({ house, person, body }) {
      await house.push.unsubscribe(person.id, body.endpoint)
      return fine(null)
    },
  }),
]
