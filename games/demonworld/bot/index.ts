import type { BotHints } from '@hexarium/kernel'
import type { Demonworld } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { policy } from './policy.ts'

/** What is good in Demonworld. */
export const bot: BotHints<Demonworld> = { evaluate, policy }
