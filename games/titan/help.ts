import { type GameHelp, helpFrom } from '@hexarium/kernel'
import { obvious } from './aid/habits.ts'
import { aid } from './aid/index.ts'
import { plan } from './aid/plan.ts'
import { stakes } from './aid/stakes.ts'
import { bot } from './bot/index.ts'
import { chances, forecast } from './odds.ts'
import { position } from './position/index.ts'
import type { Titan } from './state.ts'

const { odds, notes, forgotten, grave, habits, proposals } = helpFrom(...chances, ...aid)

/** What helps people and bots. */
export const help: GameHelp<Titan> = {
  bot,
  odds,
  aid: { notes, forgotten, grave, habits, obvious, proposals, plan, stakes, forecast },
  position,
}
