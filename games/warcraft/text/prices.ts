import type { Phrase, Seat, Text } from '@hexarium/kernel'
import { COOPERATIVE_COST, HERO_COST_PER_LEVEL, PROJECT_COST, RESEARCH_COST } from '../content/components.ts'
import { GOLD_COST, WOOD_COST, WORKER_COST } from '../content/races.ts'
import { upgradeCost } from '../rules/town/conditions.ts'
import type { View } from '../view.ts'
import { asState, type Names } from './names.ts'

type Price = [gold: number, wood: number]
type Args = Readonly<Record<string, number>>

const same = (cost: number): Price => [cost, cost]
const project = (): Price => same(PROJECT_COST)
const together = (): Price => same(COOPERATIVE_COST)

/** What each purchase of the Spend Step costs. */
const prices: Readonly<Record<string, (args: Args, view: View, seat: Seat) => Price>> = {
  unit: ({ unit }) => [GOLD_COST[unit], WOOD_COST[unit]],
  worker: () => [WORKER_COST, 0],
  research: () => [RESEARCH_COST, 0],
  'spend.hero': ({ hero }) => same(hero * HERO_COST_PER_LEVEL),
  'spend.building': project,
  summonBuilding: project,
  'spend.outpost': project,
  rebuild: project,
  upgrade: (_args, view, seat) => same(upgradeCost(asState(view), seat)),
  cooperate: together,
  cooperateOutpost: together,
  cooperateRebuild: together,
}

/** The choices of a language, each purchase with its price. */
export function withPrices(choice: Text<View>['choice'], { resources }: Names): Text<View>['choice'] {
  const priced = Object.entries(prices).map(([key, priceOf]): [string, Phrase<View, Args>] => {
    const plain = choice[key]
    return [
      key,
      (view, args, seat, offered) => {
        const words = typeof plain === 'string' ? plain : plain(view, args, seat, offered)
        const [gold, wood] = priceOf(args, view, seat)
        return gold + wood > 0 ? `${words} (${resources(gold, wood)})` : words
      },
    ]
  })
  return { ...choice, ...Object.fromEntries(priced) }
}
