import type { AidSpec } from '@hexarium/kernel'
import type { Titan } from '../state.ts'
import { forgotten } from './forgotten.ts'
import { habits } from './habits.ts'
import { notes } from './notes.ts'
import { plan } from './plan.ts'
import { stakes } from './stakes.ts'

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
