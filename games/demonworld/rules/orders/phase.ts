import { d6, type RuleId, reveal, roll, type Seat } from '@hexarium/kernel'
import { isPartlyOutside } from '../../bases.ts'
import { LARGE, STARS } from '../../content/armies/cards.ts'
import { ATTACK_ORDER, HOLD_ORDER, MOVE_ORDER, ORDERS, RANDOM_ORDER, SKIRMISH_ORDER } from '../../content/tables.ts'
import { isCaptain, isHalfRallied, isPresent, riderOf } from '../../elements.ts'
import { act, ask, call, decision, loop, procedure, tell, when } from '../../events.ts'
import { type Demonworld, NO_ORDER, NONE, UNITS, type Unit } from '../../state.ts'
import { isGun } from '../artillery/guns.ts'
import { isInFire } from '../flames/blaze.ts'
import { captainsOf, isComingIn, takesOrders } from '../movement/units.ts'
import { commands, isLeaderless, isLed, MAY_PLACE } from './command.ts'
import { obedience } from './obedience.ts'

/** `changes`: by side, how often a marker already placed was replaced or taken back. */
type Staging = { stage: number; changes: number[] }

/** Minds may be changed so often in a round; the book recommends a time limit instead (DW-III.6). */
const MOST_CHANGES = 30

/** How an option names a unit and its order. */
const MARKER = { unit: UNITS, order: ORDERS } as const
type Marked = { unit: Unit; order: number }

/** DW-III.2, DW-X.3: both sides place their markers face down at the same time; who is ready waits for the other. */
export const giveOrders = decision({
  name: 'giveOrders',
  rule: ['DW-III.2', 'DW-X.3', 'DW-III.5'],
  seats: g => [0, 1].filter(side => !g.ready[side]),
  offer(g, here: Staging, can, side) {
    let unordered = 0
    for (let unit = 0; unit < g.card.length; unit++) {
      if (g.owner[unit] !== side) continue
      const most = markersFor(g, unit)
      if (most === 0) continue
      if (g.markers[unit] === 0) unordered++
      for (let order = 0; order < ORDERS; order++)
        if (!cannotPlace(g, here, unit, order, side, most)) can.order({ unit, order })
    }
    if (unordered > 0) for (let order = 0; order < ORDERS; order++) can.everyone(order)
    can.ready()
  },
  take: {
    order(g, here, { unit, order }, side) {
      place(g, here, unit, order, side)
    },
    everyone(g, _here, order, side) {
      for (const unit of unordered(g, side)) g.markers[unit] = 1 << order
    },
    ready(g, _here, _value, side) {
      g.ready[side] = true
    },
  },
  cannot: {
    order: (g, here, { unit, order }, side) => cannotPlace(g, here, unit, order, side),
    everyone: (g, _here, order, side) => (order < ORDERS && unordered(g, side).length > 0 ? undefined : 'DW-III.3'),
    ready: (_g, _here, value) => (value === 0 ? undefined : 'DW-III.2'),
  },
  parts: { order: MARKER },
  amounts: ['order', 'everyone'],
  points: { order: ({ unit }) => `unit:${unit}` },
  default: () => ['ready'],
})

/** DW-X.5: the owners of units with two, three, then four markers keep one; unseen until all of that stage are chosen. */
export const keepOrder = decision({
  name: 'keepOrder',
  rule: 'DW-X.5',
  seats: (g, here: Staging) => [0, 1].filter(side => choosersOf(g, here.stage, side).length > 0),
  offer(g, here, can, side) {
    for (const unit of choosersOf(g, here.stage, side)) {
      for (let order = 0; order < ORDERS; order++) if (g.markers[unit] & (1 << order)) can.order({ unit, order })
    }
  },
  take: {
    order(g, _here, { unit, order }) {
      g.markers[unit] = 1 << order
    },
  },
  cannot: { order: (g, here, marked, side) => cannotKeep(g, here, marked, side) },
  parts: { order: MARKER },
  amounts: ['order'],
  points: { order: ({ unit }) => `unit:${unit}` },
})

/** DW-VIII.5: the order phase. */
export const orders = procedure<Staging>(
  'orders',
  'DW-III.2',
  act(beginOrders),
  call(commands),
  act(rollOrders),
  when(someoneIsToBeOrdered, loop(somebodyPlaces, ask(giveOrders))),
  act(countMarkers),
  act(reveal1),
  loop(nextStage, loop(somebodyChooses, ask(keepOrder)), act(revealStage)),
  when(g => g.rules.morale, call(obedience)),
)

/** DW-III.4, DW-XV.63: last round's markers go. */
function beginOrders(g: Demonworld, here: Staging): void {
  here.stage = 1
  here.changes = [0, 0]
  g.markers.fill(0)
  g.placed.fill(0)
  g.ready.fill(false)
  for (let unit = 0; unit < g.card.length; unit++) {
    g.order[unit] = comesIn(g, unit) ? MOVE_ORDER : NO_ORDER
    if (isHalfRallied(g, unit)) g.order[unit] = HOLD_ORDER
  }
}

/** DW-VIII.6: units with neither leader nor commander roll. */
function rollOrders(g: Demonworld): void {
  for (let unit = 0; unit < g.card.length; unit++) {
    if (isLeaderless(g, unit) && g.placed[unit] !== MAY_PLACE) rollOrder(g, unit)
  }
}

/** DW-XVI.35: units of a flank march have a Move order until all of them have come in. */
function comesIn(g: Demonworld, unit: Unit): boolean {
  if (isPartlyOutside(g, g.head[unit])) return true // DW-XVI.40
  return isComingIn(g, unit) && !isCaptain(g, unit) && takesOrders(g, unit)
}

/** DW-T7: 5 and 6 leave the choice to the owner, who places a marker like for any other unit. */
function rollOrder(g: Demonworld, unit: Unit): void {
  const die = roll(g, g.owner[unit], d6)
  const order = RANDOM_ORDER[die]
  g.order[unit] = order
  if (order === NONE) g.placed[unit] = MAY_PLACE
  tell(g, 'ownWill', unit, die, order)
}

/**
 * DW-X.2, DW-X.3: how many markers the highest attached commander, else its leader, may place on a unit; 0 if it has
 * neither: then a single commander may command it (`command.ts`), or it rolls.
 */
export function authority(g: Demonworld, unit: Unit): number {
  if (LARGE[g.card[unit]]) {
    const rider = g.altitude[g.head[unit]] > 0 ? NONE : riderOf(g, g.head[unit]) // DW-XVII.31, DW-XXIII.15
    return rider === NONE ? 1 : Math.max(1, STARS[g.type[rider]])
  }
  let highest = 0
  for (const e of captainsOf(g, unit)) if (!isInFire(g, e)) highest = Math.max(highest, STARS[g.type[e]])
  if (highest > 0) return highest
  return !g.rules.specialFigures || isLed(g, unit) ? 1 : 0
}

/** How many markers may lie with a unit now. */
export function markersFor(g: Demonworld, unit: Unit): number {
  if (!isPresent(g, unit) || isCaptain(g, unit) || !takesOrders(g, unit) || g.order[unit] !== NO_ORDER) return 0
  return Math.max(g.placed[unit] === MAY_PLACE ? 1 : 0, authority(g, unit))
}

function unordered(g: Demonworld, side: Seat): Unit[] {
  return g.card.flatMap((_, unit) =>
    g.owner[unit] === side && g.markers[unit] === 0 && markersFor(g, unit) > 0 ? [unit] : [],
  )
}

function cannotPlace(
  g: Demonworld,
  here: Staging,
  unit: Unit,
  order: number,
  side: Seat,
  most: number = markersFor(g, unit),
): RuleId | undefined {
  if (g.owner[unit] !== side) return 'DW-III.3'
  if (most === 0) return 'DW-III.4'
  if (g.markers[unit] === 1 << order) return 'DW-X.3'
  return changes(g, unit, order, most) && here.changes[side] >= MOST_CHANGES ? 'DW-III.6' : undefined
}

/** True if a marker already placed is taken back or replaced. */
function changes(g: Demonworld, unit: Unit, order: number, most: number): boolean {
  return (g.markers[unit] & (1 << order)) !== 0 || countBits(g.markers[unit]) >= most
}

/** One marker replaces another; where several are allowed a further one is added, a placed one taken back. */
function place(g: Demonworld, here: Staging, unit: Unit, order: number, side: Seat): void {
  const bit = 1 << order
  const most = markersFor(g, unit)
  if (changes(g, unit, order, most)) here.changes[side]++
  if (g.markers[unit] & bit) g.markers[unit] &= ~bit
  else if (countBits(g.markers[unit]) < most) g.markers[unit] |= bit
  else g.markers[unit] = bit
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) count++
  return count
}

function someoneIsToBeOrdered(g: Demonworld): boolean {
  for (let side = 0; side < 2; side++) {
    g.ready[side] = !g.card.some((_, unit) => g.owner[unit] === side && markersFor(g, unit) > 0)
  }
  return g.ready.includes(false)
}

function somebodyPlaces(g: Demonworld): boolean {
  return g.ready.includes(false)
}

/** DW-III.5: a forgotten unit has Hold. How many markers lie where is seen by all. */
function countMarkers(g: Demonworld): void {
  for (let unit = 0; unit < g.card.length; unit++) {
    if (markersFor(g, unit) > 0 && g.markers[unit] === 0) g.markers[unit] = 1 << HOLD_ORDER
    g.placed[unit] = countBits(g.markers[unit])
  }
  reveal(g)
  tell(g, 'markers', ...g.placed)
}

/** DW-X.5: all units with one marker first. */
function reveal1(g: Demonworld): void {
  show(g, 1)
}

function revealStage(g: Demonworld, here: Staging): void {
  show(g, here.stage)
}

function show(g: Demonworld, stage: number): void {
  const shown: number[] = []
  for (let unit = 0; unit < g.card.length; unit++) {
    if (g.placed[unit] !== stage) continue
    g.order[unit] = orderShown(g, unit)
    g.markers[unit] = 0
    g.placed[unit] = 0
    shown.push(unit, g.order[unit])
  }
  if (shown.length === 0) return
  reveal(g)
  tell(g, 'orders', ...shown)
}

/** DW-XIX.6: there is no Attack order for guns: it becomes a Skirmish order. */
function orderShown(g: Demonworld, unit: Unit): number {
  const order = 31 - Math.clz32(g.markers[unit])
  return order === ATTACK_ORDER && isGun(g, unit) ? SKIRMISH_ORDER : order
}

function nextStage(_g: Demonworld, here: Staging): boolean {
  here.stage++
  return here.stage <= ORDERS
}

/** DW-X.5: why a marker is not the one a unit keeps: it is not asked now, or that marker does not lie with it. */
function cannotKeep(g: Demonworld, here: Staging, { unit, order }: Marked, side: Seat): RuleId | undefined {
  if (!choosersOf(g, here.stage, side).includes(unit)) return 'DW-X.5'
  return order < ORDERS && g.markers[unit] & (1 << order) ? undefined : 'DW-X.3'
}

function choosersOf(g: Demonworld, stage: number, side: Seat): Unit[] {
  return g.card.flatMap((_, unit) =>
    g.owner[unit] === side && g.placed[unit] === stage && countBits(g.markers[unit]) > 1 ? [unit] : [],
  )
}

function somebodyChooses(g: Demonworld, here: Staging): boolean {
  return [0, 1].some(side => choosersOf(g, here.stage, side).length > 0)
}
