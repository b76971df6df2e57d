import { type GameHelp, helpFrom } from '@hexarium/kernel'
import { aid } from './aid.ts'
import { advice, evaluate } from './bot.ts'
import { odds } from './odds.ts'
import { position } from './position.ts'
import type { Skirmish } from './state.ts'

const answers = helpFrom(...odds, ...advice)

/** What helps people and bots. */
export const help: GameHelp<Skirmish> = { bot: { evaluate, policy: answers.policy }, odds: answers.odds, aid, position }
