import type { Seat } from '@hexarium/kernel'
import { TOP_LEVEL, XP_PER_LEVEL } from '../../content/components.ts'
import { decision, tell } from '../../events.ts'
import { heroOf } from '../../pieces.ts'
import { playOrder } from '../../spaces.ts'
import { NONE, type Warcraft } from '../../state.ts'

/** Bit by seat: does not want to rise now. */
export type RiseHere = { passed: number }

/** WC-X-HER-40: at the end of any Move Step a hero with enough experience may rise one level, once a turn. */
export const rise = decision({
  name: 'rise',
  rule: ['WC-X-HER-40', 'WC-X-HER-41'],
  seat: (g, here: RiseHere) => candidate(g, here),
  offer(g, _here, can, seat) {
    if (g.twos[seat] > 0) can.two()
    if (g.ones[seat] >= XP_PER_LEVEL) can.ones()
    can.pass()
  },
  take: {
    two(g, here) {
      const seat = candidate(g, here)
      g.twos[seat]--
      riseHero(g, seat)
    },
    ones(g, here) {
      const seat = candidate(g, here)
      g.ones[seat] -= XP_PER_LEVEL
      riseHero(g, seat)
    },
    pass(g, here) {
      here.passed |= 1 << candidate(g, here)
    },
  },
  cannot: {
    two: (g, _here, _value, seat) => (g.twos[seat] > 0 ? undefined : 'WC-X-HER-40'),
    ones: (g, _here, _value, seat) => (g.ones[seat] >= XP_PER_LEVEL ? undefined : 'WC-X-HER-40'),
  },
})

export function somebodyMayRise(g: Warcraft, here: RiseHere): boolean {
  return g.options.heroes === 1 && candidate(g, here) !== NONE
}

/** The next player in play order whose hero may rise and who has not passed. */
export function candidate(g: Warcraft, here: RiseHere): Seat {
  return playOrder(g).find(seat => !(here.passed & (1 << seat)) && mayRise(g, seat)) ?? NONE
}

function mayRise(g: Warcraft, seat: Seat): boolean {
  if (g.risen[seat] || g.heroLevel[seat] >= TOP_LEVEL || g.at[heroOf(seat)] < 0) return false
  return g.twos[seat] > 0 || g.ones[seat] >= XP_PER_LEVEL
}

/** WC-X-HER-41: no wound is healed; what is left of his experience is of no use on the last level. */
function riseHero(g: Warcraft, seat: Seat): void {
  g.heroLevel[seat]++
  g.risen[seat] = 1
  if (g.heroLevel[seat] >= TOP_LEVEL) {
    g.ones[seat] = 0
    g.twos[seat] = 0
  }
  tell(g, 'rises', seat, g.heroLevel[seat])
}
