import { forDecision } from '@hexarium/kernel'
import { turnElement, turnTo } from '../rules/movement/manoeuvres.ts'
import { joinUnit } from '../rules/orders/attachment.ts'
import { captainFacing, captainTo, chooseCaptain } from '../rules/orders/captains.ts'

const PERSONS = 'persons'
const SAME_WAY = 'sameWay'

/** What many small choices make together, as a sensible player would make them; to end it is left to the player. */
export const proposals = [
  /** DW-V.12: everyone looks where most look already; those who look at an enemy are turned by hand. */
  forDecision(turnElement, { proposed: { as: SAME_WAY, leaves: ['faceFoes', 'done', 'cancel'] } }),
  forDecision(turnTo, { proposed: { as: SAME_WAY, leaves: [] } }),
  /** DW-X.11: commanders and wizards go along with the army; whom they fight is their player's own. */
  forDecision(chooseCaptain, { proposed: { as: PERSONS, leaves: ['done'] } }),
  forDecision(captainTo, { proposed: { as: PERSONS, leaves: ['engage'] } }),
  forDecision(captainFacing, { proposed: { as: PERSONS, leaves: [] } }),
  forDecision(joinUnit, { proposed: { as: PERSONS, leaves: [] } }),
]
