import type { GameHelp } from '@hexarium/kernel'
import { aid } from './aid/index.ts'
import { bot } from './bot/index.ts'
import { odds } from './odds.ts'
import { position } from './position/index.ts'
import type { Titan } from './state.ts'

/** What helps people and bots. */
export const help: GameHelp<Titan> = { bot, odds, aid, position }
