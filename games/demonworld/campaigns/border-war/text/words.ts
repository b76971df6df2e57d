import type { CampaignText } from '@hexarium/contests'
import type { Names } from '../../../text/names.ts'
import { fielded, totalOf, WAR, weakened } from '../rules.ts'
import { type BorderWar, battlesFought } from '../state.ts'

/** What each language says for itself. */
export interface Words extends Pick<CampaignText<BorderWar>, 'title' | 'blurb' | 'origin' | 'terms'> {
  points: string
  won: string
  battleOf(number: number, name: string): string
  /** What becomes of a unit before a battle. */
  fields(unit: string, here: number, total: number): string
  recovers(unit: string): string
  atFull: string
  battle(name: string, winner: number | null, gained: readonly number[]): string
  reserve(side: number, unit: string): string
  noReserve(side: number): string
  ask: string
  nobody: string
  victory(winner: number, points: readonly number[]): string
  shared(points: number): string
}

/** The text of the war in a language. */
export function textIn(names: Names, { title, blurb, origin, terms, ...w }: Words): CampaignText<BorderWar> {
  const nameOf = (card: string) => names.cards[card] ?? card
  return {
    title,
    blurb,
    origin,
    players: names.seats,
    terms,
    story({ told }) {
      let battle = 0
      return told.map(one => {
        if (one.is === 'battle') return w.battle(names.battles[WAR[battle++].id], one.winner, one.gained)
        return one.card in names.cards ? w.reserve(one.side, nameOf(one.card)) : w.noReserve(one.side)
      })
    },
    standing: ({ points, told }) => [
      { name: w.points, values: points },
      {
        name: w.won,
        values: [0, 1].map(side => told.filter(one => one.is === 'battle' && one.winner === side).length),
      },
    ],
    next(state) {
      const battle = battlesFought(state)
      const lines = [0, 1].flatMap(side =>
        weakened(state.missing, battle, side).map(card => {
          const here = fielded(state.missing, battle, card)
          return here === 0 ? w.recovers(nameOf(card)) : w.fields(nameOf(card), here, totalOf(card))
        }),
      )
      return {
        title: w.battleOf(battle + 1, names.battles[WAR[battle].id]),
        lines: lines.length > 0 ? lines : [w.atFull],
      }
    },
    ask: () => w.ask,
    option: (_state, card) => (card in names.cards ? nameOf(card) : w.nobody),
    over({ points }) {
      const [empire, orcs] = points
      return empire === orcs ? w.shared(empire) : w.victory(empire > orcs ? 0 : 1, points)
    },
  }
}
