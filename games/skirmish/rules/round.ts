import { d6, finish, ranked, roll } from '@hexarium/kernel'
import { HILL } from '../content/map.ts'
import { HILL_VALUE } from '../content/units.ts'
import { act, call, forever, NONE, procedure, type Skirmish, sideOf, tell, unitAt } from '../state.ts'
import { marches } from './marches.ts'
import { melee } from './melee.ts'
import { orders } from './orders.ts'
import { volleys } from './shooting.ts'

/** SK-3.1: a round has five phases. */
const round = procedure(
  'round',
  'SK-3.1',
  act(beginRound),
  call(orders),
  act(rollForFirst),
  call(volleys.steps),
  call(marches.steps),
  call(melee.steps),
  act(countAfterTheLastRound),
)

/** The whole game: rounds until one side is gone or the last round is over. */
export const skirmish = procedure('skirmish', 'SK-1.1', forever(call(round)))

function beginRound(g: Skirmish): void {
  g.round++
  g.shown = false
  g.order.fill(NONE)
  g.moved.fill(false)
  g.shot.fill(false)
  g.fought.fill(false)
  tell(g, 'round', g.round)
}

/** SK-3.2: the higher die goes first; ties are rolled again. */
function rollForFirst(g: Skirmish): void {
  let dice = [0, 0]
  while (dice[0] === dice[1]) dice = [roll(g, 0, d6, 'high'), roll(g, 1, d6, 'high')]
  g.first = dice[0] > dice[1] ? 0 : 1
  tell(g, 'first', g.first)
}

/** SK-8.1: strength left, and the hill. */
function countAfterTheLastRound(g: Skirmish): void {
  if (g.round === g.lastRound) finish(g, ranked(counts(g), 'SK-8.1'))
}

/** What each side would count now (SK-8.1). */
export function counts(g: Skirmish): number[] {
  const counts = [0, 0]
  for (let unit = 0; unit < g.strength.length; unit++) counts[sideOf(unit)] += g.strength[unit]
  const holder = unitAt(g, HILL)
  if (holder >= 0) counts[sideOf(holder)] += HILL_VALUE
  return counts
}
