import { type BotHints, helpFrom, skillBy } from '@hexarium/kernel'
import type { Demonworld } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { fighting } from './fighting.ts'
import { flames } from './flames.ts'
import { flyers } from './flyers.ts'
import { forming } from './forming.ts'
import { guns } from './guns.ts'
import { large } from './large.ts'
import { magic } from './magic.ts'
import { moving } from './moving.ts'
import { ordering } from './ordering.ts'
import { plans } from './plans.ts'
import found from './taste.json' with { type: 'json' }
import { able, taste } from './taste.ts'
import { walking } from './walking.ts'

const { policy, variety } = helpFrom(
  ...ordering,
  ...magic,
  ...fighting,
  ...guns,
  ...flames,
  ...moving,
  ...forming,
  ...walking,
  ...large,
  ...flyers,
)

/** What is good in Demonworld, and how likely a sensible player takes each option. */
export const bot: BotHints<Demonworld> = {
  evaluate,
  policy,
  variety,
  plans,
  haste: 0.26,
  ...skillBy<Demonworld, keyof typeof taste.plain>(taste, found.numbers, { policy, variety }, able),
}
