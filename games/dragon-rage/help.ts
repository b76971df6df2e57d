import { type GameHelp, helpFrom } from '@hexarium/kernel'
import { aid } from './aid/index.ts'
import { keeps } from './aid/keeping.ts'
import { plan } from './aid/plan.ts'
import { stakes } from './aid/stakes.ts'
import { bot } from './bot/index.ts'
import { chances } from './odds.ts'
import { position } from './position/index.ts'
import type { DragonRage } from './state.ts'

const { odds, notes, forgotten, grave, habits, proposals } = helpFrom(...chances, ...aid)

/** What helps people and bots. */
export const help: GameHelp<DragonRage> = {
  bot,
  odds,
  aid: { notes, forgotten, grave, habits, proposals, plan, stakes, keeps },
  position,
}
