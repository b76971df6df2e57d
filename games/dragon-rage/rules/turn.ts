import { PATIENCE } from '../content/scenarios.ts'
import { everyUnit, wizardUnits } from '../content/types.ts'
import { act, call, forever, procedure, tell, when } from '../events.ts'
import {
  CITY,
  type DragonRage,
  HURT,
  INVADER,
  MAGIC,
  MELEE,
  MISSILES,
  MOVEMENT,
  NONE,
  REINFORCING,
  type Side,
  TURN_MARKER,
} from '../state.ts'
import { noteInside } from '../units.ts'
import { elementalsRoam } from './elementals.ts'
import { flee, takeShip } from './elowyn.ts'
import { shutEntrances } from './fights.ts'
import { magicPhase } from './magic.ts'
import { meleePhase } from './melee.ts'
import { missilePhase } from './missiles.ts'
import { movement } from './movement.ts'
import { isReinforcementTurn, reinforcements } from './reinforcements.ts'
import { setUp } from './set-up.ts'
import { end } from './victory.ts'

type Here = { side: Side; order: number }

const enter = (phase: number) => (g: DragonRage, here: Here) => {
  here.order++
  // DR-2.6.1.6: only the city has reinforcements
  if (phase === REINFORCING && here.side !== CITY) return
  g.phase = phase
  if (isPlayed(g, here)) tell(g, 'phase', here.side, phase)
}

/** DR-2.6c: phases 1–4 of the invader, or 5–9 of the city. */
const half = procedure<Here>(
  'half',
  'DR-2.6c',
  act(enter(MAGIC)),
  when(
    isPlayed,
    act(beginHalf),
    call(magicPhase, { with: (_g, here) => ({ side: here.side, elemental: NONE, price: 0 }) }),
  ),
  act(enter(REINFORCING)),
  when(cityIsPlayed, call(reinforcements, { with: () => ({ left: 0 }) })),
  act(enter(MOVEMENT)),
  when(
    isPlayed,
    act(strayAndFlee),
    call(movement, { with: (_g, here) => ({ side: here.side, unit: NONE, climbTo: NONE }) }),
  ),
  act(enter(MISSILES)),
  when(
    isPlayed,
    call(missilePhase, {
      with: (_g, here) => ({
        side: here.side,
        hex: NONE,
        monster: NONE,
        shooter: NONE,
        units: [],
        dragon: NONE,
        opened: NONE,
      }),
    }),
  ),
  act(enter(MELEE)),
  when(
    isPlayed,
    call(meleePhase, {
      with: (_g, here) => ({
        side: here.side,
        hex: NONE,
        monster: NONE,
        striker: NONE,
        units: [],
        bolt: NONE,
        beast: NONE,
        limbs: [0, 0, 0, 0],
        mauled: [],
        opened: NONE,
      }),
    }),
  ),
  act(endHalf),
)

/** DR-2.6c: a turn: the invader's half and the city's, in the order of the scenario, and the turn marker. */
const turn = procedure(
  'turn',
  'DR-2.6c',
  act(beginTurn),
  act(takeFirstHalf),
  call(half, { with: g => ({ side: g.side, order: 0 }) }),
  act(takeSecondHalf),
  call(half, { with: g => ({ side: g.side, order: PHASES_IN_HALF }) }),
  act(moveTurnMarker),
)

/** DR-2.6a: set-up, then turn after turn until somebody has won. */
export const dragonRage = procedure('dragonRage', 'DR-2.6a', when(isNew, call(setUp)), forever(call(turn)))

/** Phases of a half, the city's reinforcements included. */
export const PHASES_IN_HALF = 5

function isNew(g: DragonRage): boolean {
  return g.turn === 0 && g.startAt === 0
}

/** True unless a position starts later in the turn. */
function isPlayed(g: DragonRage, here: Here): boolean {
  return here.order >= g.startAt
}

function cityIsPlayed(g: DragonRage, here: Here): boolean {
  return here.side === CITY && isPlayed(g, here)
}

function beginTurn(g: DragonRage): void {
  if (g.startAt > 0) return
  g.turn++
  for (const unit of everyUnit) g.marks[unit] &= ~(HURT | (HURT << 1))
  if (!g.rulings.asBefore) noteInvaders(g)
  tell(g, 'turn', g.turn)
  if (isReinforcementTurn(g) || (g.late > 0 && g.rulings.lateShips)) takeShip(g)
}

function takeFirstHalf(g: DragonRage): void {
  g.side = g.first
}

function takeSecondHalf(g: DragonRage): void {
  g.side = 1 - g.first
}

/** A side's units may move and fight again. */
function beginHalf(g: DragonRage, here: Here): void {
  for (const unit of everyUnit) {
    if (g.owner[unit] !== here.side) continue
    g.spent[unit] = 0
    g.gait[unit] = 0
    g.deeds[unit] = 0
  }
  g.struck.fill(0)
}

/** DR-2.8.9g, DR-2.10.7e: what moves by itself moves first. */
function strayAndFlee(g: DragonRage, here: Here): void {
  elementalsRoam(g)
  if (here.side === CITY) flee(g)
}

/** DR-2.5.5.3, DR-2.8.8d: after the invader opened entrances shut; lightning that was held back is gone. */
function endHalf(g: DragonRage, here: Here): void {
  if (here.order < g.startAt) return
  if (here.side === INVADER) shutEntrances(g)
  for (const wizard of wizardUnits.keys()) if (g.wizardOf[wizard] === here.side) g.boltAt[wizard] = NONE
}

/** DR-2.6e: who is inside the walls now. */
function noteInvaders(g: DragonRage): void {
  for (const unit of everyUnit) noteInside(g, unit)
}

/** DR-2.6.1.10, DR-2.6d, DR-2.6e: ten turns without damage, or without an invader inside, and the city has won. */
function moveTurnMarker(g: DragonRage): void {
  g.phase = TURN_MARKER
  g.startAt = 0
  noteInvaders(g)
  if (g.turn - g.lastDamage >= PATIENCE) end(g, CITY, 'DR-2.6d')
  else if (g.turn - g.lastInside >= PATIENCE) end(g, CITY, 'DR-2.6e')
}
