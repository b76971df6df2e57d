import type { BotHints } from '@hexarium/kernel'
import { evaluate } from './bot/evaluate.ts'
import { policy } from './bot/policy.ts'
import type { Warcraft } from './state.ts'

/** What is good in Warcraft. */
export const bot: BotHints<Warcraft> = { evaluate, policy }
