import { forDecision } from '@hexarium/kernel'
import { markDestroyed, pickSide, propose, recruit } from '../rules/forces.ts'
import { chooseLimbs } from '../rules/melee.ts'
import { chooseMover } from '../rules/movement.ts'
import { deploy, face } from '../rules/set-up.ts'
import { spread } from '../rules/spreading.ts'
import { forgotten } from './forgotten.ts'
import { habits } from './habits.ts'
import { notes } from './notes.ts'

/** Forces and sides are chosen once; who has ended his movement moves no more this turn. */
const grave = [
  forDecision(propose, { grave: ['ready'] }),
  forDecision(recruit, { grave: ['ready'] }),
  forDecision(pickSide, { grave: ['side'] }),
  forDecision(chooseMover, { grave: ['done'] }),
]

/** DR-3.1.1, DR-3.3.2, DR-4.3.3: forces and where they start can be proposed; what ends them is the player's own. */
const setUp = [
  forDecision(recruit, { proposed: { as: 'force', leaves: ['ready'] } }),
  forDecision(markDestroyed, { proposed: { leaves: ['done'] } }),
  forDecision(deploy, { proposed: { leaves: [] } }),
  forDecision(face, { proposed: { leaves: [] } }),
]

/** What many small choices make together: every limb it takes (DR-2.12.1.6), what a crash does to a monster (DR-2.12.1.1.5). */
const proposals = [
  forDecision(chooseLimbs, { proposed: { as: 'limbs', leaves: ['strike'] } }),
  forDecision(spread, { proposed: { as: 'damage', leaves: [], isWhole: true } }),
]

/** What helps a player decide, question by question, beside the odds. */
export const aid = [...notes, ...forgotten, ...grave, ...setUp, ...proposals, ...habits]
