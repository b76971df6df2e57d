import type { AidSpec, Keepable } from '@hexarium/kernel'
import { recruit } from '../rules/forces.ts'
import { forceOf } from '../rules/recruiting.ts'
import { deploy, face } from '../rules/set-up.ts'
import { CITY, type DragonRage, INVADER } from '../state.ts'
import { sideOfSeat } from '../units.ts'

/** DR-3.3.2, DR-4.3.1: a force bought once can be bought again where the side has as many points and units before the same town. */
const force: Keepable<DragonRage> = {
  at: { [recruit.name]: ['ready'] },
  where(g, seat) {
    const side = sideOfSeat(g, seat)
    return [g.map, side, g.budget[side], g.unitLimit].join(' ')
  },
}

/** DR-3.1.1, DR-3.2.1: the same units start on the same hexes of the same map. */
const setUp: Keepable<DragonRage> = {
  at: { [deploy.name]: [], [face.name]: [] },
  where(g, seat) {
    const side = sideOfSeat(g, seat) === CITY ? CITY : INVADER
    return [g.map, side, forceOf(g, side).join('.')].join(' ')
  },
}

/** What of a game can be kept for the next. */
export const keeps: NonNullable<AidSpec<DragonRage>['keeps']> = { force, setUp }
