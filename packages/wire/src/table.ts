import { z } from 'zod'
import { level, line, personId, time, whole } from './parts.ts'
import { result } from './seen.ts'

/** How much time players have. `days` is for correspondence: days a choice, and a bank to draw on. */
export const clockTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    minutes: z.number().min(0.01).max(600),
    increment: z.number().min(0).max(600).describe('seconds gained whenever one’s turn ends'),
  }),
  z.strictObject({
    kind: z.literal('days'),
    days: z.number().min(0.0001).max(30).describe('days a choice'),
    bank: z.number().min(0).max(90).describe('days in reserve for the whole game'),
  }),
])

/** What a table agrees on before it starts, apart from who sits where. */
export const tableTerms = z.strictObject({
  settings: z.record(line.max(60), z.union([z.boolean(), z.number(), line.max(200)])).default({}),
  clock: clockTerms.default({ kind: 'none' }),
  timeout: z.enum(['forfeit', 'bot', 'default']).default('forfeit').describe('what becomes of a seat whose time is up'),
  watchers: z.boolean().default(true).describe('others may watch'),
  delay: whole.min(0).max(86_400).default(0).describe('seconds watchers are behind'),
  watcherChat: z.boolean().default(false).describe('watchers may chat, in a room of their own that players read, too'),
  rated: z.boolean().default(false),
})

export type ClockTerms = z.infer<typeof clockTerms>
export type TableTerms = z.infer<typeof tableTerms>

/** Who plays a seat. */
export const holder = z.strictObject({
  kind: z.enum(['open', 'invited', 'person', 'bot']),
  person: z.string().nullable(),
  name: z.string(),
  level: z.string().nullable(),
})
export type Holder = z.infer<typeof holder>

export const status = z.enum(['open', 'running', 'finished', 'broken'])
export const access = z.enum(['private', 'unlisted', 'public'])

/** Who shall sit where. */
export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('me') }).describe('several of them are a hot seat'),
  z.strictObject({ kind: z.literal('invited'), person: personId }),
  z.strictObject({ kind: z.literal('bot'), level }),
])

export type SeatWish = z.infer<typeof seatWish>

/** What a host makes of a seat nobody sits in. */
export const fillWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('invited'), person: personId }),
  z.strictObject({ kind: z.literal('bot'), level }),
])
export type FillWish = z.infer<typeof fillWish>

/** A game that was begun elsewhere: how it was laid, and the lines played. It goes on with other dice. */
export const carried = z.strictObject({
  rules: line.max(20),
  seed: line.max(200),
  nonces: z.array(line.max(100)).max(12),
  lines: z.array(line.max(400)).min(1).max(20_000),
})
export type Carried = z.infer<typeof carried>

/** What a new table shall be. */
export const newTable = z.strictObject({
  game: line.max(40),
  title: line.trim().max(80).default(''),
  access: access.default('unlisted'),
  seats: z.array(seatWish).min(1).max(12),
  terms: tableTerms.prefault({}),
  position: z.unknown().optional().describe('where the game starts, if not at its beginning: see the game’s positions'),
})
export type NewTable = z.infer<typeof newTable> & { carried?: Carried }

/** A new table that goes on with a game. */
export const carriedTable = newTable.extend({ carried })

/** What people are told of a table. */
export const tableCard = z.strictObject({
  id: z.string(),
  game: z.string(),
  rules: z.string(),
  title: z.string(),
  host: z.string(),
  status,
  access,
  terms: tableTerms,
  commitment: z.string(),
  dice: z.strictObject({
    commitment: z.string(),
    nonces: z.array(z.string()).describe('the shares, by seat; empty while sealed'),
    seals: z.array(z.string()).describe('of the shares'),
    shares: z.array(z.enum(['', 'house', 'sealed', 'open'])).describe('the house’s own, somebody’s, or opened'),
    seed: z.string().optional().describe('once the game is over'),
  }),
  position: z.boolean().describe('it starts at a position'),
  carried: z.boolean().describe('it was begun elsewhere: its dice are the house’s alone'),
  result,
  rematch: z.string().nullable().describe('the table at which those who sat here play again'),
  contest: z
    .strictObject({ id: z.string(), kind: z.enum(['tournament', 'campaign', 'ladder', 'season']) })
    .nullable()
    .describe('what it is played for'),
  created: time,
  started: time.nullable(),
  finished: time.nullable(),
  seats: z.array(holder),
  link: z.string().optional().describe('for those who sit here'),
})
export type TableCard = z.infer<typeof tableCard>

/** A table in a list. */
export const listed = z.strictObject({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  status,
  access,
  created: time,
  started: time.nullable(),
  finished: time.nullable(),
  updated: time,
  result,
  rated: z.boolean(),
  clock: z.enum(['none', 'live', 'days']),
  terms: tableTerms,
  seats: z.array(holder),
  waiting: z.array(whole).describe('the seats asked now'),
  mine: z.boolean().describe('it waits for who asks'),
  due: time.nullable().describe('when the time of who is asked is up'),
  quiet: z.boolean().describe('who asks wants to be told nothing of it'),
})
export type Listed = z.infer<typeof listed>

/** A page of a list. */
export const tableList = z.strictObject({
  tables: z.array(listed),
  next: z.string().nullable().describe('`cursor` of the next page'),
})
export type TableList = z.infer<typeof tableList>
