import { OFF_BOARD } from '@hexarium/hex'
import { d6, d20, type RuleId, roll, type Seat } from '@hexarium/kernel'
import { fieldsOf, partOf } from '../../bases.ts'
import { LARGE, SIZE } from '../../content/armies/cards.ts'
import {
  BURST,
  DEFECTS,
  DRIFT_ONE,
  DRIFT_TWO,
  DRIFTS,
  JAMMED,
  LONG,
  ON_TARGET,
  OUT_OF_RANGE,
  UNLOADED,
} from '../../content/expert/artillery.ts'
import { isInLine } from '../../content/expert/trajectory.ts'
import { ROSE } from '../../content/tables.ts'
import { ground, hitPoints, sideOf } from '../../elements.ts'
import { act, ask, decision, procedure, tell, when } from '../../events.ts'
import { bandOf, cannotFireGun, cannotReach, gunOf, gunsOf } from '../../rules/artillery/guns.ts'
import { hasAnnounced } from '../../rules/flames/announced.ts'
import { footOf } from '../../rules/flyers/heights.ts'
import { sectionsSeen } from '../../rules/shooting/sight.ts'
import { type Demonworld, type Element, type Hex, NONE, RIDER_SHOT } from '../../state.ts'
import { fireHigh, fireStraight, flightTo, isElevatable } from './bombardment.ts'
import { canLob, cannotLob, lobs } from './spotting.ts'
import { dropFire, dropStone } from './stones.ts'

/** `hex` is the desired field, `high` the large element aimed at high; NONE without. */
export type Firing = { side: Seat; gun: Element; hex: Hex; high: Element }

/** DW-XIX.7, DW-XIX.13a, DW-XIX.14: the desired field of a gun's shot. */
export const aimGun = decision({
  name: 'aimGun',
  rule: ['DW-XIX.7', 'DW-XIX.13a', 'DW-XIX.14'],
  seat: (_g, here: Firing) => here.side,
  about: (_g, { gun }) => ({ element: gun }),
  offer(g, here, can) {
    for (const hex of fieldsToFireAt(g, here.gun)) can.hex(hex)
    for (const hex of highAims(g, here.gun)) can.high(hex)
    can.hold()
  },
  take: {
    hex(_g, here, hex) {
      here.hex = hex
    },
    high(g, here, hex) {
      here.hex = hex
      here.high = g.on[hex]
    },
    hold() {},
  },
  cannot: {
    hex: (g, here, hex) => cannotFireAt(g, here.gun, hex),
    high: (g, here, hex) => cannotAimHigh(g, here.gun, hex),
  },
  points: { high: 'hex' },
  default: () => ['hold'],
})

/** DW-XIX.7: a gun is laid and fired. */
export const gunShot = procedure<Firing>('gunShot', 'DW-XIX.7', ask(aimGun), when(isLaid, act(fireGun)))

/** The shot of a gun before it is laid. */
export function firingOf(g: Demonworld, gun: Element): Firing {
  return { side: sideOf(g, gun), gun, hex: NONE, high: NONE }
}

function isLaid(_g: Demonworld, here: Firing): boolean {
  return here.hex !== NONE
}

/** Every field a gun may be laid on. */
export function fieldsToFireAt(g: Demonworld, gun: Element): Hex[] {
  if (gunOf(g, gun).fire === 'indirect') return lobs(g, gun)
  const found: Hex[] = []
  for (let hex = 0; hex < g.on.length; hex++) if (!cannotLay(g, gun, hex)) found.push(hex)
  return found
}

/** Why a gun may not be laid on a field. */
export function cannotFireAt(g: Demonworld, gun: Element, hex: Hex): RuleId | undefined {
  return gunOf(g, gun).fire === 'indirect' ? cannotLob(g, gun, hex) : cannotLay(g, gun, hex)
}

/** DW-XIX.7, DW-XIX.13: a straight shot may go to any field, seen or not, that is not too high or too low. */
function cannotLay(g: Demonworld, gun: Element, hex: Hex): RuleId | undefined {
  const rule = cannotReach(g, gun, hex)
  if (rule) return rule
  const land = ground(g)
  const flight = flightTo(land, g.at[gun], hex)
  if (flight.flat) return undefined
  const foot = footOf(land, hex)
  const top = g.on[hex] === NONE ? foot : foot + SIZE[g.type[g.on[hex]]]
  return isElevatable(flight.muzzle, flight.distance, foot, top) ? undefined : 'DW-XIX.13'
}

/** DW-XIX.13a: the fields of large enemies a gun may be aimed at high. */
function highAims(g: Demonworld, gun: Element): Hex[] {
  if (gunOf(g, gun).fire === 'indirect') return []
  const found: Hex[] = []
  for (let target = 0; target < g.at.length; target++) {
    if (!LARGE[g.type[target]] || g.at[target] === NONE || g.altitude[target] > 0) continue
    for (const hex of fieldsOf(g, target)) if (!cannotAimHigh(g, gun, hex)) found.push(hex)
  }
  return found
}

/** DW-XIX.13a: why a gun may not be aimed high at the large element on a field: it must be seen at least to half. */
export function cannotAimHigh(g: Demonworld, gun: Element, hex: Hex): RuleId | undefined {
  if (gunOf(g, gun).fire === 'indirect') return 'DW-XIX.13a'
  const rule = cannotLay(g, gun, hex)
  if (rule) return rule
  const target = g.on[hex]
  if (target === NONE || !LARGE[g.type[target]] || sideOf(g, target) === sideOf(g, gun)) return 'DW-XIX.13a'
  const half = Math.ceil(SIZE[g.type[target]] / 2)
  const isSeen = fieldsOf(g, target).some(one => sectionsSeen(g, gun, one, SIZE[g.type[target]], target) >= half)
  return isSeen ? undefined : 'DW-XIX.13a'
}

/** Why a gun cannot be laid on anything. */
export function cannotFireAnywhere(g: Demonworld, gun: Element): RuleId | undefined {
  return cannotFireGun(g, gun) ?? (isUseful(g, gun) ? undefined : 'DW-XIX.7')
}

function isUseful(g: Demonworld, gun: Element): boolean {
  if (gunOf(g, gun).fire === 'indirect') return canLob(g, gun)
  for (let hex = 0; hex < g.on.length; hex++) if (!cannotLay(g, gun, hex)) return true
  return false
}

/** DW-XIX.7: what becomes of a shot at this range with this die. */
export function outcomeOf(band: number, die: number): number {
  if (die < DEFECTS.length) return DEFECTS[die]
  const [two, one] = DRIFTS[band]
  return die <= two ? DRIFT_TWO : die <= one ? DRIFT_ONE : ON_TARGET
}

/** DW-XIX.7: the die, the defect or the final field, and what the projectile does there. */
function fireGun(g: Demonworld, here: Firing): void {
  const { gun, hex } = here
  const band = bandOf(gunOf(g, gun), ground(g).board.distance(g.at[gun], hex))
  const die = roll(g, sideOf(g, gun), d20, 'high')
  const outcome = outcomeOf(band === OUT_OF_RANGE ? LONG : band, die)
  tell(g, 'fires', gun, hex, die, outcome)
  g.shot[gun] = RIDER_SHOT
  if (outcome === BURST) g.hits[gun] = hitPoints(g, gun)
  if (outcome !== JAMMED) g.load[gun] = 0
  if (outcome === BURST || outcome === UNLOADED || outcome === JAMMED) return
  const final = driftFrom(g, gun, hex, outcome)
  tell(g, 'shotLands', gun, final)
  if (final !== NONE) takeEffect(g, here, final)
}

/** DW-XIX.7: one or two fields in a straight line, by the rose; NONE beyond the board. */
function driftFrom(g: Demonworld, gun: Element, hex: Hex, fields: number): Hex {
  if (fields === ON_TARGET) return hex
  const { board } = ground(g)
  const direction = ROSE[roll(g, sideOf(g, gun), d6)]
  let to = hex
  for (let step = 0; step < fields; step++) {
    to = board.neighbour[to * 6 + direction]
    if (to === OFF_BOARD) return NONE
  }
  return to
}

function takeEffect(g: Demonworld, { gun, high }: Firing, final: Hex): void {
  const { fire, incendiary } = gunOf(g, gun)
  if (fire === 'indirect') {
    if (incendiary && hasAnnounced(g, g.unit[gun])) dropFire(g, gun, final, incendiary)
    else dropStone(g, gun, final)
  } else if (high === NONE) fireStraight(g, gun, final)
  else if (partOf(g, high, final) !== NONE) fireHigh(g, gun, high, final)
  else if (isBeforeOrBehind(g, gun, high, final)) fireStraight(g, gun, final)
}

/** DW-XIX.13a, AMB2-09: before or behind the large element, not beside it. */
function isBeforeOrBehind(g: Demonworld, gun: Element, target: Element, final: Hex): boolean {
  const land = ground(g)
  return fieldsOf(g, target).some(hex => isInLine(land, g.at[gun], final, hex))
}

/** DW-XXII.10: an incendiary stone announced and not fired is lost with all load points. */
export function forfeitFire(g: Demonworld): void {
  for (const gun of gunsOf(g)) {
    if (!hasAnnounced(g, g.unit[gun]) || g.load[gun] === 0) continue
    g.load[gun] = 0
    tell(g, 'loads', gun, 0)
  }
}
