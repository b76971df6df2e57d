import { z } from 'zod'

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

/** What happens to a seat whose time is up. */
export const timeoutTerms = z.enum(['forfeit', 'bot', 'default'])

/** What a table agrees on before it starts, apart from who sits where. */
export const tableTerms = z.strictObject({
  settings: z.record(z.string().max(60), z.union([z.boolean(), z.number(), z.string().max(200)])).default({}),
  clock: clockTerms.default({ kind: 'none' }),
  timeout: timeoutTerms.default('forfeit'),
  watchers: z.boolean().default(true).describe('others may watch'),
  delay: z.number().int().min(0).max(86_400).default(0).describe('seconds watchers are behind'),
  watcherChat: z.boolean().default(false).describe('watchers may chat, in a room of their own that players read, too'),
  rated: z.boolean().default(false),
})

export type ClockTerms = z.infer<typeof clockTerms>
export type TableTerms = z.infer<typeof tableTerms>

/** Who plays a seat. */
export interface Holder {
  kind: 'open' | 'invited' | 'person' | 'bot'
  person: string | null
  name: string
  level: string | null
}

/** What a table is, apart from how the game stands. */
export interface Table {
  id: string
  game: string
  rules: string
  title: string
  host: string
  status: 'open' | 'running' | 'finished' | 'broken'
  access: 'private' | 'unlisted' | 'public'
  terms: TableTerms
  /** Who has it may sit down or, if private, look in. */
  link: string
  seed: string
  commitment: string
  /** Where it starts, if not at the game's beginning; not for everybody's eyes. */
  position: unknown
  result: unknown
  rematch: string | null
  created: number
  started: number | null
  finished: number | null
  holders: Holder[]
  nonces: string[]
}
