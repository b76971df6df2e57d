import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { ground, members, shift, stir } from '../../elements.ts'
import { ask, decision, loop, tell, when } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { BARRED, foesOf, hasFoe } from './contact.ts'
import { reform, regroupAfterTurn } from './frontage.ts'
import {
  aboutMove,
  cannotAttack,
  endManoeuvre,
  giveUp,
  HOLDING,
  isTooNear,
  type Move,
  REACTING,
  REFORMING,
  REGROUPING,
  SHIFTING,
  TURNING,
  threatsTo,
  turnsAway,
} from './move.ts'
import { mayGo } from './passage.ts'

const mover = (_g: Demonworld, here: Move) => here.side

// ---- shifts of single elements (DW-V.9) ----

/** DW-V.9: one manoeuvre in which single elements step one field each. */
export const shiftElement = decision({
  name: 'shiftElement',
  rule: 'DW-V.9',
  seat: mover,
  about: aboutMove,
  offer(g, here: Move, can) {
    let moved = 0
    const threats = threatsTo(g, here.unit)
    for (const element of members(g, here.unit)) {
      if (g.acted[element]) moved++
      else if (shiftsOf(g, here, element, threats).length > 0) can.element(element)
    }
    if (moved > 0) can.done()
    else can.cancel()
  },
  take: {
    element(_g, here, element) {
      here.element = element
    },
    done(g, here) {
      endManoeuvre(g, here)
    },
    cancel(g, here) {
      giveUp(g, here)
    },
  },
  cannot: { element: cannotShift },
})

export const shiftTo = decision({
  name: 'shiftTo',
  rule: 'DW-V.9',
  seat: mover,
  about: aboutMove,
  offer(g, here: Move, can) {
    for (const hex of shiftsOf(g, here, here.element)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      const direction = ground(g).board.directionTo(g.at[here.element], hex)
      here.step = here.step === NONE || here.step === direction ? direction : MIXED
      tell(g, 'steps', here.element, g.at[here.element], hex)
      shift(g, here.element, hex)
      g.acted[here.element] = true
      here.element = NONE
    },
  },
  cannot: { hex: (g, here, hex) => cannotShiftTo(g, here, here.element, hex) },
})

/** Where an element may step: free fields beside it; into contact only as an attack (DW-V.31) or once attacked (AMB-09). */
export function shiftsOf(
  g: Demonworld,
  here: Move,
  element: Element,
  threats: Uint8Array = threatsTo(g, here.unit),
): Hex[] {
  if (cannotShiftAtAll(g, here, element)) return []
  const { board } = ground(g)
  const found: Hex[] = []
  for (let direction = 0; direction < 6; direction++)
    if (!cannotShiftBy(g, here, element, direction, threats)) found.push(board.neighbour[g.at[element] * 6 + direction])
  return found
}

/** DW-V.9: why an element of a unit does not shift. */
function cannotShift(g: Demonworld, here: Move, element: Element): RuleId | undefined {
  if (!members(g, here.unit).includes(element)) return 'DW-V.9'
  const rule = cannotShiftAtAll(g, here, element)
  if (rule || shiftsOf(g, here, element).length > 0) return rule
  const threats = threatsTo(g, here.unit)
  const rules = [0, 1, 2, 3, 4, 5].map(direction => cannotShiftBy(g, here, element, direction, threats))
  return rules.find(one => one !== 'DW-V.4') ?? 'DW-V.4'
}

/** DW-V.9, DW-V.41: why an element does not shift to any field. */
function cannotShiftAtAll(g: Demonworld, here: Move, element: Element): RuleId | undefined {
  if (g.acted[element]) return 'DW-V.9'
  if (g.routs[element]) return 'DW-XV.61'
  return (here.mode === REACTING || g.phases[here.unit] > 0) && hasFoe(g, element) ? 'DW-V.41' : undefined
}

/** DW-V.9: why an element does not shift to a field. */
function cannotShiftTo(g: Demonworld, here: Move, element: Element, hex: Hex): RuleId | undefined {
  const { board } = ground(g)
  const direction = hex < board.size ? board.directionTo(g.at[element], hex) : NONE
  if (direction < 0) return 'DW-V.9'
  return cannotShiftAtAll(g, here, element) ?? cannotShiftBy(g, here, element, direction, threatsTo(g, here.unit))
}

/** DW-V.4, DW-V.10, DW-XV.30, DW-V.31: why an element does not shift in a direction. */
function cannotShiftBy(
  g: Demonworld,
  here: Move,
  element: Element,
  direction: number,
  threats: Uint8Array,
): RuleId | undefined {
  const land = ground(g)
  const from = g.at[element]
  const to = land.board.neighbour[from * 6 + direction]
  if (to === OFF_BOARD || g.on[to] !== NONE || !mayGo(g, land, g.type[element], from, to)) return 'DW-V.4'
  if (here.mode === HOLDING && to === wholeStep(g, here, element)) return 'DW-V.10'
  if (isTooNear(g, here, element, to)) return 'DW-XV.30'
  if (here.mode === REACTING || !threats[to]) return undefined
  if (threats[to] & BARRED) return 'DW-XV.30'
  const isForward = (direction - g.facing[element] + 6) % 6 < 2
  return here.bold && isForward ? undefined : 'DW-V.31'
}

/** AMB-04: the field that would make a holding unit's shifts a step of the whole unit, if this is its last element to go. */
function wholeStep(g: Demonworld, here: Move, last: Element): Hex {
  if (here.step < 0 || here.step > 5) return NONE
  if (members(g, here.unit).some(e => e !== last && !g.acted[e])) return NONE
  return ground(g).board.neighbour[g.at[last] * 6 + here.step]
}

/** Mixed steps: no step of the whole unit any more. */
const MIXED = 6

// ---- turns of single elements (DW-V.12) ----

/** DW-V.12: one manoeuvre in which any number of elements turn as they like. */
export const turnElement = decision({
  name: 'turnElement',
  rule: 'DW-V.12',
  seat: mover,
  about: aboutMove,
  offer(g, here: Move, can) {
    let turned = 0
    for (const element of members(g, here.unit)) {
      if (g.acted[element]) turned++
      else if (!g.routs[element]) can.element(element)
    }
    if (turned > 0) can.done()
    else {
      can.cancel()
      if (members(g, here.unit).some(e => hasFoe(g, e))) can.faceFoes()
    }
  },
  take: {
    element(_g, here, element) {
      here.element = element
    },
    done(g, here) {
      endManoeuvre(g, here)
    },
    cancel(g, here) {
      giveUp(g, here)
    },
    faceFoes(g, here) {
      const before = members(g, here.unit).map(element => g.facing[element])
      for (const element of members(g, here.unit)) faceFoes(g, element)
      if (members(g, here.unit).some((element, i) => g.facing[element] !== before[i])) turnsAway(g, here)
      endManoeuvre(g, here)
    },
  },
  cannot: { element: cannotTurnSingly },
})

export const turnTo = decision({
  name: 'turnTo',
  rule: 'DW-V.12',
  seat: mover,
  about: aboutMove,
  offer(g, here: Move, can) {
    for (let facing = 0; facing < 6; facing++) if (facing !== g.facing[here.element]) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      face(g, here.element, facing)
      turnsAway(g, here)
      g.acted[here.element] = true
      here.element = NONE
    },
  },
  cannot: {
    facing: (g, here, facing) => (facing < 6 && facing !== g.facing[here.element] ? undefined : 'DW-V.12'),
  },
})

/** DW-V.12: why an element of a unit does not turn. */
function cannotTurnSingly(g: Demonworld, here: Move, element: Element): RuleId | undefined {
  if (!members(g, here.unit).includes(element) || g.acted[element]) return 'DW-V.12'
  return g.routs[element] ? 'DW-XV.61' : undefined
}

/** Turns an element on the spot. */
export function face(g: Demonworld, element: Element, facing: number): void {
  if (g.facing[element] === facing) return
  g.facing[element] = facing
  stir(g, element)
  tell(g, 'faces', element, facing)
}

/** Turns by sixths, the small ones first. */
const SMALLEST_TURNS = [1, 5, 2, 4, 3]

/** Turns an element so that as many enemies in contact as possible are before it, by as little as possible. */
export function faceFoes(g: Demonworld, element: Element): void {
  const { board } = ground(g)
  const foes = foesOf(g, element)
  const directions: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const hex = board.neighbour[g.at[element] * 6 + direction]
    if (hex !== OFF_BOARD && foes.includes(g.on[hex])) directions.push(direction)
  }
  if (directions.length === 0) return
  const before = (facing: number) => directions.filter(d => (d - facing + 6) % 6 < 2).length
  let best = g.facing[element]
  for (const turn of SMALLEST_TURNS) {
    const facing = (g.facing[element] + turn) % 6
    if (before(facing) > before(best)) best = facing
  }
  face(g, element, best)
}

const is = (next: number) => (_g: Demonworld, here: Move) => here.next === next
const isChosen = (_g: Demonworld, here: Move) => here.element !== NONE

/** What follows when a manoeuvre of single elements, a reform or a regroup was chosen. */
export const singleManoeuvres = [
  loop(is(SHIFTING), ask(shiftElement), when(isChosen, ask(shiftTo))),
  loop(is(TURNING), ask(turnElement), when(isChosen, ask(turnTo))),
  when(is(REFORMING), ask(reform)),
  when(is(REGROUPING), ask(regroupAfterTurn)),
] as const

/** Begins a manoeuvre of single elements. */
export function beginSingle(g: Demonworld, here: Move, next: number): void {
  for (const element of members(g, here.unit)) g.acted[element] = false
  here.used++
  here.next = next
  here.bold = here.mode !== REACTING && here.mode !== HOLDING && !cannotAttack(g, here.unit)
}
