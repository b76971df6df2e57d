import { d20, roll, type Seat } from '@hexarium/kernel'
import { CHARIOT_PART, fieldsOf, partOf } from '../../bases.ts'
import { CHARIOT, cards, DEVICE, INITIATIVE, OVERRUN, SIZE } from '../../content/armies/cards.ts'
import { IMPETUOUS_INITIATIVE, ORDER_INITIATIVE } from '../../content/tables.ts'
import { cover, isDoomed, isPresent, members, riderOf, sideOf, stands, stir } from '../../elements.ts'
import { act, call, each, procedure, tell, when } from '../../events.ts'
import { actualHeight } from '../../rules/flyers/heights.ts'
import { cutDown, flight } from '../../rules/morale/rout.ts'
import { flightOf, mustTest, OVERRUN_TEST, passes, startRout } from '../../rules/morale/tests.ts'
import { type Closing, closing, fall } from '../../rules/shooting/casualties.ts'
import { addUp, type BaseNumber } from '../../rules/shooting/range.ts'
import { type Demonworld, type Element, NONE, type Unit } from '../../state.ts'
import type { LargeMove } from './steps.ts'

/** DW-XVII.18: weapons that make their bearers quicker against an overrun, always. */
const POLE_INITIATIVE: Readonly<Record<string, number>> = { spear: 1, lance: 1, pike: 2 }

/** DW-XVII.18, AMB2-21, AMB2-22: the current initiative of somebody who overruns or is overrun. */
function currentInitiative(g: Demonworld, element: Element): number {
  const unit = g.unit[element]
  if (g.impetuous[unit]) return INITIATIVE[g.type[element]] + IMPETUOUS_INITIATIVE
  const order = g.order[unit]
  return INITIATIVE[g.type[element]] + (order >= 0 ? ORDER_INITIATIVE[order] : 0)
}

function poles(g: Demonworld, element: Element): number {
  return Math.max(0, ...cards[g.type[element]].weapons.map(({ kind }) => POLE_INITIATIVE[kind] ?? 0))
}

/** DW-XVII.18: the base number of an overrun; armour and skills do not matter. */
export function overrunBase(g: Demonworld, overrunner: Element, victim: Element): BaseNumber {
  return addUp([
    { name: 'overrun', value: OVERRUN[g.type[overrunner]] },
    { name: 'size', value: -SIZE[g.type[victim]] },
    { name: 'initiative', value: currentInitiative(g, overrunner) },
    { name: 'enemyInitiative', value: -currentInitiative(g, victim) - poles(g, victim) },
    { name: 'flight', value: g.altitude[victim] > 0 ? -actualHeight(g, victim, g.at[victim]) : 0 }, // DW-XXIII.7
  ])
}

/** DW-XVII.16, DW-XVII.19: everybody who came under the base is attacked at once, one's own among them. */
export function overrunVictims(g: Demonworld, here: LargeMove): void {
  for (const victim of here.victims) {
    if (!stands(g, victim)) continue
    noteFields(g, here, g.unit[victim])
    overrunOne(g, here, victim)
  }
  here.victims = []
  if (isPresent(g, here.unit)) cover(g, here.element)
}

/** DW-XVII.22: the fields a unit held just before it was overrun. */
function noteFields(g: Demonworld, { held }: LargeMove, unit: Unit): void {
  for (let i = 0; i < held.length; i += 2) if (held[i] === unit) return
  for (const element of members(g, unit)) held.push(unit, g.at[element])
}

/** DW-XV.62: an overrun is an attack, and who routs is destroyed by any attack of an enemy. */
export function isRiddenDown(g: Demonworld, overrunner: Element, victim: Element): boolean {
  return g.routs[victim] && sideOf(g, victim) !== sideOf(g, overrunner) && !g.rules.fleeingRolledFor
}

function overrunOne(g: Demonworld, here: LargeMove, victim: Element): void {
  if (isRiddenDown(g, here.element, victim)) {
    cutDown(g, victim)
    return
  }
  stir(g, victim)
  const { base } = overrunBase(g, here.element, victim)
  const die = roll(g, sideOf(g, here.element), d20, 'low')
  const hit = die <= base
  tell(g, 'overruns', here.element, victim, base, die, hit ? 1 : 0)
  if (!hit) return
  if (DEVICE[g.type[victim]]) {
    crushPassenger(g, here, victim)
    fall(g, victim)
    return
  }
  g.hits[victim]++
  if (isDoomed(g, victim)) fall(g, victim)
}

/** DW-XVII.20: the passenger of a chariot whose own field was overrun is hit, too. */
function crushPassenger(g: Demonworld, here: LargeMove, chariot: Element): void {
  const passenger = riderOf(g, chariot)
  if (!CHARIOT[g.type[chariot]] || passenger === NONE) return
  const isUnder = fieldsOf(g, here.element).some(hex => partOf(g, chariot, hex) === CHARIOT_PART)
  if (isUnder) g.hits[passenger]++
}

type Trampled = { unit: Unit; by: Unit; held: number[]; fled: boolean; side: Seat }

/** DW-XVII.22: overrun units close up: those in contact with it, in melee or not, stay. */
export const trampledCloseUp = procedure<Trampled>(
  'trampledCloseUp',
  'DW-XVII.22',
  each('unit', trampledUnits, call(closing, { with: closingOf })),
)

/** DW-XVII.22: then they test if they have lost elements. */
export const trampled = procedure<Trampled>(
  'trampled',
  'DW-XVII.22',
  each('unit', trampledUnits, when(tests, act(testOverrun), when(hasFled, call(flight, { with: flightOf })))),
)

/** The units overrun in a large element's move. */
export function trampledBy(_g: Demonworld, here: LargeMove): Trampled {
  return { unit: NONE, by: here.unit, held: [...here.held], fled: false, side: here.side }
}

function trampledUnits(g: Demonworld, { held }: Trampled): Unit[] {
  const units = new Set<Unit>()
  for (let i = 0; i < held.length; i += 2) units.add(held[i])
  return [...units].filter(unit => isPresent(g, unit) && g.losses[unit] > 0)
}

function closingOf(_g: Demonworld, { unit, held }: Trampled): Closing {
  const fields = held.filter((_, i) => i % 2 === 1 && held[i - 1] === unit)
  return { unit, fields, element: NONE }
}

function tests(g: Demonworld, { unit }: Trampled): boolean {
  return isPresent(g, unit) && g.losses[unit] > 0 && mustTest(g, unit)
}

/** DW-XV.20: the overrun test. */
function testOverrun(g: Demonworld, here: Trampled): void {
  here.fled = !passes(g, { kind: OVERRUN_TEST, unit: here.unit, foes: [here.by] })
  if (here.fled) startRout(g, here.unit)
}

function hasFled(_g: Demonworld, here: Trampled): boolean {
  return here.fled
}
