import { roll, type Seat } from '@hexarium/kernel'
import { BATTLE_DIE } from '../../../content/components.ts'
import type { Effect } from '../../../content/effects.ts'
import { tell } from '../../../events.ts'
import type { Play, Warcraft } from '../../../state.ts'
import { onTheBoard } from './board.ts'
import { always, besides, type Deed, type Deeds, type Pending } from './deed.ts'
import { inTheFight } from './fight.ts'
import { withCards } from './hand.ts'
import { onTheUnits } from './units.ts'

/** Effects made of others. */
const composed: Deeds<'choice' | 'check'> = {
  choice: {
    /** One of which nothing can be chosen. */
    perform: (g, { seat, what }) => tell(g, 'noEffect', seat, what),
    works: (g, seat, { ifWon, options }) =>
      (!ifWon || g.battle!.winner === g.battle!.side[seat]) && options.some(option => wouldWork(g, seat, option)),
  },
  check: always((g, play, { atMost, so }, pending) => {
    const passed = roll(g, play.seat, BATTLE_DIE, 'low') <= atMost
    tell(g, 'rolled', play.seat, passed ? 1 : 0)
    if (passed) for (const next of so) perform(g, play, next, pending)
  }),
}

/** Nothing that is played: Victory Point cards are laid, buildings summoned in the Spend Step, auras are there by themselves. */
const notPlayed = besides(() => {})

/** Every word cards and abilities are written in. */
const deeds = {
  ...onTheBoard,
  ...withCards,
  ...inTheFight,
  ...onTheUnits,
  ...composed,
  victoryPoint: notPlayed,
  freeBuilding: notPlayed,
  drawKeep: notPlayed,
  marchAura: notPlayed,
  restAura: notPlayed,
  vampiricAura: notPlayed,
  evasion: notPlayed,
  strengthAura: notPlayed,
} satisfies Deeds<Effect['op']>

/** Does what an effect says; what has to be picked or lost first is left pending. */
export function perform(g: Warcraft, play: Play, effect: Effect, pending: Pending): void {
  const deed: Deed<Effect> = deeds[effect.op]
  deed.perform(g, play, effect, pending)
}

/** True if an effect would do anything at all. */
export function wouldWork(g: Warcraft, seat: Seat, effect: Effect): boolean {
  const deed: Deed<Effect> = deeds[effect.op]
  return deed.works(g, seat, effect)
}
