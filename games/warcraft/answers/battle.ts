import { copy, type Reader, seeded } from '@hexarium/kernel'
import { AREA_CASUALTIES, BATTLE_DIE } from '../content/components.ts'
import { AREA_ATTACK, HEAL, PHASES, TYPES } from '../content/races.ts'
import { diceFor } from '../rules/battle/attack.ts'
import { openBattle } from '../rules/battle/battles.ts'
import { ownerHas, ownersOf } from '../rules/battle/fighters.ts'
import { survey, unitsIn } from '../spaces.ts'
import { ATTACKER, DEFENDER, type Warcraft } from '../state.ts'
import { fightOut } from './simulation.ts'
import { seatOf, spaceOf, tableOf } from './table.ts'

const SIDES = ['attacker', 'defender', 'nobody'] as const
const SAMPLES = 2000

/**
 * WC-B-BAT: `{"ask": "battle", "position": {…}, "at": "C4", "samples": 2000}`: the active player attacks there. For every
 * phase of the first round the dice of both sides and the exact chances of casualties; then how often each side wins and
 * what it has left on average, from fights without cards in which everybody loses his weakest units first.
 */
export function battle(question: Reader): unknown {
  question.only('ask', 'id', 'position', 'seat', 'at', 'samples', 'seed')
  const seed = question.has('seed') ? question.at('seed').text() : 'battle'
  const samples = question.has('samples') ? question.at('samples').int(1, 20_000) : SAMPLES
  const g = tableOf(question, seed)
  g.active = seatOf(g, question)
  begin(g, question)
  return { phases: PHASES.map(type => phaseOf(g, type)), outcome: outcomeOf(g, samples, seed), samples }
}

function begin(g: Warcraft, question: Reader): void {
  const hex = spaceOf(g, question.at('at'))
  survey(g, g.active)
  const foe = [0, 1, 2, 3, 4, 5, 6].find(owner => unitsIn[hex] & (1 << owner) && !(g.friends[g.active] & (1 << owner)))
  if (foe === undefined || !(unitsIn[hex] & (1 << g.active))) {
    question.at('at').fault('units of the attacker and of an enemy must stand there')
  }
  openBattle(g, hex, foe!)
}

/** The dice of a phase of the first round, and the exact chance of so many casualties, first strikes aside. */
function phaseOf(g: Warcraft, type: number): unknown {
  const sides = [ATTACKER, DEFENDER].map(side => {
    const healed = ownersOf(g, 1 - side).some(owner => ownerHas(g, owner, HEAL))
    const hands = ownersOf(g, side).map(owner => diceFor(g, owner, type))
    const strengths = hands.flatMap(hand => hand.strengths)
    const areas = hands.flatMap(hand => hand.areas)
    const inflicts = casualtyChances(strengths, areas, healed)
    const hit = strengths.map(strength => round(strength / BATTLE_DIE.sides))
    return { dice: strengths, hit, casualties: inflicts.map(round) }
  })
  return { phase: TYPES[type], attacker: sides[ATTACKER], defender: sides[DEFENDER] }
}

/** WC-B-ABL-01, WC-B-ABL-02: the chance of 0, 1, 2 … casualties. */
function casualtyChances(strengths: readonly number[], areas: readonly number[], healed: boolean): number[] {
  let chances = [1]
  strengths.forEach((strength, die) => {
    const one = (areas[die] & AREA_ATTACK ? AREA_CASUALTIES : 1) - (healed ? 1 : 0)
    const next = new Array<number>(chances.length + 2).fill(0)
    chances.forEach((chance, casualties) => {
      for (let roll = 1; roll <= BATTLE_DIE.sides; roll++) {
        const inflicted = roll > strength || roll === BATTLE_DIE.sides ? 0 : roll === 1 ? one : 1
        next[casualties + inflicted] += chance / BATTLE_DIE.sides
      }
    })
    chances = next
  })
  while (chances.length > 1 && chances.at(-1) === 0) chances.pop()
  return chances
}

/** How often each side holds the battlefield, and how many units it has left in the battle. */
function outcomeOf(g: Warcraft, samples: number, seed: string): unknown {
  const wins = [0, 0, 0]
  const left = [0, 0]
  for (let i = 0; i < samples; i++) {
    const trial = copy(g)
    trial.core.dice = seeded(`${seed} ${i}`)
    const result = fightOut(trial)
    wins[result.winner]++
    left[ATTACKER] += result.left[ATTACKER]
    left[DEFENDER] += result.left[DEFENDER]
  }
  const shares = Object.fromEntries(SIDES.map((side, i) => [side, round(wins[i] / samples)]))
  return { ...shares, left: [round(left[ATTACKER] / samples), round(left[DEFENDER] / samples)] }
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
