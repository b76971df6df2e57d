import type { BotHints } from '@hexarium/kernel'
import { evaluate } from './bot/evaluate.ts'
import { policy } from './bot/policy.ts'
import type { Titan } from './state.ts'

/** What is good in Titan. */
export const bot: BotHints<Titan> = { evaluate, policy }
