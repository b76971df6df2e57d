import type { Seat } from '@hexarium/kernel'
import { PHASES, POISON_COVERS_ALL, SLOW_POISON } from '../../content/races.ts'
import { act, ask, call, decision, each, loop, procedure, tell, when } from '../../events.ts'
import { holdsSpace, KIND, OWNER, PIECES, SUMMON } from '../../pieces.ts'
import { leftOf } from '../../spaces.ts'
import { ATTACKER, DEFENDER, isSeat, NONE, type Owner, PHASE, ROUND, type Side, type Warcraft } from '../../state.ts'
import { playOut } from '../cards/resolving.ts'
import { windowFor } from '../cards/windows.ts'
import { anybodyAttacks, rollAttacks } from './attack.ts'
import { countWith } from './fighters.ts'
import { inPlayOrder, passes } from './first-strike.ts'
import { type LossHere, losses } from './losses.ts'
import { raiseDead, somebodyRaises } from './raise-dead.ts'

export const roundStart = windowFor('roundStart', playOut)
export const phaseStart = windowFor('phaseStart', playOut)
export const beforeRoll = windowFor('beforeRoll', playOut)
export const afterRoll = windowFor('afterRoll', playOut)
export const beforeCasualties = windowFor('beforeCasualties', playOut)

type Here = { phase: number; pass: number; owner: Owner }

/** WC-B-ABL-03: one phase for each unit with Slow Poison, named openly at the start of the round. */
export const slowPoison = decision({
  name: 'slowPoison',
  rule: 'WC-B-ABL-03',
  seat: g => poisonerSeat(g),
  offer(g, _here, can) {
    for (let phase = 0; phase < PHASES.length; phase++) if (!cannotPoison(g, phase)) can.phase(phase)
  },
  take: {
    phase(g, _here, phase) {
      const owner = poisoner(g)
      const battle = g.battle!
      battle.poison[battle.side[owner]] |= 1 << phase
      battle.poisoned += 1 << (owner * 2)
      tell(g, 'poison', owner, phase)
    },
  },
  cannot: { phase: (g, _here, phase) => cannotPoison(g, phase) },
})

/** WC-B-BAT-05, WC-B-BAT-13, WC-X-TIM-07: one pass for all, or two where some strike first. */
const phase = procedure<Here>(
  'phase',
  'WC-B-BAT-05',
  act(beginPhase),
  call(phaseStart.open),
  each(
    'pass',
    passes,
    act(beginPass),
    call(beforeRoll.open),
    act(rollAttacks),
    loop(somebodyRaises, ask(raiseDead)),
    call(afterRoll.open),
    loop(somebodyRaises, ask(raiseDead)),
    call(beforeCasualties.open),
    call(losses, { with: takeToll }),
  ),
  each('owner', lateLosers, call(losses, { with: takeLate })),
  act(endPhase),
)

/** WC-B-BAT-05, WC-B-BAT-07: ranged, flying, melee; a phase in which nobody attacks is passed over. */
export const round = procedure<Here>(
  'round',
  'WC-B-BAT-07',
  act(beginRound),
  loop(somebodyPoisons, ask(slowPoison)),
  call(roundStart.open),
  each('phase', allPhases, when(isFought, call(phase, { with: (_g, here) => ({ phase: here.phase }) }))),
  act(endRound),
)

function beginRound(g: Warcraft): void {
  const battle = g.battle!
  battle.round++
  battle.phase = NONE
  battle.poison.fill(0)
  battle.poisoned = 0
  for (const owner of inPlayOrder(g)) {
    if (countWith(g, owner, SLOW_POISON) < POISON_COVERS_ALL) continue
    battle.poison[battle.side[owner]] = 0b111
    battle.poisoned |= 0b11 << (owner * 2)
  }
  tell(g, 'round', battle.round)
}

/** The next owner who has not named as many phases as he has units with Slow Poison, in play order; or NONE. */
export function poisoner(g: Warcraft): Owner {
  const battle = g.battle!
  for (const owner of inPlayOrder(g)) {
    const chosen = (battle.poisoned >> (owner * 2)) & 3
    if (battle.poison[battle.side[owner]] !== 0b111 && chosen < countWith(g, owner, SLOW_POISON)) return owner
  }
  return NONE
}

/** WC-X-CRP-11: for creeps the player who rolls for them. */
function poisonerSeat(g: Warcraft): Seat {
  const owner = poisoner(g)
  return isSeat(owner) ? owner : leftOf(g, g.battle!.attacker)
}

function somebodyPoisons(g: Warcraft): boolean {
  return goesOn(g) && poisoner(g) !== NONE
}

function cannotPoison(g: Warcraft, phase: number) {
  const battle = g.battle!
  const named = battle.poison[battle.side[poisoner(g)]] & (1 << phase)
  return phase >= PHASES.length || named ? 'WC-B-ABL-03' : undefined
}

function allPhases(): readonly number[] {
  return [0, 1, 2]
}

function isFought(g: Warcraft, here: Here): boolean {
  return goesOn(g) && anybodyAttacks(g, PHASES[here.phase])
}

function beginPhase(g: Warcraft, here: Here): void {
  const battle = g.battle!
  battle.phase = here.phase
  battle.toll.fill(0)
  battle.evaded = 0
}

function beginPass(g: Warcraft, here: Here): void {
  g.battle!.striking = here.pass
}

function takeToll(g: Warcraft): LossHere {
  const due = [...g.battle!.toll]
  g.battle!.toll.fill(0)
  return { due, zone: NONE, only: NONE }
}

/** Unholy Frenzy: those who owe a unit at the end of the phase. */
function lateLosers(g: Warcraft): readonly Owner[] {
  return g.battle!.late.flatMap((count, owner) => (count > 0 ? [owner] : []))
}

function takeLate(g: Warcraft, here: Here): LossHere {
  const due = [0, 0]
  due[g.battle!.side[here.owner]] = g.battle!.late[here.owner]
  g.battle!.late[here.owner] = 0
  g.battle!.caused.fill(0) // not a casualty of an attack: nobody else picks it
  return { due, zone: NONE, only: here.owner }
}

function endPhase(g: Warcraft): void {
  const battle = g.battle!
  battle.striking = 0
  battle.caused.fill(0)
  battle.lasting = battle.lasting.filter(({ until }) => until > PHASE)
}

function endRound(g: Warcraft): void {
  const battle = g.battle!
  battle.phase = NONE
  battle.lasting = battle.lasting.filter(({ until }) => until > ROUND)
}

/** WC-B-BAT-08: over when the battlefield holds units of one side only, or of nobody. */
export function goesOn(g: Warcraft): boolean {
  return holdsField(g, ATTACKER) && holdsField(g, DEFENDER)
}

/** True if a side has a unit in the battlefield. */
export function holdsField(g: Warcraft, side: Side): boolean {
  const { hex, side: sideOf } = g.battle!
  for (let piece = 0; piece < PIECES; piece++) {
    if (g.at[piece] === hex && sideOf[OWNER[piece]] === side && (holdsSpace(g, piece) || KIND[piece] === SUMMON))
      return true
  }
  return false
}
