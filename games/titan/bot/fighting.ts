import { best, forDecision, only } from '@hexarium/kernel'
import { SKILL } from '../content/creatures.ts'
import { manoeuvre, manoeuvreTo } from '../rules/battle.ts'
import { announcements } from '../rules/carry.ts'
import { reinforce } from '../rules/newcomers.ts'
import { strikeTargets } from '../rules/strike.ts'
import { announce, carry, chooseStriker, chooseTarget } from '../rules/striking.ts'
import { chanceOf } from './estimate.ts'
import { impatience, prospects } from './prospects.ts'
import { carryWorth, fieldOf, marchingOrder, meleeWorth, rangeWorth, volleyWorth } from './tactics.ts'
import { pieceWorth } from './worth.ts'

/** A fighter moves if it stands better afterwards by more than this, in points of value. */
const WORTH_A_STEP = 0.5
/** In which order strikes are made: who has one target must find it alive; who shoots takes what is left. */
const ONE_TARGET = 3000
const MELEE = 2000

/** When plans are sampled: a hex worse by this much, in points of value, is e times less likely. */
const WHIM = 4
/** The end of the manoeuvre weighs so much beside a fighter who gains much by a move, and everybody so much of who moves before him. */
const STAY = 0.15
const NEXT = 0.4

/** TI-11 to TI-14: the battle. */
export const fighting = [
  /** TI-11.0a: the next fighter who would stand better elsewhere; conceding is never better than fighting on. */
  forDecision(manoeuvre, {
    advice(g, _here, _seat, offered) {
      const field = fieldOf(g, g.battle!.phasing)
      for (const fighter of marchingOrder(g.battle!, offered('fighter')))
        if (impatience(field, fighter) > WORTH_A_STEP) return only('fighter', fighter)
      return only('done')
    },
    variety(g, _here, _seat, offered, mood) {
      const field = fieldOf(g, g.battle!.phasing, mood)
      const order = marchingOrder(g.battle!, offered('fighter'))
      return (kind, fighter) => {
        if (kind !== 'fighter') return kind === 'done' ? STAY : 0
        return chanceOf((impatience(field, fighter) - WORTH_A_STEP) / WHIM) * NEXT ** order.indexOf(fighter)
      }
    },
  }),
  /** TI-11.2: the best hex. */
  forDecision(manoeuvreTo, {
    advice(g, { fighter }) {
      const found = prospects(fieldOf(g, g.battle!.phasing), fighter)
      const [to] = best([...found.keys()], i => found[i].score)
      return only('hex', found[to]?.hex)
    },
    variety(g, { fighter }, _seat, _offered, mood) {
      const found = prospects(fieldOf(g, g.battle!.phasing, mood), fighter)
      const [, most] = best([...found.keys()], i => found[i].score)
      return (_kind, hex) => {
        const there = found.find(prospect => prospect.hex === hex)
        return there ? Math.exp((there.score - most) / WHIM) : 0
      }
    },
  }),
  /** TI-13.1a: the order of strikes. */
  forDecision(chooseStriker, {
    advice(g, { side }, _seat, offered) {
      const fighters = offered('fighter')
      if (fighters.length === 0) return only('done')
      const field = fieldOf(g, side)
      const [striker] = best(fighters, fighter => {
        const targets = strikeTargets(g.battle!, fighter)
        if (targets.length === 0) return 0
        const [, worth] = best(targets, target => meleeWorth(field, fighter, target))
        return worth + (targets.length === 1 ? ONE_TARGET : MELEE)
      })
      return only('fighter', striker)
    },
  }),
  /** TI-13.1a, TI-12.1c: whom it strikes. */
  forDecision(chooseTarget, {
    advice(g, { side, striker }, _seat, offered) {
      const field = fieldOf(g, side)
      const near = offered('strike')
      if (near.length > 0) return only('strike', best(near, target => meleeWorth(field, striker, target))[0])
      return only('rangestrike', best(offered('rangestrike'), target => rangeWorth(field, striker, target))[0])
    },
  }),
  /** TI-13.4c: the plain strike, unless another promises more with its carries. */
  forDecision(announce, {
    advice(g, { striker, target }, _seat, offered) {
      const battle = g.battle!
      const ways = announcements(battle, striker, target, g.rulings)
      return only('way', best(offered('way'), way => volleyWorth(battle, target, ways[way]))[0])
    },
  }),
  /** TI-13.4e: where the rest of the hits goes. */
  forDecision(carry, {
    advice(g, { excess }, _seat, offered) {
      return only('fighter', best(offered('fighter'), target => carryWorth(g.battle!, target, excess))[0])
    },
  }),
  /** TI-14.0a: the strongest help there is. */
  forDecision(reinforce, {
    advice(_g, _here, _seat, offered) {
      const types = offered('piece')
      if (types.length === 0) return only('pass')
      return only('piece', best(types, type => pieceWorth(type) + SKILL[type])[0])
    },
  }),
]
