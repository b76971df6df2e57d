import { battles } from '../content/armies/battles.ts'
import { act, ask, call, loop, procedure, tell, when } from '../events.ts'
import {
  type Demonworld,
  FIRST_FIRE,
  MAGIC,
  MELEE,
  MOVEMENT,
  NONE,
  ORDERS,
  RALLY,
  SECOND_FIRE,
  SET_UP,
} from '../state.ts'
import { arrivals } from './armies/arrival.ts'
import { layBoard } from './armies/board.ts'
import { deployment } from './armies/deployment.ts'
import { flankMarches } from './armies/flank-march.ts'
import { muster } from './armies/muster.ts'
import { notePosts } from './buildings/house.ts'
import { expert, magic } from './expert.ts'
import { releaseDragons } from './large/mounts.ts'
import { beginRest, endMagic } from './magic/rest.ts'
import { ringIsEmpty, storeSpell } from './magic/ring.ts'
import { melees } from './melee/phase.ts'
import { rally } from './morale/rally.ts'
import { noteBeside } from './movement/optional-contact.ts'
import { movement } from './movement/phase.ts'
import { freeCaptains } from './orders/attachment.ts'
import { orders } from './orders/phase.ts'
import { fire } from './shooting/phase.ts'
import { beginHold, endOfRound, judge, standing, watchGoal } from './victory.ts'

/** DW-III.2, DW-VIII.5: the phases of a round. */
const round = procedure(
  'round',
  'DW-VIII.5',
  act(beginRound),
  when(g => g.marches, call(arrivals)),
  when(isOnFire, act(burn)),
  when(comes(ORDERS), act(enter(ORDERS)), call(orders)),
  when(comes(MAGIC), act(enter(MAGIC)), call(magic), act(closePhase)),
  when(comes(FIRST_FIRE), act(enter(FIRST_FIRE)), call(fire), act(closePhase)),
  when(comes(MOVEMENT), act(enter(MOVEMENT)), call(movement), act(closePhase)),
  when(comes(SECOND_FIRE), act(enter(SECOND_FIRE)), call(fire), when(playsFire, act(forfeitFire)), act(closePhase)),
  when(comes(MELEE), act(enter(MELEE)), call(melees), act(closePhase)),
  when(comes(RALLY), act(enter(RALLY)), call(rally)),
  act(endRound),
)

/** DW-XVI.10, DW-XVI.11, DW-XVI.30: what comes before the deployment of a free battle. */
const preparation = procedure(
  'preparation',
  'DW-XVI.10',
  call(muster),
  call(layBoard),
  when(g => g.marches, call(flankMarches)),
)

/** DW-III.2: deployment, then round after round until somebody has won. */
export const battle = procedure(
  'battle',
  'DW-III.2',
  when(
    g => g.resume === SET_UP,
    when(isToBeRaised, call(preparation)),
    when(ringIsEmpty, ask(storeSpell)),
    call(deployment),
  ),
  loop(isUndecided, call(round)),
)

/** DW-VIII.5, DW-XX.1: the phases as they follow each other. */
const SEQUENCE = [SET_UP, ORDERS, MAGIC, FIRST_FIRE, MOVEMENT, SECOND_FIRE, MELEE, RALLY]

/** A position begins in the middle of a round. */
function comes(phase: number) {
  return function phaseComes(g: Demonworld): boolean {
    if (phase === RALLY && !g.rules.morale) return false
    if (phase === MAGIC && !g.rules.magic) return false
    return SEQUENCE.indexOf(g.resume) <= SEQUENCE.indexOf(phase)
  }
}

function playsFire(g: Demonworld): boolean {
  return g.rules.fire
}

/** DW-XXII.4, DW-XVI.34: fires burn and spread before anything but the arrival of flank marches; not in a position that begins later in the round. */
function isOnFire(g: Demonworld): boolean {
  return burns(g) && !g.rules.beforeTwelve
}

function burns(g: Demonworld): boolean {
  return g.rules.fire && (g.resume === SET_UP || g.resume === ORDERS)
}

/** A free battle; in a position the armies stand already, and no points were agreed on. */
function isToBeRaised(g: Demonworld): boolean {
  return battles[g.battle].goal === 'points' && g.points > 0
}

function isUndecided(g: Demonworld): boolean {
  return g.core.result === null
}

function beginRound(g: Demonworld): void {
  g.round++
  g.shot.fill(0)
  g.struck.fill(false)
  g.acted.fill(false)
  g.aim.fill(NONE)
  g.backs.fill(NONE)
  beginRest(g)
  g.dissolved.fill(false)
  if (g.resume <= ORDERS) g.torch.fill(0)
  notePosts(g)
  noteBeside(g)
  tell(g, 'round', g.round)
  beginHold(g)
  if (burns(g) && g.rules.beforeTwelve) burn(g) // by older rules before the arrivals
}

function enter(phase: number) {
  return function enterPhase(g: Demonworld): void {
    g.phase = phase
    g.resume = 0
    tell(g, 'phase', phase)
  }
}

function closePhase(g: Demonworld): void {
  releaseDragons(g)
  freeCaptains(g)
  watchGoal(g)
  judge(g)
}

/** DW-VIII.5: markers are removed; routing and impetuous ones stay. */
function endRound(g: Demonworld): void {
  if (g.rules.magic) endMagic(g)
  if (g.rules.buildings) expert.breakDoors(g)
  const left = standing(g, 0) + standing(g, 1)
  g.quiet = left === g.left ? g.quiet + 1 : 0
  g.left = left
  endOfRound(g)
}

/** DW-XXII.4: what fire does when a round begins. */
function burn(g: Demonworld): void {
  expert.burn(g)
}

/** DW-XXII.10: an incendiary stone announced and not fired is lost. */
function forfeitFire(g: Demonworld): void {
  expert.forfeitFire(g)
}
