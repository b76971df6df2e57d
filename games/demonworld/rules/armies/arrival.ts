import { d6, type RuleId, reveal, roll, type Seat } from '@hexarium/kernel'
import { CAVALRY, FLYER, LARGE, SKIRMISH, STARS } from '../../content/armies/cards.ts'
import { EAST, NORTH, WEST } from '../../content/board/ground.ts'
import {
  ARRIVAL_ROLL,
  ARRIVAL_ROUND,
  ARRIVAL_ROUND_FLYING,
  ARRIVAL_ROUND_SWIFT,
  ENTRY_SHIFT,
} from '../../content/tables.ts'
import { ground, put, sideOf } from '../../elements.ts'
import { act, ask, decision, each, procedure, tell, when } from '../../events.ts'
import { AWAY, type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../../state.ts'
import { expert } from '../expert.ts'
import { foesAt } from '../movement/contact.ts'
import { mayStand } from '../movement/passage.ts'
import { LEFT_WING } from './flank-march.ts'

/** `first` is the unit of the group that comes in before the others. */
type Arriving = { group: number; first: Unit }

/** DW-XVI.35: which unit or commander of a command comes in first; the others follow as they are moved, in any order. */
export const chooseVanguard = decision({
  name: 'chooseVanguard',
  rule: 'DW-XVI.35',
  seat: (g, here: Arriving) => g.owner[here.group - 1],
  offer(g, here, can) {
    for (const unit of vanguards(g, here.group)) can.unit(unit)
  },
  take: {
    unit(_g, here, unit) {
      here.first = unit
    },
  },
  cannot: {
    unit: (g, here, unit): RuleId | undefined => (vanguards(g, here.group).includes(unit) ? undefined : 'DW-XVI.35'),
  },
})

/** DW-XVI.35: the field of the side edge over which a group comes in. */
export const chooseEntry = decision({
  name: 'chooseEntry',
  rule: 'DW-XVI.35',
  seat: (g, here: Arriving) => g.owner[here.group - 1],
  offer(g, here, can) {
    for (const hex of waysIn(g, here)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      for (const unit of membersOf(g, here.group)) g.entry[unit] = hex
      enterNext(g, here.first)
    },
  },
  cannot: {
    hex: (g, here, hex): RuleId | undefined => (waysIn(g, here).includes(hex) ? undefined : 'DW-XVI.35'),
  },
})

/** DW-XVI.35: where that was agreed on, those who follow come in beside a field the enemy has closed. */
export const divertEntry = decision({
  name: 'divertEntry',
  rule: 'DW-XVI.35',
  seat: (g, here: Arriving) => g.owner[here.group - 1],
  offer(g, here, can) {
    for (const hex of fieldsBeside(g, here.group)) can.hex(hex)
    can.stay()
  },
  take: {
    hex(g, here, hex) {
      for (const unit of followers(g, here.group)) {
        g.entry[unit] = hex
        tell(g, 'diverts', unit, hex)
      }
    },
    stay() {},
  },
  cannot: {
    hex: (g, here, hex): RuleId | undefined => (fieldsBeside(g, here.group).includes(hex) ? undefined : 'DW-XVI.35'),
  },
  default: () => ['stay'],
})

/** DW-XVI.34: the rolls at the very start of a round. */
export const arrivals = procedure<Arriving>(
  'arrivals',
  'DW-XVI.34',
  each('group', groupsDue, act(rollArrival)),
  each(
    'group',
    groupsOutside,
    act(noteFirst),
    when(hasWayIn, when(mayChooseFirst, ask(chooseVanguard)), ask(chooseEntry)),
  ),
  when(g => g.rules.shiftedEntry, each('group', groupsShutOut, ask(divertEntry))),
)

function membersOf(g: Demonworld, group: number): Unit[] {
  return g.group.flatMap((own, unit) => (own === group ? [unit] : []))
}

/** Those of a group who do not ride another (DW-XVIII.8): they come in by themselves. */
function walkersOf(g: Demonworld, group: number): Unit[] {
  return membersOf(g, group).filter(unit => g.steed[unit] === NONE)
}

/** DW-XVI.32: the slowest member sets the pace: round 2 for flyers, 3 for cavalry, large ones and skirmishers, else 4. */
export function earliestRound(g: Demonworld, group: number): number {
  const rounds = walkersOf(g, group).map(unit => {
    const card = g.card[unit]
    if (g.rules.flyers && FLYER[card]) return ARRIVAL_ROUND_FLYING
    return CAVALRY[card] || LARGE[card] || SKIRMISH[card] ? ARRIVAL_ROUND_SWIFT : ARRIVAL_ROUND
  })
  return Math.max(...rounds)
}

function groupsDue(g: Demonworld): number[] {
  const groups = [...new Set(g.group.filter((group, unit) => group > 0 && !g.arrived[unit]))].sort((a, b) => a - b)
  return groups.filter(group => g.round >= earliestRound(g, group))
}

/** Groups that have arrived and have no entry field yet. */
function groupsOutside(g: Demonworld): number[] {
  const groups = g.group.filter((group, unit) => group > 0 && g.arrived[unit] && g.entry[unit] === NONE)
  return [...new Set(groups)].sort((a, b) => a - b)
}

/** Another one may have taken the last free field of the edge: then it waits there, and is asked again next round. */
function hasWayIn(g: Demonworld, here: Arriving): boolean {
  return g.rules.asBefore ? waysIn(g, here).length > 0 : vanguards(g, here.group).length > 0
}

/** DW-XVI.35: the units of a group that find a field to come in over. */
function vanguards(g: Demonworld, group: number): Unit[] {
  return walkersOf(g, group).filter(unit => entryFields(g, unit).length > 0)
}

function noteFirst(g: Demonworld, here: Arriving): void {
  here.first = (g.rules.asBefore ? membersOf(g, here.group) : vanguards(g, here.group))[0] ?? NONE
}

function mayChooseFirst(g: Demonworld, here: Arriving): boolean {
  return !g.rules.asBefore && vanguards(g, here.group).length > 1
}

/** The fields the first unit may come in over; by older rules those of the group's leader. */
function waysIn(g: Demonworld, { group, first }: Arriving): Hex[] {
  return entryFields(g, g.rules.asBefore ? group - 1 : first)
}

/** DW-XVI.34: a die, the stars of the highest commander, and one for each roll that failed. */
export function arrivalRoll(g: Demonworld, group: number, die: number): boolean {
  const units = membersOf(g, group)
  const stars = Math.max(...units.map(unit => STARS[g.card[unit]]))
  return die + stars + g.waits[group - 1] >= ARRIVAL_ROLL
}

function rollArrival(g: Demonworld, here: Arriving): void {
  const units = membersOf(g, here.group)
  const hasArrived = arrivalRoll(g, here.group, roll(g, g.owner[here.group - 1], d6, 'high'))
  tell(g, 'arrives', here.group - 1, hasArrived ? g.march[units[0]] : 0, hasArrived ? 1 : 0)
  if (!hasArrived) {
    g.waits[here.group - 1]++
    return
  }
  reveal(g)
  for (const unit of units) {
    g.arrived[unit] = true
    if (g.steed[unit] !== NONE) tell(g, 'marchesOn', unit, g.steed[unit])
  }
}

/** DW-XVI.31: the edge a wing of a side lies at: its right is to the west if it looks south. */
export function wingEdge(g: Demonworld, side: Seat, wing: number): number {
  return (g.edge[side] === NORTH) === (wing === LEFT_WING) ? EAST : WEST
}

/** DW-XVI.35: the units of a group that have arrived without an element on the board yet. */
function followers(g: Demonworld, group: number): Unit[] {
  return walkersOf(g, group).filter(unit => g.entry[unit] !== NONE && waiting(g, unit).length === g.strength[unit])
}

/** Groups whose followers find an enemy on their entry field or beside it, and another field to come in over. */
function groupsShutOut(g: Demonworld): number[] {
  const groups = [...new Set(g.group)].filter(group => group > 0).sort((a, b) => a - b)
  return groups.filter(group => {
    const [unit] = followers(g, group)
    return unit !== undefined && isClosed(g, unit) && fieldsBeside(g, group).length > 0
  })
}

function isClosed(g: Demonworld, unit: Unit): boolean {
  const other = g.on[g.entry[unit]]
  const isTaken = other !== undefined && other !== NONE && sideOf(g, other) !== g.owner[unit]
  return isTaken || foesComingIn(g, unit, g.entry[unit]) > 0
}

function fieldsBeside(g: Demonworld, group: number): Hex[] {
  const { board } = ground(g)
  const [unit] = followers(g, group)
  return entryFields(g, unit).filter(hex => board.distance(hex, g.entry[unit]) <= ENTRY_SHIFT)
}

/** The free fields of the edge out of contact where the first unit to come in can stand. */
function entryFields(g: Demonworld, unit: Unit): Hex[] {
  const land = ground(g)
  const edge = wingEdge(g, g.owner[unit], g.march[unit])
  const found: Hex[] = []
  for (let hex = 0; hex < land.board.size; hex++) {
    if (land.toEdge[edge * land.board.size + hex] > 0 || g.on[hex] !== NONE) continue
    if (LARGE[g.card[unit]] ? !expert.mayComeIn(g, unit, hex, inwards(g, unit)) : !mayStand(land, g.card[unit], hex))
      continue
    if (foesComingIn(g, unit, hex) === 0) found.push(hex)
  }
  return found
}

/** The elements of an arrived unit that are still behind the edge. */
export function waiting(g: Demonworld, unit: Unit): Element[] {
  if (!g.arrived[unit]) return []
  const found: Element[] = []
  for (let i = 0; i < g.strength[unit]; i++) if (g.fate[g.head[unit] + i] === AWAY) found.push(g.head[unit] + i)
  return found
}

/** DW-XVI.35: true if the next element of a unit could step onto its entry field. */
export function mayEnter(g: Demonworld, unit: Unit): boolean {
  const hex = g.entry[unit]
  if (hex === NONE || g.on[hex] !== NONE || g.steed[unit] !== NONE || waiting(g, unit).length === 0) return false
  if (LARGE[g.card[unit]] && !expert.mayComeIn(g, unit, hex, inwards(g, unit))) return false
  return foesComingIn(g, unit, hex) === 0
}

/** How those who come in face: into the board. */
function inwards(g: Demonworld, unit: Unit): Facing {
  return wingEdge(g, g.owner[unit], g.march[unit]) === WEST ? 0 : 3
}

/** DW-XVI.40: how many enemies there would be in contact with the first element on a field. */
function foesComingIn(g: Demonworld, unit: Unit, hex: Hex): number {
  const element = g.head[unit]
  if (!LARGE[g.card[unit]]) return foesAt(g, element, hex)
  return expert.foesAround(g, ground(g), element, hex, inwards(g, unit)).length
}

/** DW-XVI.35: true for who comes in, or has come in, in this round: he moves as with a Move order and attacks nobody. */
export function isArriving(g: Demonworld, unit: Unit): boolean {
  if (!g.marches || g.rules.beforeEight || g.march[unit] === 0) return false
  return g.cameIn[unit] === 0 || g.cameIn[unit] === g.round
}

/** DW-XVI.35: the next element steps onto the board, facing inwards. */
export function enterNext(g: Demonworld, unit: Unit): void {
  if (!mayEnter(g, unit)) return
  const [element] = waiting(g, unit)
  const facing = inwards(g, unit)
  put(g, element, g.entry[unit], facing)
  if (g.cameIn[unit] === 0) g.cameIn[unit] = g.round
  tell(g, 'enters', element, g.entry[unit], facing)
}
