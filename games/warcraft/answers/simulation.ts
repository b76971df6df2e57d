import { PHASES, POISON_COVERS_ALL, SLOW_POISON } from '../content/races.ts'
import { CREEP, HERO, KIND, OWNER } from '../pieces.ts'
import { anybodyAttacks, rollAttacks } from '../rules/battle/attack.ts'
import { countWith, fightersOfSide, strengthOf } from '../rules/battle/fighters.ts'
import { inPlayOrder, passesBehind } from '../rules/battle/first-strike.ts'
import { lossChoices } from '../rules/battle/loss-choice.ts'
import { raiseAll } from '../rules/battle/raise-dead.ts'
import { loseDie, loseUnit } from '../rules/battle/removal.ts'
import { goesOn, holdsField } from '../rules/battle/round.ts'
import { buryHero, woundByCasualty } from '../rules/heroes/wounds.ts'
import { ATTACKER, DEFENDER, NOBODY, NONE, type Owner, type Piece, type Warcraft } from '../state.ts'

/** No battle of real units lasts longer; one that nobody can win ends here. */
const MOST_ROUNDS = 200

/** Fights a battle out without cards: everybody loses what stands in a flank and is weakest first. */
export function fightOut(g: Warcraft): { winner: number; left: number[] } {
  const battle = g.battle!
  for (let round = 0; round < MOST_ROUNDS && goesOn(g); round++) fightRound(g)
  const winner = holdsField(g, ATTACKER) ? ATTACKER : holdsField(g, DEFENDER) ? DEFENDER : NOBODY
  const left = [ATTACKER, DEFENDER].map(side => fightersOfSide(g, side).length)
  battle.phase = NONE
  return { winner: goesOn(g) ? NOBODY : winner, left }
}

function fightRound(g: Warcraft): void {
  const battle = g.battle!
  const first = inPlayOrder(g).map(owner => [owner, firstStrikes(g, owner)] as const)
  PHASES.forEach((type, phase) => {
    if (!goesOn(g) || !anybodyAttacks(g, type)) return
    battle.phase = phase
    battle.evaded = 0
    const ahead = first.flatMap(([owner, phases]) => (phases & (1 << phase) ? [owner] : []))
    for (const pass of passesBehind(g, ahead)) {
      battle.striking = pass
      rollAttacks(g)
      raiseAll(g)
      takeLosses(g)
    }
  })
}

/** WC-B-ABL-03: as many phases as units with Slow Poison, in order. */
function firstStrikes(g: Warcraft, owner: Owner): number {
  const units = countWith(g, owner, SLOW_POISON)
  return units >= POISON_COVERS_ALL ? 0b111 : (1 << units) - 1
}

function takeLosses(g: Warcraft): void {
  const battle = g.battle!
  const due = [...battle.toll]
  battle.toll.fill(0)
  while (due[ATTACKER] + due[DEFENDER] > 0) {
    for (const side of [DEFENDER, ATTACKER]) {
      if (due[side] === 0) continue
      const piece = weakest(g, lossChoices(g, side))
      due[side] = piece === NONE ? 0 : due[side] - 1
      if (piece !== NONE) bear(g, piece)
    }
  }
}

function weakest(g: Warcraft, pieces: readonly Piece[]): Piece {
  const worth = (piece: Piece) =>
    strengthOf(g, piece) + (g.at[piece] === g.battle!.hex ? 10 : 0) + (KIND[piece] === HERO ? 5 : 0)
  return pieces.reduce((best, piece) => (best === NONE || worth(piece) < worth(best) ? piece : best), NONE)
}

function bear(g: Warcraft, piece: Piece): void {
  if (KIND[piece] === CREEP) loseDie(g, piece)
  else if (KIND[piece] !== HERO) loseUnit(g, piece)
  else {
    woundByCasualty(g, OWNER[piece])
    buryHero(g)
  }
}
