import { beside, turnedBy } from '../content/board.ts'
import { ask, decision, loop, procedure, tell } from '../events.ts'
import { type DragonRage, MOVE_ENDED, type Unit } from '../state.ts'
import { onMap } from '../units.ts'
import { sheetOf } from './damage.ts'
import { cannotLand, flyOn, isClosedToFlyers, land, STRAIGHT } from './flight.ts'

/** `flown` hexes so far, `turned` if it has turned since the last one or may not turn yet, `rolled` once it has for a whirlwind. */
export type Flight = { unit: Unit; flown: number; turned: boolean; rolled: boolean }

/** DR-2.12.1.1.4: straight on, a turn after every second hex, and at the end hover or land. */
export const flight = decision({
  name: 'flight',
  rule: 'DR-2.12.1.1.4',
  seat: (g, here: Flight) => g.seatOf[g.owner[here.unit]],
  offer(g, here, can) {
    const { unit, flown } = here
    if (mayGoOn(g, here)) can.ahead()
    if (mayTurn(here)) {
      can.turn(turnedBy(g.facing[unit], 1))
      can.turn(turnedBy(g.facing[unit], 5))
    }
    if (flown < STRAIGHT && mayGoOn(g, here)) return
    can.hover()
    if (!cannotLand(g, unit)) can.land()
  },
  take: {
    ahead(g, here) {
      if (flyOn(g, here.unit, !here.rolled)) here.rolled = true
      here.flown++
      here.turned = here.flown % STRAIGHT !== 0
    },
    turn(g, here, facing) {
      g.facing[here.unit] = facing
      here.turned = true
      tell(g, 'turned', here.unit, g.at[here.unit], facing)
    },
    hover(g, here) {
      g.deeds[here.unit] |= MOVE_ENDED
    },
    land: (g, here) => land(g, here.unit),
  },
  cannot: {
    turn: (g, here, facing) =>
      mayTurn(here) && [1, 5].some(turn => turnedBy(g.facing[here.unit], turn) === facing)
        ? undefined
        : 'DR-2.12.1.1.4',
    land: (g, here) => (here.flown < STRAIGHT && mayGoOn(g, here) ? 'DR-2.12.1.1.4' : cannotLand(g, here.unit)),
  },
})

/** One flight, hex by hex. */
export const flying = procedure<Flight>('flying', 'DR-2.12.1.1.4', loop(isInFlight, ask(flight)))

function isInFlight(g: DragonRage, here: Flight): boolean {
  return onMap(g, here.unit) && !(g.deeds[here.unit] & MOVE_ENDED)
}

function mayGoOn(g: DragonRage, { unit, flown }: Flight): boolean {
  return flown < sheetOf(unit).fly && !isClosedToFlyers(g, beside(g.at[unit], g.facing[unit]))
}

/** True if a flight may turn now. */
export function mayTurn({ flown, turned }: Flight): boolean {
  return flown >= STRAIGHT && flown % STRAIGHT === 0 && !turned
}
