import { d6, type RuleId, roll, type Seat } from '@hexarium/kernel'
import { BOARD_SIZES } from '../../content/armies/battles.ts'
import { groundOf, NORTH, SOUTH } from '../../content/board/ground.ts'
import { type Placed, rimOf } from '../../content/board/layout.ts'
import { OPEN } from '../../content/board/terrain.ts'
import { houseFields } from '../../content/expert/buildings.ts'
import { OBJECTIVE_SPACING, OBJECTIVE_VALUES, ZONE_ROWS } from '../../content/tables.ts'
import { act, ask, decision, loop, procedure, tell, when } from '../../events.ts'
import { type Demonworld, type Hex, NONE } from '../../state.ts'
import { hangDoors } from '../buildings/walls.ts'
import { zoneOf } from './zone.ts'

type Laying = { layer: Seat; hex: Hex }

/** Sheets, and how they may lie. */
const SHEETS = 4
const TURNS = 2

/** DW-XVI.11: one player lays out a full rectangle of sheets that fit together. */
export const laySheet = decision({
  name: 'laySheet',
  rule: 'DW-XVI.11',
  seat: (_g, here: Laying) => here.layer,
  offer(g, _here, can) {
    for (const { sheet, turned } of sheetsLeft(g)) can.sheet({ sheet, turned: turned ? 1 : 0 })
  },
  take: {
    sheet(g, here, { sheet, turned }) {
      g.laid.push({ sheet, turned: turned === 1 })
      tell(g, 'laid', here.layer, sheet, turned, g.laid.length - 1)
    },
  },
  cannot: {
    sheet: (g, _here, { sheet, turned }) =>
      sheetsLeft(g).some(left => left.sheet === sheet && left.turned === (turned === 1)) ? undefined : 'DW-XVI.11',
  },
  parts: { sheet: { sheet: SHEETS + 1, turned: TURNS } },
})

/** DW-XVI.20: he also places the objectives, away from zones and each other. */
export const placeObjective = decision({
  name: 'placeObjective',
  rule: 'DW-XVI.20',
  seat: (_g, here: Laying) => here.layer,
  offer(g, _here, can) {
    const zones = zonesEitherWay(g)
    for (let hex = 0; hex < g.on.length; hex++) if (!cannotPlace(g, hex, zones)) can.hex(hex)
  },
  take: {
    hex(_g, here, hex) {
      here.hex = hex
    },
  },
  cannot: { hex: (g, _here, hex) => cannotPlace(g, hex) },
})

export const valueObjective = decision({
  name: 'valueObjective',
  rule: 'DW-XVI.20',
  seat: (_g, here: Laying) => here.layer,
  offer(_g, _here, can) {
    for (const value of OBJECTIVE_VALUES) can.value(value)
  },
  take: {
    value(g, here, value) {
      g.objectives.push(here.hex, value)
      tell(g, 'objective', here.hex, value)
    },
  },
  cannot: { value: (_g, _here, value) => (OBJECTIVE_VALUES.includes(value) ? undefined : 'DW-XVI.20') },
})

/** DW-XXIV.1: he may also put a house on the board, on open level ground away from the zones. */
export const placeHouse = decision({
  name: 'placeHouse',
  rule: 'DW-XXIV.1',
  seat: (_g, here: Laying) => here.layer,
  offer(g, _here, can) {
    for (let hex = 0; hex < g.on.length; hex++) if (!cannotBuild(g, hex)) can.hex(hex)
    can.none()
  },
  take: {
    hex(g, _here, hex) {
      g.map = `${g.map}|${groundOf(g.map).board.labels[hex]}=house`
      hangDoors(g)
      tell(g, 'house', hex)
    },
    none() {},
  },
  cannot: { hex: (g, _here, hex) => cannotBuild(g, hex) },
  default: () => ['none'],
})

/** DW-XVI.11: the other player picks his side of the board. */
export const chooseEdge = decision({
  name: 'chooseEdge',
  rule: 'DW-XVI.11',
  seat: (_g, here: Laying) => 1 - here.layer,
  offer(_g, _here, can) {
    can.north()
    can.south()
  },
  take: {
    north: (g, here) => takeEdge(g, 1 - here.layer, NORTH),
    south: (g, here) => takeEdge(g, 1 - here.layer, SOUTH),
  },
})

/** DW-XVI.11, DW-XVI.20: the board of a free battle. */
export const layBoard = procedure<Laying>(
  'layBoard',
  'DW-XVI.11',
  act(rollForLayer),
  loop(sheetsAreWanted, ask(laySheet)),
  act(buildBoard),
  loop(objectivesAreWanted, ask(placeObjective), ask(valueObjective)),
  when(g => g.rules.buildings, ask(placeHouse)),
  ask(chooseEdge),
)

/** Nobody says who lays out: the higher die does. */
function rollForLayer(g: Demonworld, here: Laying): void {
  let dice = [0, 0]
  while (dice[0] === dice[1]) dice = [roll(g, 0, d6, 'high'), roll(g, 1, d6, 'high')]
  here.layer = dice[0] > dice[1] ? 0 : 1
  here.hex = NONE
}

function sheetsAreWanted(g: Demonworld): boolean {
  const [columns, rows] = BOARD_SIZES[g.sheets]
  return g.laid.length < columns * rows
}

/** The sheets that fit next, and leave the board one that can be finished. */
function sheetsLeft(g: Demonworld): Placed[] {
  return candidates(g, g.laid).filter(sheet => canFinish(g, [...g.laid, sheet]))
}

function candidates(g: Demonworld, laid: readonly Placed[]): Placed[] {
  const found: Placed[] = []
  const [columns] = BOARD_SIZES[g.sheets]
  const [place, row] = [laid.length, Math.floor(laid.length / columns)]
  for (let sheet = 1; sheet <= SHEETS; sheet++) {
    if (laid.some(other => other.sheet === sheet)) continue
    for (const turned of [false, true]) {
      // sheets beside each other stand alike, above each other turned by half (grid of the sheets)
      if (place > 0 && (laid[0].turned !== turned) !== (row % 2 === 1)) continue
      const own = { sheet, turned }
      if (place % columns > 0 && rimOf(laid[place - 1], 'east') !== rimOf(own, 'west')) continue
      if (row > 0 && rimOf(laid[place - columns], 'south') !== rimOf(own, 'north')) continue
      found.push(own)
    }
  }
  return found
}

function canFinish(g: Demonworld, laid: readonly Placed[]): boolean {
  const [columns, rows] = BOARD_SIZES[g.sheets]
  if (laid.length === columns * rows) return true
  return candidates(g, laid).some(sheet => canFinish(g, [...laid, sheet]))
}

function buildBoard(g: Demonworld): void {
  const [columns] = BOARD_SIZES[g.sheets]
  const words = g.laid.map(({ sheet, turned }) => `${sheet}${turned ? 'r' : ''}`)
  const rows: string[] = []
  for (let i = 0; i < words.length; i += columns) rows.push(words.slice(i, i + columns).join(' '))
  g.map = `${g.rules.terrain ? '' : 'bare '}${rows.join('/')}`
  g.on = new Array<number>(groundOf(g.map).board.size).fill(NONE)
}

/** DW-XVI.20: at most half as many as there are sheets, and as many as there is room for. */
function objectivesAreWanted(g: Demonworld): boolean {
  const most = Math.min(g.goals, Math.floor(g.laid.length / 2))
  if (g.objectives.length / 2 >= most) return false
  const zones = zonesEitherWay(g)
  return g.on.some((_, hex) => !cannotPlace(g, hex, zones))
}

function cannotPlace(g: Demonworld, hex: Hex, zones = zonesEitherWay(g)): RuleId | undefined {
  const { board, toEdge } = groundOf(g.map)
  if (!(hex < board.size)) return 'DW-XVI.20'
  if (toEdge[NORTH * board.size + hex] <= ZONE_ROWS || toEdge[SOUTH * board.size + hex] <= ZONE_ROWS) return 'DW-XVI.20'
  if (zones.has(hex)) return 'DW-XVI.20'
  for (let i = 0; i < g.objectives.length; i += 2) {
    if (board.distance(g.objectives[i], hex) <= OBJECTIVE_SPACING) return 'DW-XVI.20'
  }
  return undefined
}

const EDGES = [
  [NORTH, SOUTH],
  [SOUTH, NORTH],
]

/** DW-XVI.12, DW-XVI.20: the fields of the zones, which are wider for large armies, at whichever edge each of them will stand. */
function zonesEitherWay(g: Demonworld): ReadonlySet<Hex> {
  const { map, battle, card, owner, strength, march, rules } = g
  if (rules.beforeTwelve) return new Set()
  return new Set(
    EDGES.flatMap(edge =>
      edge.flatMap((_, side) => zoneOf({ map, battle, edge, card, owner, strength, march, rules }, side)),
    ),
  )
}

/** DW-XXIV.1: why a house cannot stand there, with its north-western field: the ground must be open, level and out of the zones. */
function cannotBuild(g: Demonworld, hex: Hex): RuleId | undefined {
  const { board, toEdge, terrain, level, road, hedged } = groundOf(g.map)
  const fields = hex < board.size ? houseFields(board, hex) : []
  if (fields.length === 0) return 'DW-XXIV.1'
  for (const field of fields) {
    if (toEdge[NORTH * board.size + field] <= ZONE_ROWS || toEdge[SOUTH * board.size + field] <= ZONE_ROWS)
      return 'DW-XVI.12'
    if (terrain[field] !== OPEN || level[field] !== level[hex] || road[field] || hedged[field]) return 'DW-XXIV.1'
    if (g.objectives.some((objective, i) => i % 2 === 0 && objective === field)) return 'DW-XVI.20'
  }
  return undefined
}

function takeEdge(g: Demonworld, seat: Seat, edge: number): void {
  g.edge[seat] = edge
  g.edge[1 - seat] = edge === NORTH ? SOUTH : NORTH
  tell(g, 'edge', seat, edge)
}
