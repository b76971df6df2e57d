import type { GameHelp } from '@hexarium/kernel'
import { evaluate } from './bot.ts'
import { position } from './position.ts'
import type { ToyGame } from './state.ts'

/** What helps people and bots. */
export const help: GameHelp<ToyGame> = { bot: { evaluate }, position }
