import type { RuleId } from '@hexarium/kernel'
import { ATTACK_ORDER, CLIMB, HIGHEST } from '../../content/tables.ts'
import { ground, isCaptain, isPresent, landAt, members, remove, riderOf, riseTo, stir } from '../../elements.ts'
import { act, ask, decision, loop, tell, when } from '../../events.ts'
import { type Demonworld, type Element, type Facing, FLED, type Hex, NONE, type Unit } from '../../state.ts'
import { expert } from '../expert.ts'
import { cannotTestCharge, testCharge } from '../morale/charge.ts'
import { hasFoe } from '../movement/contact.ts'
import { aboutMove, isTooNear, type Move, threatsTo } from '../movement/move.ts'
import { isInAir } from './heights.ts'
import {
  cannotComeDown,
  cannotFlutter,
  cannotSoar,
  cannotWalk,
  HIGH,
  LAND,
  LOW,
  mayAttackFromAir,
  reachOf,
  WALK,
} from './modes.ts'

/**
 * A move in the air: its mode, and of the element under way where it goes, how it will face, how high it began, whether it
 * finds no place beside the others (`apart`) or none to come down on (`up`).
 */
export type Flying = Move & { way: number; to: Hex; faces: Facing; start: number; apart: boolean; up: boolean }

/** What a move needs to become one in the air. */
export const grounded = { way: WALK, to: NONE, faces: 0, start: 0, apart: false, up: false }

/** DW-XXIII.1: on foot, low or high; who is in the air stays there or comes down. */
export const chooseFlight = decision({
  name: 'chooseFlight',
  rule: ['DW-XXIII.1', 'DW-XXIII.3', 'DW-XXIII.4'],
  seat: (_g, here: Flying) => here.side,
  about: aboutMove,
  auto: true,
  offer(g, here, can) {
    if (!cannotWalk(g, here.unit)) can.walk()
    if (!cannotFlutter(g, here.unit)) can.low()
    if (!cannotSoar(g, here.unit)) can.high()
    if (!cannotComeDown(g, here.unit)) can.land()
  },
  take: {
    walk(_g, here) {
      here.way = WALK
    },
    low(_g, here) {
      here.way = LOW
    },
    high(_g, here) {
      here.way = HIGH
    },
    land(_g, here) {
      here.way = LAND
    },
  },
  cannot: {
    walk: (g, here) => cannotWalk(g, here.unit),
    low: (g, here) => cannotFlutter(g, here.unit),
    high: (g, here) => cannotSoar(g, here.unit),
    land: (g, here) => cannotComeDown(g, here.unit),
  },
})

/** DW-XXIII.4: a unit in the air moves element by element, as a small one. */
export const flyElement = decision({
  name: 'flyElement',
  rule: 'DW-XXIII.4',
  auto: true,
  seat: (_g, here: Flying) => here.side,
  about: aboutMove,
  offer(g, here, can) {
    for (const element of unflown(g, here)) can.element(element)
    for (let foe = 0; foe < g.card.length; foe++) if (!cannotDareFromAir(g, here, foe)) can.charge(foe)
  },
  take: {
    element(g, here, element) {
      here.element = element
      here.start = expert.startHeight(g, element)
      seekPlaces(g, here)
    },
    charge(g, here, foe) {
      testCharge(g, here, foe)
    },
  },
  cannot: {
    element: (g, here, element) => (unflown(g, here).includes(element) ? undefined : 'DW-XXIII.4'),
    charge: (g, here, foe) => cannotDareFromAir(g, here, foe),
  },
  points: { charge: 'unit' },
})

/** DW-XXIII.3, DW-XXIII.4: where it flies to, straight ahead with free turns. */
export const flyTo = decision({
  name: 'flyTo',
  rule: ['DW-XXIII.3', 'DW-XXIII.4'],
  seat: (_g, here: Flying) => here.side,
  about: aboutMove,
  offer(g, here, can) {
    const threats = threatsTo(g, here.unit)
    const { board } = ground(g)
    for (let hex = 0; hex < board.size; hex++) if (!cannotFlyTo(g, here, hex, threats)) can.hex(hex)
  },
  take: {
    hex(_g, here, hex) {
      here.to = hex
    },
  },
  cannot: { hex: (g, here, hex) => cannotFlyTo(g, here, hex, threatsTo(g, here.unit)) },
})

/** AMB2-11: turns are free and keep the head where it is. */
export const flyFacing = decision({
  name: 'flyFacing',
  rule: 'DW-XXIII.4',
  seat: (_g, here: Flying) => here.side,
  about: (g, here) => ({ ...aboutMove(g, here), goal: here.to }),
  offer(g, here, can) {
    const threats = threatsTo(g, here.unit)
    for (let facing = 0; facing < 6; facing++) if (!cannotFlyFacing(g, here, facing, threats)) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      here.faces = facing
      if (comesDown(g, here)) alight(g, here)
    },
  },
  cannot: { facing: (g, here, facing) => cannotFlyFacing(g, here, facing, threatsTo(g, here.unit)) },
})

/** DW-XXIII.4, DW-XXIII.5: how high it ends its move; DW-XXIII.17: or above the battle, and out of it. */
export const flyHeight = decision({
  name: 'flyHeight',
  rule: ['DW-XXIII.4', 'DW-XXIII.5', 'DW-XXIII.17'],
  seat: (_g, here: Flying) => here.side,
  about: aboutMove,
  offer(g, here, can) {
    for (const height of expert.heightsAt(g, here.element, here.to, here.faces, here.start)) can.height(height)
    if (!cannotRiseAway(g, here)) can.away()
  },
  take: {
    height(g, here, height) {
      soar(g, here, height)
    },
    away(g, here) {
      riseAway(g, here.element)
    },
  },
  gives: ['away'],
  cannot: {
    away: (g, here) => cannotRiseAway(g, here),
    height: (g, here, height): RuleId | undefined => {
      if (height > HIGHEST) return 'DW-XXIII.4'
      return expert.heightsAt(g, here.element, here.to, here.faces, here.start).includes(height)
        ? undefined
        : 'DW-XXIII.5'
    },
  },
})

/** DW-XXIII.1: how it moves in this phase. */
export const flightMode = ask(chooseFlight)

/** DW-XXIII.3, DW-XXIII.4: the flight of a unit, a commander or a dragon, element by element. */
export const flightSteps = [
  act(beginFlight),
  loop(
    someAreToFly,
    ask(flyElement),
    when(oneFlies, ask(flyTo), ask(flyFacing), when(staysUp, ask(flyHeight)), act(arrive)),
  ),
] as const

function beginFlight(g: Demonworld, here: Flying): void {
  for (const element of members(g, here.unit)) g.acted[element] = false
  if (isInAir(g, here.unit)) here.met = [] // DW-XXIII.12: hovering beside somebody was no contact
  here.element = NONE
}

function unflown(g: Demonworld, here: Flying): Element[] {
  return members(g, here.unit).filter(element => !g.acted[element])
}

function someAreToFly(g: Demonworld, here: Flying): boolean {
  return isPresent(g, here.unit) && unflown(g, here).length > 0
}

function oneFlies(_g: Demonworld, here: Flying): boolean {
  return here.element !== NONE
}

/** DW-XV.30: before anybody of it has flown a unit takes its charge test, to attack from the air or in it. */
function cannotDareFromAir(g: Demonworld, here: Flying, foe: Unit): RuleId | undefined {
  if (g.rules.beforeSix || members(g, here.unit).some(element => g.acted[element])) return 'DW-XV.30'
  return cannotTestCharge(g, here, foe)
}

/** DW-XXIII.3, AMB-35: who finds no place beside the others goes elsewhere; who finds no place to land stays in the air. */
function seekPlaces(g: Demonworld, here: Flying): void {
  const threats = threatsTo(g, here.unit)
  const { board } = ground(g)
  const hasPlace = () => {
    for (let hex = 0; hex < board.size; hex++) if (!cannotFlyTo(g, here, hex, threats)) return true
    return false
  }
  here.up = false
  here.apart = false
  if (hasPlace()) return
  here.apart = true
  if (here.way !== HIGH && !hasPlace()) here.up = true
}

/** True if the element under way ends its move on the ground. */
function comesDown(_g: Demonworld, here: Flying): boolean {
  return here.way !== HIGH && !here.up
}

function staysUp(g: Demonworld, here: Flying): boolean {
  return here.element !== NONE && !comesDown(g, here) && here.to !== NONE
}

/** Why the element under way may not fly to a field, whatever its facing there. */
function cannotFlyTo(g: Demonworld, here: Flying, hex: Hex, threats: Uint8Array): RuleId | undefined {
  const { board } = ground(g)
  if (!(hex >= 0 && hex < board.size)) return 'DW-XXIII.4'
  if (board.distance(g.at[here.element], hex) > reachOf(g, here.unit, here.way)) return 'DW-XXIII.4'
  if (isTooNear(g, here, here.element, hex)) return 'DW-XV.30'
  if (strays(g, here, hex)) return 'DW-V.23'
  const to = here.to
  here.to = hex
  let rule: RuleId | undefined
  for (let facing = 0; facing < 6; facing++) {
    rule = cannotFlyFacing(g, here, facing, threats)
    if (!rule) break
  }
  here.to = to
  return rule
}

/** DW-XXIII.4, AMB-35: the elements of a unit stay together, if they can: beside one that has already flown. */
function strays(g: Demonworld, here: Flying, hex: Hex): boolean {
  if (here.apart) return false
  const { board } = ground(g)
  const reach = reachOf(g, here.unit, here.way)
  const from = g.at[here.element]
  let mayStay = false
  for (const other of members(g, here.unit)) {
    if (!g.acted[other]) continue
    if (board.distance(g.at[other], hex) <= 1) return false
    if (board.distance(g.at[other], from) <= reach) mayStay = true
  }
  return mayStay
}

function cannotFlyFacing(g: Demonworld, here: Flying, facing: Facing, threats: Uint8Array): RuleId | undefined {
  if (!(facing >= 0 && facing < 6)) return 'DW-XXIII.4'
  const { element, to } = here
  if (comesDown(g, here)) {
    const stays = g.altitude[element] === 0 && to === g.at[element] && facing === g.facing[element]
    return stays ? undefined : expert.cannotLand(g, element, to, facing, threats, mayAttackFromAir(g, here.unit))
  }
  return expert.mayHover(g, element, to, facing, here.start) ? undefined : 'DW-XXIII.5'
}

/** DW-XXIII.3, DW-XXIII.14: down onto the ground; a dive from the greatest height into contact counts for more. */
function alight(g: Demonworld, here: Flying): void {
  const { element, to, faces } = here
  stir(g, element)
  tell(g, 'lands', element, g.at[element], to, faces)
  if (g.altitude[element] === 0) riseTo(g, element, here.start)
  landAt(g, element, to, faces)
  const isDive = here.start === HIGHEST && g.order[here.unit] === ATTACK_ORDER && hasFoe(g, element)
  if (isDive) g.dived[element] = true
  if (isCaptain(g, here.unit) && hasFoe(g, element)) g.order[here.unit] = g.section
}

function soar(g: Demonworld, here: Flying, height: number): void {
  const { element, to, faces } = here
  stir(g, element)
  tell(g, 'flies', element, g.at[element], to, faces, height)
  riseTo(g, element, height)
  g.at[element] = to
  g.facing[element] = faces
}

/** DW-XXIII.17: nobody rises out of the battle who does not get above the greatest height in this move; older rules let nobody. */
function cannotRiseAway(g: Demonworld, here: Flying): RuleId | undefined {
  return here.start + CLIMB > HIGHEST && !g.rules.beforeSeven ? undefined : 'DW-XXIII.17'
}

/** DW-XXIII.17: who flies higher than that withdraws from the battle, with whoever rides it. */
function riseAway(g: Demonworld, element: Element): void {
  tell(g, 'risesAway', element, g.at[element])
  const rider = riderOf(g, element)
  if (rider !== NONE) remove(g, rider, FLED)
  remove(g, element, FLED)
}

function arrive(g: Demonworld, here: Flying): void {
  g.acted[here.element] = true
  here.element = NONE
  here.to = NONE
}
