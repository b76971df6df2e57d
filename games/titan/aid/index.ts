import { forDecision } from '@hexarium/kernel'
import { manoeuvre } from '../rules/battle.ts'
import { flightWindow, talks } from '../rules/engagement.ts'
import { reinforce, summon } from '../rules/newcomers.ts'
import { deal, takeMarker } from '../rules/set-up.ts'
import { chooseStriker } from '../rules/striking.ts'
import { forgotten } from './forgotten.ts'
import { habits } from './habits.ts'
import { notes } from './notes.ts'

/** TI-9.2, TI-9.3: a legion given away, or a bargain struck, is gone for good. */
const grave = [
  forDecision(flightWindow, { grave: ['flee', 'accept'] }),
  forDecision(talks, { grave: ['accept', 'concede'] }),
  forDecision(reinforce, { grave: ['concede'] }),
  forDecision(summon, { grave: ['concede'] }),
  forDecision(manoeuvre, { grave: ['concede'] }),
  forDecision(chooseStriker, { grave: ['concede'] }),
]

/** TI-5.2b: markers and the first two legions can be left to the house. */
const setUp = [forDecision(takeMarker, { proposed: { leaves: [] } }), forDecision(deal, { proposed: { leaves: [] } })]

/** What helps a player decide, question by question, beside the odds. */
export const aid = [...notes, ...forgotten, ...grave, ...setUp, ...habits]
