import { type Outcome, type PositionFormat, Reader, reading } from '@hexarium/kernel'
import { begin } from '../begin.ts'
import { creatures, TITAN, typeNames } from '../content/creatures.ts'
import { checkKnowledge, knowFromPosition, mayMerge } from '../knowledge/index.ts'
import { piecesOf } from '../legions.ts'
import { startStock } from '../rules/set-up.ts'
import { MARKERS, NONE, type Titan } from '../state.ts'
import { checkBoard, phaseFlow, phaseMeant, phaseNumber } from './phases.ts'
import { type Found, setSeats } from './seats.ts'
import { positionOf } from './write.ts'
import { legion, markerNames, type Phase, seat, type Written, written } from './written.ts'

/**
 * A position is the masterboard between two choices. The shortest one names two legions:
 * `{"seats": [{"legions": [{"land": 1, "pieces": ["titan", "ogre"]}]}, {"legions": […]}]}`; then it is the first seat's
 * second turn, before it splits. All keys are in README.md. Engagements and battles under way cannot be written.
 */
export const position: PositionFormat<Titan> = {
  read: json => reading(() => laidOut(new Reader(json))),
  write: g => written.write(positionOf(g)),
  tables: () => [written, seat, legion].map(({ table }) => table()),
}

type Position = ReturnType<PositionFormat<Titan>['read']> extends Outcome<infer P> ? P : never

function laidOut(reader: Reader): Position {
  const meant = written.read(reader)
  const seats = meant.seats.length
  const g = empty(meant)
  const found = setSeats(g, meant.seats, reader.at('seats').list())
  setStock(g, meant, found, reader)
  const phase = setTurn(g, meant, reader)
  checkBoard(g, phase, reader)
  setKnowledge(g, meant, found, reader)
  return { ...g, seats, flow: phaseFlow(phase) }
}

/** The state with its rulings and limits, and nothing on the board. */
function empty({ seats, rulings, turnLimit, pointsTarget, chanceMoves }: Written): Omit<Titan, 'core'> {
  const settings = { ...rulings, turnLimit, pointsTarget, moveTimer: chanceMoves ? 1 : 0 }
  return { ...begin({ seats: seats.length, settings }), rulings }
}

/** TI-3.4, TI-18.6: the caretaker has what is neither in a legion nor dead; or the dead are what he has not. */
function setStock(g: Omit<Titan, 'core'>, { dead, caretaker }: Written, found: Found, reader: Reader): void {
  const all = startStock(0, g.rulings.variantShort)
  const inLegions = creatures.map(() => 0)
  for (let marker = 0; marker < MARKERS; marker++) for (const type of piecesOf(g as Titan, marker)) inLegions[type]++
  g.dead = dead ?? creatures.map(() => 0)
  for (const type of found.lost) if (creatures[type].class === 'creature') g.dead[type]++
  g.stock = creatures.map((creature, type) => {
    if (type === TITAN) return 0
    const rest = all[type] - inLegions[type] - g.dead[type]
    if (rest < 0)
      reader.fault(`there are only ${all[type]} of ${creature.name}; legions and dead hold ${all[type] - rest}`)
    return caretaker?.[type] ?? rest
  })
  g.stock.forEach((left, type) => {
    if (type === TITAN) return
    const missing = all[type] - inLegions[type] - g.dead[type] - left
    if (missing < 0 || (missing > 0 && dead)) {
      const why = `legions, dead and caretaker do not add up to the ${all[type]} there are of ${typeNames[type]}`
      reader.at('caretaker').fault(`${why}; leave out caretaker or dead`)
    }
    g.dead[type] += missing
  })
  const isLost = g.dead.findIndex((count, type) => count > 0 && creatures[type].class !== 'creature')
  if (isLost >= 0)
    reader.at('dead').fault(`a lost ${typeNames[isLost]} goes back to the caretaker; only creatures are dead`)
}

function setTurn(g: Omit<Titan, 'core'>, meant: Written, reader: Reader): Phase {
  const seats = g.tower.length
  g.turn = meant.turn ?? seats + 1
  g.mover = meant.mover === undefined ? g.alive.findIndex(alive => alive) : reader.at('mover').int(0, seats - 1)
  if (!g.alive[g.mover]) reader.at('mover').fault(`seat ${g.mover} is out of the game; name a living one`)
  const phase = meant.phase ?? phaseMeant(g, meant.roll !== undefined)
  g.phase = phaseNumber(phase)
  g.roll = meant.roll ?? 0
  if (phase === 'organisation' && g.roll > 0) reader.at('roll').fault('the roll comes after the organisation phase')
  if ((phase === 'movement' || phase === 'mulligan') && g.roll === 0) {
    reader.at('roll').fault(`a roll from 1 to 6 is wanted in the ${phase} phase`)
  }
  g.teleported = meant.teleported
  g.summoned = meant.summoned
  return phase
}

/** What the program itself wrote is checked; otherwise everybody knows what is listed as shown. */
function setKnowledge(g: Omit<Titan, 'core'>, { known }: Written, found: Found, reader: Reader): void {
  knowFromPosition(g, found.shown)
  if (!known) return
  g.known = known
  try {
    checkKnowledge(g)
  } catch {
    reader.at('known').fault('this does not fit the legions; leave it out and list what is known as "shown"')
  }
  // TI-4.3f: parts that share a land may have to join again
  g.at.forEach((land, marker) => {
    const other = g.at.findIndex((at, of) => of > marker && at === land && g.holder[of] === g.holder[marker])
    if (land !== NONE && other >= 0 && !mayMerge(g, marker, other))
      reader
        .at('known')
        .fault(
          `${markerNames[marker]} and ${markerNames[other]} share a land, but are not known as parts of one legion`,
        )
  })
}
