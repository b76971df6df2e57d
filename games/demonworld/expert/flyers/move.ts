import { LARGE } from '../../content/armies/cards.ts'
import { isPresent } from '../../elements.ts'
import { act, call, callOne, each, procedure, when } from '../../events.ts'
import { type Flying, flightMode, flightSteps } from '../../rules/flyers/flying.ts'
import { WALK } from '../../rules/flyers/modes.ts'
import { dismounting, masterless, mounting, ridersBeside } from '../../rules/large/mounts.ts'
import { modeFor, moveOf } from '../../rules/movement/move.ts'
import { smallMove } from '../../rules/movement/small-unit.ts'
import { finishMove, hasNewContact, reactions, unitMove } from '../../rules/movement/unit-move.ts'
import { isSmall } from '../../rules/movement/units.ts'
import { type Demonworld, NONE, type Unit } from '../../state.ts'
import { largeContact, largeMove } from '../large/move.ts'
import { type LargeMove, largeMoveOf } from '../large/steps.ts'

/** A dragon's move has more to it than that of a unit; neither has what it does not need. */
type FlyerMove = Flying & LargeMove

/** DW-XXIII.1: a flyer walks, or flies low or high; what it does it does for the whole phase. */
export const flyerMove = procedure<FlyerMove>(
  'flyerMove',
  'DW-XXIII.1',
  flightMode,
  when(walks, callOne([unitMove, smallMove, largeMove], onFoot, { with: walkOf })),
  when(
    isFlying,
    when(isDragon, act(takeHead), dismounting),
    ...flightSteps,
    when(isLargeFlyer, act(strikeDown), ...largeContact),
    when(touchesAnew, ...reactions),
    act(finishMove),
    when(
      isDragon,
      act(takeHead),
      dismounting,
      each<FlyerMove>(
        'captain',
        (g, here) => ridersBeside(g, here.element),
        call(mounting, { with: (_g, here: FlyerMove) => ({ captain: here.captain, mount: here.element }) }),
      ),
    ),
    masterless,
  ),
)

function walks(_g: Demonworld, here: FlyerMove): boolean {
  return here.way === WALK
}

function isFlying(_g: Demonworld, here: FlyerMove): boolean {
  return here.way !== WALK
}

function onFoot(g: Demonworld, { unit }: { unit: Unit }): string {
  return LARGE[g.card[unit]] ? 'largeMove' : isSmall(g, unit) ? 'smallMove' : 'unitMove'
}

function walkOf(g: Demonworld, { unit }: { unit: Unit }): object {
  const mode = modeFor(g, unit)
  return LARGE[g.card[unit]] ? largeMoveOf(g, unit, mode) : { ...moveOf(g, unit, mode), foe: NONE }
}

function isDragon(g: Demonworld, here: FlyerMove): boolean {
  return LARGE[g.card[here.unit]] && isPresent(g, here.unit)
}

/** DW-XVII.41: before it takes off and after it has come down its rider may get off, and somebody else on. */
function takeHead(g: Demonworld, here: FlyerMove): void {
  here.element = g.head[here.unit]
}

/** DW-XXIII.3: a dragon that has come down beside enemies. */
function isLargeFlyer(g: Demonworld, here: FlyerMove): boolean {
  return isDragon(g, here) && g.altitude[g.head[here.unit]] === 0
}

/** DW-XXIII.3: who lands attacks; he overruns nobody. */
function strikeDown(g: Demonworld, here: FlyerMove): void {
  here.element = g.head[here.unit]
  here.attacks = true
}

function touchesAnew(g: Demonworld, here: FlyerMove): boolean {
  return !LARGE[g.card[here.unit]] && hasNewContact(g, here)
}
