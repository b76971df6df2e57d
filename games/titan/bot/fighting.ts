import { best, only, type Weigh } from '@hexarium/kernel'
import { SKILL } from '../content/creatures.ts'
import { announcements } from '../rules/carry.ts'
import { strikeTargets } from '../rules/strike.ts'
import type { Type } from '../state.ts'
import type { Adviser } from './advice.ts'
import {
  carryWorth,
  fieldOf,
  impatience,
  marchingOrder,
  meleeWorth,
  prospects,
  rangeWorth,
  volleyWorth,
} from './tactics.ts'
import { pieceWorth } from './worth.ts'

/** A fighter moves if it stands better afterwards by more than this, in points of value. */
const WORTH_A_STEP = 0.5
/** In which order strikes are made: who has one target must find it alive; who shoots takes what is left. */
const ONE_TARGET = 3000
const MELEE = 2000

type MoveHere = { fighter: number }
type StrikeHere = { side: number; striker: number; target: number; excess: number }

/** TI-11.0a: the next fighter who would stand better elsewhere; conceding is never better than fighting on. */
export const manoeuvre: Adviser<MoveHere> = (g, _here, _seat, offered) => {
  const field = fieldOf(g, g.battle!.phasing)
  for (const fighter of marchingOrder(g.battle!, offered('fighter')))
    if (impatience(field, fighter) > WORTH_A_STEP) return only('fighter', fighter)
  return only('done')
}

/** TI-11.2: the best hex. */
export const manoeuvreTo: Adviser<MoveHere> = (g, here) => {
  const field = fieldOf(g, g.battle!.phasing)
  let highest = Number.NEGATIVE_INFINITY
  let to = -1
  for (const { hex, score } of prospects(field, here.fighter)) {
    if (score <= highest) continue
    highest = score
    to = hex
  }
  return only('hex', to)
}

/** TI-13.1a: the order of strikes. */
export const chooseStriker: Adviser<StrikeHere> = (g, here, _seat, offered) => {
  const fighters = offered('fighter')
  if (fighters.length === 0) return only('done')
  const field = fieldOf(g, here.side)
  const [striker] = best(fighters, fighter => {
    const targets = strikeTargets(g.battle!, fighter)
    if (targets.length === 0) return 0
    const [, worth] = best(targets, target => meleeWorth(field, fighter, target))
    return worth + (targets.length === 1 ? ONE_TARGET : MELEE)
  })
  return only('fighter', striker)
}

/** TI-13.1a, TI-12.1c: whom it strikes. */
export const chooseTarget: Adviser<StrikeHere> = (g, here, _seat, offered) => {
  const field = fieldOf(g, here.side)
  const near = offered('strike')
  if (near.length > 0) return only('strike', best(near, target => meleeWorth(field, here.striker, target))[0])
  return only('rangestrike', best(offered('rangestrike'), target => rangeWorth(field, here.striker, target))[0])
}

/** TI-13.4c: the plain strike, unless another promises more with its carries. */
export const announce: Adviser<StrikeHere> = (g, here, _seat, offered) => {
  const battle = g.battle!
  const ways = announcements(battle, here.striker, here.target, g.rulings)
  return only('way', best(offered('way'), way => volleyWorth(battle, here.target, ways[way]))[0])
}

/** TI-13.4e: where the rest of the hits goes. */
export const carry: Adviser<StrikeHere> = (g, here, _seat, offered) => {
  const targets = offered('fighter')
  return only('fighter', best(targets, target => carryWorth(g.battle!, target, here.excess))[0])
}

/** TI-14.0a: the strongest help there is. */
export const reinforce: Adviser = (_g, _here, _seat, offered): Weigh => {
  const types: Type[] = offered('piece')
  if (types.length === 0) return only('pass')
  return only('piece', best(types, type => pieceWorth(type) + SKILL[type])[0])
}
