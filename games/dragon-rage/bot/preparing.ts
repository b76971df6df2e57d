import { best, forDecision, only } from '@hexarium/kernel'
import { board } from '../content/board.ts'
import { TOWER } from '../content/maps.ts'
import {
  ARH,
  BAL,
  BOSS,
  CAT,
  CAV,
  DRG,
  GNT,
  GOB,
  HERO,
  INF,
  isHero,
  isMajor,
  isRider,
  isShooter,
  isWizard,
  MIL,
  ORC,
  ROC,
  SER,
  SHAMAN,
  TRL,
  typeOf,
  types,
  UNITS,
  WIZARD,
  WRG,
  YDR,
} from '../content/types.ts'
import { markDestroyed, propose, recruit, setGoal } from '../rules/forces.ts'
import { elowynCounts, goalFor } from '../rules/goal.ts'
import { forceOf } from '../rules/recruiting.ts'
import { reinforce } from '../rules/reinforcements.ts'
import { deploy, face } from '../rules/set-up.ts'
import { worthOf } from '../rules/victory.ts'
import { CITY, type DragonRage, type Hex, INVADER, type Side, type Type, type Unit } from '../state.ts'
import { mapOf, onMap, sideOfSeat } from '../units.ts'
import { enemyDistance } from './blows.ts'
import { fieldFor } from './field.ts'
import { facingFor } from './prowling.ts'
import { taste } from './taste.ts'

/** What an entrance counts that has nobody behind it yet, in victory points, if there are invaders on foot. */
const ENTRANCE = 1.3
/** How far apart archers stand, and how near to the middle of everything reserves. */
const APART = 3
const TO_THE_MIDDLE = 0.15
/** Invaders come from one side, together. */
const TOGETHER = 0.08

/** What a side buys, dearest first, and how many of each at most. */
const SHOPPING: readonly (readonly [type: Type, most: number])[][] = [
  [
    [DRG, 1],
    [YDR, 1],
    [HERO, 1],
    [GNT, 1],
    [CAV, 4],
    [TRL, 3],
    [INF, 6],
    [ORC, 6],
    [ROC, 1],
    [SER, 1],
    [GOB, 6],
    [ARH, 4],
    [MIL, 8],
  ],
  [
    [HERO, 1],
    [WIZARD, 1],
    [BOSS, 1],
    [SHAMAN, 1],
    [CAV, 4],
    [WRG, 3],
    [ARH, 4],
    [GOB, 5],
    [INF, 10],
    [ORC, 10],
    [TRL, 2],
    [BAL, 1],
    [CAT, 1],
    [MIL, 8],
  ],
]

/** DR-2.9, DR-3, DR-4.3: forces, and where they start. */
export const preparing = [
  /** DR-3.3.2: a balanced force, bought from the dear to the cheap. */
  forDecision(recruit, {
    advice(g, _here, seat, offered) {
      const type = nextToBuy(g, sideOfSeat(g, seat), offered('buy'))
      return type < 0 ? only('ready') : only('buy', type)
    },
  }),
  /** DR-3.3.1: two balanced forces. */
  forDecision(propose, {
    advice(g, _here, _seat, offered) {
      if (offered('ready').length > 0) return only('ready')
      const invader = nextToBuy(g, INVADER, offered('invader'))
      if (invader >= 0) return only('invader', invader)
      return only('city', nextToBuy(g, CITY, offered('city')))
    },
  }),
  /** DR-3.3.3: what the formula advises. */
  forDecision(setGoal, {
    advice(g, _here, _seat, offered) {
      const goal = goalFor(g.map, forceOf(g, INVADER), forceOf(g, CITY), elowynCounts(g, forceOf(g, INVADER)))
      return offered('goal').includes(goal) ? only('goal', goal) : () => 1
    },
  }),
  /** DR-4.3.3: the dearest that can be had. */
  forDecision(markDestroyed, {
    advice(g, _here, _seat, offered) {
      const [hex] = best(offered('hex'), of => worthOf(g, mapOf(g).victoryAt[of]))
      return hex < 0 ? only('done') : only('hex', hex)
    },
  }),
  /** DR-3.1.1: guards on victory hexes and behind entrances, archers on towers, reserves in the middle; invaders together. */
  forDecision(deploy, {
    advice(g, here, _seat, offered) {
      const hexes = offered('hex')
      const { unit } = here
      if (here.side === INVADER) {
        const field = fieldFor(g, unit)
        return only('hex', best(hexes, hex => -0.1 * field[hex] - TOGETHER * strayFrom(g, hex))[0])
      }
      const middle = middleOf(g)
      const onFoot = hasInvadersOnFoot(g)
      return only('hex', best(hexes, hex => postWorth(g, unit, hex, middle, onFoot))[0])
    },
  }),
  /** DR-2.4.2: monsters look where they want to go. */
  forDecision(face, {
    advice(g, here, _seat, offered) {
      return only('facing', facingFor(g, g.at[here.unit], fieldFor(g, here.unit), offered('facing')))
    },
  }),
  /** DR-2.9: where the fighting is. */
  forDecision(reinforce, {
    advice(g, _here, _seat, offered) {
      return only('hex', best(offered('hex'), hex => -enemyDistance(g, CITY, hex))[0])
    },
  }),
]

function nextToBuy(g: DragonRage, side: Side, buyable: readonly number[]): number {
  const force = forceOf(g, side)
  const wanted = SHOPPING[side].find(([type, most]) => buyable.includes(type) && force[type] < most)
  return wanted ? wanted[0] : (best(buyable, type => -types[type].halfPoints[0])[0] ?? -1)
}

/** The distance to the first invader set up. */
function strayFrom(g: DragonRage, hex: Hex): number {
  for (let unit = UNITS - 1; unit >= 0; unit--)
    if (g.owner[unit] === INVADER && onMap(g, unit)) return board.distance(g.at[unit], hex)
  return 0
}

/** The hex that is nearest to all points of the map. */
function middleOf(g: DragonRage): Hex {
  const { cityZone, victory } = mapOf(g)
  return best(
    cityZone,
    hex => -victory.reduce((sum, place) => sum + place.points * board.distance(place.hex, hex), 0),
  )[0]
}

function hasInvadersOnFoot(g: DragonRage): boolean {
  for (let unit = 0; unit < UNITS; unit++) if (g.owner[unit] === INVADER && !isMajor(unit)) return true
  return false
}

/** What a post is worth to a unit of the city. */
function postWorth(g: DragonRage, unit: Unit, hex: Hex, middle: Hex, onFoot: boolean): number {
  const map = mapOf(g)
  const isFree = g.top[hex] < 0
  const isTower = map.terrain[hex] === TOWER
  const toMiddle = TO_THE_MIDDLE * board.distance(hex, middle)
  const number = map.victoryAt[hex]
  const points = number >= 0 && isFree ? worthOf(g, number) : 0
  if (isWizard(unit)) return -toMiddle + (isFree ? 0 : 0.5) + (isTower ? 0.3 : 0)
  if (isHero(unit)) return -toMiddle + (isFree ? 0 : 0.8) - (isTower ? 1 : 0)
  if (isRider(unit)) return -2 * toMiddle + (points > 0 ? 0.3 : 0)
  if (isShooter(unit)) return (isTower ? taste.now.postOnTower : 0) + 0.3 * points - 0.5 * toMiddle - crowd(g, hex)
  const entrance = onFoot && isFree && !isTower && map.controls[hex].some(e => !map.entrances[e].isTower) ? ENTRANCE : 0
  // militia falls to the first blow: the dearest hexes are for those who come after it
  const held = typeOf[unit] === MIL ? Math.min(points, 1.2) : points
  return taste.now.postPoints * held + entrance - 0.3 * toMiddle
}

/** What it costs an archer to stand where others cover the ground. */
function crowd(g: DragonRage, hex: Hex): number {
  let cost = 0
  for (let unit = 0; unit < UNITS; unit++)
    if (g.owner[unit] === CITY && onMap(g, unit) && isShooter(unit) && board.distance(g.at[unit], hex) < APART)
      cost += 0.5
  return cost
}
