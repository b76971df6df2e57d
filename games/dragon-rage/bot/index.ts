import type { BotHints } from '@hexarium/kernel'
import type { DragonRage } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { policy } from './policy.ts'

/** What is good in Dragon Rage. */
export const bot: BotHints<DragonRage> = { evaluate, policy }
