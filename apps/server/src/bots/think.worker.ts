import { botFrom, consider, thoughtOf } from '@hexarium/bots'
import { must } from '@hexarium/kernel'
import { workThread } from '../threads/thread.ts'
import type { Job } from './thinkers.ts'

// A thread in which bots think. It is sent a state the bot's seat could believe in, never the real one.

workThread<Job>((game, { state, seat, level, seed, kept }) =>
  consider(must(botFrom(level)), thoughtOf(game, state, seat, seed), kept),
)
