import { z } from 'zod'
import { answers, time, whole } from './parts.ts'
import { aid, change, event, note, problem, seat, seen } from './seen.ts'
import { holder, status } from './table.ts'

/** Something everybody at the table has to agree to. */
export const offer = z.strictObject({
  what: z.enum(['draw', 'break', 'undo']),
  by: whole,
  count: whole.describe('how many lines an undo takes back'),
  yes: z.array(whole),
})
export type Offer = z.infer<typeof offer>

/** The clocks of a table, in milliseconds by seat. */
export const clocks = z.strictObject({
  left: z.array(z.number()).describe('what is left of the main time or of the bank'),
  from: z.array(z.number()).describe('since when a seat’s clock runs; 0 where it stands'),
})
export type Clocks = z.infer<typeof clocks>

/** All a seat is shown: what the kernel says it sees, and the table around it. */
export const shown = seen.extend({
  info: z.strictObject({
    status,
    seats: z.array(holder.omit({ person: true })),
    offer: offer.nullable(),
    clocks: clocks.nullable(),
    undo: z.boolean().describe('this seat may take back its last choice'),
    vacation: z.array(time).describe('until when somebody is on vacation, by seat; 0 if not'),
  }),
})
export type Shown = z.infer<typeof shown>

const moment = { table: z.string(), seat, seq: whole }

/** What a watcher gets when he comes, or when he lost the thread. */
export const stateFrame = z.strictObject({ t: z.literal('state'), ...moment, at: time, shown })
export type StateFrame = z.infer<typeof stateFrame>

/** What a watcher gets when something happened: what he heard of it, and what it changed in what he is shown. */
export const stepFrame = z.strictObject({
  t: z.literal('step'),
  ...moment,
  at: time,
  events: z.array(event),
  changes: z.array(change),
  back: whole.optional().describe('of what he heard so far, so many events at the end were taken back'),
})
export type StepFrame = z.infer<typeof stepFrame>

/** What helps a seat with its question. */
export const aidFrame = z.strictObject({ t: z.literal('aid'), ...moment, id: answers, aid })

/** Where a piece could come to, as far as a seat can tell. */
export const planFrame = z.strictObject({
  t: z.literal('plan'),
  ...moment,
  id: answers,
  piece: z.string(),
  notes: z.array(note),
})

/** How many pieces of others could come to each place, as far as a seat can tell. */
export const threatsFrame = z.strictObject({
  t: z.literal('threats'),
  ...moment,
  id: answers,
  places: z.record(z.string(), whole).describe('by an id of the scene'),
})

/** Which rule stands against choosing an element of the scene. */
export const whyFrame = z.strictObject({
  t: z.literal('why'),
  ...moment,
  id: answers,
  at: z.string(),
  rule: z.string().nullable().describe('null where the question is not about such elements, or it may be chosen'),
})

/** What a choice would change in what its seat sees. */
export const previewFrame = z.strictObject({
  t: z.literal('preview'),
  ...moment,
  id: answers,
  option: whole,
  changes: z.array(change).nullable().describe('of `shown.view`; null where dice or something hidden would decide'),
})

/** Choices one after the other: those that bring a piece to a place or, without one, the rest of a set-up as it is proposed. */
export const wayFrame = z.strictObject({
  t: z.literal('way'),
  ...moment,
  id: answers,
  to: z.string().nullable(),
  way: z
    .strictObject({ options: z.array(whole), changes: z.array(change) })
    .nullable()
    .describe('the options in their order, and what they would change in `shown.view`; null where no way is found'),
})

/** Anything that helps somebody decide. */
export type HelpFrame = z.infer<
  typeof aidFrame | typeof planFrame | typeof threatsFrame | typeof whyFrame | typeof previewFrame | typeof wayFrame
>

/** `players` is for those who play, `all` for everybody at the table. */
export const room = z.enum(['players', 'all'])
export type Room = z.infer<typeof room>

/** Something said at a table. */
export const said = z.strictObject({
  id: z.string(),
  table: z.string(),
  room,
  person: z.string(),
  name: z.string(),
  at: time,
  text: z.string(),
})
export type Said = z.infer<typeof said>

export const noticeKind = z.enum([
  'turn',
  'start',
  'over',
  'invitation',
  'closed',
  'time',
  // of contests
  'round',
  'deadline',
  'corrected',
  'ended',
  'announcement',
  'challenge',
])
export type NoticeKind = z.infer<typeof noticeKind>

/** What a page is sent by its socket. */
export const frame = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    person: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  }),
  stateFrame,
  stepFrame,
  z.strictObject({ t: z.literal('ack'), table: z.string(), id: answers, seq: whole }),
  problem.extend({ t: z.literal('refused'), table: z.string().optional(), id: answers }),
  aidFrame,
  planFrame,
  threatsFrame,
  whyFrame,
  previewFrame,
  wayFrame,
  z.strictObject({ t: z.literal('table'), table: z.string() }),
  z.strictObject({
    t: z.literal('there'),
    table: z.string(),
    seats: z.array(whole).describe('the seats whose people look at the table now'),
    away: z.array(time).describe('since when the others do not, by seat; 0 where nobody is awaited'),
    watchers: whole.describe('how many others look on'),
    patience: whole
      .nullable()
      .describe(
        'milliseconds of silence after which the game can be claimed from who is away; null: clocks see to that',
      ),
  }),
  z.strictObject({ t: z.literal('hall') }).describe('something changed in the hall: fetch it again'),
  said.extend({ t: z.literal('said') }),
  z.strictObject({ t: z.literal('notice'), table: z.string(), kind: noticeKind }),
  z.strictObject({ t: z.literal('contest'), contest: z.string() }).describe('something changed there: fetch it again'),
  z.strictObject({
    t: z.literal('trouble'),
    table: z.string(),
    what: z
      .enum(['bot', 'closed'])
      .describe('a bot could not decide and took its first option; the table had to be closed'),
    seat: seat.describe('the bot’s'),
  }),
  z.strictObject({ t: z.literal('pong') }),
])
export type Frame = z.infer<typeof frame>
