import type { BotHints } from '@hexarium/kernel'
import { evaluate } from './bot/evaluate.ts'
import { policy } from './bot/policy.ts'
import type { Demonworld } from './state.ts'

/** What is good in Demonworld. */
export const bot: BotHints<Demonworld> = { evaluate, policy }
