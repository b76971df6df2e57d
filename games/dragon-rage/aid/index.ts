import { forDecision } from '@hexarium/kernel'
import { pickSide, propose, recruit } from '../rules/forces.ts'
import { chooseMover } from '../rules/movement.ts'
import { forgotten } from './forgotten.ts'
import { habits } from './habits.ts'
import { notes } from './notes.ts'

/** Forces and sides are chosen once; who has ended his movement moves no more this turn. */
const grave = [
  forDecision(propose, { grave: ['ready'] }),
  forDecision(recruit, { grave: ['ready'] }),
  forDecision(pickSide, { grave: ['side'] }),
  forDecision(chooseMover, { grave: ['done'] }),
]

/** What helps a player decide, question by question, beside the odds. */
export const aid = [...notes, ...forgotten, ...grave, ...habits]
