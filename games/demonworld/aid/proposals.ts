import { forDecision } from '@hexarium/kernel'
import { regroupElement, regroupFacing, regroupTo } from '../rules/melee/regroup.ts'
import { completeAttack, completeTo } from '../rules/movement/completion.ts'
import { joinUnit } from '../rules/orders/attachment.ts'
import { captainFacing, captainTo, chooseCaptain } from '../rules/orders/captains.ts'

const FIGHT = 'intoTheFight'
const PERSONS = 'persons'

/** What many small choices make together, as a sensible player would make them; to end it is left to the player. */
export const proposals = [
  /** DW-V.42, DW-VI.40: whoever can come to blows does, and looks at his enemies. */
  forDecision(completeAttack, { proposed: { as: FIGHT, leaves: ['done'] } }),
  forDecision(completeTo, { proposed: { as: FIGHT, leaves: [] } }),
  forDecision(regroupElement, { proposed: { as: FIGHT, leaves: ['faceAll', 'done'] } }),
  forDecision(regroupTo, { proposed: { as: FIGHT, leaves: [] } }),
  forDecision(regroupFacing, { proposed: { as: FIGHT, leaves: [] } }),
  /** DW-X.11: commanders and wizards go along with the army; whom they fight is their player's own. */
  forDecision(chooseCaptain, { proposed: { as: PERSONS, leaves: ['done'] } }),
  forDecision(captainTo, { proposed: { as: PERSONS, leaves: ['engage'] } }),
  forDecision(captainFacing, { proposed: { as: PERSONS, leaves: [] } }),
  forDecision(joinUnit, { proposed: { as: PERSONS, leaves: [] } }),
]
