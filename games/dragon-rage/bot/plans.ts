import type { PlanHint } from '@hexarium/kernel'
import { flight } from '../rules/flying.ts'
import { castSpell } from '../rules/magic.ts'
import { chooseMover, march } from '../rules/movement.ts'
import { faceOnEntry, prowlOn } from '../rules/prowling.ts'
import { reinforce } from '../rules/reinforcements.ts'
import { deploy, face } from '../rules/set-up.ts'
import type { DragonRage } from '../state.ts'

/** How many turns on a plan is judged: what a move opens to the enemy, and to oneself after that, must have happened. */
const TURNS = 5

/** What a plan takes in choices played through: with a sixth of what masters have they win nine of ten games against the policy alone (bench/bots.md). */
const ENOUGH = 6000

const isOver = (g: DragonRage, from: DragonRage) => g.turn >= from.turn + TURNS
const turn = (g: DragonRage) => g.turn

/** What is planned as one. */
export const plans: readonly PlanHint<DragonRage>[] = [
  /** DR-2.8, DR-2.9, DR-2.4: a half turn's magic, and the moves of all units up to the first die. */
  {
    kind: 'march',
    decisions: [castSpell, reinforce, chooseMover, march, prowlOn, faceOnEntry, flight],
    isOver,
    strays: 1.5,
    enough: ENOUGH,
    turn,
  },
  /** DR-3: where everybody stands when it begins. */
  { kind: 'deployment', decisions: [deploy, face], isOver, strays: 1.5, enough: ENOUGH, turn },
]
