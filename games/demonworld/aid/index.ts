import type { AidSpec } from '@hexarium/kernel'
import type { Demonworld } from '../state.ts'
import { forgotten } from './forgotten.ts'
import { habits } from './habits.ts'
import { notes } from './notes.ts'
import { plan } from './plan.ts'
import { stakes } from './stakes.ts'

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
