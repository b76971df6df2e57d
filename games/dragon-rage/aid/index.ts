import type { AidSpec } from '@hexarium/kernel'
import type { DragonRage } from '../state.ts'
import { forgotten } from './forgotten.ts'
import { habits } from './habits.ts'
import { notes } from './notes.ts'
import { plan } from './plan.ts'
import { stakes } from './stakes.ts'

/** Forces and sides are chosen once; who has ended his movement moves no more this turn. */
const grave = ['propose.ready', 'recruit.ready', 'pickSide.side', 'chooseMover.done']

/** What helps a player decide, beside the odds. */
export const aid: AidSpec<DragonRage> = { notes, plan, forgotten, stakes, grave, habits }
