import { as, keys, listOf, maybe, type PositionFormat, Reader, reading, text, whole } from '@hexarium/kernel'
import { board, HOME } from './content/map.ts'
import { setup, type ToyGame } from './state.ts'

const USUAL_TURNS = 30

const hex = as(
  text,
  (name, reader) => {
    const found = board.find(name)
    return found < 0 ? reader.fault('this hex is not on the map (0101 to 0503)') : found
  },
  hex => board.labels[hex],
)

/** A position is the start of a turn: `{"turn": 3, "turns": 30, "runners": ["0202", "0402"]}`. */
const written = keys({
  turn: maybe(whole(1, 99), 'the turn that begins; odd ones are Red’s', 1),
  turns: maybe(whole(1, 99), 'how many are played', USUAL_TURNS),
  runners: maybe(listOf(hex), 'where Red’s and Blue’s runners stand', () => [...HOME], 'where they start'),
})

/** Positions people write. */
export const position: PositionFormat<ToyGame> = {
  read: json => reading(() => laidOut(new Reader(json))),
  write: g => written.write({ turn: g.turn, turns: g.lastTurn, runners: g.at }),
  tables: () => [written.table()],
}

function laidOut(reader: Reader): Omit<ToyGame, 'core'> {
  const { turn, turns, runners } = written.read(reader)
  if (turn > turns) reader.at('turn').int(1, turns)
  if (runners.length !== HOME.length || runners[0] === runners[1])
    reader.at('runners').fault('two runners on different hexes are wanted')
  return { ...setup(turns), turn: turn - 1, side: turn % 2, at: runners }
}
