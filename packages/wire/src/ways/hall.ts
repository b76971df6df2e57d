import { z } from 'zod'
import { contestRef } from '../contest.ts'
import { level, line, time, whole } from '../parts.ts'
import { listed } from '../table.ts'
import { people } from './people.ts'

/** How quickly a game among strangers goes: three live clocks and three by post. */
export const pace = z.enum(['quick', 'usual', 'long', 'day', 'days', 'week'])
export type Pace = z.infer<typeof pace>

const seek = z.strictObject({
  id: z.string(),
  person: z.string(),
  name: z.string(),
  games: z.array(z.string()),
  paces: z.array(pace),
  rated: z.boolean(),
  at: time,
  mine: z.boolean(),
})
/** Somebody looks for anybody to play with: any of these games, at any of these paces. */
export type Seek = z.infer<typeof seek>

const newSeek = z.strictObject({
  games: z.array(line.max(40)).min(1).max(20).describe('any of them'),
  paces: z.array(pace).min(1).max(6).describe('any of them'),
  rated: z.boolean().default(false),
})
export type NewSeek = z.infer<typeof newSeek>

const contestNow = contestRef.extend({ game: z.string(), tables: whole.describe('to watch there') })
/** A contest whose games can be watched. */
export type ContestNow = z.infer<typeof contestNow>

const hallNow = z.strictObject({
  open: z.array(listed).describe('tables with a free seat'),
  running: z.array(listed).describe('tables to watch that are played for no contest'),
  contests: z.array(contestNow).describe('with games to watch, the busiest first'),
  seeks: z.array(seek),
  people: people.describe('who is here, by name'),
  guests: whole.describe('how many are here without a name of their own'),
})
/** What goes on in the hall. */
export type HallNow = z.infer<typeof hallNow>

/** The hall, and how strangers find each other there. */
export const hallWays = {
  'GET /hall': { reply: hallNow },
  'GET /bots': { reply: z.array(z.strictObject({ name: z.string(), level })) },
  'POST /seeks': {
    body: newSeek,
    reply: z.strictObject({
      seek: seek.nullable().describe('it waits; null where somebody was found at once'),
      table: z.string().nullable().describe('where both sit now'),
    }),
  },
  'DELETE /seeks/:id': { params: z.strictObject({ id: line.max(40) }), reply: z.null() },
}
