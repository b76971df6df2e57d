import { hereAt, type Reader } from '@hexarium/kernel'
import { lands } from '../content/masterboard.ts'
import { engagements, nextEngagement } from '../rules/engagement.ts'
import { isTower } from '../rules/masterboard.ts'
import { movement, mulligan, nextMove } from '../rules/movement.ts'
import { muster, mustering } from '../rules/mustering.ts'
import { organisation, organise } from '../rules/splits.ts'
import { titan, turn } from '../rules/turn.ts'
import {
  BOTTOM,
  ENGAGEMENT,
  type Land,
  type Marker,
  MOVEMENT,
  MUSTER,
  NONE,
  ORGANISATION,
  type Titan,
} from '../state.ts'
import { markerNames, PHASES, type Phase } from './written.ts'

const NUMBERS: Readonly<Record<Phase, number>> = {
  organisation: ORGANISATION,
  mulligan: MOVEMENT,
  movement: MOVEMENT,
  engagement: ENGAGEMENT,
  muster: MUSTER,
}

/** By phase: the procedure of the turn, and the question it rests at. */
const RESTS: Readonly<Record<Phase, readonly [procedure: { name: string }, question: { name: string }]>> = {
  organisation: [organisation, organise],
  mulligan: [movement, mulligan],
  movement: [movement, nextMove],
  engagement: [engagements, nextEngagement],
  muster: [mustering, muster],
}

/** The phase as the state counts it. */
export function phaseNumber(phase: Phase): number {
  return NUMBERS[phase]
}

/** The flow of a phase: game, turn, phase. */
export function phaseFlow(phase: Phase): { proc: string; at: string; here: object }[] {
  const [procedure, question] = RESTS[phase]
  return [
    { proc: titan.name, at: turn.name, here: {} },
    { proc: turn.name, at: procedure.name, here: {} },
    { proc: procedure.name, at: question.name, here: {} },
  ]
}

/** The phase a game is in, by the question it rests at. */
export function phaseNow(g: Titan): Phase {
  if (hereAt(g, mulligan)) return 'mulligan'
  return PHASES.find(phase => phase !== 'mulligan' && NUMBERS[phase] === g.phase)!
}

/** The phase a position means that names none: movement with a roll, engagement where legions meet, else organisation. */
export function phaseMeant(g: Omit<Titan, 'core'>, hasRoll: boolean): Phase {
  if (hasRoll) return 'movement'
  return meetings(g).length > 0 ? 'engagement' : 'organisation'
}

/** The lands with legions of more than one seat. */
function meetings(g: Omit<Titan, 'core'>): Land[] {
  return [...new Set(g.at)].filter(land => land !== NONE && new Set(ownersIn(g, land)).size > 1)
}

function legionsIn(g: Omit<Titan, 'core'>, land: Land): Marker[] {
  return g.at.flatMap((at, marker) => (at === land ? [marker] : []))
}

function ownersIn(g: Omit<Titan, 'core'>, land: Land): number[] {
  return legionsIn(g, land).map(marker => g.holder[marker])
}

/** TI-4.0b, TI-7.0a, TI-10.1: who may share a land in this phase, and by which side attackers came. */
export function checkBoard(g: Omit<Titan, 'core'>, phase: Phase, reader: Reader): void {
  const meeting = meetings(g)
  const seats = reader.at('seats')
  if (phase === 'engagement' && meeting.length === 0) {
    reader.at('phase').fault('no legion meets an enemy; put two in one land, or name another phase')
  }
  for (const land of new Set(g.at)) {
    if (land === NONE) continue
    const legions = legionsIn(g, land)
    const own = legions.filter(marker => g.holder[marker] === g.mover)
    const named = `${legions.map(marker => markerNames[marker]).join(' and ')} in land ${lands[land].number}`
    if (meeting.includes(land)) {
      checkMeeting(g, phase, legions, own, named, seats)
      setEntry(g, own[0], land)
    } else if (legions.length > 1) checkParts(g, phase, legions, named, seats)
  }
}

function checkMeeting(
  g: Omit<Titan, 'core'>,
  phase: Phase,
  legions: readonly Marker[],
  own: readonly Marker[],
  named: string,
  seats: Reader,
): void {
  if (legions.length > 2) seats.fault(`${named}: two legions at most meet in a land`)
  if (own.length !== 1) seats.fault(`${named}: one of them must be the mover’s, which is seat ${g.mover}`)
  if (phase === 'organisation' || phase === 'mulligan' || phase === 'muster') {
    seats.fault(`${named} meet, which cannot be in the ${phase} phase; move one away, or say "phase": "engagement"`)
  }
  g.moved[own[0]] ||= 1
}

/** TI-5.2d, TI-4.3c: parts before they move, and the first legions in their tower. */
function checkParts(
  g: Omit<Titan, 'core'>,
  phase: Phase,
  legions: readonly Marker[],
  named: string,
  seats: Reader,
): void {
  const owner = g.holder[legions[0]]
  if (g.turnsTaken[owner] === 0 && g.at[legions[0]] === g.tower[owner]) return
  if (owner !== g.mover) seats.fault(`${named} share a land; only the mover’s may, before they move`)
  if (phase === 'engagement' || phase === 'muster') {
    seats.fault(`${named} share a land, which cannot be in the ${phase} phase; move one away`)
  }
}

/** TI-10.2a: towers are entered from the bottom; elsewhere the position may say, and without a word it is the right. */
function setEntry(g: Omit<Titan, 'core'>, attacker: Marker, land: Land): void {
  if (isTower(land)) g.entry[attacker] = BOTTOM
}
