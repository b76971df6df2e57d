import { z } from 'zod'
import { line, personId, prose, tableId, time, whole } from '../parts.ts'

const id = z.strictObject({ id: line.max(40) })
const reason = prose.trim().min(3).max(500).describe('why, for the audit log and for whom it concerns')
const because = z.strictObject({ reason })
const nothing = z.null()

/** What somebody may do beyond playing. */
export const role = z.enum(['moderator', 'keeper'])
export type Role = z.infer<typeof role>

const report = z.strictObject({
  id: z.string(),
  reporter: z.string(),
  reporterName: z.string().nullable(),
  person: z.string().nullable(),
  table: z.string().nullable(),
  text: z.string(),
  evidence: z
    .strictObject({
      name: z.string(),
      title: z.string(),
      said: z.array(
        z.strictObject({ id: z.string(), person: z.string(), name: z.string(), at: time, text: z.string() }),
      ),
    })
    .describe('as it was when it was reported'),
  at: time,
})
/** A complaint, with what was to be seen then. */
export type Report = z.infer<typeof report>

const sanctionKind = z.enum(['mute', 'ban'])
const sanction = z.strictObject({
  id: z.string(),
  person: z.string(),
  kind: sanctionKind,
  reason: z.string(),
  since: time,
  until: time.nullable().describe('null: for good'),
  lifted: time.nullable(),
})
/** Who is muted says nothing, who is banned does nothing. */
export type Sanction = z.infer<typeof sanction>

const auditEntry = z.strictObject({
  id: z.string(),
  at: time,
  by: z.string(),
  byName: z.string().nullable(),
  deed: z.enum([
    'close-report',
    'remove-chat',
    'remove-name',
    'mute',
    'ban',
    'lift',
    'close-table',
    'close-contest',
    'remove-words',
    'role',
    'delete-account',
  ]),
  subject: z.string(),
  detail: z.string(),
})
/** Something a keeper did. */
export type AuditEntry = z.infer<typeof auditEntry>

/** Complaints, and what is done about them. */
export const keepingWays = {
  'POST /reports': {
    body: z.strictObject({
      person: personId.nullable().default(null),
      table: tableId.nullable().default(null),
      text: prose.trim().min(3).max(2000),
    }),
    reply: id,
  },
  'GET /keeping/reports': { reply: z.array(report) },
  'POST /keeping/reports/:id/close': { params: id, body: because, reply: nothing },
  'POST /keeping/chat/:id/remove': { params: id, body: because, reply: nothing },
  'POST /keeping/persons/:id/unname': { params: id, body: because, reply: nothing },
  'GET /keeping/persons/:id/sanctions': { params: id, reply: z.array(sanction) },
  'POST /keeping/persons/:id/mute': {
    params: id,
    body: z.strictObject({ reason, hours: whole.min(1).max(87_600).nullable() }),
    reply: nothing,
  },
  'POST /keeping/persons/:id/ban': {
    params: id,
    body: z.strictObject({ reason, hours: whole.min(1).max(87_600).nullable() }),
    reply: nothing,
  },
  'POST /keeping/sanctions/:id/lift': { params: id, body: because, reply: nothing },
  'POST /keeping/tables/:id/close': { params: id, body: because, reply: nothing },
  'POST /keeping/contests/:id/close': { params: id, body: because, reply: nothing },
  'POST /keeping/contests/:id/unword': { params: id, body: because, reply: nothing },
  'GET /keeping/audit': { reply: z.array(auditEntry) },
}
