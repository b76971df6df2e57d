import type { AidSpec } from '@hexarium/kernel'
import { forgotten } from './aid/forgotten.ts'
import { habits } from './aid/habits.ts'
import { notes } from './aid/notes.ts'
import { plan } from './aid/plan.ts'
import { stakes } from './aid/stakes.ts'
import type { Titan } from './state.ts'

/** TI-9.2, TI-9.3: a legion given away, or a bargain struck, is gone for good. */
const grave = [
  'flightWindow.flee',
  'flightWindow.accept',
  'talks.accept',
  'talks.concede',
  'reinforce.concede',
  'summon.concede',
  'manoeuvre.concede',
  'chooseStriker.concede',
]

/** What helps a player decide, beside the odds. */
export const aid: AidSpec<Titan> = { notes, plan, forgotten, stakes, grave, habits }
