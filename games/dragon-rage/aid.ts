import type { AidSpec } from '@hexarium/kernel'
import { forgotten } from './aid/forgotten.ts'
import { habits } from './aid/habits.ts'
import { notes } from './aid/notes.ts'
import { plan } from './aid/plan.ts'
import { stakes } from './aid/stakes.ts'
import type { DragonRage } from './state.ts'

/** Forces and sides are chosen once; who has ended his movement moves no more this turn. */
const grave = ['propose.ready', 'recruit.ready', 'pickSide.side', 'chooseMover.done']

/** What helps a player decide, beside the odds. */
export const aid: AidSpec<DragonRage> = { notes, plan, forgotten, stakes, grave, habits }
