import type { PlanHint } from '@hexarium/kernel'
import { moveTo, nextMove } from '../rules/movement/movement.ts'
import { deploy, deployTo } from '../rules/town/deploy.ts'
import { spend } from '../rules/town/spend.ts'
import type { Warcraft } from '../state.ts'

/** How many turns on a plan is judged: battles follow at once, what is trained or built pays later. */
const TURNS = 3

const isOver = (g: Warcraft, from: Warcraft) => g.turn >= from.turn + TURNS
const turn = (g: Warcraft) => g.turn

/** What is planned as one: the moves of all pieces, what is spent, and where who was trained appears. None was seen to win games (`bench/bots.md`). */
export const plans: readonly PlanHint<Warcraft>[] = [
  { kind: 'march', decisions: [nextMove, moveTo], isOver, strays: 1.5, isVain: true, turn },
  { kind: 'spending', decisions: [spend, deploy, deployTo], isOver, strays: 1.5, isVain: true, turn },
]
