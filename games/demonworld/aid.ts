import type { AidSpec } from '@hexarium/kernel'
import { forgotten } from './aid/forgotten.ts'
import { habits } from './aid/habits.ts'
import { notes } from './aid/notes.ts'
import { plan } from './aid/plan.ts'
import { stakes } from './aid/stakes.ts'
import type { Demonworld } from './state.ts'

/** What ends a whole step for both, opens hidden orders, or breaks a formation. */
const grave = [
  'raiseArmy.ready',
  'planMarches.ready',
  'deploy.ready',
  'giveOrders.ready',
  'obeyOrRage.rage',
  'moveUnit.dissolve',
  'moveUnit.charge',
  'fleeTo.giveUp',
  'saveFigure.accept',
]

/** What helps a player decide, beside the odds. */
export const aid: AidSpec<Demonworld> = { notes, plan, forgotten, stakes, grave, habits }
