import { z } from 'zod'
import { anyOption, anySeat, element, level, line, link, ownId, ownSeat, step, tableId } from './parts.ts'

const seat = ownSeat.describe('which seat; needed only by who plays several')
const id = ownId.describe('the sender’s own id: a repetition is heeded once')

/** What somebody at a running table may want to be done. */
export const command = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('choose'),
    seq: step.describe('the number of the last step the sender knows'),
    choice: z.union([line.min(1).max(80), step]),
    seat,
    id,
  }),
  z.strictObject({ do: z.literal('undo'), seq: step, seat, id }),
  z.strictObject({
    do: z.literal('stand'),
    decision: line.max(80),
    answer: line.max(80).nullable(),
    seat,
    id,
  }),
  z.strictObject({ do: z.literal('resign'), seat, id }),
  z.strictObject({
    do: z.literal('offer'),
    what: z.enum(['draw', 'break', 'undo']),
    count: z
      .number()
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .describe('how many choices an undo takes back; without it, all since one’s own last one, and that one'),
    seat,
    id,
  }),
  z.strictObject({ do: z.literal('answer'), yes: z.boolean(), seat, id }),
  z.strictObject({
    do: z.literal('claim'),
    from: step.max(99).describe('the seat of somebody the game has waited for in vain'),
    level: level.nullable().describe('the bot that plays on for him; null: he has given up'),
    seat,
    id,
  }),
  z.strictObject({
    do: z.literal('bot'),
    level: level.nullable().describe('the bot that plays one’s seat from here on; null takes the seat back'),
    seat,
    id,
  }),
])
export type Command = z.infer<typeof command>

const asking = { table: tableId, seat: ownSeat, id: ownId }

/** What a page may send by its socket. */
export const wish = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('watch'), table: tableId, seat: anySeat, link }),
  z.strictObject({ t: z.literal('unwatch'), table: tableId, seat: anySeat }),
  z.strictObject({ t: z.literal('do'), table: tableId, command }),
  z.strictObject({ t: z.literal('aid'), ...asking }),
  z.strictObject({ t: z.literal('plan'), ...asking, piece: element }),
  z.strictObject({ t: z.literal('threats'), ...asking }),
  z.strictObject({ t: z.literal('why'), ...asking, at: element, seq: step }),
  z.strictObject({ t: z.literal('preview'), ...asking, option: anyOption, seq: step }),
  z.strictObject({ t: z.literal('way'), ...asking, piece: element.optional(), to: element.optional(), seq: step }),
  z.strictObject({ t: z.literal('hall'), on: z.boolean().describe('be told when something changes in the hall') }),
  z
    .strictObject({ t: z.literal('contest'), contest: line.min(1).max(40).nullable() })
    .describe('be told when something changes in this tournament, campaign, ladder or season; null: no longer'),
  z.strictObject({ t: z.literal('ping') }),
])
export type Wish = z.infer<typeof wish>

/** Those that ask for help. */
export type HelpWish = Extract<Wish, { t: 'aid' | 'plan' | 'threats' | 'why' | 'preview' | 'way' }>
