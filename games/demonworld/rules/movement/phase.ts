import { d6, mayTakeBack, type RuleId, roll, type Seat, SPECTATOR } from '@hexarium/kernel'
import { LARGE } from '../../content/armies/cards.ts'
import { HOLD_ORDER, MOVE_ORDER } from '../../content/tables.ts'
import { countOf, isCaptain, isPresent, isRouting, members, riderOf, stands } from '../../elements.ts'
import { act, ask, call, callOne, decision, each, procedure, repeat, tell, when } from '../../events.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../../state.ts'
import { enterNext, mayEnter } from '../armies/arrival.ts'
import { seatMarchers } from '../armies/mounted-march.ts'
import { loadIdleGuns } from '../artillery/guns.ts'
import { houseMove, houseMoveOf, movesByHouse } from '../buildings/house-move.ts'
import { announcements, escapes, expert, flyerMove, largeMove, lighting } from '../expert.ts'
import { cannotManoeuvreForFire } from '../flames/announced.ts'
import { grounded } from '../flyers/flying.ts'
import { mayFly } from '../flyers/modes.ts'
import { fleeingUnits, flight } from '../morale/rout.ts'
import { captainTurns } from '../orders/captain-turns.ts'
import { captainMoves, captainSide, captainsOf } from '../orders/captains.ts'
import { firstOrSecond } from './common-questions.ts'
import { isFighting } from './contact.ts'
import { modeFor, moveOf } from './move.ts'
import { smallMove } from './small-unit.ts'
import { unitMove } from './unit-move.ts'
import { isSmall, takesOrders } from './units.ts'

/** `rider` is the commander on the unit that moves, or NONE. */
export type Section = {
  section: number
  side: Seat
  unit: Unit
  chooser: Seat
  first: Seat
  rider: Element
}

/** DW-V.25: who has fewer units with the order decides whether they move first or second. */
export const chooseSequence = firstOrSecond<Section>('chooseSequence', ['DW-V.25', 'DW-EX-30'], (g, here) =>
  tell(g, 'sequence', here.first),
)

/** DW-V.25: a side moves its units of one order in any sequence; none has to move (DW-III.1). */
export const chooseMover = decision({
  name: 'chooseMover',
  rule: ['DW-V.25', 'DW-III.1'],
  gives: ['done'], // DW-XXII.6: who stands in the flames at the end of the movement
  seat: (_g, here: Section) => here.side,
  offer(g, here, can) {
    for (let unit = 0; unit < g.card.length; unit++) if (!cannotMove(g, here, unit)) can.unit(unit)
    can.done()
  },
  take: {
    unit(_g, here, unit) {
      here.unit = unit
    },
    done() {},
  },
  ends: ['done'],
  cannot: { unit: (g, here, unit) => cannotMove(g, here, unit) },
  default: () => ['done'],
})

const sideMoves = procedure<Section>(
  'sideMoves',
  'DW-V.25',
  repeat(
    moversAreLeft,
    ask(chooseMover),
    act(noteRider),
    callOne([unitMove, smallMove, largeMove, flyerMove, houseMove], moveKind, { with: moveWith }),
    when(hasGotOff, call(captainSide, { with: (_g, here: Section) => captainsOf(here.side, here.rider) })),
    act(forget),
  ),
)

/** DW-III.3: one section of the movement phase. */
const section = procedure<Section>(
  'section',
  'DW-V.25',
  act(beginSection),
  when(captainsMove, call(captainMoves)),
  act(findChooser),
  when((_g, here) => here.chooser !== NONE, ask(chooseSequence)),
  each('side', (_g, here) => [here.first, 1 - here.first], call(sideMoves, { with: sideOfSection })),
  when(captainsTurn, call(captainTurns)),
  act(endSection),
)

/** DW-XV.61: units of a side that rout since an earlier round, which move first. */
const routs = procedure<{ unit: Unit; side: Seat }>(
  'routs',
  'DW-XV.61',
  each(
    'unit',
    (g, here) => fleeingUnits(g, here.side),
    call(flight, { with: (_g, { unit }) => ({ unit, element: NONE, first: false, gone: [] }) }),
  ),
)

/** DW-XV.71: an impetuous unit has moved; nobody else does before its owner has had a chance to take its last step back. */
export const endRage = decision({
  name: 'endRage',
  rule: 'DW-XV.71',
  seat: (g, here: { unit: Unit }) => g.owner[here.unit],
  about: (_g, { unit }) => ({ unit }),
  offer(_g, _here, can) {
    can.done()
  },
  take: {
    done() {},
  },
  ends: ['done'],
})

/** DW-XV.71: impetuous units, after the routing and before all others. */
const rages = procedure<{ unit: Unit }>(
  'rages',
  'DW-XV.71',
  each(
    'unit',
    ragingUnits,
    when(mayRage, callOne([unitMove, smallMove], rageKind, { with: moveWith }), when(rageMayBeTakenBack, ask(endRage))),
  ),
)

/** DW-VIII.5: the movement phase. */
export const movement = procedure<{ side: Seat; section: number }>(
  'movement',
  'DW-VIII.5',
  act(beginMovement),
  when(g => g.rules.fire, call(announcements)),
  when(
    g => g.rules.morale,
    each('side', () => [0, 1], call(routs, { with: (_g, { side }) => ({ side, unit: NONE }) })),
    call(rages),
  ),
  each('section', () => [0, 1, 2, 3], call(section, { with: (_g, { section }) => sectionOf(section) })),
  when(g => g.rules.fire, call(escapes), call(lighting)),
  act(endMovement),
)

function sectionOf(section: number, side: Seat = 0): Section {
  return { section, side, unit: NONE, chooser: NONE, first: 0, rider: NONE }
}

function sideOfSection(_g: Demonworld, { section, side }: Section): Section {
  return sectionOf(section, side)
}

function beginMovement(g: Demonworld): void {
  g.moved.fill(false)
  g.dissolved.fill(false)
  g.acted.fill(false)
  g.dares.fill(NONE)
  g.shuns.fill(NONE)
  if (g.rules.artillery) expert.spotUnits(g)
}

function beginSection(g: Demonworld, here: Section): void {
  g.section = here.section
  tell(g, 'section', here.section)
}

/** DW-X.11: commanders move in the first three sections. */
function captainsMove(g: Demonworld, here: Section): boolean {
  return g.rules.commanders && here.section < HOLD_ORDER
}

function captainsTurn(g: Demonworld, here: Section): boolean {
  return g.rules.commanders && here.section === HOLD_ORDER
}

/** DW-V.25, AMB-07: equal numbers are rolled for, and the higher die goes first. Without an opponent of that order nobody chooses. */
function findChooser(g: Demonworld, here: Section): void {
  const left = [0, 1].map(side => movers(g, sectionOf(here.section, side)).length)
  here.first = left[0] > 0 ? 0 : 1
  here.chooser = NONE
  if (left[0] === 0 || left[1] === 0) return
  const counts = g.rules.asBefore ? left : [0, 1].map(side => unitsWith(g, sectionOf(here.section, side)))
  if (counts[0] !== counts[1]) {
    here.chooser = counts[0] < counts[1] ? 0 : 1
    return
  }
  let dice = [0, 0]
  while (dice[0] === dice[1]) dice = [roll(g, 0, d6, 'high'), roll(g, 1, d6, 'high')]
  const winner = dice[0] > dice[1] ? 0 : 1
  if (g.rules.tieWinnerChooses) {
    here.chooser = winner
    return
  }
  here.first = winner
  tell(g, 'sequence', winner)
}

function movers(g: Demonworld, here: Section): Unit[] {
  const found: Unit[] = []
  for (let unit = 0; unit < g.card.length; unit++) if (!cannotMove(g, here, unit)) found.push(unit)
  return found
}

/** DW-V.25: how many units of a side have the order; also those that cannot move any more. */
function unitsWith(g: Demonworld, here: Section): number {
  let count = 0
  for (let unit = 0; unit < g.card.length; unit++) {
    const has = isPresent(g, unit) ? g.order[unit] === here.section && !isCaptain(g, unit) : !cannotMove(g, here, unit)
    if (has && g.owner[unit] === here.side) count++
  }
  return count
}

/** DW-V.4, DW-III.4: units of the order that have not moved and are not in contact; commanders have no order. */
export function cannotMove(g: Demonworld, here: Section, unit: Unit): RuleId | undefined {
  if (g.owner[unit] !== here.side || isCaptain(g, unit)) return 'DW-V.25'
  if (!isPresent(g, unit))
    return here.section === MOVE_ORDER && !g.moved[unit] && mayEnter(g, unit) ? undefined : 'DW-V.25'
  if (g.order[unit] !== here.section || g.moved[unit]) return 'DW-V.4'
  const fiery = cannotManoeuvreForFire(g, unit)
  if (fiery) return fiery
  if (!takesOrders(g, unit) && !(isRouting(g, unit) && g.order[unit] === HOLD_ORDER)) return 'DW-III.4'
  return isFighting(g, unit) && !mayEscape(g, here, unit) ? 'DW-V.41' : undefined
}

/** DW-XXIII.4: a flyer with a Hold order may rise out of a contact made in this phase. */
function mayEscape(g: Demonworld, here: Section, unit: Unit): boolean {
  return g.rules.flyers && here.section === HOLD_ORDER && !g.engaged[unit] && countOf(g, unit) === 1 && mayFly(g, unit)
}

function moversAreLeft(g: Demonworld, here: Section): boolean {
  for (let unit = 0; unit < g.card.length; unit++) if (!cannotMove(g, here, unit)) return true
  return mayTakeBack(g, here.side)
}

function noteRider(g: Demonworld, here: Section): void {
  here.rider = LARGE[g.card[here.unit]] ? riderOf(g, g.head[here.unit]) : NONE
}

/** DW-XVII.41, DW-XVIII.8: who got off before his mount moved may move at once, or wait. */
function hasGotOff(g: Demonworld, { rider }: Section): boolean {
  return rider !== NONE && stands(g, rider) && !g.moved[g.origin[rider]]
}

function forget(_g: Demonworld, here: Section): void {
  here.unit = NONE
}

function moveKind(g: Demonworld, { unit }: { unit: Unit }): string {
  if (mayFly(g, unit)) return 'flyerMove'
  if (LARGE[g.card[unit]]) return 'largeMove'
  return movesByHouse(g, unit) ? 'houseMove' : rageKind(g, { unit })
}

function rageKind(g: Demonworld, { unit }: { unit: Unit }): string {
  return isSmall(g, unit) ? 'smallMove' : 'unitMove'
}

function moveWith(g: Demonworld, { unit }: { unit: Unit }): object {
  if (!isPresent(g, unit)) enterNext(g, unit) // DW-XVI.35: over the same field as those before it
  if (LARGE[g.card[unit]])
    return { ...expert.largeMoveOf(g, unit, modeFor(g, unit)), ...(mayFly(g, unit) ? grounded : {}) }
  if (movesByHouse(g, unit) && !g.impetuous[unit]) return houseMoveOf(g, unit)
  return { ...moveOf(g, unit, modeFor(g, unit)), foe: NONE, ...(mayFly(g, unit) ? grounded : {}) }
}

/** AMB-08: who let his section pass has moved. */
function endSection(g: Demonworld, here: Section): void {
  if (g.marches) seatMarchers(g)
  if (g.rules.artillery) loadIdleGuns(g, here.section)
  for (let unit = 0; unit < g.card.length; unit++) if (g.order[unit] === here.section) g.moved[unit] = true
}

function endMovement(g: Demonworld): void {
  g.section = NONE
}

/** Impetuous units; where both sides have some the die says who is first. */
function ragingUnits(g: Demonworld): Unit[] {
  const sides = [0, 1].map(side =>
    g.card.flatMap((_, unit) => (g.owner[unit] === side && g.impetuous[unit] && isPresent(g, unit) ? [unit] : [])),
  )
  const first = sides[0].length > 0 && sides[1].length > 0 && roll(g, SPECTATOR, d6) > 3 ? 1 : 0
  return [...sides[first], ...sides[1 - first]]
}

function mayRage(g: Demonworld, { unit }: { unit: Unit }): boolean {
  return isPresent(g, unit) && !isFighting(g, unit) && g.impetuous[unit] && members(g, unit).length > 0
}

function rageMayBeTakenBack(g: Demonworld, { unit }: { unit: Unit }): boolean {
  return !g.rules.ragesEndThemselves && mayTakeBack(g, g.owner[unit])
}
