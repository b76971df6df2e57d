import { z } from 'zod'
import { contestRef } from '../contest.ts'
import { noticeKind, room, said } from '../frames.ts'
import { inAddress, line, personId, prose, tableId, time } from '../parts.ts'

const params = z.strictObject({ id: tableId })
const nothing = z.null()

const notice = z.strictObject({
  id: z.string(),
  table: z.string().describe('the table; the contest’s id where it is about no table'),
  game: z.string().nullable().describe('null if there is no such table any more'),
  contest: contestRef.nullable().describe('the tournament, campaign, ladder or season it is about'),
  text: z.string().nullable().describe('what an organiser announced'),
  kind: noticeKind,
  at: time,
})
/** Something a person has not looked at yet. */
export type Notice = z.infer<typeof notice>

/** Chat, notes, notices. */
export const talkWays = {
  'GET /tables/:id/chat': {
    params,
    query: z.strictObject({
      before: inAddress.whole.default(Number.MAX_SAFE_INTEGER),
      limit: inAddress.whole.min(1).max(100).default(50),
    }),
    reply: z.array(said),
  },
  'POST /tables/:id/chat': {
    params,
    body: z.strictObject({ room, text: prose.trim().min(1).max(500) }),
    reply: said,
  },
  'PUT /tables/:id/mute': {
    params,
    body: z.strictObject({ person: personId, muted: z.boolean() }),
    reply: z.boolean(),
  },
  'GET /tables/:id/note': { params, reply: z.strictObject({ text: z.string() }) },
  'PUT /tables/:id/note': { params, body: z.strictObject({ text: prose.max(20_000) }), reply: nothing },
  'PUT /tables/:id/quiet': { params, body: z.strictObject({ quiet: z.boolean() }), reply: nothing },
  'GET /notices': { reply: z.array(notice) },
  'POST /notices/seen': {
    body: z.strictObject({ table: tableId.nullable().default(null) }),
    reply: nothing,
  },
  'GET /push/key': { reply: z.strictObject({ key: z.string() }) },
  'POST /push': {
    body: z.object({
      endpoint: line.max(1000),
      keys: z.strictObject({ p256dh: line.max(200), auth: line.max(100) }),
    }),
    reply: nothing,
  },
  'DELETE /push': { body: z.strictObject({ endpoint: line.max(1000) }), reply: nothing },
}
