import { type RuleId, reveal, roll, type Seat } from '@hexarium/kernel'
import { CAVALRY, SKIRMISH, STARS } from '../content/cards.ts'
import { EAST, NORTH, WEST } from '../content/ground.ts'
import { ARRIVAL_ROLL, ARRIVAL_ROUND, ARRIVAL_ROUND_SWIFT } from '../content/tables.ts'
import { ground, put } from '../elements.ts'
import { act, ask, decision, each, procedure, tell, when } from '../events.ts'
import { AWAY, type Demonworld, type Element, type Facing, type Hex, NONE, type Unit } from '../state.ts'
import { foesAt } from './contact.ts'
import { LEFT_WING } from './flank-march.ts'
import { mayStand } from './passage.ts'

type Arriving = { group: number; arrived: number }

/** DW-XVI.35: the field of the side edge over which a group comes in. */
const chooseEntry = decision({
  name: 'chooseEntry',
  rule: 'DW-XVI.35',
  seat: (g, here: Arriving) => g.owner[here.group - 1],
  offer(g, here, can) {
    for (const hex of entryFields(g, here.group)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      for (const unit of membersOf(g, here.group)) g.entry[unit] = hex
      const [first] = membersOf(g, here.group)
      enterNext(g, first)
    },
  },
  cannot: {
    hex: (g, here, hex): RuleId | undefined => (entryFields(g, here.group).includes(hex) ? undefined : 'DW-XVI.35'),
  },
})

/** DW-XVI.34: the rolls at the very start of a round. */
export const arrivals = procedure<Arriving>(
  'arrivals',
  'DW-XVI.34',
  each('group', groupsDue, act(rollArrival), when(hasArrived, ask(chooseEntry))),
)

function membersOf(g: Demonworld, group: number): Unit[] {
  return g.group.flatMap((own, unit) => (own === group ? [unit] : []))
}

/** DW-XVI.32: the slowest member sets the pace: round 3 for cavalry and skirmishers, else round 4. */
export function earliestRound(g: Demonworld, group: number): number {
  const rounds = membersOf(g, group).map(unit => {
    const swift = CAVALRY[g.card[unit]] || SKIRMISH[g.card[unit]]
    return swift ? ARRIVAL_ROUND_SWIFT : ARRIVAL_ROUND
  })
  return Math.max(...rounds)
}

function groupsDue(g: Demonworld): number[] {
  const groups = [...new Set(g.group.filter((group, unit) => group > 0 && !g.arrived[unit]))].sort((a, b) => a - b)
  return groups.filter(group => g.round >= earliestRound(g, group) && entryFields(g, group).length > 0)
}

/** DW-XVI.34: a die, the stars of the highest commander, and one for each roll that failed. */
export function arrivalRoll(g: Demonworld, group: number, die: number): boolean {
  const units = membersOf(g, group)
  const stars = Math.max(...units.map(unit => STARS[g.card[unit]]))
  return die + stars + g.waits[group - 1] >= ARRIVAL_ROLL
}

function rollArrival(g: Demonworld, here: Arriving): void {
  const units = membersOf(g, here.group)
  here.arrived = arrivalRoll(g, here.group, roll(g, 6)) ? 1 : 0
  tell(g, 'arrives', here.group - 1, here.arrived ? g.march[units[0]] : 0, here.arrived)
  if (!here.arrived) {
    g.waits[here.group - 1]++
    return
  }
  reveal(g)
  for (const unit of units) g.arrived[unit] = 1
}

function hasArrived(_g: Demonworld, here: Arriving): boolean {
  return here.arrived === 1
}

/** DW-XVI.31: the edge a wing of a side lies at: its right is to the west if it looks south. */
export function wingEdge(g: Demonworld, side: Seat, wing: number): number {
  return (g.edge[side] === NORTH) === (wing === LEFT_WING) ? EAST : WEST
}

function entryFields(g: Demonworld, group: number): Hex[] {
  const unit = group - 1
  const land = ground(g)
  const edge = wingEdge(g, g.owner[unit], g.march[unit])
  const found: Hex[] = []
  for (let hex = 0; hex < land.board.size; hex++) {
    if (land.toEdge[edge * land.board.size + hex] > 0 || g.on[hex] !== NONE) continue
    if (mayStand(land, g.card[unit], hex) && foesAt(g, g.head[unit], hex) === 0) found.push(hex)
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
  return hex !== NONE && g.on[hex] === NONE && waiting(g, unit).length > 0 && foesAt(g, g.head[unit], hex) === 0
}

/** DW-XVI.35: the next element steps onto the board, facing inwards. */
export function enterNext(g: Demonworld, unit: Unit): void {
  if (!mayEnter(g, unit)) return
  const [element] = waiting(g, unit)
  const facing: Facing = wingEdge(g, g.owner[unit], g.march[unit]) === WEST ? 0 : 3
  put(g, element, g.entry[unit], facing)
  tell(g, 'enters', element, g.entry[unit], facing)
}
