import type { BotHints } from '@hexarium/kernel'
import type { Warcraft } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { policy } from './policy.ts'

/** What is good in Warcraft. */
export const bot: BotHints<Warcraft> = { evaluate, policy }
