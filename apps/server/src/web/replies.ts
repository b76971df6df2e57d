import { z } from 'zod'
import { tableTerms } from '../table/terms.ts'

/** What routes reply when all went well, for the OpenAPI document; tests hold every reply against them. */

const time = z.number().describe('milliseconds since 1970')
const seat = z.number().int().describe('-1 for a watcher')
const event = z.strictObject({ kind: z.string(), args: z.array(z.number()) })
const note = z.strictObject({
  at: z.string().describe('an id of the scene'),
  short: z.string().optional(),
  glyphs: z.array(z.string()).optional(),
  key: z.string(),
  args: z.array(z.number()),
})
const result = z.strictObject({ places: z.array(z.number()), scores: z.array(z.number()), by: z.string() }).nullable()
const holder = z.strictObject({
  kind: z.enum(['open', 'invited', 'person', 'bot']),
  person: z.string().nullable(),
  name: z.string(),
  level: z.string().nullable(),
})
const status = z.enum(['open', 'running', 'finished', 'broken'])
const access = z.enum(['private', 'unlisted', 'public'])

export const nothing = z.null()
export const yesOrNo = z.boolean()
export const opaque = z.looseObject({}).describe('as the browser’s WebAuthn wants it')

export const self = z.strictObject({
  id: z.string(),
  name: z.string(),
  login: z.string().nullable().describe('null for a guest'),
  hasPassword: z.boolean(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  notify: z.strictObject({ push: z.boolean(), email: z.enum(['never', 'hourly', 'daily']) }),
})

export const sessions = z.array(
  z.strictObject({ id: z.string(), agent: z.string(), created: time, used: time, here: z.boolean() }),
)
export const passkeys = z.array(z.strictObject({ id: z.string(), created: time }))
export const people = z.array(z.strictObject({ id: z.string(), name: z.string() }))

const rating = z.strictObject({
  person: z.string(),
  game: z.string(),
  scale: z.enum(['glicko', 'weng-lin']),
  rating: z.number(),
  deviation: z.number(),
  volatility: z.number(),
  games: z.number().int(),
  updated: time,
})

export const person = z.strictObject({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  created: time,
  ratings: z.array(rating),
})
export const best = z.array(rating.extend({ name: z.string().nullable() }))

export const games = z.array(
  z.strictObject({
    id: z.string(),
    rules: z.string(),
    seats: z.strictObject({ min: z.number().int(), max: z.number().int() }),
    settings: z.record(z.string(), z.looseObject({ kind: z.enum(['switch', 'choice', 'number']) })),
    text: z.record(z.string(), z.looseObject({ title: z.string() })).describe('by language'),
  }),
)

export const table = z.strictObject({
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
    nonces: z.array(z.string()),
    seed: z.string().optional().describe('once the game is over'),
  }),
  position: z.boolean().describe('it starts at a position'),
  result,
  rematch: z.string().nullable(),
  created: time,
  started: time.nullable(),
  finished: time.nullable(),
  seats: z.array(holder),
  link: z.string().optional().describe('for those who sit here'),
})

export const tables = z.strictObject({
  tables: z.array(
    z.strictObject({
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
      seats: z.array(holder),
      waiting: z.array(z.number().int()).describe('the seats asked now'),
      mine: z.boolean().describe('it waits for who asks'),
    }),
  ),
  next: z.string().nullable().describe('`cursor` of the next page'),
})

const clocks = z.strictObject({ left: z.array(z.number()), from: z.array(z.number()) }).nullable()

export const state = z.strictObject({
  t: z.literal('state'),
  table: z.string(),
  seat,
  seq: z.number().int(),
  at: time,
  shown: z.strictObject({
    view: z.unknown().describe('as the game shows it'),
    asked: z
      .strictObject({
        decision: z.string().nullable(),
        seats: z.array(z.number().int()),
        may: z.array(z.number().int()).optional(),
      })
      .nullable(),
    options: z.array(z.number().int()),
    sealed: z.number().int().nullable(),
    standing: z.record(z.string(), z.string()),
    result,
    info: z.strictObject({
      status,
      seats: z.array(holder.omit({ person: true })),
      offer: z
        .strictObject({
          what: z.enum(['draw', 'break', 'undo']),
          by: z.number().int(),
          count: z.number().int(),
          yes: z.array(z.number().int()),
        })
        .nullable(),
      clocks,
      undo: z.boolean(),
    }),
  }),
})

const helped = { table: z.string(), seat, seq: z.number().int() }

export const aid = z.strictObject({
  t: z.literal('aid'),
  ...helped,
  aid: z.strictObject({
    odds: z.array(
      z.strictObject({
        option: z.number().int(),
        key: z.string(),
        args: z.array(z.number()),
        chance: z.number().min(0).max(1),
        rule: z.string(),
      }),
    ),
    notes: z.array(note),
    forgotten: z.array(z.strictObject({ option: z.number().int(), ids: z.array(z.string()) })),
    losses: z.array(
      z.strictObject({
        option: z.number().int(),
        stakes: z.array(z.strictObject({ key: z.string(), args: z.array(z.number().int()) })),
      }),
    ),
    habits: z.record(z.string(), z.number().int()),
  }),
})

export const plan = z.strictObject({ t: z.literal('plan'), ...helped, piece: z.string(), notes: z.array(note) })

export const threats = z.strictObject({
  t: z.literal('threats'),
  ...helped,
  places: z.record(z.string(), z.number().int()).describe('by an id of the scene'),
})

export const why = z.strictObject({
  t: z.literal('why'),
  ...helped,
  at: z.string(),
  rule: z.string().nullable().describe('null where the question is not about such elements, or it may be chosen'),
})

export const story = z.array(z.array(event)).describe('by line of the record, the opening first')
export const done = z.strictObject({ seq: z.number().int() })
export const kept = z.strictObject({ id: z.string() })

export const record = z.strictObject({
  hexarium: z.literal(1),
  game: z.string(),
  rules: z.string(),
  seats: z.array(z.string()),
  settings: z.record(z.string(), z.union([z.boolean(), z.string(), z.number()])),
  position: z.unknown().optional(),
  dice: z.strictObject({ commitment: z.string(), nonces: z.array(z.string()), seed: z.string().optional() }),
  choices: z.array(z.string()),
  result,
  end: z.string(),
  digest: z.string(),
})

export const said = z.strictObject({
  id: z.string(),
  table: z.string(),
  room: z.enum(['players', 'all']),
  person: z.string(),
  name: z.string(),
  at: time,
  text: z.string(),
})
export const allSaid = z.array(said)
export const text = z.strictObject({ text: z.string() })
export const notices = z.array(
  z.strictObject({
    id: z.string(),
    table: z.string(),
    kind: z.enum(['turn', 'start', 'over', 'invitation']),
    at: time,
  }),
)
export const pushKey = z.strictObject({ key: z.string() })
export const vacation = z.strictObject({ tables: z.number().int().describe('at how many tables') })
