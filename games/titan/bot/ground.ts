import { battleBoard, groundOf, HEXES } from '../content/battlelands.ts'
import { creatures, SKILL, typeNamed } from '../content/creatures.ts'
import { STANDARD_RULINGS } from '../content/rulings.ts'
import type { Terrain } from '../content/terrains.ts'
import { inContact, suffersDrift } from '../rules/battlefield.ts'
import { mayStop } from '../rules/hazards.ts'
import { strikeChart, strikeDice, strikeNumber } from '../rules/strike.ts'
import { ATTACKER, type Battle, DEFENDER, type Fighter, type Hex, NONE, type Type } from '../state.ts'
import { meanHits } from './hits.ts'

/** Whom a hex is tried against: somebody of middling power and skill, at home nowhere. */
const STRANGER = typeNamed('unicorn')
/** What a hit by drift counts beside one by an enemy: nobody strikes back for it, and it comes in every phase. */
const DRIFT_COUNTS = 2

const known: (Float64Array | undefined)[] = []

/**
 * How many more hits somebody deals than he takes, in a strike phase, if he stands in this hex instead of on a plain:
 * the mean over the sides by which a stranger could come.
 */
export function goodness(terrain: Terrain, type: Type, hex: Hex): number {
  return (known[terrain * creatures.length + type] ??= survey(terrain, type))[hex]
}

function survey(terrain: Terrain, type: Type): Float64Array {
  const goods = new Float64Array(HEXES)
  for (let hex = 0; hex < HEXES; hex++)
    if (mayStop(type, groundOf(terrain, hex))) goods[hex] = tried(terrain, type, hex)
  return goods
}

function tried(terrain: Terrain, type: Type, hex: Hex): number {
  const duel = duelOf(terrain, type, hex)
  const plain = onThePlain(type, STRANGER) - onThePlain(STRANGER, type)
  let sum = 0
  let sides = 0
  for (let direction = 0; direction < 6; direction++) {
    const beside = battleBoard.neighbour[hex * 6 + direction]
    if (beside < 0) continue
    sides++
    duel.hex[1] = beside
    if (inContact(duel, 0, 1) && mayStop(STRANGER, groundOf(terrain, beside)))
      sum += hits(duel, 0, 1) - hits(duel, 1, 0) - plain
  }
  return sum / sides - (suffersDrift(duel, 0) ? DRIFT_COUNTS : 0)
}

function onThePlain(striker: Type, target: Type): number {
  return meanHits(creatures[striker].power, strikeChart(SKILL[striker], SKILL[target], STANDARD_RULINGS))
}

function hits(duel: Battle, striker: Fighter, target: Fighter): number {
  return meanHits(strikeDice(duel, striker, target), strikeNumber(duel, striker, target, STANDARD_RULINGS))
}

function duelOf(map: Terrain, type: Type, hex: Hex): Battle {
  return {
    land: NONE,
    map,
    entry: 0,
    round: 1,
    phasing: ATTACKER,
    type: [type, STRANGER],
    side: [ATTACKER, DEFENDER],
    hex: [hex, hex],
    hits: [0, 0],
    power: [creatures[type].power, creatures[STRANGER].power],
    moved: [false, false],
    struck: [false, false],
    summonWindow: 0,
    reinforcement: 0,
    newcomer: NONE,
    donor: NONE,
  }
}
