import { z } from 'zod'
import { shown } from '../frames.ts'
import { inAddress, line, ownSeat, tableId, time, whole } from '../parts.ts'
import { seat } from '../seen.ts'

const params = z.strictObject({ id: tableId })

/** A choice played ahead, on an imagined board: one's own, or what somebody else might do. */
const aheadStep = z.strictObject({
  seat: whole.min(0).max(99),
  choice: whole.min(0),
  words: line.max(300).default('').describe('the choice as its reader calls it; nobody else sees it'),
})
export type AheadStep = z.input<typeof aheadStep>

const steps = z.array(aheadStep).max(60)

const order = z.strictObject({
  id: z.string(),
  at: time,
  steps: z.array(z.strictObject({ seat: whole, words: z.string() })),
  left: whole.describe('answers it still holds'),
})
/** Answers left in advance: each is given if one is asked exactly what was imagined, having seen exactly that. */
export type Order = z.infer<typeof order>

/** Playing ahead, and orders left in advance. Nobody else learns of them. */
export const orderWays = {
  'POST /tables/:id/ahead': {
    params,
    body: z.strictObject({ seat: ownSeat, steps }),
    reply: z.strictObject({
      seat: seat.describe('who is asked then; -1 when the game is over'),
      seq: whole,
      shown: shown.describe('what that seat is shown, as one’s own imagines it'),
      isUncertain: z.boolean().describe('dice fell: they may fall otherwise'),
    }),
  },
  'GET /tables/:id/orders': {
    params,
    query: z.strictObject({ seat: inAddress.ownSeat }),
    reply: z.array(order),
  },
  'POST /tables/:id/orders': { params, body: z.strictObject({ seat: ownSeat, steps: steps.min(1) }), reply: order },
  'DELETE /tables/:id/orders/:order': {
    params: z.strictObject({ id: tableId, order: line.max(40) }),
    reply: z.null(),
  },
}
