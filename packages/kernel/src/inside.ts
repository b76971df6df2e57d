/** What only the laws look at: nothing a game, a bot or a page needs. */
export { forbidding, type Take } from './core/options.ts'
export { giveUp } from './core/play.ts'
export { type Question, seatsAsked } from './core/run.ts'
export { THE_GAME } from './help/stake.ts'
export { isNeedless, lostOf, stakesOf, Trials } from './help/stakes.ts'
export { lineOf } from './match/line.ts'
export { sealed } from './match/seal.ts'
