import { PHASES, POISON_COVERS_ALL, SLOW_POISON } from '../content/races.ts'
import { CREEP, HERO, KIND, OWNER } from '../pieces.ts'
import { anybodyAttacks, rollAttacks } from '../rules/battle/attack.ts'
import { countWith, fightersOfSide, ownersOf, strengthOf } from '../rules/battle/fighters.ts'
import { lossChoices } from '../rules/battle/loss-choice.ts'
import { loseDie, loseUnit } from '../rules/battle/removal.ts'
import { goesOn, holdsField } from '../rules/battle/round.ts'
import { buryHero, woundByCasualty } from '../rules/heroes/wounds.ts'
import { ATTACKER, DEFENDER, NOBODY, NONE, type Piece, type Side, type Warcraft } from '../state.ts'

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
  const first = [ATTACKER, DEFENDER].map(side => firstStrikes(g, side))
  PHASES.forEach((type, phase) => {
    if (!goesOn(g) || !anybodyAttacks(g, type)) return
    battle.phase = phase
    battle.evaded = 0
    const ahead = [ATTACKER, DEFENDER].filter(side => first[side] & (1 << phase))
    const passes = ahead.length === 1 ? [1 << ahead[0], 1 << (1 - ahead[0])] : [0b11]
    for (const pass of passes) {
      battle.striking = pass
      rollAttacks(g)
      takeLosses(g)
    }
  })
}

/** WC-B-ABL-03: as many phases as units with Slow Poison, in order. */
function firstStrikes(g: Warcraft, side: Side): number {
  const units = ownersOf(g, side).reduce((sum, owner) => sum + countWith(g, owner, SLOW_POISON), 0)
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
