import { levels, styles } from '@hexarium/bots'
import { z } from 'zod'

/** Small parts of what is sent, by the names the rest of this folder uses. */

export const time = z.number().describe('milliseconds since 1970')
export const whole = z.number().int()
/** The number of a step; players count only steps everybody could notice. */
export const step = whole.min(0)

/** Characters nobody sees that end a line, turn its direction round or are none at all: what holds them is not what it seems. */
const UNSEEN = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`

/** One line of text. */
export const line = z.string().regex(new RegExp(`^[^${UNSEEN}]*$`, 'u'), 'no control characters')
/** Text of several lines. */
export const prose = z.string().regex(new RegExp(`^(?:[^${UNSEEN}]|[\n\r\t])*$`, 'u'), 'no control characters')

export const tableId = line.min(1).max(40)
export const personId = line.max(40)
/** The sender's own name for what he sends. */
export const ownId = line.min(1).max(64).optional()
/** The same in the answer. */
export const answers = z.string().max(64).optional().describe('the id of what it answers')
export const link = line.max(100).optional().describe('the secret of the table’s link')
export const share = line.min(16).max(64).describe('one’s share in the dice: any text nobody can guess')
export const seal = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')
  .describe('of one’s share: SHA-256 of “hexarium share ” and the share')
/** Every level, and in every style those that have styles. */
const botNames = levels.flatMap(({ name, inStyle }) => [
  name,
  ...(inStyle ? styles.map(style => `${name}:${style}`) : []),
])
export const houseLevel = z
  .enum(botNames)
  .describe('how well a bot of the house plays, and in which style: `strong`, `strong:careful`')
/** A program of somebody else's that plays here (`GET /bots`). */
const program = z.templateLiteral(['program:', z.string().regex(/^[a-z][a-z0-9]{0,19}$/)])
export const level = z
  .union([houseLevel, program])
  .describe('how well a bot plays, and in which style: `strong`, `strong:careful`; or whose program: `program:hopeful`')

/** A seat one looks from: one's own, or none. */
export const anySeat = whole.min(-1).max(99).optional().describe('one’s seat; -1 to watch')
export const ownSeat = whole.min(0).max(99).optional().describe('one’s seat, if one plays several')

/** One of the options one is shown. */
export const anyOption = whole.min(0).describe('its number in `shown.options`')

/** An element of the scene. */
export const element = line.min(1).max(80).describe('its id in the scene')

/** What stands in an address is text: these read numbers from it. */
export const inAddress = {
  anySeat: z.coerce.number<number>().int().min(-1).max(99).optional().describe('one’s seat; -1 to watch'),
  ownSeat: z.coerce.number<number>().int().min(0).max(99).optional().describe('one’s seat, if one plays several'),
  whole: z.coerce.number<number>().int(),
}
