import type { BotHints } from '@hexarium/kernel'
import { evaluate } from './bot/evaluate.ts'
import { policy } from './bot/policy.ts'
import type { DragonRage } from './state.ts'

/** What is good in Dragon Rage. */
export const bot: BotHints<DragonRage> = { evaluate, policy }
