import { type AidSpec, forDecision, helpFrom } from '@hexarium/kernel'
import { deploy } from '../rules/armies/deployment.ts'
import { planMarches } from '../rules/armies/flank-march.ts'
import { raiseArmy } from '../rules/armies/muster.ts'
import { fleeTo } from '../rules/morale/rout.ts'
import { moveUnit } from '../rules/movement/unit-move.ts'
import { obeyOrRage } from '../rules/orders/obedience.ts'
import { giveOrders } from '../rules/orders/phase.ts'
import { saveFigure } from '../rules/shooting/casualties.ts'
import type { Demonworld } from '../state.ts'
import { deploying } from './deploying.ts'
import { forgotten } from './forgotten.ts'
import { forming } from './forming.ts'
import { habits, obvious } from './habits.ts'
import { intoTheFight } from './into-the-fight.ts'
import { keeps } from './keeping.ts'
import { notes } from './notes.ts'
import { plan } from './plan.ts'
import { proposals } from './proposals.ts'
import { stakes } from './stakes.ts'

/** What ends a whole step for both, opens hidden orders, or breaks a formation. */
const grave = [
  forDecision(raiseArmy, { grave: ['ready'] }),
  forDecision(planMarches, { grave: ['ready'] }),
  forDecision(deploy, { grave: ['ready'] }),
  forDecision(giveOrders, { grave: ['ready'] }),
  forDecision(obeyOrRage, { grave: ['rage'] }),
  forDecision(moveUnit, { grave: ['dissolve', 'charge'] }),
  forDecision(fleeTo, { grave: ['giveUp'] }),
  forDecision(saveFigure, { grave: ['accept'] }),
]

const help = helpFrom(
  ...notes,
  ...forgotten,
  ...grave,
  ...deploying,
  ...forming,
  ...proposals,
  ...intoTheFight,
  ...habits,
)

/** What helps a player decide, beside the odds. */
export const aid: AidSpec<Demonworld> = {
  notes: help.notes,
  plan,
  forgotten: help.forgotten,
  stakes,
  grave: help.grave,
  habits: help.habits,
  obvious,
  proposals: help.proposals,
  towards: help.towards,
  keeps,
}
