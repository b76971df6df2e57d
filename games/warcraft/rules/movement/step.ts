import { hereAt, type Seat } from '@hexarium/kernel'
import { UNDEAD } from '../../content/races.ts'
import { ELEMENTS, NECROMANCERS } from '../../content/scenarios.ts'
import { act, ask, call, loop, procedure, resigned, tell, when } from '../../events.ts'
import { KIND, OWNER, PIECES, WORKER } from '../../pieces.ts'
import { enemiesOf, survey, unitsIn } from '../../spaces.ts'
import { builderOf, type Hex, MOVE, NONE, type Warcraft } from '../../state.ts'
import { battles } from '../battle/battles.ts'
import { destroyOutpost, takeAway } from '../battle/removal.ts'
import { playOut } from '../cards/resolving.ts'
import { windowFor } from '../cards/windows.ts'
import { candidate, type RiseHere, rise, somebodyMayRise } from '../heroes/levels.ts'
import { altarCalls, altarMayCall, type Calling } from '../scenarios/altar.ts'
import { grantGifts } from '../scenarios/elements.ts'
import { destroyTokens } from '../scenarios/necromancers.ts'
import { hasRacial } from '../sides.ts'
import { checkAfterMove } from '../victory/scenario-ends.ts'
import { movement, refreshMoves } from './movement.ts'

export const moveStart = windowFor('moveStart', playOut)
export const afterMovement = windowFor('afterMovement', playOut)

/** Where the elements lay when the step began. */
type Here = RiseHere & Calling & { lay: Hex[] }

/** WC-B-MOV, WC-X-TIM-06: movement, battles, what is left alone with enemies, level-ups. */
export const moveStep = procedure<Here>(
  'moveStep',
  'WC-B-MOV-01',
  resigned(endsFor),
  act(begin),
  when(altarMayCall, ...altarCalls),
  call(moveStart.open),
  call(movement),
  act(endMovement),
  call(afterMovement.open),
  call(battles),
  act(clearSpaces),
  loop(somebodyMayRise, ask(rise)),
  act(end),
)

/** The step of a player who gives up is over; so it is if he was the last one who could still rise. */
function endsFor(g: Warcraft, here: Here, seat: Seat): () => boolean {
  const wasRising = hereAt(g, rise) === here && candidate(g, here) === seat
  return () => g.active === seat || (wasRising && !somebodyMayRise(g, here))
}

function begin(g: Warcraft, here: Here): void {
  here.passed = 0
  here.called = NONE
  here.lay = g.scenario === ELEMENTS ? [...g.quest] : []
  tell(g, 'step', g.active, MOVE)
  g.walking = 0
  g.uprooted = 0
  refreshMoves(g, g.active)
}

function endMovement(g: Warcraft, here: Here): void {
  if (g.scenario === ELEMENTS) grantGifts(g, g.active, here.lay)
}

/** WC-B-MOV-09: workers and Outposts in spaces with enemy units are destroyed. */
function clearSpaces(g: Warcraft): void {
  g.armed = []
  survey(g, g.active)
  for (let piece = 0; piece < PIECES; piece++) {
    const hex = g.at[piece]
    if (KIND[piece] !== WORKER || hex < 0 || !isOverrun(g, OWNER[piece], hex)) continue
    tell(g, 'workerLost', piece, hex)
    takeAway(g, piece)
  }
  g.outpostAt.forEach((hex, outpost) => {
    if (hex !== NONE && isOverrun(g, builderOf(outpost), hex) && !stands(g, outpost)) destroyOutpost(g, outpost)
  })
  if (g.scenario === NECROMANCERS) destroyTokens(g)
}

/** WC-X-HER-10: an enemy unit is there, and no unit of one's own side protects the space. */
function isOverrun(g: Warcraft, seat: Seat, hex: Hex): boolean {
  return (unitsIn[hex] & enemiesOf(g, seat)) !== 0 && (unitsIn[hex] & g.friends[seat] & 0xf) === 0
}

/** WC-X-RAC-31: where the table has it so, an Outpost of the Undead is completed whoever comes while it is built. */
function stands(g: Warcraft, outpost: number): boolean {
  return g.options.outpostsStand && !g.outpostDone[outpost] && hasRacial(g, builderOf(outpost), UNDEAD)
}

function end(g: Warcraft): void {
  g.walking = 0
  checkAfterMove(g)
}
