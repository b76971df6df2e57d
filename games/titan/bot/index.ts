import { type BotHints, helpFrom } from '@hexarium/kernel'
import type { Titan } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { fighting } from './fighting.ts'
import { gathering } from './gathering.ts'
import { organising } from './organising.ts'
import { parleying } from './parleying.ts'
import { plans } from './plans.ts'
import { travelling } from './travelling.ts'

/** How likely a sensible player takes each option. */
const { policy, variety } = helpFrom(...organising, ...travelling, ...parleying, ...fighting, ...gathering)

/** What is good in Titan. */
export const bot: BotHints<Titan> = { evaluate, policy, variety, plans, haste: 0.08 }
