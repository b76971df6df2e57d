import { as, keys, maybe, orNull, type PositionFormat, Reader, reading, text, under, whole } from '@hexarium/kernel'
import { board } from './content/map.ts'
import { typeOf } from './content/units.ts'
import { NONE, type Skirmish, setup } from './state.ts'

const USUAL_ROUNDS = 10
const STRONGEST = Math.max(...typeOf.map(({ strength }) => strength))

const hex = as(
  text,
  (name, reader) => {
    const found = board.find(name)
    return found < 0 ? reader.fault('this hex is not on the map (0101 to 0907)') : found
  },
  hex => board.labels[hex],
)

/** A unit where it stands; with its full strength where none is named. */
const unit = keys({
  hex: maybe(hex, 'where it stands', NONE, 'where it starts'),
  strength: maybe(whole(1, STRONGEST), 'hits it can still take', NONE, 'all of them'),
})

/** A position is the start of a round: `{"round": 3, "rounds": 10, "units": {"0": {"hex": "0504", "strength": 2}, …}}`. */
const written = keys({
  round: maybe(whole(1, 30), 'the round that begins', 1),
  rounds: maybe(whole(1, 30), 'how many are played', USUAL_ROUNDS),
  units: maybe(
    under(
      (name, reader) => (name in typeOf ? Number(name) : reader.fault('there is no such unit; units are 0 to 11')),
      orNull(unit),
    ),
    'by number, 0 to 5 Red’s, 6 to 11 Blue’s: see below, or `null` if it has fallen',
    () => [],
    'all where they start',
  ),
})

/** Positions people write. */
export const position: PositionFormat<Skirmish> = {
  read: json => reading(() => laidOut(new Reader(json))),
  write: g =>
    written.write({
      round: g.round,
      rounds: g.lastRound,
      units: g.strength.map((strength, unit) => (strength > 0 ? { hex: g.at[unit], strength } : null)),
    }),
  tables: () => [written, unit].map(({ table }) => table()),
}

function laidOut(reader: Reader): Omit<Skirmish, 'core'> {
  const { round, rounds, units } = written.read(reader)
  if (round > rounds) reader.at('round').int(1, rounds)
  const g = setup(rounds)
  g.round = round - 1
  units.forEach((given, unit) => {
    if (given === undefined) return
    const most = typeOf[unit].strength
    if (given && given.strength > most) reader.at('units').at(`${unit}`).at('strength').int(1, most)
    g.strength[unit] = given === null ? 0 : given.strength === NONE ? most : given.strength
    g.at[unit] = given === null ? NONE : given.hex === NONE ? g.at[unit] : given.hex
  })
  g.at.forEach((hex, unit) => {
    const other = g.at.indexOf(hex)
    if (hex >= 0 && other !== unit)
      reader.at('units').fault(`units ${other} and ${unit} both stand on ${board.labels[hex]}`)
  })
  return g
}
