import type { Seat } from '@hexarium/kernel'
import { sideOf, stands } from '../elements.ts'
import { ask, call, decision, each, loop, procedure, when } from '../events.ts'
import { type Demonworld, type Element, NONE } from '../state.ts'
import { face } from './manoeuvres.ts'

type Turning = { side: Seat; over: number; captain: Element; turned: Element[] }

/** DW-X.11: at the end of the H section single commanders may turn, even if they have moved. */
const turnCaptain = decision({
  name: 'turnCaptain',
  rule: 'DW-X.11',
  seat: (_g, here: Turning) => here.side,
  offer(g, here, can) {
    for (const captain of turners(g, here)) can.captain(captain)
    can.done()
  },
  take: {
    captain(_g, here, captain) {
      here.captain = captain
      here.turned.push(captain)
    },
    done(_g, here) {
      here.over = 1
    },
  },
  points: { captain: 'element' },
  default: () => ['done'],
})

const turnCaptainTo = decision({
  name: 'turnCaptainTo',
  rule: 'DW-X.11',
  seat: (_g, here: Turning) => here.side,
  offer(_g, _here, can) {
    for (let facing = 0; facing < 6; facing++) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      face(g, here.captain, facing)
      here.captain = NONE
    },
  },
})

const turnSide = procedure<Turning>(
  'turnSide',
  'DW-X.11',
  loop(turnersAreLeft, ask(turnCaptain), when(isChosen, ask(turnCaptainTo))),
)

/** DW-X.11: both sides turn their single commanders. */
export const captainTurns = procedure<{ side: Seat }>(
  'captainTurns',
  'DW-X.11',
  each(
    'side',
    () => [0, 1],
    call(turnSide, { with: (_g, { side }) => ({ side, over: 0, captain: NONE, turned: [] }) }),
  ),
)

function turners(g: Demonworld, here: Turning): Element[] {
  return g.captains.filter(
    e => stands(g, e) && g.unit[e] === g.origin[e] && sideOf(g, e) === here.side && !here.turned.includes(e),
  )
}

function turnersAreLeft(g: Demonworld, here: Turning): boolean {
  return !here.over && turners(g, here).length > 0
}

function isChosen(_g: Demonworld, here: Turning): boolean {
  return here.captain !== NONE
}
