import { forDecision, type Offered, only, type Weigh } from '@hexarium/kernel'
import { beside, board } from '../content/board.ts'
import { chanceOf, chanceOnTable } from '../content/combat-table.ts'
import { AREAS, WINGS } from '../content/monsters.ts'
import { BOOST, FOG, FOG_RADIUS, LIGHTNING, SUMMON, spells, WHIRLWIND } from '../content/spells.ts'
import { attackOf, defenceOf, EARTH_UNIT, isMajor, isMonster, isShooter, UNITS, wizardUnits } from '../content/types.ts'
import { blowNeed } from '../rules/blows.ts'
import { castSpell, payForDismissal } from '../rules/magic.ts'
import { strengthAt } from '../rules/spellcraft.ts'
import { isStanding, worthOf } from '../rules/victory.ts'
import { CITY, type DragonRage, type Hex, INVADER, NONE, type Side, type Unit, type Wizard } from '../state.ts'
import { hasCityUnit, isFoe, mapOf, onMap, unitsOn } from '../units.ts'
import { enemyDistance } from './blows.ts'
import { prize } from './monster-plan.ts'
import { damageWorth, unitWorth } from './worth.ts'

/** What a spell point is worth, and what a spell must bring beyond its price. */
const PER_POINT = 0.12
const WORTH_CASTING = 0.15
/** What an elemental promises besides its first blow: to the city by blows, to the invader by the points it walks into. */
const RAMPAGE = 0.6
const ELEMENTAL_REACH = 4
/** How likely an unguarded hex in a monster's reach falls in its next turn. */
const THREATENED = 0.4
const REACH = 3
/** How often a flyer crashes in a whirlwind, and what that costs of it (DR-2.8.7d). */
const CRASHES = 0.5
const CRASH_COSTS = 0.3
/** DR-2.8.9h: what a dismissal costs on average. */
const USUAL_PRICE = 3.5
/** What +1 brings each unit beside a monster. */
const PER_BOOSTED = 0.14

/** DR-2.8: spells. */
export const casting = [
  forDecision(castSpell, { advice: (g, { side, wizard }, _seat, offered) => bestSpell(g, side, wizard, offered) }),
  /** DR-2.8.9h: the price is named; is it worth it? */
  forDecision(payForDismissal, {
    advice(g, { side, elemental, price }, _seat, offered) {
      const isWorthIt = dismissalWorth(g, side, elemental) >= PER_POINT * price
      return isWorthIt && offered('pay').length > 0 ? only('pay') : only('decline')
    },
  }),
]

type Spell = 'lightning' | 'whirlwind' | 'summon' | 'fog' | 'dismiss' | 'boost'

/** DR-2.8.4: the spell that brings most for its points, if any does. */
function bestSpell(g: DragonRage, side: Side, wizard: Wizard, offered: Offered<Spell>): Weigh {
  let choice = only('pass')
  let most = WORTH_CASTING
  const take = (kind: Spell, value: number, worth: number, price: number): void => {
    if (worth - PER_POINT * price <= most) return
    most = worth - PER_POINT * price
    choice = only(kind, value)
  }
  for (const unit of offered('lightning')) take('lightning', unit, boltWorth(g, wizard, unit), spells[LIGHTNING].cost)
  for (const hex of offered('whirlwind')) take('whirlwind', hex, stormWorth(g, side, hex), spells[WHIRLWIND].cost)
  for (const hex of offered('summon')) take('summon', hex, summonWorth(g, side, hex), spells[SUMMON].cost)
  if (side === CITY) for (const hex of offered('fog')) take('fog', hex, fogWorth(g, hex), spells[FOG].cost)
  for (const unit of offered('dismiss')) take('dismiss', unit, dismissalWorth(g, side, unit), USUAL_PRICE)
  for (const radius of offered('boost')) {
    const hex = g.at[wizardUnits[wizard]]
    take('boost', radius, boostWorth(g, side, hex, radius), spells[BOOST].cost + radius)
  }
  return choice
}

function boltWorth(g: DragonRage, wizard: Wizard, unit: Unit): number {
  const strength = strengthAt(g, wizard, g.at[unit])
  if (!isMonster(unit)) return chanceOnTable(strength, defenceOf[unit]) * unitWorth(g, unit)
  if (!isMajor(unit)) return damageWorth(g, unit, 0, strength)
  // its owner spreads it: a point for every area, and the rest where it hurts least
  let worth = 0
  for (let area = 0; area < AREAS; area++) worth += damageWorth(g, unit, area, Math.min(1, strength / AREAS))
  return worth
}

/** DR-2.8.7f, d: points fall where it stands, for either side; flyers may crash. */
function stormWorth(g: DragonRage, side: Side, hex: Hex): number {
  let worth = side === INVADER ? prize(g, hex) : -prize(g, hex)
  for (const unit of unitsOn(g, hex)) {
    if (!g.flying[unit]) continue
    const crash = CRASHES * CRASH_COSTS * unitWorth(g, unit)
    worth += isFoe(g, side, unit) ? crash : -crash
  }
  return worth
}

function summonWorth(g: DragonRage, side: Side, hex: Hex): number {
  const distance = enemyDistance(g, side, hex)
  if (side === INVADER) return pointsNear(g, hex)
  if (distance > 2) return 0
  let blow = 0
  for (let d = 0; d < 6; d++) {
    const near = beside(hex, d)
    if (near < 0) continue
    for (let foe = g.top[near]; foe !== NONE; foe = g.next[foe]) {
      if (!isMonster(foe) || g.flying[foe] || !isFoe(g, side, foe)) continue
      const area = isMajor(foe) ? WINGS : 0
      const hits = chanceOf(blowNeed(foe, area), 1)
      blow = Math.max(blow, hits * damageWorth(g, foe, area, attackOf[EARTH_UNIT]))
    }
  }
  return monstersNear(g, side, hex) > 0 ? 2 * blow : 0
}

function monstersNear(g: DragonRage, side: Side, hex: Hex): number {
  let count = 0
  for (let unit = 0; unit < UNITS; unit++)
    if (isMonster(unit) && onMap(g, unit) && isFoe(g, side, unit) && !g.flying[unit])
      if (board.distance(g.at[unit], hex) <= ELEMENTAL_REACH) count++
  return count
}

/** DR-2.8.9e: what an elemental can walk into from a hex. */
function pointsNear(g: DragonRage, hex: Hex): number {
  let sum = 0
  mapOf(g).victory.forEach((place, number) => {
    if (isStanding(g, place.hex) && board.distance(place.hex, hex) <= ELEMENTAL_REACH) sum += worthOf(g, number)
  })
  return RAMPAGE * Math.min(4, sum)
}

/** DR-2.8.6c: nobody lands or bounds into fog, nor burns what lies in it; but nobody of ours strikes in it either. */
function fogWorth(g: DragonRage, centre: Hex): number {
  let worth = 0
  mapOf(g).victory.forEach(({ hex }, number) => {
    if (board.distance(hex, centre) > FOG_RADIUS || !isStanding(g, hex) || hasCityUnit(g, hex)) return
    if (flyerNear(g, hex)) worth += THREATENED * worthOf(g, number)
  })
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.owner[unit] !== CITY || !onMap(g, unit) || attackOf[unit] === 0) continue
    if (board.distance(g.at[unit], centre) > FOG_RADIUS + 1) continue
    if (enemyDistance(g, CITY, g.at[unit]) <= (isShooter(unit) ? 2 : REACH)) worth -= 0.35
  }
  return worth
}

function flyerNear(g: DragonRage, hex: Hex): boolean {
  for (let unit = 0; unit < UNITS; unit++)
    if (isMajor(unit) && onMap(g, unit) && board.distance(g.at[unit], hex) <= REACH) return true
  return false
}

/** DR-2.8.5: friends within the radius who stand beside an enemy already. */
function boostWorth(g: DragonRage, side: Side, centre: Hex, radius: number): number {
  let count = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.owner[unit] !== side || !onMap(g, unit) || isShooter(unit) || attackOf[unit] === 0) continue
    if (board.distance(g.at[unit], centre) <= radius && enemyDistance(g, side, g.at[unit]) <= 1) count++
  }
  return PER_BOOSTED * count
}

/** DR-2.8.9h: what it is worth to be rid of an enemy's elemental, or of one that obeys nobody. */
function dismissalWorth(g: DragonRage, side: Side, unit: Unit): number {
  if (g.owner[unit] === side) return 0
  return side === CITY ? pointsNear(g, g.at[unit]) : RAMPAGE
}
