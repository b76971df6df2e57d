import { fine, type Outcome, refused } from '@hexarium/kernel'
import type { Room } from '@hexarium/wire'
import type { House } from '../../house.ts'
import { untilWhen } from '../../keeping/until.ts'
import { isPushService } from '../../notice/push.ts'
import { maySee } from '../../table/lobby.ts'
import { roomsOf } from '../../table/sight.ts'
import { findTable } from '../../table/tables.ts'
import { route } from '../route.ts'

/** The rooms of a table a person may be in. */
async function roomsAt(house: House, table: string, person: string): Promise<Outcome<Room[]>> {
  const found = await findTable(house.store, table)
  if (!found || !maySee(found, person)) return refused('no-table', 'There is no such table.')
  return fine(roomsOf(found, person))
}

/** Chat, notes, notices. */
export const talkRoutes = [
  route('GET /tables/:id/chat', {
    summary: 'What was said at a table, the latest first',
    who: 'person',
    async handle({ house, person, params, query }) {
      const rooms = await roomsAt(house, params.id, person.id)
      if (!rooms.ok) return rooms
      return fine(await house.chat.list(params.id, rooms.value, person.id, query.before, query.limit))
    },
  }),
  route('POST /tables/:id/chat', {
    summary: 'Say something: to the players, or to all at the table',
    who: 'person',
    limit: 'chat',
    async handle({ house, person, params, body }) {
      const rooms = await roomsAt(house, params.id, person.id)
      if (!rooms.ok) return rooms
      if (!rooms.value.includes(body.room)) return refused('not-seated', 'You may not speak in this room.')
      const mute = house.keepers.sanctionOf(person.id, 'mute')
      if (mute) return refused('muted', `You are muted ${untilWhen(mute)}: ${mute.reason}`)
      return fine(await house.chat.say(params.id, body.room, person, body.text))
    },
  }),
  route('PUT /tables/:id/mute', {
    summary: 'Hear somebody at a table no longer, or again',
    who: 'person',
    async handle({ house, person, params, body }) {
      const rooms = await roomsAt(house, params.id, person.id)
      if (!rooms.ok) return rooms
      return fine(await house.chat.mute(params.id, person.id, body.person, body.muted))
    },
  }),
  route('GET /tables/:id/note', {
    summary: 'One’s own notes about a table',
    who: 'person',
    handle: async ({ house, person, params }) => fine({ text: await house.chat.note(params.id, person.id) }),
  }),
  route('PUT /tables/:id/note', {
    summary: 'Write one’s notes about a table',
    who: 'person',
    async handle({ house, person, params, body }) {
      const rooms = await roomsAt(house, params.id, person.id)
      if (!rooms.ok) return rooms
      await house.chat.setNote(params.id, person.id, body.text)
      return fine(null)
    },
  }),
  route('PUT /tables/:id/quiet', {
    summary: 'Be told nothing of a table, but that one’s time runs out; or be told again',
    who: 'person',
    async handle({ house, person, params, body }) {
      const rooms = await roomsAt(house, params.id, person.id)
      if (!rooms.ok) return rooms
      await house.notices.setQuiet(person.id, params.id, body.quiet)
      return fine(null)
    },
  }),
  route('GET /notices', {
    summary: 'What one has not looked at yet',
    who: 'person',
    handle: async ({ house, person }) => fine(await house.notices.unseen(person.id)),
  }),
  route('POST /notices/seen', {
    summary: 'One has looked: at one table, or at all',
    who: 'person',
    async handle({ house, person, body }) {
      await house.notices.seen(person.id, body.table)
      return fine(null)
    },
  }),
  route('GET /push/key', {
    summary: 'The key browsers need to subscribe to web push',
    who: 'anyone',
    handle: async ({ house }) => fine({ key: house.push.publicKey }),
  }),
  route('POST /push', {
    summary: 'Be reached by web push',
    who: 'person',
    async handle({ house, person, body }) {
      if (!isPushService(body.endpoint, house.config.PUSH_SERVICES))
        return refused('malformed', 'endpoint: no push service')
      await house.push.subscribe(person.id, body, house.now())
      return fine(null)
    },
  }),
  route('DELETE /push', {
    summary: 'Be reached by web push no longer',
    who: 'person',
    async handle({ house, person, body }) {
      await house.push.unsubscribe(person.id, body.endpoint)
      return fine(null)
    },
  }),
]
