import { type GameHelp, helpFrom } from '@hexarium/kernel'
import { aid } from './aid/index.ts'
import { bot } from './bot/index.ts'
import { odds } from './odds.ts'
import { position } from './position/index.ts'
import type { Demonworld } from './state.ts'

/** What helps people and bots. */
export const help: GameHelp<Demonworld> = { bot, odds: helpFrom(...odds).odds, aid, position }
