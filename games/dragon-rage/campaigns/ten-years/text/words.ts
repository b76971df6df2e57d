import type { CampaignText } from '@hexarium/contests'
import { balanceOf, UNIT_LIMITS } from '../../../muster.ts'
import { CITY, INVADER } from '../../../state.ts'
import { DECIDER, GAMES, type Muster, placesAfter, type Siege } from '../rules.ts'
import { handicapNow, musterNow, type TenYears } from '../state.ts'

/** What each language says for itself. */
interface Words extends Pick<CampaignText<TenYears>, 'title' | 'blurb' | 'origin' | 'players' | 'terms'> {
  muster: string
  won: string
  gameOf(game: number, games: number): string
  decider: string
  mayMuster(muster: Muster, units: number): string
  marks(points: number): string
  higher(points: number): string
  handicap(points: number): string
  /** One game: who won, and what both gained. */
  siege(game: number, siege: Siege, gains: Muster): string
  champion(winner: 0 | 1, muster: Muster): string
  shared(points: number): string
}

/** The text of the campaign in a language. */
export function textIn({ title, blurb, origin, players, terms, ...w }: Words): CampaignText<TenYears> {
  return {
    title,
    blurb,
    origin,
    players,
    terms,
    story: ({ sieges, musters }) =>
      sieges.map((siege, game) => {
        const gained = (side: 0 | 1) => musters[game + 1][side] - musters[game][side]
        return w.siege(game + 1, siege, [gained(INVADER), gained(CITY)])
      }),
    standing: state => [
      { name: w.muster, values: musterNow(state) },
      { name: w.won, values: [INVADER, CITY].map(side => state.sieges.filter(({ winner }) => winner === side).length) },
    ],
    next: state => ({ title: titleOf(w, state), lines: linesOf(w, state) }),
    over(state) {
      const muster = musterNow(state)
      const [invader, city] = placesAfter(state.sieges.length, muster) ?? [1, 1]
      return invader === city ? w.shared(muster[INVADER]) : w.champion(invader === 1 ? INVADER : CITY, muster)
    },
  }
}

type Sayings = Omit<Words, 'title' | 'blurb' | 'origin' | 'players' | 'terms'>

function titleOf(w: Sayings, { sieges }: TenYears): string {
  return sieges.length + 1 >= DECIDER ? w.decider : w.gameOf(sieges.length + 1, GAMES)
}

/** DR-4.3: what both may bring, and what balances them. */
function linesOf(w: Sayings, state: TenYears): string[] {
  const muster = musterNow(state)
  const { destroyedBefore, addedToGoal } = balanceOf(muster[INVADER], muster[CITY])
  const handicap = handicapNow(state)
  return [
    w.mayMuster(muster, UNIT_LIMITS[Math.min(state.sieges.length, UNIT_LIMITS.length - 1)]),
    ...(destroyedBefore > 0 ? [w.marks(destroyedBefore)] : []),
    ...(addedToGoal > 0 ? [w.higher(addedToGoal)] : []),
    ...(handicap === 0 ? [] : [w.handicap(handicap)]),
  ]
}
