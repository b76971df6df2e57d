import { OFF_BOARD } from '@hexarium/hex'
import { d6, mayTakeBack, type RuleId, roll, type Seat, SPECTATOR } from '@hexarium/kernel'
import { fieldsOf } from '../../bases.ts'
import { ARTILLERY, LARGE } from '../../content/armies/cards.ts'
import { REGROUP_BOUND, REGROUP_FREE } from '../../content/tables.ts'
import { ground, isAllRouting, isPresent, members, shift } from '../../elements.ts'
import { act, ask, call, decision, each, procedure, repeat, tell, when } from '../../events.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../../state.ts'
import { isInAir } from '../flyers/heights.ts'
import { largeChooser, wandering, wanderingOf, woundsOf } from '../large/regroup.ts'
import { catchRouting } from '../morale/rout.ts'
import { firstOrSecond, lastFacing } from '../movement/common-questions.ts'
import { foesAt, foesOf, touchesAt } from '../movement/contact.ts'
import { faceFoes } from '../movement/manoeuvres.ts'
import { mayGo } from '../movement/passage.ts'
import { watchGoal } from '../victory.ts'
import { aboutMelee } from './declaration.ts'

/** The end of one melee: who regroups first, then both sides. */
export type Regrouping = {
  units: Unit[]
  chooser: Seat
  first: Seat
  side: Seat
  element: Element
  /** True once the die has said who goes first. */
  settled: boolean
  /** AMB2-06: by unit, the hits its first element had before the melee. */
  before: number[]
}

/** DW-VI.41: the side that inflicted more losses chooses. */
export const chooseRegroup = firstOrSecond<Regrouping>('chooseRegroup', ['DW-VI.41', 'DW-III.1'])

/** DW-VI.40: which element regroups next; or nobody does any more, and those left turn to their enemies or stay. */
export const regroupElement = decision({
  name: 'regroupElement',
  rule: ['DW-VI.40', 'DW-VI.42'],
  seat: (_g, here: Regrouping) => here.side,
  about: aboutMelee,
  offer(g, here, can) {
    let isDriven = false
    for (const element of waiting(g, here)) {
      can.element(element)
      isDriven ||= isDrivenOn(g, element)
    }
    if (isDriven) return
    if (waiting(g, here).length > 0) can.faceAll()
    can.done()
  },
  take: {
    element(_g, here, element) {
      here.element = element
    },
    faceAll(g, here) {
      for (const element of waiting(g, here)) if (!LARGE[g.type[element]]) faceFoes(g, element)
    },
    done() {},
  },
  ends: ['faceAll', 'done'],
  cannot: { element: (g, here, element) => cannotRegroup(g, here, element) },
})

export const regroupTo = decision({
  name: 'regroupTo',
  rule: 'DW-VI.40',
  auto: true,
  seat: (_g, here: Regrouping) => here.side,
  about: (_g, { element }) => ({ element }),
  offer(g, here, can) {
    for (const hex of regroupFields(g, here.element)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      if (hex === g.at[here.element]) return
      tell(g, 'steps', here.element, g.at[here.element], hex)
      shift(g, here.element, hex)
    },
  },
  cannot: {
    hex: (g, here, hex): RuleId | undefined => (regroupFields(g, here.element).includes(hex) ? undefined : 'DW-VI.40'),
  },
})

export const regroupFacing = lastFacing<Regrouping>('regroupFacing', 'DW-VI.40', (_g, { element }) => ({ element }))

const regroupSide = procedure<Regrouping>(
  'regroupSide',
  'DW-VI.40',
  repeat(
    elementsWait,
    ask(regroupElement),
    when(
      largeIsChosen,
      act(leaveTurn),
      call(wandering, { with: (g, here: Regrouping) => wanderingOf(g, here.element) }),
      act(forgetLarge),
    ),
    when(isChosen, ask(regroupTo), act(watchGoal), ask(regroupFacing)),
  ),
  act(endSide),
)

/** DW-VI.40 … DW-VI.42: the end of a melee phase, for one melee. */
export const regrouping = procedure<Regrouping>(
  'regrouping',
  'DW-VI.40',
  act(findChooser),
  when(mayChooseOrder, ask(chooseRegroup)),
  each('side', order, call(regroupSide, { with: (_g, { units, side }) => regroupingOf(units, side) })),
)

/** The regrouping of a melee's units. */
export function regroupingOf(units: readonly Unit[], side: Seat = 0, before: readonly number[] = []): Regrouping {
  return { units: [...units], chooser: 0, first: 0, side, element: NONE, settled: false, before: [...before] }
}

/** DW-VI.41, AMB-19, AMB-07: side totals; equal ones are rolled for, and the die says who goes first. */
function findChooser(g: Demonworld, here: Regrouping): void {
  const inflicted = [0, 1].map(
    side =>
      here.units.reduce((sum, unit) => sum + (g.owner[unit] !== side ? g.losses[unit] : 0), 0) +
      woundsOf(g, here.units, here.before, 1 - side),
  )
  const large = largeChooser(g, here.units, inflicted)
  const sides = [0, 1].filter(side => here.units.some(unit => mayRegroup(g, unit) && g.owner[unit] === side))
  if (large !== undefined) here.chooser = large
  else if (sides.length === 2 && inflicted[0] === inflicted[1]) {
    here.chooser = roll(g, SPECTATOR, d6) > 3 ? 1 : 0
    here.settled = !g.rules.tieWinnerChooses
  } else here.chooser = inflicted[1] > inflicted[0] ? 1 : 0
  here.first = sides.length === 1 ? sides[0] : here.chooser
}

function mayChooseOrder(g: Demonworld, here: Regrouping): boolean {
  return !here.settled && bothAreLeft(g, here)
}

function bothAreLeft(g: Demonworld, here: Regrouping): boolean {
  return [0, 1].every(side => here.units.some(unit => g.owner[unit] === side && mayRegroup(g, unit)))
}

function order(_g: Demonworld, here: Regrouping): Seat[] {
  return [here.first, 1 - here.first]
}

function mayRegroup(g: Demonworld, unit: Unit): boolean {
  return isPresent(g, unit) && !isAllRouting(g, unit) && !isInAir(g, unit) // DW-XXIII.9
}

function waiting(g: Demonworld, here: Regrouping): Element[] {
  return here.units.flatMap(unit => members(g, unit).filter(element => !cannotRegroup(g, here, element)))
}

/** DW-VI.40, DW-VI.41, DW-XV.61, DW-XXIII.9, DW-XIX.19: why an element does not regroup. */
function cannotRegroup(g: Demonworld, here: Regrouping, element: Element): RuleId | undefined {
  const unit = g.unit[element]
  if (unit === undefined || !here.units.includes(unit) || g.at[element] === NONE) return 'DW-VI.40'
  if (g.owner[unit] !== here.side) return 'DW-VI.41'
  if (g.routs[element] || isAllRouting(g, unit)) return 'DW-XV.61'
  if (isInAir(g, unit)) return 'DW-XXIII.9'
  if (isGunner(g, element)) return 'DW-XIX.19'
  return g.acted[element] ? 'DW-VI.40' : undefined
}

function elementsWait(g: Demonworld, here: Regrouping): boolean {
  return waiting(g, here).length > 0 || mayTakeBack(g, here.side)
}

function isChosen(_g: Demonworld, here: Regrouping): boolean {
  return here.element !== NONE
}

/** DW-XIX.19: guns do not regroup. */
function isGunner(g: Demonworld, element: Element): boolean {
  return ARTILLERY[g.type[element]]
}

function largeIsChosen(g: Demonworld, here: Regrouping): boolean {
  return here.element !== NONE && LARGE[g.type[here.element]]
}

function leaveTurn(g: Demonworld, here: Regrouping): void {
  g.acted[here.element] = true
}

function forgetLarge(_g: Demonworld, here: Regrouping): void {
  here.element = NONE
}

function endSide(g: Demonworld, here: Regrouping): void {
  for (const unit of here.units) for (const element of members(g, unit)) g.acted[element] = false
  catchRouting(g)
}

/** DW-XV.72: an impetuous element out of contact must go on towards the enemy if it can come nearer; where none is left nobody can. */
function isDrivenOn(g: Demonworld, element: Element): boolean {
  return (
    g.impetuous[g.unit[element]] &&
    foesAt(g, element, g.at[element]) === 0 &&
    fieldsOfFoes(g, element).length > 0 &&
    driven(g, element).some(hex => hex !== g.at[element])
  )
}

/** DW-VI.40: where an element may regroup to, its own field among them. */
export function regroupFields(g: Demonworld, element: Element): Hex[] {
  if (g.impetuous[g.unit[element]] && foesAt(g, element, g.at[element]) === 0) return driven(g, element)
  return freely(g, element)
}

function freely(g: Demonworld, element: Element): Hex[] {
  const foes = foesOf(g, element).filter(foe => !isGunner(g, foe)) // DW-XIX.19
  const own = g.at[element]
  if (foes.length > 1) return [own]
  const land = ground(g)
  const found = [own]
  const steps = foes.length === 0 ? REGROUP_FREE : REGROUP_BOUND
  let ring = [own]
  for (let step = 0; step < steps; step++) {
    const next: Hex[] = []
    for (const from of ring) {
      for (let direction = 0; direction < 6; direction++) {
        const to = land.board.neighbour[from * 6 + direction]
        if (to === OFF_BOARD || g.on[to] !== NONE || found.includes(to) || !mayGo(g, land, g.type[element], from, to))
          continue
        if (foes.length === 1 && !touchesAt(g, land, element, to, foes[0])) continue
        found.push(to)
        if (foesAt(g, element, to) === 0) next.push(to)
      }
    }
    ring = next
  }
  return found
}

/** DW-XV.72: into contact if possible, else as near to the enemy as possible. */
function driven(g: Demonworld, element: Element): Hex[] {
  const { board } = ground(g)
  const foes = fieldsOfFoes(g, element)
  const near = (hex: Hex) => Math.min(...foes.map(foe => board.distance(hex, foe)))
  const found = freely(g, element)
  const touching = found.filter(hex => foesAt(g, element, hex) > 0)
  if (touching.length > 0) return touching
  const least = Math.min(...found.map(near))
  return found.filter(hex => near(hex) === least)
}

/** DW-XV.72: where the enemies stand that an impetuous element runs to. */
function fieldsOfFoes(g: Demonworld, element: Element): Hex[] {
  const foes: Hex[] = []
  for (let other = 0; other < g.at.length; other++) {
    if (g.at[other] === NONE || g.owner[g.origin[other]] === g.owner[g.origin[element]]) continue
    if (g.rules.beforeEight) foes.push(g.at[other])
    else if (g.altitude[other] === 0) foes.push(...fieldsOf(g, other)) // DW-XXIII.12: nobody runs after flyers
  }
  return foes
}
