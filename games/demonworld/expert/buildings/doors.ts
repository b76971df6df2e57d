import { mayTakeBack, type RuleId, type Seat } from '@hexarium/kernel'
import { fieldsOf } from '../../bases.ts'
import type { Buildings } from '../../content/expert/buildings.ts'
import { ground, members, sideOf, stands } from '../../elements.ts'
import { ask, decision, each, procedure, repeat, tell } from '../../events.ts'
import { isIndoors, isInside } from '../../rules/buildings/house.ts'
import { AJAR, BROKEN, entersBuildings, SHUT } from '../../rules/buildings/walls.ts'
import { weaponOf } from '../../rules/melee/hits.ts'
import { hasFoe } from '../../rules/movement/contact.ts'
import { type Demonworld, type Element, type Hex, NONE, type Unit } from '../../state.ts'

/** DW-XXIV.3: a unit or a single commander inside closes and opens the doors its elements are at. */
export type Tending = { unit: Unit; side: Seat; tended: number[] }

export const tendDoors = decision({
  name: 'tendDoors',
  rule: 'DW-XXIV.3',
  ends: ['done'],
  seat: (_g, here: Tending) => here.side,
  about: (_g, { unit }) => ({ unit }),
  offer(g, here, can) {
    for (let door = 0; door < g.doors.length; door++) if (!cannotTend(g, here, door)) can.door(door)
    can.done()
  },
  take: {
    door(g, here, door) {
      turnDoor(g, door, g.doors[door] === SHUT ? AJAR : SHUT)
      here.tended.push(door)
    },
    done() {},
  },
  cannot: { door: (g, here, door) => cannotTend(g, here, door) },
  default: () => ['done'],
})

/** DW-XXIV.3: the doors at the end of a unit's move. */
export const doorKeeping = procedure<Tending>('doorKeeping', 'DW-XXIV.3', repeat(hasDoorsToTend, ask(tendDoors)))

type Hewing = { side: Seat }

/** DW-XXIV.3: who hews at a strong door in the melee phase. */
export const hewDoors = decision({
  name: 'hewDoors',
  rule: 'DW-XXIV.3',
  ends: ['everyone', 'done'],
  seat: (_g, here: Hewing) => here.side,
  offer(g, here, can) {
    const ready = hewers(g, here.side)
    for (const element of ready) can.element(element)
    if (ready.length > 0) can.everyone()
    can.done()
  },
  take: {
    element(g, _here, element) {
      hew(g, element)
    },
    everyone(g, here) {
      for (const element of hewers(g, here.side)) hew(g, element)
    },
    done() {},
  },
  cannot: {
    element: (g, here, element) => (hewers(g, here.side).includes(element) ? undefined : 'DW-XXIV.3'),
  },
  default: (g, here) => [hewers(g, here.side).length > 0 ? 'everyone' : 'done'],
})

/** DW-XXIV.3: strong doors lose stability by every blow. */
export const hewing = procedure<Hewing>(
  'hewing',
  'DW-XXIV.3',
  each('side', () => [0, 1], repeat(hewersAreLeft, ask(hewDoors))),
)

/** DW-XXIV.3: why a unit may not turn a door: nobody of it stands inside at it and does not fight, or it cannot be shut. */
function cannotTend(g: Demonworld, here: Tending, door: number): RuleId | undefined {
  const { buildings } = ground(g)
  if (buildings === null || g.doors[door] === undefined || here.tended.includes(door)) return 'DW-XXIV.3'
  if (g.doors[door] === BROKEN) return 'DW-XXIV.3'
  const { hex } = buildings.doors[door]
  if (hex >= 0 && g.on[hex] !== NONE) return 'DW-XXIV.3'
  const keeps = (element: Element) =>
    isInside(g, element) && isAtDoor(g, buildings, g.at[element], door) && !hasFoe(g, element)
  return members(g, here.unit).some(keeps) ? undefined : 'DW-XXIV.3'
}

function hasDoorsToTend(g: Demonworld, here: Tending): boolean {
  return g.doors.some((_, door) => !cannotTend(g, here, door))
}

/** DW-XXIV.3: in contact with a door: beside the wall field it is in, or with it on a side of the own field. */
export function isAtDoor(g: Demonworld, buildings: Buildings, hex: Hex, door: number): boolean {
  const { board } = ground(g)
  const { hex: within, side } = buildings.doors[door]
  if (within >= 0) return board.distance(hex, within) === 1
  return board.sideHexes[2 * side] === hex || board.sideHexes[2 * side + 1] === hex
}

function turnDoor(g: Demonworld, door: number, state: number): void {
  g.doors[door] = state
  tell(g, 'door', door, state)
}

/** DW-XXIV.3: plain doors are broken open by those, of any kind, who spent the round at them and did nothing else. */
export function breakDoors(g: Demonworld): void {
  const { buildings } = ground(g)
  if (buildings === null) return
  for (let door = 0; door < g.doors.length; door++) {
    if (g.doors[door] !== SHUT || g.stability[door] > 0) continue
    if (g.at.some((_, element) => breaksOpen(g, buildings, element, door))) turnDoor(g, door, BROKEN)
  }
}

function breaksOpen(g: Demonworld, buildings: Buildings, element: Element, door: number): boolean {
  const hex = g.at[element]
  if (hex === NONE || g.altitude[element] > 0 || g.routs[element]) return false
  if (g.rules.asBefore && !entersBuildings(g.type[element])) return false
  if (!fieldsOf(g, element).some(own => isAtDoor(g, buildings, own, door)) || isIndoors(g, hex)) return false
  return g.posts[element] === hex && !g.shot[element] && !g.struck[element] && !hasFoe(g, element)
}

function hewersAreLeft(g: Demonworld, here: Hewing): boolean {
  return hewers(g, here.side).length > 0 || mayTakeBack(g, here.side, hewDoors)
}

/** The elements of a side that can strike at a strong door: it is before them, and they fight nobody. */
function hewers(g: Demonworld, side: Seat): Element[] {
  const found: Element[] = []
  for (let element = 0; element < g.at.length; element++) {
    if (sideOf(g, element) === side && doorBefore(g, element) !== NONE) found.push(element)
  }
  return found
}

/** The strong door an element can strike at, or NONE. */
function doorBefore(g: Demonworld, element: Element): number {
  const { buildings } = ground(g)
  if (buildings === null || !stands(g, element) || g.altitude[element] > 0 || g.struck[element] || g.routs[element])
    return NONE
  if (hasFoe(g, element)) return NONE
  for (let door = 0; door < g.doors.length; door++) {
    if (g.doors[door] !== SHUT || g.stability[door] === 0) continue
    if (isAtDoor(g, buildings, g.at[element], door) && facesDoor(g, buildings, element, door)) return door
  }
  return NONE
}

/** DW-VI.1: blows fall on the two front fields, or on what stands before them. */
function facesDoor(g: Demonworld, buildings: Buildings, element: Element, door: number): boolean {
  const { board } = ground(g)
  const { hex, side } = buildings.doors[door]
  const [a, b] = side < 0 ? [hex, hex] : [board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]
  const beyond = side < 0 ? hex : a === g.at[element] ? b : a
  const direction = board.directionTo(g.at[element], beyond)
  return direction >= 0 && (direction - g.facing[element] + 6) % 6 < 2
}

/** DW-XXIV.3: the factor of the weapon and nothing else. */
function hew(g: Demonworld, element: Element): void {
  const door = doorBefore(g, element)
  if (door === NONE) return
  g.struck[element] = true
  g.stability[door] = Math.max(0, g.stability[door] - weaponOf(g, element).factor)
  tell(g, 'hews', element, door, g.stability[door])
  if (g.stability[door] === 0) turnDoor(g, door, BROKEN)
}
