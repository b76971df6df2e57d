import { copy, Reader } from '@hexarium/kernel'
import { beside, board, directionNames, turnedBy } from '../content/board.ts'
import { isMajor } from '../content/types.ts'
import { readBoard, readDamage } from '../position/board.ts'
import { boardKeys } from '../position/written.ts'
import { sheetOf } from '../rules/damage.ts'
import { beginFlight, boundTo, cannotFly, cannotLand, isClosedToFlyers, STRAIGHT } from '../rules/flight.ts'
import { cannotMarch, explored } from '../rules/marching.ts'
import { boundTargets } from '../rules/monster-choices.ts'
import {
  cannotCoil,
  cannotSlitherTo,
  cannotTurn,
  cannotWalkTo,
  coil,
  slitherTo,
  turnTo,
  walkTo,
} from '../rules/walking.ts'
import { type Direction, type DragonRage, type Hex, PASSING, type Unit, WALKS } from '../state.ts'
import { put } from '../units.ts'

/** What a question may say of a single unit instead of listing it under `units`. */
const SINGLE = ['code', 'hex', 'side', 'facing', 'flying', 'damage']

/** A board as `tableFrom` reads it; a unit alone on the map may be named without a list: `"code": "CAV", "hex": "0808"`. */
export function tableWithOne(reader: Reader, ...keys: string[]): { g: DragonRage; units: Unit[] } {
  if (!reader.has('code')) return tableFrom(reader, ...keys)
  if (reader.has('units')) reader.fault('name the unit by its code or list it under units, not both')
  const said = SINGLE.filter(key => reader.has(key)).map(key => [key, reader.at(key).json])
  return tableOf(reader, [...SINGLE, ...keys], [new Reader(Object.fromEntries(said), 'question')])
}

/** A board with the kernel's share, so that the rules can be asked about it. */
export function tableFrom(reader: Reader, ...keys: string[]): { g: DragonRage; units: Unit[] } {
  return tableOf(reader, keys)
}

function tableOf(reader: Reader, keys: string[], entries?: Reader[]): { g: DragonRage; units: Unit[] } {
  reader.only('ask', 'id', ...Object.keys(boardKeys), ...keys)
  const { g, units } = readBoard(reader, entries)
  const core = {
    seats: 2,
    flow: [],
    dice: [1, 2, 3, 4, 0],
    sealed: [-1, -1],
    standing: [{}, {}],
    reveals: 0,
    result: null,
  }
  return { g: { ...g, turn: 1, goal: 999, core }, units }
}

/** The unit a question is about: its place in the list of units, or the only one there is. */
export function readIndex(reader: Reader, key: string, units: readonly Unit[]): Unit {
  if (units.length === 0) reader.fault('at least one unit is wanted under “units”')
  if (key === 'unit' && units.length === 1 && !reader.has(key)) return units[0]
  return units[reader.at(key).int(0, units.length - 1)]
}

/** `{"ask":"reach", …, "unit": 0}` → where a unit that is no major monster can go, and the cheapest MP. */
export function reach(reader: Reader): unknown {
  const { g, units } = tableWithOne(reader, 'unit')
  const unit = readIndex(reader, 'unit', units)
  if (isMajor(unit)) reader.at('unit').fault('this is a major monster; ask for monsterMoves')
  if (cannotMarch(g, unit)) return { hexes: {} }
  const reached = explored(g, unit).sort((a, b) => a.hex - b.hex)
  return { hexes: Object.fromEntries(reached.map(({ hex, cost }) => [board.labels[hex], cost])) }
}

const MODES = ['walk', 'slither', 'bound', 'fly'] as const

/**
 * `{"ask":"monsterMoves", …, "unit": 0, "mode": "walk"}` → the hexes where the move can end, each with its facings. A
 * flight ends in the air; where it can come down instead is told beside it.
 */
export function monsterMoves(reader: Reader): unknown {
  const { g, units } = tableWithOne(reader, 'unit', 'mode', 'facing', 'flying', 'damage')
  const unit = readIndex(reader, 'unit', units)
  if (!isMajor(unit)) reader.at('unit').fault('this is no major monster; ask for reach')
  if (g.at[unit] < 0) reader.at('unit').fault('the monster must stand on a hex')
  if (reader.has('facing')) g.facing[unit] = directionNames.indexOf(reader.at('facing').oneOf(directionNames))
  if (reader.has('flying')) {
    if (reader.at('flying').flag() && sheetOf(unit).fly === 0) reader.at('flying').fault('this monster cannot fly')
    g.flying[unit] = reader.at('flying').flag()
  }
  if (reader.has('damage')) readDamage(g, unit, reader.at('damage'))
  const mode = reader.at('mode').oneOf(MODES)
  if (mode === 'fly') return flights(g, unit)
  const found = new Places()
  if (mode === 'walk') walks(g, unit, found)
  else if (mode === 'bound')
    for (const hex of boundTargets(g, unit))
      found.add(
        after(g, to => boundTo(to, unit, hex)),
        unit,
      )
  else slithers(g, unit, found)
  return { hexes: found.written() }
}

/** End hexes with facings. */
class Places {
  private readonly facings = new Map<number, Set<number>>()

  add(g: DragonRage, unit: Unit): boolean {
    const known = this.facings.get(g.at[unit]) ?? new Set()
    this.facings.set(g.at[unit], known)
    return known.size < known.add(g.facing[unit]).size
  }

  written(): Record<string, string[]> {
    const entries = [...this.facings].sort(([a], [b]) => a - b)
    return Object.fromEntries(
      entries.map(([hex, facings]) => [
        board.labels[hex],
        [...facings].sort((a, b) => a - b).map(f => directionNames[f]),
      ]),
    )
  }
}

function after(g: DragonRage, move: (to: DragonRage) => void): DragonRage {
  const next = copy(g)
  move(next)
  return next
}

/** Every way to walk, by trying the rules themselves; hexes it only passes over enemies are no ends. */
function walks(start: DragonRage, unit: Unit, found: Places): void {
  const seen = new Set<string>()
  const visit = (g: DragonRage): void => {
    const key = `${g.at[unit]} ${g.facing[unit]} ${g.spent[unit]}`
    if (seen.has(key)) return
    seen.add(key)
    if (g.gait[unit] === WALKS && !(g.deeds[unit] & PASSING)) found.add(g, unit)
    for (let turn = -1; turn <= 1; turn++) {
      const facing = turnedBy(g.facing[unit], turn)
      const to = beside(g.at[unit], facing)
      if (!cannotWalkTo(g, unit, to)) visit(after(g, next => walkTo(next, unit, to)))
      if (turn === 0 || cannotTurn(g, unit, facing)) continue
      visit(
        after(g, next => {
          next.gait[unit] = WALKS
          turnTo(next, unit, facing, 1)
        }),
      )
    }
  }
  visit(start)
}

function slithers(g: DragonRage, unit: Unit, found: Places): void {
  const ahead = beside(g.at[unit], g.facing[unit])
  if (!cannotSlitherTo(g, unit, ahead))
    found.add(
      after(g, next => slitherTo(next, unit, ahead)),
      unit,
    )
  for (const turn of [1, 5]) {
    const facing = turnedBy(g.facing[unit], turn)
    if (!cannotCoil(g, unit, facing))
      found.add(
        after(g, next => coil(next, unit, facing)),
        unit,
      )
  }
}

/** DR-2.12.1.1.4: every flight; where it can end in the air, and where it can land. */
function flights(start: DragonRage, unit: Unit): unknown {
  const inAir = new Places()
  const landings = new Places()
  if (!cannotLand(start, unit)) landings.add(start, unit)
  if (cannotFly(start, unit)) return { hexes: {}, landings: landings.written() }
  const g = copy(start)
  beginFlight(g, unit)
  const visit = (hex: Hex, facing: Direction, flown: number): void => {
    const stand = (): void => {
      put(g, unit, hex)
      g.facing[unit] = facing
    }
    stand()
    if (flown >= STRAIGHT) {
      inAir.add(g, unit)
      if (!cannotLand(g, unit)) landings.add(g, unit)
    }
    const isTurn = flown >= STRAIGHT && flown % STRAIGHT === 0
    for (const turn of isTurn ? [0, 1, 5] : [0]) {
      const heading = turnedBy(facing, turn)
      if (turn !== 0) {
        put(g, unit, hex)
        g.facing[unit] = heading
        inAir.add(g, unit)
        if (!cannotLand(g, unit)) landings.add(g, unit)
      }
      const to = beside(hex, heading)
      if (flown < sheetOf(unit).fly && !isClosedToFlyers(g, to)) visit(to, heading, flown + 1)
    }
  }
  visit(g.at[unit], g.facing[unit], 0)
  return { hexes: inAir.written(), landings: landings.written() }
}
