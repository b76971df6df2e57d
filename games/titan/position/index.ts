import { type Outcome, type PositionFormat, Reader, reading } from '@hexarium/kernel'
import { readRulings } from '../answers/reading.ts'
import { begin } from '../begin.ts'
import { creatures, TITAN, typeNames } from '../content/creatures.ts'
import { checkKnowledge, knowFromPosition } from '../knowledge/index.ts'
import { piecesOf } from '../legions.ts'
import { startStock } from '../rules/set-up.ts'
import { MARKERS, type Titan } from '../state.ts'
import { checkBoard, PHASES, type Phase, phaseFlow, phaseNumber, phaseOf } from './phases.ts'
import { readCounts, readTypes } from './reading.ts'
import { type Found, readSeats } from './seats.ts'
import { writePosition } from './write.ts'

/**
 * A position is the masterboard between two choices. The shortest one names two legions:
 * `{"seats": [{"legions": [{"land": 1, "pieces": ["titan", "ogre"]}]}, {"legions": […]}]}`; then it is the first seat's
 * second turn, before it splits. All keys are in README.md. Engagements and battles under way cannot be written.
 */
export const position: PositionFormat<Titan> = {
  read: json => reading(() => readPosition(new Reader(json))),
  write: g => writePosition(g),
}

type Position = ReturnType<PositionFormat<Titan>['read']> extends Outcome<infer P> ? P : never

const KEYS = [
  'seats',
  'turn',
  'mover',
  'phase',
  'roll',
  'teleported',
  'summoned',
  'dead',
  'caretaker',
  'rulings',
  'turnLimit',
  'pointsTarget',
  'chanceMoves',
  'known',
]
const MOST_SEATS = 6
const LARGEST = 1_000_000

function readPosition(reader: Reader): Position {
  reader.only(...KEYS)
  const seats = reader.at('seats').list().length
  if (seats < 2 || seats > MOST_SEATS)
    reader.at('seats').fault(`2 to ${MOST_SEATS} seats are wanted, these are ${seats}`)
  const g = empty(reader, seats)
  const found = readSeats(g, reader)
  readStock(g, reader, found)
  const phase = readTurn(g, reader)
  checkBoard(g, phase, reader)
  readKnowledge(g, reader, found)
  return { ...g, seats, flow: phaseFlow(phase) }
}

/** The state with its rulings and limits, and nothing on the board. */
function empty(reader: Reader, seats: number): Omit<Titan, 'core'> {
  const rulings = readRulings(reader)
  const number = (key: string) => (reader.has(key) ? reader.at(key).int(0, LARGEST) : 0)
  const settings = { ...rulings, turnLimit: number('turnLimit'), pointsTarget: number('pointsTarget') }
  const chanceMoves = reader.has('chanceMoves') && reader.at('chanceMoves').flag()
  return { ...begin({ seats, settings: { ...settings, moveTimer: chanceMoves ? 1 : 0 } }), rulings }
}

/** TI-3.4, TI-18.6: the caretaker has what is neither in a legion nor dead; or the dead are what he has not. */
function readStock(g: Omit<Titan, 'core'>, reader: Reader, found: Found): void {
  const all = startStock(0, g.rulings.variantShort === 1)
  const inLegions = creatures.map(() => 0)
  for (let marker = 0; marker < MARKERS; marker++) for (const type of piecesOf(g as Titan, marker)) inLegions[type]++
  const stock = reader.has('caretaker') ? readCounts(reader.at('caretaker')) : undefined
  g.dead = creatures.map(() => 0)
  for (const type of reader.has('dead') ? readTypes(reader.at('dead')) : []) g.dead[type]++
  for (const type of found.lost) if (creatures[type].class === 'creature') g.dead[type]++
  g.stock = creatures.map((creature, type) => {
    if (type === TITAN) return 0
    const rest = all[type] - inLegions[type] - g.dead[type]
    if (rest < 0)
      reader.fault(`there are only ${all[type]} of ${creature.name}; legions and dead hold ${all[type] - rest}`)
    return stock?.[type] ?? rest
  })
  g.stock.forEach((left, type) => {
    if (type === TITAN) return
    const missing = all[type] - inLegions[type] - g.dead[type] - left
    if (missing < 0 || (missing > 0 && reader.has('dead'))) {
      const why = `legions, dead and caretaker do not add up to the ${all[type]} there are of ${typeNames[type]}`
      reader.at('caretaker').fault(`${why}; leave out caretaker or dead`)
    }
    g.dead[type] += missing
  })
  const isLost = g.dead.findIndex((count, type) => count > 0 && creatures[type].class !== 'creature')
  if (isLost >= 0)
    reader.at('dead').fault(`a lost ${typeNames[isLost]} goes back to the caretaker; only creatures are dead`)
}

function readTurn(g: Omit<Titan, 'core'>, reader: Reader): Phase {
  const seats = g.tower.length
  const first = g.alive.indexOf(1)
  g.turn = reader.has('turn') ? reader.at('turn').int(1, LARGEST) : seats + 1
  g.mover = reader.has('mover') ? reader.at('mover').int(0, seats - 1) : first
  if (!g.alive[g.mover]) reader.at('mover').fault(`seat ${g.mover} is out of the game; name a living one`)
  const phase = reader.has('phase') ? reader.at('phase').oneOf(PHASES) : phaseOf(g, reader.has('roll'))
  g.phase = phaseNumber(phase)
  if (reader.has('roll')) g.roll = reader.at('roll').int(1, 6)
  if (phase === 'organisation' && g.roll > 0) reader.at('roll').fault('the roll comes after the organisation phase')
  if ((phase === 'movement' || phase === 'mulligan') && g.roll === 0) {
    reader.at('roll').fault(`a roll from 1 to 6 is wanted in the ${phase} phase`)
  }
  g.teleported = reader.has('teleported') && reader.at('teleported').flag() ? 1 : 0
  g.summoned = reader.has('summoned') && reader.at('summoned').flag() ? 1 : 0
  return phase
}

/** What the program itself wrote is checked; otherwise everybody knows what is listed as shown. */
function readKnowledge(g: Omit<Titan, 'core'>, reader: Reader, found: Found): void {
  knowFromPosition(g, found.shown)
  if (!reader.has('known')) return
  const known = reader.at('known').only('parent', 'marker', 'lords', 'shown', 'seen')
  const list = (key: string) =>
    known
      .at(key)
      .list()
      .map(item => item.int(-1, 2 ** 31 - 1))
  g.known = {
    parent: list('parent'),
    marker: list('marker'),
    lords: list('lords'),
    shown: list('shown'),
    seen: list('seen'),
  }
  try {
    checkKnowledge(g)
  } catch {
    known.fault('this does not fit the legions; leave it out and list what is known as "shown"')
  }
}
