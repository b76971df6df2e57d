import { beside, board, turnedBy } from '../content/board.ts'
import { chanceOnTable } from '../content/combat-table.ts'
import { TOWER } from '../content/maps.ts'
import { AREAS, BELLY, HEAD, LEGS, WINGS } from '../content/monsters.ts'
import { PATIENCE } from '../content/scenarios.ts'
import {
  attackOf,
  FIRST_MAJOR,
  isElemental,
  isHero,
  isMajor,
  isShooter,
  mpOf,
  roadMpOf,
  UNITS,
} from '../content/types.ts'
import { isWithinReach, limbStrength, limbsFor } from '../rules/blows.ts'
import { canFly, pointsLeft, sheetOf } from '../rules/damage.ts'
import { cannotBreathe, cannotBreatheInto, fireBonus, hexesAblaze } from '../rules/dragonfire.ts'
import { defenceOfAll, group, killerFactor } from '../rules/overrun.ts'
import { cannotStandOn } from '../rules/terrain.ts'
import { isStanding, worthOf } from '../rules/victory.ts'
import { fogParts, inFog } from '../rules/weather.ts'
import { type Area, CITY, type Direction, type DragonRage, type Hex, INVADER, NONE, type Unit } from '../state.ts'
import { mapOf, onMap, unitsOn } from '../units.ts'
import { escapeChance } from './chances.ts'
import { taste } from './taste.ts'
import { damageWorth, groupWorth, unitWorth } from './worth.ts'

/** How far archers are feared. */
const ARCHERS_REACH = 5
/** On how many of six faces of a die wings are hit, by which `hits` is measured. */
const WING_HITS = 3

const blows: number[] = []

/** What the city's next turn is expected to cost a major monster that looks this way on the ground of a hex. */
export function dangerAt(g: DragonRage, monster: Unit, hex: Hex, facing: Direction = g.facing[monster]): number {
  if (inFog(g, hex)) return 0
  if (taste.now.grounding !== 0) return boldness(g) * lossesAt(g, monster, hex, facing)
  const room = roomAround(g, hex)
  blows.length = 0
  let arrows = 0
  let worst = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.owner[unit] !== CITY || !onMap(g, unit)) continue
    const distance = board.distance(g.at[unit], hex)
    if (isHero(unit) || isElemental(unit)) {
      if (distance <= Math.max(mpOf[unit], roadMpOf[unit] - 1))
        worst += taste.now.hitsBelly * damageWorth(g, monster, BELLY, attackOf[unit])
    } else if (distance > mpOf[unit] + 1) continue
    else if (isShooter(unit)) arrows += taste.now.arrows
    else if (attackOf[unit] > 0) blows.push(attackOf[unit])
  }
  blows.sort((a, b) => b - a)
  let sum = arrows
  for (let i = 0; i < Math.min(room, blows.length); i++) sum += taste.now.hits * blows[i]
  const area = pointsLeft(g, monster, WINGS) > 0 ? WINGS : LEGS
  return boldness(g) * (worst + sum * damageWorth(g, monster, area, 1))
}

/** Where a monster can be struck at: the area, how often it is hit there, and what a point costs; the dearest first. */
interface Opening {
  area: Area
  chance: number
  perPoint: number
}

/** The same reckoned blow by blow: the strongest strike where it costs most, and wings that give way keep it on the ground. */
function lossesAt(g: DragonRage, monster: Unit, hex: Hex, facing: Direction): number {
  const openings = openingsAt(g, monster, hex, facing)
  let { sum, worst } = threats(g, monster, hex)
  const atWings: { chance: number; strength: number }[] = []
  openings.slice(0, blows.length).forEach(({ area, chance, perPoint }, at) => {
    sum += chance * blows[at] * perPoint
    if (area === WINGS) atWings.push({ chance, strength: blows[at] })
  })
  if (canFly(g, monster)) worst += taste.now.grounding * atLeast(atWings, leftInGroup(g, monster, WINGS))
  return sum + worst
}

/** What arrows cost, and who comes underneath; the strengths of the others into `blows`, the strongest first. */
function threats(g: DragonRage, monster: Unit, hex: Hex): { sum: number; worst: number } {
  const aim = pointsLeft(g, monster, WINGS) > 0 ? WINGS : LEGS
  const belly = pointsLeft(g, monster, BELLY)
  const whole = taste.now.fatal * unitWorth(g, monster)
  blows.length = 0
  let [sum, worst] = [0, 0]
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.owner[unit] !== CITY || !onMap(g, unit)) continue
    const distance = board.distance(g.at[unit], hex)
    if (isHero(unit) || isElemental(unit)) {
      if (distance > Math.max(mpOf[unit], roadMpOf[unit] - 1)) continue
      const loss = damageWorth(g, monster, BELLY, attackOf[unit])
      worst += taste.now.hitsBelly * (attackOf[unit] >= belly ? Math.max(whole, loss) : loss)
    } else if (distance > mpOf[unit] + 1) continue
    else if (isShooter(unit)) sum += taste.now.arrows * damageWorth(g, monster, aim, 1)
    else if (attackOf[unit] > 0) blows.push(attackOf[unit])
  }
  blows.sort((a, b) => b - a)
  return { sum, worst }
}

/** DR-2.12.1.6, DR-2.12.1.7: the hexes around from which somebody can strike, each with the area that suffers most from there. */
function openingsAt(g: DragonRage, monster: Unit, hex: Hex, facing: Direction): Opening[] {
  const found: Opening[] = []
  const { areas } = sheetOf(monster)
  for (let d = 0; d < 6; d++) {
    const near = beside(hex, d)
    if (near < 0 || !isWithinReach(g, hex, near) || cannotStandOn(g, 0, near) || holdsInvader(g, monster, near))
      continue
    const position = 1 << turnedBy(d, 6 - facing)
    let opening: Opening | undefined
    for (const area of [HEAD, WINGS, LEGS] as const) {
      if (!(areas[area].hitFrom & position) || pointsLeft(g, monster, area) === 0) continue
      const chance = Math.min(1, (taste.now.hits * (7 - areas[area].toHit)) / WING_HITS)
      const perPoint = damageWorth(g, monster, area, 1)
      if (!opening || chance * perPoint > opening.chance * opening.perPoint) opening = { area, chance, perPoint }
    }
    if (opening) found.push(opening)
  }
  return found.sort((a, b) => b.chance * b.perPoint - a.chance * a.perPoint)
}

/** True if another invader keeps blows from coming out of a hex. */
function holdsInvader(g: DragonRage, monster: Unit, hex: Hex): boolean {
  for (let unit = g.top[hex]; unit !== NONE; unit = g.next[unit])
    if (unit !== monster && g.owner[unit] === INVADER && !g.flying[unit]) return true
  return false
}

/** The chance that blows do at least so much damage together. */
function atLeast(each: readonly { chance: number; strength: number }[], damage: number, from = 0): number {
  if (damage <= 0) return 1
  if (from === each.length) return 0
  const { chance, strength } = each[from]
  return chance * atLeast(each, damage - strength, from + 1) + (1 - chance) * atLeast(each, damage, from + 1)
}

/** The points of an area that keep its first group whole. */
function leftInGroup(g: DragonRage, monster: Unit, area: Area): number {
  const { hitPoints } = sheetOf(monster).areas[area]
  return pointsLeft(g, monster, area) % hitPoints || hitPoints
}

/** How much of the danger counts: who fears every blow never gets anywhere, least of all when time runs out (DR-2.6d). */
function boldness(g: DragonRage): number {
  const { boldness, lonely, impatience } = taste.now
  const idle = impatience === 0 ? 0 : Math.max(0, g.turn - Math.max(0, g.lastDamage) - 1) / PATIENCE
  const share = lonely === 0 || hasCompany(g) ? boldness : boldness + lonely
  return share * Math.max(0, 1 - impatience * idle)
}

/** True if the invader has others than major monsters to go on. */
function hasCompany(g: DragonRage): boolean {
  for (let unit = 0; unit < FIRST_MAJOR; unit++) if (g.owner[unit] === INVADER && g.at[unit] !== NONE) return true
  return false
}

/** From how many hexes a monster can be struck at. */
function roomAround(g: DragonRage, hex: Hex): number {
  // a tower's own door can be opened against who stands on top
  let room = mapOf(g).terrain[hex] === TOWER ? 1 : 0
  for (let d = 0; d < 6; d++) {
    const near = beside(hex, d)
    if (near >= 0 && isWithinReach(g, hex, near) && !cannotStandOn(g, 0, near)) room++
  }
  return room
}

/** What archers cost a monster that hovers over a hex. */
export function dangerAloft(g: DragonRage, hex: Hex): number {
  let sum = 0
  for (let unit = 0; unit < UNITS; unit++)
    if (g.owner[unit] === CITY && onMap(g, unit) && isShooter(unit) && board.distance(g.at[unit], hex) <= ARCHERS_REACH)
      sum += taste.now.perArcher
  return sum
}

/** What a major monster can hope to kill in this turn's melee from where it stands: its best two attacks. */
export function blowHope(g: DragonRage, monster: Unit): number {
  let first = 0
  let second = 0
  for (let d = -1; d < 6; d++) {
    const hex = d < 0 ? g.at[monster] : beside(g.at[monster], d)
    if (hex < 0) continue
    const foes = group(g, g.owner[monster], hex)
    if (foes.length === 0 || !isWithinReach(g, g.at[monster], hex)) continue
    let attack = 0
    for (let area = 0; area < AREAS; area++)
      attack += limbsFor(g, monster, area, hex) * (area <= LEGS ? limbStrength(g, monster, area) : 0)
    const hope = chanceOnTable(attack * killerFactor(g, monster, foes), defenceOfAll(foes)) * gainOf(g, foes, hex)
    if (hope > first) {
      second = first
      first = hope
    } else if (hope > second) second = hope
  }
  return first + taste.now.second * second
}

/** What it brings to destroy everybody in a hex: the units, and the points they guard lie open. */
export function gainOf(g: DragonRage, foes: readonly Unit[], hex: Hex): number {
  const guarded = isStanding(g, hex) && g.owner[foes[0]] === CITY ? worthOf(g, mapOf(g).victoryAt[hex]) : 0
  return taste.now.kill * groupWorth(g, foes) + taste.now.laidOpen * guarded
}

/** The best hex to breathe fire into, and what it brings: points, and those who do not escape; friends count against it. */
export function bestFire(g: DragonRage, dragon: Unit): [hex: Hex, hope: number] {
  let found: [Hex, number] = [-1, 0]
  if (cannotBreathe(g, dragon)) return found
  for (let d = 0; d < 6; d++) {
    const first = beside(g.at[dragon], d)
    if (first < 0 || (cannotBreatheInto(g, dragon, first) && !breaksDoor(g, dragon, d))) continue
    const hope = fireHope(g, dragon, first)
    if (hope > found[1]) found = [first, hope]
  }
  return found
}

/** DR-2.5.5.1a: a door it faces breaks, and its fire goes through. */
function breaksDoor(g: DragonRage, dragon: Unit, direction: Direction): boolean {
  if (taste.now.doorFire === 0 || g.flying[dragon] || g.facing[dragon] !== direction) return false
  const map = mapOf(g)
  const at = g.at[dragon]
  const entrance = map.entranceAt[board.side[at * 6 + direction]]
  return entrance >= 0 && map.entrances[entrance].kind === 'door' && !fogParts(g, at, beside(at, direction))
}

/** What fire into a hex brings. */
export function fireHope(g: DragonRage, dragon: Unit, first: Hex): number {
  let hope = 0
  for (const hex of hexesAblaze(g, dragon, first)) {
    if (isStanding(g, hex)) hope += worthOf(g, mapOf(g).victoryAt[hex])
    for (const unit of unitsOn(g, hex)) {
      if (g.flying[unit] || isMajor(unit)) continue
      const loss = (1 - escapeChance(unit, fireBonus(g, dragon, unit, hex))) * unitWorth(g, unit)
      hope += g.owner[unit] === INVADER ? -loss : loss
    }
  }
  return hope
}
