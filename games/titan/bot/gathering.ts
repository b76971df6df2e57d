import { best, firstOf, forDecision, only } from '@hexarium/kernel'
import { ANGEL, ARCHANGEL, TITAN } from '../content/creatures.ts'
import { TERRAIN_OF } from '../content/masterboard.ts'
import { piecesOf } from '../legions.ts'
import { spoils, spoilsWay } from '../rules/aftermath.ts'
import { muster, musterPiece, musterWay } from '../rules/mustering.ts'
import { reinforceWay, summon } from '../rules/newcomers.ts'
import { legionOf } from '../rules/sides.ts'
import { FULL, type Marker, type Titan, type Type } from '../state.ts'
import { legionAt, legionsOnBoard, peril, sumOf } from './board.ts'
import { chanceOf, forceOf } from './estimate.ts'
import { oddsInBattle } from './evaluate.ts'
import { legionWorth, pieceWorth, profileOfTypes, recruitWorth } from './worth.ts'

/** What hangs on a Titan, roughly. */
const TITAN_STAKE = 300

/** TI-14 to TI-18: whom a legion gets. What it shows for it tells as much whatever it is. */
export const gathering = [
  /** TI-6.4a: every legion musters that may. */
  forDecision(muster, { advice: (_g, _here, _seat, offered) => firstOf(offered, 'legion', 'done') }),
  /** TI-18.3d: the best for now and for what it leads to. */
  forDecision(musterPiece, {
    advice(g, { legion }, _seat, offered) {
      const { profile } = legionAt(g, legion)
      return only('piece', best(offered('piece'), type => recruitWorth(g, profile, type))[0])
    },
  }),
  forDecision(musterWay, { advice: (_g, _here, _seat, offered) => firstOf(offered, 'way') }),
  forDecision(reinforceWay, { advice: (_g, _here, _seat, offered) => firstOf(offered, 'way') }),
  forDecision(spoilsWay, { advice: (_g, _here, _seat, offered) => firstOf(offered, 'way') }),
  /** TI-15.3a: an angel comes where it turns the battle, from where it is missed least. */
  forDecision(summon, {
    advice(g, _here, _seat, offered) {
      const legions = legionsOnBoard(g)
      const gain = (type: Type) => (donor: Marker) => gainByAngel(g, type) - costOfGiving(g, legions, donor, type)
      const [donor, help] = best(offered('angel'), gain(ANGEL))
      const [mightier, more] = best(offered('archangel'), gain(ARCHANGEL))
      if (Math.max(help, more) <= 0) return only('pass')
      return more > help ? only('archangel', mightier) : only('angel', donor)
    },
    variety: () => kind => (kind === 'concede' ? 0 : 1),
  }),
  /** TI-16.3: what was earned; for the last place in the legion the better of an angel and a muster. */
  forDecision(spoils, {
    advice(g, _here, _seat, offered) {
      const legion = legionOf(g, g.engagement!.winner)
      const [recruit, worth] = best(offered('muster'), type => pieceWorth(type))
      const [earned, grace] = best(offered('acquire'), type => pieceWorth(type))
      const isLastPlace = g.height[legion] === FULL - 1
      const later = legionAt(g, legion).profile.musters[TERRAIN_OF[g.at[legion]]] // the attacker musters in his last phase
      if (grace > 0 && !(isLastPlace && Math.max(worth, g.holder[legion] === g.mover ? later : 0) > grace))
        return only('acquire', earned)
      return worth > 0 ? only('muster', recruit) : only('done')
    },
  }),
]

/** What the attacker gains if an angel joins the battle: better odds, less what it risks itself. */
function gainByAngel(g: Titan, angel: Type): number {
  const { attacker, defender } = g.engagement!
  const [mine, theirs] = [legionAt(g, attacker), legionAt(g, defender)]
  const before = chanceOf(oddsInBattle(g.battle!))
  const after = chanceOf(oddsInBattle(g.battle!, forceOf(angel, g.battle!.map)))
  const stake = mine.profile.hasTitan || theirs.profile.hasTitan ? TITAN_STAKE : 0
  return (after - before) * (mine.sum + theirs.sum + stake) - (1 - after) * pieceWorth(angel)
}

/** What a legion loses with an angel: its strength, and safety; more where the Titan is. */
function costOfGiving(g: Titan, legions: ReturnType<typeof legionsOnBoard>, donor: Marker, angel: Type): number {
  const { land, seat, profile, sum } = legionAt(g, donor)
  const rest = piecesOf(g, donor)
  rest.splice(rest.indexOf(angel), 1)
  if (rest.length === 0) return 0
  const left = profileOfTypes(g, rest)
  const danger = peril(g, legions, left, seat, land) - peril(g, legions, profile, seat, land)
  const hangs = rest.includes(TITAN) ? TITAN_STAKE : sum
  return (legionWorth(sum) - legionWorth(sumOf(g, left, seat))) / 2 + danger * hangs
}
