import { z } from 'zod'
import { stateFrame } from './frames.ts'
import { problem } from './seen.ts'
import { contestWays } from './ways/contests.ts'
import { hallWays } from './ways/hall.ts'
import { keepingWays } from './ways/keeping.ts'
import { orderWays } from './ways/orders.ts'
import { peopleWays } from './ways/people.ts'
import { tableWays } from './ways/tables.ts'
import { talkWays } from './ways/talk.ts'

/** A way in by HTTP: what comes with it, in its path, behind it and in its body, and what is replied when all went well. */
export interface Way {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  reply: z.ZodType
}

/** Every way in, below `/api`, by method and path. */
export const ways = {
  ...peopleWays,
  ...tableWays,
  ...talkWays,
  ...hallWays,
  ...orderWays,
  ...contestWays,
  ...keepingWays,
} satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Way>

/** What is replied when it did not go well; who was behind is told how things stand. */
export const refusal = z.strictObject({ problem, state: stateFrame.optional() })
export type Refusal = z.infer<typeof refusal>

type Ways = typeof ways

/** The name of a way: `GET /tables/:id`. */
export type WayName = keyof Ways

/** What comes along with a way. */
type Part = 'params' | 'query' | 'body'

type Schema<W extends WayName, P extends Part> = Ways[W] extends Record<P, infer S extends z.ZodType> ? S : never

/** What the server reads of a part; nothing where the way has none. */
export type Read<W extends WayName, P extends Part> = [Schema<W, P>] extends [never]
  ? undefined
  : z.output<Schema<W, P>>

/** What is replied. */
export type Reply<W extends WayName> = z.output<Ways[W]['reply']>

/** The parts somebody must bring along, and those he may. */
type Needed<W extends WayName> = {
  [P in Part]: [Schema<W, P>] extends [never] ? never : Record<never, never> extends z.input<Schema<W, P>> ? never : P
}[Part]
type Possible<W extends WayName> = { [P in Part]: [Schema<W, P>] extends [never] ? never : P }[Part]

/** Whatever somebody says who takes a way. */
export interface AnyCall {
  params?: object
  query?: object
  body?: unknown
}

/** What somebody says who takes this way. */
export type Call<W extends WayName> = AnyCall & { [P in Needed<W>]: z.input<Schema<W, P>> } & {
  [P in Possible<W>]?: z.input<Schema<W, P>>
}

/** The same as arguments: left out where nothing must be said. */
export type CallArgs<W extends WayName> = [Needed<W>] extends [never] ? [call?: Call<W>] : [call: Call<W>]

/** What came back, as its way says; throws where it is otherwise. */
export function readReply<W extends WayName>(way: W, reply: unknown): Reply<W> {
  const schema: z.ZodType = ways[way].reply
  return schema.parse(reply) as Reply<W>
}
