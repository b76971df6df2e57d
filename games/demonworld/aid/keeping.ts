import type { AidSpec, Keepable, Seat } from '@hexarium/kernel'
import { planOf } from '../content/expert/scars.ts'
import { deploy } from '../rules/armies/deployment.ts'
import { raiseArmy } from '../rules/armies/muster.ts'
import type { Demonworld } from '../state.ts'

/** DW-XVI.10: an army raised once can be raised again where a side has as many points by the same rules. */
const army: Keepable<Demonworld> = {
  at: { [raiseArmy.name]: ['ready'] },
  where: (g, seat) => `${seat} ${g.points} ${rulesOf(g)}`,
}

/** DW-XVI.12: the same units stand in the same places where board, edge and army are the same. */
const setUp: Keepable<Demonworld> = {
  at: { [deploy.name]: ['ready'] },
  where(g, seat) {
    const same = [planOf(g.map), g.battle, seat, g.edge[seat], cardsOf(g, seat).join('.'), rulesOf(g)]
    return [...same, ...(g.handicap === 0 ? [] : [g.handicap])].join(' ')
  },
}

/** What of the rules changes who may be had and where he may stand. */
function rulesOf({ rules }: Demonworld): string {
  const { commanders, large, chariots, artillery, magic, flyers, armyShares, armyProvinces, armyCommander } = rules
  const all = [commanders, large, chariots, artillery, magic, flyers, armyShares, armyProvinces, armyCommander]
  return all.map(Number).join('')
}

/** A side's units, in their order; those that march round a flank are not deployed. */
function cardsOf(g: Demonworld, seat: Seat): string[] {
  return g.card.flatMap((card, unit) => (g.owner[unit] === seat ? [`${card}${g.march[unit] > 0 ? 'm' : ''}`] : []))
}

/** What of a battle can be kept for the next. */
export const keeps: NonNullable<AidSpec<Demonworld>['keeps']> = { army, setUp }
