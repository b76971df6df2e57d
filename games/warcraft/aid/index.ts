import type { AidSpec, Decision, Help } from '@hexarium/kernel'
import { forecast } from '../odds.ts'
import { keepCards } from '../rules/battle/draw.ts'
import { keepResearch } from '../rules/cards/research.ts'
import { nextMove } from '../rules/movement/movement.ts'
import { chooseHero } from '../rules/set-up/sequence.ts'
import { deploy } from '../rules/town/deploy.ts'
import { harvest } from '../rules/town/harvest.ts'
import { spend } from '../rules/town/spend.ts'
import type { Warcraft } from '../state.ts'
import { obvious } from './habits.ts'
import { plan } from './plan.ts'
import { stakes } from './stakes.ts'

/** What is chosen once for the whole game, ends a step, or is given away. */
const grave = [
  ...choicesOf(chooseHero, 'hero'),
  ...choicesOf(keepCards, 'card'),
  ...choicesOf(keepResearch, 'card'),
  ...choicesOf(harvest, 'forest'),
  ...choicesOf(nextMove, 'done'),
  ...choicesOf(deploy, 'done'),
  ...choicesOf(spend, 'done', 'rebuild', 'cooperateRebuild', 'giveGold', 'giveWood'),
]

function choicesOf<H, K extends string, P>({ name }: Decision<Warcraft, H, K, P>, ...kinds: NoInfer<K>[]): string[] {
  return kinds.map(kind => `${name}.${kind}`)
}

/** What helps a player decide, beside the odds. */
export function aidWith({ notes, forgotten, habits, proposals }: Help<Warcraft>): AidSpec<Warcraft> {
  return { notes, forecast, plan, forgotten, stakes, grave, habits, obvious, proposals }
}
