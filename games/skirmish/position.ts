import { type Outcome, type PositionFormat, Reader, reading } from '@hexarium/kernel'
import { board } from './content/map.ts'
import { typeOf } from './content/units.ts'
import { NONE, type Skirmish, setup } from './state.ts'

/**
 * A position is the start of a round: `{"round": 3, "rounds": 10, "units": {"0": {"hex": "0504", "strength": 2}, …}}`.
 * Units are 0–5 Red's and 6–11 Blue's; those not named stand where they start, and `null` is a unit that has fallen.
 */
export const position: PositionFormat<Skirmish> = {
  read: json => reading(() => readPosition(new Reader(json))),
  write: g => ({
    round: g.round,
    rounds: g.lastRound,
    units: Object.fromEntries(
      g.strength.map((strength, unit) => [unit, strength > 0 ? { hex: board.labels[g.at[unit]!], strength } : null]),
    ),
  }),
}

type Position = ReturnType<PositionFormat<Skirmish>['read']> extends Outcome<infer P> ? P : never

function readPosition(reader: Reader): Position {
  reader.only('round', 'rounds', 'units')
  const g = setup(reader.has('rounds') ? reader.at('rounds').int(1, 30) : 10)
  if (reader.has('round')) g.round = reader.at('round').int(1, g.lastRound) - 1
  if (!reader.has('units')) return g
  for (const [key, entry] of reader.at('units').entries()) {
    const unit = typeOf.findIndex((_, number) => `${number}` === key)
    if (unit < 0) entry.fault('there is no such unit; units are 0 to 11')
    readUnit(g, unit, entry)
  }
  g.at.forEach((hex, unit) => {
    const other = g.at.indexOf(hex)
    if (hex >= 0 && other !== unit)
      reader.at('units').fault(`units ${other} and ${unit} both stand on ${board.labels[hex]}`)
  })
  return g
}

function readUnit(g: Position, unit: number, entry: Reader): void {
  g.order[unit] = NONE
  if (entry.json === null) {
    g.strength[unit] = 0
    g.at[unit] = -1
    return
  }
  entry.only('hex', 'strength')
  const hex = board.find(entry.at('hex').text())
  if (hex < 0) entry.at('hex').fault('this hex is not on the map (0101 to 0907)')
  g.at[unit] = hex
  if (entry.has('strength')) g.strength[unit] = entry.at('strength').int(1, typeOf[unit]!.strength)
}
