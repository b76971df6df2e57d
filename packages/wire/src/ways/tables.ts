import { z } from 'zod'
import { command } from '../commands.ts'
import { aidFrame, planFrame, previewFrame, stateFrame, threatsFrame, wayFrame, whyFrame } from '../frames.ts'
import { element, inAddress, line, link, ownSeat, personId, seal, share, tableId, whole } from '../parts.ts'
import { event, record } from '../seen.ts'
import { carriedTable, fillWish, newTable, tableCard, tableList } from '../table.ts'

const params = z.strictObject({ id: tableId })
const own = { seat: inAddress.ownSeat }

const list = z.enum(['open', 'running', 'finished'])
const paging = {
  game: line.max(40).optional(),
  cursor: line.max(80).optional().describe('`next` of the page before'),
  limit: inAddress.whole.min(1).max(100).default(20),
}

/** Tables, from set-up to record, and lists of them. */
export const tableWays = {
  'GET /games': {
    reply: z.array(
      z.strictObject({
        id: z.string(),
        rules: z.string(),
        seats: z.strictObject({ min: whole, max: whole }),
        settings: z.record(z.string(), z.looseObject({ kind: z.enum(['switch', 'choice', 'number']) })),
        text: z.record(z.string(), z.looseObject({ title: z.string() })).describe('by language'),
      }),
    ),
  },
  'GET /tables': {
    query: z.strictObject({
      list: list.default('open'),
      ...paging,
      player: line.trim().min(2).max(40).optional().describe('the beginning of an account’s name'),
      setting: line
        .max(120)
        .regex(/^\w+=[^"\\]*$/)
        .optional()
        .describe('a setting of the game and its value: `scenario=siege`'),
      result: z
        .enum(['won', 'lost', 'drawn', 'decided', 'broken'])
        .optional()
        .describe('how it ended; won and lost for the player named'),
    }),
    reply: tableList,
  },
  'GET /my/tables': { query: z.strictObject({ list: list.default('running'), ...paging }), reply: tableList },
  'GET /persons/:id/tables': {
    params: z.strictObject({ id: personId }),
    query: z.strictObject({ list: list.default('finished'), ...paging }),
    reply: tableList,
  },
  'POST /tables': { body: newTable, reply: tableCard },
  'POST /tables/carried': { body: carriedTable, reply: tableCard },
  'GET /tables/:id': { params, query: z.strictObject({ link }), reply: tableCard },
  'DELETE /tables/:id': { params, reply: z.null() },
  'POST /tables/:id/join': {
    params,
    body: z.strictObject({ link, seat: ownSeat, seal: seal.optional() }),
    reply: tableCard,
  },
  'POST /tables/:id/leave': { params, body: z.strictObject({ seat: whole.min(0).max(99) }), reply: tableCard },
  'POST /tables/:id/fill': {
    params,
    body: z.strictObject({ seat: whole.min(0).max(99), wish: fillWish }),
    reply: tableCard,
  },
  'POST /tables/:id/seal': { params, body: z.strictObject({ seat: whole.min(0).max(99), seal }), reply: tableCard },
  'POST /tables/:id/open': {
    params,
    body: z.strictObject({ seat: whole.min(0).max(99), share, seals: z.array(seal).max(99).optional() }),
    reply: tableCard,
  },
  'POST /tables/:id/start': { params, body: z.strictObject({}), reply: tableCard },
  'POST /tables/:id/rematch': { params, body: z.strictObject({ seal: seal.optional() }), reply: tableCard },
  'GET /tables/:id/state': { params, query: z.strictObject({ seat: inAddress.anySeat, link }), reply: stateFrame },
  'GET /tables/:id/aid': { params, query: z.strictObject(own), reply: aidFrame },
  'GET /tables/:id/plan': { params, query: z.strictObject({ ...own, piece: element }), reply: planFrame },
  'GET /tables/:id/threats': { params, query: z.strictObject(own), reply: threatsFrame },
  'GET /tables/:id/why': {
    params,
    query: z.strictObject({
      ...own,
      at: element,
      seq: inAddress.whole.min(0).describe('the number of the step whose question is meant'),
    }),
    reply: whyFrame,
  },
  'GET /tables/:id/preview': {
    params,
    query: z.strictObject({ ...own, option: inAddress.whole.min(0), seq: inAddress.whole.min(0) }),
    reply: previewFrame,
  },
  'GET /tables/:id/way': {
    params,
    query: z.strictObject({ ...own, piece: element.optional(), to: element.optional(), seq: inAddress.whole.min(0) }),
    reply: wayFrame,
  },
  'GET /tables/:id/story': {
    params,
    query: z.strictObject({ seat: inAddress.anySeat, link, from: inAddress.whole.min(0).default(0) }),
    reply: z.array(z.array(event)).describe('by line of the record, the opening first'),
  },
  'POST /tables/:id/do': { params, body: command, reply: z.strictObject({ seq: whole }) },
  'GET /tables/:id/record': { params, query: z.strictObject({ link }), reply: record },
  'POST /records': {
    body: z.looseObject({ hexarium: z.literal(1), game: line.max(40) }),
    reply: z.strictObject({ id: z.string() }),
  },
}
