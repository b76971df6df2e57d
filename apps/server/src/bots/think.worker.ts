import { botFrom, consider, lineFor, thoughtOf } from '@hexarium/bots'
import { must } from '@hexarium/kernel'
import { workThread } from '../threads/thread.ts'
import { programOf } from './programs.ts'
import type { Job } from './thinkers.ts'

// A thread in which bots think, and what programs are told is written. It is sent a state the bot's seat could believe in, never the real one.

workThread<Job>((game, { state, seat, level, seed, kept }) => {
  const thought = thoughtOf(game, state, seat, seed)
  return programOf(level) === undefined ? consider(must(botFrom(level)), thought, kept) : lineFor(thought, seed)
})
