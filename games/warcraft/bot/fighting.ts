import { best, forDecision, only } from '@hexarium/kernel'
import { HERO, KIND, OWNER, SUMMON } from '../pieces.ts'
import { trim } from '../rules/battle/aftermath.ts'
import { join, nextBattle } from '../rules/battle/battles.ts'
import { fightersOfSide } from '../rules/battle/fighters.ts'
import { takeLoss } from '../rules/battle/losses.ts'
import { raiseDead } from '../rules/battle/raise-dead.ts'
import { holdsField, slowPoison } from '../rules/battle/round.ts'
import { rise } from '../rules/heroes/levels.ts'
import { giveUpExcess } from '../rules/movement/movement.ts'
import { altar, altarTake } from '../rules/scenarios/altar.ts'
import { storm, stormLoss } from '../rules/scenarios/storm.ts'
import { areFriends } from '../spaces.ts'
import type { Hex, Piece, Warcraft } from '../state.ts'
import type { Adviser } from './adviser.ts'
import { add, around, chanceOf, chartOf, forceOf, worthOfForce } from './chart.ts'
import { goalsOf } from './goals.ts'

/** What it costs beyond a unit to lose the last one in the battlefield, and what holding it is worth a unit. */
const THE_FIELD = 3
const IN_THE_FIELD = 0.25
/** A hero dies with his last life only. */
const HERO_WOUND = 0.45
const HERO_DEATH = 3

/** WC-B-CAS-01: creatures that leave anyway, wounds a hero can bear, then the weakest; the battlefield is held. */
const lose: Adviser<'piece'> = (g, _here, seat, offered) => {
  const [first] = offered('piece')
  const isOwn = first !== undefined && areFriends(g, seat, OWNER[first])
  return only('piece', best(offered('piece'), piece => (isOwn ? -costOf(g, piece) : costOf(g, piece)))[0])
}

/** What may go back to reserves is what is worth least. */
const giveUp: Adviser<'piece'> = (g, _here, _seat, offered) =>
  only('piece', best(offered('piece'), piece => -worthOfForce(forceOf(g, piece)))[0])

/** What a sensible player does in battles, and where lightning and altar strike. */
export const fights = [
  /** WC-B-MOV-07: the surest battle first. */
  forDecision(nextBattle, {
    advice(g, _here, seat, offered) {
      const chart = chartOf(g, seat)
      const odds = (hex: Hex) => chanceOf(around(g, chart.own, hex), around(g, chart.foe, hex))
      return only('hex', best(offered('hex'), odds)[0])
    },
  }),
  /** WC-B-BAT-02: one joins where it helps. */
  forDecision(join, {
    advice(g, _here, seat) {
      const chart = chartOf(g, seat)
      const { hex } = g.battle!
      const theirs = around(g, chart.foe, hex)
      add(theirs, chart.creeps[hex])
      return chanceOf(around(g, chart.own, hex), theirs) > 0.35 ? only('join') : only('stayOut')
    },
  }),
  /** WC-B-ABL-03: the phase in which one's own side rolls most. */
  forDecision(slowPoison, { advice: (_g, _here, _seat, offered) => only('phase', offered('phase')[0]) }),
  /** WC-B-ABL-05: whoever may rise, rises. */
  forDecision(raiseDead, { advice: (_g, _here, _seat, offered) => only('raise', Math.max(...offered('raise'))) }),
  forDecision(takeLoss, { advice: lose }),
  forDecision(trim, { advice: giveUp }),
  forDecision(giveUpExcess, { advice: giveUp }),
  /** WC-X-HER-40: a hero always rises, and spends small markers first. */
  forDecision(rise, {
    advice: (_g, _here, _seat, offered) =>
      offered('ones').length > 0 ? only('ones') : offered('two').length > 0 ? only('two') : only('pass'),
  }),
  /** WC-X-SCN-11, WC-X-SCN-02: where it hurts most. */
  forDecision(storm, {
    advice(g, _here, seat, offered) {
      const chart = chartOf(g, seat)
      return only('hex', best(offered('hex'), hex => worthOfForce(chart.foe[hex]) + goalsOf(chart)[hex] / 10)[0])
    },
  }),
  forDecision(stormLoss, { advice: lose }),
  forDecision(altarTake, { advice: () => only('winOver') }),
  forDecision(altar, {
    advice: (g, _here, _seat, offered) =>
      only('piece', best(offered('piece'), piece => worthOfForce(forceOf(g, piece)))[0]),
  }),
]

/** What it costs to lose a piece in the battle under way. */
function costOf(g: Warcraft, piece: Piece): number {
  const inField = g.battle !== null && g.at[piece] === g.battle.hex
  const field = inField ? (isLast(g, piece) ? THE_FIELD : IN_THE_FIELD) : 0
  switch (KIND[piece]) {
    case SUMMON:
      return field / 2
    case HERO: {
      const { lives } = forceOf(g, piece)
      return lives > 1 ? HERO_WOUND : HERO_DEATH + field
    }
    default:
      return worthOfForce(forceOf(g, piece)) + field
  }
}

/** True if nobody else of its side stands in the battlefield. */
function isLast(g: Warcraft, piece: Piece): boolean {
  const side = g.battle!.side[OWNER[piece]]
  const others = fightersOfSide(g, side).filter(other => other !== piece && g.at[other] === g.battle!.hex)
  return holdsField(g, side) && others.length === 0
}
