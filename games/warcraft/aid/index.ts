import type { AidSpec } from '@hexarium/kernel'
import type { Warcraft } from '../state.ts'
import { forgotten } from './forgotten.ts'
import { habits } from './habits.ts'
import { notes } from './notes.ts'
import { plan } from './plan.ts'
import { stakes } from './stakes.ts'

/** What is chosen once for the whole game, ends a step, or is given away. */
const grave = [
  'chooseHero.hero',
  'keepCards.card',
  'keepResearch.card',
  'harvest.forest',
  'nextMove.done',
  'deploy.done',
  'spend.done',
  'spend.rebuild',
  'spend.giveGold',
  'spend.giveWood',
]

/** What helps a player decide, beside the odds. */
export const aid: AidSpec<Warcraft> = { notes, plan, forgotten, stakes, grave, habits }
