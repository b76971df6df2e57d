import { ANGEL, ARCHANGEL, TITAN } from '../content/creatures.ts'
import { TERRAIN_OF } from '../content/masterboard.ts'
import { piecesOf } from '../legions.ts'
import { legionOf } from '../rules/sides.ts'
import { FULL, type Marker, type Titan, type Type } from '../state.ts'
import { type Adviser, best, only, type Weigh } from './advice.ts'
import { legionAt, legionsOnBoard, peril, sumOf } from './board.ts'
import { oddsInBattle } from './evaluate.ts'
import { legionWorth, pieceWorth, profileOfTypes } from './worth.ts'

type MusterHere = { legion: Marker }

/** What the musters count that a new character makes possible. */
const PROSPECT = 1.5
/** With better log odds than these a battle is won without an angel. */
const WON = 2.5
/** What an angel must not cost the legion that gives it. */
const DEAR = 40

/** TI-6.4a: every legion musters that may. */
export const muster: Adviser = (_g, _here, _seat, offered) => {
  const legions = offered('legion')
  return legions.length > 0 ? only('legion', legions[0]) : only('done')
}

/** TI-18.3d: the best for now and for what it leads to. */
export const musterPiece: Adviser<MusterHere> = (g, here, _seat, offered) => {
  return only('piece', best(offered('piece'), type => recruitWorth(g, here.legion, type))[0])
}

/** TI-18.4: whatever stands first tells as much as the rest. */
export const musterWay: Adviser = (_g, _here, _seat, offered) => only('way', offered('way')[0])

/** What a new character is worth in a legion: itself, and what the legion can muster with it. */
export function recruitWorth(g: Titan, legion: Marker, type: Type): number {
  const types = [...piecesOf(g, legion), type].sort((a, b) => a - b)
  return pieceWorth(type) + PROSPECT * profileOfTypes(g, types).outlook
}

/** TI-15.3a: an angel comes where the battle is open, from where it is missed least. */
export const summon: Adviser = (g, _here, _seat, offered): Weigh => {
  const angels = offered('angel')
  const archangels = offered('archangel')
  if (angels.length + archangels.length === 0 || oddsInBattle(g, g.battle!) > WON) return only('pass')
  const legions = legionsOnBoard(g)
  const cost = (type: Type) => (donor: Marker) => -costOfGiving(g, legions, donor, type)
  const [donor, angel] = best(angels, cost(ANGEL))
  const [mightier, archangel] = best(archangels, cost(ARCHANGEL))
  if (Math.max(angel, archangel) < -DEAR) return only('pass')
  return archangel > angel - 10 ? only('archangel', mightier) : only('angel', donor)
}

/** What a legion loses with an angel: its strength, and safety; more where the Titan is. */
function costOfGiving(g: Titan, legions: ReturnType<typeof legionsOnBoard>, donor: Marker, angel: Type): number {
  const { land, seat, profile, sum } = legionAt(g, donor)
  const rest = piecesOf(g, donor)
  rest.splice(rest.indexOf(angel), 1)
  if (rest.length === 0) return 0
  const left = profileOfTypes(g, rest)
  const danger = peril(g, legions, left, seat, land) - peril(g, legions, profile, seat, land)
  const hangs = rest.includes(TITAN) ? 300 : sum
  return (legionWorth(sum) - legionWorth(sumOf(g, left, seat))) / 2 + danger * hangs
}

/** TI-16.3: what was earned; for the last place in the legion the better of an angel and a muster. */
export const spoils: Adviser = (g, _here, _seat, offered) => {
  const { winner } = g.engagement!
  const legion = legionOf(g, winner)
  const [recruit, worth] = best(offered('muster'), type => pieceWorth(type))
  const [earned, grace] = best(offered('acquire'), type => pieceWorth(type))
  const isLastPlace = g.height[legion] === FULL - 1
  const later = legionAt(g, legion).profile.musters[TERRAIN_OF[g.at[legion]]] // the attacker musters in his last phase
  if (grace > 0 && !(isLastPlace && Math.max(worth, g.holder[legion] === g.mover ? later : 0) > grace))
    return only('acquire', earned)
  return worth > 0 ? only('muster', recruit) : only('done')
}
