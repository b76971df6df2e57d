import type { PlanHint } from '@hexarium/kernel'
import type { Demonworld } from '../state.ts'

/** How many rounds on a plan is judged: a march brings contact, contact losses, losses rout. */
const ROUNDS = 4

/** Orders, moves, regrouping and blows are planned alike, up to the first die. None of it was seen to win games (`bench/bots.md`). */
export const plans: readonly PlanHint<Demonworld>[] = [
  {
    kind: 'battle',
    isOver: (g, from) => g.round >= from.round + ROUNDS,
    strays: 1.5,
    isVain: true,
    turn: g => g.round,
  },
]
