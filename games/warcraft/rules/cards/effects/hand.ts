import { cards } from '../../../content/cards.ts'
import type { Play, Warcraft } from '../../../state.ts'
import { heroTakesPart } from '../../battle/fighters.ts'
import { woundHero } from '../../heroes/wounds.ts'
import { discardRandom, drawCards } from '../piles.ts'
import { always, besides, type Deeds, type EffectOf, sideOf } from './deed.ts'

/** Cards in hands, and other cards being played. */
export const withCards: Deeds<'cancel' | 'discardOrCancel' | 'discardRandom' | 'drawIfDiscarded' | 'draw'> = {
  cancel: always(g => {
    answered(g).cancelled = 1
  }),
  discardOrCancel: always(g => {
    if (discardRandom(g, answered(g).seat) === undefined) answered(g).cancelled = 1
  }),
  discardRandom: {
    perform: makeDiscard,
    works: (g, seat) =>
      g.battle!.side.some((side, other) => side === 1 - sideOf(g, seat) && (g.hand[other]?.length ?? 0) > 0),
  },
  drawIfDiscarded: besides((g, { seat }) => {
    if (g.battle!.discarded) drawCards(g, seat, 1)
  }),
  draw: always((g, { seat }, { count }) => {
    drawCards(g, seat, count)
  }),
}

/** What a response answers: it lies beneath it. */
function answered(g: Warcraft): Play {
  return g.stack[g.stack.length - 2]
}

/** Siphon Mana, Mana Burn. */
function makeDiscard(g: Warcraft, { seat, targets }: Play, effect: EffectOf<'discardRandom'>): void {
  const battle = g.battle!
  battle.discarded = 0
  for (let other = 0; other < g.race.length; other++) {
    const isMeant = effect.whom === 'chosen' ? other === targets[0] : battle.side[other] === 1 - battle.side[seat]
    const card = isMeant ? discardRandom(g, other) : undefined
    if (card === undefined) continue
    battle.discarded = 1
    const burns = effect.woundOnMana !== undefined && cards[card].gives >= effect.woundOnMana
    if (burns && heroTakesPart(g, other)) woundHero(g, other, 1)
  }
}
