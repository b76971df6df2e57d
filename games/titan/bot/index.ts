import type { BotHints } from '@hexarium/kernel'
import type { Titan } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { policy } from './policy.ts'

/** What is good in Titan. */
export const bot: BotHints<Titan> = { evaluate, policy }
