import type { Seat } from '@hexarium/kernel'
import type { Effect } from '../../content/effects.ts'
import { heroes } from '../../content/heroes.ts'
import { heroOf } from '../../pieces.ts'
import { NONE, type Warcraft } from '../../state.ts'

type Aura<Op extends Effect['op']> = Extract<Effect, { op: Op }>

/** WC-X-TIM-05, WC-X-HER-23: an ability that is always active, if the seat's living hero has gained it. */
export function auraOf<Op extends Effect['op']>(g: Warcraft, seat: Seat, op: Op): Aura<Op> | undefined {
  if (g.hero[seat] === NONE || g.at[heroOf(seat)] < 0) return undefined
  const { cards } = heroes[g.hero[seat]]
  for (let level = 0; level < g.heroLevel[seat]; level++) {
    const { window, effects } = cards[level].ability
    if (window !== 'always') continue
    for (const effect of effects) if (effect.op === op) return effect as Aura<Op>
  }
  return undefined
}
