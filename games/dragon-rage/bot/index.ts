import { type BotHints, helpFrom, skillBy } from '@hexarium/kernel'
import type { DragonRage } from '../state.ts'
import { casting } from './casting.ts'
import { evaluate, judgement } from './evaluate.ts'
import { fighting } from './fighting.ts'
import { marching } from './marching.ts'
import { plans } from './plans.ts'
import { preparing } from './preparing.ts'
import { prowling } from './prowling.ts'
import { shooting } from './shooting.ts'
import found from './taste.json' with { type: 'json' }
import { taste } from './taste.ts'

/** How likely a sensible player takes each option. */
export const { policy } = helpFrom(...preparing, ...casting, ...marching, ...prowling, ...shooting, ...fighting)

/** What is good in Dragon Rage. */
export const bot: BotHints<DragonRage> = {
  evaluate,
  judgement,
  policy,
  plans,
  haste: 0.28,
  ...skillBy<DragonRage, keyof typeof taste.plain>(taste, found.numbers, { policy }),
}
