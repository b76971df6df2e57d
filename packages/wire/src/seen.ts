import type { Aid, Change, GameRecord, Note, Problem, Result, Seen } from '@hexarium/kernel'
import { z } from 'zod'
import { whole } from './parts.ts'

/** What the kernel says, as it is sent. Its types are the kernel's own: a schema that says otherwise does not compile. */

export const seat = whole.describe('-1 for a watcher')
export const event = z.strictObject({ kind: z.string(), args: z.array(z.number()) })

/** An event as a seat hears it. */
export type Heard = z.infer<typeof event>

export const change = z.strictObject({
  path: z.array(z.union([z.string(), z.number()])),
  value: z.unknown().optional(),
}) satisfies z.ZodType<Change>

export const result = z
  .strictObject({ places: z.array(z.number()), scores: z.array(z.number()), by: z.string() })
  .nullable() satisfies z.ZodType<Result | null>

export const problem = z.strictObject({
  code: z.string(),
  text: z.string(),
  rule: z.string().optional(),
}) satisfies z.ZodType<Problem>

export const seen = z.strictObject({
  view: z.unknown().describe('as the game shows it'),
  asked: z
    .strictObject({
      decision: z.string().nullable(),
      seats: z.array(whole),
      may: z.array(whole).optional(),
    })
    .nullable(),
  options: z.array(whole),
  sealed: whole.nullable(),
  standing: z.record(z.string(), z.string()),
  result,
}) satisfies z.ZodType<Seen>

export const note = z.strictObject({
  at: z.string().describe('an id of the scene'),
  short: z.string().optional(),
  glyphs: z.array(z.string()).readonly().optional(),
  from: z.string().optional().describe('an id of the scene'),
  isBarred: z.literal(true).optional(),
  key: z.string(),
  args: z.array(z.number()),
}) satisfies z.ZodType<Note>

const chances = {
  key: z.string(),
  args: z.array(z.number()),
  chance: z.number().min(0).max(1),
  rule: z.string(),
  factors: z
    .array(
      z.strictObject({
        key: z.string(),
        args: z.array(z.number()),
        value: z.number(),
        isBase: z.literal(true).optional(),
        rule: z.string(),
      }),
    )
    .readonly()
    .optional(),
}

export const aid = z.strictObject({
  odds: z.array(z.strictObject({ option: whole, ...chances })),
  forecast: z.strictObject(chances).optional(),
  keepsUndo: z.boolean().optional(),
  proposes: z.string().optional(),
  keeps: z.strictObject({ as: z.string(), where: z.string() }).optional(),
  notes: z.array(note),
  forgotten: z.array(z.strictObject({ option: whole, ids: z.array(z.string()) })),
  losses: z.array(
    z.strictObject({ option: whole, stakes: z.array(z.strictObject({ key: z.string(), args: z.array(whole) })) }),
  ),
  habits: z.record(z.string(), whole),
  wishes: z.array(z.strictObject({ option: whole, rule: z.string() })),
}) satisfies z.ZodType<Aid>

export const record = z.strictObject({
  hexarium: z.literal(1),
  game: z.string(),
  rules: z.string(),
  seats: z.array(z.string()),
  settings: z.record(z.string(), z.union([z.boolean(), z.string(), z.number()])),
  position: z.unknown().optional(),
  dice: z.strictObject({
    commitment: z.string(),
    nonces: z.array(z.string()),
    seals: z.array(z.string()).optional(),
    seed: z.string().optional(),
  }),
  choices: z.array(z.string()),
  result,
  end: z.string(),
  digest: z.string(),
}) satisfies z.ZodType<GameRecord>
